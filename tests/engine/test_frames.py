"""The kernel, with a toy game."""

import pytest
from tests.contract.checks import fingerprint
from tests.engine.toy import Endless, Heard, Log, Number, Outer, Picky, Rolled, Say

from ducats.engine.errors import (
    AlreadyAnswered,
    BrokenInvariant,
    DucatsError,
    GameOver,
    IllegalAction,
    MalformedAction,
    NotYourTurn,
)
from ducats.engine.messages import CHANCE, Action, OneOf, Outcome, Sealed


class Other(Action, frozen=True):
    pass


@pytest.fixture
def game() -> Log:
    play = Log(3)
    play.start(Outer())
    return play


def test_frames_run_nested_and_come_back_where_they_said(game: Log) -> None:
    assert game.stack() == "Outer()@1 > Inner(7)@1 > Number(7)@0"
    for seat in (2, 0, 1):
        game.take(seat, 1)
    assert game.stack() == "Outer()@2 > RolledNumber()@0"
    game.take(CHANCE, 3)
    assert game.is_over()
    assert game.stack() == "over"
    assert game.log == [
        "outer 0 heard 0",
        "inner 0 heard 0",
        "answered [1, 1, 1]",
        "inner 1 heard 3",
        "after 0",
        "outer 1 heard 42",
        "rolled 3",
        "outer 2 heard 3",
    ]


def test_answers_are_given_in_the_order_of_the_seats_whenever_they_came(game: Log) -> None:
    game.take(2, 3)
    game.take(0, 0)
    game.take(1, 1)
    assert "answered [0, 1, 3]" in game.log


def test_answers_stay_sealed_until_the_last(game: Log) -> None:
    assert game.waiting_for() == (0, 1, 2)
    assert game.apply(1, Say(3)) == [Sealed(1, "toy.number", "TY-1")]
    assert game.waiting_for() == (0, 2)
    assert not any("answered" in line for line in game.log)
    assert game.legal(1) == []
    question = game.asked_of(1)
    assert question is not None
    assert (question.mine, question.choices) == (Say(3), None)
    other = game.asked_of(0)
    assert other is not None
    assert other.mine is None
    assert other.choices == OneOf((Say(0), Say(1), Say(3)))
    spectator = game.asked_of(None)
    assert spectator is not None
    assert (spectator.mine, spectator.choices, spectator.waiting) == (None, None, (0, 2))
    game.apply(0, Say(0))
    assert game.apply(2, Say(1)) == [Sealed(2, "toy.number", "TY-1"), Heard((0, 3, 1))]


def test_questions_to_one_seat_and_to_chance_are_not_sealed(game: Log) -> None:
    for seat in range(3):
        game.take(seat, 0)
    assert game.asked_of(0) is None
    assert game.apply(CHANCE, Say(1)) == [Rolled(1)]


def test_questions_of_players_are_numbered_and_those_of_chance_are_not(game: Log) -> None:
    assert game.asked == 1
    for seat in range(3):
        game.take(seat, 0)
    assert game.asked == 1


@pytest.mark.parametrize(
    ("seat", "action", "error", "code"),
    [
        (0, Say(2), IllegalAction, "illegal_action"),
        (0, Say(9), IllegalAction, "illegal_action"),
        (0, Other(), MalformedAction, "wrong_action"),
        (3, Say(0), NotYourTurn, "not_your_turn"),
        (CHANCE, Say(0), NotYourTurn, "not_your_turn"),
        (1, Say(0), AlreadyAnswered, "already_answered"),
    ],
    ids=str,
)
def test_an_error_has_a_code_and_changes_nothing(
    game: Log, seat: int, action: Action, error: type[DucatsError], code: str
) -> None:
    game.take(1, 0)
    before = fingerprint(game)
    with pytest.raises(error) as refused:
        game.apply(seat, action)
    assert type(refused.value) is error
    assert refused.value.code == code
    assert fingerprint(game) == before


def test_a_question_may_explain_itself() -> None:
    play = Log(1)
    play.start(Picky(0b1))
    with pytest.raises(IllegalAction) as refused:
        play.apply(0, Say(2))
    assert (refused.value.code, refused.value.rule) == ("picky", "TY-2")


def test_after_the_end_nothing_is_asked(game: Log) -> None:
    assert game.outcome() is None
    for seat in (0, 1, 2, CHANCE):
        game.take(seat, 0)
    assert game.outcome() == Outcome((3, 2, 1), (0, 1, 2))
    assert game.waiting_for() == ()
    assert game.asked_of(0) is None
    for call in (game.ask, lambda: game.apply(0, Say(0)), lambda: game.hear(0, Say(0))):
        with pytest.raises(GameOver):
            call()


def test_rules_that_never_ask_are_stopped() -> None:
    with pytest.raises(BrokenInvariant, match="no question"):
        Log(1).start(Endless())


def test_a_question_that_runs_waits_for_its_seats() -> None:
    game = Log(1)
    game.start(Number(0b1))
    assert game.waiting_for() == (0,)
    assert game.asked == 1
    game.settle()
    assert game.asked == 1


def test_a_copy_goes_its_own_way(game: Log) -> None:
    game.take(0, 1)
    before = fingerprint(game)
    copy = game.copy()
    assert fingerprint(copy) == before
    copy.take(1, 3)
    copy.take(2, 3)
    assert fingerprint(game) == before
    assert game.waiting_for() == (1, 2)
    assert copy.waiting_for() == (CHANCE,)


def test_events_are_built_only_for_listeners(game: Log) -> None:
    for seat in range(3):
        game.take(seat, 0)
    assert game.events is None
    assert not game.listened_to()
    game.events = []
    game.apply(CHANCE, Say(0))
    assert game.stop_listening() == [Rolled(0)]
    assert not game.listened_to()
    assert game.stop_listening() == []


def test_whoever_watches_gets_the_table_at_each_event(game: Log) -> None:
    game.take(0, 0)
    game.take(1, 1)
    game.watch()
    told = game.apply(2, Say(3)), game.apply(CHANCE, Say(0))
    sealed, heard, rolled = game.stop_watching()
    assert [type(event) for events in told for event in events] == [Sealed, Heard, Rolled]
    assert (sealed.waiting_for(), sealed.sealed_answers()) == ((), [0, 1, 3])
    assert heard.open is None
    assert isinstance(heard, Log)
    assert isinstance(rolled, Log)
    assert [table.log[-1] for table in (heard, rolled)] == ["answered [0, 1, 3]", "rolled 0"]
    assert game.stop_watching() == []


def test_nobody_watches_a_copy_or_pays_for_watching_unasked(game: Log) -> None:
    game.apply(0, Say(0))
    assert game.snapshots is None
    game.watch()
    assert game.copy().snapshots is None


def test_no_pages_are_shown_while_the_rules_run(game: Log) -> None:
    for seat in (0, 1):
        game.take(seat, 0)
    game.watch()
    game.apply(2, Say(0))
    sealed, heard = game.stop_watching()
    assert [page.name for page in sealed.pages()] == ["Outer", "Inner", "Number"]
    assert heard.pages() == ()


def test_the_default_of_a_question_is_its_first_legal_answer(game: Log) -> None:
    assert game.default(0) == 0


def test_equal_scores_share_a_rank() -> None:
    outcome = Outcome.by_score((5, 9, 9, 1))
    assert outcome.ranks == (3, 1, 1, 4)
    assert outcome.winners == (1, 2)
