"""What the view carries, what follows from it, and positions as files write them."""

from typing import Any

import pytest
from tests.games.marracash.table import (
    FULL_GATES,
    RULES,
    at,
    auction,
    dealt,
    draw,
    move,
    options,
    play_out,
    question,
    view,
)

from ducats.engine.errors import BadScenario, BrokenInvariant
from ducats.engine.messages import CHANCE, View
from ducats.engine.rng import Rng
from ducats.engine.rules import as_rules
from ducats.games import find
from ducats.games.marracash.rules.books import CUSTOMERS
from ducats.games.marracash.rules.forecasts import Forecast, forecasts
from ducats.games.marracash.rules.imagine import imagine
from ducats.games.marracash.rules.view import Entry

# -- forecasts -----------------------------------------------------------------------------------------


def test_the_player_who_acts_sees_what_every_move_would_do() -> None:
    g = at(
        fountains={"5": "BPPG", "1": "Y"},
        owners={"B3": 2, "P2": 3, "G3": 0},
        customers={"P2": 1, "G3": 2},
    )
    seen = forecasts(view(g, 0))
    assert [(f.group, f.to) for f in seen] == [(1, 2), (1, 3), (1, 6), (5, 3), (5, 6), (5, 11)]
    (chosen,) = [f for f in seen if (f.group, f.to) == (5, 6)]
    assert chosen.entries == (
        Entry(shop="G3", owner=0, visitors=1, income=300),
        Entry(shop="B3", owner=2, visitors=1, income=100),
        Entry(shop="P2", owner=3, visitors=2, income=500),
    )
    assert chosen.commissions == (0, 0, 50, 200)
    assert chosen.changes == (550, 0, 50, 300)
    assert chosen.standing == ""
    assert forecasts(view(g, 1)) == forecasts(view(g)) == []


def test_after_the_game_there_is_nothing_to_forecast() -> None:
    g = at(phase="last_round", turns_left=1, slot=2, line="", fountains={"9": "R"})
    move(g, 0, 9, 10)
    assert g.is_over()
    assert forecasts(view(g, 0)) == []


def test_after_an_auction_there_is_nothing_to_forecast() -> None:
    g = at(fountains=FULL_GATES)
    auction(g, 0, "Y1")
    assert (question(g), forecasts(view(g, 0))) == ("open_bid", [])
    for answer in (4, 0, 0, 0):
        g.take(g.waiting_for()[0], answer)
    assert (question(g), forecasts(view(g, 0))) == ("act", [])


@pytest.mark.parametrize(
    "chosen",
    [
        {},
        {"souvenirs": True},
        {"souvenirs": True, "commission_scope": "shop", "souvenir_sale": "optional"},
        {"cash_visibility": "hidden"},
    ],
)
def test_a_forecast_from_any_view_comes_true(chosen: dict[str, Any]) -> None:
    """Whoever looks, the forecast says what the cash and the destination are after the move."""
    entered = 0
    for number in range(4):
        g = dealt(4, seed=f"forecast {number}", **chosen)
        rng = Rng(f"forecast {number}")
        while not g.is_over() and question(g) != "act":
            play_out(g, f"to act {number} {g.asked}", most=1)
        for step in range(25):
            while not g.is_over() and (question(g) != "act" or g.auctioned()):
                play_out(g, f"on {number} {step} {g.asked}", most=1)
            if g.is_over():
                break
            (seat,) = g.waiting_for()
            if not forecasts(view(g, seat)):
                play_out(g, f"past {number} {step}", most=1)
                continue
            expected = rng.choice(forecasts(view(g, seat)))
            for viewer in (None, 0, 3):
                imagined = imagine(view(g, viewer), Rng("forecast"))
                way = imagined.printed.ways.between(expected.group - 1, expected.to - 1)
                found = Forecast(imagined, seat, way)
                assert (found.entries, found.changes) == (expected.entries, expected.changes)
            before = g.purses()
            move(g, seat, expected.group, expected.to)
            while not g.is_over() and question(g) == "sell_souvenir":
                (owner,) = g.waiting_for()
                g.take(owner, g.default(owner))
            changes = tuple(after - old for after, old in zip(g.purses(), before, strict=True))
            assert changes == expected.changes
            entered += len(expected.entries)
            draw(g, rng)
    assert entered > 5


def test_a_forecast_names_the_cards_that_would_be_sold() -> None:
    g = at(chosen={"souvenirs": True}, fountains={"9": "Y"}, owners={"Y3": 2}, open_cards=["Y225", "Y200"])
    (chosen,) = [f for f in forecasts(view(g, 0)) if f.to == 10]
    assert chosen.entries[0].cards == ("Y200",)
    assert chosen.changes == (50, 0, 250, 0)


def test_the_view_tells_who_waits_before_a_free_shop() -> None:
    g = at(fountains={"9": "BBR"})
    stalls = view(g).stalls
    assert [stall.waiting for stall in stalls if stall.waiting] == [2]


