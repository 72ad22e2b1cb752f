"""Every reason that Merchants' bots give outside bargains is true: the rules are asked about it."""

import re
from typing import Any, cast

import msgspec
import pytest
from tests.bots.reasoned import Given, all_given, given

from ducats.engine.messages import Action
from ducats.games import find
from ducats.games.levels import why
from ducats.games.merchants.evaluation import society
from ducats.games.merchants.evaluation.market import Market
from ducats.games.merchants.evaluation.ways import Ways
from ducats.games.merchants.evaluation.weights import Weights
from ducats.games.merchants.rules import facts as f
from ducats.games.merchants.rules import messages as m
from ducats.games.merchants.rules import progress
from ducats.games.merchants.rules.consequences import MerchantsForesight
from ducats.games.merchants.rules.influence import PickInfluenceCard
from ducats.games.merchants.rules.investment import CardBidding
from ducats.games.merchants.rules.movement import MoveTurn
from ducats.games.merchants.rules.names import (
    CITIES,
    CITY_NUMBER,
    GOOD_COUNT,
    GOOD_NUMBER,
    INVESTMENTS,
    WAGONS,
)
from ducats.games.merchants.rules.purchase import price_of
from ducats.games.merchants.rules.state import Merchants
from ducats.games.merchants.rules.status import MayBorrow, upkeep_due
from ducats.telling import Reader
from ducats.texts import LANGUAGES, Texts, kebab

MARGIN = 100
"""By so much an estimate is below a price that is called too high."""


def of(kind: str) -> list[tuple[Given, Merchants, dict[str, Any]]]:
    found = [(each, cast(Merchants, each.play), each.why.about) for each in given("merchants", kind)]
    assert found
    return found


def foretold(each: Given, action: Action | None = None) -> list[Any]:
    return list(MerchantsForesight(cast(Merchants, each.play), each.seat).facts(action or each.action))


def due(g: Merchants, seat: int, good: str) -> int:
    """Pieces that are sold in this round."""
    arrived = [wagon for wagon in range(WAGONS) if g.arrived_as(wagon)]
    return sum(int(g.aboard(wagon, seat, GOOD_NUMBER[good])) for wagon in arrived)


def with_cash(each: Given, seat: int, cash: int) -> Any:
    """The same view with other money of somebody's."""
    seen: Any = each.view
    places = list(seen.places)
    places[seat] = msgspec.structs.replace(places[seat], cash=cash)
    return msgspec.structs.replace(seen, places=tuple(places))


def profits(each: Given) -> dict[Action, float]:
    """What the pieces that may be bought should bring, less their prices."""
    g = cast(Merchants, each.play)
    found: dict[Action, float] = {}
    market = Market(g, Ways(g.printed, g.seats), Weights())
    for answer in g.legal(each.seat):
        action = g.say(each.seat, answer)
        if isinstance(action, m.BuyGood):
            good = GOOD_NUMBER[action.good]
            worth = market.stored[CITY_NUMBER[action.city] * GOOD_COUNT + good]
            found[action] = worth - int(price_of(g, each.seat, good))
    return found


def test_a_purchase_costs_what_is_said() -> None:
    for each, g, about in of("PieceBrings"):
        assert each.action == m.BuyGood(about["good"], about["city"])
        assert about["price"] == price_of(g, each.seat, GOOD_NUMBER[about["good"]]) < about["worth"]
        assert profits(each)[each.action] > max(profits(each).values()) - 50
    for each, g, about in of("NothingPays"):
        assert each.action == m.EndPurchase()
        assert about["price"] == price_of(g, each.seat, GOOD_NUMBER[about["good"]])
        assert about["price"] - about["worth"] >= MARGIN
        assert max(profits(each).values()) < 50 - MARGIN


def test_money_that_is_spent_is_missing_for_the_upkeep() -> None:
    for each, g, about in of("KeepsUpkeep"):
        assert about["left"] == g.cash(each.seat) - about["spent"]
        assert about["left"] < about["upkeep"]
        if isinstance(each.action, m.Climb):
            more = m.Climb(each.action.steps + 1)
            rise = foretold(each, more)
            assert rise[0] == f.Rises(int(g.status(each.seat)) + more.steps, about["upkeep"])
            assert rise[1] == f.CashAfter(about["left"])
        else:
            assert about["upkeep"] == g.printed.upkeep[g.status(each.seat)]


def test_a_bid_for_a_wagon_lies_between_two_worths() -> None:
    for each, g, about in of("WagonWorth"):
        assert isinstance(each.action, m.BidForWagon)
        assert about["wagon"] == progress.wagon(g) + 1
        assert about["offer"] - 50 <= each.action.amount < about["worth"]
        assert about["rival"] != each.seat
    for each, _, about in of("WagonWorthLittle"):
        assert each.action == m.BidForWagon(0)
        assert about["worth"] <= 100 or about["worth"] < about["offer"]
        assert why("merchants", with_cash(each, each.seat, 0), each.action).reason == ""


