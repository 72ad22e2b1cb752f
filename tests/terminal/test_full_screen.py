"""The full-screen face: every game to its end, by keys, by mouse and by typing, narrow and wide."""

import asyncio
import re
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from tests.cli.whole_games import StrictTexts
from textual import events
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from ducats.cli.full_screen import FullScreen, Reading
from ducats.cli.local_game import LocalGame
from ducats.cli.seating import seated
from ducats.cli.terminals import terminal_for
from ducats.engine.driver import Driver
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.levels import quick_levels
from ducats.terminal.game import lettered
from ducats.texts import LANGUAGES

SHORT: dict[str, dict[str, Any]] = {
    "musketeers": {"match_mode": "single_hand"},
    "marquis": {"start_player": "seat0"},
    "marracash": {"starting_player": "first_seat"},
    "merchants": {"game_length": "short", "max_rounds": 2},
}
NARROW, WIDE = (80, 24), (140, 45)


def new_game(game: str, language: str = "en", seats: int = 3, **options: Any) -> LocalGame:
    rules, level = find(game), quick_levels(game)[-1]
    header = new_header(rules, seats, "screen", {**SHORT[game], **options})
    driver, opening = Driver.begin(rules, header, "screen")
    names = lettered(["you", *[level] * (seats - 1)], seats)
    terminal = terminal_for(rules, StrictTexts(language), names, driver.view(0))
    opponents = {seat: seated(game, level, "screen", seat) for seat in range(1, seats)}
    return LocalGame(driver, terminal, opponents, opening)


def run(
    game: LocalGame,
    size: tuple[int, int],
    play: Callable[[FullScreen, Pilot[None]], Coroutine[Any, Any, None]],
) -> None:
    """The face without a terminal; whatever fails inside fails here."""

    async def inside() -> None:
        app = FullScreen(game, seconds_per_move=0)
        async with app.run_test(size=size) as pilot:
            await play(app, pilot)

    asyncio.run(inside())


async def until(holds: Callable[[], bool], seconds: float = 60) -> None:
    """Wait while bots think."""
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110 - what is waited for is seen, not told
            await asyncio.sleep(0.002)


async def until_asked(app: FullScreen) -> None:
    await until(lambda: app.asking.answering is not None or app.game.is_over)


def seen(app: FullScreen, place: str) -> str:
    return str(app.query_one(place, Static).render())


async def play_to_the_end(app: FullScreen, pilot: Pilot[None]) -> None:
    """Any entry of the list, and back again as often; now and then by the keyboard."""
    dice = Rng("any entry")
    for turn in range(20_000):
        await until_asked(app)
        if app.game.is_over:
            return
        wanted = dice.below(len(app.asking.picks))
        if turn % 20 == 0:
            app.query_one("#choices", OptionList).highlighted = wanted
            await pilot.press("enter")
        else:
            app.asking.pick(app.asking.picks[wanted])
            await asyncio.sleep(0)
    pytest.fail("the game does not end")


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("musketeers", NARROW),
        ("marquis", WIDE),
        ("marracash", NARROW),
        ("merchants", WIDE),
        ("marquis", NARROW),
    ],
)
def test_a_game_is_played_to_its_end(game: str, size: tuple[int, int]) -> None:
    local = new_game(game, seats=2)

    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await play_to_the_end(app, pilot)
        await until(lambda: app.query_one("#choices", OptionList).option_count == 1)
        assert "1st" in seen(app, "#prompt")
        await pilot.press("enter")

    run(local, size, play)
    assert local.is_over


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHORT)
def test_every_pane_speaks_the_language(game: str, language: str) -> None:
    local = new_game(game, language)

    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await until_asked(app)
        assert seen(app, "#title").startswith(local.say(f"game-{game}").split(" ")[0])
        assert local.say("match-player") in seen_text(app, "#seats")
        assert app.asking.now.asked.prompt in seen(app, "#prompt")
        for key in ("f1", "f2", "question_mark"):
            await pilot.press(key)
            await until(lambda: is_reading(app))
            await pilot.press("escape")
            assert not is_reading(app)
        shown = "\n".join(seen_text(app, place) for place in ("#drawing", "#seats", "#told", "#prompt"))
        assert f"{game}-" not in shown, "an id without a text"

    run(local, WIDE, play)


