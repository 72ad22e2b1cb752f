"""The statements, with $1, $2, ... for parameters, as PostgreSQL writes them."""

from typing import Final

ADD_PERSON: Final = "INSERT INTO people (id, name, created, seen) VALUES ($1, $2, $3, $4)"
ADD_SESSION: Final = "INSERT INTO sessions (token_hash, person, created) VALUES ($1, $2, $3)"
PERSON_WITH: Final = (
    "SELECT people.id, people.name, people.created, people.seen,"
    " EXISTS (SELECT 1 FROM blocked WHERE blocked.person = people.id) FROM sessions"
    " JOIN people ON people.id = sessions.person WHERE sessions.token_hash = $1"
)
BLOCKED: Final = "SELECT person FROM blocked"
RENAME: Final = "UPDATE people SET name = $2 WHERE id = $1 RETURNING id"
RENAME_SEATS: Final = (
    "UPDATE seats SET name = $2 WHERE person = $1"
    " AND table_id IN (SELECT id FROM tables WHERE status <> 'finished')"
)

DROP_TRANSFERS: Final = "DELETE FROM transfers WHERE person = $1 OR expires <= $2"
ADD_TRANSFER: Final = "INSERT INTO transfers (token_hash, person, expires) VALUES ($1, $2, $3)"
TAKE_TRANSFER: Final = "DELETE FROM transfers WHERE token_hash = $1 AND expires > $2 RETURNING person"
PERSON: Final = "SELECT id, name, created, seen, FALSE FROM people WHERE id = $1"

TABLE_COLUMNS: Final = (
    "id, game, status, options, data, public, absence, creator, created, seed, header, outcome, rematch,"
    " imported, moments, version, input_count, what_if, attendance, removed, help, deal, deal_counts,"
    " answer_window, address"
)
ADD_TABLE: Final = (
    f"INSERT INTO tables ({TABLE_COLUMNS})"  # noqa: S608 - constants only
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21,"
    " $22, $23, $24, $25)"
)
TABLE: Final = f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = $1"  # noqa: S608 - constants only
# The list takes the newest from one index after the other, and never looks at more than it shows.
TABLES_OF: Final = (
    f"SELECT {TABLE_COLUMNS} FROM tables"  # noqa: S608 - constants only
    " WHERE id IN ("
    "SELECT id FROM (SELECT id FROM tables WHERE creator = $1 ORDER BY created DESC, id LIMIT $2) AS made"
    " UNION ALL "
    "SELECT table_id FROM (SELECT table_id FROM seats WHERE person = $1"
    " ORDER BY created DESC, table_id LIMIT $2) AS sat"
    ") ORDER BY created DESC, id LIMIT $2"
)
REMOVE_OPEN_TABLE: Final = (
    "DELETE FROM tables WHERE id = $1 AND version = $2 AND status = 'open' RETURNING id"
)
# Whether a table is public leads the index.
FORGET_TABLES: Final = (
    "DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE public IN (TRUE, FALSE) AND status = $1"
    " AND created < $2 AND COALESCE(deal, '') < $4 ORDER BY created LIMIT $3) RETURNING id"
)
SET_REMATCH: Final = (
    "UPDATE tables SET rematch = $2, version = version + 1 WHERE id = $1 AND rematch IS NULL"
    " RETURNING version, input_count"
)
BEGIN_TABLE: Final = (
    "UPDATE tables SET status = 'playing', header = $3, version = version + 1, input_count = $4"
    " WHERE id = $1 AND version = $2 AND status = 'open' RETURNING version, input_count"
)
CHANGE_TABLE: Final = (
    "UPDATE tables SET version = version + 1 WHERE id = $1 AND version = $2 RETURNING version, input_count"
)
ARRANGE_TABLE: Final = (
    "UPDATE tables SET creator = $3, attendance = $4, removed = $5, version = version + 1"
    " WHERE id = $1 AND version = $2 RETURNING version, input_count"
)
UNFINISHED_TABLES_OF: Final = (
    "SELECT 1 FROM tables WHERE status <> 'finished' AND id IN (SELECT table_id FROM seats WHERE person = $1)"
    " ORDER BY id"
)
CHANGE_TABLES_OF: Final = (
    "UPDATE tables SET version = version + 1 WHERE status <> 'finished'"
    " AND id IN (SELECT table_id FROM seats WHERE person = $1) RETURNING id, version, input_count"
)
COUNT_PEOPLE: Final = "SELECT count(*) FROM people WHERE NOT erased"
COUNT_TABLES: Final = "SELECT status, count(*) FROM tables GROUP BY status"

