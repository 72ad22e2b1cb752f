"""No tells: two worlds that a viewer cannot tell apart stay alike for them, to the last byte.

Millions of moments are compared, so what a viewer sees is built and written down once for each of them.
"""

import re
from collections.abc import Sequence
from functools import partial
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

ROW = Row(vec[float]([0.0] * 1024), 0, 1024)
"""For observations, one after the other; none is longer."""
TEXT = re.compile(rb'"([^"\\]*(?:\\.[^"\\]*)*)"(:?)')
"""A text in JSON, and whether it names a field."""
NAME = b"\0"
"""Ends a text that names a field; no text in JSON has it within."""

UNUSUAL = (b"\\", b'{":', b'[":', b',":', b':":')
"""Something is escaped, or begins with a colon, so that a quotation mark and a colon end no name."""

encode = msgspec.json.Encoder().encode


class Step(NamedTuple):
    """An event as a viewer is told it, their view of the table then, and both as JSON."""

    event: Event
    view: View
    told: bytes
    shown: bytes


class World:
    """A game as one viewer may watch it."""

    def __init__(self, rules: Rules, play: Play, viewer: Seat | None) -> None:
        self.rules = rules
        self.play = play
        self.viewer = viewer
        self.look()

    def look(self) -> None:
        """What the viewer sees now."""
        self.view = self.rules.view(self.play, self.viewer)
        self.text = encode(self.view)
        self._hidden: set[bytes] | None = None

    def hidden_words(self) -> set[bytes]:
        """Names of pieces that lie on the table but not where this viewer could see them.

        The rule that the open question cites is no piece: it may be another one for each who is asked.
        """
        if self._hidden is None:
            table = self.rules.open_view(self.play)
            unseen = _marked_words(encode(table)) - _marked_words(self.text)
            self._hidden = {word for word in unseen if not word.endswith(NAME)}
            if table.question is not None:
                self._hidden.discard(table.question.rule.encode())
        return self._hidden

    def apply(self, seat: Seat, action: Action) -> list[Step]:
        """Play an action: each event as the viewer is told it, with their view then."""
        play, viewer, view = self.play, self.viewer, self.rules.view
        play.watch()
        told = play.apply(seat, action)
        snapshots = play.stop_watching()
        promise(len(snapshots) == len(told), "every event has its table", (len(snapshots), told))
        steps = []
        for event, table in zip(told, snapshots, strict=True):
            heard, seen = event.seen_by(viewer), view(table, viewer)
            steps.append(Step(heard, seen, encode(heard), encode(seen)))
        self.look()
        return steps

    def apply_listening(self, seat: Seat, action: Action) -> list[Step]:
        """The same; what was hidden before the action and still is must not be in what is told or shown."""
        before = self.hidden_words()
        steps = self.apply(seat, action)
        quoted = [b'"' + word + b'"' for word in before]
        if any(word in step.told or word in step.shown for step in steps for word in quoted):
            hidden = before & self.hidden_words()
            for step in steps:
                said_by_mistake = hidden & words_in(step.told)
                promise(not said_by_mistake, "events tell no more than views", (self.viewer, step.event))
                shown_by_mistake = hidden & words_in(step.shown)
                promise(not shown_by_mistake, "steps show no more than views", (self.viewer, step.event))
        return steps

    def numbers(self) -> dict[int, float]:
        """What a learner in this seat is shown, by place; nothing where the game has views alone.

        In which order it was written nobody can see.
        """
        observer = self.rules.observer()
        if observer is None or self.viewer is None:
            return {}
        ROW.clear()
        observer.write(self.play, self.viewer, ROW)
        return {place: ROW.values[place] for place in list(ROW.written[: ROW.count])}

    def looks_into_a_pile(self) -> bool:
        """Whether the viewer may look at something that was hidden: there two worlds part by right."""
        return not self.play.is_over() and self.viewer in self.play.ask().seats and self.play.ask().looks


def check_alike(one: World, other: World, probes: list[Action]) -> None:
    """Everything a viewer can learn now: view, question, legal actions, error texts."""
    viewer, first, second = one.viewer, one.play, other.play
    promise(len(one.text) == len(other.text), "no tells in sizes", (viewer, len(one.text), len(other.text)))
    promise(one.text == other.text, "no tells in views", (viewer, one.text, other.text))
    promise(first.waiting_for() == second.waiting_for(), "no tells in waiting", partial(_stacks, one, other))
    if first.is_over():
        return
    promise(first.ask().question == second.ask().question, "no tells in the question", first.stack)
    promise(first.ask().seats == second.ask().seats, "no tells in who is asked", first.stack)
    if viewer is None:
        return
    observed = one.numbers(), other.numbers()
    promise(observed[0] == observed[1], "no tells in observations", (viewer, *observed))
    promise(said(first, viewer) == said(second, viewer), "no tells in legal", viewer)
    for action in probes:
        errors = refusal(first, viewer, action), refusal(second, viewer, action)
        promise(errors[0] == errors[1], "no tells in errors", (viewer, action, errors))


def check_same_consequences(one: World, other: World) -> None:
    """They are worked out from views alone, so where those are equal a look now and then is enough."""
    foreseen = [encode(world.rules.consequences(world.view)) for world in (one, other)]
    promise(foreseen[0] == foreseen[1], "no tells in consequences", (one.viewer, *foreseen))


