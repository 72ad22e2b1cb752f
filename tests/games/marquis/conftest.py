"""Every test of Marquis begins with nothing remembered: what the rules keep is worked out under its eyes."""

import pytest

from ducats.games.marquis.rules import history, imagine, options, position, state, views


@pytest.fixture(autouse=True)
def forget() -> None:
    for kept in (history._LAST, imagine._LAST_SEEN, options._LAST):
        kept.clear()
    for remembered in (
        history._read,
        position.printed_of,
        state._blank_table,
        views._rate,
        views.characters,
        views.fixed,
    ):
        remembered.cache_clear()
