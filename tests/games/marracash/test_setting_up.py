"""Before the first turn: MC-2 to MC-14, MC-58, MC-R01, MC-R06 to MC-R09, MC-R33, MC-R35."""

import itertools

import pytest
from tests.games.marracash.table import RULES, at, auction, dealt, draw, legal, move, of_type, options, view

from ducats.engine.errors import BadOptions, BadScenario, IllegalAction, MalformedAction
from ducats.engine.messages import CHANCE, Event
from ducats.engine.rng import Rng
from ducats.games.marracash.rules.events import EntranceFilled, LineFormed, LineRedrawn
from ducats.games.marracash.rules.messages import BringVisitors, DrawVisitor
from ducats.games.marracash.rules.printed import PRINTED
from ducats.games.marracash.rules.setting_up import LAST_TRY, DrawForLine, is_completable
from ducats.games.marracash.rules.state import MarraCash

SEEDS = [f"seed {number}" for number in range(12)]


def fresh(**chosen: object) -> MarraCash:
    g = RULES.new_game(4, options(**chosen))
    g.stop_listening()
    return g


def colour_of(g: MarraCash, answer: int) -> str:
    """The colour of the visitor that chance draws with an answer."""
    drawing = g.say(CHANCE, answer)
    assert isinstance(drawing, DrawVisitor)
    return drawing.colour


def drawn(g: MarraCash, colours: str) -> list[Event]:
    """Chance draws these colours."""
    events: list[Event] = []
    for colour in colours:
        answer = next(a for a in g.legal(CHANCE) if colour_of(g, a) == colour)
        events += g.apply(CHANCE, g.say(CHANCE, answer))
    return events


def longest_run(line: str) -> int:
    return max(len(list(run)) for _, run in itertools.groupby(line))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mc_2_mc_4_six_signs_for_everybody(seats: int) -> None:
    places = view(dealt(seats)).places
    assert [place.signs for place in places] == [6] * seats
    assert [place.name for place in places] == ["Ali", "Anfa", "Omar", "Leila"][:seats]


def test_mc_2_every_name_has_its_own_signs() -> None:
    names = [place.name for place in view(dealt()).places]
    assert len(set(names)) * 6 == 24


def test_mc_4_names_are_chosen_before_the_game() -> None:
    g = dealt(3, names="Leila Omar Anfa Ali")
    assert [place.name for place in view(g).places] == ["Leila", "Omar", "Anfa"]
    for names in ("Ali Ali Omar Leila", "Ali Anfa Omar", "Ali Anfal Omar Leila"):
        with pytest.raises(BadOptions, match="names"):
            dealt(names=names)


