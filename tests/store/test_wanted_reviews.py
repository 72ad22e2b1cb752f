"""Analyses that somebody waits for, in every store alike."""

import time

import pytest
from msgspec.structs import replace
from tests.store.stored import NORTH, TABLE

from ducats.server.store.base import Store
from ducats.server.store.postgres import PostgresStore
from ducats.server.store.wanted_reviews import OVERTAKES_SECONDS, Asker, Limits, Progress, WantedReview


@pytest.fixture
async def finished(store: Store) -> Store:
    """With five finished games."""
    for name in "abcde":
        await store.add_table(replace(TABLE, id=name, status="finished"))
    return store


async def want(
    store: Store,
    table: str,
    owner: str = "me",
    now: float = 1.0,
    limits: tuple[int, int] = (9, 9),
    address: str | None = None,
    of_address: int = 9,
) -> bool:
    """Everybody lives alone unless it is said where."""
    asker = Asker(owner, address or f"home of {owner}")
    return await store.want_review(table, asker, now, now + 10.0, Limits(*limits, of_address))


async def state_of(store: Store, table: str) -> WantedReview:
    """Without the time, which is rounded on its way through the clock of a database."""
    found = await store.wanted_review(table, 2.0)
    assert found is not None
    assert abs(found.until - 11.0) < 5.0
    return replace(found, until=0.0)


async def test_an_analysis_is_wanted_taken_noted_and_kept(finished: Store) -> None:
    assert await finished.wanted_review("a", 2.0) is None
    assert await finished.take_review("one", 1.0) is None
    assert await want(finished, "a")
    assert await state_of(finished, "a") == WantedReview(0, 0, 0.0, False, False, False)
    assert await finished.take_review("one", 2.0) == "a"
    assert await finished.note_review("one", "a", Progress(1, 3, b'{"so": "far"}'), 3.0)
    assert await finished.note_review("one", "a", Progress(2, 3), 3.0)
    assert await state_of(finished, "a") == WantedReview(2, 3, 0.0, True, True, False)
    assert await finished.coarse_review("a") == b'{"so": "far"}'
    await finished.keep_review("a", 1, b"{}")
    assert await finished.wanted_review("a", 2.0) is None
    assert await finished.coarse_review("a") is None


async def test_each_goes_to_one_worker(finished: Store) -> None:
    for worker in ("one", "two"):
        await finished.keep_due(worker)
    for table in "ab":
        assert await want(finished, table)
    assert await finished.take_review("one", 2.0) == "a"
    assert await finished.take_review("one", 2.0) == "a", "what it has taken and does not make"
    assert await finished.take_review("two", 2.0) == "b"
    assert not await finished.note_review("two", "a", Progress(1, 2), 2.0), "it is another's"
    await finished.release_due("one")
    assert await finished.take_review("three", 2.0) == "a", "nobody is at it any more"
    assert not await finished.note_review("one", "a", Progress(1, 2), 2.0)


async def test_what_nobody_waits_for_is_dropped(finished: Store) -> None:
    assert await want(finished, "a")
    assert await finished.take_review("one", 2.0) == "a"
    await finished.renew_review("a", 3.0, 20.0)
    assert await finished.note_review("one", "a", Progress(1, 3), 14.0)
    assert not await finished.note_review("one", "a", Progress(2, 3), 26.0)
    assert await finished.take_review("one", 26.0) is None
    assert await finished.wanted_review("a", 26.0) is None
    await finished.renew_review("a", 27.0, 50.0)
    assert await finished.wanted_review("a", 27.0) is None, "only who asks for it anew gets it"


async def test_owners_take_turns(finished: Store) -> None:
    for now, (table, owner) in enumerate((("c", "me"), ("a", "me"), ("b", "me"), ("d", "you"))):
        assert await want(finished, table, owner, 1.0 + now)
    taken = []
    while (found := await finished.take_review("one", 5.0)) is not None:
        taken.append(found)
        await finished.fail_review("one", found)
        await finished.drop_failed_review(found)
    assert taken == ["c", "d", "a", "b"]


