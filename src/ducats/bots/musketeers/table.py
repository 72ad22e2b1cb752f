"""A table of Musketeers as a bot handles it: only ever one that was imagined from a view."""

from typing import Any, Final, Protocol, cast

from ducats.engine.messages import Outcome, Seat, View
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.musketeers.messages import MusketeersOptions

LAY_REWARDS: Final = "musketeers.lay_rewards"
COMMIT_CARD: Final = "musketeers.commit_card"
WINNER_TOKEN: Final = "musketeers.winner_token"
GIVE_TOKEN: Final = "musketeers.give_token"

NOBODY: Final = -1

_RULES: Final = find("musketeers")


class Printed(Protocol):
    """The printed numbers, by card number and token number."""

    @property
    def values(self) -> tuple[int, ...]: ...
    @property
    def factors(self) -> tuple[int, ...]: ...
    @property
    def guards(self) -> tuple[int, ...]: ...


class Table(Protocol):
    """What the bots read of an imagined game. Of other seats' hands and rewards the policies read nothing."""

    seats: int
    options: MusketeersOptions
    hand_number: int
    duel: int
    pile: list[int]
    guard: int
    hands: list[list[int]]
    rewards: list[list[int]]
    tokens: list[list[int]]
    jewels: int
    prisons: int
    jailed: int
    fought: tuple[tuple[int, ...], ...]
    totals: list[int]
    sealed: list[int]
    frames: list[Any]

    @property
    def tables(self) -> Printed: ...
    def copy(self) -> "Table": ...
    def legal(self, seat: Seat) -> list[int]: ...
    def say(self, seat: Seat, answer: int) -> Any: ...
    def take(self, seat: Seat, answer: int) -> None: ...
    def outcome(self) -> Outcome | None: ...


def imagined(view: View, rng: Rng) -> Table:
    """A table this view could come from."""
    return cast(Table, _RULES.imagine(view, rng))


def fighters_against(g: Table, seat: Seat) -> int:
    """MU-31: how many others fight the duel that is on."""
    return g.seats - 1 - (g.jailed not in (NOBODY, seat))


def unseen(g: Table, seat: Seat) -> list[float]:
    """One for each card that a rival may still play, nothing for those that were played or are mine."""
    weights = [1.0] * len(g.tables.values)
    for card in (*g.hands[seat], *g.rewards[seat]):
        weights[card] = 0.0
    for entry in g.fought:
        for other, card in enumerate(entry[2:]):
            # MUR-11: a hidden discard is a guess of the imagined table, so it counts as unseen.
            if g.options.jail_discard_visible or entry[1] != other or other == seat:
                weights[card] = 0.0
    return weights


def guards_in_play(g: Table) -> tuple[int, ...]:
    """MU-5: the values of all guards of this hand, met or to come; the same in every duel of it."""
    met = {entry[0] for entry in g.fought} | ({g.guard} if g.guard >= 0 else set())
    return tuple(value for guard, value in enumerate(g.tables.guards) if guard in met or guard in g.pile)
