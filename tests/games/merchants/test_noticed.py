"""More corners of the rules, one wrong rule each, in the order of a round; then worlds and positions."""

from typing import Any

import msgspec
import pytest
from tests.games.merchants.table import (
    CLOTH,
    KOL,
    PAR,
    RULES,
    WIE,
    asked,
    at,
    begun,
    default,
    discs,
    legal,
    loaded,
    options,
    play_on,
    told,
    view,
)

from ducats.engine.errors import BadData, BadScenario
from ducats.engine.messages import CHANCE, Action, Fact
from ducats.engine.rng import Rng
from ducats.games.merchants.rules import counts
from ducats.games.merchants.rules import facts as f
from ducats.games.merchants.rules import messages as m
from ducats.games.merchants.rules.events import PriceNamed, ReasonGiven, UpkeepPaid
from ducats.games.merchants.rules.names import GOODS
from ducats.games.merchants.rules.printed import DATA_TEXT, PRINTED, printed_of
from ducats.games.merchants.rules.state import Merchants

FIRST_EDITION = {"edition": "1999"}
NO_RISE = (CLOTH, CLOTH, CLOTH, CLOTH)


def changed(*pairs: tuple[str, str]) -> str:
    text = DATA_TEXT
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    return text


PENNIES = changed(
    ("money_unit = { value = 100", "money_unit = { value = 1"),
    ("quote_max = { value = 5000", "quote_max = { value = 500"),
)
"""The smallest coin is 1: a purse of 5,000 is more than the highest bid that can be written down."""


def foretold(g: Merchants, seat: int, action: Action) -> tuple[Fact, ...]:
    seen = view(g, seat)
    assert seen.question is not None
    return RULES.consequences(seen).answers[seen.question.offered().index(action)]


# -- before the first round ------------------------------------------------------------------------


def test_ma_09_nobody_is_first_before_it_is_drawn() -> None:
    assert view(RULES.new_game(4, options())).first is None


def test_ma_10_after_the_first_player_the_next_one_puts_cards_up() -> None:
    g = begun(3, **FIRST_EDITION)
    for card in ("courier", "office"):
        g.apply(g.first, m.OfferCard(card))
        while asked(g)[0] == "equipment_bid":
            g.apply(g.waiting_for()[0], m.PassBid())
    assert asked(g) == ("offer_card", ((g.first + 1) % 3,))


@pytest.mark.parametrize(
    ("supply", "edition", "left"), [(4, "2010", 4), (4, "1999", 10), ("edition", "2010", 5)]
)
def test_ma_r27_credits_of_the_table_or_of_its_edition(supply: Any, edition: Any, left: int) -> None:
    """Records of old tables say 4 where they mean the number of 1999."""
    data = changed(("\ncredits = { value = 4", "\ncredits = { value = 5"))
    chosen = m.MerchantsOptions(credit_supply=supply, edition=edition)
    assert view(RULES.set_up(4, chosen, {"question": "purchase"}, data)).credits_left == left


def test_the_shipped_numbers_are_those_of_no_file() -> None:
    printed_of.cache_clear()
    assert printed_of(None) is printed_of(DATA_TEXT) is PRINTED


@pytest.mark.parametrize("market", ['["wine", "gold", "salt"]', "[]"])
def test_ma_13_a_market_sells_some_of_the_goods(market: str) -> None:
    with pytest.raises(BadData, match=r"markets\.PAR must list"):
        RULES.check_data(changed(('["wine", "food", "salt"]', market)))


def test_ma_55_bonuses_begin_with_nothing() -> None:
    with pytest.raises(BadData, match="begin with 0"):
        RULES.check_data(changed(("[0, 100, 200, 300, 400, 500]", "[100, 200, 300, 400, 500]")))


def test_ma_60_every_level_may_have_a_title() -> None:
    titles = ", ".join(f'"level {level}"' for level in range(10))
    RULES.check_data(changed(("titles = { value = []", f"titles = {{ value = [{titles}]")))


# -- purchases, wagons, loading --------------------------------------------------------------------


def test_ma_13_the_first_good_of_the_first_city_is_bought() -> None:
    data = changed(('PAR = { value = ["wine"', 'PAR = { value = ["cloth"'))
    g = at("purchase", data=data)
    g.apply(0, m.BuyGood("cloth", "PAR"))
    assert view(g).places[0].stores == {"PAR": {"cloth": 1}}


@pytest.mark.parametrize(("question", "lowest"), [("wagon_bid", 0), ("invest_bid", 0)])
def test_ma_r38_any_bid_that_can_be_written_down_is_drawn_at_random(question: str, lowest: int) -> None:
    g = at(question, data=PENNIES)
    rng = Rng("bids")
    drawn = {g.ask().pick(g, 0, rng) for _ in range(20_000)}
    assert drawn <= set(g.legal(0))
    assert (min(drawn), max(drawn)) == (lowest, max(g.legal(0)))


