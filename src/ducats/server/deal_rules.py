"""What nobody may see of a deal before its day is over, or before they have played it themselves."""

from datetime import UTC, date, datetime, time, timedelta

from ducats.server.context import AppContext
from ducats.server.problems import Refusal
from ducats.server.store.base import Person, StoredTable


def today(context: AppContext) -> date:
    """The day in UTC, which deals go by."""
    return datetime.fromtimestamp(context.clock(), UTC).date()


def end_of(day: date) -> float:
    return datetime.combine(day + timedelta(days=1), time(), UTC).timestamp()


def is_running(context: AppContext, day: str) -> bool:
    return context.clock() < end_of(date.fromisoformat(day))


def is_awaited(context: AppContext, table: StoredTable) -> bool:
    """Whether answers at a table can still count for the deal of its day."""
    return table.deal is not None and table.deal.counts and is_running(context, table.deal.day)


def check_seed_is_open(context: AppContext, table: StoredTable) -> None:
    """The seed gives away every draw to those who have not played yet."""
    if table.deal is not None and is_running(context, table.deal.day):
        raise Refusal("the seed is shown when the day of this deal is over", code="deal_running")


async def check_may_look(context: AppContext, table: StoredTable, visitor: Person | None) -> None:
    """While the day lasts, only those who have played a deal see how others play it."""
    deal = table.deal
    if deal is None or not is_running(context, deal.day):
        return
    own = None if visitor is None else await context.store.counted_deal(deal.day, table.game, visitor.id)
    if own is None or own.status != "finished":
        raise Refusal("play this deal first, or wait until its day is over", code="deal_running")
