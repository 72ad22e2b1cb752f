"""Why an answer is a good one, as the bots of a game say it."""

from typing import Any, Final, NamedTuple

import msgspec

from ducats.engine.messages import Fact


class Why(NamedTuple):
    """What speaks for an answer. Catalogues have a text for it; `about` has the figures that it names."""

    reason: str = ""
    """A kind of fact, or a word said in a bargain; empty: nothing that decides."""
    about: dict[str, Any] = {}  # noqa: RUF012


NOTHING: Final = Why()


def why(fact: Fact | None) -> Why:
    """A fact as a reason."""
    if fact is None:
        return NOTHING
    about = msgspec.to_builtins(fact)
    return Why(about.pop("type"), about)
