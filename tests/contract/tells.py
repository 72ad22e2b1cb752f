"""No tells: two worlds that a viewer cannot tell apart stay alike for them, to the last byte."""

import re
from typing import Any, NamedTuple

import msgspec
from librt.vecs import vec
from tests.contract.checks import promise, refusal, said

from ducats.engine.messages import Action, Event, Seat, View
from ducats.engine.observation import Row
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.server.patches import diff

MOST_NUMBERS = 1024
"""No observation is longer."""
TEXT = re.compile(rb'"([^"\\]*(?:\\.[^"\\]*)*)"(:?)')
"""A text in JSON, and whether it names a field."""


class Step(NamedTuple):
    """An event as a viewer is told it, and their view of the table then."""

    event: Event
    view: View


def looks_into_a_pile(play: Play, viewer: Seat | None) -> bool:
    """Whether the viewer may look at something that was hidden: there the two worlds part by right."""
    return not play.is_over() and viewer in play.ask().seats and play.ask().looks


def seen_events(events: list[Event], viewer: Seat | None) -> list[Event]:
    return [event.seen_by(viewer) for event in events]


def check_alike(rules: Rules, one: Play, other: Play, viewer: Seat | None, probes: list[Action]) -> None:
    """Everything a viewer can learn now: view, question, legal actions, error texts."""
    views = [rules.view(world, viewer) for world in (one, other)]
    first, second = map(msgspec.json.encode, views)
    promise(len(first) == len(second), "no tells in sizes", (viewer, len(first), len(second)))
    promise(first == second, "no tells in views", (viewer, first, second))
    foreseen = [msgspec.json.encode(rules.consequences(view)) for view in views]
    promise(foreseen[0] == foreseen[1], "no tells in consequences", (viewer, *foreseen))
    promise(one.waiting_for() == other.waiting_for(), "no tells in waiting", (one.stack(), other.stack()))
    if one.is_over():
        return
    promise(one.ask().question == other.ask().question, "no tells in the question", one.stack())
    promise(one.ask().seats == other.ask().seats, "no tells in who is asked", one.stack())
    if viewer is None:
        return
    observed = [numbers_of(rules, world, viewer) for world in (one, other)]
    promise(observed[0] == observed[1], "no tells in observations", (viewer, *observed))
    promise(said(one, viewer) == said(other, viewer), "no tells in legal", viewer)
    for action in probes:
        errors = refusal(one, viewer, action), refusal(other, viewer, action)
        promise(errors[0] == errors[1], "no tells in errors", (viewer, action, errors))


def numbers_of(rules: Rules, play: Play, viewer: Seat) -> dict[int, float]:
    """What a learner in this seat is shown, by place; nothing where the game leaves that to its views."""
    observer = rules.observer()
    if observer is None:
        return {}
    row = Row(vec[float]([0.0] * MOST_NUMBERS), 0, MOST_NUMBERS)
    observer.write(play, viewer, row)
    return {int(place): row.values[place] for place in row.written[: row.count]}


def check_same_events(viewer: Seat | None, one: list[Event], other: list[Event]) -> bool:
    """Whether both worlds told the same; False if a rule turned something up in which they differ."""
    first, second = seen_events(one, viewer), seen_events(other, viewer)
    for event, other_event in zip(first, second, strict=False):
        if msgspec.json.encode(event) != msgspec.json.encode(other_event):
            revealed = event.reveals() or other_event.reveals()
            promise(revealed, "no tells in events", (viewer, event, other_event))
            return False
    longer, shared = max(first, second, key=len), min(len(first), len(second))
    if len(longer) > shared and longer[shared].reveals():
        return False
    promise(len(first) == len(second), "no tells in events", (viewer, first, second))
    return True


def check_same_steps(before: View, one: list[Step], other: list[Step]) -> None:
    """Event by event, as long as both worlds tell the same, a viewer sees the same change."""
    earlier = before, before
    for first, second in zip(one, other, strict=False):
        if msgspec.json.encode(first.event) != msgspec.json.encode(second.event):
            return
        patches = [
            msgspec.json.encode(diff(last, step.view))
            for last, step in zip(earlier, (first, second), strict=True)
        ]
        sizes = len(patches[0]), len(patches[1])
        promise(sizes[0] == sizes[1], "no tells in the size of steps", (before.seat, first.event, sizes))
        promise(patches[0] == patches[1], "no tells in steps", (before.seat, first.event, patches))
        earlier = first.view, second.view


def hidden_words(rules: Rules, play: Play, viewer: Seat | None) -> set[bytes]:
    """Names of pieces that lie on the table but not where this viewer could see them.

    The rule that the open question cites is no piece: it may be another one for each who is asked.
    """
    seen = rules.open_view(play)
    cited = set() if seen.question is None else {seen.question.rule.encode()}
    return words_of(seen) - words_of(rules.view(play, viewer)) - cited