def test_nobody_is_expected_to_bid_more_than_they_are_seen_to_have() -> None:
    shown = [each for each, g, _ in of("WagonWorth") if g.options.open_money]
    assert shown
    for each in shown:
        poor: Any = each.view
        for rival in range(poor.seats):
            if rival != each.seat:
                poor = with_cash(each._replace(view=poor), rival, 0)
        about = why("merchants", poor, each.action).about
        assert about.get("offer", 0) == 0
    hidden = [each for each, g, _ in of("WagonWorth") if not g.options.open_money]
    assert any(each.why.about["offer"] for each in hidden)


def test_a_permit_and_a_last_price_cost_what_is_said() -> None:
    for each, _, about in of("PermitSaves"):
        (fee,) = [fact.fee for fact in foretold(each) if isinstance(fact, f.Permit)]
        assert fee == about["fee"] < about["worth"]
    for each, g, about in of("RideWorthMore"):
        assert isinstance(each.action, m.Accept)
        assert about["price"] == int(progress.offer(g)) * g.printed.unit < about["worth"]


def test_a_last_price_can_be_too_high() -> None:
    each, _, about = of("RideWorthMore")[0]
    loading = msgspec.structs.replace(each.view.loading, final=about["worth"] + 1000)  # type: ignore[attr-defined]
    dear = msgspec.structs.replace(each.view, loading=loading)
    assert why("merchants", dear, m.Refuse()).reason == "RideWorthLess"
    for price in range(max(0, about["worth"] - MARGIN), about["worth"] + MARGIN, 50):
        loading = msgspec.structs.replace(loading, final=price)
        near = msgspec.structs.replace(each.view, loading=loading)
        assert why("merchants", near, m.Refuse()).reason == ""
    assert why("merchants", dear, m.Accept()).reason == ""
    assert why("merchants", each.view, m.Refuse()).reason == ""


def test_a_load_is_the_one_that_is_loaded() -> None:
    for each, _, about in of("LoadBrings"):
        assert each.action == m.LoadGoods(about["good"], about["count"])


def test_an_arrival_earns_what_the_rules_foretell() -> None:
    for each, _, about in of("ArrivesWith"):
        earned = [fact for fact in foretold(each) if isinstance(fact, f.Earns)]
        assert f.Earns(each.seat, about["income"]) in earned
        assert each.action.to == about["city"]  # type: ignore[attr-defined]  # a wagon goes there
    for each, g, about in of("SellsRivalShort"):
        assert f.Earns(about["rival"], about["income"]) in foretold(each)
        wagon = each.action.wagon - 1  # type: ignore[attr-defined]
        foresight = MerchantsForesight(g, each.seat)
        other = CITIES.index(about["other"])
        assert foresight.income(wagon, other, about["rival"]) == about["more"] > about["income"]


def test_a_wagon_comes_nearer() -> None:
    for each, g, about in of("Nears"):
        (ahead,) = [fact for fact in foretold(each) if isinstance(fact, f.CitiesAhead)]
        (city,) = [city for city in ahead.cities if city.city == about["city"]]
        assert (city.spaces, city.worth) == (about["spaces"], about["income"])
        assert about["income"] >= max(city.worth for city in ahead.cities)
        assert g.cargo(about["wagon"] - 1, each.seat)


def test_the_courier_brings_a_card() -> None:
    going_on = 0
    for each, _, _ in of("MeetsCourier"):
        if isinstance(each.action, m.MoveWagon | m.PushWagon):
            assert f.MeetsCourier() in foretold(each)
        else:
            assert isinstance(each.action, m.MoveCourier)
        after = cast(Merchants, each.after())
        if not isinstance(after.ask(), PickInfluenceCard):
            assert isinstance(after.ask(), MoveTurn), "the turn goes on"
            going_on += 1
    assert going_on
    assert "when the turn ends" in told("en", "MeetsCourier", {})


def test_an_axle_stops_goods_of_a_rival() -> None:
    for each, g, about in of("AxleHolds"):
        wagon, rival = about["wagon"] - 1, about["rival"]
        goods = GOOD_NUMBER.values()
        assert about["sales"] == sum(g.aboard(wagon, rival, good) * g.selling_price(good) for good in goods)
        assert about["rival"] != each.seat


