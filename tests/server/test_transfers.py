"""The same person on a second device: a link that works once, for minutes, and cannot be guessed."""

from typing import Any

import msgspec
from tests.server.conftest import FakeTime

from ducats.server.context import TRANSFER_ATTEMPTS_PER_HOUR, TRANSFERS_PER_HOUR
from ducats.server.people import hash_of
from ducats.server.transfers import VALID_SECONDS


async def take(server: Any, token: str) -> Any:
    answer = await server.client.post("/api/transfers/take", json={"token": token})
    server.client.cookies.clear()
    return answer


async def test_the_second_device_is_the_same_person(server: Any) -> None:
    north = await server.visitor("North")
    table = (await north.open_table())["id"]
    made = await north.post("/api/transfers")
    assert made.json()["seconds"] == VALID_SECONDS
    taken = await take(server, made.json()["token"])
    assert taken.json() == north.me
    cookie = taken.cookies["ducats"]
    assert cookie != north.cookie
    assert "httponly" in taken.headers["set-cookie"].lower()
    for session in (cookie, north.cookie):
        me = await server.client.get("/api/tables", headers={"cookie": f"ducats={session}"})
        assert [own["id"] for own in me.json()["mine"]] == [table]


async def test_a_link_works_once(server: Any) -> None:
    north = await server.visitor("North")
    token = (await north.post("/api/transfers")).json()["token"]
    assert (await take(server, token)).status_code == 200
    again = await take(server, token)
    assert (again.status_code, again.json()["code"]) == (403, "bad_transfer")
    assert "set-cookie" not in again.headers


async def test_a_link_is_old_after_minutes(serve: Any) -> None:
    fake_time = FakeTime()
    async with serve(fake_time=fake_time) as server:
        north = await server.visitor("North")
        token = (await north.post("/api/transfers")).json()["token"]
        await fake_time.advance(VALID_SECONDS)
        late = await take(server, token)
        assert (late.status_code, late.json()["code"]) == (403, "bad_transfer")


async def test_a_new_link_ends_the_one_before(server: Any) -> None:
    north = await server.visitor("North")
    first = (await north.post("/api/transfers")).json()["token"]
    second = (await north.post("/api/transfers")).json()["token"]
    assert (await take(server, first)).json()["code"] == "bad_transfer"
    assert (await take(server, second)).json() == north.me


async def test_neither_cookie_nor_hash_nor_name_is_a_link(server: Any) -> None:
    north = await server.visitor("North")
    token = (await north.post("/api/transfers")).json()["token"]
    for guess in (north.cookie, north.me["id"], hash_of(token), token[:-1], token + "A", token.swapcase()):
        assert (await take(server, guess)).json()["code"] == "bad_transfer"
    assert (await take(server, "")).status_code == 400
    assert (await take(server, "x" * 101)).status_code == 400
    assert (await take(server, token)).status_code == 200, "guesses of others do not use it up"


async def test_guessing_is_slow(server: Any) -> None:
    codes = [(await take(server, f"guess-{number}")).json()["code"] for number in range(40)]
    assert codes == ["bad_transfer"] * TRANSFER_ATTEMPTS_PER_HOUR + ["too_fast"] * (
        40 - TRANSFER_ATTEMPTS_PER_HOUR
    )


async def test_one_person_makes_only_so_many_links(server: Any) -> None:
    north = await server.visitor("North")
    answers = [await north.post("/api/transfers") for _ in range(TRANSFERS_PER_HOUR + 1)]
    assert [answer.status_code for answer in answers] == [201] * TRANSFERS_PER_HOUR + [429]


async def test_strangers_and_pages_of_other_sites_make_no_link(server: Any) -> None:
    assert (await server.client.post("/api/transfers")).json()["code"] == "no_person"
    north = await server.visitor("North")
    foreign = await north.post("/api/transfers", None, origin="https://elsewhere.example")
    assert foreign.json()["code"] == "bad_origin"


async def test_the_token_is_nowhere_but_in_the_answer(server: Any, logged: Any) -> None:
    north = await server.visitor("North")
    token = (await north.post("/api/transfers")).json()["token"]
    await take(server, token)
    await take(server, token)
    store = server.app.state.context.store
    assert (
        token not in msgspec.json.encode({name: repr(value) for name, value in vars(store).items()}).decode()
    )
    assert token not in logged()
