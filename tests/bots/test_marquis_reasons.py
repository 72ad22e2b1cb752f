"""Every reason that Marquis' bots give outside of bargains is true: the rules are asked."""

from typing import Any, cast

import pytest
from tests.bots.reasoned import Given, given, kinds

from ducats.engine import bits
from ducats.games.marquis.rules import messages as m
from ducats.games.marquis.rules.consequences import lay_alone, threats
from ducats.games.marquis.rules.facts import Threat
from ducats.games.marquis.rules.printed import COLOUR, LETTERS
from ducats.games.marquis.rules.queries import rate, targets
from ducats.games.marquis.rules.state import NO_CARD, Marquis
from ducats.games.marquis.rules.view import MarquisView
from ducats.telling import Reader
from ducats.texts import LANGUAGES, Texts


def of(kind: str) -> list[tuple[Given, Marquis, dict[str, Any]]]:
    found = [(each, cast(Marquis, each.play), each.why.about) for each in given("marquis", kind)]
    assert found
    return found


def laid(each: Given, letter: str) -> Marquis:
    """The table after a card of the hand has been laid and nobody has objected."""
    g = cast(Marquis, each.play)
    card = int(g.hired(each.seat)) if letter.endswith("*") else each.seat * COLOUR + LETTERS.index(letter)
    return lay_alone(g, each.seat, card, spares=True)


def other_cards(each: Given) -> list[str]:
    assert isinstance(each.action, m.LayCard)
    g = cast(Marquis, each.play)
    hand = [LETTERS[letter] for letter in bits.numbers(g.characters_in_hand(each.seat))]
    hand += [g.card_name(int(g.hired(each.seat)))] if g.hired(each.seat) != NO_CARD else []
    return [letter for letter in hand if letter != each.action.card]


def buys(g: Marquis, seat: int, robbed: int = 0) -> int:
    row = rate(g, seat)
    return (
        (g.coins(seat) - robbed) // g.printed.price[row] * g.printed.gain[row] if g.printed.price[row] else 0
    )


def test_no_other_card_buys_or_brings_as_much() -> None:
    for each, _, about in of("BuysMost"):
        assert buys(laid(each, about["card"]), each.seat) == about["diamonds"] > about["second"]
        assert all(buys(laid(each, other), each.seat) <= about["second"] for other in other_cards(each))
    for each, g, about in of("TakesMost"):
        had = g.coins(each.seat)
        assert laid(each, about["card"]).coins(each.seat) - had == about["coins"] > about["second"]
        assert all(laid(each, other).coins(each.seat) - had <= about["second"] for other in other_cards(each))


def test_rivals_lose_what_is_said_and_the_leader_leads() -> None:
    for each, g, about in of("RobsLeader"):
        rival, after = about["rival"], laid(each, about["card"])
        assert g.coins(rival) - after.coins(rival) >= about["coins"] > 0
        rivals = [seat for seat in range(g.seats) if seat not in (each.seat, rival)]
        assert rivals
        assert g.points(rival) == about["points"] > max(g.points(other) for other in rivals)
    for _, _, about in of("RobsMost"):
        assert about["coins"] > about["second"]


def test_an_assassin_can_eliminate_whom_it_names() -> None:
    for each, g, about in [*of("MayEliminate"), *of("SpoilsExchange")]:
        assert (
            buys(g, about["rival"])
            == about["diamonds"]
            == max(buys(g, seat) for seat in targets(g, each.seat))
        )
    for each, g, about in of("StrikesLeader"):
        assert each.action == m.Assassinate(about["rival"])
        assert g.points(about["rival"]) == about["points"] == max(g.points(s) for s in targets(g, each.seat))


def at_risk(each: Given, letter: str) -> int:
    found = [cast(Threat, threat) for threat in threats(laid(each, letter))]
    return max([threat.coins[each.seat] for threat in found if threat.thief != each.seat], default=0)


def test_less_is_at_risk_than_with_any_other_card() -> None:
    for each, _, about in of("LeastAtRisk"):
        assert at_risk(each, about["card"]) == about["coins"]
        assert min(at_risk(each, other) for other in other_cards(each)) == about["second"] > about["coins"]


def quality(rate: dict[str, int]) -> float:
    return rate["diamonds"] / rate["coins"]


