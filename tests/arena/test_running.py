"""Holding a contest: the same result by any pool, interrupted, torn, or with workers killed."""

import os
import signal
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from itertools import count
from pathlib import Path

import msgspec
import pytest

from ducats.arena import Alone, Contest, GameResult, Processes, Progress, WorkerPool, hold, sum_up
from ducats.arena.fingerprints import fingerprint, fingerprints
from ducats.arena.playing import Delivery, Order, play_order
from ducats.arena.results_file import OtherContest
from ducats.arena.running import Played, WorkersLost
from ducats.arena.worker_pools import Work
from ducats.engine.errors import BadOptions
from ducats.games import levels

CONTEST = Contest(
    game="musketeers",
    bots=("page", "random"),
    seats=(2, 3),
    games=6,
    seed="run",
    options={"match_mode": "single_hand"},
)


def without_times(played: Played) -> list[list[GameResult]]:
    return [[msgspec.structs.replace(game, seconds=(), slowest=()) for game in games] for games in played]


@pytest.fixture(scope="module")
def expected() -> list[list[GameResult]]:
    return without_times(hold(CONTEST, Alone()))


class Interrupted(Exception):
    pass


def interrupt_after(games: int) -> Progress:
    def note(done: int, _total: int) -> None:
        if done >= games:
            raise Interrupted

    return note


def test_everything_is_played_and_told(expected: list[list[GameResult]]) -> None:
    told: list[tuple[int, int]] = []
    hold(CONTEST, Alone(), progress=lambda done, total: told.append((done, total)))
    assert told[0] == (0, 18)
    assert told[-1] == (18, 18)
    assert [len(games) for games in expected] == [6, 6, 6]


def test_an_interrupted_contest_goes_on(tmp_path: Path, expected: list[list[GameResult]]) -> None:
    with pytest.raises(Interrupted):
        hold(CONTEST, Alone(), tmp_path, interrupt_after(7))
    begun = (tmp_path / "results.jsonl").read_bytes()
    assert 1 + 7 <= len(begun.splitlines()) < 1 + 18
    told: list[int] = []
    again = hold(CONTEST, Alone(), tmp_path, lambda done, _total: told.append(done))
    assert told[0] == len(begun.splitlines()) - 1, "nothing is played twice"
    assert without_times(again) == expected
    assert (tmp_path / "results.jsonl").read_bytes().startswith(begun), "what was written stays"
    assert without_times(hold(CONTEST, Lazy(), tmp_path)) == expected, "all is there"


def test_a_contest_that_is_made_longer_keeps_its_games(
    tmp_path: Path, expected: list[list[GameResult]]
) -> None:
    short = msgspec.structs.replace(CONTEST, games=2)
    first = without_times(hold(short, Alone(), tmp_path))
    kept = (tmp_path / "results.jsonl").read_bytes()
    assert without_times(hold(CONTEST, Alone(), tmp_path)) == expected
    assert (tmp_path / "results.jsonl").read_bytes().startswith(kept), "what was written stays"
    assert without_times(hold(short, Lazy(), tmp_path)) == first, "of a longer one the first deals are enough"


def test_a_contest_can_be_gathered_in_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expected: list[list[GameResult]]
) -> None:
    """Each part ends when its time is over, with whole deals, of the match first that has had least time."""
    ticks = count()
    monkeypatch.setattr("ducats.arena.running.monotonic", lambda: float(next(ticks)))
    monkeypatch.setattr("ducats.arena.running.ORDER_SECONDS", 1e-9)
    monkeypatch.setattr("ducats.arena.running.play_order", play_in_a_second)
    assert hold(CONTEST, Alone(), tmp_path, seconds=0.0) == ((), (), ())
    parts = [hold(CONTEST, Alone(), tmp_path, seconds=3.0) for _ in range(4)]
    deals = [[len({game.deal for game in games}) for games in part] for part in parts]
    assert deals == [[1, 1, 0], [1, 1, 2], [2, 2, 2], [3, 2, 2]]
    assert [sum_up(CONTEST, part).games for part in parts] == [5, 11, 16, 18]
    assert without_times(parts[-1]) == expected


def play_in_a_second(order: bytes) -> bytes:
    """Every deal takes a second, whatever it took."""
    played = msgspec.json.decode(play_order(order), type=Delivery)
    games = tuple(
        msgspec.structs.replace(game, seconds=(1.0 / len(game.bots) ** 2,) * len(game.bots))
        for game in played.games
    )
    return msgspec.json.encode(Delivery(games=games, seconds=1.0))


def test_games_of_a_level_that_plays_otherwise_now_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hold(msgspec.structs.replace(CONTEST, games=2), Alone(), tmp_path)
    made = levels.make
    fingerprint.cache_clear()
    monkeypatch.setattr(
        "ducats.arena.fingerprints.make",
        lambda game, level: made(game, "musketeer" if level == "page" else level),
    )
    try:
        with pytest.raises(OtherContest, match="how page plays"):
            hold(CONTEST, Alone(), tmp_path)
    finally:
        fingerprint.cache_clear()


def test_levels_have_fingerprints_whatever_their_time_and_bots_from_outside_have_none() -> None:
    small = msgspec.structs.replace(CONTEST, seats=(2,), bots=("marshal", "marshal@30", f"{__name__}:Lazy"))
    found = fingerprints(small)
    assert set(found) == {"marshal", "marshal@30"}
    assert found["marshal"] == found["marshal@30"]


