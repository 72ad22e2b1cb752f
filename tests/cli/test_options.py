"""`ducats options`: every option of every game with its values, and errors that name the valid ones."""

import re

import pytest
from tests.cli.conftest import Run

from ducats.cli.options import Option, options_of, read_options
from ducats.engine.errors import BadOptions
from ducats.engine.record import new_header
from ducats.games import GAMES, find
from ducats.texts import LANGUAGES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_listed_with_its_usual_value_and_a_text(
    ducats: Run, game: str, language: str
) -> None:
    listed = ducats("options", game, "--lang", language).stdout
    for name, option in options_of(find(game)).items():
        assert (
            f"{name}={str(option.usual).lower() if isinstance(option.usual, bool) else option.usual}"
            in listed
        )
    raw = re.findall(rf"\b{game}-(?:option|preset)[\w-]*", listed)
    assert raw == [], "ids without a text"


@pytest.mark.parametrize("game", GAMES)
def test_every_value_listed_can_be_written(game: str) -> None:
    for name, option in options_of(find(game)).items():
        for value in (*option.words, *option.numbers):
            chosen = str(value).lower() if isinstance(value, bool) else str(value)
            assert option.read(chosen) == value, name
            assert read_options(find(game), [f"{name}={chosen}"])[name] == value


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("nonsense=1", "has no option 'nonsense'; there are match_mode, match_target"),
        ("match_mode=best", "match_mode takes target, single_hand, fixed_hands, not 'best'"),
        ("match_target=1000", "match_target takes 20 .. 500, not '1000'"),
        ("victim_picks_slot=maybe", "victim_picks_slot takes true, false, not 'maybe'"),
        ("match_target", "an option is written NAME=VALUE, not 'match_target'"),
    ],
)
def test_a_wrong_option_is_told_with_the_right_ones(written: str, told: str) -> None:
    with pytest.raises(BadOptions) as refused:
        read_options(find("musketeers"), [written])
    assert told in refused.value.message


def test_numbers_in_steps_show_their_step() -> None:
    option = Option("start_cash", 1200, (), range(500, 3001, 100))
    assert option.values == "500, 600 .. 3000"
    with pytest.raises(BadOptions):
        option.read("550")


@pytest.mark.parametrize(
    ("numbers", "phrase"),
    [
        ([7], "7"),
        ([1, 2], "1 .. 2"),
        ([0, 500, 600, 700], "0, 500, 600 .. 700"),
        ([0, 500, 600], "0, 500, 600"),
        ([1, 4, 5, 6], "1, 4 .. 6"),
    ],
)
def test_numbers_that_stand_apart_are_written_alone(numbers: list[int], phrase: str) -> None:
    assert Option("some", 0, (), numbers).values == phrase


def test_cash_that_marracash_refuses_is_not_listed(ducats: Run) -> None:
    assert "    0, 500, 600 .. 3000\n" in ducats("options", "marracash").stdout
    with pytest.raises(BadOptions, match=r"start_cash takes 0, 500, 600 \.\. 3000, not '400'"):
        read_options(find("marracash"), ["start_cash=400"])


def test_a_text_is_judged_by_its_game() -> None:
    assert read_options(find("marracash"), ["names=Leila Ali Anfa Omar"])["names"] == "Leila Ali Anfa Omar"
    chosen = read_options(find("marracash"), ["names=Ali"])
    with pytest.raises(BadOptions, match="names must be"):
        new_header(find("marracash"), 3, "1", chosen)
