"""The statements, with $1, $2, ... for parameters, as PostgreSQL writes them."""

from typing import Final

ADD_PERSON: Final = "INSERT INTO people (id, name, created) VALUES ($1, $2, $3)"
ADD_SESSION: Final = "INSERT INTO sessions (token_hash, person, created) VALUES ($1, $2, $3)"
PERSON_WITH: Final = (
    "SELECT people.id, people.name, people.created FROM sessions"
    " JOIN people ON people.id = sessions.person WHERE sessions.token_hash = $1"
)
RENAME: Final = "UPDATE people SET name = $2 WHERE id = $1"
RENAME_SEATS: Final = (
    "UPDATE seats SET name = $2 WHERE person = $1"
    " AND table_id IN (SELECT id FROM tables WHERE status <> 'finished')"
)

TABLE_COLUMNS: Final = (
    "id, game, status, options, data, public, absence, creator, created, seed, header, outcome, rematch,"
    " imported, moments"
)
ADD_TABLE: Final = (
    f"INSERT INTO tables ({TABLE_COLUMNS})"  # noqa: S608 - constants only
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)"
)
TABLE: Final = f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = $1"  # noqa: S608 - constants only
PUBLIC_TABLES: Final = (
    f"SELECT {TABLE_COLUMNS} FROM tables"  # noqa: S608 - constants only
    " WHERE public AND (status = 'playing' OR (status = 'open' AND created >= $1))"
    " ORDER BY created DESC, id LIMIT $2"
)
TABLES_OF: Final = (
    f"SELECT {TABLE_COLUMNS} FROM tables"  # noqa: S608 - constants only
    " WHERE creator = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1)"
    " ORDER BY created DESC, id LIMIT $2"
)
RUNNING_TABLES: Final = f"SELECT {TABLE_COLUMNS} FROM tables WHERE status = 'playing'"  # noqa: S608 - constants only
REMOVE_OPEN_TABLE: Final = "DELETE FROM tables WHERE id = $1 AND status = 'open'"
SET_REMATCH: Final = "UPDATE tables SET rematch = $2 WHERE id = $1"
BEGIN_TABLE: Final = "UPDATE tables SET status = 'playing', header = $2 WHERE id = $1 AND status = 'open'"
ADVANCE_TABLE: Final = (
    "UPDATE tables SET moments = $2, outcome = $3, status = $4 WHERE id = $1 AND status = 'playing'"
)
COUNT_PEOPLE: Final = "SELECT count(*) FROM people"
COUNT_TABLES: Final = "SELECT status, count(*) FROM tables GROUP BY status"

ADD_SEAT: Final = (
    "INSERT INTO seats (table_id, seat, kind, person, name, level, stand_in)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7)"
)
SET_SEAT: Final = (
    "UPDATE seats SET kind = $3, person = $4, name = $5, level = $6, stand_in = $7"
    " WHERE table_id = $1 AND seat = $2"
)
SEATS: Final = "SELECT kind, person, name, level, stand_in FROM seats WHERE table_id = $1 ORDER BY seat"

ADD_INPUT: Final = "INSERT INTO inputs (table_id, number, seat, action, time) VALUES ($1, $2, $3, $4, $5)"
NEXT_INPUT: Final = "SELECT count(*) FROM inputs WHERE table_id = $1"
INPUTS: Final = "SELECT number, seat, action, time FROM inputs WHERE table_id = $1 ORDER BY number"

SET_ORDERS: Final = (
    "INSERT INTO orders (table_id, person, orders) VALUES ($1, $2, $3)"
    " ON CONFLICT (table_id, person) DO UPDATE SET orders = excluded.orders"
)
ORDERS: Final = "SELECT person, orders FROM orders WHERE table_id = $1"
