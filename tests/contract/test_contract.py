"""The contract of architecture: every registered game, every number of seats, every option."""

from typing import Any

import pytest
from tests.contract.option_sets import bad_options, option_sets
from tests.contract.walk import Walk

from ducats.engine.errors import BadOptions, BrokenInvariant, MalformedAction
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.games import GAMES, samples


def cases(game: str, rules: Rules) -> list[Any]:
    """The usual options with every number of seats; every other set of options with one number, in turn."""
    chairs = range(rules.meta.min_seats, rules.meta.max_seats + 1)
    usual, *others = option_sets(rules)
    chosen = [(seats, 0, usual) for seats in chairs]
    chosen += [(chairs[number % len(chairs)], number, options) for number, options in enumerate(others, 1)]
    return [
        pytest.param(game, seats, options, id=f"{game}-{seats}-options{number}")
        for seats, number, options in chosen
    ]


CASES = [case for game, rules in GAMES.items() for case in cases(game, rules)]
PRINTED = [
    (game, seats)
    for game, rules in GAMES.items()
    for seats in range(rules.meta.min_seats, rules.meta.max_seats + 1)
]
MANY_SHORT_GAMES = 12


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_a_random_game_keeps_every_promise(game: str, seats: int, options: dict[str, Any]) -> None:
    Walk(GAMES[game], seats, options, f"{seats} {options}", close_looks=6).run()


@pytest.mark.parametrize(("game", "seats"), PRINTED)
def test_the_two_worlds_go_far_enough_to_mean_something(game: str, seats: int) -> None:
    """A check that compares nothing would always pass: count what was compared."""
    options = samples(game).secretive
    walks: list[Walk] = []
    for number in range(MANY_SHORT_GAMES):
        walks.append(Walk(GAMES[game], seats, options, f"far {number}", close_looks=10).run())
        if len(walks) >= 3 and sum(walk.refused for walk in walks) > 200:
            break
    assert sum(walk.alike for walk in walks) > 200
    assert sum(walk.sealed for walk in walks) > 0 or not any(walk.simultaneous for walk in walks)
    assert sum(walk.refused for walk in walks) > 200


@pytest.mark.parametrize(("game", "seats"), PRINTED)
def test_many_random_games_end_and_replay(game: str, seats: int) -> None:
    for number in range(8):
        Walk(GAMES[game], seats, {}, f"many {number}", close_looks=0).run()


@pytest.fixture(params=GAMES)
def rules(request: pytest.FixtureRequest) -> Rules:
    return GAMES[request.param]


def test_bad_options_are_refused(rules: Rules) -> None:
    for bad in bad_options(rules):
        with pytest.raises(BadOptions) as refused:
            rules.check_table(rules.meta.min_seats, rules.read_options(bad), None)
        assert refused.value.code == "bad_options"
        assert next(iter(bad)) in str(refused.value)


def test_bad_numbers_of_seats_are_refused(rules: Rules) -> None:
    for seats in (-1, 0, rules.meta.min_seats - 1, rules.meta.max_seats + 1):
        with pytest.raises(BadOptions):
            rules.new_game(seats, rules.read_options({}))
        with pytest.raises(BadOptions):
            rules.set_up(seats, rules.read_options({}), {})


def test_no_world_is_imagined_from_the_view_of_another_game(rules: Rules) -> None:
    other = next(other for other in GAMES.values() if other is not rules)
    seen = other.view(other.new_game(other.meta.min_seats, other.read_options({})), None)
    with pytest.raises(BrokenInvariant, match=f"is no view of {rules.meta.id}"):
        rules.imagine(seen, Rng("elsewhere"))


def test_presets_are_options_that_go_together(rules: Rules) -> None:
    for name, chosen in rules.meta.presets.items():
        assert rules.preset(name) == chosen
        assert rules.read_options(chosen) == rules.meta.options(**chosen)
    assert rules.preset(None) == {}
    with pytest.raises(BadOptions):
        rules.preset("no such preset")


def test_games_of_every_older_version_can_be_opened(rules: Rules) -> None:
    assert rules.recorded_options(rules.meta.version, {}) == rules.read_options({})
    for version, chosen in rules.meta.before.items():
        assert version < rules.meta.version
        assert rules.recorded_options(version, {}) == rules.read_options(chosen)


MALFORMED: list[Any] = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"7",
    b'"x"',
    b"{}",
    b'{"type":"NoSuchAction"}',
    b'{"type":7}',
    b'{"type":null}',
    b"\xff\xfe",
    b"[" * 5000,
    "",
    {},
    {"type": "NoSuchAction"},
    {"type": ["x"]},
]


@pytest.mark.parametrize("raw", MALFORMED, ids=range(len(MALFORMED)))
def test_what_cannot_be_read_is_malformed(rules: Rules, raw: Any) -> None:
    with pytest.raises(MalformedAction) as refused:
        rules.read_action(raw)
    assert refused.value.code == "malformed_action"


def test_unknown_fields_of_an_action_are_malformed(rules: Rules) -> None:
    walk = Walk(rules, rules.meta.min_seats, {}, "fields", close_looks=0)
    seat = walk.driver.play.waiting_for()[0]
    action = walk.driver.play.say(seat, walk.driver.play.legal(seat)[0])
    written = {"type": type(action).__name__} | {
        name: getattr(action, name) for name in action.__struct_fields__
    }
    assert rules.read_action(written) == action
    with pytest.raises(MalformedAction):
        rules.read_action({**written, "extra": 1})
