"""What an analysis says of auctions and of answers under the seal."""

from functools import cache

import pytest

from ducats.engine.driver import Driver
from ducats.engine.messages import Event
from ducats.engine.record import Record, new_header
from ducats.engine.replay import moments
from ducats.engine.rng import Rng
from ducats.games import GAMES
from ducats.games.levels import make, stand_in
from ducats.games.marracash.rules import fields
from ducats.games.marracash.rules.events import ShopSold
from ducats.games.merchants.rules.events import InvestmentTaken, WagonBidsRevealed
from ducats.games.merchants.rules.investment import PickCard
from ducats.review.auctions import Auction, auctions_of, buyer_of, give_to, most
from ducats.review.lots import Line, LotReview, Valuation, Worth, worths_of
from ducats.review.mixing import mixture_at
from ducats.review.positions import Step, steps_of
from ducats.review.reference import reference_of, searched_by

UNIT = {"marracash": 25, "sealed marracash": 25, "merchants": 100}
"""The money of one step."""
SOLD = tuple(UNIT)


@cache
def finished(named: str) -> Record:
    """A short game of quick bots; MarraCash also with sealed bids."""
    game = named.rsplit(maxsplit=1)[-1]
    rules = GAMES[game]
    options = rules.meta.shortest | ({"auction_mode": "sealed"} if named.startswith("sealed") else {})
    driver, _ = Driver.begin(rules, new_header(rules, 3, "lots", options), "lots")
    bot = make(game, stand_in(game))
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        driver.apply(seat, bot.choose(driver.view(seat), Rng(f"lots/{len(driver.inputs)}")))
    return driver.record()


@cache
def lots_of(named: str) -> tuple[list[Step], list[Auction]]:
    steps, _ = steps_of(GAMES[named.rsplit(maxsplit=1)[-1]], finished(named))
    return steps, auctions_of(steps)


def sold_by(event: Event) -> tuple[int, int] | None:
    """Buyer and price, if an event tells of a sale that was paid for."""
    match event:
        case ShopSold(buyer, _, price):
            return buyer, price
        case InvestmentTaken(buyer, _, price):
            return buyer, price
        case WagonBidsRevealed(_, bids, master) if master is not None and max(bids):
            return master, max(bids)
    return None


@pytest.mark.parametrize("named", SOLD)
def test_auctions_are_those_that_the_game_told_of(named: str) -> None:
    rules = GAMES[named.rsplit(maxsplit=1)[-1]]
    told = [moment for moment, _ in moments(rules, finished(named))]
    sales = [sale for moment in told for event in moment.events if (sale := sold_by(event)) is not None]
    _, auctions = lots_of(named)
    assert [(lot.buyer, lot.price * UNIT[named]) for lot in auctions] == sales


def test_of_equal_bids_the_one_that_bought_is_told() -> None:
    """Visitors at the door may pay the buyer more than the shop costs: the purse tells nothing."""
    _, auctions = lots_of("sealed marracash")
    told = 0
    for lot in auctions:
        for price in range(4, 1 + min(most(lot, seat) for seat in lot.bids)):
            play = lot.before.copy()
            play.events = []
            for seat in lot.bids:
                play.take(seat, price)
            (sale,) = [sale for event in play.stop_listening() if (sale := sold_by(event)) is not None]
            assert sale == (buyer_of(lot.before, dict.fromkeys(lot.bids, price), price), price * 25)
            told += 1
    assert told > 50


def test_where_nobody_else_can_bid_there_is_no_auction_to_judge() -> None:
    steps, (lot, *_) = lots_of("marracash")
    opening = steps[lot.first]
    alone = opening.before.copy()
    for seat in range(alone.seats):
        if seat != opening.seat:
            alone.cells[fields.SIGNS + seat] = 0
    assert auctions_of([opening]) != []
    assert auctions_of([opening._replace(before=alone)]) == []


