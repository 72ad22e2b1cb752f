"""Why an answer is a good one: the odds of a card, what tokens pay; from a player's view alone."""

from typing import Final, cast, final

from ducats.bots.reasons import NOTHING, Why
from ducats.bots.reasons import why as told
from ducats.engine import bits
from ducats.engine.messages import Action, Fact, Seat, View
from ducats.engine.rng import Rng
from ducats.games.musketeers.bots import grounds
from ducats.games.musketeers.evaluation.evaluation import answer_values
from ducats.games.musketeers.evaluation.valuation import expected_value
from ducats.games.musketeers.rules import facts as f
from ducats.games.musketeers.rules import messages as m
from ducats.games.musketeers.rules.consequences import MusketeersForesight
from ducats.games.musketeers.rules.imagine import imagine
from ducats.games.musketeers.rules.printed import JEWEL, PRISON, REWARD_CARDS
from ducats.games.musketeers.rules.state import Musketeers
from ducats.games.musketeers.rules.view import MusketeersView

CLEAR: Final = 5
"""Per cent: odds that differ by less speak for no card."""
LOW: Final = 10
"""Per cent: hardly anything is at stake."""
CHEAP: Final = 3
"""Ducats: a reward that is worth no more bears a prison well."""
BEST_TRIPLES: Final = 10
"""So many of all ways to lay rewards are good."""


def why(view: View, action: Action) -> Why:
    """What speaks for an answer to the open question."""
    if not isinstance(view, MusketeersView) or view.seat is None or view.question is None:
        return NOTHING
    world = imagine(view, Rng("reason"))
    return told(Grounds(world, view, view.seat).of(cast("m.MusketeersAction", action)))


