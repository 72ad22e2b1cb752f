"""MarraCash for the search: a few turns by everybody's habits, then the outlook of the shops."""

from math import exp
from typing import Final, cast, final

from ducats.engine import bits
from ducats.engine.frames import Play
from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.marracash import groups
from ducats.games.marracash.auction import OpenBid, RaiseOrPass, SealedBids
from ducats.games.marracash.moving import SellCard
from ducats.games.marracash.questions import AUCTION, NOTHING, Act, Bring, PickShop
from ducats.games.marracash.souk import FOUNTAINS, SHOPS
from ducats.games.marracash.state import MarraCash
from ducats.mechanics.open_auction import PASS
from ducats.search.evaluator import Evaluator
from ducats.search.marracash.auctions import raise_to, sealed_bids
from ducats.search.marracash.lookahead import Plans
from ducats.search.marracash.outlook import Outlook, horizon_of
from ducats.search.marracash.town import Position, Town, town_of

TURNS: Final = 3
"""How many turns a playout lasts, the one in progress included."""
WORLDS: Final = 16
"""Nothing is hidden in the basic game, so all worlds are one."""
REMEMBERED: Final = 4000
"""So many positions are kept in mind; a search comes back to the same ones again and again."""
SHOPS_TO_PICK: Final = 8
CHEAP: Final = 0.8
DEAR: Final = 1.15
"""Below this part of what a seat would pay, and above this part of what a shop brings, a bid is clear."""

MARGIN: Final = 0.4
"""How much of a value is the lead in Dirham."""
WIDE: Final = 6000.0
"""A lead that is as good as a victory."""
SETTLED: Final = 60.0
UNSETTLED: Final = 12.0
"""How far two players may drift apart, as the scale of a logistic curve: at the end, and for each visitor."""


@final
class MarraCashEvaluator(Evaluator):
    """Advice on MarraCash."""

    def __init__(
        self, horizon: int = TURNS, breadth: float = 0.6, rivals: float = 0.1, worlds: int = WORLDS
    ) -> None:
        super().__init__(horizon, breadth, rivals, worlds)
        self._town: Town | None = None

    def clock(self, play: Play) -> int:
        return int(cast(MarraCash, play).turn_number())

    def town(self, g: MarraCash) -> Town:
        town = self._town
        if town is None or town.tables is not g.tables:
            town = self._town = town_of(g.chosen.data)
        return town

    def value(self, play: Play) -> list[float]:
        g = cast(MarraCash, play)
        if not g.frames:
            return shares([float(cash) for cash in g.purses()], 0.0)
        outlook = Outlook(self.town(g), g, horizon_of(g, own_moves(g)))
        worths = outlook.standings
        if g.chosen.antiques:
            for seat in range(g.seats):
                worths[seat] += outlook.antiques(seat)
        left = int(g.waiting()) + sum([groups.size(g.group(fountain)) for fountain in range(FOUNTAINS)])
        return shares(worths, SETTLED + UNSETTLED * left)

    def candidates(self, play: Play, seat: Seat) -> list[int]:
        """The habit first: without evidence nobody is expected to do otherwise."""
        g = cast(MarraCash, play)
        town = self.town(g)
        if not isinstance(g.frames[-1], (Act, Bring, RaiseOrPass)):
            return answers(town, as_known(g, seat), seat)
        position = position_of(g, seat)
        found = town.remembered.get(position)
        if found is None:
            if len(town.remembered) >= REMEMBERED:
                town.remembered.clear()
            found = town.remembered[position] = answers(town, as_known(g, seat), seat)
        return found

    def rollout(self, play: Play, seat: Seat, rng: Rng) -> int:
        return self.candidates(play, seat)[0]


def answers(town: Town, g: MarraCash, seat: Seat) -> list[int]:
    """The answers worth a thought, the best first."""
    ask = g.frames[-1]
    if isinstance(ask, Act):
        lines = Plans(town, g, seat, 2 - ask.slot).actions(ask)
        return [answer for _, answer in lines] or [NOTHING]
    if isinstance(ask, RaiseOrPass):
        return bids(Outlook(town, g, horizon_of(g, 0)), ask, seat)
    if isinstance(ask, Bring):
        return [answer for _, answer in Plans(town, g, seat, 0).brings(ask)]
    if isinstance(ask, PickShop):
        return picks(town, g, seat)
    if isinstance(ask, OpenBid):
        return [ask.default(g, seat)]
    if isinstance(ask, SealedBids):
        return sealed_bids(Outlook(town, g, horizon_of(g, 0)), ask, seat)
    assert isinstance(ask, SellCard)
    usual = ask.default(g, seat)
    return [usual, *[answer for answer in ask.legal(g, seat) if answer != usual]]


def picks(town: Town, g: MarraCash, seat: Seat) -> list[int]:
    """MC-16: the shops that are best to put up."""
    if not g.can_auction(seat):
        return [SHOPS]
    plans = Plans(town, g, seat, 0)
    lines = plans.sales(plans.outlook(g), [AUCTION + shop for shop in bits.numbers(g.free_shops())])
    return [answer - AUCTION for _, answer in lines[:SHOPS_TO_PICK]]


def bids(outlook: Outlook, ask: RaiseOrPass, seat: Seat) -> list[int]:
    """MC-20, MC-21: a raise or a pass; at a price that is clearly low or high there is nothing to think."""
    g = outlook.g
    lowest, step = ask.lowest(g), g.chosen.bid_step
    if ask.highest(g, seat) < lowest:
        return [PASS]
    bid, limit = raise_to(outlook, ask, seat)
    if not bid:
        brings, _ = outlook.sale(ask.shop)
        return [PASS] if lowest > DEAR * brings else [PASS, lowest // step]
    found = [bid // step]
    if bid > lowest:
        found.append(lowest // step)
    if lowest > CHEAP * limit:
        found.append(PASS)
    return found


def as_known(g: MarraCash, seat: Seat) -> MarraCash:
    """MC-R26: whoever cannot see the others' cash takes them to have as much as he has himself."""
    if not g.chosen.cash_hidden:
        return g
    known = g.copy()
    for other in range(g.seats):
        known.place_cash(other, g.cash(seat))
    return known


def own_moves(g: MarraCash) -> int:
    """How many moves the player at turn still has."""
    ask = g.frames[-1]
    return 3 - ask.slot if isinstance(ask, Act) and not g.auctioned() else 0


def position_of(g: MarraCash, seat: Seat) -> Position:
    """Everything that answers depend on."""
    chosen = g.chosen
    return (
        (seat, g.seats, chosen.bid_step, int(chosen.by_shop), int(chosen.strict_option_c)),
        g.frames[-1].parameters(),
        tuple(g.fingerprint(seat)),
        g.open_cards,
    )


def shares(worths: list[float], scale: float) -> list[float]:
    """Each seat's share of the victory, blended with its lead over the others."""
    top = max(worths)
    weights: list[float] = []
    for worth in worths:
        if scale > 0.0:
            weights.append(exp((worth - top) / scale))
        else:
            weights.append(1.0 if worth == top else 0.0)
    everything, total, seats = sum(weights), sum(worths), len(worths)
    values: list[float] = []
    for worth, weight in zip(worths, weights, strict=True):
        lead = (worth * seats - total) / (seats - 1)
        comfort = min(1.0, max(0.0, 0.5 + 0.5 * lead / WIDE))
        values.append((1.0 - MARGIN) * weight / everything + MARGIN * comfort)
    return values
