"""Every reason that Musketeers' bots give is true: the rules are asked, or the answer is given."""

from typing import Any, cast

import pytest
from tests.bots.reasoned import Given, given

from ducats.engine import bits
from ducats.engine.messages import Action
from ducats.games import find
from ducats.games.levels import why
from ducats.games.musketeers.rules.consequences import MusketeersForesight
from ducats.games.musketeers.rules.facts import Odds
from ducats.games.musketeers.rules.messages import PlayCard, Source, TakeJewel, TakePrison
from ducats.games.musketeers.rules.printed import JEWEL, PRISON
from ducats.games.musketeers.rules.state import Musketeers
from ducats.games.musketeers.rules.view import MusketeersView

RULES = find("musketeers")
SLOTS = range(3)


def of(kind: str) -> list[tuple[Given, Musketeers, dict[str, Any]]]:
    found = [(each, cast(Musketeers, each.play), each.why.about) for each in given("musketeers", kind)]
    assert found
    return found


def odds_in(each: Given) -> dict[str, Odds]:
    """Of each card of the hand, as the table tells them."""
    view = cast(MusketeersView, each.view)
    foresight = MusketeersForesight(cast(Musketeers, each.play), view, each.seat)
    return {card: cast(Odds, foresight.playing(card)) for card in view.hand}


@pytest.mark.parametrize(("kind", "least"), [("JewelLikely", False), ("PrisonUnlikely", True)])
def test_the_odds_are_those_of_the_table(kind: str, least: bool) -> None:
    for each, _, about in of(kind):
        odds = odds_in(each)
        own = odds.pop(about["card"])
        assert each.action == PlayCard(about["card"])
        if least:
            assert own.prison == about["odds"] < about["second"] == min(o.prison for o in odds.values())
        else:
            assert own.jewel == about["odds"] > about["second"] == max(o.jewel for o in odds.values())


def test_the_weakest_card_goes_where_little_is_at_stake() -> None:
    for each, g, about in of("LeastAtStake"):
        hand = cast(MusketeersView, each.view).hand
        assert g.printed.numbers[about["card"]] == min(g.printed.numbers[card] for card in hand)
        assert odds_in(each)[about["card"]].prison == about["odds"]
    for each, g, about in of("SavesCards"):
        assert g.printed.numbers[about["card"]] == min(bits.numbers(g.hand(each.seat)))
    for each, g, about in of("EnoughForGuard"):
        cards = bits.numbers(g.hand(each.seat))
        reaching = [card for card in cards if g.printed.values[card] >= g.guard_value()]
        assert g.printed.names[min(reaching)] == about["card"]


def test_rewards_pay_what_is_said() -> None:
    for each, g, about in of("RewardsPay"):
        values = [g.printed.values[g.printed.numbers[card]] for card in each.action.cards]  # type: ignore[attr-defined]
        assert sum(values) == about["coins"]
    for _, g, about in of("LowTakesPrison"):
        low = g.printed.values[g.printed.numbers[about["low"]]]
        assert low - low * g.printed.factors[PRISON] == about["value"]
        assert 2 * g.printed.values[g.printed.numbers[about["high"]]] == about["jewelled"]


def paid(g: Musketeers, seat: int) -> int:
    return sum(int(g.payment(seat, slot)) for slot in SLOTS)


@pytest.mark.parametrize("kind", ["TokenGains", "RobsLeader", "TokenCosts", "FreesLast", "KeepsNearJail"])
def test_a_token_changes_what_the_rewards_pay(kind: str) -> None:
    for each, g, about in of(kind):
        source: Source | None = getattr(each.action, "source", None)
        if g.options.victim_picks_slot and source is not None:
            continue  # The token changes hands when its owner has said which.
        after = g.copy()
        ask = after.ask()
        after.start_alone(ask)
        after.take(each.seat, ask.hear(after, each.seat, each.action))
        change = paid(after, each.seat) - paid(g, each.seat)
        assert change == about.get("gain", -about.get("loss", 0))


def test_odds_are_told_only_where_a_token_can_be_laid() -> None:
    """MU-27, MU-28: with three tokens a winner gives a prison away, and a loser a jewel."""
    for kind in ("JewelLikely", "PrisonUnlikely", "LeastAtStake"):
        for each, g, _ in of(kind):
            assert g.free_slots(each.seat)


def test_whose_token_it_is() -> None:
    for each, g, about in of("RobsThreat"):
        assert bits.count(g.slots_with(about["rival"], JEWEL)) == 2
        assert isinstance(each.action, TakeJewel)
    for kind in ("RobsLeader", "FreesLast"):
        for each, g, about in of(kind):
            rival = about["rival"]
            assert each.action.source.seat == rival  # type: ignore[attr-defined]  # it comes from somebody
            counted = [int(bits.count(g.slots_with(rival, token))) for token in (JEWEL, PRISON)]
            assert [*counted, int(g.total(rival))] == [about["jewels"], about["prisons"], about["total"]]
    for each, g, about in of("KeepsNearJail"):
        assert bits.count(g.slots_with(about["rival"], PRISON)) == 2
        assert each.action.source.seat != about["rival"]  # type: ignore[attr-defined]


def reasons(action: Action, **position: Any) -> tuple[str, dict[str, Any]]:
    """In the first seat of three, after a duel that it won or lost."""
    won = position["question"] == "winner_token"
    met, played = ([12], ["10/4", "4/0", "5/1"]) if won else ([30], ["0/0", "4/0", "5/1"])
    fixed = {"seat": 0, "met": met, "played": [played], "jailed": [-1]}
    g = RULES.set_up(3, RULES.read_options({}), {**fixed, **position})
    return tuple(why("musketeers", RULES.view(g, 0), action))  # type: ignore[return-value]


LAID = [["3/0", "9/1", "6/4"], ["1/0", "7/1", "8/4"], ["1/1", "7/0", "8/3"]]


def test_the_jewel_goes_onto_the_best_card_and_the_prison_onto_the_worst() -> None:
    rows = ["---", "---", "---"]
    won = {"question": "winner_token", "rewards": LAID, "rows": rows}
    assert reasons(TakeJewel(1), **won) == ("TokenGains", {"card": "9/1", "gain": 9})
    assert reasons(TakeJewel(2), **won) == ("", {})
    lost = {"question": "loser_token", "rewards": LAID, "rows": rows}
    assert reasons(TakePrison(0), **lost) == ("TokenCosts", {"card": "3/0", "loss": 3})
    assert reasons(TakePrison(2), **lost) == ("", {})


def test_who_stands_best_is_robbed_and_who_is_near_jail_stays_there() -> None:
    won = {"question": "winner_token", "rewards": LAID, "rows": ["J--", "J--", "JPP"]}
    assert reasons(TakeJewel(1, Source(1, 0)), **won)[0] == "RobsLeader"
    assert reasons(TakeJewel(1, Source(2, 0)), **won)[0] == "TokenGains"
    lost = {"question": "loser_token", "rewards": LAID, "rows": ["---", "-P-", "PPJ"]}
    kept = reasons(TakePrison(0, Source(1, 1)), **lost)
    assert kept == ("KeepsNearJail", {"card": "3/0", "loss": 3, "rival": 2})
    assert reasons(TakePrison(0, Source(2, 0)), **lost)[0] == "TokenCosts"
