"""The line mode: whole games through a pipe in four languages, and nonsense that never breaks it."""

import itertools
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from tests.cli.conftest import Run
from tests.cli.whole_games import StrictTexts

from ducats.cli.console import PIPE_WIDTH, output
from ducats.cli.terminals import terminal_for
from ducats.engine.driver import Driver
from ducats.engine.errors import DucatsError, MalformedAction
from ducats.engine.messages import Action, Amount, Form, OneOrForm, Question
from ducats.engine.record import new_header, read
from ducats.engine.replay import verify
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.marquis.rules.messages import Bundle, OfferFee, OfferNothing, Refuse
from ducats.review import coaching
from ducats.terminal.asked import Asked, Choice
from ducats.terminal.game import lettered
from ducats.terminal.numbers import ungrouped, whole
from ducats.texts import LANGUAGES

SHORT = {
    "musketeers": "match_mode=single_hand",
    "marquis": "start_player=random",
    "marracash": "starting_player=first_seat,auction_mode=sealed",
    "merchants": "game_length=short,max_rounds=2",
}
ANSWERS = "1 2 3\n1\n0 1\n0\n2\n100\n0 0 1\n"
"""One of these answers every question: ticked things, a choice, goods, an amount of money."""
LEVELS = {"musketeers": "page", "marquis": "random", "marracash": "random", "merchants": "random"}


@pytest.mark.parametrize(("game", "language"), list(zip(SHORT, LANGUAGES, strict=True)))
def test_a_whole_game_goes_through_a_pipe(ducats: Run, tmp_path: Path, game: str, language: str) -> None:
    record = tmp_path / "game.jsonl"
    told = ducats(
        "play", game, "--seats", "2", "--seed", "pipe", "--bots", LEVELS[game], "--options", SHORT[game],
        "--lang", language, "--record", record, typed=ANSWERS * 1500,
    )  # fmt: skip
    assert told.exit_code == 0, told.output
    assert StrictTexts(language)("match-rank", rank=1) in told.stdout
    assert f"{game}-" not in told.stdout, "an id without a text"
    rules = find(game)
    assert verify(rules, read(rules, record.read_bytes())).is_over()


@pytest.mark.parametrize(("game", "language"), list(zip(SHORT, LANGUAGES, strict=True)))
def test_the_coach_gives_hints(
    ducats: Run, game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, few in (("SCAN_GAMES", 1), ("MIN_SCAN_WORLDS", 1), ("WORLDS", 2)):
        monkeypatch.setattr(coaching, name, few)
    told = ducats("play", game, "--seed", "help", "--lang", language, typed="hint\nhint\nq\n").stdout
    texts = StrictTexts(language)
    _, first, second = told.split(texts("help-hint-busy"))
    hinted = first.splitlines()[1:4]
    assert "100" in hinted[0], "of so many games"
    assert second.startswith(first.split(">")[0]), "the same view gets the same advice"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHORT)
def test_help_board_and_rule_speak_the_language(ducats: Run, game: str, language: str) -> None:
    told = ducats(
        "play", game, "--seed", "help", "--lang", language, typed="?\nb\nr\nmum mum mum\nq\n"
    ).stdout
    texts = StrictTexts(language)
    meta = find(game).meta
    assert texts("terminal-help", prefix=meta.prefix, amount=1200).splitlines()[0] in told
    assert texts(f"terminal-help-{game}") in told
    assert texts("terminal-goodbye") in told
    assert "mum" in told, "what is refused is named"
    for english in ("seen by", "waiting for", "question 1:"):
        assert english not in told, "the table of a bug report"


def test_a_choice_that_is_none_is_made_and_told(ducats: Run) -> None:
    """MQ-95: a player who cannot intervene is not asked."""
    told = ducats("play", "marquis", "--seed", "5", typed="q\n").stdout
    assert "Your only choice: Do not intervene" in told
    assert told.count("> ") == 1


def test_reasons_of_bots_are_told(ducats: Run) -> None:
    """MA-25: who quotes or refuses a price says why."""
    told = ducats(
        "play", "merchants", "--seats", "4", "--seed", "reasons", "--options", "max_rounds=4",
        "--bots", "shipowner", typed=ANSWERS * 400,
    ).stdout  # fmt: skip
    assert ": “" in told


