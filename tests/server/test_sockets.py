"""Several people and several tabs at one table: races, reconnects, spectators, gestures."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.conftest import QUICK, FakeTime, first_choice, until
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask

from ducats.engine.rng import commitment
from ducats.server.connections import (
    COMPRESSED_BYTES,
    COMPRESSION,
    WINDOW_BITS,
    LightDeflate,
    short_text,
)


async def two_at_a_table(server: Any, seed: str = "seed", **more: Any) -> tuple[Any, Any, str]:
    north, south = await server.known_visitor("North"), await server.known_visitor("South")
    return north, south, await server.start_table("North", "South", seed=seed, **more)


async def test_a_double_click_is_told_so_and_does_no_harm(server: Any) -> None:
    north, _, table = await two_at_a_table(server)
    async with north.at(table) as connection:
        await connection.until("Welcome")
        await connection.act()
        await connection.act()
        assert (await connection.until("Accepted"))["ref"] == 1
        refused = await connection.until("Refused")
        assert refused["ref"] == 2
        assert refused["problem"]["code"] == "already_answered"
    assert server.live_game().moments == 1


async def test_two_tabs_see_the_same_and_only_one_answer_counts(server: Any) -> None:
    north, _, table = await two_at_a_table(server)
    async with north.at(table) as one, north.at(table) as other:
        await one.until("Welcome")
        await other.until("Welcome")
        await asyncio.gather(one.act(), other.act())
        first, second = await one.until("Happened"), await other.until("Happened")
        assert first == second
    assert server.live_game().moments == 1


async def test_a_stale_click_is_told_so(server: Any) -> None:
    north, south, table = await two_at_a_table(server)
    async with north.at(table) as one, south.at(table) as other:
        await one.until("Welcome")
        await other.until("Welcome")
        await one.act()
        await other.act()
        await other.until("Accepted")
        await one.act(question=1)
        assert await one.refusal() == "stale_question"
        await one.act(question=77)
        assert await one.refusal() == "stale_question"


async def test_simultaneous_answers_all_arrive_whatever_their_order(server: Any) -> None:
    visitors = [await server.known_visitor(name) for name in ("North", "South", "East", "West")]
    table = await server.start_table("North", "South", "East", "West")

    async def play(visitor: Any) -> Any:
        async with visitor.at(table) as connection:
            await connection.until("Welcome")
            while (await connection.until_asked())["outcome"] is None:
                ref = await connection.act()
                await connection.until("Accepted", ref=ref)
                await connection.until("Happened")
            return connection.view["outcome"]

    outcomes = await asyncio.gather(*(play(visitor) for visitor in visitors))
    assert outcomes[0] is not None
    assert all(outcome == outcomes[0] for outcome in outcomes)


async def test_refusals_name_what_is_wrong(server: Any) -> None:
    north, _, table = await two_at_a_table(server)
    east = await server.known_visitor("East")
    async with north.at(table) as connection, east.at(table) as watching:
        await connection.until("Welcome")
        await watching.until("Welcome")
        await watching.act({"type": "PlayCard", "card": "7/2"}, question=1)
        assert await watching.refusal() == "not_seated"
        await connection.act({"type": "PlayCard", "card": "7/2"})
        assert await connection.refusal() == "wrong_action"
        await connection.act({"type": "Checkmate"})
        assert await connection.refusal() == "malformed_action"
        await connection.act({"type": "DealCard", "card": "7/2"})
        assert await connection.refusal() == "wrong_action"
        await connection.act({"type": "LayRewards", "cards": ["1/0", "1/0", "1/0"]})
        assert await connection.refusal() == "same_card_twice"
        await connection.say('{"type":"Act","ref":9,"question":1}')
        refused = await connection.until("Refused")
        assert (refused["ref"], refused["problem"]["code"]) == (9, "malformed_message")
        await connection.say("x" * 20_000)
        assert await connection.refusal() == "too_large"
    assert server.live_game().moments == 0


async def test_reload_brings_everything_back(server: Any) -> None:
    north, south, table = await two_at_a_table(server)
    async with south.at(table) as other:
        await other.until("Welcome")
        async with north.at(table) as connection:
            await connection.until("Welcome")
            assert (await other.until("TableChanged"))["table"]["seats"][0]["online"] is True
            await connection.act()
            seen = await connection.until("Happened")
        assert (await other.until("TableChanged"))["table"]["seats"][0]["online"] is False
        async with north.at(table) as again:
            welcome = await again.until("Welcome")
            assert welcome["view"] == seen["view"]
            assert welcome["view"]["question"]["mine"]["type"] == "LayRewards"
            assert [told["number"] for told in welcome["told"]] == [0, 1]
            assert welcome["told"][1]["events"] == seen["events"]


async def test_a_restarted_server_shows_the_same_table(serve: Any, tmp_path: Any) -> None:
    from ducats.server.store.sqlite import SqliteStore

    file = tmp_path / "ducats.sqlite"
    async with serve(SqliteStore(file)) as server:
        north, _, table = await two_at_a_table(server)
        async with north.at(table) as connection:
            await connection.until("Welcome")
            await connection.act()
            await connection.until("Happened")
            cookie, view = north.cookie, connection.view
    async with serve(SqliteStore(file)) as server:
        north._client = server.client
        assert cookie == "North"
        async with north.at(table) as connection:
            assert (await connection.until("Welcome"))["view"] == view


async def test_an_idle_table_leaves_the_memory_and_comes_back(serve: Any) -> None:
    fake_time = FakeTime()
    async with serve(settings=replace(QUICK, idle_seconds=60), fake_time=fake_time) as server:
        north, _, table = await two_at_a_table(server)
        async with north.at(table) as connection:
            await connection.until("Welcome")
            await connection.act()
            await connection.until("Happened")
            await fake_time.advance(600)
            assert server.app.state.registry.live(table) is not None
        await until(lambda: not server.app.state.registry.live(table).audience)
        await server.settled()
        await fake_time.advance(50)
        assert server.app.state.registry.live(table) is not None
        await fake_time.advance(50)
        assert server.app.state.registry.live(table) is None
        async with north.at(table) as connection:
            assert (await connection.until("Welcome"))["table"]["moments"] == 1


async def spectator_bytes(serve: Any, seed: str) -> tuple[list[str], Any]:
    """All that a spectator hears while two of three people lay rewards from hands that the seed deals."""
    hand: list[str] = []
    async with serve() as server:
        visitors = [await server.known_visitor(name) for name in ("North", "South", "East")]
        table = await server.start_table("North", "South", "East", seed=seed)
        watcher = await server.known_visitor("Watcher")
        async with watcher.at(table) as watching:
            await watching.until("Welcome")
            for visitor in visitors[:2]:
                async with visitor.at(table) as connection:
                    await connection.until("Welcome")
                    await connection.act()
                    await connection.until("Happened")
                    hand = connection.view["hand"]
                await watching.until("Happened")
                await watching.until("TableChanged")
            replay = await watcher.get(f"/api/tables/{table}/replay")
        # The seed's fingerprint is public, and the only thing that may differ.
        heard = [*watching.raw, replay.text]
        return [text.replace(commitment(seed), "") for text in heard], hand


async def test_a_spectator_hears_the_same_bytes_whatever_was_dealt(serve: Any) -> None:
    one, hand = await spectator_bytes(serve, "one")
    other, another_hand = await spectator_bytes(serve, "another")
    assert hand != another_hand
    assert one == other
    assert not any(card in text for card in hand for text in one)


async def test_everybody_hears_only_their_own_cards(server: Any) -> None:
    north, south, table = await two_at_a_table(server)
    async with north.at(table) as one, south.at(table) as other:
        await one.until("Welcome")
        await other.until("Welcome")
        mine, theirs = set(one.view["hand"]), set(other.view["hand"])
        await one.act()
        await other.act()
        await one.until("Happened", number=2)
        await other.until("Happened", number=2)
        assert not any(f'"{card}"' in text for card in theirs for text in one.raw)
        assert not any(f'"{card}"' in text for card in mine for text in other.raw)


async def test_the_seed_is_never_sent_while_the_game_runs(server: Any) -> None:
    north, _, table = await two_at_a_table(server, seed="velvet-is-the-seed")
    async with north.at(table) as connection:
        await connection.until("Welcome")
        await connection.act()
        await connection.until("Happened")
        assert not any("velvet" in text for text in connection.raw)
    for path in ("", "/replay?viewer=seat:0", "/record"):
        assert "velvet" not in (await north.get(f"/api/tables/{table}{path}")).text


async def test_gestures_are_refused_while_everybody_chooses_in_secret(server: Any) -> None:
    north, _, table = await two_at_a_table(server)
    async with north.at(table) as connection:
        await connection.until("Welcome")
        await connection.say({"type": "SendEmote", "ref": 1, "emote": "wow"})
        assert await connection.refusal() == "silence"


async def test_where_talk_is_open_everybody_sees_a_gesture(server: Any) -> None:
    north, south, table = await two_at_a_table(server, options={"match_mode": "single_hand", "talk": "open"})
    east = await server.known_visitor("East")
    async with north.at(table) as one, south.at(table) as other, east.at(table) as watching:
        for connection in (one, other, watching):
            await connection.until("Welcome")
        await one.say({"type": "SendEmote", "ref": 5, "emote": "wow"})
        await one.until("Accepted", ref=5)
        for connection in (one, other, watching):
            assert await connection.until("Emoted") == {"type": "Emoted", "seat": 0, "emote": "wow"}
        await watching.say({"type": "SendEmote", "ref": 6, "emote": "wow"})
        assert await watching.refusal() == "not_seated"
        await one.say({"type": "SendEmote", "ref": 7, "emote": "shouting"})
        assert await one.refusal() == "malformed_message"


async def test_too_many_gestures_and_messages_are_slowed_down(serve: Any) -> None:
    settings = replace(QUICK, emotes_per_minute=6, messages_per_second=2)
    async with serve(settings=settings) as server:
        north, _, table = await two_at_a_table(server, options={"talk": "open", "match_mode": "single_hand"})
        async with north.at(table) as connection:
            await connection.until("Welcome")
            for _ in range(4):
                await connection.say({"type": "SendEmote", "ref": 1, "emote": "wow"})
            assert await connection.refusal() == "too_fast"
            for _ in range(150):
                await connection.say("{}")
            with pytest.raises(ConnectionClosed):
                await connection.until("Never")
            assert connection.socket.close_code == 4029


async def test_a_socket_without_a_cookie_or_a_table_is_turned_away(server: Any) -> None:
    north = await server.known_visitor("North")
    async with north.at("no-such-table") as connection:
        assert await connection.refusal() == "no_such_table"
        await connection.socket.wait_closed()
        assert connection.socket.close_code == 4404
    north.headers = {}
    async with north.at("no-such-table") as connection:
        assert await connection.refusal() == "no_person"
        await connection.socket.wait_closed()
        assert connection.socket.close_code == 4401


async def test_a_page_of_another_site_gets_no_socket(server: Any) -> None:
    north, _, table = await two_at_a_table(server)
    with pytest.raises(InvalidStatus) as refused:
        async with north.at(table, origin="https://evil.example"):
            pass
    assert refused.value.response.status_code == 403
    own = str(server.client.base_url).rstrip("/")
    async with north.at(table, origin=own) as connection:
        await connection.until("Welcome")


async def test_a_reader_who_does_not_read_is_cut_off_and_holds_up_nobody(server: Any) -> None:
    north, _, table = await two_at_a_table(server)
    from ducats.server.listener import BACKLOG, Closed, Listener
    from ducats.server.wire_socket import CloseCode

    listener = Listener(server.app.state.context)
    for _ in range(BACKLOG + 10):
        listener.send(b"{}")
    assert listener.queue.qsize() == BACKLOG + 1
    last = [listener.queue.get_nowait() for _ in range(BACKLOG + 1)][-1]
    assert isinstance(last, Closed)
    assert last.code == CloseCode.TOO_SLOW
    async with north.at(table) as connection:
        await connection.until("Welcome")
        assert first_choice(connection.view)["type"] == "LayRewards"


async def test_many_who_want_a_sleeping_table_get_the_same_one(server: Any) -> None:
    _, _, table = await two_at_a_table(server)
    registry = server.app.state.registry
    registry.live(table).close()
    found = await asyncio.gather(*(registry.table(table) for _ in range(10)))
    assert all(live is found[0] for live in found)
    assert not registry._loading
    answer = await server.client.get("/api/tables/nothing-here/replay")
    assert answer.status_code == 404
    assert not registry._loading


async def test_who_asks_whether_anybody_is_there_gets_an_answer(server: Any) -> None:
    north, _, table = await two_at_a_table(server)
    async with north.at(table) as connection:
        await connection.until("Welcome")
        await connection.say({"type": "Ping", "ref": 5})
        assert await connection.until("Pong") == {"type": "Pong", "ref": 5}
    assert server.live_game().moments == 0


def test_short_messages_are_not_compressed_and_long_ones_are() -> None:
    deflate = LightDeflate(False, False, WINDOW_BITS, WINDOW_BITS, COMPRESSION)
    short = Frame(Opcode.TEXT, b"x" * (COMPRESSED_BYTES - 1))
    assert deflate.encode(short) is short
    long = deflate.encode(Frame(Opcode.TEXT, b"x" * COMPRESSED_BYTES))
    assert long.rsv1
    assert len(long.data) < COMPRESSED_BYTES


@pytest.mark.parametrize(("count", "card"), [(40, "0/0"), (20, "0/0" + "x" * 900)])
async def test_many_messages_at_once_are_answered_in_order(server: Any, count: int, card: str) -> None:
    """More than are read ahead, or more bytes than are read in one go; each is answered, and none twice."""
    north = await server.known_visitor("North")
    await server.known_visitor("South")
    table = await server.start_table("North", "South")
    async with north.at(table) as connection:
        await connection.until("Welcome")
        for ref in range(count):
            action = {"type": "PlayCard", "card": card}
            await connection.say({"type": "Act", "ref": ref, "question": -1, "action": action})
        answered = [(await connection.until("Refused"))["ref"] for _ in range(count)]
        assert answered == list(range(count))
        await connection.say({"type": "Ping", "ref": count})
        assert await connection.until("Pong") == {"type": "Pong", "ref": count}


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 2000])
def test_a_short_text_is_read_as_the_library_reads_it(size: int) -> None:
    text = ("Grüße " * size).encode()[:size]
    frame = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert short_text(frame) == text
    assert short_text(frame[:-1]) is None
    assert short_text(frame + b"\x81") is None


def test_what_is_no_whole_short_text_is_left_to_the_library() -> None:
    def sent(opcode: Opcode, fin: bool = True, mask: bool = True) -> bytes:
        return Frame(opcode, b"text", fin).serialize(mask=mask)

    assert short_text(sent(Opcode.TEXT)) == b"text"
    assert short_text(sent(Opcode.TEXT, fin=False)) is None
    compressed = sent(Opcode.TEXT)[0] | 0x40
    assert short_text(bytes((compressed, *sent(Opcode.TEXT)[1:]))) is None
    assert short_text(sent(Opcode.TEXT, mask=False) + b"more") is None
    assert short_text(sent(Opcode.BINARY)) is None
    assert short_text(sent(Opcode.PING)) is None
    assert short_text(b"") is None


async def test_a_frame_may_come_in_two_pieces_though_the_second_looks_like_one(server: Any) -> None:
    text = b'{"type": "Ping", "ref": 7}'
    mask = bytes((text[0] ^ 0x81, text[1] ^ (0x80 + len(text) - 6), 1, 2))
    masked = apply_mask(text, mask)
    assert short_text(masked) is not None
    north, _, table = await two_at_a_table(server)
    async with north.at(table) as connection:
        await connection.until("Welcome")
        connection.socket.transport.write(bytes((0x81, 0x80 + len(text))) + mask)
        await asyncio.sleep(0.1)
        connection.socket.transport.write(masked)
        assert await connection.until("Pong") == {"type": "Pong", "ref": 7}


async def test_messages_in_parts_and_whole_ones_come_in_order(server: Any) -> None:
    north, _, table = await two_at_a_table(server)
    async with north.at(table) as connection:
        await connection.until("Welcome")
        for ref in range(1, 9, 2):
            await connection.socket.send(['{"type": "Ping", "re', f'f": {ref}}}'])
            await connection.socket.send(f'{{"type": "Ping", "ref": {ref + 1}}}')
        assert [(await connection.until("Pong"))["ref"] for _ in range(8)] == list(range(1, 9))