def test_ma_57_only_higher_bids_are_drawn_at_random() -> None:
    auction = {"number": 1, "high": 200, "leader": 1, "inside": [0, 1]}
    g = at("invest_bid", seat=0, cash=[500, 5000, 5000, 5000], auction=auction)
    rng = Rng("higher")
    drawn = {g.ask().pick(g, 0, rng) for _ in range(200)}
    assert [g.say(0, answer) for answer in sorted(drawn)] == [m.PassBid(), m.Bid(300), m.Bid(400), m.Bid(500)]


def test_ma_26_half_of_the_quote_is_taken_for_an_absent_master() -> None:
    stores = [{}, {"PAR": {"food": 1}}, {}, {}]
    for counter, answer in ((400, m.Accept()), (300, m.Refuse())):
        loading = {"wagon": 1, "guest": 1, "goods": ["food"], "quote": 800, "counter": counter}
        g = at("load_reply", seat=0, wagons=[{**PAR, "master": 0}, KOL, WIE], stores=stores, loading=loading)
        assert default(g, 0) == answer


def test_ma_22_an_absent_master_loads_what_is_worth_a_penny() -> None:
    data = PENNIES.replace("{ buy = 100, sell = 500", "{ buy = 1, sell = 1")
    stores = [{"PAR": {"food": 1}}, {}, {}, {}]
    g = at(
        "master_load", data=data, wagons=[{**PAR, "master": 0}, KOL, WIE], stores=stores, loading={"wagon": 1}
    )
    assert default(g, 0) == m.LoadGoods("food", 1)


def test_ma_23_after_the_master_the_next_seat_is_a_guest_whoever_is_first() -> None:
    stores = [{"PAR": {"food": 1}}, {"PAR": {"salt": 1}}, {"PAR": {"salt": 1}}, {}]
    g = at(
        "master_load", first=2, wagons=[{**PAR, "master": 0}, KOL, WIE], stores=stores, loading={"wagon": 1}
    )
    g.apply(0, m.LoadGoods("food", 1))
    assert asked(g) == ("load_request", (1,))


# -- the courier, unloading, investments -----------------------------------------------------------


def test_ma_r17_the_first_copy_of_a_card_is_drawn_too() -> None:
    g = at(
        "move_turn", chosen={"influence_choice": "draw"}, wagons=[loaded("b1", "BRU"), KOL, WIE], courier="JA"
    )
    g.apply(0, m.MoveWagon(1, 2, "JA", "b2"))
    g.apply(CHANCE, m.DrawInfluence("patron_favour", 0))
    assert view(g, 0).places[0].cards == ("patron_favour",)


def charter(seat: int = 2) -> Merchants:
    """Silk gets the bonus of Hamburg anyway, iron only with a charter."""
    wagon = {"at": "HAM", "master": seat, "cargo": [{}, {}, {"iron": 2, "silk": 1}, {}]}
    hands: list[list[str]] = [[], [], ["city_charter"], []]
    bonuses = {"HAM": 400}
    return at("charter", seat=seat, wagons=[KOL, wagon, WIE], arrived=[2], hands=hands, bonuses=bonuses)


def test_ma_53_a_charter_is_foretold_for_the_goods_it_is_for() -> None:
    g = charter()
    assert foretold(g, 2, m.PlayCharter()) == (f.BonusGained(2, 800),)
    assert foretold(g, 2, m.KeepCharter()) == (f.BonusForgone(2, 800),)


def test_ma_51_the_wagon_that_arrived_first_is_unloaded_if_none_is_described() -> None:
    seen = view(charter()).unload
    assert seen is not None
    assert seen.wagon == 2


def test_a_warehouse_sale_needs_goods_in_a_warehouse() -> None:
    for stores, question in (({}, "invest_bid"), ({"PAR": {"food": 1}}, "warehouse_sale")):
        cards = [["warehouse_sale"], [], [], []]
        g = at("price_disc", wagons=[PAR, KOL, WIE], investments=cards, stores=[stores, {}, {}, {}])
        discs(g, *NO_RISE)
        assert asked(g)[0] == question


def test_ma_r37_only_the_last_auction_is_skipped() -> None:
    for arrivals, question in ((0, "invest_bid"), (50, "climb")):
        chosen = {"skip_last_auction": True, "credit_bottom": "strict"}
        g = at("price_disc", chosen=chosen, wagons=[PAR, KOL, WIE], arrivals=arrivals)
        discs(g, *NO_RISE)
        assert asked(g)[0] == question


