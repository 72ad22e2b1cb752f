-- Several processes may serve one table: every change names what it was judged on, and what the server must do by
-- itself is a row that one of them takes.

-- Counts every change of a table but its inputs.
ALTER TABLE tables ADD COLUMN version BIGINT NOT NULL DEFAULT 0;

ALTER TABLE tables ADD COLUMN input_count BIGINT NOT NULL DEFAULT 0;

UPDATE tables SET input_count = (SELECT count(*) FROM inputs WHERE inputs.table_id = tables.id);

CREATE TABLE due (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    at DOUBLE PRECISION NOT NULL,
    taken_by TEXT
);

CREATE INDEX due_by_time ON due (at);

-- What was taken by a worker that is no longer alive is free again.
CREATE TABLE workers (
    name TEXT PRIMARY KEY,
    alive_until DOUBLE PRECISION NOT NULL
);

-- Nobody knows yet what is due at the tables that are there: each is looked at once.
INSERT INTO due (table_id, at) SELECT id, 0 FROM tables WHERE status = 'playing';
