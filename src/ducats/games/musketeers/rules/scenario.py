"""Positions of Musketeers in a scenario file (docs/scenarios.md): name what matters, the rest is filled."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec

from ducats.engine import bits
from ducats.engine.errors import BadScenario, DucatsError
from ducats.engine.frames import Ask
from ducats.engine.messages import Seat
from ducats.engine.play import UNANSWERED
from ducats.games.musketeers.rules import notation
from ducats.games.musketeers.rules.fought import NOBODY, cards_in, guard_of, jailed_in, judge
from ducats.games.musketeers.rules.messages import LayRewards, MusketeersOptions, PlayCard, Slot
from ducats.games.musketeers.rules.position import open_question, question_named, table_at_hand
from ducats.games.musketeers.rules.printed import DUELS, JEWEL, REWARD_CARDS, TOKEN_LETTERS, printed_of
from ducats.games.musketeers.rules.questions import CommitCard, LayRewardsDown
from ducats.games.musketeers.rules.scenario_defaults import ScenarioDefaults
from ducats.games.musketeers.rules.state import Musketeers
from ducats.games.musketeers.rules.tokens import NO_SLOT, GiveTokenUp, LoserToken, TokenAsk
from ducats.games.musketeers.rules.view import HandResult

PREFIX: Final = "musketeers."

MOST_HANDS: Final = 1_000
MOST_DUCATS: Final = 1_000_000
"""Far more than any match can bring."""

ONTO: Final = "onto goes with loser_token and the option full_loser_takes_prison"

Cards = tuple[str, ...]


class PositionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The `[position]` of a scenario file; lists have one entry per seat unless said otherwise."""

    question: Literal["lay_rewards", "commit_card", "winner_token", "loser_token", "give_token"] = (
        "commit_card"
    )
    seat: Seat | None = None
    """Who is asked about a token."""
    taker: Seat | None = None
    """give_token: who takes it."""
    token: Literal["J", "P"] | None = None
    """give_token: what is taken."""
    onto: Slot | None = None
    """The slot that waits for the token: give_token, and the prison of full_loser_takes_prison."""
    number: Annotated[int, msgspec.Meta(ge=1)] = 1
    """The number of this question in the match."""
    hand_number: Annotated[int, msgspec.Meta(ge=1, le=MOST_HANDS)] = 1
    duel: Annotated[int, msgspec.Meta(ge=0, le=DUELS)] | None = None
    guard: int | None = None
    met: tuple[int, ...] = ()
    """Guards of the duels fought so far in this hand, in order."""
    played: tuple[Cards, ...] = ()
    """The cards of the duels fought so far in this hand: one list per duel, one card per seat."""
    jailed: tuple[Seat, ...] = ()
    """Who sat out in each of the duels fought so far; -1 for nobody."""
    hands: tuple[Cards, ...] = ()
    rewards: tuple[Cards, ...] = ()
    rows: tuple[str, ...] = ()
    totals: tuple[Annotated[int, msgspec.Meta(ge=0, le=MOST_DUCATS)], ...] = ()
    sealed: tuple[Cards, ...] = ()
    """What has been chosen already, face down: one card (lay_rewards: three), empty for who still chooses."""
    results: tuple[HandResult, ...] = ()
    """The earlier hands of the match."""


def set_up(seats: int, options: MusketeersOptions, raw: Mapping[str, Any], data: str | None) -> Musketeers:
    """The game that a scenario file describes; BadScenario says what cannot be."""
    file = _read(raw)
    ask = _ask(file, seats)
    g = table_at_hand(seats, options, printed_of(data), data, file.hand_number)
    ScenarioDefaults(g, file, ask).lay_out()
    open_question(g, ask, file.number)
    _check_possible(g, ask)
    _seal(g, ask, file)
    g.check()
    return g


def _read(raw: Mapping[str, Any]) -> PositionFile:
    question = raw.get("question", "commit_card")
    plain = {**raw, "question": question.removeprefix(PREFIX) if isinstance(question, str) else question}
    try:
        return msgspec.convert(plain, PositionFile, strict=True)
    except msgspec.ValidationError as error:
        raise BadScenario(f"position: {error}") from error


def _ask(file: PositionFile, seats: int) -> Ask[Musketeers]:
    parameters: tuple[int, ...] = ()
    if file.question == "give_token":
        if file.seat is None or file.taker is None or file.onto is None or file.token is None:
            raise BadScenario("give_token needs seat (who gives), taker, onto (the taker's slot) and token")
        parameters = (file.seat, file.taker, file.onto, TOKEN_LETTERS.index(file.token))
    elif file.question in {"winner_token", "loser_token"}:
        if file.seat is None:
            raise BadScenario(f"{file.question} needs seat: the player who is asked")
        if file.question == "winner_token" and file.onto is not None:
            raise BadScenario(ONTO)
        parameters = (file.seat,) if file.onto is None else (file.seat, file.onto)
    if any(seat is not None and not 0 <= seat < seats for seat in (file.seat, file.taker)):
        raise BadScenario(f"seat and taker are numbers from 0 to {seats - 1}")
    return question_named(PREFIX + file.question, seats, parameters)


