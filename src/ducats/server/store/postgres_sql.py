"""The statements that only PostgreSQL understands."""

from typing import Final

from ducats.server.store.wanted_reviews import order_of

CHANNEL: Final = "ducats_tables"
MESSAGES: Final = "ducats_words"

# One statement for all: the seats are those of the very version that is read.
SEATS: Final = (
    "(SELECT json_agg(json_build_array(kind, person, name, level, stand_in, seen, promise, share)"
    " ORDER BY seat) FROM seats WHERE table_id = tables.id)"
)
NOTIFY: Final = f"SELECT pg_notify('{CHANNEL}', $1)"
PUBLISH: Final = f"SELECT pg_notify('{MESSAGES}', $1)"
APPEND: Final = f"""
    WITH asked AS (
        SELECT * FROM unnest(
            $1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::float8[],
            $8::text[]
        ) AS asked (id, first, next, moments, outcome, status, due, told)
    ), locked AS (
        SELECT tables.id FROM tables JOIN asked ON asked.id = tables.id
        WHERE tables.status = 'playing' AND tables.input_count = asked.first
        ORDER BY tables.id FOR UPDATE OF tables
    ), advanced AS (
        UPDATE tables SET input_count = asked.next, moments = asked.moments, outcome = asked.outcome,
            status = asked.status,
            address = CASE WHEN asked.status = 'playing' THEN tables.address END
        FROM asked JOIN locked ON locked.id = asked.id
        WHERE tables.id = asked.id AND tables.input_count = asked.first AND tables.status = 'playing'
        RETURNING tables.id, tables.version, tables.input_count, asked.due, asked.told
    ), added AS (
        INSERT INTO inputs (table_id, number, seat, action, time)
        SELECT entry.* FROM unnest($9::text[], $10::bigint[], $11::bigint[], $12::text[], $13::float8[])
            AS entry (table_id, number, seat, action, time)
        JOIN advanced ON advanced.id = entry.table_id
    ), cleared AS (
        DELETE FROM due USING advanced WHERE due.table_id = advanced.id AND advanced.due IS NULL
    ), scheduled AS (
        INSERT INTO due (table_id, at) SELECT id, due FROM advanced WHERE due IS NOT NULL ORDER BY id
        ON CONFLICT (table_id) DO UPDATE SET at = excluded.at,
            taken_by = CASE WHEN excluded.at = 0 THEN due.taken_by END
    )
    SELECT id, pg_notify('{CHANNEL}', json_build_array(id, version, input_count, due, told)::text)
    FROM advanced
"""  # noqa: S608 - constants only
# Who is alive goes by the database's clock: those of the machines may differ.
ALIVE: Final = (
    "INSERT INTO workers (name, alive_until) VALUES ($1, extract(epoch FROM now()) + $2)"
    " ON CONFLICT (name) DO UPDATE SET alive_until = excluded.alive_until"
)
# A row must still be as it was seen: this statement does not see a worker that has come since.
TAKE_DUE: Final = """
    WITH free AS MATERIALIZED (
        SELECT table_id, at, taken_by FROM due WHERE at <= $2 AND (taken_by IS NULL OR NOT EXISTS (
            SELECT 1 FROM workers WHERE name = taken_by AND alive_until > extract(epoch FROM now())
        ))
    ), takeable AS (
        SELECT due.table_id FROM due JOIN free ON free.table_id = due.table_id
        WHERE due.taken_by IS NOT DISTINCT FROM free.taken_by
        ORDER BY free.at LIMIT $3 FOR UPDATE OF due SKIP LOCKED
    )
    UPDATE due SET taken_by = $1 FROM takeable WHERE due.table_id = takeable.table_id RETURNING due.table_id
"""
CLOCK: Final = "SELECT extract(epoch FROM clock_timestamp())::float8"
TAKE_REVIEW: Final = f"""
    WITH free AS MATERIALIZED (
        SELECT table_id, taken_by FROM wanted_reviews
        WHERE NOT failed AND (taken_by IS NULL OR taken_by = $1 OR NOT EXISTS (
            SELECT 1 FROM workers WHERE name = taken_by AND alive_until > extract(epoch FROM now())
        ))
    ), takeable AS (
        SELECT wanted_reviews.table_id FROM wanted_reviews
        JOIN free ON free.table_id = wanted_reviews.table_id
        WHERE wanted_reviews.taken_by IS NOT DISTINCT FROM free.taken_by
        ORDER BY {order_of("wanted_reviews")} LIMIT 1 FOR UPDATE OF wanted_reviews SKIP LOCKED
    )
    UPDATE wanted_reviews SET taken_by = $1,
        attempts = CASE WHEN taken_by = $1 THEN attempts ELSE attempts + 1 END
    FROM takeable WHERE wanted_reviews.table_id = takeable.table_id
    RETURNING wanted_reviews.table_id, attempts
"""  # noqa: S608 - constants only
TAKEN: Final = "SELECT table_id FROM due WHERE taken_by = $1"
GONE: Final = "DELETE FROM workers WHERE name = $1 OR alive_until < extract(epoch FROM now()) - 3600"
