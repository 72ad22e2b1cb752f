"""The log of the terminal: parts have headings, and what is alike is one line."""

from tests.cli.whole_games import StrictTexts

from ducats.cli.terminals import terminal_for
from ducats.engine.driver import Driver
from ducats.engine.messages import Event
from ducats.engine.record import new_header
from ducats.games import find
from ducats.games.merchants.rules.events import (
    CreditDeclined,
    GoodBought,
    PhaseBegan,
    PriceRaised,
    PriceShifted,
    PurchaseEnded,
    WagonMoved,
)
from ducats.terminal.game import lettered
from ducats.terminal.story import Story

MOVES = (("wine", 4, False), ("silk", 2, False), ("wine", 5, False), ("wine", 1, True))


def story(*events: Event) -> list[str]:
    rules = find("merchants")
    driver, _ = Driver.begin(rules, new_header(rules, 3, "story", {}), "story")
    terminal = terminal_for(rules, StrictTexts("en"), lettered([], 3), driver.view(0))
    told = Story(terminal)
    told.add(events)
    return told.lines


def test_parts_have_headings_and_purchases_of_one_player_are_one_line() -> None:
    bought = (GoodBought(1, "silk", "BRU", 100), GoodBought(1, "salt", "GEN", 0))
    told = story(PhaseBegan("purchase"), *bought, PurchaseEnded(1, 2), GoodBought(2, "iron", "WIE", 200))
    assert told == [
        "── Purchase",
        "B buys silk in Bruges (100), salt in Genoa (0).",
        "C buys iron in Vienna for 200.",
    ]


def test_a_single_event_keeps_its_own_words() -> None:
    assert story(CreditDeclined(1)) == ["B takes no credit."]
    assert story(CreditDeclined(1), CreditDeclined(2)) == ["No credit taken: B, C."]


def test_a_wagon_that_finds_no_way_stays_where_it_is() -> None:
    stayed = WagonMoved(wagon=1, seat=1, token=3, horses=0, spaces=3, walk=("KOL",), arrived=False)
    assert story(stayed) == ["B plays 3: wagon 1 stays where it is."]


def test_prices_that_rise_and_those_that_are_shifted_share_a_line() -> None:
    moved = (PriceRaised(1, "silk", 1, True), PriceShifted(2, "iron", 3, by=1, office=True))
    assert story(*moved) == ["New price levels: silk falls to 1, iron 3."]


def test_of_a_price_that_moved_several_times_the_end_is_told() -> None:
    raised = [PriceRaised(0, good, level, devalued) for good, level, devalued in MOVES]
    assert story(*raised) == ["New price levels: wine falls to 1, silk 2."]


def test_a_line_grows_while_the_same_goes_on_and_then_stays() -> None:
    rules = find("merchants")
    driver, _ = Driver.begin(rules, new_header(rules, 3, "story", {}), "story")
    told = Story(terminal_for(rules, StrictTexts("en"), lettered([], 3), driver.view(0)))
    assert told.add([CreditDeclined(1)]) == 0
    assert (told.lines, told.settled) == (["B takes no credit."], 0)
    assert told.add([CreditDeclined(2)]) == 0
    assert told.lines == ["No credit taken: B, C."]
    told.settle()
    assert told.add([CreditDeclined(1)]) == 1
    assert (told.lines, told.settled) == (["No credit taken: B, C.", "B takes no credit."], 1)