def words_of(thing: Any) -> set[bytes]:
    """All texts in a view or an event but the names of its fields, read off its JSON: that is fastest."""
    return {text for text, named in TEXT.findall(msgspec.json.encode(thing)) if not named}


def said_in(thing: Any, words: set[bytes]) -> set[bytes]:
    """Which of some words a view or an event says; that it says none of them is found out quickly."""
    text = msgspec.json.encode(thing)
    found = {word for word in words if word in text}
    return found & words_of(thing) if found else found


def apply_watched(
    rules: Rules, play: Play, viewer: Seat | None, seat: Seat, action: Action
) -> tuple[list[Event], list[Step]]:
    """Play an action: all that happened, and each event that the viewer is told with their view then."""
    play.watch()
    told = list(play.apply(seat, action))
    snapshots = play.stop_watching()
    promise(len(snapshots) == len(told), "every event has its table", (len(snapshots), told))
    steps = [
        Step(event.seen_by(viewer), rules.view(table, viewer))
        for event, table in zip(told, snapshots, strict=True)
    ]
    return told, steps


def apply_listening(
    rules: Rules, play: Play, viewer: Seat | None, seat: Seat, action: Action
) -> tuple[list[Event], list[Step]]:
    """The same; what was hidden before the action and still is must not be in what is told or shown."""
    before = hidden_words(rules, play, viewer)
    told, steps = apply_watched(rules, play, viewer, seat, action)
    hidden = before & hidden_words(rules, play, viewer)
    for step in steps:
        promise(not said_in(step.event, hidden), "events tell no more than views", (viewer, step.event))
        promise(not said_in(step.view, hidden), "steps show no more than views", (viewer, step.event))
    return told, steps


def probes(one: Play, rng: Rng, pool: list[Action]) -> list[Action]:
    """Actions to be refused: some from the game so far, and some that are in the others' power."""
    chosen = rng.sample(pool, min(4, len(pool)))
    for seat in one.waiting_for():
        answers = one.legal(seat)
        promise(bool(answers), "legal is not empty", one.stack())
        chosen += [one.say(seat, rng.choice(answers)) for _ in range(2)]
    return chosen


def follow_two_worlds(
    rules: Rules, play: Play, viewer: Seat | None, rng: Rng, pool: list[Action], steps: int = 12
) -> int:
    """Give both worlds the same inputs; returns after how many of them they still looked alike."""
    one, other = play.copy(), rules.imagine(rules.view(play, viewer), rng)
    check_alike(rules, one, other, viewer, probes(one, rng, pool))
    for step in range(steps):
        if one.is_over():
            return step
        seat = rng.choice(one.waiting_for())
        possible = set(said(other, seat))
        shared = [action for action in said(one, seat) if action in possible]
        if not shared:
            return step
        action = rng.choice(shared)
        before = rules.view(one, viewer)
        told, shown = apply_listening(rules, one, viewer, seat, action)
        other_told, other_shown = apply_watched(rules, other, viewer, seat, action)
        check_same_steps(before, shown, other_shown)
        if not check_same_events(viewer, told, other_told):
            return step
        if looks_into_a_pile(one, viewer) and looks_into_a_pile(other, viewer):
            return step
        check_alike(rules, one, other, viewer, probes(one, rng, pool) if not one.is_over() else [])
    return steps


def seal_in_two_worlds(rules: Rules, play: Play, viewer: Seat | None, rng: Rng) -> int:
    """Answers under a seal may be anything: different ones in the two worlds must look the same.

    The last of them is turned up at once, but not before its seat is told to have answered.
    """
    waiting = list(play.waiting_for())
    if len(play.ask().seats) == 1 or len(waiting) < 2:
        return 0
    one, other = play.copy(), rules.imagine(rules.view(play, viewer), rng)
    rng.shuffle(waiting)
    differing = 0
    for seat in (*waiting[1:], waiting[0]):
        first = one.say(seat, rng.choice(one.legal(seat)))
        second = first if seat == viewer else other.say(seat, rng.choice(other.legal(seat)))
        before = rules.view(one, viewer)
        told, steps = apply_watched(rules, one, viewer, seat, first)
        other_told, other_steps = apply_watched(rules, other, viewer, seat, second)
        check_same_steps(before, steps[:1], other_steps[:1])
        differing += first != second
        if seat == waiting[0]:
            break
        promise(
            seen_events(told, viewer) == seen_events(other_told, viewer),
            "no tells in sealed answers",
            (viewer, told, other_told),
        )
        check_alike(rules, one, other, viewer, [])
    return differing
