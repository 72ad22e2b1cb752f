"""Standing orders: what is answered, for how long, and that nobody else can see it."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from tests.games.marquis.table import RULES, at, bundle, draw, options, play, rest, view

from ducats.engine.messages import CHANCE, Action, Seat
from ducats.engine.rng import Rng
from ducats.games.marquis.rules import messages as m
from ducats.games.marquis.rules.events import Allowed
from ducats.games.marquis.rules.orders import MarquisOrders
from ducats.games.marquis.rules.state import Marquis


def obeyed(g: Marquis, seat: Seat, **orders: Any) -> Action | None:
    return RULES.obey(view(g, seat), RULES.read_orders(orders))


def robbery() -> Marquis:
    """B, who holds their Veto, is about to lose two coins."""
    g = at("H | M | H", coins=[0, 5, 0], hands="T K S C | V K D C")
    play(g, 0, m.LayCard("T"))
    return g


def assassination(hand: str = "V K H C", **chosen: Any) -> Marquis:
    g = at("H | M | H", chosen, coins=[0, 5, 0], hands=f"A D S C | {hand}")
    play(g, 0, m.LayCard("A"))
    play(g, 0, m.Assassinate(1))
    return g


def test_mq_46_everything_is_allowed_in_the_turn_it_was_ordered_for() -> None:
    for g in (robbery(), assassination()):
        now = view(g, 1).turns
        assert obeyed(g, 1, allow_turn=now) == m.Allow()
        assert obeyed(g, 1, allow_turn=now - 1) is None
        assert obeyed(g, 1, allow_turn=now + 1) is None


def test_mq_12_the_order_ends_with_the_turn() -> None:
    g = robbery()
    before = view(g).turns
    g.apply(1, m.Allow())
    rest(g)
    assert view(g).turns == before + 1
    play(g, 1, m.LayCard("K"))
    rest(g)
    assert view(g).turns == before + 2


def test_mq_95_an_intervention_is_passed_over_too() -> None:
    g = assassination()
    g.apply(1, m.PlayVeto())
    draw(g)
    asked = g.waiting_for()[0]
    assert asked == 2
    assert obeyed(g, 2, allow_turn=view(g).turns) == m.PassBy()
    assert obeyed(g, 2, veto="eliminations", claim_toll=True) is None


def test_mq_46_the_veto_is_kept_for_eliminations() -> None:
    assert obeyed(robbery(), 1, veto="eliminations") == m.Allow()
    assert obeyed(assassination(), 1, veto="eliminations") == m.PlayVeto()
    assert obeyed(assassination("T K H C"), 1, veto="eliminations") == m.Allow()


def test_mq_106_a_highwayman_who_cannot_be_paid_eliminates() -> None:
    for coins, answer in ((1, m.Allow()), (0, m.PlayVeto())):
        g = at("H | M | H", coins=[0, coins, 0], hands="W K S C | V K D C")
        play(g, 0, m.LayCard("W"))
        assert obeyed(g, 1, veto="eliminations") == answer


def test_mq_v2_who_could_retaliate_is_asked() -> None:
    g = at(
        "K | M | H",
        {"intrigues": True},
        coins=[0, 5, 0],
        hands="A D S C | V K H C",
        specials=["C", "V", "D"],
    )
    play(g, 0, m.LayCard("A"))
    play(g, 0, m.Assassinate(1))
    assert obeyed(g, 1, veto="eliminations") is None
    assert obeyed(g, 1, allow_turn=view(g).turns) == m.Allow()


def test_mq_69_the_toll_is_claimed() -> None:
    g = at("C | M | H", turn=1, tolls=[0], coins=[0, 2, 0])
    play(g, 1, m.Exchange(1))
    assert obeyed(g, 0, claim_toll=True) == m.ClaimToll()
    assert obeyed(g, 0, veto="eliminations", allow_turn=view(g).turns) is None


def test_bargains_are_never_answered() -> None:
    g = at("| M | K", coins=[0, 5, 0], hands="C K S H")
    play(g, 0, m.LayCard("C"))
    g.apply(1, m.Allow())
    everything = {"allow_turn": view(g).turns, "veto": "eliminations", "claim_toll": True}
    assert g.ask().question == "marquis.offer_fee"
    assert obeyed(g, g.waiting_for()[0], **everything) is None
    g.apply(1, m.OfferFee(bundle(1)))


@pytest.mark.parametrize("orders", [{"veto": "eliminations"}, {"allow_turn": "this"}, {}])
def test_nobody_is_answered_for_who_is_not_asked(orders: dict[str, Any]) -> None:
    g = assassination()
    now = {"allow_turn": view(g).turns} if orders.get("allow_turn") else orders
    assert obeyed(g, 0, **now) is None
    assert obeyed(g, 2, **now) is None


def test_nobody_is_answered_for_after_the_end() -> None:
    g = at("H | M", turn=1, out=[0], hands="- | -", decks="- | -", veto_gone=[0, 1])
    assert g.is_over()
    assert obeyed(g, 0, veto="eliminations", claim_toll=True) is None


@pytest.mark.parametrize("chosen", [{}, {"intrigues": True, "mercenaries": True}, {"veto_toll": True}])
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_orders_are_legal_whatever_is_played(seats: int, chosen: dict[str, Any]) -> None:
    rng = Rng(f"orders {seats} {sorted(chosen)}")
    g = RULES.new_game(seats, options(**chosen))
    g.stop_listening()
    answered = 0
    while not g.is_over():
        seat = rng.choice(g.waiting_for())
        if seat != CHANCE:
            seen = view(g, seat)
            wishes: list[Mapping[str, Any]] = [
                {"allow_turn": seen.turns},
                {"veto": "eliminations"},
                {"claim_toll": True},
            ]
            action = RULES.obey(seen, RULES.read_orders(rng.choice(wishes)))
            if action is not None:
                answered += 1
                g.apply(seat, action)
                continue
        g.take(seat, rng.choice(g.legal(seat)))
    assert answered > 0


def test_two_worlds_an_order_shows_in_nothing_but_its_answer() -> None:
    """MQ-R35: with an order, whoever holds their Veto and whoever does not look alike to all others."""
    heard = []
    for hand in ("V K H C", "T K H C"):
        g = at("H | M | H", coins=[0, 5, 0], hands=f"T K S C | {hand}")
        play(g, 0, m.LayCard("T"))
        action = obeyed(g, 1, veto="eliminations")
        assert action is not None
        told = [event.seen_by(2) for event in g.apply(1, action)]
        assert any(isinstance(event, Allowed) for event in told)
        heard.append((told, msgspec.json.encode(view(g, 2)), msgspec.json.encode(view(g, 0).places)))
    assert heard[0] == heard[1]


def test_orders_are_read_strictly() -> None:
    assert RULES.meta.orders is MarquisOrders
    assert RULES.read_orders({}) == MarquisOrders()
