"""The bots of Merchants: legal everywhere, deterministic, blind to what they may not see, sensible."""

from functools import cache
from typing import Any

import msgspec
import pytest

from ducats.bots import Bot
from ducats.engine.driver import Driver
from ducats.engine.errors import MalformedAction, NotYourTurn
from ducats.engine.messages import Action, Seat, View
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.levels import RANDOM, choose, make, quick_levels
from ducats.games.merchants.rules.messages import (
    Accept,
    BidForWagon,
    BreakAxle,
    BuyGood,
    Climb,
    CounterOffer,
    DeclineCredit,
    EndAdjusting,
    EndPurchase,
    FinalPrice,
    LoadGoods,
    MoveCourier,
    MoveWagon,
    PickInfluence,
    PlayCharter,
    PlayLetter,
    PlayStatusCards,
    QuotePrice,
    Refuse,
    Repay,
    RequestLoading,
    SellStored,
    SetDisc,
    ShiftPrice,
    TakeCredit,
)
from ducats.games.merchants.rules.printed import DATA_TEXT

RULES = find("merchants")
BOTS: dict[str, Bot] = {
    level: make("merchants", level) for level in quick_levels("merchants") if level != RANDOM
}
SHIPOWNER = BOTS["shipowner"]
CHANCE = {"draw_first_player", "place_wagon", "turn_investment", "deal_pair", "draw_influence"}
OWNER_DATA = DATA_TEXT.replace("start_cash = { value = 5000", "start_cash = { value = 3000")

GAMES: list[tuple[int, tuple[str, ...], dict[str, Any], str | None]] = [
    (4, ("shipowner", "bookkeeper", "peddler", "shipowner"), {}, None),
    (2, ("shipowner", "bookkeeper"), {"edition": "1999", "strong_and_weak": True}, None),
    (3, ("peddler",), {"edition": "1999", "equipment": "pairs", "game_length": "short"}, None),
    (
        3,
        ("bookkeeper", "shipowner", "peddler"),
        {
            "purchase_single_city": True,
            "guest_load_max": 3,
            "guest_mix": "distinct",
            "negotiation": "quote_only",
            "zero_bid_wins": False,
            "bonus_test": "warehouse",
            "start_cities": "random",
        },
        None,
    ),
    (
        2,
        ("peddler", "shipowner"),
        {
            "pass_movement": True,
            "forfeit_movement": True,
            "empty_wagons_move": True,
            "meeting_repeat": True,
            "influence_choice": "draw",
            "influence_secret": False,
            "double_pointer": 2,
        },
        None,
    ),
    (
        4,
        ("bookkeeper", "peddler"),
        {
            "credit_timing": "before_fall",
            "credit_supply": 0,
            "credit_bottom": "strict",
            "open_money": True,
            "game_length": "short",
            "private_negotiation": True,
            "cheap_purchase": "each100",
        },
        None,
    ),
    (2, ("bookkeeper", "peddler"), {"game_length": "short"}, OWNER_DATA),
    (3, ("peddler", "random", "random"), {"game_length": "short"}, None),
]


@cache
def played(number: int) -> tuple[Driver, list[tuple[View, Action]]]:
    """A whole game; the driver refuses whatever is illegal."""
    seats, levels, options, data = GAMES[number]
    seed = f"legal {number}"
    driver, _ = Driver.begin(RULES, new_header(RULES, seats, seed, options, data), seed)
    bots = BOTS | {"random": make("merchants", "random")}
    asked = []
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        view = driver.view(seat)
        action = bots[levels[seat % len(levels)]].choose(view, Rng(f"{seed}/{len(driver.inputs)}"))
        driver.apply(seat, action)
        asked.append((view, action))
    return driver, asked


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_answer_is_legal(number: int) -> None:
    driver, _ = played(number)
    driver.play.check()
    assert driver.play.outcome() is not None