def _stacks(one: World, other: World) -> tuple[str, str]:
    return one.play.stack(), other.play.stack()


def check_same_steps(before: View, one: Sequence[Step], other: Sequence[Step]) -> bool:
    """Whether both worlds told the same; False if a rule turned something up in which they differ.

    Event by event, as long as they tell the same, the viewer sees the same change: views that are alike to
    the last byte are reached by patches that are.
    """
    earlier = before, before
    for first, second in zip(one, other, strict=False):
        if first.told != second.told:
            revealed = first.event.reveals() or second.event.reveals()
            promise(revealed, "no tells in events", (before.seat, first.event, second.event))
            return False
        if first.shown != second.shown or first.view != second.view:
            _check_same_patches(first.event, earlier, (first.view, second.view))
        earlier = first.view, second.view
    longer, shared = max(one, other, key=len), min(len(one), len(other))
    if len(longer) > shared and longer[shared].event.reveals():
        return False
    promise(len(one) == len(other), "no tells in events", (before.seat, one, other))
    return True


def _check_same_patches(event: Event, before: tuple[View, View], after: tuple[View, View]) -> None:
    """The views of two worlds differ after the same event: does the change that is sent tell?"""
    first, second = (encode(diff(last, view)) for last, view in zip(before, after, strict=True))
    promise(
        len(first) == len(second), "no tells in the size of steps", (before[0].seat, event, first, second)
    )
    promise(first == second, "no tells in steps", (before[0].seat, event, first, second))


def words_of(thing: Any) -> set[bytes]:
    """All texts in a view or an event but the names of its fields."""
    return words_in(encode(thing))


def words_in(text: bytes) -> set[bytes]:
    """All texts in JSON but the names of fields."""
    return {word for word in _marked_words(text) if not word.endswith(NAME)}


def _marked_words(text: bytes) -> set[bytes]:
    """All texts in JSON, those that name a field marked as such; unless some are unusual, in three steps."""
    if any(sign in text for sign in UNUSUAL):
        return {word + NAME if named else word for word, named in TEXT.findall(text)}
    return set(text.replace(b'":', NAME + b'"').split(b'"')[1::2])


def probes(one: Play, rng: Rng, pool: list[Action]) -> list[Action]:
    """Actions to be refused: some from the game so far, and some that are in the others' power."""
    if one.is_over():
        return []
    chosen = rng.sample(pool, min(4, len(pool)))
    for seat in one.waiting_for():
        answers = one.legal(seat)
        promise(bool(answers), "legal is not empty", one.stack)
        chosen += [one.say(seat, rng.choice(answers)) for _ in range(2)]
    return chosen


def follow_two_worlds(
    rules: Rules,
    play: Play,
    viewer: Seat | None,
    rng: Rng,
    pool: list[Action],
    steps: int = 12,
    listen_every: int = 1,
) -> int:
    """Give both worlds the same inputs; returns after how many of them they still looked alike.

    To listen for hidden words takes half of the time: a long run may do it at one input in so many.
    """
    one = World(rules, play.copy(), viewer)
    other = World(rules, rules.imagine(one.view, rng), viewer)
    check_alike(one, other, probes(one.play, rng, pool))
    check_same_consequences(one, other)
    for step in range(steps):
        if one.play.is_over():
            return step
        seat = rng.choice(one.play.waiting_for())
        possible = set(said(other.play, seat))
        shared = [action for action in said(one.play, seat) if action in possible]
        if not shared:
            return step
        action, before = rng.choice(shared), one.view
        apply = one.apply_listening if rng.below(listen_every) == 0 else one.apply
        shown = apply(seat, action)
        if not check_same_steps(before, shown, other.apply(seat, action)):
            return step
        if one.looks_into_a_pile() and other.looks_into_a_pile():
            return step
        check_alike(one, other, probes(one.play, rng, pool))
    return steps


def seal_in_two_worlds(rules: Rules, play: Play, viewer: Seat | None, rng: Rng) -> int:
    """Answers under a seal may be anything: different ones in the two worlds must look the same.

    The last of them is turned up at once, but not before its seat is told to have answered.
    """
    waiting = list(play.waiting_for())
    if len(play.ask().seats) == 1 or len(waiting) < 2:
        return 0
    one = World(rules, play.copy(), viewer)
    other = World(rules, rules.imagine(one.view, rng), viewer)
    rng.shuffle(waiting)
    differing = 0
    for seat in (*waiting[1:], waiting[0]):
        first = one.play.say(seat, rng.choice(one.play.legal(seat)))
        second = first if seat == viewer else other.play.say(seat, rng.choice(other.play.legal(seat)))
        before = one.view
        steps, other_steps = one.apply(seat, first), other.apply(seat, second)
        check_same_steps(before, steps[:1], other_steps[:1])
        differing += first != second
        if seat == waiting[0]:
            break
        heard, other_heard = ([step.event for step in each] for each in (steps, other_steps))
        promise(heard == other_heard, "no tells in sealed answers", (viewer, heard, other_heard))
        check_alike(one, other, [])
    return differing
