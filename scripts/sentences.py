"""Write down how every message of a game is told, in all languages and for all kinds of readers.

Python (tests/locales/test_sentences.py) and the browser (web/src/table/telling.test.ts) must both say this.
After a change of texts, run it and read the difference:

    python scripts/sentences.py musketeers
"""

import itertools
import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from ducats.engine.messages import OneOf, OneOrForm, Question
from ducats.engine.play import Play
from ducats.engine.record import read
from ducats.engine.replay import moments
from ducats.engine.rules import Rules
from ducats.games import find, samples
from ducats.telling import Reader
from ducats.texts import LANGUAGES, Texts, catalogues, kebab

CLONE: Final = Path(__file__).resolve().parents[1]
NAMES: Final = ("Ada", "Ben", "Cleo", "Dirk", "Emma", "Finn", "Gus", "Hana")
KEPT: Final = ("game", "seat", "options", "fixed")
"""What a text about an event may know of the table: the rest changes later."""
SHAPES: Final = 10
"""Sentences of one text that differ by more than names and numbers."""

Entry = dict[str, Any]


def text_ids(game: str, question: Question[Any]) -> tuple[str, str]:
    name = kebab(question.id.removeprefix(f"{game}."))
    return f"{game}-question-{name}", f"{game}-wait-{name}"


def entries(rules: Rules, record: Path) -> Iterator[Entry]:
    """Everything that is told in a game, to the first two seats and to a spectator."""
    game = rules.meta.id
    for moment, play in moments(rules, read(rules, record.read_bytes())):
        for viewer in (None, 0, 1):
            view = msgspec.to_builtins(rules.view(play, viewer))
            table = {field: view[field] for field in KEPT if field in view}
            for event in moment.events:
                seen = event.seen_by(viewer)
                if seen is not None:
                    fields = msgspec.to_builtins(seen)
                    yield {"id": f"{game}-event-{kebab(fields['type'])}", "fields": fields, "view": table}
        yield from asked(rules, play)


def asked(rules: Rules, play: Play) -> Iterator[Entry]:
    """The question, as the one who is asked hears it, and as the others wait for it; the answers."""
    game = rules.meta.id
    for viewer in (*play.waiting_for()[:1], *[seat for seat in (0, None) if seat not in play.waiting_for()]):
        seen = rules.view(play, viewer)
        if seen.question is None:
            continue
        view, choices = msgspec.to_builtins(seen), seen.question.choices
        question, wait = text_ids(game, seen.question)
        yield {"id": question if choices else wait, "fields": {}, "view": view}
        if isinstance(choices, OneOf | OneOrForm):
            for action in choices.actions[:60]:
                fields = msgspec.to_builtins(action)
                yield {"id": f"{game}-action-{kebab(fields['type'])}", "fields": fields, "view": view}


@cache
def sources() -> dict[str, str]:
    """Each text of the English catalogues as it is written."""
    found: dict[str, str] = {}
    for file in catalogues("en").values():
        source = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, Message) and entry.span is not None:
                found[entry.id.name] = source[entry.span.start : entry.span.end]
    return found


@cache
def variables(text_id: str) -> frozenset[str]:
    """The arguments of a text and of those it quotes: its view needs no other fields."""
    source = sources()[text_id]
    quoted = set(re.findall(r"[a-z]+(?:-[a-z]+)+", source)) & set(sources()) - {text_id}
    return frozenset(re.findall(r"\$(\w+)", source)).union(*(variables(each) for each in quoted))


def untold(game: str) -> Iterator[Entry]:
    for event in samples(game).untold:
        for viewer in (None, 0, 1):
            fields = msgspec.to_builtins(event.seen_by(viewer))
            view = {"game": game, "seat": viewer}
            yield {"id": f"{game}-event-{kebab(fields['type'])}", "fields": fields, "view": view}


def tell(texts: Texts, entry: Entry) -> str:
    """An event by its own fields; questions and answers may look at the view."""
    about = entry["fields"] if "-event-" in entry["id"] else {**entry["view"], **entry["fields"]}
    return texts.say(entry["id"], about, Reader(NAMES, entry["view"]))


def collect(game: str) -> list[Entry]:
    """One entry for every sentence that differs, in English, by more than names and numbers."""
    rules, english = find(game), Texts("en")
    seen: dict[str, set[str]] = {}
    kept: list[Entry] = []
    records = sorted((CLONE / "tests" / "games" / game / "golden").rglob("*.jsonl"))
    found = (entry for record in records for entry in entries(rules, record))
    for entry in itertools.chain(found, untold(game)):
        if not english.has(entry["id"]):
            if not english.has(f"{game}-wait"):
                continue
            entry["id"] = f"{game}-wait"
        needed = {*KEPT, "question", *variables(entry["id"])}
        entry["view"] = {field: value for field, value in entry["view"].items() if field in needed}
        shape = re.sub(rf"\d+|{'|'.join(NAMES)}", "_", tell(english, entry))
        shapes = seen.setdefault(entry["id"], set())
        if shape not in shapes and len(shapes) < SHAPES:
            shapes.add(shape)
            kept.append(entry)
    return kept


def write(game: str, home: Path) -> None:
    """One line for every view and every sentence, so that a difference can be read."""
    told = {language: Texts(language) for language in LANGUAGES}
    views: list[str] = []
    lines = []
    for entry in sorted(collect(game), key=lambda entry: entry["id"]):
        view = json.dumps(entry["view"], ensure_ascii=False)
        if view not in views:
            views.append(view)
        sentences = {language: tell(texts, entry) for language, texts in told.items()}
        line = {"id": entry["id"], "view": views.index(view), "fields": entry["fields"], "told": sentences}
        lines.append(json.dumps(line, ensure_ascii=False))
    body = '{"names": %s,\n"views": [\n%s\n],\n"told": [\n%s\n]}\n'
    text = body % (json.dumps(NAMES), ",\n".join(views), ",\n".join(lines))
    (home / f"{game}.json").write_text(text, encoding="utf-8")
    print(f"{game}: {len(lines)} sentences, {len(views)} views, {len(text) // 1024} KiB")


if __name__ == "__main__":
    for named in sys.argv[1:]:
        write(named, CLONE / "tests" / "locales" / "sentences")