def test_every_question_comes_up_in_these_games() -> None:
    met = {question_of(view) for number in range(len(GAMES)) for view, _ in played(number)[1]}
    known = {question.question.removeprefix("merchants.") for question in RULES.meta.questions}
    assert met == known - CHANCE


def question_of(view: Any) -> str:
    return str(view.question.id).removeprefix("merchants.")


@pytest.mark.parametrize("level", BOTS)
def test_the_same_view_and_dice_give_the_same_answer(level: str) -> None:
    for view, _ in played(0)[1][::9]:
        written = msgspec.json.encode(view)
        first = choose("merchants", level, written, "dice")
        assert RULES.read_action(first) == BOTS[level].choose(view, Rng("dice"))


@pytest.mark.parametrize("level", BOTS)
def test_what_is_hidden_changes_no_answer(level: str) -> None:
    """Two worlds that look the same from one chair are answered the same."""
    for view, _ in played(0)[1][4::23]:
        answers = set()
        for world in range(2):
            imagined = RULES.imagine(view, Rng(f"world {world}"))
            answers.add(BOTS[level].choose(RULES.view(imagined, view.seat), Rng("dice")))
        assert len(answers) == 1


def test_a_bot_that_is_asked_nothing_says_so() -> None:
    driver, _ = played(0)
    with pytest.raises(NotYourTurn):
        SHIPOWNER.choose(driver.view(0), Rng("x"))
    other = find("musketeers")
    strange, _ = Driver.begin(other, new_header(other, 2, "x"), "x")
    with pytest.raises(MalformedAction):
        SHIPOWNER.choose(strange.view(0), Rng("x"))


# -- sense, in positions where it can be seen ------------------------------------------------------


def answer(question: str, seat: Seat = 0, bot: Bot = SHIPOWNER, seats: int = 3, **position: Any) -> Action:
    g = RULES.set_up(seats, RULES.read_options({}), {"question": question, "seat": seat, **position})
    return bot.choose(RULES.view(g, seat), Rng("sense"))


PARIS_LOADED = [
    {"at": "PAR", "master": 0, "cargo": [{"wine": 3}, {}, {}]},
    {"at": "KOL"},
    {"at": "WIE"},
]


def on_the_road(mine: dict[str, int], theirs: dict[str, int]) -> list[dict[str, Any]]:
    """The first wagon one space before Bruges."""
    wagon = {"at": "b1", "came_from": "b2", "master": 1, "cargo": [mine, theirs, {}]}
    return [wagon, {"at": "KOL"}, {"at": "WIE"}]


@pytest.mark.parametrize("level", BOTS)
def test_goods_are_bought_while_there_is_time(level: str) -> None:
    assert isinstance(answer("purchase", bot=BOTS[level]), BuyGood)


def test_the_shipowner_buys_where_a_wagon_waits_and_never_at_the_very_end() -> None:
    first = answer("purchase")
    assert isinstance(first, BuyGood)
    assert first.city in ("PAR", "KOL", "WIE")
    late = answer("purchase", round=20, arrivals=6, wagons=on_the_road({}, {"iron": 2}))
    assert isinstance(late, EndPurchase)


def test_a_wagon_is_worth_a_bid_to_who_has_goods_there() -> None:
    stores = [{"PAR": {"wine": 3}}, {"PAR": {"food": 3}}, {}]
    eager = answer("wagon_bid", bidding=1, stores=stores)
    idle = answer("wagon_bid", bidding=1, stores=stores, seat=2)
    assert isinstance(eager, BidForWagon)
    assert isinstance(idle, BidForWagon)
    assert eager.amount > idle.amount
    assert answer("wagon_bid", bidding=1, cash=[0, 500, 500]) == BidForWagon(0)


def test_the_master_loads_three_of_a_kind() -> None:
    wagons = [{"at": "PAR", "master": 0}, {"at": "KOL"}, {"at": "WIE"}]
    stores = [{"PAR": {"wine": 3, "food": 1}}, {}, {}]
    assert answer("master_load", wagons=wagons, stores=stores) == LoadGoods("wine", 3)


