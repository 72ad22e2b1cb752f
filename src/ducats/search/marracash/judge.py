"""MarraCash for the search: four turns by everybody's habits, then the outlook of the shops."""

from math import exp
from typing import Final, cast, final

from ducats.engine.frames import Play
from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.marracash.auction import OpenBid, RaiseOrPass, SealedBids
from ducats.games.marracash.moving import SellCard
from ducats.games.marracash.questions import AUCTION, NOTHING, Act, Bring, PickShop
from ducats.games.marracash.souk import SHOPS
from ducats.games.marracash.state import MarraCash
from ducats.mechanics.open_auction import PASS
from ducats.search.judge import Judge
from ducats.search.marracash.habits import (
    auctions,
    bring_worths,
    brings_in,
    limits,
    move_worths,
    raise_to,
    sealed_bids,
)
from ducats.search.marracash.outlook import Outlook
from ducats.search.marracash.town import Town, town_of

TURNS: Final = 4
"""How many turns a playout lasts, the one in progress included."""
MOVES: Final = 9
FIRST_AUCTIONS: Final = 2
AUCTIONS: Final = 4
SHOPS_TO_PICK: Final = 8
BRINGS: Final = 8
"""So many answers of each kind are searched."""
CHEAP: Final = 0.7
DEAR: Final = 1.2
"""Below and above these parts of what a shop brings, a bid needs no thought."""
GOOD_MOVE: Final = 300.0
"""With such a move at hand nobody thinks of auctions in a playout: they bring a commission of 100 or 200."""

MARGIN: Final = 0.4
"""How much of a value is the lead in Dirham."""
WIDE: Final = 6000.0
"""A lead that is as good as a victory."""
SETTLED: Final = 60.0
UNSETTLED: Final = 12.0
"""How far two players may drift apart, as the scale of a logistic curve: at the end, and for each visitor."""


@final
class MarraCashJudge(Judge):
    """Advice on MarraCash."""

    def __init__(self, horizon: int = TURNS, breadth: float = 0.6, rivals: float = 0.2) -> None:
        super().__init__(horizon, breadth, rivals)
        self._town: Town | None = None

    def clock(self, play: Play) -> int:
        return cast(MarraCash, play).turn_number

    def outlook(self, g: MarraCash) -> Outlook:
        town = self._town
        if town is None or town.tables is not g.tables:
            town = self._town = town_of(g.data)
        return Outlook(town, g)

    def value(self, play: Play) -> list[float]:
        g = cast(MarraCash, play)
        if g.frames:
            worths = self.outlook(g).standings()
            left = g.right - g.left + sum(g.standing)
            scale = SETTLED + UNSETTLED * left
        else:
            worths = [float(cash) for cash in g.cash]
            scale = 0.0
        return shares(worths, scale)

    def candidates(self, play: Play, seat: Seat) -> list[int]:
        g = cast(MarraCash, play)
        ask = g.frames[-1]
        if isinstance(ask, Act):
            return self._actions(g, ask, seat)
        if isinstance(ask, RaiseOrPass):
            return self._bids(g, ask, seat)
        if isinstance(ask, Bring):
            answers = brings_in(ask, g, seat)
            worths = bring_worths(self.outlook(g), seat, answers)
            return best_first(answers, worths)[:BRINGS]
        if isinstance(ask, PickShop):
            return self._picks(g, ask, seat, SHOPS_TO_PICK)
        if isinstance(ask, OpenBid):
            return [ask.default(g, seat)]
        if isinstance(ask, SealedBids):
            return sealed_bids(self.outlook(g), ask, seat)
        assert isinstance(ask, SellCard)
        usual = ask.default(g, seat)
        return [usual, *[answer for answer in ask.legal(g, seat) if answer != usual]]

    def roll(self, play: Play, seat: Seat, rng: Rng) -> int:
        g = cast(MarraCash, play)
        ask = g.frames[-1]
        if isinstance(ask, Act):
            return self._habit(g, ask, seat)
        if isinstance(ask, RaiseOrPass):
            return raise_to(self.outlook(g), ask, seat) // g.bid_step
        if isinstance(ask, Bring):
            answers = brings_in(ask, g, seat)
            return best(answers, bring_worths(self.outlook(g), seat, answers))
        if isinstance(ask, PickShop):
            return self._picks(g, ask, seat, 1)[0]
        if isinstance(ask, SealedBids):
            return sealed_bids(self.outlook(g), ask, seat)[0]
        assert isinstance(ask, (OpenBid, SellCard))
        return ask.default(g, seat)

    def _actions(self, g: MarraCash, ask: Act, seat: Seat) -> list[int]:
        """MC-29 to MC-33: the best moves and the best shops to put up, by the same measure."""
        outlook = self.outlook(g)
        moves = ask.moves(g)
        worths = move_worths(outlook, seat, moves)
        lines = sorted(zip(worths, moves, strict=True), reverse=True)[:MOVES]
        if g.can_auction(seat):
            most = FIRST_AUCTIONS if moves and ask.slot == 1 else AUCTIONS
            lines += auctions(outlook, seat, shops_of(g, ask), most)
        lines.sort(reverse=True)
        return [answer for _, answer in lines] or [NOTHING]

    def _habit(self, g: MarraCash, ask: Act, seat: Seat) -> int:
        """An auction only where no move is given up for it."""
        outlook = self.outlook(g)
        moves = ask.moves(g)
        worths = move_worths(outlook, seat, moves)
        tempted = not moves or (ask.slot == 2 and max(worths) < GOOD_MOVE)
        if tempted and g.can_auction(seat):
            for worth, answer in auctions(outlook, seat, shops_of(g, ask), 1):
                worths.append(worth)
                moves.append(answer)
        return best(moves, worths) if moves else NOTHING

    def _picks(self, g: MarraCash, ask: PickShop, seat: Seat, most: int) -> list[int]:
        if not g.can_auction(seat):
            return [SHOPS]
        found = auctions(self.outlook(g), seat, g.free_shops(), most)
        return [answer - AUCTION for _, answer in found]

    def _bids(self, g: MarraCash, ask: RaiseOrPass, seat: Seat) -> list[int]:
        """MC-20, MC-21: a pass or the lowest raise; nothing is gained by bidding more than needed."""
        lowest, step = ask.lowest(g), g.bid_step
        if ask.highest(g, seat) < lowest:
            return [PASS]
        outlook = self.outlook(g)
        brings, _ = outlook.sale(ask.shop)
        if lowest <= CHEAP * brings:
            return [lowest // step]
        if lowest > DEAR * brings + step:
            return [PASS]
        limit = limits(outlook, ask.shop, brings, ask.auctioneer, seat)[seat]
        bid = raise_to(outlook, ask, seat)
        found = [PASS, lowest // step] if limit < lowest else [lowest // step, PASS]
        if bid > lowest:
            found.append(bid // step)
        return found


def shops_of(g: MarraCash, ask: Act) -> list[int]:
    return [answer - AUCTION for answer in ask.auctions(g)]


def best(answers: list[int], worths: list[float]) -> int:
    found = 0
    for place in range(1, len(worths)):
        if worths[place] > worths[found]:
            found = place
    return answers[found]


def best_first(answers: list[int], worths: list[float]) -> list[int]:
    order = sorted(range(len(answers)), key=worths.__getitem__, reverse=True)
    return [answers[place] for place in order]


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
