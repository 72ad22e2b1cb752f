"""A table of Marquis in a few words, for the tests of its rules."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ducats.engine.errors import DucatsError
from ducats.engine.messages import CHANCE, Action, Event
from ducats.engine.rng import Rng
from ducats.games.marquis.rules import messages as m
from ducats.games.marquis.rules import view as v
from ducats.games.marquis.rules.game import MarquisRules
from ducats.games.marquis.rules.state import Marquis

E = TypeVar("E", bound=Event)
T = TypeVar("T")

RULES = MarquisRules()
TURN = ("lay_card", "exchange", "play_on", "exchange_last")
NO: dict[str, Action] = {
    "may_veto": m.Allow(),
    "intervene": m.PassBy(),
    "answer_price": m.Refuse(),
    "last_word": m.PassBy(),
    "offer_fee": m.OfferNothing(),
    "choose_client": m.Decline(),
    "answer_fee": m.Refuse(),
    "settle_client": m.Decline(),
    "claim_toll": m.ClaimToll(),
    "assassinate": m.SpareAll(),
    "play_on": m.PlayOn(),
}
"""Vetoes not played, tolls claimed, optional things declined."""

OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "version 1": RULES.meta.before[1],
    "french": {**RULES.meta.presets["french"], "assassin_optional": True},
    "dutch": RULES.meta.presets["dutch"],
    "variants": {
        "intrigues": True,
        "mercenaries": True,
        "negotiate_rubies": True,
        "prosecutor_veto": "removed",
    },
    "generous": {
        "veto_scope": "card",
        "veto_toll": True,
        "countess_window": "every_turn",
        "prosecutor_limit": "none",
        "out_prosecutor": True,
        "cardsharp_identity": "both",
        "marquis_rank": "counted",
        "toll_waive": "next",
        "last_marquis": "open",
        "jewel_supply": "unlimited",
        "assassin_optional": True,
    },
    "strict": {
        "veto_scope": "stop",
        "jewel_supply": "18_13",
        "negotiation": False,
        "last_player_plays_on": "must",
        "start_player": "random",
    },
}
"""Options that go together, for tests that cannot try every one by itself."""


def options(**chosen: Any) -> m.MarquisOptions:
    return RULES.read_options(chosen)


def new(seats: int, seed: str = "deal", data: str | None = None, **chosen: Any) -> Marquis:
    """A new game after the deal."""
    g = RULES.new_game(seats, options(**chosen), data)
    g.stop_listening()
    draw(g, Rng(seed))
    return g


def at(
    piles: str = "", chosen: dict[str, Any] | None = None, data: str | None = None, **position: Any
) -> Marquis:
    """A game in a position as a scenario file writes it; piles are one text with `|` between the seats."""
    seats = position.pop("seats", None) or piles.count("|") + 1
    for name in ("hands", "decks", "eliminated", "last", "maybe_back", "ever_laid", "moved"):
        if isinstance(position.get(name), str):
            position[name] = split(position[name], seats)
    if piles:
        position["piles"] = split(piles, seats)
    return RULES.set_up(seats, options(**(chosen or {})), position, data)


def split(text: str, seats: int) -> list[str]:
    parts = [part.strip() for part in text.split("|")]
    return parts + [""] * (seats - len(parts))


def draw(g: Marquis, rng: Rng | None = None) -> list[Event]:
    """Let chance answer whatever it is asked."""
    rng = rng or Rng("chance")
    events: list[Event] = []
    while g.waiting_for() == (CHANCE,):
        events += g.apply(CHANCE, g.say(CHANCE, rng.choice(g.legal(CHANCE))))
    return events


def asked(g: Marquis) -> tuple[int, str]:
    """Who is asked what."""
    return g.waiting_for()[0], g.ask().question.partition(".")[2]


def no(g: Marquis) -> list[Event]:
    """Whoever is asked declines, or does as little as they must."""
    seat, question = asked(g)
    if question in NO and NO[question] in legal(g, seat):
        return [*g.apply(seat, NO[question]), *draw(g)]
    least = "exchange" in question
    return [*g.apply(seat, g.say(seat, g.legal(seat)[0] if least else g.default(seat))), *draw(g)]


def play(g: Marquis, seat: int, action: Action) -> list[Event]:
    """An action of a seat, after everybody who is asked before it has declined."""
    events = draw(g)
    for _ in range(80):
        try:
            g.hear(seat, action)
            break
        except DucatsError:
            assert asked(g)[1] != "lay_card", f"{seat} cannot {action} in {g.stack()}"
            events += no(g)
    return [*events, *g.apply(seat, action), *draw(g)]


def lay(g: Marquis, seat: int, card: str) -> list[Event]:
    """A card is laid and everybody declines until the next turn begins."""
    return [*play(g, seat, m.LayCard(card)), *rest(g)]


def rest(g: Marquis) -> list[Event]:
    """Everybody declines until the next turn begins."""
    events = draw(g)
    while not g.is_over() and asked(g)[1] not in TURN:
        events += no(g)
    return events


def legal(g: Marquis, seat: int) -> set[Action]:
    return {g.say(seat, answer) for answer in g.legal(seat)}


def refusal(g: Marquis, seat: int, action: Action) -> tuple[str, str | None]:
    """The code and the rule with which an action is refused."""
    try:
        g.hear(seat, action)
    except DucatsError as error:
        return error.code, error.rule
    raise AssertionError(f"{action} is accepted")


def default(g: Marquis, seat: int) -> Action:
    return g.say(seat, g.default(seat))


def money(g: Marquis) -> list[int]:
    """Everybody's coins, then the treasury."""
    return [*by_seat(g, g.coins), g.treasury()]


def by_seat(g: Marquis, of_seat: Callable[[int], T]) -> list[T]:
    """What everybody has of something."""
    return [of_seat(seat) for seat in range(g.seats)]


def view(g: Marquis, seat: int | None = None) -> v.MarquisView:
    return RULES.view(g, seat)


def place(g: Marquis, seat: int, viewer: int | None = None) -> v.Place:
    return view(g, viewer).places[seat]


def mine(g: Marquis, seat: int) -> v.Mine:
    """What only the seat itself sees of its cards."""
    own = view(g, seat).mine
    assert own is not None
    return own


def open_card(g: Marquis, seat: int) -> v.OpenCard:
    """The card that lies open before a seat which has one."""
    lying = place(g, seat).open
    assert lying is not None
    return lying


def top(g: Marquis, seat: int) -> str | None:
    """The name of the open card."""
    lying = place(g, seat).open
    return None if lying is None else lying.card.card


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def of(kind: type[E], events: Sequence[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def bundle(coins: int = 0, diamonds: int = 0, vetoes: int = 0, rubies: int = 0) -> m.Bundle:
    return m.Bundle(coins, diamonds, vetoes, rubies)


def attacked(chosen: dict[str, Any] | None = None, **more: Any) -> Marquis:
    """Seat 0 has laid the Assassin against seat 1, who vetoes; seats 2 and 3 are third players."""
    position: dict[str, Any] = {"coins": [1, 3, 2, 1], "hands": "A | V | | S", **more}
    g = at("| K C | D | H", chosen, **position)
    play(g, 0, m.LayCard("A"))
    play(g, 0, m.Assassinate(1))
    play(g, 1, m.PlayVeto())
    return g
