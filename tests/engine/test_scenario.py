"""Scenario files: what they notice, what they refuse, and that the documented examples run."""

import re
from pathlib import Path

import pytest

from ducats.engine import scenario
from ducats.engine.errors import BadScenario
from ducats.engine.expectations import Failure, failures
from ducats.games import find

RULES = find("musketeers")
HEAD = 'title = "t"\ngame = "musketeers"\nseats = 2\n'
POSITION = HEAD + '[position]\nguard = 12\nhands = [["6/1", "7/0"], ["4/3"]]\nrows = ["J--", "---"]\n'
FIRST = '[[step]]\nseat = 0\naction = { type = "PlayCard", card = "6/1" }\n'


def examples(clone: Path) -> list[str]:
    text = (clone / "docs" / "scenarios.md").read_text(encoding="utf-8")
    return re.findall(r"^```toml scenario\n(.*?)^```", text, flags=re.M | re.S)


def test_the_documented_examples_run(clone: Path) -> None:
    found = examples(clone)
    assert len(found) > 4
    for text in found:
        report = scenario.run(find(scenario.read(text).game), text)
        assert report.passed, report.text()


def test_every_key_of_the_format_is_documented(clone: Path) -> None:
    text = (clone / "docs" / "scenarios.md").read_text(encoding="utf-8")
    from ducats.games.marquis.rules.scenario import PositionFile as MarquisFile
    from ducats.games.marracash.rules.scenario import PositionFile as MarraCashFile
    from ducats.games.merchants.rules.scenario import PositionFile as MerchantsFile
    from ducats.games.musketeers.rules.scenario import PositionFile as MusketeersFile

    positions = (MarquisFile, MarraCashFile, MerchantsFile, MusketeersFile)
    kinds = (scenario.Scenario, scenario.Step, scenario.LegalExpectation, *positions)
    keys = {key for kind in kinds for key in kind.__struct_fields__}
    assert [key for key in sorted(keys) if not re.search(rf"[`\[ ]{key}[`\], =]", text)] == []


@pytest.mark.parametrize(
    ("expectation", "path", "expected", "found"),
    [
        ("waiting = [0]", "waiting", [0], [1]),
        ('question = "winner_token"', "question", "winner_token", "musketeers.commit_card"),
        ("legal = { seat = 1, count = 3 }", "legal.count", 3, 9),
        ("view = { guard = 13 }", "view.guard", 13, 12),
        ('view = { places = [{ row = "P--" }, {}] }', "view.places[0].row", "P--", "J--"),
        ("view = { places = [{}] }", "view.places", [{}], None),
        ("view = { nothing = 1 }", "view.nothing", 1, "no such field"),
        ("view = { duel = true }", "view.duel", True, 1),
        ('view = { guard = "none" }', "view.guard", "none", 12),
        ('views = [{ seat = 1, hand = ["4/3"] }]', "views[1].hand", ["4/3"], None),
        ("outcome = { winners = [0] }", "outcome", {"winners": [0]}, None),
        ('error = "card_not_in_hand"', "error", "card_not_in_hand", "the action was accepted"),
    ],
)
def test_what_is_not_as_expected_is_told_with_its_place(
    expectation: str, path: str, expected: object, found: object
) -> None:
    report = scenario.run(RULES, POSITION + FIRST + expectation)
    (failure,) = report.failures
    assert not report.passed
    assert (failure.step, failure.path, failure.expected) == (1, path, expected)
    if found is not None:
        assert failure.found == found
    assert path in report.text()


def test_events_are_found_in_order() -> None:
    text = POSITION + FIRST + '[[step]]\nseat = 1\naction = { type = "PlayCard", card = "4/3" }\n'
    right = '[{ type = "Sealed" }, { type = "CardsRevealed", sum = 10 }]'
    assert scenario.run(RULES, text + f"events = {right}").passed
    assert scenario.run(RULES, text + f'events = {right}\nno_events = ["Jailed"]').passed
    for wrong in (
        'events = [{ type = "CardsRevealed" }, { type = "Sealed" }]',
        'events = [{ type = "CardsRevealed", sum = 11 }]',
        'events = [{ type = "CardsRevealed" }, { type = "CardsRevealed" }]',
        'no_events = ["CardsRevealed"]',
    ):
        assert len(scenario.run(RULES, text + wrong).failures) == 1


