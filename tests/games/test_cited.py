"""The rule that a question, an event or a refusal cites must fit: a table of what may be cited, by hand."""

from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from ducats.engine.errors import DucatsError
from ducats.engine.messages import CHANCE, Action
from ducats.engine.play import Play
from ducats.engine.record import read
from ducats.games import find

HERE = Path(__file__).parent
TRIED = 6
"""How many of the last actions of each type are tried where they do not belong."""

CITED: dict[str, dict[str, str]] = {
    "marracash": {
        "act": "MC-29",
        "bring": "MC-51",
        "open_bid": "MC-17",
        "pick_shop": "MC-16",
        "raise_or_pass": "MC-20",
        "sealed_bid": "MC-R37",
        "sell_souvenir": "MC-62",
        "ActionLapsed": "MC-R12 MC-R14",
        "AuctionOpened": "MC-16",
        "BidMade": "MC-17 MC-20",
        "BidderPassed": "MC-21 MC-R13",
        "BidsRevealed": "MC-R37",
        "CardTurnedUp": "MC-60 MC-63",
        "CommissionPaid": "MC-45",
        "CustomersEntered": "MC-38 MC-50",
        "EntranceFilled": "MC-6",
        "GameEnded": "MC-57",
        "GroupArrived": "MC-36",
        "GroupMoved": "MC-35",
        "HandDealt": "MC-R37",
        "LastRoundBegan": "MC-54 MC-R24",
        "LineFormed": "MC-8",
        "Sealed": "MC-R37",
        "SetShown": "MC-R37",
        "ShopSold": "MC-23 MC-27",
        "SouvenirSold": "MC-61",
        "SouvenirsKept": "MC-R27",
        "StarterNamed": "MC-14",
        "TurnBegan": "MC-24 MC-29",
        "VisitorsBrought": "MC-51",
        "bid_over_cash": "MC-R11",
        "bid_too_low": "MC-18 MC-20",
        "cannot_open": "MC-R12",
        "empty_fountain": "MC-35",
        "entrance_occupied": "MC-34",
        "illegal_action": "MC-62",
        "move_after_auction": "MC-33",
        "must_act": "MC-R14",
        "must_bid": "MC-17",
        "no_sign_left": "MC-R13",
        "shop_not_free": "MC-16",
    },
    "merchants": {
        "charter": "MA-53",
        "climb": "MA-66",
        "credit": "MA-61 MA-62",
        "equipment_bid": "MA-57",
        "invest_bid": "MA-57",
        "invest_pick": "MA-57",
        "load_answer": "MA-26",
        "load_final": "MA-26",
        "load_quote": "MA-26",
        "load_reply": "MA-26",
        "load_request": "MA-24",
        "master_load": "MA-22",
        "move_turn": "MA-28",
        "offer_card": "MA-10",
        "pick_influence": "MA-42",
        "price_adjust": "MA-50",
        "price_disc": "MA-46",
        "purchase": "MA-12",
        "repay": "MA-64",
        "status_cards": "MA-45",
        "wagon_bid": "MA-17",
        "warehouse_sale": "MA-10",
        "AuctionFailed": "MA-R22",
        "AuctionOpened": "MA-57",
        "AxleBroken": "MA-45",
        "BidMade": "MA-57",
        "BidPassed": "MA-57",
        "BonusesSet": "MA-55",
        "CardOffered": "MA-10",
        "CourierMet": "MA-42",
        "CourierMoved": "MA-38",
        "CreditDeclined": "MA-61 MA-62",
        "CreditTaken": "MA-61 MA-62",
        "CreditsRepaid": "MA-64",
        "DiscsRevealed": "MA-46",
        "FirstPlayerDrawn": "MA-09",
        "GameEnded": "MA-69 MA-R42",
        "GoodBought": "MA-12",
        "GoodsLoaded": "MA-24",
        "InfluenceTaken": "MA-42",
        "InvestmentTaken": "MA-57",
        "InvestmentTurned": "MA-59",
        "LoadingPassed": "MA-24",
        "LoadingRefused": "MA-25",
        "LoadingRequested": "MA-24",
        "MasterLoaded": "MA-22",
        "MoveTurnEnded": "MA-28 MA-37",
        "PairDealt": "MA-10",
        "PhaseBegan": "MA-09",
        "PriceNamed": "MA-26",
        "PriceRaised": "MA-47 MA-49",
        "PriceShifted": "MA-50",
        "PurchaseEnded": "MA-12",
        "RoundBegan": "MA-11",
        "Sealed": "MA-17 MA-46",
        "StatusRaised": "MA-66",
        "StoredGoodSold": "MA-10",
        "TokensReturned": "MA-29",
        "UpkeepPaid": "MA-60",
        "WagonBidsRevealed": "MA-17",
        "WagonMoved": "MA-28 MA-40",
        "WagonPlaced": "MA-02",
        "WagonUnloaded": "MA-52",
        "bid_over_cash": "MA-R38",
        "bid_too_low": "MA-57",
        "cannot_climb": "MA-66",
        "cannot_end_there": "MA-30",
        "cannot_load": "MA-22 MA-24",
        "cannot_repay": "MA-64",
        "card_not_face_up": "MA-10 MA-57",
        "courier_cannot": "MA-38",
        "end_of_scale": "MA-50",
        "monopoly": "MA-23",
        "must_move": "MA-R11",
        "no_axle": "MA-45",
        "no_credit": "MA-61 MA-62",
        "not_enough_money": "MA-R38",
        "not_in_store": "MA-14",
        "price_out_of_range": "MA-26",
        "sold_out": "MA-16",
        "token_played": "MA-28",
        "token_set_aside": "MA-29",
        "wagon_not_movable": "MA-34 MA-35 MA-45",
    },
}
"""By game: questions, types of events and codes of refusals, each with the rules that fit."""


def refusals(play: Play, seat: int, actions: list[Action]) -> list[tuple[str, str | None]]:
    found = []
    for action in actions:
        try:
            play.copy().apply(seat, action)
        except DucatsError as error:
            if error.code != "wrong_action":
                found.append((error.code, error.rule))
    return found


@pytest.mark.parametrize("game", CITED)
def test_questions_events_and_refusals_of_all_golden_games_cite_a_rule_that_fits(game: str) -> None:
    rules = find(game)
    cited: dict[str, set[str | None]] = defaultdict(set)
    for file in sorted((HERE / game / "golden").glob("*.jsonl")):
        record = read(rules, file.read_bytes())
        header = record.header
        play = rules.new_game(
            header.seats, rules.recorded_options(header.version, header.options), header.data
        )
        events: list[Any] = list(play.stop_listening())
        tried: dict[type[Action], list[Action]] = defaultdict(list)
        for number, entry in enumerate(record.inputs):
            if entry.seat != CHANCE:
                question = rules.view(play, entry.seat).question
                assert question is not None
                cited[question.id.removeprefix(f"{game}.")].add(question.rule)
                if number % 3 == 0:
                    again = [action for actions in tried.values() for action in actions[-TRIED:]]
                    for code, rule in refusals(play, entry.seat, again):
                        cited[code].add(rule)
                tried[type(entry.action)].append(entry.action)
            events += play.apply(entry.seat, entry.action)
        for event in events:
            cited[type(event).__name__].add(event.rule)
    fitting = {kind: set(allowed.split()) for kind, allowed in CITED[game].items()}
    assert {kind: found for kind, found in cited.items() if not found <= fitting.get(kind, set())} == {}
    assert set(fitting) == set(cited)