def test_mc_5_every_figure_in_the_bag_is_equally_likely() -> None:
    g = fresh()
    assert g.legal(CHANCE) == list(range(54))
    colours = [colour_of(g, answer) for answer in g.legal(CHANCE)]
    assert {letter: colours.count(letter) for letter in "YRBGP"} == dict(
        zip("YRBGP", PRINTED.visitors, strict=True)
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_mc_6_mc_7_three_different_colours_on_each_entrance(seed: str) -> None:
    seen = view(dealt(seed=seed))
    for number, group in enumerate(seen.fountains, start=1):
        if number in (1, 8, 16):
            assert len(group) == len(set(group)) == 3
        else:
            assert group == ""


def test_mc_7_a_repeated_colour_is_drawn_again() -> None:
    g = fresh()
    drawn(g, "R")
    assert "R" not in {colour_of(g, answer) for answer in g.legal(CHANCE)}
    with pytest.raises(IllegalAction) as refused:
        g.apply(CHANCE, DrawVisitor(15, "R"))
    assert refused.value.rule == "MC-7"


def test_mc_r08_the_third_visitor_differs_from_both() -> None:
    g = fresh()
    drawn(g, "RG")
    left = {colour_of(g, answer) for answer in g.legal(CHANCE)}
    assert left == {"Y", "B", "P"}


def test_mc_6_entrances_are_told() -> None:
    g = fresh()
    events = drawn(g, "RGBYPRGBP")
    assert [(e.entrance, e.visitors) for e in of_type(events, EntranceFilled)] == [
        (1, "RBG"),
        (8, "YRP"),
        (16, "BGP"),
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_mc_8_mc_9_the_line_of_45_has_no_run_of_four(seed: str) -> None:
    seen = view(dealt(seed=seed))
    assert len(seen.line) == seen.line_length == 45
    assert longest_run(seen.line) <= 3
    everybody = seen.line + "".join(seen.fountains)
    assert [everybody.count(letter) for letter in "YRBGP"] == [14, 10, 10, 10, 10]


def test_mc_58_there_are_more_yellow_visitors() -> None:
    assert PRINTED.visitors == (14, 10, 10, 10, 10)


def test_mc_8_the_line_is_told_when_it_is_complete() -> None:
    g = fresh()
    events = draw(g, Rng("line"))
    (formed,) = of_type(events, LineFormed)
    assert formed.line == view(g).line


def test_mc_9_mc_r06_three_in_a_row_are_allowed_and_a_fourth_is_not() -> None:
    """X25, second half."""
    g = fresh()
    drawn(g, "RGBYPRGBP" + "PYYY")
    colours = {colour_of(g, answer) for answer in g.legal(CHANCE)}
    assert colours == {"R", "B", "G", "P"}
    drawn(g, "PY")
    assert view(g).phase == "set_up"


@pytest.mark.parametrize("seed", SEEDS[:6])
def test_mc_r06_as_an_option_not_even_three(seed: str) -> None:
    assert longest_run(view(dealt(seed=seed, queue_max_run=2)).line) <= 2


def test_mc_r07_a_line_that_cannot_be_finished_is_drawn_again() -> None:
    g = fresh()
    drawn(g, "RGBRGBRGB")
    events = drawn(g, "RRRPPPGGGBBB" + "RRRPPPGGGBBB" + "PPPRPGB")
    assert of_type(events, LineRedrawn) == []
    events = drawn(g, "YYY")
    assert len(of_type(events, LineRedrawn)) == 1
    assert g.line_length() == 0
    assert len(g.legal(CHANCE)) == 45
    counts = [0] * 5
    for figure in g.legal(CHANCE):
        counts["YRBGP".index(colour_of(g, figure))] += 1
    assert counts == [14, 7, 7, 7, 10]
    draw(g, Rng("again"))
    g.check()
    assert longest_run(view(g).line) <= 3


def test_mc_r07_after_many_tries_only_what_can_be_finished_is_drawn() -> None:
    for seed in range(5):
        g = fresh(queue_max_run=2)
        drawn(g, "RGBRGBRGB")
        assert isinstance(g.ask(), DrawForLine)
        g.lay_pages([*g.frames[:-1], DrawForLine(LAST_TRY)], g.resume_points(), g.asked)
        rng = Rng(f"last try {seed}")
        while isinstance(g.ask(), DrawForLine):
            assert any(is_completable(g, colour) for colour in range(5))
            g.take(CHANCE, g.legal(CHANCE)[-1 if seed == 0 else rng.below(len(g.legal(CHANCE)))])
        assert longest_run("".join("YRBGP"[colour] for colour in g.queue())) <= 2


def test_mc_r35_the_line_differs_from_game_to_game() -> None:
    assert len({view(dealt(seed=seed)).line for seed in SEEDS}) == len(SEEDS)


def test_mc_10_visitors_leave_the_line_at_its_ends_only() -> None:
    g = at(question="bring", line="YRRGBPPYGB", fountains={"16": "R"})
    assert legal(g, 0) == {
        BringVisitors(entrance, end, count)
        for entrance in (1, 8)
        for end in ("left", "right")
        for count in (2, 3, 4)
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mc_11_mc_r09_1200_for_everybody(seats: int) -> None:
    assert [place.cash for place in view(dealt(seats)).places] == [1200] * seats
    assert [place.cash for place in view(dealt(seats, start_cash=1500)).places] == [1500] * seats


def test_mc_r09_starting_cash_is_an_option_within_reason() -> None:
    for cash in (400, 3100, 1250):
        with pytest.raises(BadOptions, match="start_cash"):
            options(start_cash=cash)


def test_mc_12_the_stone_marks_the_shop_under_auction() -> None:
    g = at()
    assert view(g).auction is None
    auction(g, 0, "Y3")
    for viewer in (None, 0, 3):
        on = view(g, viewer).auction
        assert on is not None
        assert (on.shop, on.auctioneer, on.high, on.leader) == ("Y3", 0, 0, None)
    for answer in (12, 0, 0, 0):
        g.take(g.waiting_for()[0], answer)
    assert view(g).auction is None


def test_mc_13_no_cards_in_the_base_game() -> None:
    seen = view(dealt())
    assert (seen.open_cards, seen.deck, seen.hand) == ((), 0, ())
    with pytest.raises(BadScenario, match="MC-13"):
        at(open_cards=["Y225"])


def test_mc_14_a_starting_player_by_lot_then_clockwise() -> None:
    starters = {view(dealt(seed=seed)).starter for seed in SEEDS * 2}
    assert starters == {0, 1, 2, 3}
    g = dealt(seed="x")
    starter = view(g).starter
    assert starter is not None
    assert g.waiting_for() == (starter,)
    auction(g, starter, "Y1", 100, None, None, None)
    assert g.waiting_for() == ((starter + 1) % 4,)


def test_mc_14_as_an_option_the_first_seat_begins() -> None:
    assert {view(dealt(seed=seed, starting_player="first_seat")).starter for seed in SEEDS} == {0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mc_r01_two_to_four_players(seats: int) -> None:
    assert len(view(dealt(seats)).places) == seats
    for wrong in (1, 5):
        with pytest.raises(BadOptions):
            RULES.new_game(wrong, options())


def test_mc_r01_two_players_may_have_more_signs() -> None:
    assert [place.signs for place in view(dealt(2, signs_per_player=9)).places] == [9, 9]
    assert [place.signs for place in view(dealt(3, signs_per_player=9)).places] == [6, 6, 6]


def test_mc_r33_the_second_merchant_is_called_anfa() -> None:
    assert view(dealt()).places[1].name == "Anfa"


def test_nobody_moves_before_the_first_round_is_over() -> None:
    g = dealt()
    with pytest.raises(MalformedAction, match="does not answer"):
        move(g, g.waiting_for()[0], 1, 2)
