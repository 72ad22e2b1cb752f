"""What would follow from an answer: from one's own cards, the tokens that lie open, and the cards seen."""

from typing import Final, final

from ducats.engine import bits
from ducats.engine.foresight import Facts, Foresight
from ducats.engine.messages import Action, Fact, Seat
from ducats.games.musketeers.rules import facts as f
from ducats.games.musketeers.rules import messages as m
from ducats.games.musketeers.rules import view as v
from ducats.games.musketeers.rules.printed import DECK, JEWEL, PRISON
from ducats.games.musketeers.rules.questions import CommitCard
from ducats.games.musketeers.rules.state import CENTRE, Musketeers


@final
class MusketeersForesight(Foresight):
    """What one player can foretell at a table."""

    def __init__(self, g: Musketeers, view: v.MusketeersView, seat: Seat) -> None:
        self.g: Final = g
        self.seat: Final = seat
        fights = isinstance(g.ask(), CommitCard) and seat != g.jailed()
        rivals = bits.count(g.fighters()) - 1
        self.chances: Final = Chances(g, unseen(g, view), seat, rivals) if fights else None

    def facts(self, action: Action) -> Facts:
        match action:
            case m.PlayCard():
                return [self.playing(action.card)]
            case m.TakeJewel():
                return self.taking(JEWEL, action.to, action.source)
            case m.TakePrison():
                return self.taking(PRISON, action.to, action.source)
            case m.FreePrison() | m.ReturnJewel() | m.GiveToken():
                after = self.g.copy()
                after.put_back(self.seat, action.slot, forced=False)
                return [self.pays(action.slot, after)]
            case _:
                return []

    def facts_of_item(self, item: str) -> Facts:
        value = self.g.printed.values[self.g.printed.numbers[item]]
        return [f.Worth(item, value, value * self.g.printed.factors[JEWEL])]

    def playing(self, card: str) -> Fact:
        g, chances = self.g, self.chances
        if chances is None:
            return f.PutAside(card)
        guard = g.guard_value()
        need = max(0, guard - g.printed.values[g.printed.numbers[card]])
        if chances.rivals == 0:
            return f.FallsShort(card, guard, need) if need else f.Reaches(card, guard)
        won, jewel, prison = chances.of(g.printed.numbers[card])
        return f.Odds(card, need, won, jewel, prison)

    def taking(self, token: int, to: int, source: m.Source | None) -> Facts:
        """MU-18, MU-20, MU-23: a token comes from the centre or from another player."""
        after = self.g.copy()
        if source is None:
            after.take_token(self.seat, token, to, CENTRE, 0, forced=False)
        else:
            slot = source.slot
            if slot is None:
                slot = int(bits.lowest(self.g.slots_with(source.seat, token)))
            after.take_token(self.seat, token, to, source.seat, slot, forced=False)
        told: Facts = [self.pays(to, after)]
        if source is not None:
            place = 0 if source.slot is None else source.slot + 1
            # Who sits in jail has three prisons: with any of them gone they are free.
            freed = self.g.jailed() == source.seat
            leaves = (
                f.JewelLeaves(source.seat, place)
                if token == JEWEL
                else f.PrisonLeaves(source.seat, place, freed)
            )
            told.append(leaves)
        return told

    def pays(self, slot: int, after: Musketeers) -> Fact:
        card, before = self.g.card_name(int(self.g.reward(self.seat, slot))), self.g.payment(self.seat, slot)
        paid = after.payment(self.seat, slot)
        if after.token_on(self.seat, slot) == PRISON and not paid:
            return f.Locked(card, before)
        return f.Pays(card, before, paid)


def unseen(g: Musketeers, view: v.MusketeersView) -> list[int]:
    """The cards that the viewer cannot place: in other hands, in others' rewards, or put away."""
    seen = {*view.hand}
    for place in view.places:
        seen.update([card for card in place.rewards if card is not None])
    for duel in view.duels:
        seen.update([card for card in duel.cards if card is not None])
    return [card for card in range(DECK) if g.printed.names[card] not in seen]


Ways = list[list[int]]
"""By how many cards and by their sum: in how many ways."""


@final
class Chances:
    """MU-15 to MU-17: how a duel ends if each of `rivals` players plays another unseen card at random."""

    def __init__(self, g: Musketeers, cards: list[int], seat: Seat, rivals: int) -> None:
        self.rivals: Final = rivals
        self._values: Final = g.printed.values
        self._guard: Final = int(g.guard_value())
        self._hand: Final = bits.numbers(g.hand(seat))
        most = max([int(value) for value in g.printed.values]) * rivals
        self._weaker: Final = self._drawn_below(cards, self._hand, most)
        above = self._drawn_below([-card for card in cards[::-1]], [-card for card in self._hand[::-1]], most)
        self._stronger: Final = above[::-1]
        self._all: Final = self._drawn_below(cards, [DECK], most)[0]

    def _drawn_below(self, cards: list[int], hand: list[int], most: int) -> list[list[int]]:
        """For each card of the hand: the ways of all the rivals with lower cards, all in rising order."""
        ways: Ways = [[0] * (most + 1) for _ in range(self.rivals + 1)]
        ways[0][0] = 1
        found: list[list[int]] = []
        place = 0
        for own in hand:
            while place < len(cards) and cards[place] < own:
                self._draw(ways, int(self._values[abs(cards[place])]))
                place += 1
            found.append(ways[self.rivals].copy())
        return found

    def _draw(self, ways: Ways, value: int) -> None:
        for count in range(self.rivals, 0, -1):
            fewer, more = ways[count - 1], ways[count]
            for total in range(len(more) - 1, value - 1, -1):
                more[total] += fewer[total - value]

    def of(self, card: int) -> tuple[int, int, int]:
        """Won, the strongest of a won duel, the weakest of a lost one, in per cent."""
        place = self._hand.index(card)
        need = max(0, self._guard - int(self._values[card]))
        whole = sum(self._all)
        if whole == 0:
            return 0, 0, 0
        counted = (sum(self._all[need:]), sum(self._weaker[place][need:]), sum(self._stronger[place][:need]))
        won, jewel, prison = [(200 * ways + whole) // (2 * whole) for ways in counted]
        return won, jewel, prison
