-- Analyses that somebody waits for: one worker takes each, and another if that one is no longer alive.

CREATE TABLE wanted_reviews (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    owner TEXT NOT NULL,
    turn BIGINT NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    wanted_until DOUBLE PRECISION NOT NULL,
    taken_by TEXT,
    attempts BIGINT NOT NULL DEFAULT 0,
    done BIGINT NOT NULL DEFAULT 0,
    total BIGINT NOT NULL DEFAULT 0,
    coarse TEXT,
    failed BOOLEAN NOT NULL DEFAULT FALSE
);
