"""A new puzzle, as the text of its scenario file."""

from typing import Any, Final, NamedTuple

import msgspec

from ducats.engine.errors import BrokenInvariant
from ducats.engine.expectations import NOTHING
from ducats.engine.messages import Seat, View
from ducats.engine.play import Play
from ducats.engine.rules import Rules
from ducats.puzzles.measuring import Measuring
from ducats.puzzles.messages import Answer
from ducats.puzzles.puzzle import About, read_puzzle
from ducats.review.samples import in_units

EASIEST: Final = 900
"""The rating of a puzzle that no bot misses and whose margin is the whole victory."""
MISSED_POINTS: Final = 900
"""Added if all weaker bots miss it."""
NARROW_POINTS: Final = 300
"""Added for a narrow margin."""
WIDE_MARGIN: Final = 0.5


class Found(NamedTuple):
    """A question that makes a puzzle."""

    view: View
    seat: Seat
    question: str
    world: Play
    """Imagined from the view: it knows nothing that the solver does not."""
    measuring: Measuring
    tempting: int
    missed: dict[str, float]
    options: dict[str, Any]

    def about(self, rules: Rules) -> About:
        order = self.measuring.best()
        answers = tuple([self._answer(answer, order[0]) for answer in order])
        margin = min(answer.behind for answer in answers[1:]) / in_units(1.0)
        return About(
            version=rules.meta.version,
            answers=answers,
            tempting=order.index(self.tempting),
            missed={level: round(share, 2) for level, share in self.missed.items()},
            rating=rating(sum(self.missed.values()) / len(self.missed), margin),
            games=self.measuring.played,
        )

    def _answer(self, answer: int, best: int) -> Answer:
        found = self.measuring.found[answer]
        behind = self.measuring.behind(answer, best)
        return Answer(
            action=msgspec.to_builtins(self.world.say(self.seat, answer)),
            chance=in_units(found.share.mean(0)),
            error=in_units(found.share.error(0)),
            behind=in_units(behind.mean(0)),
            behind_error=in_units(behind.error(0)),
            score=round(found.scores.mean(0), 1),
            rival=round(found.scores.mean(1), 1),
            worlds=found.share.count,
        )


def rating(missed: float, margin: float) -> int:
    """How hard a puzzle is on its solvers' scale, as far as bots can tell."""
    narrow = max(0.0, 1.0 - margin / WIDE_MARGIN)
    return round(EASIEST + MISSED_POINTS * missed + NARROW_POINTS * narrow)


def text_of(rules: Rules, found: Found) -> str:
    """The file; checked that it shows the solver what they saw."""
    position = rules.position(found.world)
    about = msgspec.to_builtins(found.about(rules))
    head = {
        "title": f"What is best at {found.question}?",
        "game": rules.meta.id,
        "seats": found.view.seats,
        "options": found.options,
        "position": position,
    }
    solution = about["answers"][0]["action"]
    question: dict[str, Any] = {
        "question": found.question,
        "legal": {"seat": found.seat, "count": len(about["answers"])},
    }
    answers = about.pop("answers")
    lines = [f"{key} = {_toml(value)}" for key, value in head.items()]
    lines += ["", "[[step]]", *[f"{key} = {_toml(value)}" for key, value in question.items()]]
    lines += ["", "[[step]]", f"seat = {found.seat}", f"action = {_toml(solution)}"]
    lines += ["", "[about]", *[f"{key} = {_toml(value)}" for key, value in about.items()]]
    for answer in answers:
        lines += ["", "[[about.answers]]", *[f"{key} = {_toml(value)}" for key, value in answer.items()]]
    text = "\n".join(lines) + "\n"
    if read_puzzle("new", text).view(rules) != found.view:
        raise BrokenInvariant(f"the position of {found.question} is not what its solver saw")
    return text


def can_be_written(position: Any) -> bool:
    """A scenario file cannot write None in a position, such as a finished hand that no jewels ended."""
    if isinstance(position, dict):
        return all(map(can_be_written, position.values()))
    if isinstance(position, list | tuple):
        return all(map(can_be_written, position))
    return position is not None


def _toml(value: Any) -> str:
    """A value of a scenario file on one line."""
    if value is None:
        return f'"{NOTHING}"'
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(key)} = {_toml(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    # JSON's booleans, numbers and strings are TOML's, too.
    return msgspec.json.encode(value).decode()


def _key(key: str) -> str:
    return key if key.isidentifier() and key.isascii() else f'"{key}"'