@pytest.mark.parametrize("kind", ["RaisesYours", "LowersTheirs"])
def test_prices_change_by_what_is_said(kind: str) -> None:
    for each, g, about in of(kind):
        changes = {
            fact.good: fact.after - fact.before
            for fact in foretold(each)
            if isinstance(fact, f.PriceTo | f.PriceCrash)
        }
        seat = about.get("rival", each.seat)
        assert about["pieces"] == due(g, seat, about["good"])
        money = about["pieces"] * changes[about["good"]]
        assert money == about.get("gain", -about.get("loss", 0))


def test_cards_and_credits() -> None:
    for each, _, about in of("CharterGains"):
        assert f.BonusGained(about["count"], about["gain"]) in foretold(each)
        if about["gain"] >= 250:
            assert why("merchants", each.view, m.KeepCharter()).reason == ""
    for each, g, about in of("SaleNow"):
        assert about["price"] == g.buying_price(GOOD_NUMBER[about["good"]])
        assert about["price"] - about["worth"] >= MARGIN
        assert f.Receives(about["price"]) in foretold(each)
    for each, g, about in of("CreditCosts"):
        assert len(g.legal(each.seat)) == 2
        assert (about["amount"], about["back"]) == (g.printed.credit_amount, g.printed.credit_repay)
    for each, g, about in of("UpkeepShort"):
        assert g.cash(each.seat) + about["missing"] == about["upkeep"]
        assert about["upkeep"] == upkeep_due(g, g.status(each.seat))
    for each, g, about in of("DebtBars"):
        assert each.action.credits == g.credits(each.seat) > 0  # type: ignore[attr-defined]
        assert about["back"] == each.action.credits * g.printed.credit_repay  # type: ignore[attr-defined]
    for each, g, about in of("PatronPays"):
        action = cast(m.PlayStatusCards, each.action)
        after, before = cast(Merchants, each.after()), int(g.status(each.seat))
        ask = after.ask()
        if isinstance(ask, MayBorrow) and ask.before:
            after.take(each.seat, after.hear(each.seat, m.DeclineCredit()))
        money = foretold(each, m.PlayStatusCards(action.letters, False))
        received = sum(fact.amount for fact in money if isinstance(fact, f.Receives))
        paid = g.cash(each.seat) + received - after.cash(each.seat)
        assert action.patron
        assert after.status(each.seat) == before
        assert about["amount"] == g.printed.upkeep[before] - paid


def test_only_who_holds_a_charter_can_keep_it() -> None:
    """MA-R47: the others are asked as well."""
    waiting = 0
    for each in all_given("merchants"):
        forgone = [fact.gain for fact in foretold(each) if isinstance(fact, f.BonusForgone)]
        seen: Any = each.view
        if not forgone or "city_charter" in seen.places[each.seat].cards:
            continue
        assert each.why.reason == ""
        places = list(seen.places)
        cards = ("city_charter", *places[each.seat].cards[1:])
        places[each.seat] = msgspec.structs.replace(places[each.seat], cards=cards)
        kept = why("merchants", msgspec.structs.replace(seen, places=tuple(places)), m.KeepCharter())
        assert kept.reason in ("", "CharterWaits")
        if kept.reason:
            assert [kept.about["gain"]] == forgone
            waiting += 1
    assert waiting


def test_a_favour_that_was_played_is_not_missing_for_the_upkeep() -> None:
    each, g, _ = of("UpkeepShort")[0]
    owed = []
    for favour in (0, 1):
        helped = g.copy()
        progress.set_status_turn(helped, favour, 0, 0)
        view = with_cash(each._replace(view=find("merchants").view(helped, each.seat)), each.seat, 0)
        due = int(upkeep_due(helped, g.status(each.seat)))
        assert why("merchants", view, m.TakeCredit()).about == {"missing": due, "upkeep": due}
        owed.append(due)
    assert owed[0] > owed[1] > 0


def test_a_debt_that_stays_bars_as_before() -> None:
    each, _, about = of("DebtBars")[0]
    seen = with_cash(each, each.seat, 10_000)
    places = list(seen.places)
    places[each.seat] = msgspec.structs.replace(places[each.seat], credits=2)
    owing = msgspec.structs.replace(seen, places=tuple(places))
    assert why("merchants", owing, m.Repay(1)).reason == ""
    assert why("merchants", owing, m.Repay(2)).about == {"back": 2 * about["back"]}


def test_investments_are_worth_their_bids() -> None:
    for each, _, about in of("InvestmentEarns"):
        assert each.action == m.Bid(about["price"])
        assert about["price"] < about["worth"]
    for each, _, about in of("InvestmentTooDear"):
        assert each.action == m.PassBid()
        assert about["least"] - about["worth"] >= MARGIN
    for each, g, about in of("InvestmentBest"):
        assert each.action == m.PickInvestment(about["card"])
        worths = [society.card_worth(g, each.seat, card) for card in g.legal(each.seat)]
        assert max(worths) < about["worth"] + 50
    for each, g, about in of("OfferBest"):
        assert each.action == m.OfferCard(about["card"])
        assert about["price"] == g.printed.printed_prices[INVESTMENTS.index(about["card"])]
        profit = about["worth"] - about["price"]
        assert all(society.offer_worth(g, each.seat, card) < profit + 50 for card in g.legal(each.seat))
    for each, _, about in of("CardPromises"):
        assert each.action == m.PickInfluence(about["card"])
        assert about["second"] < about["worth"] >= MARGIN


