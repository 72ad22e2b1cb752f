"""What decided a game: told by every game, in all languages, from what each viewer was told before."""

import msgspec
import pytest

from ducats.engine.decisive import MOST_MOMENTS, decisive
from ducats.engine.driver import Driver
from ducats.engine.messages import Event
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.games import GAMES
from ducats.telling import Reader
from ducats.texts import LANGUAGES, Texts


def told_in_a_game(rules: Rules) -> tuple[list[list[Event]], Driver]:
    driver, opening = Driver.begin(rules, new_header(rules, rules.meta.min_seats, "decisive", {}), "decisive")
    told, dice = [list(opening)], Rng("answers")
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        told.append(list(driver.apply(seat, driver.play.say(seat, dice.choice(driver.play.legal(seat))))))
    return told, driver


@pytest.mark.parametrize("game", GAMES)
def test_the_moments_that_decided_a_game_are_told_in_order(game: str) -> None:
    told, driver = told_in_a_game(GAMES[game])
    tells = any(event.swing is not Event.swing for event in GAMES[game].meta.events)
    for viewer in (*range(GAMES[game].meta.min_seats), None):
        found = decisive([[event.seen_by(viewer) for event in events] for events in told])
        assert (0 < len(found) <= MOST_MOMENTS) is tells
        assert [each.moment for each in found] == sorted(each.moment for each in found)
        assert all(told[each.moment] for each in found)
        reader = Reader(("Ann", "Ben", "Cas"), msgspec.to_builtins(driver.view(viewer)))
        for language in LANGUAGES:
            for each in found:
                text, faults = Texts(language).told(f"{game}-moment-{each.id}", each.facts, reader)
                assert (faults, bool(text)) == ([], True)
                assert each.rule.startswith(GAMES[game].meta.prefix)


@pytest.mark.parametrize("game", GAMES)
def test_what_would_be_told_in_the_same_words_is_told_once(game: str) -> None:
    told, _ = told_in_a_game(GAMES[game])
    found = decisive(told)
    texts = [(each.id, each.facts) for each in found]
    assert all(text not in texts[:place] for place, text in enumerate(texts))