# -- status ----------------------------------------------------------------------------------------


def test_ma_60_the_favour_of_one_is_not_the_favour_of_the_next() -> None:
    hands: list[list[str]] = [["patron_favour"], [], [], []]
    g = at("status_cards", status=[6, 6, 0, 0], hands=hands)
    g.apply(0, m.PlayStatusCards(0, True))
    events = list(g.apply(0, m.Climb(0)))
    assert [(paid.seat, paid.amount) for paid in told(events, UpkeepPaid)] == [(1, 1000)]


def test_ma_61_nobody_has_fallen_before_the_upkeep_is_paid() -> None:
    """Seat 0 falls; seat 1 is asked for cards, then for a credit before the fall."""
    hands: list[list[str]] = [[], ["patron_favour"], [], []]
    cash = [0, 100, 5000, 5000]
    g = at("credit", chosen={"credit_timing": "before_fall"}, status=[6, 6, 0, 0], cash=cash, hands=hands,
           status_turn={"before": True})  # fmt: skip
    g.apply(0, m.DeclineCredit())
    assert asked(g) == ("credit", (0,))
    now = view(g).status
    assert now is not None
    assert now.fell
    play_on(g, "status_cards")
    for question in ("status_cards", "credit"):
        now = view(g).status
        assert (asked(g), now is not None and not now.fell) == ((question, (1,)), True)
        g.apply(1, m.PlayStatusCards(0, False) if question == "status_cards" else m.DeclineCredit())


def test_ma_63_a_credit_before_the_fall_is_the_only_one_of_the_turn() -> None:
    data = changed(("credit_amount = { value = 2000", "credit_amount = { value = 100"))
    chosen = {"credit_timing": "before_fall"}
    g = at(
        "credit",
        chosen=chosen,
        data=data,
        status=[6, 0, 0, 0],
        cash=[0, 0, 0, 0],
        status_turn={"before": True},
    )
    g.apply(0, m.TakeCredit())
    assert (asked(g), g.status(0)) == (("repay", (0,)), 1)


def test_ma_63_without_cards_left_no_credit_comes_before_the_fall() -> None:
    cash = [600, 5000, 5000, 5000]
    hands: list[list[str]] = [["fresh_horses"], [], [], []]
    g = at("status_cards", chosen={"credit_timing": "before_fall"}, status=[6, 0, 0, 0], cash=cash,
           credits=[0, 2, 2, 0], hands=hands)  # fmt: skip
    g.apply(0, m.PlayStatusCards(0, False))
    assert asked(g) == ("climb", (0,))


def test_ma_61_who_has_fallen_may_borrow_however_much_is_left() -> None:
    g = at("credit", cash=[900, 0, 0, 0], status=[2, 0, 0, 0], status_turn={"fell": True})
    assert legal(g, 0) == [m.DeclineCredit(), m.TakeCredit()]


@pytest.mark.parametrize("on", [{"favour": True}, {"fell": True}, {"borrowed": True}], ids=str)
def test_a_described_status_turn_is_gone_on_with(on: dict[str, bool]) -> None:
    g = at("climb", status_turn=on)
    assert (
        RULES.position(g)["status_turn"]
        == {"favour": False, "fell": False, "borrowed": False, "before": False} | on
    )


def test_ma_45_status_cards_are_foretold_with_the_upkeep_that_is_left() -> None:
    hands: list[list[str]] = [["patron_favour", "letter_of_exchange"], [], [], []]
    g = at("status_cards", status=[6, 0, 0, 0], hands=hands)
    worth = PRINTED.worth[6]
    assert foretold(g, 0, m.PlayStatusCards(1, True)) == (f.Receives(int(worth)), f.Upkeep(500))
    assert foretold(g, 0, m.PlayStatusCards(0, False)) == (f.Upkeep(1000),)


# -- imagined worlds -------------------------------------------------------------------------------


def overheard(question: str, data: str | None, cash: int, **loading: Any) -> list[tuple[int, int]]:
    """Quote and last price in worlds that a third player imagines of a private bargain."""
    chosen = {"private_negotiation": True, "open_money": True}
    g = at(
        question,
        chosen=chosen,
        data=data,
        seat=0 if question == "load_reply" else 1,
        wagons=[{**PAR, "master": 0}, KOL, WIE],
        stores=[{}, {"PAR": {"food": 1}}, {}, {}],
        cash=[5000, cash, 5000, 5000],
        loading={"wagon": 1, "guest": 1, "goods": ["food"], **loading},
    )
    found = []
    for number in range(40):
        world: Any = RULES.imagine(view(g, 3), Rng(f"world {number}"))
        assert view(world, 3) == view(g, 3)
        seen = view(world, 0).loading
        assert seen is not None
        named = seen.counter if question == "load_reply" else seen.final
        assert seen.quote is not None
        assert named is not None
        found.append((seen.quote, named))
    return found


