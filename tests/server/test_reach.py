"""Where others find a server in the same network, and who is told so."""

from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.conftest import QUICK

from ducats.server import reach


async def test_a_server_for_this_machine_says_so(server: Any) -> None:
    assert (await server.client.get("/api/reach")).json() == {"is_open": False, "addresses": []}


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
async def test_an_open_server_names_its_addresses(
    serve: Any, host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "local_addresses", lambda: ["192.168.7.5", "10.1.1.1"])
    async with serve(settings=replace(QUICK, host=host)) as server:
        port = server.client.base_url.port
        told = (await server.client.get("/api/reach")).json()
        assert told["is_open"]
        assert told["addresses"] == [f"http://192.168.7.5:{port}", f"http://10.1.1.1:{port}"]


async def test_a_server_bound_to_one_address_names_that(serve: Any) -> None:
    async with serve(settings=replace(QUICK, host="192.168.7.5")) as server:
        port = server.client.base_url.port
        told = (await server.client.get("/api/reach")).json()
        assert told["addresses"] == [f"http://192.168.7.5:{port}"]


async def test_visitors_from_elsewhere_learn_no_address(serve: Any) -> None:
    async with serve(settings=replace(QUICK, host="192.168.7.5")) as server:
        far = {"x-forwarded-for": "203.0.113.9"}
        told = (await server.client.get("/api/reach", headers=far)).json()
        assert told == {"is_open": True, "addresses": []}


def test_no_address_leads_back_to_this_machine() -> None:
    assert not [address for address in reach.local_addresses() if address.startswith(("127.", "0."))]