def test_several_amounts_are_typed_after_the_number_of_their_choice() -> None:
    """`1 2` alone would leave open whether 1 is a choice or an amount."""
    rules = find("marquis")
    driver, _ = Driver.begin(rules, new_header(rules, 2, "form", {}), "form")
    terminal = terminal_for(rules, StrictTexts("en"), lettered([], 2), driver.view(0))
    goods = (Amount("coins", 3), Amount("diamonds", 2), Amount("vetoes", 1))
    form = Form(OfferFee(Bundle()), "bundle", goods)
    choices: OneOrForm[Any] = OneOrForm((OfferNothing(),), (form,))
    listed = (Choice(OfferNothing(), "Offer nothing", "no"), Choice(form, "Make an offer", "offer 0 0 0"))
    asked = Asked(Question("marquis.offer", "MQ-1", 1, (0,), (0,), choices), "Offer?", "", listed)
    offered = OfferFee(Bundle(coins=1, diamonds=2))
    assert terminal.hear("2 1 2", asked) == terminal.hear("offer 1 2 0", asked) == offered
    assert terminal.hear("1 2", asked, form) == offered, "the choice was made before"
    assert terminal.hear("2", asked) == form
    with pytest.raises(MalformedAction):
        terminal.hear("1 2", asked)
    for typed, told in (("2 4", "coins: not 4, but 0 to 3."), ("2 1 200", "diamonds: not 200, but 0 to 2.")):
        with pytest.raises(MalformedAction, match=told) as refused:
            terminal.hear(typed, asked)
        assert refused.value.rule == "MQ-1"


def test_words_are_typed_with_the_spaces_of_a_keyboard() -> None:
    """French marks stand off by a no-break space."""
    rules = find("marquis")
    driver, _ = Driver.begin(rules, new_header(rules, 2, "spaces", {}), "spaces")
    terminal = terminal_for(rules, StrictTexts("fr"), lettered([], 2), driver.view(0))
    listed = (
        Choice(OfferNothing(), "Offrir\u00a0: rien", "no"),
        Choice(Refuse(), "Offrir\u00a0: non", "refuse"),
    )
    choices: OneOrForm[Any] = OneOrForm((OfferNothing(), Refuse()), ())
    asked = Asked(Question("marquis.offer", "MQ-1", 1, (0,), (0,), choices), "Offrir\u00a0?", "", listed)
    assert terminal.hear("offrir : r", asked) == terminal.hear("Offrir\u00a0: rien", asked) == OfferNothing()


NONSENSE = [
    "", " ", "?? ", "r", "r XX-99", "r r r", "b", "-1", "0", "00", "1 1 1", "1,2,3", "1,,2", "9" * 21, "1e3",
    "٣", "½", "1 2 3 4 5 6 7 8 9", "7/2/1", "j", "j9 z9", "w1", "bid", "bid -5", "bid 1e9", "offer",
    "offer 99 99 99 99", "demand z 1", "kill z", "x99", "up", "up -2", "\\x00", "\x1b[A", "🂡", "a" * 5000,
    "Ω ≈ ç", "1.2.3", "1,20", "12,00", "'; drop", "{}", "[1]", "null", "true", "p p", "quit?", "letters",
]  # fmt: skip


@pytest.mark.parametrize("game", SHORT)
def test_nonsense_is_answered_and_never_breaks_the_table(ducats: Run, game: str) -> None:
    typed = "\n".join([*NONSENSE, "1 2 3", "1", "100", *NONSENSE, "2", "0"])
    told = ducats("play", game, "--seed", "nonsense", "--lang", "en", typed=typed)
    assert told.exit_code == 0, told.output
    assert told.exception is None
    assert "\x1b" not in told.stdout
    assert "a" * 100 not in told.stdout, "a quote is short"


