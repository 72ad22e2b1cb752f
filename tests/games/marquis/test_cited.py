"""Questions, events and refusals of the golden games cite a rule that fits the situation."""

from pathlib import Path
from typing import Any

import pytest
from tests.games.cited import Asked, Refused, records, walked
from tests.games.marquis.table import asked, at, play, refusal, view

from ducats.engine.messages import Event
from ducats.games.marquis.rules import messages as m

QUESTIONS: dict[str, set[str]] = {
    "exchange": {"MQ-34", "MQ-37"},
    "exchange_now": {"MQ-75"},
    "exchange_last": {"MQ-108", "MQ-37"},
    "exchange_late": {"MQ-113"},
    "claim_toll": {"MQ-69"},
    "lay_card": {"MQ-13"},
    "assassinate": {"MQ-60"},
    "may_veto": {"MQ-46"},
    "intervene": {"MQ-95"},
    "answer_price": {"MQ-97"},
    "last_word": {"MQ-97"},
    "offer_fee": {"MQ-63"},
    "choose_client": {"MQ-63"},
    "answer_fee": {"MQ-63"},
    "settle_client": {"MQ-63"},
    "take_back": {"MQ-85"},
    "call_witness": {"MQ-100"},
    "play_on": {"MQ-114"},
    "special": {"MQ-V2"},
    "hire": {"MQ-V3"},
    "lay_or_keep": {"MQ-V3"},
}
EVENTS: dict[str, set[str]] = {
    "StartCardTurned": {"MQ-06"},
    "StartPlayerFound": {"MQ-07"},
    "HandDealt": {"MQ-08"},
    "TurnBegan": {"MQ-12"},
    "CardLaid": {"MQ-13"},
    "DirectionTurned": {"MQ-81"},
    "ExtortionersMarked": {"MQ-77"},
    "TreasuryTaken": {"MQ-21", "MQ-22"},
    "CoinsTaken": {"MQ-23", "MQ-60", "MQ-69", "MQ-91", "MQ-102", "MQ-105"},
    "CoinsGiven": {"MQ-28"},
    "Eliminated": {"MQ-60", "MQ-106", "MQ-V2"},
    "AllSpared": {"MQ-R06"},
    "Exchanged": {"MQ-35", "MQ-75", "MQ-108", "MQ-113"},
    "ExchangePrevented": {"MQ-70"},
    "RubyGained": {"MQ-44"},
    "TollSet": {"MQ-69"},
    "TollClaimed": {"MQ-69"},
    "TollWaived": {"MQ-71"},
    "Allowed": {"MQ-46"},
    "VetoPlayed": {"MQ-46"},
    "VetoLaid": {"MQ-48", "MQ-96"},
    "VetoRemoved": {"MQ-R14"},
    "VetoNeutralised": {"MQ-95"},
    "InterventionPassed": {"MQ-95"},
    "ProsecutorShown": {"MQ-99"},
    "PriceDemanded": {"MQ-97"},
    "PriceCountered": {"MQ-97"},
    "TermsAccepted": {"MQ-63", "MQ-97"},
    "TermsRefused": {"MQ-63", "MQ-97"},
    "FeeOffered": {"MQ-63"},
    "FeeDemanded": {"MQ-63"},
    "ProtectionDeclined": {"MQ-64"},
    "ProtectionSold": {"MQ-65"},
    "ProtectionEnded": {"MQ-67"},
    "BundlePaid": {"MQ-63", "MQ-97", "MQ-R31"},
    "CardDrawn": {"MQ-41", "MQ-49", "MQ-100"},
    "CardTakenBack": {"MQ-85"},
    "PlayedOn": {"MQ-114"},
    "Stopped": {"MQ-R37"},
    "WentOut": {"MQ-111"},
    "GameEnded": {"MQ-115"},
    "SpecialDealt": {"MQ-V2"},
    "SpecialKept": {"MQ-V2"},
    "SpecialPlayed": {"MQ-V2"},
    "GoodsLost": {"MQ-V2"},
    "CardLost": {"MQ-V2"},
    "MercenaryHired": {"MQ-V3"},
    "MercenaryKept": {"MQ-V3"},
    "MercenaryDischarged": {"MQ-V3"},
}
REFUSALS: dict[str, set[str]] = {
    "card_not_in_hand": {"MQ-13"},
    "must_lay_prosecutor": {"MQ-99"},
    "duty_to_exchange": {"MQ-37"},
    "too_few_coins": {"MQ-32"},
    "no_target": {"MQ-60"},
    "must_assassinate": {"MQ-R06"},
    "no_veto": {"MQ-46"},
    "no_retaliation": {"MQ-V2"},
    "no_special": {"MQ-V2"},
    "card_not_in_deck": {"MQ-100"},
    "cannot_take_back": {"MQ-85", "MQ-86", "MQ-87", "MQ-88"},
}
"""By code; `wrong_action` and `illegal_action` cite the rule of the question."""

