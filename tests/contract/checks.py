"""What every game promises, one function per promise. A check that fails raises BrokenPromise."""

import itertools
import math
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from librt.vecs import vec

from ducats.engine.errors import DucatsError
from ducats.engine.frames import Frame
from ducats.engine.messages import CHANCE, Action, Event, Form, OneOf, OneOrForm, Seat, SomeOf, View
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.server.viewer import Viewer


class BrokenPromise(AssertionError):
    """A game does not keep what it promises; the message begins with the name of the promise."""


def promise(kept: bool, name: str, detail: object = "") -> None:
    """A detail that is dear to work out is handed over as a function."""
    if not kept:
        raise BrokenPromise(f"{name}: {detail() if callable(detail) else detail}"[:4000])


def viewers(play: Play) -> list[Seat | None]:
    return [*range(play.seats), None]


def said(play: Play, seat: Seat) -> list[Action]:
    """The legal actions of a seat, typed."""
    if play.is_over():
        return []
    return [play.say(seat, answer) for answer in play.legal(seat)]


def fingerprint(play: Play) -> str:
    """All that a game is made of, down to the last list."""
    return repr(_plain(play))


NUMBERS = {int, float}


def _plain(thing: Any) -> Any:
    if thing is None or isinstance(thing, int | str | float | bytes):
        return thing
    if isinstance(thing, list | tuple | vec):
        parts = list(thing)
        return [type(thing).__name__, *(parts if set(map(type, parts)) <= NUMBERS else map(_plain, parts))]
    if isinstance(thing, dict):
        return [(_plain(key), _plain(value)) for key, value in thing.items()]
    if isinstance(thing, msgspec.Struct):
        return repr(thing)
    if isinstance(thing, Frame):
        return [repr(thing), _plain(fields(thing))]
    return [type(thing).__name__, _plain(fields(thing))]


def fields(thing: Any) -> dict[str, Any]:
    """All attributes of an object; a compiled class names its own beside what its instances have added."""
    native = [name for name in getattr(type(thing), "__mypyc_attrs__", ()) if name != "__dict__"]
    return {name: getattr(thing, name) for name in sorted({*native, *getattr(thing, "__dict__", ())})}


# -- legality --------------------------------------------------------------------------------------