def _check_possible(g: Musketeers, ask: Ask[Musketeers]) -> None:
    """Refuse what no game could lead to, so that a slip in the file is not taken for a rule."""
    if g.has_three_jewels():
        raise BadScenario("the third jewel ends the hand: nobody is asked any more", rule="MU-33")
    if isinstance(ask, CommitCard) and g.duel() == DUELS:
        raise BadScenario("in duel 9 the last cards are played unasked: begin in duel 8, or with the token")
    if isinstance(ask, TokenAsk | GiveTokenUp):
        _check_token(g, ask)
    if any(not ask.legal(g, seat) for seat in ask.seats):
        raise BadScenario(f"nobody could answer {ask.question} in this position")


def _check_token(g: Musketeers, ask: TokenAsk | GiveTokenUp) -> None:
    taker = ask.taker if isinstance(ask, GiveTokenUp) else ask.seat
    onto = ask.to if isinstance(ask, GiveTokenUp) else ask.onto
    wants_won = ask.token == JEWEL
    last = g.last_duel()
    total, won, seat = judge(g.printed, g.seats, last)
    if (won, seat) != (wants_won, taker):
        raise BadScenario(
            f"the cards of duel {g.duel()} ({' '.join(_cards(g, last))}, sum {total}, guard "
            f"{g.guard_value()}) make it {'won' if won else 'lost'} by seat {seat}; {ask.question} is for "
            f"seat {taker} after a {'won' if wants_won else 'lost'} one"
        )
    if isinstance(ask, GiveTokenUp) and (not g.options.victim_picks_slot or ask.owner == taker):
        raise BadScenario("give_token is asked of another player, with the option victim_picks_slot")
    if onto != NO_SLOT and not bits.has(g.free_slots(taker), onto):
        raise BadScenario(f"onto: slot {onto} of seat {taker} is occupied")
    follows = isinstance(ask, LoserToken) and onto != NO_SLOT
    if follows and not g.options.full_loser_takes_prison:
        raise BadScenario(ONTO)


def _seal(g: Musketeers, ask: Ask[Musketeers], file: PositionFile) -> None:
    """The answers given already; they are final (MU-R25) and must be legal."""
    if not file.sealed:
        return
    if len(ask.seats) == 1 or len(file.sealed) != g.seats or all(file.sealed):
        raise BadScenario(
            "sealed: one list per seat, in lay_rewards or commit_card, at least one of them empty"
        )
    for seat, cards in enumerate(file.sealed):
        if not cards:
            continue
        try:
            if isinstance(ask, LayRewardsDown) and len(cards) == REWARD_CARDS:
                g.seal(seat, g.hear(seat, LayRewards((cards[0], cards[1], cards[2]))))
            elif isinstance(ask, CommitCard) and len(cards) == 1:
                g.seal(seat, g.hear(seat, PlayCard(cards[0])))
            else:
                raise BadScenario(f"sealed: {' '.join(cards)} does not answer {ask.question}")
        except DucatsError as error:
            raise BadScenario(f"sealed, seat {seat}: {error}") from error


def describe(g: Musketeers) -> dict[str, Any]:
    """The position as a scenario file would write it; only where a player is asked."""
    ask = g.ask()
    if not isinstance(ask, LayRewardsDown | CommitCard | TokenAsk | GiveTokenUp):
        raise BadScenario("a position is described where a player is asked, not in the middle of a deal")
    seats, fought = range(g.seats), g.fought()
    described: dict[str, Any] = {
        "question": ask.question.removeprefix(PREFIX),
        **_asked(ask),
        "number": g.asked,
        "hand_number": g.hand_number(),
        "duel": int(g.duel()),
        "met": [int(g.printed.guards[guard_of(duel)]) for duel in fought],
        "played": [_cards(g, duel) for duel in fought],
        "hands": [list(g.printed.card_names(bits.numbers(g.hand(seat)))) for seat in seats],
        "rewards": [list(g.printed.card_names(g.rewards(seat))) for seat in seats],
        "rows": [notation.row(g, seat) for seat in seats],
        "totals": g.totals(),
    }
    if isinstance(ask, CommitCard):
        described["guard"] = int(g.guard_value())
    jailed = [int(jailed_in(duel)) for duel in fought]
    if any(seat != NOBODY for seat in jailed):
        described["jailed"] = jailed
    if any(answer != UNANSWERED for answer in g.sealed_answers()):
        described["sealed"] = [_sealed(g, ask, seat) for seat in seats]
    if g.paid:
        described["results"] = [msgspec.to_builtins(notation.hand_result(hand)) for hand in g.paid]
    return described


def _cards(g: Musketeers, duel: int) -> list[str]:
    return list(g.printed.card_names(cards_in(duel, g.seats)))


def _asked(ask: Ask[Musketeers]) -> dict[str, Any]:
    if isinstance(ask, GiveTokenUp):
        token = TOKEN_LETTERS[ask.token]
        return {"seat": ask.owner, "taker": ask.taker, "onto": ask.to, "token": token}
    if isinstance(ask, TokenAsk):
        return {"seat": ask.seat} | ({} if ask.onto == NO_SLOT else {"onto": ask.onto})
    return {}


def _sealed(g: Musketeers, ask: Ask[Musketeers], seat: Seat) -> list[str]:
    if g.sealed_answer(seat) == UNANSWERED:
        return []
    action = ask.say(g, seat, g.sealed_answer(seat))
    if isinstance(action, LayRewards):
        return list(action.cards)
    return [action.card] if isinstance(action, PlayCard) else []
