"""What Merchants tells the search and the bots: what answers are worth, and how a round leaves the table."""

from typing import Final, final

from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.merchants.evaluation import influence, prices, society, trading
from ducats.games.merchants.evaluation.learned import (
    LEVELS_PER_LEAD,
    learned_values,
    network_for,
    table_features,
)
from ducats.games.merchants.evaluation.market import Market, ends_now, market_key
from ducats.games.merchants.evaluation.moving import Turn
from ducats.games.merchants.evaluation.values import Ladder, final_values, goods_of, hoped, standing
from ducats.games.merchants.evaluation.ways import Ways
from ducats.games.merchants.evaluation.weights import Weights
from ducats.games.merchants.rules import counts, progress
from ducats.games.merchants.rules.edition import EquipmentBid, OfferCardUp
from ducats.games.merchants.rules.haggling import LoadReply, PriceWord
from ducats.games.merchants.rules.influence import DrawnInfluence, PickInfluenceCard
from ducats.games.merchants.rules.investment import CardBidding, PickCard
from ducats.games.merchants.rules.loading import LoadRequest, MasterLoad
from ducats.games.merchants.rules.movement import MoveTurn
from ducats.games.merchants.rules.names import (
    ACQUISITION,
    BUNDLE_NUMBER,
    CITY_COUNT,
    GOOD_NUMBER,
    PRICES,
    PURCHASE,
    WAGONS,
)
from ducats.games.merchants.rules.prices import AdjustPrices, SetDiscs
from ducats.games.merchants.rules.printed import PrintedData
from ducats.games.merchants.rules.purchase import BuyGoods
from ducats.games.merchants.rules.state import Merchants
from ducats.games.merchants.rules.status import MayBorrow, PayBack, Rise, StatusCards
from ducats.games.merchants.rules.unloading import MayCharter, SellFromStore
from ducats.games.merchants.rules.wagons import WagonBids
from ducats.mechanics.open_auction import PASS
from ducats.search.evaluator import Evaluator
from ducats.search.oversight import noticed

WORLDS: Final = 24
"""Few, for their luck (what rivals hold behind their screens) weighs more than most answers do."""
MAX_LOOKUPS: Final = 16
"""One is kept for each number of seats and each data file in use."""
MAX_CANDIDATES: Final = 8
"""Answers to one question that the search looks at."""
MAX_MARKETS: Final = 5_000
"""Markets that are remembered before all are forgotten."""
MIN_GAIN: Final = 1e-6
VALUE_OF_A_FLORIN: Final = 0.0002
"""In units of `value`: a level is about 0.2, and costs about 1000."""
WORST_PRIOR: Final = -0.2
"""In units of `value`."""

USUAL_PURSES: Final = ((0, 1800, 2000), (0, 1350, 1700), (0, 2500, 4000))
"""What players usually hold from the second round on: when they buy, when they move, after the sale;
with two players, with more."""


@final
class Lookups:
    """What is looked up for one map and number of seats."""

    def __init__(self, printed: PrintedData, seats: int) -> None:
        self.ways: Final = Ways(printed, seats)
        self.ladder: Final = Ladder(printed)
        self.markets: Final[dict[tuple[int, ...], Market]] = {}