def check_legal(rules: Rules, play: Play, thorough: bool = True) -> None:
    """Everybody who is asked has something to say, always in the same order, and is understood.

    Without `thorough`, some of many answers are tried: the long runs meet the others elsewhere.
    """
    ask, stack = play.ask(), play.stack()
    promise(type(ask) in rules.meta.questions, "question is listed", ask)
    for seat in play.waiting_for():
        answers = play.legal(seat)
        promise(bool(answers), "legal is not empty", stack)
        promise(len(set(answers)) == len(answers), "legal has no doubles", answers)
        promise(answers == play.legal(seat) == play.copy().legal(seat), "legal order is fixed", stack)
        promise(all(0 <= answer < ask.size for answer in answers), "answers fit the question", answers)
        promise(play.default(seat) in answers, "default is legal", (stack, play.default(seat)))
        drawn, dice = ask.pick(play, seat, Rng(stack)), Rng(stack)
        promise(drawn == answers[dice.below(len(answers))], "pick draws from legal", (stack, drawn))
        tried = answers if thorough else answers[:: max(1, len(answers) // 8)]
        actions = [play.say(seat, answer) for answer in tried]
        promise(len(set(actions)) == len(actions), "actions differ", actions)
        for answer, action in zip(tried, actions, strict=True):
            promise(play.hear(seat, action) == answer, "hear understands what say said", action)
        if thorough:
            _check_choices(play, seat, actions)
    for seat in range(play.seats):
        if seat not in play.waiting_for():
            promise(play.legal(seat) == [], "nothing is legal for who is not asked", seat)


def _check_choices(play: Play, seat: Seat, actions: list[Action]) -> None:
    if seat == CHANCE:
        return
    question = play.asked_of(seat)
    promise(question is not None, "an asked seat sees the question", seat)
    assert question is not None
    choices = question.choices
    if isinstance(choices, OneOf):
        promise(list(choices.actions) == actions, "choices are the legal actions", choices)
    elif isinstance(choices, OneOrForm):
        filled = [action for form in choices.forms for action in _fill_in(form)]
        promise(len(set(filled)) == len(filled), "forms do not overlap", choices)
        promise({*choices.actions, *filled} == set(actions), "choices are the legal actions", choices)
        promise(len(choices.actions) + len(filled) == len(actions), "choices are the legal actions", choices)
    else:
        assert isinstance(choices, SomeOf)
        ways = math.comb(len(choices.items), choices.count)
        promise(ways == len(actions), "choices are the legal actions", choices)
        promise(all(type(action).__name__ == choices.action for action in actions), "choices name the action")
        for action in actions:
            chosen = getattr(action, choices.field)
            promise(len(chosen) == choices.count, "choices name the count", action)
            promise(set(chosen) <= set(choices.items), "choices name the items", action)


def _fill_in(form: Form[Any]) -> list[Action]:
    """Every way to fill in a form."""
    target = getattr(form.action, form.field) if form.field else form.action
    ranges = [range(amount.least, amount.most + 1, amount.step) for amount in form.amounts]
    names = [amount.name for amount in form.amounts]
    filled = []
    for amounts in itertools.product(*ranges):
        if sum(amounts) >= form.total:
            inner = msgspec.structs.replace(target, **dict(zip(names, amounts, strict=True)))
            outer = msgspec.structs.replace(form.action, **{form.field: inner}) if form.field else inner
            filled.append(outer)
    return filled


def check_codec(rules: Rules, actions: Iterable[Action]) -> None:
    """An action is the same after a trip through JSON."""
    for action in actions:
        text = msgspec.json.encode(action)
        promise(rules.read_action(text) == action, "actions survive JSON", action)
        promise(rules.read_action(msgspec.to_builtins(action)) == action, "actions survive JSON", action)


# -- views -----------------------------------------------------------------------------------------


def check_views(rules: Rules, play: Play, rng: Rng) -> None:
    """Views survive JSON, print, and can be imagined back; what is legal follows from the view."""
    decoder = msgspec.json.Decoder(rules.meta.view)
    for viewer in viewers(play):
        seen = rules.view(play, viewer)
        promise(seen == rules.view(play, viewer), "views are repeatable", viewer)
        promise(decoder.decode(msgspec.json.encode(seen)) == seen, "views survive JSON", viewer)
        promise(bool(rules.text(seen).strip()), "views print", viewer)
        world = rules.imagine(seen, rng)
        world.check()
        again = rules.view(world, viewer)
        promise(again == seen, "imagine fits the view", _difference(seen, again))
        promise(world.waiting_for() == play.waiting_for(), "waiting is a function of the view", viewer)
        if viewer is not None and not play.is_over():
            promise(said(world, viewer) == said(play, viewer), "legal is a function of the view", viewer)
            if viewer in play.waiting_for():
                same = world.default(viewer) == play.default(viewer)
                promise(same, "default is a function of the view", viewer)
    opened = rules.open_view(play)
    promise(decoder.decode(msgspec.json.encode(opened)) == opened, "views survive JSON", "open")
    promise(bool(rules.text(opened)), "views print", "open")


def _difference(one: Any, other: Any) -> str:
    fields = [name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)]
    return "; ".join(f"{name}: {getattr(one, name)!r} / {getattr(other, name)!r}" for name in fields)


def check_position(rules: Rules, play: Play, options: Any, data: str | None = None) -> None:
    """A position that is written down and set up again is the same table for everybody."""
    written = rules.position(play)
    msgspec.json.encode(written)
    table = rules.set_up(play.seats, options, written, data)
    promise(rules.open_view(table) == rules.open_view(play), "set_up repeats position", written)
    for viewer in viewers(play):
        promise(rules.view(table, viewer) == rules.view(play, viewer), "set_up repeats position", viewer)


def check_steps(viewer: Viewer, before: View, snapshots: Sequence[Play]) -> None:
    """The steps of a moment lead from view to view, and each of these is one that JSON can carry."""
    decoder = msgspec.json.Decoder(viewer.rules.meta.view)
    steps, last = viewer.steps(before, snapshots)
    promise(len(steps) == len(snapshots), "one step for each event", steps)
    promise(not snapshots or last == viewer.view(snapshots[-1]), "the last view is told", last)
    shown = msgspec.to_builtins(before)
    for step, table in zip(steps, snapshots, strict=True):
        shown = patched(shown, msgspec.json.decode(msgspec.json.encode(step)))
        view = viewer.view(table)
        promise(decoder.decode(msgspec.json.encode(shown)) == view, "steps lead from view to view", step)


def patched(value: Any, patch: Any) -> Any:
    """What a patch makes of a value, both as JSON reads them."""
    for path, part in patch:
        value = _put(value, path, part)
    return value


def _put(value: Any, path: Sequence[Any], part: Any) -> Any:
    if not path:
        return part
    place, *rest = path
    if isinstance(value, dict):
        return {**value, place: _put(value[place], rest, part)}
    if place == len(value):
        return [*value, part]
    return [*value[:place], _put(value[place], rest, part), *value[place + 1 :]]


# -- errors ----------------------------------------------------------------------------------------


def refusal(play: Play, seat: Seat, action: Action) -> tuple[str, str, str, str | None] | None:
    """How a game refuses an action; None if it would accept it."""
    try:
        play.hear(seat, action)
    except DucatsError as error:
        return type(error).__name__, error.code, error.message, error.rule
    return None


def check_refusals(play: Play, actions: Sequence[Action]) -> int:
    """What is not legal is refused with a code and changes nothing; what is not refused is legal."""
    before = fingerprint(play)
    refused = 0
    for seat in (*range(play.seats), play.seats, CHANCE):
        for action in actions:
            if refusal(play, seat, action) is None:
                promise(play.hear(seat, action) in play.legal(seat), "only legal is accepted", action)
                continue
            try:
                play.apply(seat, action)
            except DucatsError as error:
                promise(bool(error.code) and error.code != "error", "errors have codes", error)
                refused += 1
            else:
                promise(False, "an illegal action is refused", action)
    promise(fingerprint(play) == before, "a refused action changes nothing", play.stack)
    return refused


# -- events ----------------------------------------------------------------------------------------


def check_events(rules: Rules, events: Iterable[Event], seats: int) -> None:
    """Events are listed, survive JSON, and what is hidden once stays hidden."""
    union: Any = rules.meta.events[0]
    for kind in rules.meta.events[1:]:
        union = union | kind
    decoder = msgspec.json.Decoder(union)
    for event in events:
        promise(type(event) in rules.meta.events, "events are listed", event)
        for viewer in (*range(seats), None):
            seen = event.seen_by(viewer)
            promise(decoder.decode(msgspec.json.encode(seen)) == seen, "events survive JSON", seen)
            promise(seen.seen_by(viewer) == seen, "what is hidden stays hidden", seen)
        promise(decoder.decode(msgspec.json.encode(event)) == event, "events survive JSON", event)
