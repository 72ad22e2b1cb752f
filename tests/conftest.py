"""What all tests share."""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from ducats import FORM
from ducats.form import COMPILED

# A shared 2-core machine pauses at will: a slow example is no failure. The same examples on every run keep
# 'make test' repeatable; 'make soak' looks for new ones.
settings.register_profile("repeatable", deadline=None, derandomize=True, print_blob=True)
settings.register_profile(
    "searching", deadline=None, max_examples=2_000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("DUCATS_HYPOTHESIS", "repeatable"))


def pytest_report_header() -> str:
    return f"rules under test: {FORM}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Compiled classes cannot be patched: what breaks them on purpose is left to the pure run."""
    if FORM == COMPILED:
        pure = [item for item in items if item.get_closest_marker("pure")]
        config.hook.pytest_deselected(items=pure)
        items[:] = [item for item in items if item not in pure]


@pytest.fixture(scope="session")
def clone() -> Path:
    """The top folder of the sources."""
    return Path(__file__).resolve().parents[1]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a running PostgreSQL, started when the first test wants it."""
    from tests.postgres import address_of_a_server

    with address_of_a_server() as address:
        yield address


@pytest.fixture
async def database(postgres: str) -> AsyncIterator[str]:
    """The address of an empty PostgreSQL database."""
    from tests.postgres import fresh_database

    async with fresh_database(postgres) as address:
        yield address
