"""What everybody may know about a table, made from what is stored and who is there."""

from collections.abc import Container
from datetime import UTC, datetime

import msgspec

from ducats.engine.messages import Outcome
from ducats.engine.rng import commitment
from ducats.server.store.base import StoredSeat, StoredTable
from ducats.server.wire import Attendance, SeatInfo, TableInfo, WhatIfOf


def table_info(table: StoredTable, online: Container[str] = ()) -> TableInfo:
    """`online` are the people with an open socket at this table."""
    return TableInfo(
        id=table.id,
        game=table.game,
        status=table.status,
        seats=tuple(_seat_info(seat, online, table.status != "open") for seat in table.seats),
        options=table.options,
        corrected=table.data is not None,
        public=table.public,
        absence=table.absence,
        answer_window=table.answer_window,
        help=table.help,
        creator=table.creator,
        created=datetime.fromtimestamp(table.created, UTC).isoformat(timespec="seconds"),
        moments=table.moments,
        commitment=commitment(table.seed),
        outcome=None if table.outcome is None else msgspec.json.decode(table.outcome, type=Outcome),
        rematch=table.rematch,
        imported=table.imported,
        what_if=None if table.what_if is None else WhatIfOf(table.what_if.table, table.what_if.moment),
        deal=table.deal,
        attendance=table.attendance,
        removed=table.removed if table.status == "open" else (),
    )


def with_notes(info: TableInfo, notes: tuple[Attendance, ...]) -> TableInfo:
    """With more notes for everybody, each after its moment."""
    if not notes:
        return info
    noted = sorted((*info.attendance, *notes), key=lambda note: note.moment)
    return msgspec.structs.replace(info, attendance=tuple(noted))


def _seat_info(seat: StoredSeat, online: Container[str], has_begun: bool) -> SeatInfo:
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        player=seat.person,
        level=seat.level,
        online=seat.person is not None and seat.person in online,
        stand_in=seat.stand_in,
        promise=seat.promise,
        share=seat.share if has_begun else None,
    )
