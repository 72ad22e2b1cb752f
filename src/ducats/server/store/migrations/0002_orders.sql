-- Standing orders. They belong to a person at a table, so that whoever takes the chair next does not see them.

CREATE TABLE orders (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id),
    orders TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);
