-- Whoever the host has shut out.

CREATE TABLE blocked (
    person TEXT PRIMARY KEY REFERENCES people (id),
    since DOUBLE PRECISION NOT NULL
);
