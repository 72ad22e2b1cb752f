"""The meeting with the courier and influence cards: MA-42 to MA-45."""

from typing import Any

from tests.games.merchants.table import WIE, asked, at, draw, legal, loaded, told, view

from ducats.engine.messages import CHANCE
from ducats.engine.rng import Rng
from ducats.games.merchants.rules.events import CourierMet, InfluenceTaken
from ducats.games.merchants.rules.messages import DrawInfluence, MoveWagon, PickInfluence
from ducats.games.merchants.rules.names import INFLUENCE


def meeting(chosen: dict[str, Any] | None = None, **more: Any) -> Any:
    """Seat 0 can bring wagon 1 to the courier on b2 with a 1."""
    return at("move_turn", chosen=chosen, seat=0, wagons=[loaded("JA", "a2"), loaded("KOL"), WIE], **more)


def test_ma_42_standing_with_the_courier_brings_a_card_of_one_s_choice() -> None:
    g = meeting()
    events = list(g.apply(0, MoveWagon(1, 1, "b2", "JA")))
    assert [(met.seat, met.wagon) for met in told(events, CourierMet)] == [(0, 1)]
    assert asked(g) == ("pick_influence", (0,))
    assert legal(g, 0) == [PickInfluence(kind) for kind in INFLUENCE]
    g.apply(0, PickInfluence("broken_axle"))
    seen = view(g, 0)
    assert (seen.places[0].cards, seen.influence_left) == (("broken_axle",), 20)
    assert asked(g) == ("move_turn", (1,))


def test_ma_43_no_card_for_a_pair_that_stood_there_before() -> None:
    together = {"courier_began": "b2", "together": [1]}
    wagons = [loaded("b2", "JA"), loaded("KOL"), WIE]
    g = at("move_turn", seat=1, wagons=wagons, move=together)
    assert not told(list(g.apply(1, MoveWagon(2, 1, "c1", "KOL"))), CourierMet)
    assert asked(g) == ("move_turn", (2,))
    g = at("move_turn", seat=1, wagons=[loaded("JA", "a2"), loaded("KOL"), WIE], move={"together": []})
    assert told(list(g.apply(1, MoveWagon(1, 1, "b2", "JA"))), CourierMet)


def test_ma_44_one_card_in_a_turn_and_none_from_an_empty_pile() -> None:
    hands = [[kind for kind in INFLUENCE for _ in range(3)], [], [], []]
    g = meeting(hands=hands)
    events = list(g.apply(0, MoveWagon(1, 1, "b2", "JA")))
    assert not told(events, CourierMet)
    assert view(g).influence_left == 0


def test_ma_45_a_played_card_is_public_and_leaves_the_game() -> None:
    g = meeting(hands=[["fresh_horses"], [], [], []])
    g.apply(0, MoveWagon(1, 1, "b1", "b2", 1))
    for viewer in (0, 2, None):
        seen = view(g, viewer)
        assert (seen.played["fresh_horses"], seen.influence_left, seen.places[0].influence) == (1, 20, 0)
    g.check()


def test_ma_r16_every_turn_pays_if_the_table_says_so() -> None:
    together = {"courier_began": "b2", "together": [1]}
    wagons = [loaded("b2", "JA"), loaded("KOL"), WIE]
    g = at("move_turn", chosen={"meeting_repeat": True}, seat=1, wagons=wagons, move=together)
    g.apply(1, MoveWagon(2, 1, "c1", "KOL"))
    assert asked(g) == ("pick_influence", (1,))


def test_ma_r17_cards_are_chosen_in_secret_or_drawn_or_open() -> None:
    g = meeting()
    g.apply(0, MoveWagon(1, 1, "b2", "JA"))
    assert view(g, 0).pile == dict.fromkeys(INFLUENCE, 3)
    assert view(g, 1).pile is None
    (taken,) = told(list(g.apply(0, PickInfluence("broken_axle"))), InfluenceTaken)
    assert [taken.seen_by(seat).card for seat in (0, 1, None)] == ["broken_axle", None, None]
    assert [view(g, seat).places[0].cards for seat in (0, 1, None)] == [("broken_axle",), None, None]
    assert view(g, 1).places[0].influence == 1

    g = meeting(chosen={"influence_secret": False})
    g.apply(0, MoveWagon(1, 1, "b2", "JA"))
    (taken,) = told(list(g.apply(0, PickInfluence("broken_axle"))), InfluenceTaken)
    assert taken.seen_by(1).card == "broken_axle"
    assert view(g, None).places[0].cards == ("broken_axle",)

    g = meeting(chosen={"influence_choice": "draw"}, played={"fresh_horses": 3, "broken_axle": 2})
    g.apply(0, MoveWagon(1, 1, "b2", "JA"))
    assert g.waiting_for() == (CHANCE,)
    drawable = [g.say(CHANCE, answer) for answer in g.legal(CHANCE)]
    assert len(drawable) == 16
    assert drawable[0] == DrawInfluence("broken_axle", 0)
    draw(g, Rng("card"))
    assert view(g).places[0].influence == 1