def test_ma_r07_a_made_up_counter_offer_is_below_the_quote() -> None:
    data = changed(("quote_max = { value = 5000", "quote_max = { value = 100"))
    assert set(overheard("load_reply", data, 5000, quote=100, counter=0)) == {(100, 0)}


def test_ma_r07_a_made_up_counter_offer_can_be_paid() -> None:
    assert {named for _, named in overheard("load_reply", None, 100, quote=900, counter=0)} == {0, 100}


def test_ma_r07_a_made_up_last_price_is_between_nothing_and_the_quote() -> None:
    data = changed(("quote_max = { value = 5000", "quote_max = { value = 200"))
    assert set(overheard("load_final", data, 5000, quote=200, counter=0, final=100)) == {(200, 100)}
    named = overheard("load_final", None, 5000, quote=900, counter=0, final=100)
    assert all(0 < final < quote and final % 100 == 0 for quote, final in named)
    assert len({final for _, final in named}) > 5


def test_ma_r07_a_made_up_quote_is_there_when_it_is_answered() -> None:
    loading = {"wagon": 1, "guest": 1, "goods": ["food"], "quote": 900}
    stores = [{}, {"PAR": {"food": 1}}, {}, {}]
    g = at("load_answer", chosen={"private_negotiation": True}, seat=1, stores=stores, loading=loading,
           wagons=[{**PAR, "master": 0}, KOL, WIE])  # fmt: skip
    assert view(RULES.imagine(view(g, 3), Rng("quote")), 3) == view(g, 3)


def test_ma_09_the_phase_of_a_finished_game_is_imagined_as_it_is() -> None:
    g = begun(2, max_rounds=1)
    play_on(g, "no such question", limit=4000)
    assert g.is_over()
    assert view(RULES.imagine(view(g, 0), Rng("end")), 0) == view(g, 0)


# -- described positions ---------------------------------------------------------------------------


def test_ma_04_everybody_begins_with_the_start_cash_if_none_is_described() -> None:
    assert at("purchase").purses() == [5000, 5000, 5000, 5000]


@pytest.mark.parametrize(("question", "face_up"), [("offer_card", 8), ("purchase", 0)])
def test_ma_10_cards_of_1999_lie_face_up_until_they_are_put_away(question: str, face_up: int) -> None:
    assert len(view(at(question, 3, FIRST_EDITION)).display) == face_up


def test_ma_10_a_described_auction_of_1999_goes_on_with_its_seller() -> None:
    g = at("offer_card", 3, FIRST_EDITION, first=2, seat=0, investments=[[], [], ["office", "courier"]])
    g.apply(0, m.OfferCard("cartwright"))
    while asked(g)[0] == "equipment_bid":
        g.apply(g.waiting_for()[0], m.PassBid())
    assert asked(g) == ("offer_card", (0,))


def test_ma_17_somebody_has_still_to_bid() -> None:
    bids = [{"type": "BidForWagon", "amount": 100}] * 4
    with pytest.raises(BadScenario, match="at least one of them empty"):
        at("wagon_bid", sealed=bids)


def test_ma_23_each_wagon_has_a_load_of_its_own() -> None:
    cargo = [{"food": 2}, {"silk": 1}, {}, {}]
    wagons = [{"at": "PAR", "master": 0, "cargo": [{"iron": 1}]}, {**KOL, "master": 1, "cargo": cargo}, WIE]
    g = at("move_turn", wagons=wagons)
    loads = [[counts.count(g.load(wagon), number) for number in range(len(GOODS))] for wagon in (0, 1)]
    assert [dict(zip(GOODS, load, strict=True)) for load in loads] == [
        {**dict.fromkeys(GOODS, 0), "iron": 1},
        {**dict.fromkeys(GOODS, 0), "food": 2, "silk": 1},
    ]


@pytest.mark.parametrize(
    "word", [PriceNamed(1, 0, 2, "quote", 400, True), ReasonGiven(0, 2, "usual-fee", True)]
)
def test_ma_r07_private_words_are_for_the_two_alone(word: PriceNamed | ReasonGiven) -> None:
    hears = [word.seen_by(seat) == word for seat in (None, 0, 1, 2)]
    assert hears == [False, True, False, True]
    aloud = msgspec.structs.replace(word, private=False)
    assert all(aloud.seen_by(seat) == aloud for seat in (None, 0, 1, 2))