def printed(g: Marquis, letter: int) -> dict[str, int]:
    return {"coins": int(g.printed.price[letter]), "diamonds": int(g.printed.gain[letter])}


def rate_asked(each: Given) -> dict[str, int]:
    """At which the open question exchanges: a Diamond dealer has two rates."""
    matter = cast(MarquisView, each.view).matter
    assert matter is not None
    assert matter.rate is not None
    return {"coins": matter.rate.coins, "diamonds": matter.rate.diamonds}


def test_rates_are_those_of_the_cards() -> None:
    for each, g, about in of("SavesRate"):
        assert about["rate"] == printed(g, LETTERS.index(about["kept"][0]))
        assert about["kept"] in other_cards(each)
        assert laid(each, about["kept"]).coins(each.seat) <= about["coins"] <= 2
    for each, g, about in of("BetterRateWaits"):
        letter = LETTERS.index(about["card"])
        assert g.holds(each.seat, letter) or (about["card"] == "D" and g.shows(each.seat) == letter)
        assert about["rate"] == printed(g, letter)
        assert about["now"] == rate_asked(each)
        assert quality(about["rate"]) > quality(about["now"])
    for each, g, about in of("BestRateNow"):
        assert about["rate"] == rate_asked(each)
        hand = [
            letter for letter in bits.numbers(g.characters_in_hand(each.seat)) if LETTERS[letter] not in "KF"
        ]
        assert all(quality(printed(g, letter)) <= quality(about["rate"]) for letter in hand)
    for _, g, about in of("BestOfPile"):
        letter = LETTERS.index(about["card"][0])
        assert about["coins"] == g.printed.treasury[letter]
        assert about["rate"] == printed(g, letter)


def test_a_veto_saves_what_is_said() -> None:
    for each, g, about in of("VetoSavesDiamonds"):
        assert buys(g, each.seat) - buys(g, each.seat, about["coins"]) == about["diamonds"] > 0
    for each, g, about in of("VetoSavesRate"):
        assert about["card"][0] == LETTERS[g.open_card(each.seat) % COLOUR]
        assert buys(g, each.seat) == about["diamonds"] > 0
    for each, g, about in of("LossCostsNothing"):
        assert each.action == m.Allow()
        assert buys(g, each.seat) == buys(g, each.seat, about["coins"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_speak_to_nobody(language: str) -> None:
    """A review tells them of every player to everybody."""
    say = Texts(language)
    about: dict[str, Any] = {"card": "M", "kept": "D", "rival": 1, "points": 7}
    about |= {"coins": 2, "second": 0, "diamonds": 2}
    about |= {"rate": {"coins": 1, "diamonds": 1}, "now": {"coins": 3, "diamonds": 2}}
    for kind in kinds("marquis"):
        told = say.why("marquis", kind, about, Reader(["Ann", "Bob"], {}))
        words = set(told.lower().replace(",", " ").split())
        assert told, kind
        assert not words & {
            "you",
            "your",
            "vous",
            "votre",
            "je",
            "jouw",
            "du",
            "dein",
            "deine",
            "dich",
            "dir",
        }


def test_mq_118_the_last_exchange_brings_what_the_reason_names() -> None:
    free = [given for given in of("LastExchange") if not given[1].tolls()]
    assert free, "a toll would be asked for first"
    for each, g, about in free:
        after = cast(Marquis, each.after())
        assert after.points(each.seat) - g.points(each.seat) == about["diamonds"] > 0


def test_mq_69_a_toll_takes_what_the_reason_names() -> None:
    for each, g, about in of("TollTakes"):
        rival, after = about["rival"], cast(Marquis, each.after())
        assert about["coins"] == min(g.printed.countess, g.coins(rival)) > 0
        # Whoever has paid goes on exchanging at once.
        assert g.coins(rival) - after.coins(rival) >= about["coins"]


def test_mq_100_a_witness_can_be_the_best_of_the_draw_pile() -> None:
    called = [(each, g) for each, g, _ in of("BestOfPile") if isinstance(each.action, m.CallWitness)]
    assert called
    for each, g in called:
        pile = bits.numbers(g.deck(each.seat))
        treasury = g.printed.treasury
        assert treasury[LETTERS.index(each.why.about["card"])] == max(treasury[letter] for letter in pile)