def test_the_last_rise_and_a_dearer_one() -> None:
    for each, g, _ in of("MoneyCountsNoMore"):
        steps: int = each.action.steps  # type: ignore[attr-defined]
        assert g.hear(each.seat, m.Climb(steps)) == max(g.legal(each.seat)) > 0
    for _, g, about in of("StepsGetDearer"):
        assert about["cost"] == g.printed.step_cost(g.arrivals) < about["later"]
        assert about["later"] == g.printed.step_cost(g.arrivals + 1)


def told(language: str, kind: str, about: dict[str, Any]) -> str:
    each = next(each for each in given("merchants", "WagonWorth") if each.seat == 0)
    reader = Reader(["Ann", "Ben", "Cleo", "Dan"][: each.view.seats], msgspec.to_builtins(each.view))
    text, faults = Texts(language).told(f"merchants-why-{kebab(kind)}", about, reader)
    assert faults == []
    return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "about"),
    [
        ("WagonWorth", {"wagon": 1, "worth": 500, "rival": 1, "offer": 0}),
        ("WagonWorthLittle", {"wagon": 1, "worth": 0, "rival": 1, "offer": 300}),
        ("WagonWorthLittle", {"wagon": 1, "worth": 50, "rival": 1, "offer": 0}),
        ("NothingPays", {"good": "wine", "city": "PAR", "worth": 0, "price": 300}),
        ("RideWorthLess", {"worth": 0, "price": 300}),
        ("CardPromises", {"card": "loading_permit", "worth": 200, "second": 0}),
        ("SaleNow", {"good": "wine", "price": 300, "worth": 0}),
        ("InvestmentTooDear", {"card": "office", "worth": 0, "least": 300}),
    ],
)
def test_an_estimate_of_0_is_told_in_words(language: str, kind: str, about: dict[str, Any]) -> None:
    assert not re.search(r"\b0\b", told(language, kind, about))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The coming sale of 1 × wine brings 300 more by it."),
        ("fr", "La vente imminente de 1 × vin rapporte ainsi 300 de plus."),
        ("nl", "De verkoop van 1 × wijn zo meteen brengt hierdoor 300 meer op."),
        ("de", "Der anstehende Verkauf von 1 × Wein bringt dadurch 300 mehr."),
    ],
)
def test_a_single_piece_is_told_in_the_singular(language: str, text: str) -> None:
    assert told(language, "RaisesYours", {"good": "wine", "pieces": 1, "gain": 300}) == text


def test_an_estimate_is_no_promise_in_dutch() -> None:
    about = {"card": "office", "worth": 500, "price": 300}
    assert " levert tot het einde naar schatting 500 op" in told("nl", "InvestmentEarns", about)


def test_a_likely_bid_is_told_in_german() -> None:
    text = told("de", "WagonWorth", {"wagon": 2, "worth": 500, "rival": 1, "offer": 300})
    assert text.endswith("; am meisten bietet von den anderen wahrscheinlich Ben, etwa 300.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_debt_bars_victory_only_while_somebody_has_none(language: str) -> None:
    """MA-71."""
    unless = {"en": "unless all have one", "fr": "que si tous", "nl": "als iedereen", "de": "wenn alle"}
    assert unless[language] in told(language, "DebtBars", {"back": 2500})


def test_ma_10_goods_are_kept_if_a_wagon_should_bring_clearly_more_than_any_sale() -> None:
    for each, g, about in of("WagonPaysMore"):
        assert isinstance(each.action, m.EndSale)
        assert about["price"] == g.buying_price(GOOD_NUMBER[about["good"]])
        assert about["worth"] - about["price"] >= MARGIN
        sales = [g.say(each.seat, answer) for answer in g.legal(each.seat)]
        assert not any(
            why("merchants", each.view, sale).reason for sale in sales if isinstance(sale, m.SellStored)
        )


def test_ma_57_a_card_that_hardly_pays_brings_little_more_than_the_next_bid() -> None:
    for _, g, about in of("InvestmentHardlyPays"):
        ask = g.ask()
        assert isinstance(ask, CardBidding)
        assert about["least"] == ask.lowest(g)
        assert 0 <= about["worth"] - about["least"] <= MARGIN