def test_the_text_tells_the_same() -> None:
    g = at(fountains={"9": "RRG"}, owners={"R3": 2}, customers={"R3": 2})
    text = RULES.text(view(g, 0))
    assert "fountain 9: RRG" in text
    assert "R3 C  customers 2" in text
    assert "9 > 10: 2 into R3 (C +700)  cash A +200 B +0 C +500 D +0" in text
    auction(g, 0, "Y1", 150)
    assert "auction of Y1 by A: high 150 by A  in: A B C D" in RULES.text(view(g))


def test_the_text_of_a_finished_game_and_of_secrets() -> None:
    g = dealt(antiques=True)
    assert "your antiques:" in RULES.text(view(g, 0))
    assert "your antiques:" not in RULES.text(view(g))
    assert RULES.text(RULES.open_view(g)).count("antiques ") == 4
    play_out(g, "text")
    assert "over: 1." in RULES.text(view(g))
    fresh = RULES.new_game(2, options())
    assert "waiting for chance" in RULES.text(RULES.view(fresh, None))


def test_the_text_of_a_sale() -> None:
    chosen = {"souvenirs": True, "cash_visibility": "hidden"}
    g = at(chosen=chosen, fountains={"9": "Y"}, owners={"Y3": 2}, open_cards=["Y225", "Y200"])
    move(g, 0, 9, 10)
    text = RULES.text(view(g, 1))
    assert "A moves 9 > 10: - walk on" in text
    assert "1 in Y3 may buy a souvenir" in text
    assert "souvenirs open: Y225 Y200" in text
    assert "A Ali: cash ?" in text


def test_only_a_view_of_marracash_can_be_imagined() -> None:
    musketeers = find("musketeers")
    other: View = musketeers.view(musketeers.new_game(2, musketeers.read_options({})), None)
    with pytest.raises(BrokenInvariant):
        as_rules(RULES).imagine(other, Rng("x"))


# -- positions -----------------------------------------------------------------------------------------


ENTERED = {"owner": 0, "visitors": 1, "income": 300, "cards": []}


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"fountains": {"17": "R"}}, "no fountain 17"),
        ({"fountains": {"9": "X"}}, "letters"),
        ({"line": "YQ"}, "letters"),
        ({"owners": {"Z1": 0}}, "no shop 'Z1'"),
        ({"owners": {"Y1": 7}}, "no seat 7"),
        ({"customers": {"Y1": 1}}, "has customers but no owner"),
        ({"fountains": {"9": "R" * 11}}, "not that many visitors"),
        ({"cash": [1, 2]}, "one entry for each of 4 seats"),
        ({"question": "raise_or_pass"}, "needs auction"),
        ({"question": "sell_souvenir"}, "needs entered"),
        ({"question": "bring", "line": ""}, "nobody could answer"),
        ({"open_cards": ["Y225"]}, "MC-13"),
        ({"no_such_field": 1}, "unknown field"),
        ({"seat": 4}, "no seat 4"),
        ({"walk": {"seat": 4, "group": 1, "to": 2, "walking": "R"}}, "no seat 4"),
        (
            {
                "walk": {
                    "seat": 0,
                    "group": 1,
                    "to": 2,
                    "walking": "R",
                    "entries": [{"shop": "Z1", **ENTERED}],
                }
            },
            "no shop 'Z1'",
        ),
    ],
)
def test_impossible_positions_are_refused(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadScenario, match=message):
        at(**position)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"open_cards": ["Y226"]}, "Y226"),
        ({"open_cards": ["Y225", "Y225"]}, "two places"),
        ({"open_cards": ["Y225"], "deck": ["Y200"]}, "lies nowhere"),
        (
            {
                "question": "sell_souvenir",
                "owners": {"Y1": 0},
                "entered": {"shop": "Y1", "visitors": 1},
                "walk": {"seat": 0, "group": 1, "to": 12, "walking": "Y"},
            },
            "nobody comes by Y1",
        ),
    ],
)
def test_impossible_cards_are_refused(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadScenario, match=message):
        at(chosen={"souvenirs": True}, **position)


def test_sealed_bids_of_a_position_fit_the_bidders() -> None:
    on = {"shop": "Y1", "auctioneer": 0, "inside": [0, 1, 2, 3]}
    g = at(chosen={"auction_mode": "sealed"}, question="sealed_bid", auction=on, sealed=[100, -1, 0, -1])
    assert g.waiting_for() == (1, 3)
    with pytest.raises(BadScenario, match="sealed"):
        at(chosen={"auction_mode": "sealed"}, question="sealed_bid", auction=on, sealed=[100])


def test_no_position_in_the_middle_of_a_draw() -> None:
    g = RULES.new_game(4, options())
    assert g.waiting_for() == (CHANCE,)
    with pytest.raises(BadScenario):
        RULES.position(g)


def test_money_from_customers_is_in_the_books() -> None:
    g = at(fountains={"9": "R"}, owners={"R3": 0})
    move(g, 0, 9, 10)
    assert g.books(0)[CUSTOMERS] == 100
