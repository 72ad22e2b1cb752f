-- People, tables, chairs and moves. Plain SQL that SQLite and PostgreSQL both read.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL
);

-- A person may come to have several ways in (another browser, an account), so tokens stand apart.
CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    created DOUBLE PRECISION NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'finished')),
    options TEXT NOT NULL,
    data TEXT,
    public BOOLEAN NOT NULL,
    absence TEXT NOT NULL,
    creator TEXT NOT NULL REFERENCES people (id),
    created DOUBLE PRECISION NOT NULL,
    seed TEXT NOT NULL,
    header TEXT,
    outcome TEXT,
    rematch TEXT,
    imported BOOLEAN NOT NULL,
    moments BIGINT NOT NULL
);

CREATE INDEX tables_by_status ON tables (public, status, created);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('empty', 'person', 'bot')),
    person TEXT REFERENCES people (id),
    name TEXT NOT NULL,
    level TEXT,
    stand_in BOOLEAN NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_person ON seats (person, table_id);

CREATE TABLE inputs (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    action TEXT NOT NULL,
    time DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, number)
);
