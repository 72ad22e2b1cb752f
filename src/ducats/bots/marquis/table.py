"""A table of Marquis as a bot handles it: only ever one that was imagined from a view."""

from functools import lru_cache
from typing import Any, Final, NamedTuple, Protocol, cast

from ducats.engine.errors import MalformedAction, NotYourTurn
from ducats.engine.messages import Action, Outcome, Seat, View
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.marquis.messages import MarquisOptions, MarquisView
from ducats.games.marquis.tables import COLOUR, NO_RATE, E, K, M, S, Tables, V
from ducats.mechanics.haggle import Word

NOBODY: Final = -1
NO_CARD: Final = -1
NO_OFFER: Final = -1
ASSASSINATION: Final = 1
DEMAND: Final = 4
"""Of the hostile effects these two can cost a character."""

RULES: Final = find("marquis")
MEASURE: Final = next(ask.measure for ask in RULES.meta.questions if issubclass(ask, Word))
"""How the bargaining questions of the game write a bundle as a number."""


class Table(Protocol):
    """What the bots read of an imagined game. The judgement reads no hand and no draw pile but its own."""

    seats: int
    options: MarquisOptions
    tables: Tables
    treasury: int
    coins: list[int]
    diamonds: list[int]
    rubies: list[int]
    vetoes: list[int]
    hands: list[list[int]]
    decks: list[list[int]]
    piles: list[list[int]]
    hired: list[int]
    specials: list[list[int]]
    mercenaries: list[int]
    identity: list[int]
    laid: list[int]
    used: list[bool]
    mark: list[bool]
    toll: list[bool]
    offers: list[int]
    turn: int
    direction: int
    reset: int
    counter: int
    out: list[bool]
    last: list[int]
    committed: list[bool]
    veto_gone: list[bool]
    ever_laid: list[list[bool]]
    maybe_back: list[list[int]]
    frames: list[Any]

    def copy(self) -> "Table": ...
    def ask(self) -> Any: ...
    def legal(self, seat: Seat) -> list[int]: ...
    def say(self, seat: Seat, answer: int) -> Any: ...
    def take(self, seat: Seat, answer: int) -> None: ...
    def outcome(self) -> Outcome | None: ...
    def order(self, seat: Seat) -> list[Seat]: ...
    def shows(self, seat: Seat) -> int: ...
    def is_target(self, seat: Seat, culprit: Seat) -> bool: ...
    def is_alone(self, seat: Seat) -> bool: ...
    def points(self, seat: Seat) -> int: ...


def imagined(view: View, rng: Rng) -> Table:
    """A table this view could come from."""
    return cast(Table, RULES.imagine(view, rng))


def asked(view: View) -> tuple[MarquisView, Seat]:
    """The view and its seat; NotYourTurn if the seat has nothing to answer."""
    if not isinstance(view, MarquisView):
        raise MalformedAction(f"{type(view).__name__} is no view of Marquis")
    if view.seat is None or view.question is None or view.question.choices is None:
        raise NotYourTurn(f"seat {view.seat} is asked nothing")
    return view, view.seat


class Goods(NamedTuple):
    """MQ-63, MQ-97: what is paid for protection or for an intervention."""

    coins: int = 0
    diamonds: int = 0
    vetoes: int = 0
    rubies: int = 0


@lru_cache(maxsize=2048)
def worded(kind: str, goods: Goods, seat: Seat = NOBODY) -> Action:
    """The action that names these goods, to a seat if it says to whom."""
    raw: dict[str, Any] = {"type": kind, "bundle": goods._asdict()}
    if seat != NOBODY:
        raw["seat"] = seat
    return RULES.read_action(raw)


def naming(g: Table, seat: Seat, kind: str, goods: Goods, to: Seat = NOBODY) -> int:
    """The same as an answer."""
    answer: int = g.ask().hear(g, seat, worded(kind, goods, to))
    return answer


def goods_of(bundle: Any) -> Goods:
    return Goods(bundle.coins, bundle.diamonds, bundle.vetoes, bundle.rubies)


def decoded(code: int) -> Goods:
    """A bundle that is written as a number on the table."""
    coins, diamonds, vetoes, rubies = MEASURE.amounts(code)
    return Goods(coins, diamonds, vetoes, rubies)


class Dispute(NamedTuple):
    """A hostile effect that is being decided."""

    culprit: Seat
    victim: Seat
    coins: int
    kills: bool


def dispute(g: Table) -> Dispute:
    """The effect that the open question is about."""
    for frame in reversed(g.frames):
        if hasattr(frame, "effect") and hasattr(frame, "victim"):
            coins = min(frame.coins, g.coins[frame.victim])
            kills = frame.effect == ASSASSINATION or (frame.effect == DEMAND and coins == 0)
            return Dispute(frame.culprit, frame.victim, coins, kills)
    raise NotYourTurn("nothing hostile is being decided")


def rate_of(g: Table, seat: Seat) -> tuple[int, int]:
    """MQ-36, MQ-77, MQ-89, MQ-90: the rate in force before a seat."""
    return printed_rate(g, (seat + 1) % g.seats if g.shows(seat) == K else seat)


def printed_rate(g: Table, seat: Seat) -> tuple[int, int]:
    shown = g.shows(seat)
    if shown == NO_CARD:
        return NO_RATE
    if shown == E and g.mark[seat]:
        return g.tables.rate_marked
    return g.tables.rate[shown]


def characters_left(g: Table, seat: Seat) -> int:
    """MQ-R49: how many characters a seat still has in hand and draw pile, as everybody can count them."""
    left = len(g.hands[seat]) + len(g.decks[seat]) - (not g.veto_gone[seat])
    return left + (g.hired[seat] != NO_CARD)


def might_lay(g: Table, seat: Seat) -> list[int]:
    """The letters a seat may still lay, as far as everybody knows."""
    if g.out[seat]:
        return []
    if g.committed[seat]:
        return [S]
    ever, back = g.ever_laid[seat], g.maybe_back[seat]
    letters = [letter for letter in range(V) if not ever[letter] or letter in back]
    if g.hired[seat] != NO_CARD:
        letters.append(g.hired[seat] % COLOUR)
    return letters


def vetoes_as_coins(g: Table, seat: Seat, last: int) -> int:
    """MQ-109, MQ-110: what the Vetos add to the last exchange if `last` is the last card."""
    if last == M:
        return 0
    return g.vetoes[seat] + (V in g.hands[seat] or V in g.decks[seat]) + len(g.specials[seat])


def is_positioned(g: Table, seat: Seat) -> bool:
    """MQ-91, MQ-93: an open Marquis who would have to pay the next one."""
    return g.shows(seat) == M and g.laid[g.piles[seat][-1]] > g.reset
