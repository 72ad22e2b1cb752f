-- Deals of the day: the seed of each, and which tables play it.

CREATE TABLE deals (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    seed TEXT NOT NULL,
    PRIMARY KEY (day, game)
);

ALTER TABLE tables ADD COLUMN deal TEXT;

-- A person's first game with a deal counts, the others are practice.
ALTER TABLE tables ADD COLUMN deal_counts BOOLEAN NOT NULL DEFAULT FALSE;

CREATE UNIQUE INDEX tables_that_count ON tables (deal, game, creator) WHERE deal_counts;