@final
class MerchantsEvaluator(Evaluator[Merchants]):
    """Playouts go to the end of the round; what it leaves is valued by the status it promises."""

    def __init__(self, weights: Weights | None = None, learned: bool = True) -> None:
        super().__init__(horizon=1, breadth=0.6, rivals=0.05, worlds=WORLDS)
        self._learned: Final = learned
        """Whether positions are valued by a network, where there is one."""
        self._weights: Final = Weights() if weights is None else weights
        self._lookups: dict[tuple[PrintedData, int], Lookups] = {}

    def _of(self, g: Merchants) -> Lookups:
        key = (g.printed, g.seats)
        known = self._lookups.get(key)
        if known is None:
            if len(self._lookups) >= MAX_LOOKUPS:
                self._lookups.clear()
            known = self._lookups[key] = Lookups(g.printed, g.seats)
        return known

    def _market(self, g: Merchants) -> Market:
        lookups = self._of(g)
        key = market_key(g)
        known = lookups.markets.get(key)
        if known is None:
            if len(lookups.markets) > MAX_MARKETS:
                lookups.markets.clear()
            known = lookups.markets[key] = Market(g, lookups.ways, self._weights)
        return known

    def clock(self, g: Merchants) -> int:
        return int(g.round)

    def value(self, g: Merchants) -> list[float]:
        if not g.frames:
            return final_values(g)
        lookups, network = self._of(g), network_for(g) if self._learned else None
        if network is not None:
            return learned_values(g, lookups.ladder, lookups.ways, self._market(g), network)
        return standing(g, lookups.ladder, lookups.ways, self._market(g))

    def features(self, g: Merchants) -> list[float]:
        lookups = self._of(g)
        return list(table_features(g, lookups.ladder, lookups.ways, self._market(g)))

    def points_per_lead(self) -> float:
        return LEVELS_PER_LEAD

    def shown(self, g: Merchants, seat: Seat, answer: int) -> int:
        """MA-R17: which influence card was taken stays hidden; all else is seen sooner or later."""
        if isinstance(g.frames[-1], PickInfluenceCard | DrawnInfluence):
            return answer if not g.options.influence_secret else 0
        return answer

    def believe(self, g: Merchants, seat: Seat, rng: Rng) -> None:
        """MA-04: money behind screens as people usually hold it; in the first purchase it is known."""
        if g.round == 0:
            return
        for rival in range(g.seats):
            if rival != seat and not g.options.open_money:
                cash = max(self._purse(g, rival, rng), self._shown_to_have(g, rival))
                g.pay_bank(rival, g.cash(rival) - cash)

    def _purse(self, g: Merchants, rival: Seat, rng: Rng) -> int:
        t = g.printed
        goods = sum([int(counts.total(g.stock(rival, city))) for city in range(CITY_COUNT)])
        if g.round == 1 and g.phase <= ACQUISITION and not g.chosen.edition_1999:
            spent = goods * t.buying[1]
            if g.phase == PURCHASE:
                return t.start_cash - spent
            masterships = sum([g.master(wagon) == rival for wagon in range(WAGONS)])
            return max(0, t.start_cash - spent - masterships * (5 + rng.below(8)) * t.unit)
        stage = 0 if g.phase <= ACQUISITION else 1 if g.phase <= PRICES else 2
        usual = 3500 if g.round == 1 else USUAL_PURSES[stage][1 if g.seats == 2 else 2]
        return int(usual * (0.4 + 0.6 * (rng.chance() + rng.chance()))) // t.unit * t.unit

    def _shown_to_have(self, g: Merchants, rival: Seat) -> int:
        """A bid or an offer that stands."""
        ask = g.frames[-1]
        if isinstance(ask, CardBidding) and ask.leader == rival:
            return ask.high
        if isinstance(ask, LoadReply) and progress.guest(g) == rival:
            return int(progress.offer(g)) * g.printed.unit
        return 0

    # -- answers -----------------------------------------------------------------------------------

    def candidates(self, g: Merchants, seat: Seat) -> list[int]:
        ask = g.frames[-1]
        if isinstance(ask, WagonBids):
            return trading.wagon_bids(g, self._market(g), self._weights, seat, progress.wagon(g))
        answers, worths = self._judged(g, seat)
        if len(answers) == 1:
            return answers
        order = sorted(range(len(answers)), key=worths.__getitem__, reverse=True)
        return [answers[place] for place in order[:MAX_CANDIDATES]]

    def priors(self, g: Merchants, seat: Seat, candidates: list[int]) -> list[float]:
        """What the rollout policy thinks of answers that it values in florins."""
        if not isinstance(
            g.frames[-1],
            BuyGoods
            | MoveTurn
            | MasterLoad
            | LoadRequest
            | SetDiscs
            | AdjustPrices
            | SellFromStore
            | PickInfluenceCard
            | PickCard,
        ):
            return []
        answers, worths = self._judged(g, seat)
        best = max(worths)
        return [
            max(WORST_PRIOR, VALUE_OF_A_FLORIN * (worths[answers.index(answer)] - best))
            for answer in candidates
        ]

    def rollout(self, g: Merchants, seat: Seat, rng: Rng) -> int:
        ask = g.frames[-1]
        if isinstance(ask, WagonBids):
            # Each purse has a luck of its own, so that in one world all answers meet the same bids.
            luck = int(g.cash(seat) // g.printed.unit * 7 + progress.wagon(g) * 3) % 10 / 10.0
            return self._wagon_bid(g, seat, luck)
        answers, worths = self._judged(g, seat)
        best = 0
        for place in range(1, len(worths)):
            if worths[place] > worths[best] + MIN_GAIN:
                best = place
        return answers[best]

    def choose(self, g: Merchants, seat: Seat, rng: Rng) -> int:
        """What a bot answers: the best of what comes to mind, equal ones by lot."""
        ask = g.frames[-1]
        if isinstance(ask, WagonBids):
            return self._wagon_bid(g, seat, rng.chance())
        answers, worths = self._judged(g, seat)
        overlooked = 0.0 if isinstance(ask, MayBorrow | PayBack | Rise) else self._weights.overlooks
        places = noticed(len(answers), overlooked, rng)
        top = max([worths[place] for place in places]) - MIN_GAIN
        return rng.choice([answers[place] for place in places if worths[place] >= top])

    def ride_worth(self, g: Merchants, goods: tuple[str, ...]) -> float:
        """What it is worth to their owner that these goods leave with the wagon that is loaded now."""
        bundle = BUNDLE_NUMBER[tuple(sorted([GOOD_NUMBER[good] for good in goods]))]
        return trading.bundle_worth(g, self._market(g), bundle)

    def _wagon_bid(self, g: Merchants, seat: Seat, luck: float) -> int:
        """MA-17: what to bid, with a few steps more for luck."""
        return trading.wagon_bid(g, self._market(g), self._weights, seat, progress.wagon(g), luck)

    def _judged(self, g: Merchants, seat: Seat) -> tuple[list[int], list[float]]:
        """Answers worth a thought with what they are worth, in no order."""
        ask = g.frames[-1]
        if isinstance(ask, PriceWord):
            return trading.words(g, self._market(g), self._weights, ask)
        if isinstance(ask, CardBidding):
            return self._bids(g, ask, seat)
        if isinstance(ask, SetDiscs):
            return list(range(ask.size)), prices.discs(g, self._weights, seat)
        legal = ask_legal(g, seat)
        if len(legal) == 1:
            return legal, [0.0]
        if isinstance(ask, BuyGoods):
            return legal, trading.purchases(g, self._market(g), self._weights, seat, legal)
        if isinstance(ask, MoveTurn):
            return self._turn(g, seat).judged(legal)
        if isinstance(ask, MasterLoad):
            return legal, trading.master_loads(g, self._market(g), progress.wagon(g), legal)
        if isinstance(ask, LoadRequest):
            return legal, trading.requests(g, self._market(g), ask, legal)
        return legal, self._others(g, seat, legal)

    def _others(self, g: Merchants, seat: Seat, legal: list[int]) -> list[float]:
        ask = g.frames[-1]
        if isinstance(ask, Rise):
            return self._rises(g, seat, legal)
        if isinstance(ask, AdjustPrices):
            return prices.adjustments(g, self._weights, seat, legal)
        if isinstance(ask, MayCharter):
            return [0.0, prices.charter(g, seat, progress.wagon(g))]
        if isinstance(ask, SellFromStore):
            return prices.sales(g, self._market(g), legal)
        if isinstance(ask, PickCard):
            return [society.card_worth(g, seat, card) for card in legal]
        if isinstance(ask, OfferCardUp):
            return [society.offer_worth(g, seat, card) for card in legal]
        if isinstance(ask, PickInfluenceCard):
            turn, market = self._turn(g, seat), self._market(g)
            return [influence.card_worth(g, turn, market, self._weights, seat, kind) for kind in legal]
        if isinstance(ask, StatusCards):
            return [society.status_cards(g, seat, answer) for answer in legal]
        if isinstance(ask, MayBorrow):
            return [0.0, 1.0 if society.wants_credit(g, seat, ask.before) else -1.0]
        assert isinstance(ask, PayBack)
        return [society.repayment(g, seat, repaid) for repaid in legal]

    def _bids(self, g: Merchants, ask: CardBidding, seat: Seat) -> tuple[list[int], list[float]]:
        """MA-57: one step more, or out."""
        lowest, highest = ask.lowest(g), ask.highest(g, seat)
        if lowest > highest:
            return [PASS], [0.0]
        card = ask.card if isinstance(ask, EquipmentBid) else -1
        limit = society.bid_limit(g, self._weights, seat, card)
        return [PASS, lowest // g.printed.unit], [-0.5, limit - lowest]

    def _rises(self, g: Merchants, seat: Seat, legal: list[int]) -> list[float]:
        """MA-66: as many steps as all rounds to come will bear."""
        if ends_now(g):
            return [float(steps) for steps in legal]
        if not self._weights.plans_status:
            return [self._spare(g, seat, steps) for steps in legal]
        lookups = self._of(g)
        goods = goods_of(g, lookups.ways, self._market(g))[seat]
        cost = int(g.printed.step_cost(g.arrivals))
        status, cash = int(g.status(seat)), float(g.cash(seat))
        return [hoped(g, lookups.ladder, seat, status + steps, cash - steps * cost, goods) for steps in legal]

    def _spare(self, g: Merchants, seat: Seat, steps: int) -> float:
        """Steps are worth something while the purse stays fat enough."""
        cost = steps * g.printed.step_cost(g.arrivals) + g.printed.upkeep[g.status(seat) + steps]
        return float(steps) if not steps or float(g.cash(seat) - cost) >= self._weights.reserve else -1.0

    def _turn(self, g: Merchants, seat: Seat) -> Turn:
        return Turn(g, self._of(g).ways, self._weights, seat)


def ask_legal(g: Merchants, seat: Seat) -> list[int]:
    """What is open to a seat that is known to be asked."""
    return g.ask().legal(g, seat)
