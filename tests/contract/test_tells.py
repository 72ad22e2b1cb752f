"""How the two worlds are compared: words are read off JSON exactly, in the quick way as in the slow one."""

import msgspec
import pytest
from tests.contract.tells import TEXT, words_in, words_of
from tests.contract.two_worlds import TwoWorlds

from ducats.games import GAMES, samples

GAMES_EACH = 2


@pytest.mark.parametrize(
    ("thing", "words"),
    [
        ({"ruby": "pearl", "pearl": 1}, {b"pearl"}),
        ({"ruby": ["pearl", {"topaz": ""}]}, {b"pearl", b""}),
        ({"ruby": 'a "pearl"', "topaz": "onyx"}, {rb"a \"pearl\"", b"onyx"}),
        ({"a\\": "b\\", "c": "a"}, {rb"b\\", b"a"}),
        ({"ruby": "pearl:", "topaz:": ":"}, {b"pearl:", b":"}),
    ],
)
def test_words_are_all_texts_but_the_names_of_fields(thing: object, words: set[bytes]) -> None:
    assert words_of(thing) == words


@pytest.mark.parametrize("game", GAMES)
def test_a_view_has_the_words_that_a_reader_of_json_finds(game: str) -> None:
    rules = GAMES[game]
    play = rules.new_game(rules.meta.min_seats, rules.read_options({}))
    text = msgspec.json.encode(rules.open_view(play))
    assert words_in(text) == {word for word, named in TEXT.findall(text) if not named}


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_alone_go_far_enough_to_mean_something(game: str) -> None:
    """A check that compares nothing would always pass: count what was compared."""
    rules = GAMES[game]
    walks = [
        TwoWorlds(rules, rules.meta.max_seats, samples(game).secretive, f"far {number}").run()
        for number in range(GAMES_EACH)
    ]
    assert sum(walk.alike for walk in walks) > 200
