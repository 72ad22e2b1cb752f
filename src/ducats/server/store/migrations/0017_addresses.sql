-- A table knows a mark of the address it was opened from until its game is over, so that nobody can fill the
-- lobby or take all workers by coming as many people.

ALTER TABLE tables ADD COLUMN address TEXT;

CREATE INDEX tables_by_address ON tables (address, created) WHERE address IS NOT NULL;

-- The list of public tables is made from the index alone.
DROP INDEX tables_by_status;

CREATE INDEX tables_by_status ON tables (public, status, created, id, creator, address);