async def order_of_all(store: Store) -> list[str]:
    """In which one worker takes what is wanted."""
    taken = []
    while (found := await store.take_review("one", 5.0)) is not None:
        taken.append(found)
        await store.fail_review("one", found)
    return taken


async def test_first_curves_come_first_whosever_they_are(finished: Store) -> None:
    for table, owner in (("a", "me"), ("b", "me"), ("c", "you")):
        assert await want(finished, table, owner)
    for shown in ("a", "c"):
        assert await finished.take_review("one", 2.0) == shown
        assert await finished.note_review("one", shown, Progress(1, 9, b"{}", 5.0), 2.0)
        await finished.give_review_back("one", shown)
    assert await order_of_all(finished) == ["b", "a", "c"]


async def test_short_analyses_overtake_long_ones_for_a_time(finished: Store) -> None:
    soon = 1.0 + 0.9 * OVERTAKES_SECONDS
    wanted = (("a", 1.0, 2.0), ("b", soon, 1.0), ("c", soon + OVERTAKES_SECONDS, 1.0))
    for table, now, _ in wanted:
        asker = Asker(table, table)
        assert await finished.want_review(table, asker, now, 99.0, Limits(9, 9, 9))
    for table, _, seconds in wanted:
        assert await finished.take_review("one", 2.0) == table
        assert await finished.note_review("one", table, Progress(1, 9, b"{}", seconds), 2.0)
        assert await finished.note_review("one", table, Progress(2, 9, None, 99.0), 2.0), "foreseen once"
    ahead = [found.ahead for table in "abc" if (found := await finished.wanted_review(table, 2.0))]
    assert ahead == [1, 0, 2]
    assert await order_of_all(finished) == ["b", "a", "c"]
    found = await finished.wanted_review("c", 2.0)
    assert found is not None
    assert found.ahead == 0, "what has failed is not made"


async def test_of_equally_long_analyses_nobodys_second_comes_before_anothers_first(finished: Store) -> None:
    wanted = (("a", "me", 9.0), ("b", "me", 9.0), ("c", "me", 1.0), ("d", "you", 9.0))
    for now, (table, owner, _) in enumerate(wanted):
        assert await want(finished, table, owner, 1.0 + now)
    for table, _, seconds in (wanted[0], wanted[3], wanted[1], wanted[2]):
        assert await finished.take_review("one", 5.0) == table
        assert await finished.note_review("one", table, Progress(1, 9, b"{}", seconds), 5.0)
    assert await order_of_all(finished) == ["c", "a", "d", "b"], "but short ones overtake"


async def test_what_is_given_back_is_no_failed_attempt(finished: Store) -> None:
    assert await want(finished, "a")
    for worker in await alive(finished, "one", "two", "three", "four"):
        assert await finished.take_review(worker, 2.0) == "a"
        await finished.give_review_back("another", "a")
        assert (await state_of(finished, "a")).is_taken
        await finished.give_review_back(worker, "a")
        assert not (await state_of(finished, "a")).is_taken
    assert await finished.take_review("one", 2.0) == "a"


async def test_there_is_a_limit_for_all_and_for_each(finished: Store) -> None:
    assert await want(finished, "a", limits=(3, 2))
    assert await want(finished, "b", limits=(3, 2))
    assert not await want(finished, "c", limits=(3, 2))
    assert await want(finished, "a", now=2.0, limits=(3, 2)), "it is there already"
    assert await want(finished, "c", "you", limits=(3, 2))
    assert not await want(finished, "d", "she", limits=(3, 2))
    assert await want(finished, "d", "she", now=50.0, limits=(3, 2)), "nobody waits for the others any more"


