-- What helps the players of a casual table.

ALTER TABLE tables ADD COLUMN help TEXT NOT NULL DEFAULT '{}';