def test_both_sides_of_a_bargain_meet() -> None:
    deal: dict[str, Any] = {"wagons": PARIS_LOADED, "stores": [{}, {"PAR": {"food": 2}}, {}]}
    talk: dict[str, Any] = {"wagon": 1, "guest": 1}
    asked = answer("load_request", 1, loading=talk, **deal)
    assert asked == RequestLoading(("food", "food"), reason="better-than-nothing")
    talk = talk | {"goods": ["food", "food"]}
    quote = answer("load_quote", 0, loading=talk, **deal)
    assert isinstance(quote, QuotePrice)
    assert 200 <= quote.amount <= 1200
    assert answer("load_answer", 1, loading=talk | {"quote": 100}, **deal) == Accept("fair-price")
    counter = answer("load_answer", 1, loading=talk | {"quote": 900}, **deal)
    assert isinstance(counter, CounterOffer)
    low = answer("load_reply", 0, loading=talk | {"quote": 900, "counter": 100}, **deal)
    assert isinstance(low, FinalPrice)
    near = answer("load_reply", 0, loading=talk | {"quote": 500, "counter": 400}, **deal)
    assert near == Accept("fair-price")
    assert answer("load_final", 1, loading=talk | {"quote": 900, "final": 300}, **deal) == Accept()
    assert answer("load_final", 1, loading=talk | {"quote": 5000, "final": 4900}, **deal) == Refuse()


@pytest.mark.parametrize("level", ["peddler", "bookkeeper", "shipowner"])
@pytest.mark.parametrize("quote", [300, 900, 5000])
def test_bots_do_not_haggle_for_ever_in_a_free_negotiation(level: str, quote: int) -> None:
    position = {
        "question": "load_answer",
        "seat": 1,
        "wagons": PARIS_LOADED,
        "stores": [{}, {"PAR": {"food": 2}}, {}],
        "loading": {"wagon": 1, "guest": 1, "goods": ["food", "food"], "quote": quote},
    }
    g = RULES.set_up(3, RULES.read_options({"negotiation": "free"}), position)
    words = 0
    while g.ask().question in ("merchants.load_answer", "merchants.load_reply"):
        (seat,) = g.waiting_for()
        g.apply(seat, BOTS[level].choose(RULES.view(g, seat), Rng(f"{level} {words}")))
        words += 1
    assert words <= 14


def test_a_permit_saves_the_fee() -> None:
    talk = {"wagon": 1, "guest": 1}
    stores = [{}, {"PAR": {"food": 2}}, {}]
    hands = [[], ["loading_permit"], []]
    asked = answer("load_request", 1, loading=talk, wagons=PARIS_LOADED, stores=stores, hands=hands)
    assert asked == RequestLoading(("food", "food"), True)


def test_my_goods_are_brought_in_and_a_rivals_are_held_up() -> None:
    home = answer("move_turn", wagons=on_the_road({"wine": 3}, {}))
    assert isinstance(home, MoveWagon)
    assert home.to == "BRU"
    hands = [["broken_axle"], [], []]
    wagons = on_the_road({}, {"wine": 3, "iron": 1})
    held = answer("move_turn", wagons=wagons, hands=hands, arrivals=6, seats=3, status=[4, 4, 4])
    assert held == BreakAxle(1)


def test_fresh_horses_bring_the_last_load_home() -> None:
    """The last mover of the last round."""
    wagon = {"at": "a1", "came_from": "PAR", "master": 0, "cargo": [{"wine": 3}, {}, {}]}
    wagons = [wagon, {"at": "KOL"}, {"at": "WIE"}]
    tokens = [[3], [1, 2, 3, 4], [1, 2, 3, 4]]
    moved = answer(
        "move_turn", wagons=wagons, hands=[["fresh_horses"], [], []], tokens=tokens, round=20, first=1
    )
    assert moved == MoveWagon(1, 3, "BRU", "b1", 2)


