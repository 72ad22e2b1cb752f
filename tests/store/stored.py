"""A person and a table, as stores keep them."""

from ducats.server.store.base import Person, StoredSeat, StoredTable
from ducats.server.wire import Absence

NORTH = Person(id="north", name="North", created=1.0)


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
