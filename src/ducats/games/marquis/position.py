"""Where in the rulebook a game is, written down and read back: the common ground of views and scenario
files."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from ducats.engine.errors import BadScenario
from ducats.engine.frames import Ask, Frame
from ducats.engine.messages import CHANCE, Page
from ducats.games.marquis import (
    bargains,
    countess,
    drawing,
    exchange,
    hostile,
    intrigues,
    mercenaries,
    payments,
    powers,
    questions,
    turn,
)
from ducats.games.marquis.state import Marquis
from ducats.games.marquis.tables import DATA_TEXT, TABLES, Tables, read_tables

CHANCE_QUESTIONS: Final[tuple[type[Ask[Marquis]], ...]] = (
    drawing.TurnUpCard,
    drawing.ChooseStartSeat,
    drawing.DealCards,
    drawing.DrawFromPile,
    intrigues.DealSpecials,
    intrigues.LoseTopCard,
    mercenaries.TurnMercenaryUp,
)
QUESTIONS: Final[tuple[type[Ask[Marquis]], ...]] = (
    *CHANCE_QUESTIONS,
    payments.ExchangeCoins,
    payments.MayClaim,
    questions.ChooseCard,
    payments.ExchangeNow,
    questions.ChooseVictim,
    questions.MayVeto,
    bargains.Intervene,
    bargains.AnswerPrice,
    bargains.LastWord,
    bargains.OfferFees,
    bargains.ChooseClient,
    bargains.AnswerFee,
    bargains.SettleClient,
    questions.ChooseTakenBack,
    questions.ChooseWitness,
    questions.MayPlayOn,
    payments.ExchangeLast,
    intrigues.MaySpecial,
    mercenaries.MayHire,
    mercenaries.LayOrKeep,
)
PAGES: Final[tuple[type[Frame[Marquis]], ...]] = (
    turn.Match,
    turn.StartAt,
    turn.StartCards,
    turn.Turn,
    drawing.DrawCards,
    exchange.Exchange,
    exchange.Tolls,
    exchange.Toll,
    exchange.LastExchange,
    exchange.LateExchanges,
    powers.Actions,
    powers.Drawing,
    intrigues.Specials,
    intrigues.Special,
    mercenaries.Hiring,
    powers.Robberies,
    powers.Payday,
    powers.Demands,
    hostile.Hostile,
    hostile.Retaliation,
    hostile.Neutralisation,
    hostile.Payment,
    hostile.Intervention,
    countess.Protection,
    countess.Choice,
    countess.FeeDemand,
    countess.Deal,
    countess.Windows,
)
FRAMES: Final[dict[str, Callable[..., Frame[Marquis]]]] = {
    frame.__name__: frame for frame in (*PAGES, *QUESTIONS)
}


def put_pages(g: Marquis, stack: Iterable[Page], asked: int) -> None:
    """Lay the frames under a table as `pages` has written them."""
    frames: list[Frame[Marquis]] = []
    points: list[int] = []
    for page in stack:
        make = FRAMES.get(page.name)
        if make is None:
            raise BadScenario(f"there is no page {page.name!r}")
        try:
            frames.append(make(*page.numbers))
        except TypeError as error:
            raise BadScenario(f"page {page.name} cannot have the numbers {page.numbers}") from error
        points.append(page.at)
    g.lay_pages(frames, points, asked)


def is_between_questions(g: Marquis) -> bool:
    """Whether chance is about to act."""
    return bool(g.frames) and g.ask().seats[0] == CHANCE


@lru_cache(maxsize=8)
def tables_of(data: str | None) -> Tables:
    return TABLES if data is None or data == DATA_TEXT else read_tables(data)
