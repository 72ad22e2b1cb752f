"""A table of Musketeers in a few words, for the tests of its rules."""

from collections.abc import Sequence
from typing import Any, TypeVar

from ducats.engine import bits
from ducats.engine.messages import CHANCE, Action, Event, Outcome, Question
from ducats.engine.rng import Rng
from ducats.games.musketeers.rules.game import MusketeersRules
from ducats.games.musketeers.rules.messages import (
    MusketeersAction,
    MusketeersOptions,
    PlayCard,
    Source,
    TakeJewel,
    TakePrison,
)
from ducats.games.musketeers.rules.printed import JEWEL, PRISON
from ducats.games.musketeers.rules.state import Musketeers
from ducats.games.musketeers.rules.view import MusketeersView

E = TypeVar("E", bound=Event)

RULES = MusketeersRules()


def options(**chosen: Any) -> MusketeersOptions:
    return RULES.read_options(chosen)


def dealt(seats: int, seed: str = "deal", data: str | None = None, **chosen: Any) -> Musketeers:
    """A new game after the deal."""
    g = RULES.new_game(seats, options(**chosen), data)
    g.stop_listening()
    draw(g, Rng(seed))
    return g


def at(
    seats: int = 3, chosen: dict[str, Any] | None = None, data: str | None = None, **position: Any
) -> Musketeers:
    """A game in a position, as a scenario file writes it."""
    return RULES.set_up(seats, options(**(chosen or {})), position, data)


def draw(g: Musketeers, rng: Rng) -> list[Event]:
    """Let chance answer whatever it is asked."""
    events: list[Event] = []
    while g.waiting_for() == (CHANCE,):
        events += g.apply(CHANCE, g.say(CHANCE, rng.choice(g.legal(CHANCE))))
    return events


def play(g: Musketeers, *cards: str) -> list[Event]:
    """Everybody plays a card, in the order of the seats."""
    events: list[Event] = []
    for seat, card in enumerate(cards):
        events += g.apply(seat, PlayCard(card))
    return events


def legal(g: Musketeers, seat: int) -> set[Action]:
    return {g.say(seat, answer) for answer in g.legal(seat)}


def default(g: Musketeers, seat: int) -> Action:
    return g.say(seat, g.default(seat))


def hands(g: Musketeers) -> list[list[int]]:
    return [bits.numbers(g.hand(seat)) for seat in range(g.seats)]


def centre(g: Musketeers) -> tuple[int, int]:
    """Jewels and prisons that nobody has."""
    return g.in_centre(JEWEL), g.in_centre(PRISON)


def rows(g: Musketeers) -> list[str]:
    return [place.row for place in view(g).places]


def view(g: Musketeers, seat: int | None = None) -> MusketeersView:
    return RULES.view(g, seat)


def question(g: Musketeers, seat: int | None = None) -> Question[MusketeersAction]:
    """What is asked, as a seat sees it."""
    seen = view(g, seat).question
    assert seen is not None
    return seen


def outcome(g: Musketeers) -> Outcome:
    """The result of a match that is over."""
    result = g.outcome()
    assert result is not None
    return result


def source_of(action: Action) -> Source | None:
    """Where the token comes from that an action takes."""
    assert isinstance(action, TakeJewel | TakePrison)
    return action.source


def of_type(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def play_out(g: Musketeers, seed: str, hands: int | None = None) -> list[Event]:
    """Random play to the end of the match, or of a number of hands."""
    rng = Rng(seed)
    events = draw(g, rng)
    while not g.is_over() and (hands is None or len(g.paid) < hands):
        seat = rng.choice(g.waiting_for())
        events += g.apply(seat, g.say(seat, rng.choice(g.legal(seat))))
        events += draw(g, rng)
        g.check()
    return events