def test_legal_actions_are_compared_as_a_set() -> None:
    position = (
        HEAD + '[position]\nquestion = "winner_token"\nseat = 0\nduel = 3\nrows = ["PJ-", "---"]\n[[step]]\n'
    )
    both = '{ type = "FreePrison", slot = 0 }, { type = "TakeJewel", to = 2 }'
    assert scenario.run(RULES, position + f"legal = {{ seat = 0, actions = [{both}] }}").passed
    one = '{ type = "FreePrison", slot = 0 }'
    other = '{ type = "FreePrison", slot = 1 }'
    for key, actions, fits in (
        ("actions", one, False),
        ("actions", f"{both}, {other}", False),
        ("includes", one, True),
        ("includes", other, False),
        ("excludes", other, True),
        ("excludes", one, False),
    ):
        text = position + f"legal = [{{ seat = 0, {key} = [{actions}] }}]"
        assert scenario.run(RULES, text).passed == fits, (key, actions)


def test_an_unexpected_error_ends_the_run() -> None:
    report = scenario.run(RULES, POSITION + FIRST + FIRST + FIRST)
    assert report.steps == 1
    (failure,) = report.failures
    assert failure.step == 2
    assert "already_answered" in str(failure)


def test_an_expected_error_is_compared_by_code_and_rule() -> None:
    step = '[[step]]\nseat = 0\naction = { type = "PlayCard", card = "4/3" }\n'
    assert scenario.run(RULES, POSITION + step + 'error = "card_not_in_hand"\nerror_rule = "MU-13"').passed
    assert not scenario.run(RULES, POSITION + step + 'error = "no_such_card"').passed
    assert not scenario.run(RULES, POSITION + step + 'error = "card_not_in_hand"\nerror_rule = "MU-1"').passed


def test_defaults_and_until() -> None:
    text = HEAD + "[options]\nmatch_mode = 'single_hand'\n[[step]]\nseat = 1\ndefault = true\nwaiting = [0]\n"
    assert scenario.run(RULES, text).passed
    assert scenario.run(RULES, text + "[[step]]\nuntil = { duel = 2 }\nview = { duel = 2 }").passed
    assert not scenario.run(RULES, text + "[[step]]\nuntil = { hand_number = 2 }").passed


def test_chance_is_scripted_by_what_matters_or_drawn_from_the_seed() -> None:
    card = '[[step]]\nseat = "chance"\naction = { card = "10/%d" }\n'
    deal = HEAD + card % 4 + 'waiting = ["chance"]\n' + card % 3 + "[[step]]\n"
    report = scenario.run(
        RULES, deal + "waiting = [0, 1]\nviews = [{ seat = 1, places = [{}, { cards = 12 }] }]"
    )
    assert report.passed, report.text()
    assert not scenario.run(RULES, HEAD + '[[step]]\nseat = "chance"\naction = { card = "99/9" }').passed
    shown = {
        str(
            scenario.run(
                RULES, f'seed = "{seed}"\n{HEAD}[[step]]\nviews = [{{ seat = 0, hand = [] }}]'
            ).failures
        )
        for seed in ("one", "two", "two")
    }
    assert len(shown) == 2


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("title = ", "TOML"),
        ("title = 't'", "game"),
        (HEAD + "colour = 1", "colour"),
        (HEAD.replace("2", "9"), "players"),
        (HEAD.replace("musketeers", "chess"), "chess"),
        (HEAD + "[options]\nwhat = 1", "what"),
        ("data = 'guards = 1'\n" + HEAD, "guards"),
        (HEAD + "[[step]]\nseat = 0", "step 1"),
        (HEAD + "[[step]]\naction = { type = 'PlayCard' }", "step 1"),
        (HEAD + "[[step]]\nseat = 0\ndefault = true\naction = { type = 'PlayCard' }", "step 1"),
        (HEAD + "[[step]]\nseat = 0\ndefault = true\nuntil = { duel = 1 }", "step 1"),
        (HEAD + "[[step]]\nerror = 'x'", "step 1"),
        (HEAD + "[[step]]\nviews = [{ hand = [] }]", "seat"),
        (HEAD + "[[step]]\nviews = [{ seat = 7 }]", "seat"),
        (HEAD + "[[step]]\nlegal = { seat = 0, actions = [{ type = 'Fly' }] }", "Fly"),
    ],
)
def test_a_bad_file_is_refused_with_a_reason(text: str, word: str) -> None:
    with pytest.raises(BadScenario, match=word):
        scenario.run(RULES, text)


def test_comparing_is_partial_and_deep() -> None:
    found = {"a": 1, "b": [{"c": 2, "d": None}], "e": "x"}
    assert failures("", {"b": [{"c": 2}]}, found) == []
    assert failures("", {"b": [{"d": "none"}]}, found) == []
    assert failures("", {"b": [{"c": 3}], "e": "y"}, found) == [("b[0].c", 3, 2), ("e", "y", "x")]
    assert failures("top", {"a": {"z": 1}}, found) == [("top.a", {"z": 1}, 1)]
    assert failures("", {"b": []}, found) == [("b", [], [{"c": 2, "d": None}])]
    assert str(Failure(3, "a.b", 1, 2)) == "step 3: a.b: expected 1, found 2"
