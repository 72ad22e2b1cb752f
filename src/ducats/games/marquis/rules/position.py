"""The questions of Marquis, and the printed numbers of a table: the common ground of views and scenario
files."""

from functools import lru_cache
from typing import Final

from ducats.engine.frames import Ask
from ducats.engine.messages import CHANCE
from ducats.games.marquis.rules import bargains, drawing, intrigues, mercenaries, payments, questions
from ducats.games.marquis.rules.printed import DATA_TEXT, PRINTED, PrintedData, read_printed
from ducats.games.marquis.rules.state import Marquis

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
    payments.ExchangeLate,
)
"""In the order of the flat action space."""


def is_between_questions(g: Marquis) -> bool:
    """Whether chance is about to act."""
    return g.open is not None and g.open.seat == CHANCE


@lru_cache(maxsize=8)
def printed_of(data: str | None) -> PrintedData:
    return PRINTED if data is None or data == DATA_TEXT else read_printed(data)