@pytest.mark.parametrize("named", SOLD)
def test_a_lot_can_be_given_to_every_bidder_who_can_pay(named: str) -> None:
    """By legal answers alone, and at the price that was asked for."""
    _, auctions = lots_of(named)
    tried = 0
    for lot in auctions:
        for seat in lot.bids:
            price = lot.price + 1
            if most(lot, seat) < price:
                continue
            play = lot.before.copy()
            play.events = []
            give_to(play, seat, price)
            sales = [sale for event in play.stop_listening() if (sale := sold_by(event)) is not None]
            card = play.open
            paid = (card.seat, card.price) if isinstance(card, PickCard) else sales[0]
            assert paid == (seat, price * UNIT[named])
            tried += 1
    assert tried > 10


def valued(game: str, lot: Auction) -> Valuation:
    review = LotReview(GAMES[game], reference_of(game), lot, 8, "worth")
    for seat in lot.bids:
        review.look_at(seat)
    found = review.valuation()
    assert found is not None
    return found


@pytest.mark.parametrize("named", SOLD)
def test_every_bidder_is_told_where_to_stop(named: str) -> None:
    game = named.rsplit(maxsplit=1)[-1]
    _, auctions = lots_of(named)
    lot = max(auctions, key=lambda each: each.price)
    found = valued(game, lot)
    assert {worth.seat for worth in found.bidders} <= set(lot.bids)
    assert found.games == 2 * 12 * len(found.bidders)
    assert found == valued(game, lot), "the same seed gives the same figures"
    for worth in found.bidders:
        assert worth.bid == lot.bids[worth.seat]
        assert worth.verdict != "overpaid" or worth.seat == lot.buyer
        assert worth.verdict != "too_cheap" or worth.seat != lot.buyer
        assert worth.stop is None or 0 <= worth.stop <= most(lot, worth.seat)


def lines(*at: tuple[float, float]) -> list[Line]:
    """Differences at 10 and at 30 steps, with small errors."""
    return [Line(seat, 10, 30, low, 0.01, high, 0.01) for seat, (low, high) in enumerate(at)]


def worths(buyer: int, price: int, *at: tuple[float, float]) -> list[Worth]:
    _, (any_lot, *_) = lots_of("merchants")
    lot = any_lot._replace(buyer=buyer, price=price, bids=dict.fromkeys(range(len(at)), price))
    return worths_of(lot, lines(*at))


def test_one_stops_where_owning_and_leaving_it_are_worth_the_same() -> None:
    first, second = worths(0, 15, (0.2, -0.2), (0.3, -0.1))
    assert (first.stop, second.stop) == (20, 25)
    assert first.gain == pytest.approx(0.1)
    assert second.gain == pytest.approx(0.18), "one step more than the buyer paid"
    assert first.verdict == "", "the buyer paid less than it is worth"
    assert second.verdict == "too_cheap"


def test_whoever_pays_more_than_it_is_worth_has_overpaid() -> None:
    first, second = worths(0, 28, (0.2, -0.2), (0.2, -0.2))
    assert first.verdict == "overpaid"
    assert second.verdict == "", "rightly left to somebody else"


def test_what_is_worth_nothing_or_more_than_was_tried_is_told_so() -> None:
    none, more = worths(0, 15, (-0.5, -0.6), (0.6, 0.5))
    assert (none.stop, none.stop_is_least) == (0, False)
    assert (more.stop, more.stop_is_least) == (30, True)


def test_no_price_is_told_where_money_changes_nothing() -> None:
    (alone,) = worths(0, 15, (0.2, 0.19))
    assert alone.stop is None


def test_the_mixture_is_told_where_others_answer_at_the_same_time() -> None:
    rules, (steps, _) = GAMES["merchants"], lots_of("merchants")
    for question in ("merchants.wagon_bid", "merchants.price_disc"):
        step = next(step for step in steps if step.before.ask().question == question)
        mixture = mixture_at(rules, searched_by("merchants"), step, "mixed")
        legal = step.before.legal(step.seat)
        assert mixture
        assert all(answer in legal for answer, _ in mixture)
        assert sum(share for _, share in mixture) == pytest.approx(1.0)
        assert [share for _, share in mixture] == sorted((share for _, share in mixture), reverse=True)
    climb = next(step for step in steps if step.before.ask().question == "merchants.climb")
    assert mixture_at(rules, searched_by("merchants"), climb, "mixed") == ()
