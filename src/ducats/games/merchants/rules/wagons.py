"""Phase 2, first half: the acquisition of the wagons by sealed bids (MA-17 to MA-20)."""

from typing import Final, final

from ducats.engine.frames import OPEN, Frame
from ducats.engine.messages import Action, Seat
from ducats.engine.rng import Rng
from ducats.games.merchants.rules import events as e
from ducats.games.merchants.rules import progress
from ducats.games.merchants.rules.books import BIDS
from ducats.games.merchants.rules.loading import LOADINGS
from ducats.games.merchants.rules.messages import BidForWagon
from ducats.games.merchants.rules.names import MAX_SEATS, WAGONS
from ducats.games.merchants.rules.progress import NOBODY
from ducats.games.merchants.rules.state import Merchants
from ducats.mechanics.sealed_bids import SealedBids

MOST_STEPS: Final = 2048
"""More than anybody can ever have, in steps of the smallest coin."""


def release_empty_wagons(g: Merchants) -> None:
    """MA-19: a wagon found empty in this phase has no master any more."""
    for wagon in range(WAGONS):
        if not g.is_loaded(wagon):
            g.set_master(wagon, NOBODY)


@final
class WagonAuctions(Frame[Merchants]):
    """MA-20, MA-R09: the empty wagons that stand in a city, one after another, all before any loading."""

    def run(self, g: Merchants, at: int) -> None:
        for wagon in range(progress.wagon(g) + 1, WAGONS):
            # MA-27, MA-R15: a loaded wagon that nobody moved keeps its master.
            if g.is_in_city(wagon) and not g.is_loaded(wagon):
                progress.turn_to(g, wagon)
                g.call(WAGON_BIDS[g.seats], OPEN)
                return
        progress.turn_to(g, NOBODY)
        g.become(LOADINGS)


@final
class WagonBids(SealedBids[Merchants]):
    """MA-17, MA-18, MA-R38: all bid at once; the highest is loading master and alone pays, to the bank."""

    question = "merchants.wagon_bid"
    rule = "MA-17"
    size = MOST_STEPS

    def __init__(self, asked: int) -> None:
        super().__init__(asked)

    def step(self, g: Merchants) -> int:
        return g.printed.unit

    def purse(self, g: Merchants, seat: Seat) -> int:
        return g.cash(seat)

    def purse_rule(self) -> str:
        return "MA-R38"

    def pick(self, g: Merchants, seat: Seat, rng: Rng) -> int:
        return rng.below(min(g.cash(seat) // g.printed.unit, MOST_STEPS - 1) + 1)

    def nearest_to(self, g: Merchants) -> Seat:
        """MA-18, MA-R48: the first player wins ties, then the next clockwise."""
        return g.first

    def decided(self, g: Merchants, winner: Seat, bids: list[int]) -> None:
        """MA-R08: a zero bid is a bid, unless the table says otherwise."""
        if bids[winner] == 0 and not g.chosen.zero_bid_wins:
            winner = NOBODY
        wagon = progress.wagon(g)
        if winner != NOBODY:
            g.pay_bank(winner, bids[winner])
            g.note(winner, BIDS + wagon, bids[winner])
            g.set_master(wagon, winner)
        if g.events is not None:
            master = None if winner == NOBODY else winner
            g.tell(e.WagonBidsRevealed(int(wagon) + 1, tuple(bids), master))
        g.leave()

    def say_bid(self, amount: int) -> Action:
        return BidForWagon(amount)

    def hear_amount(self, action: Action) -> int:
        if not isinstance(action, BidForWagon):
            raise self.wrong_kind(action)
        return action.amount


WAGON_AUCTIONS: Final = WagonAuctions()
WAGON_BIDS: Final = [WagonBids((1 << max(1, seats)) - 1) for seats in range(MAX_SEATS + 1)]
"""By the number of seats."""
