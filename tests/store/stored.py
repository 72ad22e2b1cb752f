"""People and tables, as stores keep them."""

from msgspec.structs import replace

from ducats.server.store.base import AT_ONCE, Person, Store, StoredInput, StoredSeat, StoredTable
from ducats.server.wire import Absence

NORTH = Person(id="north", name="North", created=1.0)
PORTHOS = Person(id="south", name="South", created=2.0)
TABLE = StoredTable(
    id="table-one",
    game="musketeers",
    status="open",
    options={"match_target": 50, "talk": "open"},
    data=None,
    public=True,
    absence=Absence("bot", 60),
    creator="north",
    created=10.0,
    seed="secret",
    seats=(StoredSeat(kind="person", person="north", name="North"), StoredSeat(kind="empty")),
)
INPUTS = [
    StoredInput(number, number % 3 - 1, b'{"type":"X","n":%d}' % number, 20.0 + number) for number in range(9)
]


def table(name: str = "table-one") -> StoredTable:
    return StoredTable(
        id=name,
        game="musketeers",
        status="playing",
        options={},
        data=None,
        public=True,
        absence=Absence(),
        creator=NORTH.id,
        created=1.0,
        seed="secret",
        seats=(StoredSeat(kind="empty"),),
        header=b"{}",
    )


async def known(store: Store, table: str = "table-one") -> StoredTable:
    found = await store.table(table)
    assert found is not None
    return found


async def set_seat(
    store: Store, table: str, version: int, seat: int, value: StoredSeat, due: float | None = None
) -> None:
    """Somebody sits down who has seen that version of the table."""
    seen = replace(await known(store, table), version=version)
    seats = (*seen.seats[:seat], value, *seen.seats[seat + 1 :])
    await store.arrange(seen, replace(seen, seats=seats), due)


async def playing(store: Store, *names: str, due: float | None = AT_ONCE) -> None:
    for name in names:
        await store.add_table(replace(TABLE, id=name))
        await store.begin(name, 0, b"{}", [], due)