async def test_a_new_cookie_leaves_somebody_at_their_address(finished: Store) -> None:
    assert await want(finished, "a", "first", address="here", of_address=3)
    assert await want(finished, "b", "second", address="here", of_address=3)
    assert await want(finished, "c", "third", address="here", of_address=3)
    assert not await want(finished, "d", "fourth", address="here", of_address=3)
    assert await want(finished, "d", "you", now=2.0, address="there", of_address=3)
    taken = []
    while (found := await finished.take_review("one", 5.0)) is not None:
        taken.append(found)
        await finished.fail_review("one", found)
        await finished.drop_failed_review(found)
    assert taken == ["a", "d", "b", "c"], "nor comes before others each time"


async def test_what_failed_is_told_and_may_be_wanted_again(finished: Store) -> None:
    assert await want(finished, "a")
    assert await finished.take_review("one", 2.0) == "a"
    await finished.fail_review("another", "a")
    await finished.fail_review("one", "a")
    found = await finished.wanted_review("a", 2.0)
    assert found is not None
    assert found.failed
    assert await finished.take_review("one", 3.0) is None
    assert await want(finished, "a")
    await finished.drop_failed_review("a")
    assert await finished.take_review("one", 3.0) == "a", (
        "one who hears of the failure late drops nothing new"
    )


async def test_a_table_that_is_gone_is_not_analysed(finished: Store) -> None:
    assert await want(finished, "a")
    assert await finished.forget_tables("finished", 1e9, 10, "2026-01-01") == 5
    assert await finished.take_review("one", 2.0) is None


async def test_what_nobody_waited_for_is_not_revived(finished: Store) -> None:
    """Nobody takes anything meanwhile: who lets analyses expire may not have all of them by asking again."""
    for table in "ab":
        assert await want(finished, table, limits=(9, 2))
    for table in "cd":
        assert await want(finished, table, now=20.0, limits=(9, 2))
    for table in "ab":
        await finished.renew_review(table, 21.0, 50.0)
        assert await finished.wanted_review(table, 21.0) is None
    assert not await want(finished, "a", now=21.0, limits=(9, 2))
    taken = {
        await finished.take_review(worker, 22.0) for worker in await alive(finished, "one", "two", "three")
    }
    assert taken == {"c", "d", None}


async def alive(store: Store, *workers: str) -> tuple[str, ...]:
    for worker in workers:
        await store.keep_due(worker)
    return workers


async def test_over_what_three_processes_died_no_other_dies(finished: Store) -> None:
    for table in "ab":
        assert await want(finished, table)
    for worker in ("one", "two", "three"):
        await alive(finished, worker)
        assert await finished.take_review(worker, 2.0) == "a"
        assert await finished.take_review(worker, 2.0) == "a", "the same process may try again"
        await finished.release_due(worker)
    await alive(finished, "four")
    assert await finished.take_review("four", 2.0) == "b"
    found = await finished.wanted_review("a", 2.0)
    assert found is not None
    assert found.failed
    assert await want(finished, "a"), "it may be wanted again"
    assert await finished.take_review("four", 2.0) in ("a", "b")


async def test_machines_whose_clocks_differ_agree_how_long_somebody_waits(database: str) -> None:
    true, ahead = PostgresStore(database), PostgresStore(database)
    ahead._machine_clock = lambda: time.time() + 100.0
    for machine in (true, ahead):
        await machine.open()
    await true.add_person(NORTH, "hash-of-north")
    await true.add_table(replace(TABLE, status="finished"))
    now = time.time()
    assert await true.want_review(TABLE.id, Asker("me", "home"), now, now + 60.0, Limits(9, 9, 9))
    found = await ahead.wanted_review(TABLE.id, now + 100.0)
    assert found is not None
    assert abs(found.until - (now + 160.0)) < 30.0
    assert await ahead.take_review("one", now + 100.0) == TABLE.id
    assert await ahead.note_review("one", TABLE.id, Progress(1, 2), now + 100.0)
    await ahead.renew_review(TABLE.id, now + 100.0, now + 160.0)
    assert await true.wanted_review(TABLE.id, now + 90.0) is None, "not for longer either"
    for machine in (true, ahead):
        await machine.close()
