"""Records: written, read, verified; and everything that can be wrong with one."""

import json
from typing import Any

import msgspec
import pytest

from ducats.engine.driver import Driver
from ducats.engine.errors import BadData, BadOptions, CorruptRecord
from ducats.engine.messages import CHANCE
from ducats.engine.record import Input, Record, new_header, read, read_header, write
from ducats.engine.replay import moments, verify
from ducats.engine.rng import Rng, commitment
from ducats.games import find
from ducats.games.musketeers.rules.printed import DATA_TEXT

RULES = find("musketeers")
SEED = "a seed"


def driver(questions: int | None = None, **options: Any) -> Driver:
    """A game played at random, to the end or for a number of answers of players."""
    chosen = {"match_mode": "single_hand"} | options
    header = new_header(RULES, 3, SEED, chosen, players=("Ann", "Bob", "Cid"))
    game, _ = Driver.begin(RULES, header, SEED)
    rng = Rng("moves")
    while not game.play.is_over() and questions != 0:
        seat = rng.choice(game.play.waiting_for())
        game.apply(seat, game.play.say(seat, rng.choice(game.play.legal(seat))))
        questions = None if questions is None else questions - 1
    return game


@pytest.fixture(scope="module")
def finished() -> bytes:
    return write(driver().record())


def lines(text: bytes) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


def joined(parts: list[Any]) -> bytes:
    return b"".join(json.dumps(part, separators=(",", ":")).encode() + b"\n" for part in parts)


def test_a_record_is_one_line_for_the_header_one_per_input_one_for_the_end(finished: bytes) -> None:
    header, *inputs, footer = lines(finished)
    assert header["game"] == "musketeers"
    assert header["ducats"] == 1
    assert header["players"] == ["Ann", "Bob", "Cid"]
    assert header["options"]["match_mode"] == "single_hand"
    assert header["options"]["match_target"] == 100
    assert header["commitment"] == commitment(SEED)
    assert SEED not in json.dumps([header, *inputs])
    assert footer["seed"] == SEED
    assert {entry["seat"] for entry in inputs} == {CHANCE, 0, 1, 2}
    assert all(set(entry) == {"seat", "action"} for entry in inputs)


def test_a_record_is_read_and_verified(finished: bytes) -> None:
    record = read(RULES, finished)
    assert write(record) == finished
    play = verify(RULES, record)
    assert play.is_over()
    assert read_header(finished) == record.header


def test_an_unfinished_record_shows_no_seed_and_verifies() -> None:
    game = driver(questions=7)
    text = write(game.record())
    assert SEED.encode() not in text
    assert not verify(RULES, read(RULES, text)).is_over()


def test_a_stored_game_is_followed_and_resumed() -> None:
    game = driver(questions=7)
    again = Driver(RULES, game.header, SEED)
    stored = game.inputs[:-1] if game.inputs[-1].seat == CHANCE else game.inputs
    for entry in stored:
        again.follow(entry)
    again.resume()
    assert again.inputs == game.inputs
    assert again.view(0) == game.view(0)


def test_moments_pause_where_a_player_is_asked(finished: bytes) -> None:
    record = read(RULES, finished)
    shown = [(moment, play.waiting_for()) for moment, play in moments(RULES, record)]
    assert [moment.number for moment, _ in shown] == list(range(len(shown)))
    assert shown[0][0].entry is None
    assert all(CHANCE not in waiting for _, waiting in shown)
    assert len(shown) == 1 + sum(entry.seat != CHANCE for entry in record.inputs)
    assert shown[-1][1] == ()


def change(parts: list[Any], line: int, **fields: Any) -> list[Any]:
    changed = [dict(part) for part in parts]
    changed[line] |= fields
    return changed


def without(part: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in part.items() if key != name}


def place_of(parts: list[Any], kind: str) -> int:
    return next(n for n, part in enumerate(parts) if part.get("action", {}).get("type") == kind)


