"""A table of Merchants in a few words, for the tests of its rules."""

from collections.abc import Sequence
from typing import Any, TypeVar

from ducats.engine.messages import CHANCE, Action, Event
from ducats.engine.rng import Rng
from ducats.games.merchants.rules.game import MerchantsRules
from ducats.games.merchants.rules.messages import BidForWagon, MerchantsOptions, MoveWagon, PassBid, SetDisc
from ducats.games.merchants.rules.state import Merchants
from ducats.games.merchants.rules.view import MerchantsView

E = TypeVar("E", bound=Event)

RULES = MerchantsRules()

PAR, KOL, WIE = {"at": "PAR"}, {"at": "KOL"}, {"at": "WIE"}


def options(**chosen: Any) -> MerchantsOptions:
    return RULES.read_options(chosen)


def begun(seats: int = 4, seed: str = "begin", data: str | None = None, **chosen: Any) -> Merchants:
    """A new game at its first question."""
    g = RULES.new_game(seats, options(**chosen), data)
    g.stop_listening()
    draw(g, Rng(seed))
    return g


def at(
    question: str,
    seats: int = 4,
    chosen: dict[str, Any] | None = None,
    data: str | None = None,
    **position: Any,
) -> Merchants:
    """A game in a position, as a scenario file writes it."""
    written = {"question": question, **position}
    return RULES.set_up(seats, options(**(chosen or {})), written, data)


def loaded(space: str, came_from: str | None = None, master: int = 0, **goods: int) -> dict[str, Any]:
    """A wagon with goods of its master, one wine if nothing is said."""
    cargo: list[dict[str, int]] = [{} for _ in range(master)] + [goods or {"wine": 1}]
    wagon: dict[str, Any] = {"at": space, "master": master, "cargo": cargo}
    return wagon if came_from is None else {**wagon, "came_from": came_from}


def draw(g: Merchants, rng: Rng) -> list[Event]:
    """Let chance answer whatever it is asked."""
    events: list[Event] = []
    while g.waiting_for() == (CHANCE,):
        events += g.apply(CHANCE, g.say(CHANCE, rng.choice(g.legal(CHANCE))))
    return events


def legal(g: Merchants, seat: int) -> list[Action]:
    return [g.say(seat, answer) for answer in g.legal(seat)]


def default(g: Merchants, seat: int) -> Action:
    return g.say(seat, g.default(seat))


def view(g: Merchants, seat: int | None = None) -> MerchantsView:
    return RULES.view(g, seat)


def asked(g: Merchants) -> tuple[str, tuple[int, ...]]:
    """The open question without its prefix, and who is waited for."""
    return g.ask().question.removeprefix("merchants."), g.waiting_for()


def bid(g: Merchants, *amounts: int) -> list[Event]:
    return [e for seat, amount in enumerate(amounts) for e in g.apply(seat, BidForWagon(amount))]


def discs(g: Merchants, *goods: tuple[str, str]) -> list[Event]:
    return [event for seat, pair in enumerate(goods) for event in g.apply(seat, SetDisc(pair))]


CLOTH = ("cloth", "cloth")


def pass_all(g: Merchants) -> list[Event]:
    """Nobody bids for an investment card: on to the status phase."""
    events: list[Event] = []
    while g.ask().question == "merchants.invest_bid":
        events += g.apply(g.waiting_for()[0], PassBid())
    return events


def play_on(g: Merchants, question: str, limit: int = 400) -> list[Event]:
    """Everybody plays defaults until this question is asked (or the game is over)."""
    events: list[Event] = []
    rng = Rng("play on")
    for _ in range(limit):
        if g.is_over() or g.ask().question == f"merchants.{question}":
            return events
        seat = g.waiting_for()[0]
        events += g.apply(seat, default(g, seat))
        events += draw(g, rng)
    raise AssertionError(f"{question} was never asked")


def ends(g: Merchants, seat: int, wagon: int, token: int) -> set[tuple[str, str | None]]:
    """Where a token can bring a wagon."""
    moves = [action for action in legal(g, seat) if isinstance(action, MoveWagon)]
    return {(m.to, m.came_from) for m in moves if (m.wagon, m.token, m.horses) == (wagon, token, 0)}


def told(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]
