"""Worker processes: what each of them does before its first work."""

import gc

import pytest

from ducats.server.workers import MEMORY_BYTES, WorkerPool, limit_memory


async def test_a_worker_looks_for_no_garbage_in_what_it_began_with() -> None:
    pool = WorkerPool(1)
    try:
        assert await pool.run((), 20, gc.get_freeze_count) > 10_000
    finally:
        pool.close()


def test_a_lower_limit_of_the_host_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """To set a higher one would fail, and with it every worker."""
    resource = pytest.importorskip("resource")
    given: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: given.append(limits))
    for hard in (resource.RLIM_INFINITY, 2 * MEMORY_BYTES, MEMORY_BYTES // 2):
        monkeypatch.setattr(resource, "getrlimit", lambda _, hard=hard: (hard, hard))
        limit_memory()
    assert given == [(MEMORY_BYTES,) * 2] * 2 + [(MEMORY_BYTES // 2,) * 2]


def test_a_system_that_takes_no_limit_has_workers_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")

    def refuse(*_: object) -> None:
        raise ValueError("current limit exceeds maximum limit")

    monkeypatch.setattr(resource, "setrlimit", refuse)
    limit_memory()
