-- The analysis of a finished game; one of another format is made anew.

CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    format INTEGER NOT NULL,
    analysis TEXT NOT NULL
);
