"""Positions of Musketeers in a scenario file: name what matters, the rest is filled in."""

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec

from ducats.engine.errors import BadScenario
from ducats.engine.messages import Seat
from ducats.games.musketeers import notation
from ducats.games.musketeers.messages import MusketeersOptions
from ducats.games.musketeers.position import Position, lay_out, open_question, question_named
from ducats.games.musketeers.questions import CommitCard, LayRewardsDown
from ducats.games.musketeers.state import NOBODY, Musketeers
from ducats.games.musketeers.tables import (
    CARDS_DEALT,
    DECK,
    DUELS,
    JEWEL,
    JEWELS,
    PRISON,
    PRISONS,
    REWARD_CARDS,
    TOKEN_LETTERS,
    Tables,
)
from ducats.games.musketeers.tokens import GiveTokenUp, LoserToken, WinnerToken
from ducats.games.musketeers.views import tables_of

PREFIX: Final = "musketeers."
TOKEN_QUESTIONS: Final = (WinnerToken.question, LoserToken.question, GiveTokenUp.question)

Cards = tuple[str, ...]


class PositionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The `[position]` of a scenario file; lists have one entry per seat unless said otherwise."""

    question: str = "commit_card"
    parameters: tuple[int, ...] = ()
    """For a token question: the seat asked (and what else `ducats show` prints behind the question)."""
    hand_number: Annotated[int, msgspec.Meta(ge=1)] = 1
    duel: Annotated[int, msgspec.Meta(ge=0, le=DUELS)] = 1
    guard: int | None = None
    met: tuple[int, ...] = ()
    """Guards of the earlier duels of this hand, in order."""
    played: tuple[Cards, ...] = ()
    """The cards of the duels fought so far in this hand, one list per duel."""
    jailed: tuple[Seat, ...] = ()
    """Who sat out in each of the duels fought so far; -1 for nobody."""
    hands: tuple[Cards, ...] = ()
    rewards: tuple[Cards, ...] = ()
    rows: tuple[str, ...] = ()
    totals: tuple[int, ...] = ()


def set_up(seats: int, options: MusketeersOptions, raw: Mapping[str, Any], data: str | None) -> Musketeers:
    """The game that a scenario file describes; BadScenario says what cannot be."""
    try:
        file = msgspec.convert(dict(raw), PositionFile, strict=True)
    except msgspec.ValidationError as error:
        raise BadScenario(f"position: {error}") from error
    filled = _Filled(seats, file, tables_of(data))
    position = filled.position()
    g = lay_out(position, options, filled.tables, data)
    name = file.question if file.question.startswith(PREFIX) else PREFIX + file.question
    ask = question_named(name, seats, _parameters(name, file))
    g = open_question(g, position, ask)
    g.check()
    if any(not ask.legal(g, seat) for seat in ask.seats):
        raise BadScenario(f"nobody could answer {name} in this position")
    return g


def _parameters(name: str, file: PositionFile) -> tuple[int, ...]:
    if name in TOKEN_QUESTIONS:
        wanted = 4 if name == GiveTokenUp.question else 1
        if len(file.parameters) < wanted:
            raise BadScenario(f"question {name} needs {wanted} parameters, the first is the seat asked")
    elif name not in (LayRewardsDown.question, CommitCard.question):
        raise BadScenario(f"there is no question {name!r}")
    return file.parameters


class _Filled:
    """A position with everything the file leaves open chosen: the weakest cards and guards nobody named."""

    def __init__(self, seats: int, file: PositionFile, tables: Tables) -> None:
        self.seats = seats
        self.file = file
        self.tables = tables
        self.after_duel = PREFIX + file.question.removeprefix(PREFIX) in TOKEN_QUESTIONS
        self.before_rewards = PREFIX + file.question.removeprefix(PREFIX) == LayRewardsDown.question
        named = [card for group in (*file.hands, *file.rewards, *file.played) for card in group]
        unknown = [name for name in named if name not in tables.numbers]
        if unknown:
            raise BadScenario(f"there is no card {unknown[0]!r}")
        twice = [name for name in named if named.count(name) > 1]
        if twice:
            raise BadScenario(f"card {twice[0]} lies in two places")
        self.spare = [card for card in range(DECK) if tables.card_name(card) not in named]
        self.pile = tables.pile(seats)

    def position(self) -> Position:
        file = self.file
        for name, length in (("hands", file.hands), ("rewards", file.rewards), ("rows", file.rows)):
            self._one_per_seat(name, len(length))
        self._one_per_seat("totals", len(file.totals))
        position = Position(self.seats)
        position.hand_number = file.hand_number
        position.totals = list(file.totals) or [0] * self.seats
        position.tokens = self._tokens()
        if not self.before_rewards:
            position.rewards = [self._fill(file.rewards, seat, REWARD_CARDS) for seat in range(self.seats)]
            self._fight(position)
        size = CARDS_DEALT if self.before_rewards else DUELS - len(position.fought)
        position.hands = [self._fill(file.hands, seat, size) for seat in range(self.seats)]
        return position

    def _one_per_seat(self, name: str, length: int) -> None:
        if length not in (0, self.seats):
            raise BadScenario(f"{name} must have one entry for each of {self.seats} seats, not {length}")

    def _tokens(self) -> list[list[int]]:
        rows = self.file.rows or ("-" * REWARD_CARDS,) * self.seats
        if any(len(row) != REWARD_CARDS or set(row) - set(TOKEN_LETTERS) for row in rows):
            raise BadScenario("a row is three of the letters J, P and -")
        tokens = [[TOKEN_LETTERS.index(letter) for letter in row] for row in rows]
        lying = [token for row in tokens for token in row]
        if lying.count(JEWEL) > JEWELS or lying.count(PRISON) > PRISONS:
            raise BadScenario("there are only three jewels and three prisons")
        return tokens

    def _fight(self, position: Position) -> None:
        """The duels before this one, and this one's guard."""
        file = self.file
        fought = file.duel if self.after_duel else file.duel - 1
        if len(file.met) > fought + (not self.after_duel) or len(file.played) > fought or fought < 0:
            raise BadScenario(f"{fought} duels have been fought by now; met or played has more")
        guards = [self._guard(value) for value in file.met[:fought]]
        current = None if file.guard is None else self._guard(file.guard)
        while len(guards) < fought - (self.after_duel and current is not None):
            guards.append(self.pile.pop(0))
        if self.after_duel and current is not None and len(guards) < fought:
            guards.append(current)
        duels = [self._fill(file.played, number, self.seats) for number in range(fought)]
        jailed = [file.jailed[n] if n < len(file.jailed) else NOBODY for n in range(fought)]
        position.fought = tuple(
            (guard, sits, *cards) for guard, sits, cards in zip(guards, jailed, duels, strict=True)
        )
        if self.after_duel:
            position.guard = guards[-1]
        else:
            position.guard = self.pile.pop(0) if current is None else current

    def _guard(self, value: int) -> int:
        for guard in self.pile:
            if self.tables.guards[guard] == value:
                self.pile.remove(guard)
                return guard
        raise BadScenario(f"guard {value} is not in the pile with {self.seats} players")

    def _fill(self, groups: tuple[Cards, ...], index: int, size: int) -> list[int]:
        cards = [self.tables.numbers[name] for name in (groups[index] if index < len(groups) else ())]
        if len(cards) > size:
            raise BadScenario(f"{' '.join(groups[index])}: {size} cards at most")
        while len(cards) < size:
            cards.append(self.spare.pop(0))
        return cards


def describe(g: Musketeers) -> dict[str, Any]:
    """The position as a scenario file would write it; only between answers to players' questions."""
    ask = g.ask()
    if ask.question not in (LayRewardsDown.question, CommitCard.question, *TOKEN_QUESTIONS):
        raise BadScenario("a position is described where a player is asked, not in the middle of a deal")
    described: dict[str, Any] = {
        "question": ask.question.removeprefix(PREFIX),
        "hand_number": g.hand_number,
        "duel": g.duel,
        "met": [g.tables.guards[entry[0]] for entry in g.fought],
        "played": [list(notation.cards(g, entry[2:])) for entry in g.fought],
        "hands": [list(notation.cards(g, hand)) for hand in g.hands],
        "rewards": [list(notation.cards(g, cards)) for cards in g.rewards],
        "rows": [notation.row(tokens) for tokens in g.tokens],
        "totals": list(g.totals),
    }
    if ask.question in TOKEN_QUESTIONS:
        described["parameters"] = list(ask.parameters())
    elif g.duel:
        described["guard"] = g.guard_value()
    if any(entry[1] != NOBODY for entry in g.fought):
        described["jailed"] = [entry[1] for entry in g.fought]
    return described
