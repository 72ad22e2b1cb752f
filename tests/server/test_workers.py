"""Worker processes: what each of them does before its first work."""

import gc

from ducats.server.workers import WorkerPool


async def test_a_worker_looks_for_no_garbage_in_what_it_began_with() -> None:
    pool = WorkerPool(1)
    try:
        assert await pool.run((), 20, gc.get_freeze_count) > 10_000
    finally:
        pool.close()
