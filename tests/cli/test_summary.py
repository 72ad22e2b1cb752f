"""The review in short as the terminal judges it; web/src/review/summary.test.ts reads the same examples."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ducats.cli.summary import (
    costliest,
    decisive,
    draws_to_tell,
    fall,
    is_hidden,
    luck_in,
    misjudged_lots,
    subject_of,
    swings,
)
from ducats.engine.messages import Event
from ducats.review.messages import (
    Analysis,
    Auction,
    Balance,
    Bidder,
    Cost,
    Decision,
    MomentReview,
    TurningPoint,
    Verdict,
)

EXAMPLES: dict[str, Any] = json.loads((Path(__file__).parent / "summary.json").read_text(encoding="utf-8"))


class Drew(Event, frozen=True):
    seat: int
    things: tuple[int, ...]


class Turned(Event, frozen=True):
    """Nobody's in particular."""


def game(example: dict[str, Any]) -> Analysis:
    nothing = (0,) * len(example["start"])

    def mistake(found: dict[str, int] | None) -> Decision | None:
        if found is None:
            return None
        return Decision(
            seat=found["seat"],
            loss=found["loss"],
            question="",
            rule="",
            action={},
            judged=True,
            expected=nothing,
            expected_error=nothing,
            hidden=nothing,
            better={"type": "Pass"},
        )

    return Analysis(
        game="toy",
        version=1,
        seats=len(nothing),
        players=(),
        commitment="",
        seed="",
        start=tuple(example["start"]),
        result=tuple(example["result"]),
        moments=turned(
            example,
            [
                MomentReview(number=number, chances=tuple(chances), errors=nothing, decision=mistake(found))
                for number, (chances, found) in enumerate(
                    zip(example["chances"], example["mistakes"], strict=True)
                )
            ],
        ),
        balances=(),
        turning_points=tuple(TurningPoint(**point) for point in example["turning_points"]),
        cost=Cost(playouts=1, worlds=1, games=1, seconds=1.0, form=""),
    )


def turned(example: dict[str, Any], moments: list[MomentReview]) -> tuple[MomentReview, ...]:
    """With what the turning points changed for everybody; of answers, how much of it was hidden."""
    for point, changes in zip(example["turning_points"], example.get("changes", ()), strict=False):
        number, nothing = point["moment"], (0,) * len(example["start"])
        if point["cause"] == "draw":
            told: dict[str, Any] = {"luck": tuple(changes["all"]), "luck_error": nothing}
        else:
            seen = [whole - hidden for whole, hidden in zip(changes["all"], changes["hidden"], strict=True)]
            known = moments[number].decision or Decision(
                seat=0,
                question="",
                rule="",
                action={},
                judged=True,
                expected=nothing,
                expected_error=nothing,
                hidden=nothing,
            )
            told = {
                "decision": msgspec.structs.replace(
                    known, expected=tuple(seen), hidden=tuple(changes["hidden"])
                )
            }
        moments[number] = msgspec.structs.replace(moments[number], **told)
    return tuple(moments)


@pytest.mark.parametrize("example", EXAMPLES["games"])
def test_what_decided_a_game_and_what_cost_most(example: dict[str, Any]) -> None:
    found, told, reader = game(example), example["told"], example["reader"]
    assert subject_of(found, reader) == told["subject"]
    points = found.turning_points
    assert decisive(found, reader) == (None if told["decisive"] is None else points[told["decisive"]])
    swung = [swings(found, point, reader) for point in points]
    assert [[list(swing) for swing in each] for each in swung] == told["swings"]
    hidden = [is_hidden(found, point, each[0].seat) for point, each in zip(points, swung, strict=True)]
    assert hidden == told["hidden"]
    assert [moment for moment, _ in costliest(found, reader)] == told["costliest"]


@pytest.mark.parametrize("example", EXAMPLES["falls"])
def test_a_loser_is_told_where_their_own_chances_fell_most(example: dict[str, Any]) -> None:
    nothing = (0,) * len(example["start"])
    rest = {"question": "", "rule": "", "action": {}, "judged": True, "expected_error": nothing}
    moments = [
        {**moment, "number": number, "decision": {**moment["decision"], **rest}}
        if "decision" in moment
        else {**moment, "number": number}
        for number, moment in enumerate(example["moments"])
    ]
    bare = game({**example, "chances": [], "mistakes": []})
    found = msgspec.structs.replace(bare, moments=msgspec.convert(moments, tuple[MomentReview, ...]))
    assert fall(found, example["reader"]) == (example["told"] and TurningPoint(**example["told"]))


def test_luck_is_named_for_what_it_did_to_the_result() -> None:
    for figures, told in EXAMPLES["balances"]:
        rest = {"own_error": 0, "others_error": 0, "loss": 0, "accuracy": None, "choices": 0}
        assert luck_in(msgspec.convert({**figures, **rest}, Balance)) == told


def test_draws_are_told_of_whom_they_concern_unless_there_are_too_many() -> None:
    for seats, seat, told, things in EXAMPLES["draws"]:
        events = [
            Turned() if of is None else Drew(of, tuple(range(number)))
            for of, number in zip(seats, things, strict=True)
        ]
        found = draws_to_tell(events, seat)
        assert [id(event) for event in found] == [id(events[place]) for place in told]


def test_lots_count_that_the_reader_or_anybody_misjudged() -> None:
    def lot(*verdicts: Verdict) -> Auction:
        bidders = tuple(
            Bidder(seat=seat, gain=0, error=0, verdict=verdict) for seat, verdict in enumerate(verdicts)
        )
        return Auction(moment=1, first=1, question="toy.bid", buyer=0, price=1, bidders=bidders)

    lots = (lot("overpaid", "too_cheap"), lot("", "too_cheap"), lot("", ""))
    found = msgspec.structs.replace(game(EXAMPLES["games"][0]), auctions=lots)
    assert [misjudged_lots(found, reader) for reader in (None, 0, 1)] == [2, 1, 2]