def test_the_courier_is_led_to_a_wagon() -> None:
    move = {"moved": True, "courier": 1, "courier_began": "b2"}
    moved = answer(
        "move_turn",
        wagons=on_the_road({"wine": 1}, {}),
        courier="b2",
        investments=[["courier"], [], []],
        move=move,
    )
    assert moved == MoveCourier("b1")


def test_the_disc_raises_what_is_sold_but_not_over_the_top() -> None:
    wagon = {"at": "BRU", "cargo": [{"wine": 3}, {"iron": 2}, {}], "master": 0}
    wagons = [wagon, {"at": "KOL"}, {"at": "WIE"}]
    disc = answer("price_disc", wagons=wagons, arrived=[1])
    assert isinstance(disc, SetDisc)
    assert "wine" in disc.goods
    assert "iron" not in disc.goods
    attack = answer("price_disc", wagons=wagons, arrived=[1], prices={"wine": 5, "iron": 5})
    assert isinstance(attack, SetDisc)
    assert "wine" not in attack.goods
    assert "iron" in attack.goods


def test_office_and_rumour_lift_my_goods() -> None:
    wagon = {"at": "BRU", "cargo": [{"wine": 3}, {}, {}], "master": 0}
    sale: dict[str, Any] = {"wagons": [wagon, {"at": "KOL"}, {"at": "WIE"}], "arrived": [1]}
    office = answer("price_adjust", investments=[["office"], [], []], adjust={"steps": 1}, **sale)
    rumour = answer("price_adjust", hands=[["market_rumour"], [], []], **sale)
    assert office == rumour == ShiftPrice("wine", 1)
    nothing = answer("price_adjust", hands=[["market_rumour"], [], []])
    assert nothing == EndAdjusting()


def test_a_charter_is_played_where_the_bonus_is_high() -> None:
    wagon = {"at": "BRU", "cargo": [{"food": 3}, {}, {}], "master": 0}
    wagons = [wagon, {"at": "KOL"}, {"at": "WIE"}]
    hands = [["city_charter"], [], []]
    played_at = answer("charter", wagons=wagons, arrived=[1], hands=hands, bonuses={"BRU": 500})
    assert played_at == PlayCharter()


def test_stock_that_finds_no_wagon_any_more_is_sold() -> None:
    sold = answer(
        "warehouse_sale",
        investments=[["warehouse_sale"], [], []],
        stores=[{"HAM": {"iron": 2}}, {}, {}],
        arrivals=7,
    )
    assert sold == SellStored("iron", "HAM")


def test_money_cards_are_played() -> None:
    assert answer("purchase", hands=[["letter_of_exchange"], [], []], cash=[300, 0, 0]) == PlayLetter()
    hands = [["letter_of_exchange", "patron_favour"], [], []]
    last = answer("status_cards", hands=hands, arrivals=7, status=[6, 0, 0])
    assert last == PlayStatusCards(1, True)
    early = answer("status_cards", hands=hands, status=[1, 0, 0])
    assert early == PlayStatusCards(1, False)


def test_a_letter_is_the_best_card_without_goods_on_the_road() -> None:
    assert answer("pick_influence") == PickInfluence("letter_of_exchange")


@pytest.mark.parametrize("level", BOTS)
def test_in_the_last_round_everybody_climbs_as_high_as_they_can(level: str) -> None:
    assert answer("climb", bot=BOTS[level], arrivals=7, cash=[3000, 0, 0]) == Climb(2)


def test_nobody_climbs_into_a_fall() -> None:
    assert answer("climb", cash=[1100, 0, 0], status=[6, 0, 0], arrivals=2) == Climb(0)


def test_credits_are_taken_early_and_repaid() -> None:
    assert answer("credit", cash=[100, 0, 0], arrivals=1) == TakeCredit()
    assert answer("credit", cash=[100, 0, 0], arrivals=6) == DeclineCredit()
    assert answer("repay", credits=[1, 0, 0], cash=[4000, 0, 0]) == Repay(1)
