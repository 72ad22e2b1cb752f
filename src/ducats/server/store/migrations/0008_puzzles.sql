-- The first attempt of each person at a puzzle; what the person gains, the puzzle loses.

CREATE TABLE attempts (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    puzzle TEXT NOT NULL,
    solved BOOLEAN NOT NULL,
    gain DOUBLE PRECISION NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, puzzle)
);

CREATE INDEX attempts_of_a_puzzle ON attempts (puzzle);
