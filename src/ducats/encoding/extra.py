"""Libraries that only research needs."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needed_for(purpose: str) -> Iterator[None]:
    """Imports inside this block may fail where the extra is not installed; the error then says what to do."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"{purpose} needs {error.name}, which is not installed: pip install 'ducats[study]'",
            name=error.name,
        ) from error
