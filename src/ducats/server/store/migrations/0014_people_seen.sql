-- When somebody was here last, to the day: people who never come back may be forgotten. Nobody knows it yet.

ALTER TABLE people ADD COLUMN seen DOUBLE PRECISION;

ALTER TABLE people ADD COLUMN erased BOOLEAN NOT NULL DEFAULT FALSE;

CREATE INDEX people_by_seen ON people (seen) WHERE NOT erased;

-- What is kept about a person is found without looking at what is kept about others.
CREATE INDEX sessions_by_person ON sessions (person);

CREATE INDEX orders_by_person ON orders (person);

UPDATE people SET erased = TRUE
    WHERE name = '—' AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id);
