"""Notes at moments of finished games."""

from typing import Any

import pytest
from tests.server.test_reviews import brought


async def put(visitor: Any, path: str, note: Any) -> Any:
    return await visitor._client.put(path, json=note, headers=visitor.headers)


async def test_notes_are_kept_for_their_reader_alone(server: Any) -> None:
    north, review = await brought(server)
    path = review.replace("/review", "/notes")
    assert (await north.get(path)).json() == []
    await put(north, path, {"moment": 3, "text": " Why not\0 the King? "})
    told = (await put(north, path, {"moment": 1, "text": "Here."})).json()
    assert told == [{"moment": 1, "text": "Here."}, {"moment": 3, "text": "Why not the King?"}]
    south = await server.visitor("South")
    assert (await south.get(path)).json() == []
    assert (await server.client.get(path)).json() == []
    assert (await put(north, path, {"moment": 1, "text": "  "})).json() == told[1:]
    assert (await north.get(path)).json() == told[1:]


async def test_what_cannot_be_noted_is_refused(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ducats.server.notes.MOST_NOTES", 1)
    north, review = await brought(server)
    path = review.replace("/review", "/notes")
    assert (await put(north, path, {"moment": 99_999, "text": "?"})).json()["code"] == "no_such_moment"
    assert (await put(north, path, {"moment": 1, "text": "x" * 2001})).status_code == 400
    await put(north, path, {"moment": 1, "text": "one"})
    assert (await put(north, path, {"moment": 2, "text": "two"})).json()["code"] == "too_many_notes"
    assert (await put(north, path, {"moment": 1, "text": "again"})).status_code == 200
    running = await north.open_table(bots=[None, "page"])
    answer = await put(north, f"/api/tables/{running['id']}/notes", {"moment": 0, "text": "x"})
    assert (answer.status_code, answer.json()["code"]) == (409, "not_finished")
    nobody = await server.client.put(path, json={"moment": 1, "text": "x"})
    assert nobody.json()["code"] == "no_person"
