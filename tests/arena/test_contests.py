"""Contests: who meets whom, and the command that says so."""

import shlex

import pytest

from ducats.arena import Contest, check_contest, command, read_entrants, read_plan
from ducats.arena.contests import PLANS, lineups
from ducats.arena.matches import rotations
from ducats.engine.errors import BadOptions


def test_a_round_robin_of_two_chairs_is_every_pair_once() -> None:
    assert lineups("round-robin", ("a", "b", "c"), 2) == (("a", "b"), ("a", "c"), ("b", "c"))


def test_a_round_robin_of_more_chairs_has_one_against_each_field_and_mixed_tables() -> None:
    found = lineups("round-robin", ("a", "b", "c"), 3)
    assert found[:2] == (("a", "b", "b"), ("a", "c", "c"))
    assert len(found) == 7
    assert found[6] == ("a", "b", "c")


def test_too_few_bots_for_a_mixed_table_sit_in_turn() -> None:
    assert lineups("round-robin", ("a", "b"), 4)[-1] == ("a", "b", "a", "b")
    # With three chairs that would be one of the fields again, turned.
    assert lineups("round-robin", ("a", "b"), 3) == (("a", "b", "b"), ("b", "a", "a"))


def test_every_choice_of_bots_makes_a_mixed_table() -> None:
    mixed = [lineup for lineup in lineups("round-robin", tuple("abcde"), 3) if len(set(lineup)) == 3]
    assert len(mixed) == 10


def test_a_gauntlet_always_has_the_first_bot() -> None:
    assert lineups("gauntlet", ("a", "b", "c"), 2) == (("a", "b"), ("a", "c"))
    found = lineups("gauntlet", tuple("abcd"), 3)
    assert all("a" in lineup for lineup in found)
    assert ("b", "a", "a") in found
    assert sum(len(set(lineup)) == 3 for lineup in found) == 3


def test_each_challenger_sits_alone_among_the_first_bot() -> None:
    assert lineups("challengers", ("a", "b", "c"), 2) == (("b", "a"), ("c", "a"))
    assert lineups("challengers", ("a", "b", "c"), 3) == (("b", "a", "a"), ("c", "a", "a"))


def test_a_ladder_sets_each_bot_against_a_field_of_the_one_before() -> None:
    assert lineups("ladder", ("a", "b", "c"), 4) == (("b", "a", "a", "a"), ("c", "b", "b", "b"))


def test_mixed_tables_alone() -> None:
    assert lineups("mixed", tuple("abc"), 3) == (("a", "b", "c"),)
    assert lineups("mixed", tuple("abc"), 2) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert lineups("mixed", ("a", "b"), 4) == (("a", "b", "a", "b"),)


@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_no_table_is_played_twice(plan: str, seats: int) -> None:
    found = lineups(read_plan(plan), tuple("abcdef"), seats)
    assert len({min(rotations(lineup)) for lineup in found}) == len(found)


def contest(*bots: str, games: int = 10) -> Contest:
    return Contest(game="musketeers", bots=bots, seats=(2, 3), games=games, seed="my seed")


def test_games_are_whole_deals_and_never_fewer_than_asked_for() -> None:
    matches = contest("page", "random").matches
    assert [(match.deals, match.games) for match in matches] == [(5, 10), (4, 12), (4, 12)]
    assert {match.seed for match in matches} == {"my seed"}, "all line-ups get the same deals"


def test_the_command_names_all_that_decides() -> None:
    told = shlex.split(command(contest("page", "mine:First", "x=python3 'my bot.py' --fast")))
    assert told[:5] == ["ducats", "arena", "musketeers", "--bots", "page,mine:First"]
    assert told[5:7] == ["--bots", "x=python3 'my bot.py' --fast"]
    assert told[told.index("--seed") + 1] == "my seed"
    assert told[told.index("--seconds") + 1] == "10"
    assert read_entrants([told[4], told[6]]) == ("page", "mine:First", "x=python3 'my bot.py' --fast")


def test_the_first_bot_of_a_gauntlet_stays_the_first_in_the_command() -> None:
    told = shlex.split(command(contest("x=prog", "page")))
    assert read_entrants([told[place + 1] for place, word in enumerate(told) if word == "--bots"]) == (
        "x=prog",
        "page",
    )


def test_each_bot_enters_once() -> None:
    assert read_entrants(["page, random", "page", " "]) == ("page", "random")


@pytest.mark.parametrize("bots", [(), ("abbot",), ("x y=prog",), ("x=",), ("os:getcwd",)])
def test_who_cannot_be_seated_is_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(BadOptions):
        check_contest(contest(*bots))
