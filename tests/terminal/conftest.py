"""The command as a test runs it."""

from tests.cli.conftest import ducats

__all__ = ["ducats"]
