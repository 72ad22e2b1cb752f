"""What is told of every message, word for word; web/src/table/telling.test.ts reads the same files."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ducats.engine.frames import Draw
from ducats.engine.messages import Sealed
from ducats.games import GAMES
from ducats.telling import Reader
from ducats.texts import LANGUAGES, Texts, kebab

HOME = Path(__file__).parent / "sentences"
TOLD = sorted(file.stem for file in HOME.glob("*.json"))
ANY_GAME = pytest.mark.parametrize("game", TOLD)

NEVER_PLAYED: dict[str, set[str]] = {}
"""What no golden record shows."""


@cache
def sentences(game: str) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads((HOME / f"{game}.json").read_text(encoding="utf-8"))
    return kept


@ANY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_told_as_it_was(game: str, language: str) -> None:
    kept, texts = sentences(game), Texts(language)
    for entry in kept["told"]:
        view = kept["views"][entry["view"]]
        about = entry["fields"] if "-event-" in entry["id"] else {**view, **entry["fields"]}
        text, faults = texts.told(entry["id"], about, Reader(kept["names"], view))
        assert (text, faults) == (entry["told"][language], []), entry["id"]


def again(raw: dict[str, Any], kind: Any) -> Any:
    """Read as a message of this kind, and written again."""
    return json.loads(msgspec.json.encode(msgspec.convert(raw, kind)))


@ANY_GAME
def test_the_sentences_are_about_messages_of_today(game: str) -> None:
    """A message that changed its fields no longer fits: scripts/sentences.py writes them anew."""
    meta, view = GAMES[game].meta, GAMES[game].meta.view
    kept = sentences(game)
    kinds = {kind.__name__: kind for kind in (*meta.events, *meta.actions)}
    for entry in kept["told"]:
        if entry["fields"]:
            kind = kinds[entry["fields"]["type"]]
            assert again(entry["fields"], kind) == entry["fields"]
        elif "-wait" in entry["id"] or "-question-" in entry["id"]:
            assert set(kept["views"][entry["view"]]) <= set(view.__struct_fields__)


@ANY_GAME
def test_every_event_and_question_has_a_sentence(game: str) -> None:
    meta = GAMES[game].meta
    events = {f"{game}-event-{kebab(event.__name__)}" for event in meta.events if event is not Sealed}
    asks = [ask for ask in meta.questions if not issubclass(ask, Draw)]
    questions = {f"{game}-question-{kebab(ask.question.partition('.')[2])}" for ask in asks}
    told = {entry["id"] for entry in sentences(game)["told"]}
    assert (events | questions) - told == NEVER_PLAYED.get(game, set())
