"""Positions of scenario files: what cannot be is refused with a reason, what can be is repeated."""

from typing import Any

import pytest
from tests.games.merchants.table import (
    CLOTH,
    KOL,
    RULES,
    WIE,
    asked,
    at,
    begun,
    discs,
    draw,
    loaded,
    options,
    play_on,
    told,
)

from ducats.engine.errors import BadScenario
from ducats.engine.messages import CHANCE, Event
from ducats.engine.rng import Rng
from ducats.games.merchants.rules.events import WagonUnloaded
from ducats.games.merchants.rules.messages import KeepCharter, PlayCharter


@pytest.mark.parametrize(
    "position",
    [
        {"question": "no_such_question"},
        {"cash": [1, 2]},
        {"seat": 4},
        {"wagons": [WIE, KOL]},
        {"wagons": [WIE, WIE, KOL]},
        {"wagons": [{"at": "nowhere"}, WIE, KOL]},
        {"prices": {"gold": 1}},
        {"prices": {"silk": 9}},
        {"bonuses": {"PAR": 150}},
        {"bonuses": {"ROM": 100}},
        {"played": {"gold": 1}},
        {"courier": "PAR"},
        {"stores": [{"PAR": {"wine": 9}}, {}, {}, {}]},
        {"hands": [["fresh_horses"] * 4, [], [], []]},
        {"unknown": 1},
        {"question": "load_request", "loading": {"wagon": 1}},
        {"question": "load_request", "loading": {"wagon": 4, "guest": 1}},
        {"question": "charter"},
        {"question": "charter", "unload": {"wagon": 0}},
        {"question": "pick_influence", "hands": [["fresh_horses"] * 3] * 4},
        {"question": "load_reply", "wagons": [loaded("PAR"), KOL, WIE], "loading": {"wagon": 1, "guest": 1}},
        {"question": "equipment_bid"},
        {"question": "wagon_bid", "sealed": [{"type": "BidForWagon", "amount": 9900}, {}, {}, {}]},
        {"question": "wagon_bid", "sealed": [{"type": "NoSuchAction"}, {}, {}, {}]},
        {"question": "purchase", "sealed": [{"type": "EndPurchase"}, {}, {}, {}]},
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(BadScenario):
        RULES.set_up(4, options(), position)


def test_sealed_bids_are_written_down_and_read_back() -> None:
    g = at("wagon_bid", sealed=[{}, {"type": "BidForWagon", "amount": 300}, {}, {}])
    assert g.waiting_for() == (0, 2, 3)
    written = RULES.position(g)
    assert written["sealed"][1] == {"type": "BidForWagon", "amount": 300}
    assert RULES.open_view(RULES.set_up(4, options(), written)) == RULES.open_view(g)


def test_no_position_in_the_middle_of_a_draw() -> None:
    g = RULES.new_game(4, options())
    assert g.waiting_for() == (CHANCE,)
    with pytest.raises(BadScenario):
        RULES.position(g)


@pytest.mark.parametrize("chosen", [{}, {"edition": "1999"}])
def test_a_game_goes_on_from_a_written_position_as_from_the_real_one(chosen: dict[str, Any]) -> None:
    g = begun(3, seed="written", **chosen)
    rng = Rng("written")
    for _ in range(120):
        again = RULES.set_up(3, options(**chosen), RULES.position(g))
        seat = rng.choice(g.waiting_for())
        action = g.say(seat, rng.choice(g.legal(seat)))
        assert list(g.apply(seat, action)) == list(again.apply(seat, action))
        assert g.stack() == again.stack()
        draw(g, rng)


def test_ma_51_charters_go_on_from_a_written_position() -> None:
    """Seat 3 is first; seats 0, 1 and 2 have iron aboard, which Hamburg sells."""
    wagon = {"at": "HAM", "master": 0, "cargo": [{"iron": 1}, {"iron": 1}, {"iron": 1}, {}]}
    hands = [["city_charter"], ["city_charter"], ["city_charter"], []]
    g = at("price_disc", first=3, wagons=[wagon, KOL, WIE], arrived=[1], hands=hands, bonuses={"HAM": 300})
    discs(g, CLOTH, CLOTH, CLOTH, CLOTH)
    play_on(g, "charter")
    events: list[Event] = []
    for seat, answer in ((0, PlayCharter()), (1, KeepCharter()), (2, PlayCharter())):
        again = RULES.set_up(4, options(), RULES.position(g))
        assert asked(g) == asked(again) == ("charter", (seat,))
        events = list(g.apply(seat, answer))
        assert events == list(again.apply(seat, answer))
    (sold,) = told(events, WagonUnloaded)
    assert sold.income == (800, 500, 800, 0)
