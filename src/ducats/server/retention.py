"""How long tables and people are kept: the host's settings, enforced by a process that works."""

from typing import Final

import structlog

from ducats.server.context import HOUR, AppContext
from ducats.server.deal_rules import today
from ducats.server.faults import note_fault
from ducats.server.store.base import Status

log = structlog.stdlib.get_logger()

DAY: Final = 86_400.0
SEEN_SECONDS: Final = DAY
"""A visit is noted at most once in this time."""
AT_A_TIME: Final = 50
"""Tables deleted, or people erased, in one transaction, so that moves do not wait long."""
PAUSE_SECONDS: Final = 0.2


async def forget_the_old(context: AppContext) -> None:
    """Every hour while the server runs, if the settings let it forget anything."""
    settings = context.settings
    while settings.keep_open_days or settings.keep_finished_days or settings.keep_people_days:
        await forget_once(context)
        await context.sleep(HOUR)


async def forget_once(context: AppContext) -> None:
    settings = context.settings
    limits: dict[Status, float] = {"open": settings.keep_open_days, "finished": settings.keep_finished_days}
    for status, days in limits.items():
        if not days:
            continue
        try:
            count = await _forget(context, status, context.clock() - days * DAY)
        except Exception as error:
            note_fault(context.metrics, "tables_not_forgotten", error, status=status)
        else:
            if count:
                log.info("tables_forgotten", status=status, count=count)
    if settings.keep_people_days:
        try:
            await _forget_people(context, settings.keep_people_days * DAY)
        except Exception as error:
            note_fault(context.metrics, "people_not_forgotten", error)


async def _forget(context: AppContext, status: Status, before: float) -> int:
    """Tables of today's deal are kept until the day is over."""
    count, day = 0, today(context).isoformat()
    while forgotten := await context.store.forget_tables(status, before, AT_A_TIME, day):
        count += forgotten
        await context.sleep(PAUSE_SECONDS)
    return count


async def _forget_people(context: AppContext, seconds: float) -> None:
    """For people who came before visits were noted, the days count from the first check."""
    store, now = context.store, context.clock()
    while await store.begin_counting(now, AT_A_TIME):
        await context.sleep(PAUSE_SECONDS)
    forgotten: set[str] = set()
    # The last visit may be up to a day later than noted.
    while met := await store.forget_people(now - seconds - SEEN_SECONDS, AT_A_TIME):
        forgotten.update(met)
        await context.sleep(PAUSE_SECONDS)
    if forgotten:
        log.info("people_forgotten", count=len(forgotten))
