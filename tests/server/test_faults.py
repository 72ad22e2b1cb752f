"""Servers on one PostgreSQL, while everything goes wrong that can: no acknowledged move is lost.

Two hundred faults and more are produced by scripts/soak_faults.py.
"""

import pytest
from tests.server.fault_runs import START_SECONDS, Deployment, Fault, Found, run_faults


def check(found: Found) -> None:
    assert found.acknowledged > 0
    assert (found.lost, found.doubled) == (0, 0)


async def test_faults_lose_no_acknowledged_move() -> None:
    def choose(deployment: Deployment) -> list[Fault]:
        deployment.pause_seconds = 4.0
        return [
            deployment.kill_server,
            deployment.cut_listeners,
            deployment.kill_server,
            deployment.restart_database,
            deployment.answer_everything_twice,
            deployment.cut_all,
            deployment.pause_server,
            deployment.kill_server,
        ]

    check(await run_faults(choose))


@pytest.mark.timeout(300)
async def test_neither_a_killed_worker_nor_a_database_that_refuses_costs_a_move() -> None:
    # Two: what is shown is that the other goes on, not how long a busy machine takes to start Python.
    check(
        await run_faults(
            lambda deployment: [deployment.fill_disk, deployment.kill_worker, deployment.become_read_only],
            workers=2,
            pace=0.05,
        )
    )


@pytest.mark.timeout(300)
async def test_the_only_worker_is_killed_and_its_tables_go_on_when_it_is_back() -> None:
    def choose(deployment: Deployment) -> list[Fault]:
        # As long as a busy machine takes to start Python: what is shown is that nothing is stuck for good.
        deployment.stuck_seconds = START_SECONDS
        return [deployment.kill_worker]

    check(await run_faults(choose, workers=1, tables=2, pace=0.05))
