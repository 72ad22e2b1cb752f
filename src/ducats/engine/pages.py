"""Where a game stands, read back from the pages that `Play.pages` has written down."""

from collections.abc import Iterable
from typing import Any, Final

from ducats.engine.errors import BadScenario
from ducats.engine.frames import Frame
from ducats.engine.messages import Page
from ducats.engine.play import Play

_KINDS: Final[dict[str, dict[str, type[Frame[Any]]]]] = {}


def frame_kinds(package: str) -> dict[str, type[Frame[Any]]]:
    """All frames of the game in this package, by name: they need no list of their own."""
    kinds = _KINDS.get(package)
    if kinds is None:
        kinds = _KINDS[package] = {}
        found: list[Any] = [Frame]
        while found:
            kind = found.pop()
            found.extend(kind.__subclasses__())
            if kind.__module__.startswith(f"{package}."):
                kinds[kind.__name__] = kind
    return kinds


def restore(play: Play, pages: Iterable[Page], asked: int) -> None:
    """Put the pages under the table as they lay; BadScenario if they are none of this game's."""
    kinds = frame_kinds(type(play).__module__.rpartition(".")[0])
    frames: list[Frame[Any]] = []
    points: list[int] = []
    for page in pages:
        kind: Any = kinds.get(page.name)
        if kind is None:
            raise BadScenario(f"there is no page {page.name!r}")
        try:
            frames.append(kind(*page.numbers))
        except TypeError as error:
            raise BadScenario(f"page {page.name} cannot have the numbers {page.numbers}") from error
        points.append(page.at)
    play.lay_pages(frames, points, asked)