@pytest.mark.parametrize("game", SHORT)
def test_a_typed_line_is_an_answer_or_a_refusal(game: str) -> None:
    """Random lines at random questions: nothing but an answer or one of our own errors comes of them."""
    rules, dice = find(game), Rng(f"typed {game}")
    options = {name: value for name, _, value in (each.partition("=") for each in SHORT[game].split(","))}
    header = new_header(rules, 3, "typed", {n: int(v) if v.isdigit() else v for n, v in options.items()})
    driver, _ = Driver.begin(rules, header, "typed")
    terminal = terminal_for(rules, StrictTexts("en"), lettered([], 3), driver.view(0))
    for _ in range(60):
        if driver.play.is_over():
            break
        seat = driver.play.waiting_for()[0]
        asked = terminal.ask(driver.view(seat))
        for line in itertools.chain(dice.sample(NONSENSE, 12), (typed_at_random(dice) for _ in range(25))):
            with suppress(DucatsError):
                answer = terminal.hear(line, asked)
                assert isinstance(answer, Action | Form)
                if isinstance(answer, Action):
                    driver.play.hear(seat, answer)
        driver.apply(seat, driver.play.say(seat, dice.choice(driver.play.legal(seat))))


def typed_at_random(dice: Rng) -> str:
    letters = "0123456789 0123456789,./-+ abcdejkpqrtuwxyz?"
    return "".join(letters[dice.below(len(letters))] for _ in range(1 + dice.below(9)))


@pytest.mark.parametrize(
    ("typed", "spaces", "read_as"),
    [
        ("1,200", False, "1200"), ("1.200", False, "1200"), ("1\u202f200", False, "1200"),
        ("1 200", True, "1200"),
        ("1 200", False, "1 200"), ("bid 1,200,000", False, "bid 1200000"), ("1,20", False, "1,20"),
        ("1 2 3", True, "1 2 3"), ("0 100", True, "0100"), ("12,345 1", False, "12345 1"),
    ],
)  # fmt: skip
def test_marks_between_thousands_are_read_over(typed: str, spaces: bool, read_as: str) -> None:
    assert ungrouped(typed, spaces) == read_as


def test_only_ascii_digits_of_a_sane_length_are_numbers() -> None:
    assert [whole(word) for word in ("12", "٣", "-1", "1.5", "", "9" * 30)] == [
        12,
        None,
        None,
        None,
        None,
        None,
    ]


def test_a_pipe_gets_lines_and_no_escape_codes() -> None:
    command = [sys.executable, "-m", "ducats", "play", "marracash", "--seed", "1", "--lang", "en"]
    told = subprocess.run(command, input="b\nq\n", capture_output=True, text=True, timeout=60, check=True)
    assert "\x1b" not in told.stdout
    assert "(16)*" in told.stdout, "the map is drawn for a player who asks for it"


def test_textual_is_imported_by_nobody_who_does_not_play_on_a_screen() -> None:
    for arguments in (["--help"], ["options", "musketeers"], ["play", "musketeers", "--seed", "1"]):
        code = (
            "import sys\nfrom ducats.cli.main import app\n"
            f"try:\n    app({arguments!r})\nfinally:\n    assert 'textual' not in sys.modules\n"
        )
        told = subprocess.run(
            [sys.executable, "-c", code], input="", capture_output=True, text=True, check=False
        )
        assert told.returncode == 0, told.stderr
    code = "import sys\nimport ducats.server.app\nassert 'textual' not in sys.modules\n"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_narrow_console_cuts_no_map() -> None:
    """Both maps fit on 80 columns."""
    for game in ("marracash", "merchants"):
        rules = find(game)
        driver, _ = Driver.begin(rules, new_header(rules, 3, "narrow", {}), "narrow")
        terminal: Any = terminal_for(rules, StrictTexts("de"), lettered([], 3), driver.view(0))
        console = Console(width=78, color_system=None)
        with console.capture() as captured:
            console.print(terminal.board(driver.view(0)))
        assert "…" not in captured.get()


@pytest.mark.parametrize(("terminal", "width"), [(True, 60), (False, PIPE_WIDTH)])
def test_lines_break_between_words_on_a_terminal_and_never_in_a_pipe(
    monkeypatch: pytest.MonkeyPatch, terminal: bool, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal, raising=False)
    assert output(plain=True).width == width
