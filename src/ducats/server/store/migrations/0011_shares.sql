-- What the players add to the seed: promised when they sit down, shown when all chairs are taken.

ALTER TABLE seats ADD COLUMN promise TEXT;

ALTER TABLE seats ADD COLUMN share TEXT;
