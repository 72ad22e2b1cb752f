"""Servers on one PostgreSQL, while everything goes wrong that can: no acknowledged move is lost.

Two hundred faults and more are produced by scripts/soak_faults.py.
"""

import pytest
from tests.server.fault_runs import START_SECONDS, Fault, Found, House, hold_out


def check(found: Found) -> None:
    assert found.acknowledged > 0
    assert (found.lost, found.doubled) == (0, 0)


async def test_faults_lose_no_acknowledged_move() -> None:
    def choose(house: House) -> list[Fault]:
        house.pause_seconds = 4.0
        return [
            house.kill_server,
            house.cut_listeners,
            house.kill_server,
            house.restart_database,
            house.answer_everything_twice,
            house.cut_all,
            house.pause_server,
            house.kill_server,
        ]

    check(await hold_out(choose))


@pytest.mark.timeout(300)
async def test_neither_a_killed_worker_nor_a_database_that_refuses_costs_a_move() -> None:
    # Two: what is shown is that the other goes on, not how long a busy machine takes to start Python.
    check(
        await hold_out(
            lambda house: [house.fill_disk, house.kill_worker, house.become_read_only],
            workers=2,
            pace=0.05,
        )
    )


@pytest.mark.timeout(300)
async def test_the_only_worker_is_killed_and_its_tables_go_on_when_it_is_back() -> None:
    def choose(house: House) -> list[Fault]:
        # As long as a busy machine takes to start Python: what is shown is that nothing is stuck for good.
        house.stuck_seconds = START_SECONDS
        return [house.kill_worker]

    check(await hold_out(choose, workers=1, tables=2, pace=0.05))
