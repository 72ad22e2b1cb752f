"""Where any game stands can be written down and read back."""

import pytest

from ducats.engine.errors import BadScenario
from ducats.engine.messages import CHANCE, Page
from ducats.engine.pages import frame_kinds, restore
from ducats.engine.rng import Rng
from ducats.games import GAMES


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_goes_on_from_its_pages_as_if_nothing_had_happened(game: str) -> None:
    rules, rng = GAMES[game], Rng("pages")
    play = rules.new_game(3, rules.read_options({}))
    play.stop_listening()
    for _ in range(400):
        if play.is_over():
            break
        other = play.copy()
        restore(other, play.pages(), play.asked)
        assert other.stack() == play.stack()
        for seat in play.ask().seats:
            if not play.waits_for(seat):
                other.seal(seat, play.sealed_answer(seat))
        assert other.waiting_for() == play.waiting_for()
        seat = rng.choice(play.waiting_for())
        assert other.legal(seat) == play.legal(seat)
        answer = play.ask().pick(play, seat, rng)
        play.take(seat, answer)
        other.take(seat, answer)
        assert other.pages() == play.pages()
        assert other.asked == play.asked


def test_pages_are_found_by_the_game_they_belong_to() -> None:
    kinds = frame_kinds("ducats.games.musketeers")
    assert {"Match", "Hand", "WinnerToken"} <= set(kinds)
    assert all(kind.__module__.startswith("ducats.games.musketeers.") for kind in kinds.values())


@pytest.mark.parametrize("page", [Page("Nonsense", (), 0), Page("WinnerToken", (0, 0, 0, 0), 0)], ids=str)
def test_pages_of_no_game_are_refused(page: Page) -> None:
    rules = GAMES["musketeers"]
    with pytest.raises(BadScenario):
        restore(rules.new_game(2, rules.read_options({})), [page], 0)


def test_a_finished_game_has_no_pages() -> None:
    rules, rng = GAMES["musketeers"], Rng("end")
    play = rules.new_game(2, rules.read_options({"match_mode": "single_hand"}))
    seat, legal = play.next_asked()
    while legal:
        seat, legal = play.step(seat, rng.choice(legal))
    assert (play.pages(), seat) == ((), CHANCE)
