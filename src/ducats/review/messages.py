"""An analysis as it is kept and sent: in millionths of the victory, whole numbers whose sums are exact."""

from typing import Any, Final, Literal

import msgspec

from ducats.engine.messages import Action, Seat

FORMAT: Final = 1
"""Raised by every change after which an old reader would misread a file."""

WHOLE: Final = 1_000_000
"""The whole victory, in the units of an analysis."""

Shares = tuple[int, ...]
"""By seat."""

Class = Literal["", "inaccuracy", "mistake", "blunder"]

Verdict = Literal["", "overpaid", "too_cheap"]
"""Of the buyer; of somebody who let a lot go too cheaply."""


def written(action: Action) -> dict[str, Any]:
    """An action as a reader of the file will find it."""
    as_json: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(action))
    return as_json


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


class Mixed(msgspec.Struct, frozen=True, kw_only=True):
    """An answer that the search would give in a part of all cases."""

    action: dict[str, Any]
    share: int
    """Of all cases, in millionths."""


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
    overruled: bool = False
    """Whether the reference policy found fault with it, and the search of the best level did not."""
    difference: int = 0
    """The best other answer beside this one, whether or not that can be told from nothing: for averages."""
    guess: int = 0
    """What guessing among the answers worth a thought would have given away."""
    better: dict[str, Any] | None = None
    reason: str = ""
    """What speaks for the better answer, as the game's bots say it."""
    about: dict[str, Any] = {}
    """The figures that the reason names."""
    options: tuple[Option, ...] = ()
    """The answers that were tried, the best first."""
    trade: Trade | None = None
    mixture: tuple[Mixed, ...] = ()
    """Where others answer at the same time: what the search would draw lots among, the likeliest first."""
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


class Bidder(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a lot was worth to one of those who could bid for it, by what they could know before it."""

    seat: Seat
    bid: int = 0
    """The highest; 0: none."""
    gain: int
    """The chance when owning it, less the chance when the strongest rival does at the same price: what the
    buyer paid; to everybody else one step more."""
    error: int
    stop: int | None = None
    """The price at which that is nothing: where to stop. 0: not worth any; None: cannot be told."""
    stop_error: int = 0
    stop_is_least: bool = False
    """It is worth that much and perhaps more: no higher price was tried."""
    verdict: Verdict = ""


class Auction(msgspec.Struct, frozen=True, kw_only=True):
    """One lot and what it was worth to whom. Prices are money."""

    moment: int
    """At which it ended."""
    first: int
    """The moment of its first bid or pass."""
    question: str
    buyer: Seat
    price: int
    bidders: tuple[Bidder, ...]


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
    auctions: tuple[Auction, ...] = ()
    cost: Cost


class QuestionLoss(msgspec.Struct, frozen=True, kw_only=True):
    """What was given away at one kind of question."""

    game: str
    question: str
    choices: int
    """How many answers were judged."""
    mistakes: int
    """How many of them were called something."""
    loss: int


class SeatFigures(msgspec.Struct, frozen=True, kw_only=True):
    """What an analysis says about one seat, in few numbers: what statistics are made of."""

    balance: Balance
    questions: tuple[QuestionLoss, ...]


class Parts(msgspec.Struct, frozen=True, kw_only=True):
    """Of one whole: what luck, a player's own answers, others' answers and hidden information did."""

    luck: float
    own: float
    others: float
    hidden: float


class Stretch(msgspec.Struct, frozen=True, kw_only=True):
    """Some games in a row."""

    since: str
    """The day of the first, ISO 8601."""
    games: int
    accuracy: float | None
    loss: int
    """Of a game, on average."""
    luck: int
    result: int


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """Of a person, or of everybody who played a game; means over the games that were analysed."""

    games: int
    """How many there are; each seat of a game counts."""
    start: int
    result: int
    luck: int
    luck_error: int
    own: int
    others: int
    hidden: int
    loss: int
    accuracy: float | None
    shares: Parts | None
    """How much of the difference between results is each part's; together 1. None: too few games."""
    questions: tuple[QuestionLoss, ...]
    """The kinds of question, the costliest first."""
    trend: tuple[Stretch, ...]
    """The earliest first."""


class Answers(msgspec.Struct, frozen=True, kw_only=True):
    """What could have been answered at a moment of a finished game."""

    moment: int
    seat: Seat
    question: str
    rule: str
    played: dict[str, Any]
    others: tuple[dict[str, Any], ...]
    """All other legal answers, or the first of very many."""
    total: int
    """How many others there are."""


class WhatIf(msgspec.Struct, frozen=True, kw_only=True):
    """Another answer beside the one that was given: everybody's chances when all play on."""

    moment: int
    seat: Seat
    played: dict[str, Any]
    action: dict[str, Any]
    """The other answer."""
    before: Shares
    """After the answer that was given, before anything is drawn; all cards as they were."""
    before_error: Shares
    after: Shares
    """The same after the other answer."""
    after_error: Shares
    change: Shares
    change_error: Shares
    """Both meet the same luck: far smaller than the errors of either."""
    gain: int
    """What it would have changed for the player, in worlds that fit what they could know."""
    gain_error: int
    games: int
    """Played to the end in all."""


class HintedAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """An answer worth a thought, in the eyes of the player who is asked."""

    action: dict[str, Any]
    chance: int
    """The player's share of the victory when everybody plays on, in worlds that fit what they see."""
    error: int
    behind: int
    """How much the best answer is better, in the same worlds."""
    behind_error: int
    reason: str
    """That the game's bots give; may be empty."""
    about: dict[str, Any]
    """The figures that it names."""


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """The two or three best answers to a question, the best first."""

    question: int
    answers: tuple[HintedAnswer, ...]
    worlds: int


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a player's last decision was a mistake, by what they could see then."""

    moment: int
    """The one it led to."""
    kind: Class = ""
    loss: int = 0
    error: int = 0
    better: HintedAnswer | None = None
    worlds: int