@final
class Grounds:
    """One seat at one question."""

    def __init__(self, g: Musketeers, view: MusketeersView, seat: Seat) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.foresight: Final = MusketeersForesight(g, view, seat)

    def of(self, action: m.MusketeersAction) -> Fact | None:
        match action:
            case m.PlayCard():
                return self._card(self.g.printed.numbers[action.card])
            case m.LayRewards():
                return self._rewards(action)
            case m.TakeJewel() | m.FreePrison():
                return self._gain(action)
            case m.TakePrison() | m.ReturnJewel() | m.GiveToken():
                return self._cost(action)
            case _:
                return None

    # -- duels ---------------------------------------------------------------------------------

    def _card(self, card: int) -> Fact | None:
        g, hand, chances = self.g, bits.numbers(self.g.hand(self.seat)), self.foresight.chances
        name, others = g.printed.names[card], [other for other in hand if other != card]
        if not others:
            return None
        if chances is None:
            return grounds.SavesCards(name) if card == hand[0] else None
        if chances.rivals == 0:
            return self._alone(card, hand)
        if not g.free_slots(self.seat):
            # MU-27, MU-28: no token comes, but one goes.
            return None
        odds = {each: chances.of(each) for each in hand}
        _, jewel, prison = odds[card]
        second = max([odds[other][1] for other in others])
        if jewel - second >= CLEAR:
            return grounds.JewelLikely(name, jewel, second)
        least = min([odds[other][2] for other in others])
        if least - prison >= CLEAR:
            return grounds.PrisonUnlikely(name, prison, least)
        return grounds.LeastAtStake(name, prison) if card == hand[0] and prison <= LOW else None

    def _alone(self, card: int, hand: list[int]) -> Fact | None:
        """MU-31: against the guard alone."""
        g, guard = self.g, int(self.g.guard_value())
        enough = [each for each in hand if g.printed.values[each] >= guard]
        name = g.printed.names[card]
        if enough:
            return grounds.EnoughForGuard(name, guard) if card == enough[0] else None
        return grounds.SavesCards(name) if card == hand[0] else None

    def _rewards(self, action: m.LayRewards) -> Fact | None:
        g = self.g
        values = answer_values(g, self.seat)
        mine = values[g.legal(self.seat).index(g.hear(self.seat, action))]
        if sum([value > mine for value in values]) >= BEST_TRIPLES:
            return None
        cards = sorted(action.cards, key=lambda card: g.printed.numbers[card])
        low, high = cards[0], cards[-1]
        worth = [int(g.printed.values[g.printed.numbers[card]]) for card in cards]
        if worth[0] <= CHEAP:
            lost = worth[0] * (1 - int(g.printed.factors[PRISON]))
            return grounds.LowTakesPrison(low, lost, high, worth[-1] * int(g.printed.factors[JEWEL]))
        return grounds.RewardsPay(sum(worth))

    # -- tokens --------------------------------------------------------------------------------

    def _gain(self, action: m.TakeJewel | m.FreePrison) -> Fact | None:
        if isinstance(action, m.TakeJewel):
            if bits.count(self.g.slots_with(self.seat, JEWEL)) == REWARD_CARDS - 1:
                # MU-33: the hand is over, whatever is answered.
                return None
            owner = None if action.source is None else action.source.seat
            if owner is not None and bits.count(self.g.slots_with(owner, JEWEL)) == REWARD_CARDS - 1:
                return grounds.RobsThreat(owner)
        card, gain = self._pays(action)
        if any(other >= gain for other in self._others(card)):
            return None
        if isinstance(action, m.TakeJewel) and action.source is not None:
            seat, others = action.source.seat, self._other_owners(action.source.seat)
            if others and all(self._in_sight(other) < self._in_sight(seat) for other in others):
                return grounds.RobsLeader(card, gain, seat, *self._standing(seat))
        return grounds.TokenGains(card, gain)

    def _cost(self, action: m.TakePrison | m.ReturnJewel | m.GiveToken) -> Fact | None:
        card, gain = self._pays(action)
        if any(other >= gain for other in self._others(card)):
            return None
        if isinstance(action, m.TakePrison) and action.source is not None:
            found = self._freed(card, -gain, action.source.seat)
            if found is not None:
                return found
        return grounds.TokenCosts(card, -gain)

    def _freed(self, card: str, loss: int, seat: Seat) -> Fact | None:
        """MU-23: whose prison goes, if there was a choice."""
        others = self._other_owners(seat)
        near = [other for other in others if self._standing(other)[1] == REWARD_CARDS - 1]
        if near and self._standing(seat)[1] < REWARD_CARDS - 1:
            return grounds.KeepsNearJail(card, loss, near[0])
        if others and all(self._in_sight(other) > self._in_sight(seat) for other in others):
            return grounds.FreesLast(card, loss, seat, *self._standing(seat))
        return None

    def _other_owners(self, seat: Seat) -> list[Seat]:
        """Who else could give the token."""
        found = {
            other.source.seat
            for other in self._actions()
            if isinstance(other, m.TakeJewel | m.TakePrison) and other.source is not None
        }
        return sorted(found - {seat})

    def _standing(self, seat: Seat) -> tuple[int, int, int]:
        """Jewels, prisons, and what earlier hands have paid."""
        g = self.g
        jewels, prisons = g.slots_with(seat, JEWEL), g.slots_with(seat, PRISON)
        return int(bits.count(jewels)), int(bits.count(prisons)), int(g.total(seat))

    def _in_sight(self, seat: Seat) -> float:
        """What a rival has, and what their face-down rewards may be expected to pay."""
        g, paid = self.g, float(self.g.total(seat))
        for slot in range(REWARD_CARDS):
            token = g.token_on(seat, slot)
            paid += expected_value(token) * float(g.printed.factors[token])
        return paid

    def _actions(self) -> list[Action]:
        ask = self.g.ask()
        return [ask.say(self.g, self.seat, answer) for answer in ask.legal(self.g, self.seat)]

    def _others(self, card: str) -> list[int]:
        """What rewards pay more by answers that change another one than this."""
        changes = [self._pays(action) for action in self._actions()]
        return [gain for other, gain in changes if other != card]

    def _pays(self, action: Action) -> tuple[str, int]:
        """Which reward pays how much more."""
        fact = self.foresight.facts(action)[0]
        if isinstance(fact, f.Locked):
            return fact.card, -fact.before
        assert isinstance(fact, f.Pays), "tokens change what a reward pays"
        return fact.card, fact.after - fact.before