def is_reading(app: FullScreen) -> bool:
    return isinstance(app.screen, Reading)


def seen_text(app: FullScreen, place: str) -> str:
    """What a pane shows, line by line."""
    from rich.console import Console

    console = Console(width=200, color_system=None)
    with console.capture() as captured:
        console.print(app.query_one(place, Static).content)
    return captured.get()


def test_what_a_card_prints_is_told_where_it_prints_something() -> None:
    """MQ-R18: the Cardsharp brings what its model brings, not 0."""
    local = new_game("marquis")

    async def play(app: FullScreen, _pilot: Pilot[None]) -> None:
        await until_asked(app)
        told = seen_text(app, "#drawing")
        assert re.search(r"Cardsharp +Acts again as your previous character", told)
        assert re.search(r"Highwayman +Treasury: 0\.", told)

    run(local, WIDE, play)


def test_what_is_typed_goes_into_the_line_and_what_is_refused_brings_the_rule() -> None:
    local = new_game("musketeers")

    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await until_asked(app)
        await pilot.press("1", "space", "1", "space", "2", "enter")
        notice = seen(app, "#notice")
        assert "cannot be chosen twice" in notice
        assert "MU-9  Pick any three" in notice
        await pilot.press("9", "9")
        assert app.query_one("#answer", Input).value == "99"
        await pilot.press("down")
        assert app.query_one("#choices", OptionList).highlighted == 1, "arrows go to the list at once"
        app.query_one("#answer", Input).value = ""
        await pilot.press(*"1 ", "space", *"2 3", "enter")
        await until(lambda: app.asking.answering is not None and app.asking.now.asked.some_of is None)
        assert not app.query_one("#notice").has_class("-told")

    run(local, NARROW, play)


def test_escape_takes_back_what_was_typed() -> None:
    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await until_asked(app)
        await pilot.press("9", "9", "escape")
        assert app.query_one("#answer", Input).value == ""
        await pilot.press("down")
        assert app.query_one("#choices", OptionList).highlighted == 1

    run(new_game("musketeers"), NARROW, play)


def test_a_refusal_shows_its_whole_rule_and_leaves_choices_in_sight() -> None:
    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await until_asked(app)
        await pilot.press("1", "enter")
        await pilot.pause()
        notice = app.query_one("#notice", Static)
        strips = notice.render_lines(notice.content_region.reset_offset)
        told = " ".join("".join(segment.text for segment in strip).strip() for strip in strips)
        assert told.endswith(app.game.rule("MU-9")[-20:])
        assert app.query_one("#choices").size.height >= 2

    run(new_game("musketeers", "de"), NARROW, play)


def test_characters_are_called_by_initials_of_the_readers_language() -> None:
    local = new_game("marquis", "nl")

    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await until_asked(app)
        assert re.search(r"Gr +Gravin", seen_text(app, "#drawing"))
        before = len(local.story.lines)
        await pilot.press("z", "enter")
        await until(lambda: len(local.story.lines) > before)
        assert "Zakkenroller" in local.story.lines[before]

    run(local, WIDE, play)


def test_keys_that_come_at_once_answer_what_was_typed() -> None:
    """Faster than the focus can follow: nothing of it may pick the marked entry of the list instead."""
    local = new_game("musketeers")

    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await until_asked(app)
        listed = [choice.answer for choice in app.asking.now.asked.choices]
        for key, character in (("4", "4"), ("space", " "), ("9", "9"), ("space", " "), ("6", "6")):
            app.post_message(events.Key(key, character))
        app.post_message(events.Key("enter", None))
        await until(lambda: app.asking.answering is not None and app.asking.now.asked.some_of is None)
        assert {*listed} - {*local.view().hand} == {listed[3], listed[8], listed[5]}  # type: ignore[attr-defined]

    run(local, NARROW, play)


def test_things_are_ticked_by_mouse_and_confirmed() -> None:
    local = new_game("musketeers")

    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await until_asked(app)
        for line in (0, 1, 1, 2, 3):
            await pilot.click("#choices", offset=(10, line))
            await pilot.pause()
        assert len(app.asking.now.ticked) == 3, "the second was ticked and unticked"
        assert app.asking.now.ticked[0] == app.asking.now.asked.choices[0].answer
        await pilot.press("enter")
        await until(lambda: app.asking.answering is not None and app.asking.now.asked.some_of is None)

    run(local, WIDE, play)


