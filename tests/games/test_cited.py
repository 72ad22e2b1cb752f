"""The rule that a question, an event or a refusal cites must fit: one by its kind, or by the situation."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

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
        "AuctionOpened": "MC-16",
        "BidsRevealed": "MC-R37",
        "CommissionPaid": "MC-45",
        "EntranceFilled": "MC-6",
        "GameEnded": "MC-57",
        "GroupArrived": "MC-36",
        "GroupMoved": "MC-35",
        "HandDealt": "MC-R37",
        "LineFormed": "MC-8",
        "Sealed": "MC-R37",
        "SetShown": "MC-R37",
        "SouvenirSold": "MC-61",
        "SouvenirsKept": "MC-R27",
        "StarterNamed": "MC-14",
        "VisitorsBrought": "MC-51",
        "bid_over_cash": "MC-R11",
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
        "CreditsRepaid": "MA-64",
        "DiscsRevealed": "MA-46",
        "FirstPlayerDrawn": "MA-09",
        "GoodBought": "MA-12",
        "GoodsLoaded": "MA-24",
        "InfluenceTaken": "MA-42",
        "InvestmentTaken": "MA-57",
        "InvestmentTurned": "MA-59",
        "LoadingPassed": "MA-24",
        "LoadingRefused": "MA-25",
        "LoadingRequested": "MA-24",
        "MasterLoaded": "MA-22",
        "PairDealt": "MA-10",
        "PhaseBegan": "MA-09",
        "PriceNamed": "MA-26",
        "PriceShifted": "MA-50",
        "PurchaseEnded": "MA-12",
        "RoundBegan": "MA-11",
        "StatusRaised": "MA-66",
        "StoredGoodSold": "MA-10",
        "TokensReturned": "MA-29",
        "UpkeepPaid": "MA-60",
        "WagonBidsRevealed": "MA-17",
        "WagonPlaced": "MA-02",
        "WagonUnloaded": "MA-52",
        "bid_over_cash": "MA-R38",
        "bid_too_low": "MA-57",
        "cannot_climb": "MA-66",
        "cannot_end_there": "MA-30",
        "cannot_repay": "MA-64",
        "courier_cannot": "MA-38",
        "end_of_scale": "MA-50",
        "monopoly": "MA-23",
        "must_move": "MA-R11",
        "no_axle": "MA-45",
        "not_enough_money": "MA-R38",
        "not_in_store": "MA-14",
        "price_out_of_range": "MA-26",
        "sold_out": "MA-16",
        "token_played": "MA-28",
        "token_set_aside": "MA-29",
    },
}
"""By game: questions, types of events and codes of refusals, each with the rule that fits it always."""


class Situation(NamedTuple):
    """What is cited, and what was known then."""

    event: Any
    """None for a question or a refusal."""
    question: str
    """Of the player who is asked, or who has answered; empty before the first one."""
    seat: int
    view: Any
    """As that player saw it."""
    told: list[Any]
    """All events before."""
    action: Any = None
    """What was refused."""

    def last(self, *names: str) -> Any:
        """The latest event of these types."""
        return next((event for event in reversed(self.told) if type(event).__name__ in names), None)


def entering(at: Situation) -> str:
    """MC-50: those who stood before a shop that was sold; everybody else has walked there."""
    sold = type(at.last("ShopSold", "GroupMoved")).__name__ == "ShopSold"
    assert at.event.pulled_in == sold
    return "MC-50" if sold else "MC-38"


def bidding(at: Situation) -> str:
    return "MC-20" if type(at.last("AuctionOpened", "BidMade")).__name__ == "BidMade" else "MC-17"


def borrowing(at: Situation) -> str:
    """MA-61: in this turn the player has fallen; MA-62: nobody can fall from the bottom."""
    paid = at.last("UpkeepPaid")
    assert paid.seat == at.seat
    if paid.fell_from is None:
        assert at.view.places[at.seat].status == 0
    return "MA-61" if paid.fell_from is not None else "MA-62"


def ending(at: Situation) -> str:
    """MA-37: a turn that passes because nothing can be moved; MA-28: one that its player has ended."""
    ended = at.question == "move_turn" and at.seat == at.event.seat
    return "MA-28" if at.event.moved or ended else "MA-37"


def standing(at: Situation) -> str:
    wagon = at.view.wagons[at.action.wagon - 1]
    return "MA-34" if wagon.arrived else "MA-45" if wagon.axle else "MA-35"


DECIDED: dict[str, dict[str, Callable[[Situation], str]]] = {
    "marracash": {
        "ActionLapsed": lambda at: "MC-R14" if at.event.slot else "MC-R12",
        "BidMade": bidding,
        "BidderPassed": lambda at: "MC-21" if at.view.places[at.event.seat].signs else "MC-R13",
        "CardTurnedUp": lambda at: "MC-63" if at.last("TurnBegan") else "MC-60",
        "CustomersEntered": entering,
        "LastRoundBegan": lambda at: "MC-54" if at.event.reason == "line_empty" else "MC-R24",
        "ShopSold": lambda at: "MC-27" if at.event.seat == at.event.auctioneer else "MC-23",
        "TurnBegan": lambda at: "MC-24" if at.event.round == 1 else "MC-29",
        "bid_too_low": lambda at: "MC-20" if at.question == "raise_or_pass" else "MC-18",
    },
    "merchants": {
        "credit": borrowing,
        "CreditDeclined": borrowing,
        "CreditTaken": borrowing,
        "no_credit": borrowing,
        "GameEnded": lambda at: "MA-69" if at.event.reason == "arrivals" else "MA-R42",
        "MoveTurnEnded": ending,
        "PriceRaised": lambda at: "MA-49" if at.event.level == 1 else "MA-47",
        "Sealed": lambda at: "MA-17" if at.question == "wagon_bid" else "MA-46",
        "WagonMoved": lambda at: "MA-28" if at.event.token else "MA-40",
        "cannot_load": lambda at: "MA-22" if at.question == "master_load" else "MA-24",
        "card_not_face_up": lambda at: "MA-10" if at.question == "offer_card" else "MA-57",
        "wagon_not_movable": standing,
    },
}
"""By game: the same, where the situation decides which of several rules is cited."""

ONE_WAY: dict[str, set[str]] = {
    "marracash": {"LastRoundBegan", "bid_too_low"},
    "merchants": {"CreditTaken", "no_credit", "card_not_face_up"},
}
"""Of these the golden games have one situation only; the tests of their rules have the other."""


def refusals(play: Play, seat: int, actions: list[Action]) -> list[tuple[Action, str, str | None]]:
    found = []
    for action in actions:
        try:
            play.copy().apply(seat, action)
        except DucatsError as error:
            if error.code != "wrong_action":
                found.append((action, error.code, error.rule))
    return found


def cited_in(game: str, file: Path) -> Iterator[tuple[str, str | None, Situation]]:
    """Everything in a golden game that cites a rule: its kind, the rule, and the situation."""
    rules = find(game)
    record = read(rules, file.read_bytes())
    header = record.header
    play = rules.new_game(header.seats, rules.recorded_options(header.version, header.options), header.data)
    told: list[Any] = []
    tried: dict[type[Action], list[Action]] = defaultdict(list)
    now = Situation(None, "", 0, None, told)

    def tell(events: Iterable[Any]) -> Iterator[tuple[str, str | None, Situation]]:
        for event in events:
            yield type(event).__name__, event.rule, now._replace(event=event)
            told.append(event)

    yield from tell(play.stop_listening())
    for number, entry in enumerate(record.inputs):
        if entry.seat != CHANCE:
            view = rules.view(play, entry.seat)
            assert view.question is not None
            kind = view.question.id.removeprefix(f"{game}.")
            now = Situation(None, kind, entry.seat, view, told)
            yield kind, view.question.rule, now
            if number % 3 == 0:
                again = [action for actions in tried.values() for action in actions[-TRIED:]]
                for action, code, rule in refusals(play, entry.seat, again):
                    yield code, rule, now._replace(action=action)
            tried[type(entry.action)].append(entry.action)
        yield from tell(play.apply(entry.seat, entry.action))


@pytest.mark.parametrize("game", CITED)
def test_questions_events_and_refusals_of_all_golden_games_cite_the_rule_that_fits(game: str) -> None:
    always, decided = CITED[game], DECIDED[game]
    cited: dict[str, set[str | None]] = defaultdict(set)
    for file in sorted((HERE / game / "golden").glob("*.jsonl")):
        for kind, rule, situation in cited_in(game, file):
            fitting = decided[kind](situation) if kind in decided else always.get(kind)
            assert rule == fitting, (kind, rule, situation)
            cited[kind].add(rule)
    assert set(cited) == {*always, *decided}
    assert {kind for kind in decided if len(cited[kind]) < 2} == ONE_WAY[game]
