"""Where in the rulebook a game is, written down and read back: the common ground of views and scenario
files."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final

from ducats.engine.errors import BadScenario
from ducats.engine.frames import Ask, Frame
from ducats.engine.messages import CHANCE, Page
from ducats.games.marquis import bargains, drawing, intrigues, mercenaries, payments, questions, turn
from ducats.games.marquis.state import Marquis
from ducats.games.marquis.tables import DATA_TEXT, TABLES, Tables, read_tables

QUESTIONS: Final[tuple[type[Ask[Marquis]], ...]] = (
    drawing.TurnUpCard,
    drawing.ChooseStartSeat,
    drawing.DealCards,
    drawing.DrawFromPile,
    intrigues.DealSpecials,
    intrigues.LoseTopCard,
    mercenaries.TurnMercenaryUp,
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
"""In the order of the flat action space."""


def _pages(kind: type[Any]) -> list[type[Frame[Any]]]:
    """The frames of this package that ask nobody, found among all kinds of frames."""
    own = [frame for frame in kind.__subclasses__() if not issubclass(frame, Ask)]
    found = [frame for frame in own if frame.__module__.rpartition(".")[0] == PACKAGE]
    for frame in own:
        found += _pages(frame)
    return found


PACKAGE: Final = turn.__name__.rpartition(".")[0]
FRAMES: Final[dict[str, Callable[..., Frame[Any]]]] = {
    frame.__name__: frame for frame in (*_pages(Frame), *QUESTIONS)
}


@lru_cache(maxsize=4096)
def page_of(name: str, numbers: tuple[int, ...]) -> Frame[Any]:
    """A frame as it was written down; frames hold nothing of a game, so that all games share them."""
    make = FRAMES.get(name)
    if make is None:
        raise BadScenario(f"there is no page {name!r}")
    try:
        return make(*numbers)
    except (TypeError, IndexError) as error:
        raise BadScenario(f"page {name} cannot have the numbers {numbers}") from error


def put_pages(g: Marquis, stack: Iterable[Page], asked: int) -> None:
    """Lay the frames under a table as `pages` has written them."""
    frames: list[Frame[Any]] = []
    points: list[int] = []
    for page in stack:
        frames.append(page_of(page.name, page.numbers))
        points.append(page.at)
    g.lay_pages(frames, points, asked)


def is_between_questions(g: Marquis) -> bool:
    """Whether chance is about to act."""
    return g.open is not None and g.open.seat == CHANCE


@lru_cache(maxsize=8)
def tables_of(data: str | None) -> Tables:
    return TABLES if data is None or data == DATA_TEXT else read_tables(data)
