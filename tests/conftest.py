"""What all tests share."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A shared 2-core machine pauses at will: a slow example is no failure. The same examples on every run keep
# 'make test' repeatable; 'make soak' looks for new ones.
settings.register_profile("repeatable", deadline=None, derandomize=True, print_blob=True)
settings.register_profile(
    "searching", deadline=None, max_examples=2_000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("DUCATS_HYPOTHESIS", "repeatable"))


@pytest.fixture(scope="session")
def clone() -> Path:
    """The top folder of the sources."""
    return Path(__file__).resolve().parents[1]
