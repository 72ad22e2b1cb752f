"""Whatever arrives that is not of the protocol gets a coded error, is logged, and changes nothing."""

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
import schemathesis
import structlog
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from schemathesis.core.result import Ok
from tests.server.conftest import QUICK, Serve

fuzzing = settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
kinds = st.sampled_from(
    [
        "LayRewards",
        "PlayCard",
        "TakeJewel",
        "FreePrison",
        "TakePrison",
        "ReturnJewel",
        "GiveToken",
        "DealCard",
        "X",
    ]
)
names = st.sampled_from(["card", "cards", "to", "slot", "source", "seat", "order", "value"])
cards = st.sampled_from(["7/2", "99/9", "", "1/0"])
fields = st.one_of(
    json_values, cards, st.tuples(cards, cards, cards), st.fixed_dictionaries({"seat": st.integers()})
)
actions = st.builds(
    lambda kind, more: {**more, "type": kind}, kinds, st.dictionaries(names, fields, max_size=3)
)
acts = st.fixed_dictionaries(
    {
        "type": st.sampled_from(["Act", "SendEmote", "SetOrders", "Welcome"]) | json_values,
        "ref": st.integers() | json_values,
        "question": st.sampled_from([0, 1, 2, 2**70]) | json_values,
        "action": actions | json_values,
    },
    optional={"emote": json_values, "orders": json_values, "extra": json_values},
)
texts = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    json_values.map(json.dumps),
    acts.map(json.dumps),
    json_values.map(lambda orders: json.dumps({"type": "SetOrders", "ref": 1, "orders": orders})),
    st.integers(1, 2_000).map(lambda depth: "[" * depth),
    st.integers(1, 2_000).map(lambda depth: '{"type":"Act","ref":1,"question":1,"action":' + '{"a":' * depth),
)


@pytest.fixture
async def table(serve: Serve) -> AsyncIterator[Any]:
    async with serve(
        settings=replace(QUICK, messages_per_second=1_000_000, requests_per_minute=1_000_000)
    ) as server:
        north = await server.known_visitor("North")
        await server.known_visitor("South")
        await server.start_table("North", "South")
        async with north.at("table-one") as connection:
            await connection.until("Welcome")
            yield server, north, connection


@fuzzing
@given(message=texts)
async def test_every_malformed_message_is_refused_and_logged(table: Any, message: str | bytes) -> None:
    server, _, connection = table
    before = server.live_game().driver.inputs.copy()
    with structlog.testing.capture_logs() as logs:
        await connection.socket.send(message)
        answer = await connection.hear()
    assert answer["type"] == "Refused"
    assert answer["problem"]["code"] != "server_error"
    assert [entry["event"] for entry in logs] == ["refused"]
    assert logs[0]["code"] == answer["problem"]["code"]
    assert server.live_game().driver.inputs == before


PATHS = ["/api/me", "/api/tables", "/api/tables/table-one/seat", "/api/tables/table-one/bots", "/api/records"]


@fuzzing
@given(
    path=st.sampled_from(PATHS),
    body=st.one_of(st.binary(max_size=100), json_values.map(lambda v: json.dumps(v).encode())),
)
async def test_every_malformed_body_is_refused(table: Any, path: str, body: bytes) -> None:
    server, north, _ = table
    answer = await server.client.post(path, content=body, headers=north.headers)
    assert 400 <= answer.status_code < 500, answer.text
    assert set(answer.json()) == {"code", "message", "rule"}
    assert server.live_game().moments == 0
    assert len(await server.app.state.context.store.tables_of("north", 10)) == 1


async def test_the_api_describes_itself_correctly(table: Any) -> None:
    """The description can be read by a program, and the answers are as it says."""
    server, north, _ = table
    document = (await server.client.get("/api/schema")).json()
    schema = schemathesis.openapi.from_dict(document)
    results = list(schema.get_all_operations())
    operations = [result.ok() for result in results if isinstance(result, Ok)]
    assert len(operations) == len(results)
    described = {(operation.method.upper(), operation.path) for operation in operations}
    assert {
        ("GET", "/api/me"),
        ("POST", "/api/tables"),
        ("DELETE", "/api/tables/{table_id}/seat"),
        ("GET", "/api/tables/{table_id}/replay"),
        ("POST", "/api/records"),
    } <= described
    for operation in operations:
        for status, body in (operation.definition.raw["responses"]).items():
            if status.startswith("4"):
                assert body["content"]["application/json"]["schema"]["$ref"].endswith("Problem")
    for path in ("/api/me", "/api/games", "/api/tables", "/health"):
        answer = await server.client.get(path, headers=north.headers)
        operation = next(found for found in operations if (found.method, found.path) == ("get", path))
        operation.validate_response(answer)
    one = next(
        found for found in operations if (found.method, found.path) == ("get", "/api/tables/{table_id}")
    )
    for table_id in ("table-one", "nothing-here", "%3F"):
        one.validate_response(await server.client.get(f"/api/tables/{table_id}", headers=north.headers))