class Lazy(WorkerPool):
    """Does nothing at all."""

    def submit(self, work: Work, order: bytes) -> Future[bytes]:
        raise AssertionError("there is nothing to do")

    def capacity(self) -> int:
        return 1


@pytest.mark.parametrize("cut", [1, 40, 400])
def test_a_torn_end_is_played_again(tmp_path: Path, cut: int, expected: list[list[GameResult]]) -> None:
    hold(CONTEST, Alone(), tmp_path)
    file = tmp_path / "results.jsonl"
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    assert without_times(hold(CONTEST, Alone(), tmp_path)) == expected
    lines = file.read_bytes().splitlines()
    assert len(lines) == 1 + 18
    assert all(msgspec.json.decode(line)["kind"] == "game" for line in lines[1:])


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        (msgspec.structs.replace(CONTEST, seed="other"), "seed: 'run' there, 'other' here"),
        (msgspec.structs.replace(CONTEST, bots=("random", "page")), "bots: "),
        (msgspec.structs.replace(CONTEST, options={}), "options: "),
    ],
)
def test_another_contest_is_refused(tmp_path: Path, changed: Contest, told: str) -> None:
    with pytest.raises(Interrupted):
        hold(CONTEST, Alone(), tmp_path, interrupt_after(1))
    before = (tmp_path / "results.jsonl").read_bytes()
    with pytest.raises(OtherContest, match=told):
        hold(changed, Alone(), tmp_path)
    assert (tmp_path / "results.jsonl").read_bytes() == before


@pytest.mark.parametrize("text", ["no contest\n", '{"kind":"game"}\n', "{opening}{}\n"])
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(Interrupted):
        hold(CONTEST, Alone(), tmp_path, interrupt_after(0))
    file = tmp_path / "results.jsonl"
    file.write_text(text.replace("{opening}", file.read_text("utf-8")), "utf-8")
    with pytest.raises(OtherContest):
        hold(CONTEST, Alone(), tmp_path)


def play_or_die(order: bytes) -> bytes:
    """The first worker to come here is killed as if the machine had run out of memory."""
    try:
        Path(os.environ["DUCATS_TEST_VICTIM"]).open("x").close()
    except FileExistsError:
        return play_order(order)
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("dead processes tell nothing")


def test_several_processes_give_the_same_result_though_one_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expected: list[list[GameResult]]
) -> None:
    monkeypatch.setenv("DUCATS_TEST_VICTIM", str(tmp_path / "victim"))
    monkeypatch.setattr("ducats.arena.running.play_order", play_or_die)
    pool = Processes(2)
    try:
        assert without_times(hold(CONTEST, pool)) == expected
    finally:
        pool.close()
    assert (tmp_path / "victim").exists(), "somebody was killed"


class Deadly(WorkerPool):
    def submit(self, work: Work, order: bytes) -> Future[bytes]:
        future: Future[bytes] = Future()
        future.set_exception(BrokenProcessPool("again"))
        return future

    def capacity(self) -> int:
        return 1

    def lost(self, error: BaseException) -> bool:
        return isinstance(error, BrokenProcessPool)


def test_work_that_kills_everybody_is_given_up() -> None:
    with pytest.raises(WorkersLost, match="5 workers were lost over deals"):
        hold(CONTEST, Deadly())


def test_an_error_of_the_work_itself_is_not_repeated() -> None:
    class Failing(Deadly):
        def lost(self, error: BaseException) -> bool:
            return False

    with pytest.raises(BrokenProcessPool):
        hold(CONTEST, Failing())


class Counting(WorkerPool):
    def __init__(self) -> None:
        self.sizes: list[int] = []

    def submit(self, work: Work, order: bytes) -> Future[bytes]:
        self.sizes.append(len(msgspec.json.decode(order, type=Order).deals))
        return Alone().submit(work, order)

    def capacity(self) -> int:
        return 1


def test_orders_grow_to_about_a_second_of_work(monkeypatch: pytest.MonkeyPatch) -> None:
    small = msgspec.structs.replace(CONTEST, seats=(2,), games=40)
    quick, slow = Counting(), Counting()
    monkeypatch.setattr("ducats.arena.running.ORDER_SECONDS", 1000.0)
    hold(small, quick)
    assert quick.sizes == [1, 1, 18], "one deal tells how long they take"
    monkeypatch.setattr("ducats.arena.running.ORDER_SECONDS", 1e-9)
    hold(msgspec.structs.replace(small, games=6), slow)
    assert slow.sizes == [1, 1, 1]


def test_a_worker_with_another_version_says_so() -> None:
    order = Order(match=CONTEST.matches[0], deals=(0,), ducats="0.0.0")
    with pytest.raises(BadOptions, match=r"the contest is held by 0\.0\.0"):
        play_order(msgspec.json.encode(order))


def test_a_summary_counts_every_chair(expected: list[list[GameResult]]) -> None:
    result = sum_up(CONTEST, hold(CONTEST, Alone()))
    assert result.games == 18
    assert {one.bot: one.chairs for one in result.standings} == {"page": 6 + 6 + 12, "random": 6 + 12 + 6}
    assert {(one.bot, one.other): one.pairs for one in result.ahead} == {
        ("page", "random"): 6 + 12 + 12,
        ("random", "page"): 6 + 12 + 12,
    }
    shares = [one.share.value for one in result.ahead]
    assert sum(shares) == pytest.approx(1.0)
    assert sum(one.rating.value for one in result.standings) == pytest.approx(50.0)