ADD_SEAT: Final = (
    "INSERT INTO seats (table_id, seat, created, kind, person, name, level, stand_in, seen, promise, share)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"
)
SET_SEAT: Final = (
    "UPDATE seats SET kind = $3, person = $4, name = $5, level = $6, stand_in = $7, seen = $8,"
    " promise = $9, share = $10"
    " WHERE table_id = $1 AND seat = $2"
)
_SEAT_COLUMNS: Final = "kind, person, name, level, stand_in, seen, promise, share"
SEATS_OF: Final = f"SELECT table_id, {_SEAT_COLUMNS} FROM seats"  # noqa: S608 - constants only
SEATS: Final = (
    f"SELECT {_SEAT_COLUMNS} FROM seats"  # noqa: S608 - constants only
    " WHERE table_id = $1 ORDER BY seat"
)

INPUTS: Final = (
    "SELECT number, seat, action, time FROM inputs WHERE table_id = $1 AND number >= $2 ORDER BY number"
)

SET_ORDERS: Final = (
    "INSERT INTO orders (table_id, person, orders) VALUES ($1, $2, $3)"
    " ON CONFLICT (table_id, person) DO UPDATE SET orders = excluded.orders"
)
ORDERS: Final = "SELECT person, orders FROM orders WHERE table_id = $1"

# What is due at once stays with the worker that is at it; what is due later belongs to nobody yet.
SET_DUE: Final = (
    "INSERT INTO due (table_id, at) VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at,"
    " taken_by = CASE WHEN excluded.at = 0 THEN due.taken_by END"
)
KEEP_REVIEW: Final = (
    "INSERT INTO reviews (table_id, format, analysis) SELECT id, $2, $3 FROM tables WHERE id = $1"
    " ON CONFLICT (table_id) DO UPDATE SET format = excluded.format, analysis = excluded.analysis"
    " RETURNING table_id"
)
REVIEW: Final = "SELECT analysis FROM reviews WHERE table_id = $1 AND format = $2"

CLEAR_FIGURES: Final = "DELETE FROM review_figures WHERE table_id = $1"
ADD_FIGURES: Final = (
    "INSERT INTO review_figures (table_id, seat, person, game, created, figures)"
    " SELECT id, $2, $3, game, created, $4 FROM tables WHERE id = $1"
    " AND NOT EXISTS (SELECT 1 FROM people WHERE people.id = $3 AND erased)"
)
FIGURES: Final = "SELECT table_id, game, created, figures FROM review_figures"
FIGURES_OF: Final = f"{FIGURES} WHERE person = $1 ORDER BY created DESC, table_id LIMIT $2"
FIGURES_IN: Final = f"{FIGURES} WHERE game = $1 ORDER BY created DESC, table_id LIMIT $2"

SET_NOTE: Final = (
    "INSERT INTO notes (table_id, person, moment, text) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (table_id, person, moment) DO UPDATE SET text = excluded.text"
)
CLEAR_NOTE: Final = "DELETE FROM notes WHERE table_id = $1 AND person = $2 AND moment = $3"
NOTES: Final = "SELECT moment, text FROM notes WHERE table_id = $1 AND person = $2 ORDER BY moment"

CLEAR_DUE: Final = "DELETE FROM due WHERE table_id = $1"
TABLE_STATE: Final = "SELECT version, input_count FROM tables WHERE id = $1"
NEXT_DUE: Final = "SELECT min(at) FROM due WHERE taken_by IS NULL"
SETTLE_DUE: Final = "UPDATE due SET at = $2, taken_by = NULL WHERE table_id = $1"
