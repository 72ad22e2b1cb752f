-- Lists of tables are looked up in indexes, however many games were played: a chair knows how old its table is.

ALTER TABLE seats ADD COLUMN created DOUBLE PRECISION NOT NULL DEFAULT 0;

UPDATE seats SET created = (SELECT tables.created FROM tables WHERE tables.id = seats.table_id);

DROP INDEX seats_by_person;

CREATE INDEX seats_by_person ON seats (person, created, table_id);

CREATE INDEX tables_by_creator ON tables (creator, created, id);