def corruptions() -> dict[str, Any]:
    """Each takes the lines of a sound record and returns a corrupt one."""

    def altered(kind: str, **fields: Any) -> Any:
        def alter(parts: list[Any]) -> list[Any]:
            line = place_of(parts, kind)
            return change(parts, line, action=parts[line]["action"] | fields)

        return alter

    return {
        "no lines": lambda parts: [],
        "no header": lambda parts: parts[1:],
        "another format": lambda parts: change(parts, 0, ducats=2),
        "another game": lambda parts: change(parts, 0, game="chess"),
        "another version": lambda parts: change(parts, 0, version=99),
        "an unknown field in the header": lambda parts: change(parts, 0, extra=1),
        "a header without seats": lambda parts: [without(parts[0], "seats"), *parts[1:]],
        "too many seats": lambda parts: change(parts, 0, seats=9),
        "fewer seats": lambda parts: change(parts, 0, seats=2),
        "an unknown option": lambda parts: change(parts, 0, options={"what": 1}),
        "another option": lambda parts: change(parts, 0, options={"match_mode": "target"}),
        "a bad data file": lambda parts: change(parts, 0, data="guards = 1"),
        "another commitment": lambda parts: change(parts, 0, commitment=commitment("other")),
        "another seed": lambda parts: change(parts, -1, seed="other"),
        "another seed with its commitment": lambda parts: change(
            change(parts, -1, seed="other"), 0, commitment=commitment("other")
        ),
        "another outcome": lambda parts: change(parts, -1, outcome={"ranks": [1, 1, 1], "scores": [0, 0, 0]}),
        "an outcome that is none": lambda parts: change(parts, -1, outcome="won"),
        "an unknown field at the end": lambda parts: change(parts, -1, extra=1),
        "an altered deal": altered("DealCard", card="10/4"),
        "an altered guard": altered("TurnGuard", card=14, value=40),
        "an altered order of slots": altered("ShuffleSlots", order=[2, 2, 2]),
        "a card that is not in hand": altered("PlayCard", card="77/1"),
        "an altered reward": altered("LayRewards", cards=["0/0", "0/0", "0/0"]),
        "an unknown action": altered("PlayCard", type="Fly"),
        "an unknown field in an action": altered("PlayCard", extra=1),
        "an unknown field in an input": lambda parts: change(parts, 3, extra=1),
        "another seat": lambda parts: change(parts, place_of(parts, "PlayCard"), seat=7),
        "a seat that is no number": lambda parts: change(parts, 3, seat="A"),
        "an input twice": lambda parts: parts[:5] + parts[4:],
        "an input left out": lambda parts: parts[:5] + parts[6:],
        "two inputs exchanged": lambda parts: [*parts[:1], parts[2], parts[1], *parts[3:]],
        "the last input left out": lambda parts: parts[:-2] + parts[-1:],
        "an end without seed": lambda parts: parts[:-1],
        "inputs after the end": lambda parts: [*parts, parts[-2]],
        "two ends": lambda parts: [*parts, parts[-1]],
        "an input after the game is over": lambda parts: [*parts[:-1], parts[-2], parts[-1]],
        "a line that is no object": lambda parts: [*parts[:4], [1], *parts[4:]],
    }


@pytest.mark.parametrize("name", corruptions())
def test_a_corrupt_record_is_found_out(finished: bytes, name: str) -> None:
    text = joined(corruptions()[name](lines(finished)))
    with pytest.raises(CorruptRecord) as found:
        verify(RULES, read(RULES, text))
    assert found.value.code == "corrupt_record"


GARBAGE = [
    b"",
    b"{",
    b'{"seat":0',
    b"\xff\xfe",
    b'{"seat":0,"action":"\xff"}',
    b"[" * 3000,
    b'{"seat":0,"action":{"a":' + b"[" * 100_000,
]


@pytest.mark.parametrize("line", [0, 1, 45, -1])
@pytest.mark.parametrize("garbage", GARBAGE, ids=range(len(GARBAGE)))
def test_a_line_that_cannot_be_read_is_named(finished: bytes, line: int, garbage: bytes) -> None:
    parts = finished.splitlines()
    parts[line] = garbage
    with pytest.raises(CorruptRecord):
        verify(RULES, read(RULES, b"\n".join(parts) + b"\n"))


def test_a_record_cut_off_at_any_byte_is_corrupt_or_unfinished(finished: bytes) -> None:
    for cut in range(0, len(finished) - 1, 97):
        try:
            record = read(RULES, finished[:cut])
        except CorruptRecord:
            continue
        assert record.footer is None
        assert not verify(RULES, record).is_over()


def test_no_changed_move_changes_the_outcome_unnoticed(finished: bytes) -> None:
    """A move replaced by another legal one leads elsewhere, and mostly the end does not fit any more."""
    record = read(RULES, finished)
    assert record.footer is not None
    plays = [n for n, item in enumerate(record.inputs) if type(item.action).__name__ == "PlayCard"]
    noticed = 0
    for entry in plays[-4:]:
        game = Driver(RULES, record.header, SEED)
        for item in record.inputs[:entry]:
            game.follow(item)
        seat = record.inputs[entry].seat
        for answer in game.play.legal(seat):
            inputs = (
                *record.inputs[:entry],
                Input(seat, game.play.say(seat, answer)),
                *record.inputs[entry + 1 :],
            )
            try:
                end = verify(RULES, Record(record.header, inputs, record.footer))
            except CorruptRecord:
                noticed += 1
            else:
                assert end.outcome() == record.footer.outcome
    assert noticed > 0


