-- Who was away when, who was asked to leave, who said that they are still thinking; the way to a second device.

ALTER TABLE tables ADD COLUMN attendance TEXT NOT NULL DEFAULT '[]';

ALTER TABLE tables ADD COLUMN removed TEXT NOT NULL DEFAULT '[]';

ALTER TABLE seats ADD COLUMN seen DOUBLE PRECISION NOT NULL DEFAULT 0;

-- Whoever holds the token with this hash may go on as that person on another device, once and soon.
CREATE TABLE transfers (
    token_hash TEXT PRIMARY KEY,
    person TEXT NOT NULL UNIQUE REFERENCES people (id) ON DELETE CASCADE,
    expires DOUBLE PRECISION NOT NULL
);
