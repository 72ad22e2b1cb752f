"""What speaks for an answer before the wagons move and after they are sold: goods, wagons, cards, status."""

from typing import Final, final

from ducats.engine.messages import Fact, Seat
from ducats.games.merchants.bots import grounds
from ducats.games.merchants.evaluation import society, trading
from ducats.games.merchants.evaluation.market import Market, ends_now
from ducats.games.merchants.evaluation.prices import CHARTER_WORTH
from ducats.games.merchants.evaluation.trading import RIVALS_BID
from ducats.games.merchants.evaluation.ways import Ways
from ducats.games.merchants.evaluation.weights import Weights
from ducats.games.merchants.rules import messages as m
from ducats.games.merchants.rules import progress
from ducats.games.merchants.rules.consequences import MerchantsForesight
from ducats.games.merchants.rules.edition import EquipmentBid, OfferCardUp
from ducats.games.merchants.rules.facts import BonusForgone, BonusGained
from ducats.games.merchants.rules.haggling import LoadFinal
from ducats.games.merchants.rules.investment import CardBidding, PickCard
from ducats.games.merchants.rules.loading import LOAD_REQUESTS, MasterLoad
from ducats.games.merchants.rules.names import (
    BUNDLE_NUMBER,
    CITIES,
    CITY_CHARTER,
    CITY_NUMBER,
    GOOD_COUNT,
    GOOD_NUMBER,
    GOODS,
    INVESTMENTS,
)
from ducats.games.merchants.rules.purchase import GOOD, BuyGoods, price_of
from ducats.games.merchants.rules.state import Merchants
from ducats.games.merchants.rules.status import MayBorrow, Rise, upkeep_due
from ducats.games.merchants.rules.wagons import WagonBids

LEAST: Final = 100
"""Florins that decide nothing are not worth a word."""
ROUND_TO: Final = 50
"""Nobody believes an estimate to the last florin."""


def rounded(worth: float) -> int:
    return round(worth / ROUND_TO) * ROUND_TO


def is_clearly_less(worth: float, price: int) -> bool:
    """Whether an estimate is so far below a price that its figure shows it."""
    return price - rounded(worth) >= LEAST