EXCHANGES = {"own": "MQ-35", "dealer": "MQ-75", "last": "MQ-108", "late": "MQ-113"}
EFFECTS = {
    "robbery": "MQ-23",
    "assassination": "MQ-60",
    "payday": "MQ-91",
    "theft": "MQ-102",
    "demand": "MQ-105",
    "toll": "MQ-69",
}


def check_question(found: Asked) -> None:
    name = found.question.id.removeprefix("marquis.")
    seen: Any = found.view
    assert found.question.rule in QUESTIONS[name], found.question
    if name == "exchange":
        assert (found.question.rule == "MQ-37") == (seen.treasury == 0), found.question


def check_event(event: Any) -> None:
    name = type(event).__name__
    assert event.rule in EVENTS[name], event
    if name == "Exchanged":
        assert event.rule == EXCHANGES[event.kind], event
    if name == "CoinsTaken":
        assert event.rule == EFFECTS[event.effect], event
    if name == "VetoLaid":
        assert (event.rule == "MQ-96") == event.neutralised, event
    if name == "BundlePaid":
        assert (event.rule == "MQ-R31") == (event.bundle.vetoes > 0), event


def check_refusal(refused: Refused) -> None:
    if refused.code in ("wrong_action", "illegal_action"):
        assert refused.rule == refused.asked.question.rule, refused
    else:
        assert refused.rule in REFUSALS[refused.code], refused


@pytest.mark.parametrize("file", records("marquis"), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_rule_cited_in_a_golden_game_fits(file: Path) -> None:
    for found in walked("marquis", file):
        if isinstance(found, Asked):
            check_question(found)
        elif isinstance(found, Refused):
            check_refusal(found)
        elif isinstance(found, Event):
            check_event(found)


def test_mq_37_a_duty_is_asked_under_its_rule() -> None:
    g = at("M | H", coins=[3, 5], hands="K")
    assert (g.treasury(), asked(g)) == (0, (0, "exchange"))
    assert getattr(view(g, 1).question, "rule", None) == "MQ-37"
    assert refusal(g, 0, m.Exchange(0)) == ("duty_to_exchange", "MQ-37")


def test_mq_r08_a_veto_against_a_toll_is_asked_under_its_rule() -> None:
    g = at("C | M | H", {"veto_toll": True}, tolls=[0], turn=1, coins=[0, 2, 0], hands=" | K V")
    play(g, 1, m.Exchange(2))
    play(g, 0, m.ClaimToll())
    assert getattr(view(g).question, "rule", None) == "MQ-R08"


@pytest.mark.parametrize(
    ("laid", "card", "rule"), [("H", "A", "MQ-86"), ("H", "H", "MQ-88"), ("H", "C", "MQ-85")]
)
def test_what_a_clairvoyant_cannot_take_back_cites_the_reason(laid: str, card: str, rule: str) -> None:
    g = at("M T | H", eliminated="A", hands=f"{laid} C D E")
    play(g, 0, m.LayCard(laid))
    assert refusal(g, 0, m.TakeBack(card)) == ("cannot_take_back", rule)


@pytest.mark.parametrize("card", ["F", "H"])
def test_mq_87_what_a_cardsharp_cannot_take_back_cites_the_reason(card: str) -> None:
    g = at("M T H | K", hands="F C D E")
    play(g, 0, m.LayCard("F"))
    assert refusal(g, 0, m.TakeBack(card)) == ("cannot_take_back", "MQ-87")