def test_the_seed_must_fit_the_header() -> None:
    header = new_header(RULES, 2, SEED)
    with pytest.raises(CorruptRecord, match="commitment"):
        Driver(RULES, header, "other")


def test_a_new_header_is_checked() -> None:
    with pytest.raises(BadOptions):
        new_header(RULES, 7, SEED)
    with pytest.raises(BadOptions):
        new_header(RULES, 2, SEED, {"what": 1})
    with pytest.raises(BadData):
        new_header(RULES, 2, SEED, data="guards = 1")
    header = new_header(RULES, 2, SEED, data=DATA_TEXT)
    assert msgspec.json.decode(msgspec.json.encode(header), type=type(header)) == header


def test_after_something_was_taken_back_chance_draws_anew_and_the_record_still_verifies() -> None:
    """Peeking at a draw and going back to before it tells nothing about the next one."""
    header = new_header(RULES, 3, SEED, {"match_mode": "single_hand"})
    game, dealt = Driver.begin(RULES, header, SEED)[0], []
    for _ in range(3):
        dealt.append([entry.action for entry in game.inputs])
        header = header.take_back(0)
        game = Driver.begin(RULES, header.mark_taken_back(3), SEED)[0]
    assert [redraw.times for redraw in header.redraws or ()] == [3], "only the latest counts from there on"
    assert len({msgspec.json.encode(draws) for draws in dealt}) == 3
    rng = Rng("moves")
    while not game.play.is_over():
        seat = rng.choice(game.play.waiting_for())
        game.apply(seat, game.play.say(seat, rng.choice(game.play.legal(seat))))
    text = write(game.record())
    verify(RULES, read(RULES, text))
    head, *rest = lines(text)
    del head["redraws"]
    with pytest.raises(CorruptRecord, match="chance says"):
        verify(RULES, read(RULES, joined([head, *rest])))


def test_what_was_drawn_before_stays_and_a_fork_keeps_what_it_shares() -> None:
    header = new_header(RULES, 3, SEED).take_back(9).take_back(20).take_back(12)
    drawn = [header.seed_of(number, SEED) for number in (8, 9, 11, 12, 30)]
    assert drawn == [SEED, f"{SEED}/1", f"{SEED}/1", f"{SEED}/3", f"{SEED}/3"]
    forked = header.fork(SEED, 10, "new", ())
    assert [forked.seed_of(number, "new") for number in (8, 9, 10)] == [SEED, f"{SEED}/1", "new/1"]
    assert [redraw.times for redraw in forked.take_back(11).redraws or ()] == [1, 2]


def test_what_is_taken_back_of_a_shared_beginning_is_drawn_from_the_new_seed() -> None:
    """Anybody can download the seed of the game that it was shared with."""
    header = new_header(RULES, 3, SEED).fork(SEED, 10, "second", ()).fork("second", 40, "new", ())
    for inputs, seeds in (
        (50, [SEED, "second", "second", "new"]),
        (40, [SEED, "second", "second", "new/1"]),
        (20, [SEED, "second", "new/1", "new/1"]),
        (10, [SEED, "new/1", "new/1", "new/1"]),
        (0, ["new/1", "new/1", "new/1", "new/1"]),
    ):
        back = header.take_back(inputs)
        assert [back.seed_of(number, "new") for number in (9, 10, 39, 49)] == seeds, inputs
    assert header.take_back(0).forks is msgspec.UNSET


@pytest.mark.parametrize(
    ("taken_back", "redraws", "why"),
    [
        (5, [(0, 1), (0, 2)], "no take-back leads to"),
        (5, [(0, 2), (1, 2)], "no take-back leads to"),
        (5, [(1, 1), (0, 2)], "no take-back leads to"),
        (5, [(99_999, 1)], "after input"),
        (1, [(0, 2)], "take-back 2 of 1"),
        (0, [(0, 1)], "take-back 1 of 0"),
    ],
)
def test_chance_draws_anew_only_where_something_can_have_been_taken_back(
    finished: bytes, taken_back: int, redraws: list[tuple[int, int]], why: str
) -> None:
    """After the last draw they change nothing, and are refused all the same."""
    head, *rest = lines(finished)
    drawn = 1 + max(number for number, entry in enumerate(rest) if entry.get("seat") == CHANCE)
    head["redraws"] = [{"inputs": drawn + inputs, "times": times} for inputs, times in redraws]
    if taken_back:
        head["taken_back"] = taken_back
    with pytest.raises(CorruptRecord, match=why):
        verify(RULES, read(RULES, joined([head, *rest])))


def test_a_header_that_forgot_how_often_something_was_taken_back_is_told_by_its_draws() -> None:
    header = new_header(RULES, 3, SEED).take_back(9).take_back(12)
    assert header.mark_taken_back(0).taken_back == 2
    assert header.mark_taken_back(3).taken_back == 3
