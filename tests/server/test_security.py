"""What protects people from other people's pages, floods and curious readers of logs."""

import asyncio
import json
import re
from datetime import timedelta
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.conftest import QUICK, until
from websockets.exceptions import InvalidStatus

from ducats.server.app import create_app
from ducats.server.listener import Listener
from ducats.server.settings import OTHERS, Settings, unknown
from ducats.server.sockets import Conversation
from ducats.server.store.base import Person

PATHS = [
    "/",
    "/lobby",
    "/table/abcdefgh",
    "/api/me",
    "/api/tables",
    "/api/nothing",
    "/health",
    "/metrics",
    "/assets/no.js",
]


@pytest.mark.parametrize("path", PATHS)
async def test_every_answer_carries_the_security_headers(server: Any, path: str) -> None:
    headers = (await server.client.get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


async def test_who_comes_by_https_is_told_to_stay_there(server: Any) -> None:
    proxied = await server.client.get("/api/me", headers={"x-forwarded-proto": "https"})
    assert "max-age" in proxied.headers["strict-transport-security"]
    assert "Secure" in proxied.headers["set-cookie"]
    plain = await server.client.get("/api/me")
    assert "strict-transport-security" not in plain.headers


async def test_a_page_of_another_site_cannot_act_for_anybody(server: Any) -> None:
    north = await server.visitor()
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        answer = await north.post("/api/tables", {"game": "musketeers", "seats": 2}, origin=origin)
        assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
    own = str(server.client.base_url).rstrip("/")
    assert (
        await north.post("/api/tables", {"game": "musketeers", "seats": 2}, origin=own)
    ).status_code == 201


async def test_a_host_can_allow_another_origin(serve: Any) -> None:
    async with serve(settings=replace(QUICK, origins=("https://games.example",))) as server:
        north = await server.visitor()
        answer = await north.post("/api/me", {"name": "North"}, origin="https://games.example")
        assert answer.status_code == 200


async def test_too_many_requests_are_slowed_down_with_a_coded_error(serve: Any) -> None:
    async with serve(settings=replace(QUICK, requests_per_minute=5)) as server:
        answers = [await server.client.get("/api/tables") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json()["code"] == "too_fast"
        assert (await server.client.get("/health")).status_code == 200


async def test_too_many_sockets_of_one_address_are_turned_away(serve: Any) -> None:
    async with serve(settings=replace(QUICK, sockets_per_address=2)) as server:
        north = await server.known_visitor("North")
        await server.known_visitor("South")
        table = await server.start_table("North", "South")
        async with north.at(table) as one, north.at(table) as two:
            await one.until("Welcome")
            await two.until("Welcome")
            async with north.at(table) as three:
                assert await three.refusal() == "too_many_sockets"
                await three.socket.wait_closed()
                assert three.socket.close_code == 4030
        await until(lambda: not server.app.state.context.connections)
        async with north.at(table) as again:
            await again.until("Welcome")
            assert len(server.app.state.context.connections) == 1


async def test_addresses_are_forgotten_when_their_minute_is_over(
    serve: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ducats.server.app.SWEEP_SECONDS", 0.02)
    async with serve() as server:
        visits = server.app.stores.get("rate_limit")
        await visits.set("somebody", b"{}", expires_in=timedelta(milliseconds=10))
        await visits.set("another", b"{}", expires_in=60)
        for _ in range(100):
            if not await visits.exists("somebody"):
                break
            await asyncio.sleep(0.02)
        assert not await visits.exists("somebody")
        assert await visits.exists("another")


async def test_a_body_that_is_too_large_is_refused(server: Any) -> None:
    north = await server.visitor()
    for path, size in (("/api/me", 300_000), ("/api/records", 5_000_000)):
        answer = await server.client.post(path, content=b"x" * size, headers=north.headers)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


async def test_unknown_api_addresses_are_coded_errors_and_other_ones_the_front_end(server: Any) -> None:
    answer = await server.client.get("/api/nothing")
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    answer = await server.client.put("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (405, "method_not_allowed")
    answer = await server.client.get("/assets/no.js")
    assert answer.status_code == 404


async def test_the_front_end_is_one_page_with_assets_that_last(
    serve: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Ducats</title>")
    (tmp_path / "assets" / "index-abc.js").write_text("export {};" * 200)
    (tmp_path.parent / "secret.txt").write_text("secret")
    monkeypatch.setattr("ducats.server.pages.front_end", lambda: tmp_path)
    async with serve() as server:
        for path in ("/", "/lobby", "/table/abc", "/replay/abc", "/rules/musketeers"):
            answer = await server.client.get(path)
            assert "Ducats" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
            tag = answer.headers["etag"]
            assert (await server.client.get(path, headers={"if-none-match": tag})).status_code == 304
        script = await server.client.get("/assets/index-abc.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert "javascript" in script.headers["content-type"]
        plain = await server.client.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
        assert ("content-encoding" not in plain.headers, plain.text) == (True, script.text)
        for sly in ("/../secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt"):
            assert (await server.client.get(sly)).text != "secret"


async def test_the_preview_of_a_link_names_its_picture_by_a_whole_address(
    serve: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text('<meta property="og:image" content="/social.png" />')
    monkeypatch.setattr("ducats.server.pages.front_end", lambda: tmp_path)
    async with serve() as server:
        told = await server.client.get("/table/abc", headers={"host": "games.example:8000"})
        assert 'content="http://games.example:8000/social.png"' in told.text
        sly = await server.client.get("/table/abc", headers={"host": 'a"><script>'})
        assert "script" not in sly.text


async def test_without_a_front_end_the_server_says_how_to_build_it(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing() -> None:
        raise FileNotFoundError("make setup builds it")

    monkeypatch.setattr("ducats.server.pages.front_end", missing)
    answer = await server.client.get("/")
    assert answer.status_code == 503
    assert "make setup" in answer.text


async def test_an_error_of_the_server_is_told_without_detail(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fall_over() -> None:
        raise ZeroDivisionError("secret detail")

    monkeypatch.setattr(server.app.state.context.store, "ping", fall_over)
    answer = await server.client.get("/health")
    assert (answer.status_code, answer.json()["code"]) == (500, "server_error")
    assert "secret" not in answer.text


async def test_logs_do_not_say_where_somebody_comes_from(server: Any, logged: Any) -> None:
    """Whether a socket opens, is turned away, or asks for something that is not there."""
    origin = {"X-Forwarded-For": "203.0.113.9"}
    north = await server.visitor()
    table = await north.open_table(bots=[None, "page"])
    async with north.at(table["id"], **origin) as connection:
        await connection.until("Welcome")
    with pytest.raises(InvalidStatus):
        async with north.at(table["id"], Origin="https://elsewhere.example", **origin):
            """Nobody gets here."""
    with pytest.raises(InvalidStatus):
        async with north.at("no/such/address", **origin):
            """Nor here."""
    await north.get("/api/tables/nothing", **origin)
    assert "bad_origin" in logged()
    assert "203.0.113.9" not in logged()


async def test_logs_are_json_and_hold_no_token_no_seed_and_no_card(serve: Any, logged: Any) -> None:
    async with serve() as server:
        north = await server.visitor()
        table = await north.open_table(bots=[None, "page"], options={"match_mode": "single_hand"})
        hands: set[str] = set()
        async with north.at(table["id"]) as connection:
            await connection.until("Welcome")
            await connection.act({"type": "LayRewards", "cards": ["0/0", "0/1", "0/2"]})
            await connection.say("{nonsense")
            while (await connection.until_asked())["outcome"] is None:
                hands.update(connection.view["hand"])
                await connection.act()
                await connection.until("Happened")
        await server.client.get("/api/tables", headers={"cookie": "ducats=guessed-token"})
        seed = (await north.get(f"/api/tables/{table['id']}/record")).text.splitlines()[-1]
        secret = json.loads(seed)["seed"]
    lines = logged().splitlines()
    events = [json.loads(line) for line in lines]
    assert {"table_opened", "game_began", "refused", "game_ended"} <= {event["event"] for event in events}
    text = "\n".join(lines)
    for hidden in (north.cookie, "guessed-token", secret):
        assert hidden not in text
    assert not any(re.search(rf'"{card}"|\W{card}\W', text) for card in hands)


async def test_metrics_tell_about_the_whole_only(server: Any) -> None:
    north = await server.visitor("North")
    table = await north.open_table(bots=[None, "page"])
    text = (await server.client.get("/metrics")).text
    assert 'ducats_stored{what="playing"} 1.0' in text
    assert table["id"] not in text
    assert north.me["id"] not in text
    assert "North" not in text


def test_settings_come_from_the_environment() -> None:
    settings = Settings.from_environment(
        {
            "DUCATS_DATABASE": "x.sqlite",
            "DUCATS_BOT_WORKERS": "3",
            "DUCATS_ORIGINS": "https://a.example, https://b.example",
        }
    )
    assert settings.database_file.name == "x.sqlite"
    assert settings.bot_workers == 3
    assert settings.origins == ("https://a.example", "https://b.example")
    assert Settings.from_environment({}) == Settings()


@pytest.mark.parametrize(
    ("name", "text", "wanted"),
    [
        ("BOT_WORKERS", "many", "int"),
        ("BOT_WORKERS", "0", "int >= 1"),
        ("WORK", "no", "bool"),
        ("LOGS", "loud", "auto, json, console"),
    ],
)
def test_a_wrong_setting_is_told_as_the_host_wrote_it(name: str, text: str, wanted: str) -> None:
    with pytest.raises(ValueError, match=f"^DUCATS_{name} cannot be '{text}': Expected {wanted}$"):
        Settings.from_environment({f"DUCATS_{name}": text})


def test_what_is_no_setting_is_noticed() -> None:
    environment = {
        "DUCATS_KEEP_PEOPLE_DAY": "30",
        "DUCATS_WORK": "true",
        "DUCATS_PYTHON": "python3",
        "HOME": "/",
    }
    assert unknown(environment) == ["DUCATS_KEEP_PEOPLE_DAY"]


def test_variables_that_others_read_are_no_settings_but_known(clone: Path) -> None:
    """People who run the tests or make have set them, and hear nothing of them."""
    written = [*(clone / "scripts").glob("*.sh")]
    for top in ("src", "tests"):
        written += (clone / top).rglob("*.py")
    read = re.compile(
        r"""(?:environ\.get\(|environ\[|getenv\(|\$[({]|for variable in \()"?DUCATS_([A-Z_]+)"""
    )
    found = {name for file in written for name in read.findall(file.read_text("utf-8"))}
    assert found == OTHERS


def test_an_application_can_be_made_from_settings_alone(tmp_path: Any) -> None:
    app = create_app(Settings(database=str(tmp_path / "ducats.sqlite")))
    assert app.state.context.settings.database.endswith("ducats.sqlite")


async def test_a_flood_is_cut_off_even_if_some_of_it_is_let_through(server: Any) -> None:
    """A slow server lets messages through between those it refuses."""
    listener = Listener(Person(id="north", name="North", created=0.0))
    context, registry = server.app.state.context, server.app.state.registry
    talk = Conversation(context, registry, "table-one", listener)
    let_through = cycle([True] + [False] * 9)
    talk._throttle.allows = lambda: next(let_through)  # type: ignore[method-assign]
    for _ in range(150):
        await talk.hear(b'{"type":"Ping","ref":1}')
    assert listener.closing
