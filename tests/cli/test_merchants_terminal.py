"""Every table of Merchants can be told in every language, and everything can be typed."""

import re
from typing import Any

import pytest
from rich.console import Console
from tests.cli.whole_games import StrictTexts, show, tell_a_whole_game

from ducats.cli.terminals import terminal_for
from ducats.engine.errors import MalformedAction
from ducats.engine.messages import Seat
from ducats.engine.play import Play
from ducats.games import find
from ducats.games.merchants.rules import messages as m
from ducats.games.merchants.rules.names import CITIES
from ducats.games.merchants.rules.printed import printed_of
from ducats.games.merchants.rules.view import MerchantsView
from ducats.games.merchants.terminal.road_map import road_map
from ducats.terminal.asked import Asked
from ducats.terminal.game import TerminalGame, lettered
from ducats.texts import LANGUAGES

RULES = find("merchants")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"edition": "1999", "max_rounds": 2}),
    (3, {"private_negotiation": True, "game_length": "short", "max_rounds": 2}),
    (4, {"open_money": True, "influence_secret": False, "game_length": "short", "max_rounds": 2}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_whole_game_can_be_told(language: str, seats: int, options: dict[str, Any]) -> None:
    tell_a_whole_game(RULES, language, seats, options, width=80)


def asked(
    question: str, seat: Seat = 0, language: str = "en", **position: Any
) -> tuple[Play, TerminalGame[Any], Asked]:
    """A terminal before one question."""
    play = RULES.set_up(3, RULES.read_options({}), {"question": question, "seat": seat, **position})
    terminal = terminal_for(RULES, StrictTexts(language), lettered([], 3), RULES.view(play, seat))
    return play, terminal, terminal.ask(RULES.view(play, seat))


def test_money_is_typed_as_its_amount() -> None:
    _, terminal, bid = asked("wagon_bid", bidding=1, cash=[4700, 5000, 5000])
    assert "up to 4,700 in steps of 100" in bid.choices[0].told
    assert terminal.hear("1,700", bid) == terminal.hear("1 700", bid) == m.BidForWagon(1700)
    assert terminal.hear("700", bid) == terminal.hear("bid 700", bid) == m.BidForWagon(700)
    assert terminal.hear("0", bid) == m.BidForWagon(0)
    with pytest.raises(MalformedAction):
        terminal.hear("much", bid)


def test_a_haggle_is_typed_as_words_and_amounts() -> None:
    wagons = [{"at": "PAR", "master": 0, "cargo": [{"wine": 3}, {}, {}]}, {"at": "KOL"}, {"at": "WIE"}]
    deal: dict[str, Any] = {"wagons": wagons, "stores": [{}, {"PAR": {"food": 2}}, {}]}
    talk: dict[str, Any] = {"wagon": 1, "guest": 1}
    _, terminal, request = asked("load_request", 1, loading=talk, **deal)
    assert terminal.hear("2 food", request) == m.RequestLoading(("food", "food"))
    talk = talk | {"goods": ["food", "food"], "quote": 600}
    _, terminal, answer = asked("load_answer", 1, loading=talk, **deal)
    assert terminal.hear("300", answer) == m.CounterOffer(300)
    assert terminal.hear("accept", answer) == m.Accept()
    assert terminal.hear("refuse", answer) == m.Refuse()


def test_a_move_is_typed_as_wagon_token_and_end() -> None:
    wagon = {"at": "b1", "came_from": "b2", "master": 0, "cargo": [{"wine": 3}, {}, {}]}
    _, terminal, turn = asked("move_turn", wagons=[wagon, {"at": "KOL"}, {"at": "WIE"}])
    assert terminal.hear("w1 3 bru b1", turn) == m.MoveWagon(1, 3, "BRU", "b1")


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "wine col"), ("fr", "vin col"), ("nl", "wijn keu"), ("de", "wein köl")],
)
def test_goods_and_towns_are_typed_in_the_readers_language(language: str, typed: str) -> None:
    _, terminal, purchase = asked("purchase", language=language)
    assert terminal.hear(typed, purchase) == m.BuyGood("wine", "KOL")


def test_the_board_tells_what_each_city_sells_and_hides_rivals_money() -> None:
    play, terminal, _ = asked("purchase", cash=[4300, 12300, 5000])
    console = Console(width=80)
    with console.capture() as capture:
        show(terminal, RULES.view(play, 0), console)
    shown = capture.get()
    paris = next(line for line in shown.splitlines() if "Paris" in line and "+" in line)
    assert all(good in paris.lower() for good in ("wine", "food", "salt"))
    assert "4,300" in shown
    assert "12,300" not in shown
    assert "###" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_shows_every_space_of_the_data_file(language: str) -> None:
    """Each under its own name but where a wagon or the courier stands; every city by name or letters."""
    play, _, _ = asked("purchase")
    view = RULES.view(play, 0)
    assert isinstance(view, MerchantsView)
    texts = StrictTexts(language)
    drawn = road_map(view, lambda city: texts("merchants-place", it=city)).plain
    assert max(map(len, drawn.splitlines())) <= 78
    words = set(re.findall(r"\w+", drawn))
    hidden = {view.courier, *(wagon.at for wagon in view.wagons)}
    for space in printed_of(None).spaces:
        name = texts("merchants-place", it=space.id)
        if space.id in CITIES:
            assert any(word.startswith((name, space.id.capitalize())) for word in words), space.id
        elif space.id not in hidden:
            assert space.id in words
    assert {"C"} < words


def test_distances_are_counted_on_the_roads() -> None:
    """MA-30: Paris to Bruges is a1 a2 JA b2 b1 and the city itself; no city is far from itself."""
    play, terminal, _ = asked("purchase")
    console = Console(width=120)
    with console.capture() as capture:
        console.print(terminal.board(RULES.view(play, 0)))
    drawn = capture.get()
    rows = [line.split()[-len(CITIES) :] for line in drawn.splitlines()[-len(CITIES) :]]
    assert rows[CITIES.index("PAR")][CITIES.index("BRU")] == "6"
    assert all(row[city] == "–" and row.count("–") == 1 for city, row in enumerate(rows))
