"""How long tables are kept: the host says so, and a process that works sees to it."""

from typing import Final

import structlog

from ducats.server.context import HOUR, AppContext
from ducats.server.deal_rules import today
from ducats.server.store.base import Status, StoreError

log = structlog.stdlib.get_logger()

DAY: Final = 86_400.0
AT_A_TIME: Final = 50
"""Tables deleted in one transaction, so that moves need not wait for long."""
PAUSE_SECONDS: Final = 0.2


async def forget_old_tables(context: AppContext) -> None:
    """Every hour, as long as the server runs, if anything is ever to be forgotten."""
    while context.settings.keep_open_days or context.settings.keep_finished_days:
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
        except StoreError as error:
            log.warning("tables_not_forgotten", status=status, error=str(error))
        else:
            if count:
                log.info("tables_forgotten", status=status, count=count)


async def _forget(context: AppContext, status: Status, before: float) -> int:
    """Whatever the deal of today was played at is kept until the day is over."""
    count, day = 0, today(context).isoformat()
    while forgotten := await context.store.forget_tables(status, before, AT_A_TIME, day):
        count += forgotten
        await context.sleep(PAUSE_SECONDS)
    return count
