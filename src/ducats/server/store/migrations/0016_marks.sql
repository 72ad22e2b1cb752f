-- Whoever waits for an analysis is counted by their address, too. No address is kept, nor what would tell it to
-- whoever tries all there are: a mark of it, made with a secret that all processes share.

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- Marks that were made without it.
DELETE FROM wanted_reviews;

ALTER TABLE wanted_reviews ADD COLUMN address TEXT NOT NULL DEFAULT '';
