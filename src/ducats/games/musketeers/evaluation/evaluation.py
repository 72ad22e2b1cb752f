"""One ply of Musketeers: what each answer is worth in ducats to a seat, by what that seat may know.

Of other seats only tokens, totals, cards played and who is in jail are read.
"""

from typing import Final, cast

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.engine.play import Play
from ducats.games.musketeers.evaluation.odds import Draws, FreshDeckOdds, weighed
from ducats.games.musketeers.evaluation.rewards import reward_values
from ducats.games.musketeers.evaluation.valuation import Valuation
from ducats.games.musketeers.evaluation.weights import CAREFUL, Weights
from ducats.games.musketeers.rules.fought import NOBODY, card_in, jailed_in
from ducats.games.musketeers.rules.printed import REWARD_CARDS, PrintedData
from ducats.games.musketeers.rules.questions import CommitCard, LayRewardsDown
from ducats.games.musketeers.rules.state import WHOLE_DECK, Musketeers
from ducats.games.musketeers.rules.tokens import (
    NAME_VICTIM,
    PUT_BACK,
    STEAL,
    GiveTokenUp,
    TokenAsk,
    source_of,
)

AnswerValues = list[tuple[int, float]]
"""Each legal answer with what it is worth in ducats."""


def evaluated(play: Play, seat: Seat, weights: Weights) -> AnswerValues:
    """What each legal answer is worth at an imagined table."""
    g = cast(Musketeers, play)
    return list(zip(g.legal(seat), answer_values(g, seat, weights), strict=True))


def answer_values(g: Musketeers, seat: Seat, weights: Weights = CAREFUL) -> list[float]:
    """What each legal answer to the open question is worth, in the order of `legal`."""
    ask = g.open
    if isinstance(ask, CommitCard):
        return card_values(g, seat, weights)
    if isinstance(ask, LayRewardsDown):
        return reward_values(fresh_deck_odds(g), g.printed, bits.numbers(g.hand(seat)), weights.fight_share)
    valuation = Valuation(g, seat, weights)
    if isinstance(ask, TokenAsk):
        return [token_value(g, valuation, seat, answer, ask.token) for answer in ask.legal(g, seat)]
    assert isinstance(ask, GiveTokenUp)
    return [valuation.put_back(slot) for slot in ask.legal(g, seat)]


def token_value(g: Musketeers, valuation: Valuation, seat: Seat, answer: int, token: int) -> float:
    """MU-18, MU-20: what an answer of the winner or the loser of a duel is worth."""
    if PUT_BACK <= answer < NAME_VICTIM:
        return valuation.put_back(answer - PUT_BACK)
    value = valuation.taken(token, answer % REWARD_CARDS)
    return value + valuation.from_rival(token, source_of(g, seat, answer)) if answer >= STEAL else value


def card_values(g: Musketeers, seat: Seat, weights: Weights) -> list[float]:
    """MU-13: what a card may win or lose now, less what it could do later; in jail only the latter."""
    return counted_values(g, seat, weights) if weights.counts_cards else fresh_deck_values(g, seat, weights)


def fresh_deck_values(g: Musketeers, seat: Seat, weights: Weights) -> list[float]:
    payoffs = Valuation(g, seat, weights).payoffs()
    odds = fresh_deck_odds(g)
    in_jail = seat == g.jailed()
    rival_in_jail = g.jailed() != NOBODY
    share = weights.later_share[g.seats - 2]
    guard = g.guard()
    values: list[float] = []
    for card in bits.numbers(g.hand(seat)):
        later = odds.coming(g.pile(), card, payoffs)
        if in_jail:
            values.append(-later)
        else:
            values.append(odds.now(guard, card, rival_in_jail, payoffs) - share * later)
    return values


def counted_values(g: Musketeers, seat: Seat, weights: Weights) -> list[float]:
    payoffs = Valuation(g, seat, weights).payoffs()
    hand, card_worth = bits.numbers(g.hand(seat)), fresh_deck_odds(g).values
    others = g.seats - 1
    fighting = others - (0 if g.jailed() in (NOBODY, seat) else 1)
    share = weights.later_share[g.seats - 2]
    cards = bits.numbers(unseen(g, seat))
    draws = Draws(card_worth, cards, hand, others)
    now = draws if fighting == others else Draws(card_worth, cards, hand, fighting)
    guard = int(g.guard_value())
    coming = list(g.printed.guard_values(g.pile()))
    values: list[float] = []
    for place in range(len(hand)):
        later = weighed(payoffs, draws.mean(place, coming))
        if seat == g.jailed():
            values.append(-later)
        else:
            values.append(weighed(payoffs, now.chances(place, guard)) - share * later)
    return values


def unseen(g: Musketeers, seat: Seat) -> i64:
    """The set of cards that a rival may still play: neither mine nor shown."""
    seen = g.hand(seat)
    for slot in range(REWARD_CARDS):
        seen |= bits.bit(g.reward(seat, slot))
    for duel in g.fought():
        for other in range(g.seats):
            if is_shown(g, duel, other) or other == seat:
                seen |= bits.bit(card_in(duel, other))
    return WHOLE_DECK & ~seen


def is_shown(g: Musketeers, duel: i64, rival: i64) -> bool:
    """MU-R11: whether all have seen what a rival played; a jailed one's card may be but a guess."""
    return g.options.jail_discard_visible or jailed_in(duel) != rival


_KEPT_ODDS: Final[dict[tuple[PrintedData, int], FreshDeckOdds]] = {}
_MAX_KEPT_ODDS: Final = 32
"""One for each number of seats and each data file in use."""
_USED_LAST: Final[list[tuple[PrintedData, FreshDeckOdds]]] = []
"""To look odds up by their key is slow."""


def fresh_deck_odds(g: Musketeers) -> FreshDeckOdds:
    """MU-5: the odds of a fresh deck against the guards of this number of seats; the same in every hand."""
    if _USED_LAST:
        printed, odds = _USED_LAST[0]
        if printed is g.printed and odds.seats == g.seats:
            return odds
    key = (g.printed, g.seats)
    found = _KEPT_ODDS.get(key)
    if found is None:
        if len(_KEPT_ODDS) >= _MAX_KEPT_ODDS:
            _KEPT_ODDS.clear()
        values = [int(value) for value in g.printed.values]
        guards = [int(guard) for guard in g.printed.guards]
        found = FreshDeckOdds(values, guards, bits.numbers(g.printed.pile(g.seats)), g.seats)
        _KEPT_ODDS[key] = found
    _USED_LAST[:] = [(g.printed, found)]
    return found
