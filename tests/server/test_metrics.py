"""What a host learns from the metrics: every fault, and how the process fares."""

import asyncio
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from ducats.server import process_figures
from ducats.server.faults import note_fault
from ducats.server.metrics import Metrics
from ducats.server.process_figures import DELAY_STEP, WINDOW_SECONDS, LoopDelay
from ducats.server.store.base import StoreError


async def told(server: Any) -> str:
    return str((await server.client.get("/metrics")).text)


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [(ZeroDivisionError(), 500, "server_error"), (StoreError("no disk"), 503, "not_stored")],
)
async def test_faults_over_http_are_counted(
    server: Any, monkeypatch: pytest.MonkeyPatch, error: Exception, status: int, code: str
) -> None:
    async def fail(*_: Any) -> None:
        raise error

    assert f'ducats_refused_total{{code="{code}"}} 0.0' in await told(server), "an alert sees an increase"
    monkeypatch.setattr(server.app.state.context.store, "public_tables", fail)
    assert (await server.client.get("/api/tables")).status_code == status
    assert f'ducats_refused_total{{code="{code}"}} 1.0' in await told(server)


@pytest.mark.parametrize(("error", "of"), [(KeyError(), "program"), (StoreError("no disk"), "store")])
def test_faults_in_work_that_nobody_asked_for_are_counted(error: Exception, of: str) -> None:
    metrics = Metrics()
    assert f'ducats_faults_total{{of="{of}"}} 0.0' in metrics.text({}).decode()
    note_fault(metrics, "work_not_taken", error)
    assert f'ducats_faults_total{{of="{of}"}} 1.0' in metrics.text({}).decode()


async def test_a_fault_at_a_table_is_counted(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    registry, context = server.app.state.registry, server.app.state.context

    async def fail(table: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(registry, "work", fail)
    await server.known_visitor("North")
    await server.start_table("page", "North", creator="north")
    async with asyncio.timeout(10):
        while not context.metrics.faults.labels("program")._value.get():  # noqa: ASYNC110 - due work
            await asyncio.sleep(0.01)


async def test_a_held_up_event_loop_is_told(server: Any) -> None:
    delay = server.app.state.context.metrics.loop_delay
    await asyncio.sleep(0.15)
    time.sleep(0.4)  # noqa: ASYNC251 - holds up everybody
    async with asyncio.timeout(5):
        while delay.longest() < 0.25:  # noqa: ASYNC110 - the watcher's next tick
            await asyncio.sleep(0.01)


def test_the_longest_delay_is_told_for_a_minute_and_in_steps() -> None:
    now = [0.0]
    delay = LoopDelay(lambda: now[0])
    delay.note(0.9 * DELAY_STEP)
    assert delay.longest() == 0.0, "no longer than an answer may take"
    delay.note(1.01)
    assert delay.longest() == pytest.approx(1.0)
    now[0] += WINDOW_SECONDS + 1
    delay.note(0.0)
    assert delay.longest() == pytest.approx(1.0)
    now[0] += WINDOW_SECONDS + 1
    delay.note(0.0)
    assert delay.longest() == 0.0


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the system does not tell")
def test_memory_and_files_are_told_in_steps() -> None:
    assert process_figures.memory() >= process_figures.MEMORY_STEP
    assert process_figures.memory() % process_figures.MEMORY_STEP == 0
    before = process_figures.open_files()
    with ExitStack() as stack:
        for _ in range(process_figures.FILES_STEP):
            stack.enter_context(Path("/proc/self/statm").open())
        after = process_figures.open_files()
    assert (after - before) % process_figures.FILES_STEP == 0
    assert before < after <= process_figures.most_files()