@final
class TradeGrounds:
    """One seat at one question."""

    def __init__(self, g: Merchants, seat: Seat, weights: Weights) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.weights: Final = weights
        self.market: Final = Market(g, Ways(g.printed, g.seats), weights)
        self.upkeep: Final = int(g.printed.upkeep[g.status(seat)])
        self.cash: Final = int(g.cash(seat))

    def of(self, action: m.MerchantsAction) -> Fact | None:
        match action:
            case m.BuyGood():
                return self._purchase(action)
            case m.EndPurchase():
                return self._no_purchase()
            case m.BidForWagon():
                return self._wagon(action.amount)
            case m.LoadGoods():
                return self._load(action)
            case m.RequestLoading():
                return self._permit(action) if action.permit else None
            case m.Accept() | m.Refuse():
                return self._last_price(isinstance(action, m.Accept))
            case m.SellStored():
                return self._sale(action)
            case m.EndSale():
                return self._no_sale()
            case m.PlayCharter() | m.KeepCharter():
                return self._charter(action)
            case _:
                return self._of_card(action)

    def _of_card(self, action: m.MerchantsAction) -> Fact | None:
        match action:
            case m.Bid():
                return self._bid(action.amount)
            case m.PassBid():
                return self._pass()
            case m.PickInvestment() | m.OfferCard():
                return self._pick(INVESTMENTS.index(action.card))
            case m.PlayStatusCards():
                return self._patron(action) if action.patron else None
            case m.TakeCredit() | m.DeclineCredit():
                return self._credit(isinstance(action, m.TakeCredit))
            case m.Repay():
                back = int(self.g.printed.credit_repay) * action.credits
                return grounds.DebtBars(back) if action.credits == self.g.credits(self.seat) else None
            case m.Climb():
                return self._climb(action.steps)
            case _:
                return None

    # -- goods and wagons ----------------------------------------------------------------------

    def _stored(self, answer: int) -> grounds.PieceBrings:
        """What the piece that an answer buys may bring, and its price."""
        city, good = divmod(answer - GOOD, GOOD_COUNT)
        worth, price = self.market.stored[answer - GOOD], int(price_of(self.g, self.seat, good))
        return grounds.PieceBrings(GOODS[good], CITIES[city], rounded(worth), price)

    def _profit(self, answer: int) -> int:
        fact = self._stored(answer)
        return fact.worth - fact.price

    def _purchases(self) -> dict[int, float]:
        ask = self.g.ask()
        assert isinstance(ask, BuyGoods), "only there goods are bought"
        legal = [answer for answer in ask.legal(self.g, self.seat) if answer >= GOOD]
        worths = trading.purchases(self.g, self.market, self.weights, self.seat, legal)
        return dict(zip(legal, worths, strict=True))

    def _purchase(self, action: m.BuyGood) -> Fact | None:
        worths = self._purchases()
        answer = GOOD + CITY_NUMBER[action.city] * GOOD_COUNT + GOOD_NUMBER[action.good]
        profit, others = self._profit(answer), worths.keys() - {answer}
        if profit < LEAST or any(worths[answer] <= worths[other] for other in others):
            return None
        return None if any(profit < self._profit(other) for other in others) else self._stored(answer)

    def _no_purchase(self) -> Fact | None:
        worths = self._purchases()
        if not worths or max(worths.values()) >= 0.0:
            return None
        best = self._stored(max(worths, key=self._profit))
        if is_clearly_less(best.worth, best.price):
            return grounds.NothingPays(best.good, best.city, best.worth, best.price)
        return self._keeps(self._stored(max(worths, key=worths.__getitem__)).price)

    def _keeps(self, spent: int) -> Fact | None:
        left = self.cash - spent
        return grounds.KeepsUpkeep(spent, left, self.upkeep) if 0 <= left < self.upkeep else None

    def _wagon(self, amount: int) -> Fact | None:
        g, wagon = self.g, progress.wagon(self.g)
        if not isinstance(g.ask(), WagonBids) or self.cash < g.printed.unit:
            return None
        city, number = int(g.wagon_at(wagon)), int(wagon) + 1
        worth = self.market.mastership(g, self.seat, city)
        offers = {other: self._offer(other, city) for other in range(g.seats) if other != self.seat}
        keenest = max(offers, key=offers.__getitem__)
        offered = offers[keenest]
        told = number, max(0, rounded(worth)), keenest, max(0, rounded(offered))
        if amount == 0:
            small = worth < LEAST or worth + LEAST < offered
            return grounds.WagonWorthLittle(*told) if small else None
        if offered <= amount <= min(worth, offered + 3 * g.printed.unit) and worth - amount >= LEAST:
            return grounds.WagonWorth(*told)
        return None

    def _offer(self, rival: Seat, city: int) -> float:
        """What a rival may be expected to bid; nobody bids more than they are seen to have."""
        offer = RIVALS_BID * self.market.mastership(self.g, rival, city)
        return min(offer, float(self.g.cash(rival))) if self.g.options.open_money else offer

    def _load(self, action: m.LoadGoods) -> Fact | None:
        ask, wagon = self.g.ask(), progress.wagon(self.g)
        assert isinstance(ask, MasterLoad), "only there a master loads"
        legal = ask.legal(self.g, self.seat)
        worths = trading.master_loads(self.g, self.market, wagon, legal)
        answer = self.g.hear(self.seat, action)
        mine = worths[legal.index(answer)]
        if any(worth >= mine for other, worth in zip(legal, worths, strict=True) if other != answer):
            return None
        city, good = int(self.g.wagon_at(wagon)), GOOD_NUMBER[action.good]
        worth = action.count * self.market.fresh[city * GOOD_COUNT + good]
        return grounds.LoadBrings(action.good, action.count, rounded(worth)) if worth >= LEAST else None

    def _permit(self, action: m.RequestLoading) -> Fact | None:
        bundle = BUNDLE_NUMBER[tuple(sorted([GOOD_NUMBER[good] for good in action.goods]))]
        worth = trading.bundle_worth(self.g, self.market, bundle)
        fee = int(LOAD_REQUESTS[self.seat].permit_fee(self.g, bundle))
        return grounds.PermitSaves(fee, rounded(worth)) if worth - fee >= LEAST else None

    def _last_price(self, accepts: bool) -> Fact | None:
        """MA-26: what the ride brings over staying, beside its price."""
        if not isinstance(self.g.ask(), LoadFinal):
            return None
        price = int(progress.offer(self.g)) * self.g.printed.unit
        worth = trading.bundle_worth(self.g, self.market, int(progress.bundle(self.g)))
        if accepts:
            return grounds.RideWorthMore(rounded(worth), price) if worth - price >= LEAST else None
        return grounds.RideWorthLess(rounded(worth), price) if is_clearly_less(worth, price) else None

    def _sale(self, action: m.SellStored) -> Fact | None:
        good = GOOD_NUMBER[action.good]
        price = int(self.g.buying_price(good))
        worth = 0.0 if ends_now(self.g) else self.market.stored[CITY_NUMBER[action.city] * GOOD_COUNT + good]
        return grounds.SaleNow(action.good, price, rounded(worth)) if is_clearly_less(worth, price) else None

    def _no_sale(self) -> Fact | None:
        """The good that would lose most by being sold now; if another should be sold, nothing is said."""
        ask = self.g.ask()
        said = [ask.say(self.g, self.seat, answer) for answer in ask.legal(self.g, self.seat)]
        sales = [action for action in said if isinstance(action, m.SellStored)]
        if ends_now(self.g) or not sales or any(self._sale(action) for action in sales):
            return None
        found = []
        for action in sales:
            good = GOOD_NUMBER[action.good]
            worth = self.market.stored[CITY_NUMBER[action.city] * GOOD_COUNT + good]
            price = int(self.g.buying_price(good))
            found.append(grounds.WagonPaysMore(action.good, price, rounded(worth)))
        best = max(found, key=lambda fact: fact.worth - fact.price)
        return best if best.worth - best.price >= LEAST else None

    def _charter(self, action: m.PlayCharter | m.KeepCharter) -> Fact | None:
        """Asked also of whoever holds no charter (MA-R47): nothing speaks for keeping what one has not."""
        if not self.g.holds(self.seat, CITY_CHARTER):
            return None
        for fact in MerchantsForesight(self.g, self.seat).facts(action):
            if isinstance(fact, BonusGained) and fact.gain >= LEAST:
                return grounds.CharterGains(fact.count, fact.gain)
            if isinstance(fact, BonusForgone) and fact.gain < CHARTER_WORTH and not ends_now(self.g):
                return grounds.CharterWaits(fact.gain)
        return None

    # -- cards and status ----------------------------------------------------------------------

    def _on_offer(self) -> tuple[int, float]:
        """The card that the bidding is about, or the best that lies face up."""
        ask = self.g.ask()
        cards = (
            [ask.card]
            if isinstance(ask, EquipmentBid)
            else [card for card in range(len(INVESTMENTS)) if self.g.face_up >> card & 1]
        )
        return max([(card, society.card_worth(self.g, self.seat, card)) for card in cards], key=_second)

    def _bid(self, amount: int) -> Fact | None:
        ask = self.g.ask()
        if not isinstance(ask, CardBidding) or amount > ask.lowest(self.g):
            return None
        card, worth = self._on_offer()
        if society.THRIFT * worth - amount < 0:
            return None
        return grounds.InvestmentEarns(INVESTMENTS[card], rounded(worth), amount)

    def _pass(self) -> Fact | None:
        ask = self.g.ask()
        if not isinstance(ask, CardBidding):
            return None
        least = int(ask.lowest(self.g))
        card, worth = self._on_offer()
        if is_clearly_less(worth, least):
            return grounds.InvestmentTooDear(INVESTMENTS[card], rounded(worth), least)
        if self._keeps(least) is None and 0 <= rounded(worth) - least <= LEAST:
            return grounds.InvestmentHardlyPays(INVESTMENTS[card], rounded(worth), least)
        return self._keeps(least)

    def _pick(self, card: int) -> Fact | None:
        ask, g = self.g.ask(), self.g
        if not isinstance(ask, PickCard | OfferCardUp):
            return None
        ranked = society.card_worth if isinstance(ask, PickCard) else society.offer_worth
        mine = ranked(g, self.seat, card)
        others = [ranked(g, self.seat, other) for other in ask.legal(g, self.seat) if other != card]
        if mine < LEAST or not others or max(others) >= mine:
            return None
        name, worth = INVESTMENTS[card], rounded(society.card_worth(g, self.seat, card))
        if isinstance(ask, PickCard):
            return grounds.InvestmentBest(name, worth)
        return grounds.OfferBest(name, worth, int(g.printed.printed_prices[card]))

    def _patron(self, action: m.PlayStatusCards) -> Fact | None:
        """MA-60: who falls all the same pays for another level."""
        after = MerchantsForesight(self.g, self.seat).after(action)
        progress.set_status_turn(after, 1, 0, 0)
        due = int(upkeep_due(after, after.status(self.seat)))
        saved = self.upkeep - due
        return grounds.PatronPays(saved) if saved >= LEAST and due <= after.cash(self.seat) else None

    def _credit(self, takes: bool) -> Fact | None:
        ask, printed = self.g.ask(), self.g.printed
        assert isinstance(ask, MayBorrow), "only there credits are offered"
        wanted = society.wants_credit(self.g, self.seat, ask.before)
        if takes != wanted or not ask.may_take(self.g):
            return None
        if not takes:
            return grounds.CreditCosts(int(printed.credit_amount), int(printed.credit_repay))
        due = int(upkeep_due(self.g, self.g.status(self.seat)))
        return grounds.UpkeepShort(due - self.cash, due) if ask.before else None

    def _climb(self, steps: int) -> Fact | None:
        g, ask = self.g, self.g.ask()
        assert isinstance(ask, Rise), "only there players rise"
        most = int(ask.most(g))
        if ends_now(g):
            return grounds.MoneyCountsNoMore() if 0 < steps == most else None
        cost, level = int(g.printed.step_cost(g.arrivals)), int(g.status(self.seat))
        if steps < most:
            spent = (steps + 1) * cost
            left, upkeep = self.cash - spent, int(g.printed.upkeep[level + steps + 1])
            return grounds.KeepsUpkeep(spent, left, upkeep) if left < upkeep else None
        later = int(g.printed.step_cost(g.arrivals + 1))
        return grounds.StepsGetDearer(cost, later) if steps and later > cost else None


def _second(pair: tuple[int, float]) -> float:
    return pair[1]
