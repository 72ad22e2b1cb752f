"""The line while it is drawn: whether it can still be finished, and what is forgotten when it cannot."""

from functools import cache

import pytest
from tests.games.marracash.table import RULES, options, view

from ducats.engine.messages import CHANCE
from ducats.engine.rng import Rng
from ducats.games.marracash.rules import line
from ducats.games.marracash.rules.messages import DrawVisitor
from ducats.games.marracash.rules.setting_up import (
    LAST_TRY,
    DrawForLine,
    barred_colour,
    is_completable,
    is_stuck,
)
from ducats.games.marracash.rules.state import MarraCash


@cache
def can_finish(left: tuple[int, ...], last: int, run: int, longest: int) -> bool:
    """By trying every order."""
    if not any(left):
        return True
    for colour, count in enumerate(left):
        after = run + 1 if colour == last else 1
        if count and after <= longest:
            fewer = (*left[:colour], count - 1, *left[colour + 1 :])
            if can_finish(fewer, colour, after, longest):
                return True
    return False


def in_line_after(drawn: list[int], left: list[int], longest: int) -> MarraCash:
    """A line with these colours in it, and a bag with so many of each colour."""
    g = RULES.new_game(2, options(queue_max_run=longest))
    line.fill_bag(g, left)
    for colour in drawn:
        line.join_line(g, colour)
    return g


@pytest.mark.parametrize("longest", [2, 3])
def test_mc_r07_what_can_be_finished_is_known(longest: int) -> None:
    rng = Rng(f"bags {longest}")
    for _ in range(40):
        left = [rng.below(8) if colour < 2 else rng.below(3) for colour in range(5)]
        for drawn in ([], [0], [0, 0], [1, 0], [0, 1, 1], [0, 0, 1], [1, 1, 2, 0]):
            g = in_line_after(drawn, left, longest)
            run = int(line.run_at_end(g))
            for colour in range(5):
                after = run + 1 if drawn and drawn[-1] == colour else 1
                if left[colour] and after <= longest:
                    fewer = tuple(count - (other == colour) for other, count in enumerate(left))
                    assert is_completable(g, colour) == can_finish(fewer, colour, after, longest)


@pytest.mark.parametrize("colour", range(5))
def test_mc_9_the_first_three_of_a_line_may_be_alike_and_no_fourth(colour: int) -> None:
    g = in_line_after([], [5, 5, 5, 5, 5], 3)
    for run in (1, 2, 3):
        assert barred_colour(g) == 0
        line.join_line(g, colour)
        assert line.run_at_end(g) == run
    assert barred_colour(g) == 1 << colour


@pytest.mark.parametrize("colour", range(5))
def test_mc_r07_a_line_is_stuck_when_only_a_barred_colour_is_left(colour: int) -> None:
    only, other = ([count * (each == colour) for each in range(5)] for count in (2, 2))
    other[(colour + 1) % 5] = 1
    assert is_stuck(in_line_after([colour] * 3, only, 3))
    assert not is_stuck(in_line_after([colour] * 3, other, 3))
    assert not is_stuck(in_line_after([colour] * 2, only, 3))


STUCK = "RRRPPPGGGBBB" * 2 + "PPPRPGB" + "YYY"
"""With RGB on each entrance: ten yellow visitors are left then, and nobody to stand between them."""


def test_mc_r07_a_line_is_drawn_again_twenty_times_before_chance_is_guided() -> None:
    g = RULES.new_game(2, options())
    draw_colours(g, "RGB" * 3)
    for attempt in range(1, LAST_TRY + 1):
        draw_colours(g, STUCK)
        ask = g.ask()
        assert isinstance(ask, DrawForLine)
        assert (ask.tries, g.line_length(), line.run_at_end(g), barred_colour(g)) == (attempt, 0, 0, 0)
        assert view(g).line == ""
    with pytest.raises(StopIteration):
        draw_colours(g, STUCK)


def draw_colours(g: MarraCash, colours: str) -> None:
    for colour in colours:
        g.take(CHANCE, next(figure for figure in g.legal(CHANCE) if letter(g, figure) == colour))


def letter(g: MarraCash, figure: int) -> str:
    drawn = g.say(CHANCE, figure)
    assert isinstance(drawn, DrawVisitor)
    return drawn.colour
