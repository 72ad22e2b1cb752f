"""What is played for an absent player (section 5 of the specification)."""

import pytest
from tests.games.marquis.table import at, bundle, default, no, play

from ducats.games.marquis.rules import messages as m


@pytest.mark.parametrize(
    ("card", "times"), [("M", 6), ("C", 2), ("A", 1), ("E", 3), ("S", 1), ("H", 0), ("T", 0)]
)
def test_exchange_at_half_a_diamond_per_coin_or_better(card: str, times: int) -> None:
    g = at(f"{card} | K", coins=[6, 0])
    assert default(g, 0) == m.Exchange(times)


def test_exchange_as_little_as_the_duty_demands() -> None:
    g = at("T | K", coins=[8, 0])
    assert default(g, 0) == m.Exchange(1)


def test_the_last_exchange_is_the_largest() -> None:
    g = at("T | K", coins=[7, 0], hands="-", decks="-", veto_gone=[0])
    assert default(g, 0) == m.Exchange(2)


def test_the_dealer_keeps_his_coins() -> None:
    g = at("T | H", coins=[4, 0], hands="D")
    play(g, 0, m.Exchange(0))
    play(g, 0, m.LayCard("D"))
    assert default(g, 0) == m.Exchange(0)


def test_tolls_are_claimed() -> None:
    g = at("C | M", turn=1, tolls=[0], coins=[0, 2])
    play(g, 1, m.Exchange(1))
    assert default(g, 0) == m.ClaimToll()


@pytest.mark.parametrize(
    ("hand", "card"), [("F W H V", "H"), ("K S C A", "A"), ("M A K S", "A"), ("F W V", "F")]
)
def test_the_card_with_the_highest_treasury_value_ties_by_alphabet(hand: str, card: str) -> None:
    g = at(" | ", hands=f"{hand}", decks="" if len(hand) > 5 else "-")
    assert default(g, 0) == m.LayCard(card)


def test_the_assassin_strikes_the_richest_in_coins() -> None:
    g = at("| K | H | S", coins=[0, 1, 3, 3], hands="A")
    play(g, 0, m.LayCard("A"))
    assert default(g, 0) == m.Assassinate(2)


@pytest.mark.parametrize(
    ("card", "victim", "coins", "action"),
    [
        ("T", "M", 3, m.PlayVeto()),
        ("T", "M", 1, m.Allow()),
        ("T", "D", 5, m.Allow()),
        ("W", "H", 0, m.PlayVeto()),
        ("W", "H", 3, m.Allow()),
    ],
)
def test_a_veto_against_two_coins_or_an_elimination(
    card: str, victim: str, coins: int, action: object
) -> None:
    g = at(f"| {victim}", coins=[0, coins], hands=f"{card} | V")
    play(g, 0, m.LayCard(card))
    assert default(g, 1) == action


def test_a_veto_against_the_assassin() -> None:
    g = at("| H", hands="A | V")
    play(g, 0, m.LayCard("A"))
    assert default(g, 1) == m.PlayVeto()
    g = at("| H", hands="A")
    play(g, 0, m.LayCard("A"))
    assert default(g, 1) == m.Allow()


def test_prosecutors_pass_and_culprits_refuse() -> None:
    g = at("| M | S", coins=[2, 3, 0], hands="T | V")
    play(g, 0, m.LayCard("T"))
    play(g, 1, m.PlayVeto())
    assert default(g, 2) == m.PassBy()
    play(g, 2, m.DemandPrice(bundle(1)))
    assert default(g, 0) == m.Refuse()
    play(g, 0, m.Counter(bundle(2)))
    assert default(g, 2) == m.PassBy()


def test_the_countess_takes_the_best_offer() -> None:
    g = at("H | H | K | T", coins=[0, 1, 2, 2], hands="C")
    play(g, 0, m.LayCard("C"))
    assert default(g, 1) == m.OfferNothing()
    play(g, 1, m.OfferFee(bundle(1)))
    play(g, 2, m.OfferFee(bundle(2)))
    play(g, 3, m.OfferFee(bundle(2)))
    assert default(g, 0) == m.AcceptOffer(2)
    play(g, 0, m.DemandFee(1, bundle(1)))
    assert default(g, 1) == m.Refuse()
    play(g, 1, m.Refuse())
    assert default(g, 0) == m.AcceptOffer(2)


def test_without_offers_the_countess_declines() -> None:
    g = at("H | H | K", coins=[0, 1, 2], hands="C")
    play(g, 0, m.LayCard("C"))
    no(g)
    no(g)
    assert default(g, 0) == m.Decline()


def test_the_clairvoyant_takes_the_best_and_the_witness_is_the_top_card() -> None:
    g = at("T M A | H", hands="H")
    play(g, 0, m.LayCard("H"))
    assert default(g, 0) == m.TakeBack("A")
    g = at("T | H", hands="S")
    play(g, 0, m.LayCard("S"))
    assert default(g, 0) == m.CallWitness(None)


def test_the_last_player_goes_on() -> None:
    g = at("H | M", turn=1, out=[0], hands="- | T W", decks="- | -", veto_gone=[0, 1])
    assert default(g, 1) == m.PlayOn()
