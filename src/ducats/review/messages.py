"""An analysis as it is kept and sent: in millionths of the victory, whole numbers whose sums are exact."""

from typing import Any, Final, Literal

import msgspec

from ducats.engine.messages import Seat

FORMAT: Final = 1
"""Raised by every change after which an old reader would misread a file."""

WHOLE: Final = 1_000_000
"""The whole victory, in the units of an analysis."""

Shares = tuple[int, ...]
"""By seat."""

Class = Literal["", "inaccuracy", "mistake", "blunder"]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """An answer that was tried."""

    action: dict[str, Any]
    gain: int
    """By how much it is better for the player than what was played."""
    error: int


class Trade(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a bargain or a bid changed, beside having said no."""

    kind: Literal["deal", "bid", "pass"]
    """`pass`: the player went without; `gain` is then what the lowest bid would have changed."""
    other: Seat | None = None
    """The other party of a deal."""
    gain: Shares
    error: Shares


class Decision(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An answer of a player, judged by what they could know."""

    seat: Seat
    question: str
    rule: str
    action: dict[str, Any]
    judged: bool
    """Whether there was a choice, and it has been looked at."""
    expected: Shares
    """How the chances changed by this answer in the player's eyes, beside the reference policy's answer."""
    expected_error: Shares
    hidden: Shares
    """How much more they really changed: what the player could not know."""
    loss: int = 0
    """Given away, if that can be told from nothing at all."""
    error: int = 0
    kind: Class = ""
    difference: int = 0
    """The best other answer beside this one, whether or not that can be told from nothing: for averages."""
    guess: int = 0
    """What guessing among the answers worth a thought would have given away."""
    better: dict[str, Any] | None = None
    reason: str = ""
    """What speaks for the better answer, as the game's bots say it."""
    options: tuple[Option, ...] = ()
    """The answers that were tried, the best first."""
    trade: Trade | None = None
    worlds: int = 0
    """In how many worlds answers were tried."""


class MomentReview(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One moment of the replay: a player's answer and all that chance added."""

    number: int
    chances: Shares
    """At the end of the moment."""
    errors: Shares
    decision: Decision | None = None
    """None: the opening."""
    luck: Shares | None = None
    """What the draws of this moment changed; None: nothing was drawn."""
    luck_error: Shares | None = None


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """result - start = luck + own + others + hidden, to the last digit."""

    start: int
    result: int
    luck: int
    own: int
    others: int
    hidden: int
    luck_error: int
    own_error: int
    others_error: int
    loss: int
    """All that was given away, as far as it can be told from nothing."""
    accuracy: float | None
    """100: the best answers; 0: no better than guessing among those worth a thought. None: no choice."""
    choices: int
    """How many answers were judged."""


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A moment that changed the chances more than most."""

    moment: int
    cause: Literal["draw", "decision"]
    seat: Seat
    """Whose chances it changed most."""
    change: int


class Cost(msgspec.Struct, frozen=True, kw_only=True):
    """What the analysis took."""

    playouts: int
    """Continuations from each position."""
    worlds: int
    """For each decision in question; 0: none was judged yet."""
    games: int
    """Played to the end in all."""
    seconds: float
    form: str
    """Compiled or pure Python."""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The review of one game. Chances, errors, gains and losses are millionths of the victory."""

    analysis: int = FORMAT
    game: str
    version: int
    """Of the rules."""
    seats: int
    players: tuple[str, ...]
    commitment: str
    """Tells which game this is about: the one in the record's header."""
    seed: str
    start: Shares
    """The chances before the first draw."""
    result: Shares
    moments: tuple[MomentReview, ...]
    balances: tuple[Balance, ...]
    turning_points: tuple[TurningPoint, ...]
    cost: Cost


class ReviewStatus(msgspec.Struct, frozen=True, kw_only=True):
    """How far the review of a game is."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    version: int = 0
    """0: nothing to show; 1: the chances; 2: the whole analysis."""