def test_an_amount_is_picked_from_a_list_or_typed_as_shown() -> None:
    local = new_game("marracash", seats=2)

    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await until_asked(app)
        await pilot.press("enter")
        await until(lambda: app.asking.answering is not None and app.asking.now.form is not None)
        assert "100" in seen(app, "#prompt")
        await pilot.press(*"1,30", "enter")
        assert app.query_one("#notice").has_class("-told"), "no amount"
        await pilot.press(*"1,100", "enter")
        await until(lambda: any("1,100" in line for line in app.game.story.lines))

    run(local, NARROW, play)


def test_a_sealed_bid_lists_the_amounts_and_nothing_else() -> None:
    local = new_game("merchants", seats=2)

    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        while app.asking.answering is None or app.asking.now.asked.has_list:
            await until_asked(app)
            app.asking.pick(app.asking.picks[0])
            await pilot.pause()
        choices = app.query_one("#choices", OptionList)
        shown = [str(choices.get_option_at_index(number).prompt).strip() for number in range(3)]
        assert shown == ["0", "100", "200"]

    run(local, NARROW, play)


def test_a_choice_from_a_list_that_has_gone_answers_nothing() -> None:
    """The second half of a double click comes when the next question is open."""
    local = new_game("marracash", seats=2)

    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await until_asked(app)
        choices, asked = app.query_one("#choices", OptionList), app.asking.now.asked
        late = OptionList.OptionSelected(choices, choices.get_option_at_index(0), 0)
        await pilot.press("enter")
        await until(lambda: app.asking.answering is not None and app.asking.now.asked is not asked)
        amounts = app.asking.now.amounts
        app.asking.on_option_list_option_selected(late)
        assert app.asking.answering is not None
        assert app.asking.now.amounts == amounts
        assert not app.asking.now.answer.done()

    run(local, NARROW, play)


def test_panes_stand_alone_and_come_back() -> None:
    local = new_game("merchants")

    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await until_asked(app)
        assert not app.query_one("#side").display
        await pilot.press("f3")
        assert not app.query_one("#asking").display
        assert app.query_one("#board").size.height > 18
        before = app.query_one("#board").scroll_y
        await pilot.press("pagedown")
        await pilot.pause()
        assert app.query_one("#board").scroll_y > before
        await pilot.press("f4")
        assert app.query_one("#side").display
        assert not app.query_one("#board").display
        await pilot.press("escape")
        assert app.query_one("#asking").display
        assert app.query_one("#board").display

    run(local, NARROW, play)


def test_a_wider_window_shows_players_and_log_beside_the_board() -> None:
    local = new_game("marquis")

    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await until_asked(app)
        assert not app.query_one("#side").display
        await pilot.resize_terminal(*WIDE)
        await pilot.pause()
        assert app.query_one("#side").display
        assert not app.query_one("#news").display

    run(local, NARROW, play)


def test_players_go_beside_the_board_as_soon_as_the_window_has_room() -> None:
    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await until_asked(app)
        assert not app.query_one("#players").display
        await pilot.resize_terminal(200, 60)
        await pilot.pause()
        assert app.query_one("#players").display

    run(new_game("merchants"), (120, 40), play)


@pytest.mark.parametrize("columns", [120, 200])
def test_no_column_of_the_players_is_cut(columns: int) -> None:
    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await until_asked(app)
        await pilot.pause()
        beside = app.query_one("#players").display
        assert beside == (columns == 200)
        table = app.query_one("#players" if beside else "#board")
        static = table.query(Static).first()
        strips = static.render_lines(static.content_region.reset_offset)
        shown = "".join(segment.text for strip in strips for segment in strip)
        assert app.say("terminal-column-cash") in shown
        assert "…" not in shown

    run(new_game("merchants", "fr"), (columns, 40), play)


def test_q_leaves_the_table() -> None:
    local = new_game("musketeers")

    async def play(app: FullScreen, pilot: Pilot[None]) -> None:
        await until_asked(app)
        await pilot.press("q", "enter")
        await until(lambda: not app.is_running)

    run(local, NARROW, play)
    assert not local.is_over
