-- The review room: games played on from a moment of another one, notes of readers, figures for statistics.

-- Which game a table goes on from, and from which moment of it.
ALTER TABLE tables ADD COLUMN what_if TEXT;

CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    moment BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, person, moment)
);

CREATE INDEX notes_by_person ON notes (person);

-- What a kept analysis says about each seat.
CREATE TABLE review_figures (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    person TEXT REFERENCES people (id) ON DELETE SET NULL,
    game TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    figures TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX review_figures_by_person ON review_figures (person, created);

CREATE INDEX review_figures_by_game ON review_figures (game, created);
