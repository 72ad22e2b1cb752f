"""A table of MarraCash in a few words, for the tests of its rules."""

from collections.abc import Sequence
from typing import Any, TypeVar

from ducats.engine.messages import CHANCE, Action, Event
from ducats.engine.rng import Rng
from ducats.games.marracash.rules.game import MarraCashRules
from ducats.games.marracash.rules.messages import (
    AuctionShop,
    Bid,
    BringVisitors,
    MarraCashOptions,
    MoveGroup,
    PassBid,
)
from ducats.games.marracash.rules.state import MarraCash
from ducats.games.marracash.rules.view import MarraCashView

E = TypeVar("E", bound=Event)

RULES = MarraCashRules()
FULL_GATES = {"1": "R", "8": "R", "16": "R"}
"""Somebody on every entrance, so that nobody has to be brought in."""


def options(**chosen: Any) -> MarraCashOptions:
    return RULES.read_options(chosen)


def dealt(seats: int = 4, seed: str = "deal", data: str | None = None, **chosen: Any) -> MarraCash:
    """A new game after the set-up."""
    g = RULES.new_game(seats, options(**chosen), data)
    g.stop_listening()
    draw(g, Rng(seed))
    return g


def at(
    seats: int = 4, chosen: dict[str, Any] | None = None, data: str | None = None, **position: Any
) -> MarraCash:
    """A game in a position, as a scenario file writes it; everybody has 1000."""
    position.setdefault("cash", [1000] * seats)
    return RULES.set_up(seats, options(**(chosen or {})), position, data)


def draw(g: MarraCash, rng: Rng) -> list[Event]:
    """Let chance answer whatever it is asked."""
    events: list[Event] = []
    while g.waiting_for() == (CHANCE,):
        events += g.apply(CHANCE, g.say(CHANCE, rng.choice(g.legal(CHANCE))))
    return events


def move(g: MarraCash, seat: int, group: int, to: int) -> list[Event]:
    return list(g.apply(seat, MoveGroup(group, to)))


def bring(g: MarraCash, seat: int, entrance: int, end: Any, count: int) -> list[Event]:
    return list(g.apply(seat, BringVisitors(entrance, end, count)))


def auction(g: MarraCash, seat: int, shop: str, *bids: int | None) -> list[Event]:
    """An auction: the bids as they are asked for, None for a pass (left out where nobody can bid)."""
    events = list(g.apply(seat, AuctionShop(shop)))
    for amount in bids:
        if amount is None and question(g) != "raise_or_pass":
            break
        (bidder,) = g.waiting_for()
        events += g.apply(bidder, PassBid() if amount is None else Bid(amount))
    return events


def legal(g: MarraCash, seat: int) -> set[Action]:
    return {g.say(seat, answer) for answer in g.legal(seat)}


def default(g: MarraCash, seat: int) -> Action:
    return g.say(seat, g.default(seat))


def view(g: MarraCash, seat: int | None = None) -> MarraCashView:
    return RULES.view(g, seat)


def of_type(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def question(g: MarraCash) -> str:
    return g.ask().question.removeprefix("marracash.")


def fountain(g: MarraCash, number: int) -> str:
    return view(g).fountains[number - 1]


def play_out(g: MarraCash, seed: str, most: int = 100_000) -> list[Event]:
    """Random play to the end of the game, or for a number of answers."""
    rng = Rng(seed)
    events = draw(g, rng)
    for _ in range(most):
        if g.is_over():
            break
        seat = rng.choice(g.waiting_for())
        events += g.apply(seat, g.say(seat, rng.choice(g.legal(seat))))
        events += draw(g, rng)
        g.check()
    return events
