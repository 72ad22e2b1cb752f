"""What has been measured so far: every piece has its number and is always the same, so a run goes on.

It is kept by the hash of the sources that decide it: what older sources gave does not count.
"""

from collections.abc import Iterable
from hashlib import sha256
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Final

import msgspec

from bench.review.checks import Equals, FirstCurve, Planted, mean_of

KNOWN: Final = Path(__file__).with_name("known.json")
PACKAGE: Final = Path(__file__).parents[2] / "src" / "ducats"


class Known(msgspec.Struct):
    """What is known of one game."""

    sources: str
    curve: FirstCurve | None = None
    tried: int = 0
    """At how many moments a blunder was to be planted; not everywhere is one."""
    planted: list[Planted] = []
    equals: list[Equals] = []
    lucks: list[float] = []

    def lines(self) -> list[str]:
        """All of it in words."""
        return [line for line in (self._curve(), self._planted(), *self._equals(), self._luck()) if line]

    def _curve(self) -> str:
        if self.curve is None:
            return ""
        seconds, error = self.curve.seconds, self.curve.error
        return f"first curve of a game of four: {seconds:.1f} s of processor time, errors up to {error:.3f}"

    def _planted(self) -> str:
        if not self.planted:
            return ""
        called = sum(bool(blunder.kind) for blunder in self.planted)
        loss = fmean(blunder.loss for blunder in self.planted)
        return f"planted blunders found: {called} of {len(self.planted)}, giving away {loss:.2f} each"

    def _equals(self) -> list[str]:
        if not self.equals:
            return []
        count, loss, again, squares, squares_again, products, noted, mistakes, false, changed = (
            sum(getattr(game, field) for game in self.equals) for field in Equals.__struct_fields__[:10]
        )
        spread = squares - loss * loss / count
        spread_again = squares_again - again * again / count
        agreement = (products - loss * again / count) / max(sqrt(spread * spread_again), 1e-9)
        error = sqrt(spread / count / max(count - 1, 1))
        games, seconds = len(self.equals), fmean(game.seconds for game in self.equals)
        largest = max(game.error for game in self.equals)
        return [
            f"{games} games of strong bots: mean loss {loss / count:+.4f} ± {error:.4f} of {count} answers",
            f"found fault with {noted} ({noted / count:.1%}), {mistakes} of them mistakes or worse",
            f"false alarms: {false} ({false / count:.1%})",
            f"a second run: correlation {agreement:.2f}, {changed} classes changed ({changed / count:.1%})",
            f"a whole analysis: {seconds:.1f} s of processor time, errors up to {largest:.3f}",
        ]

    def _luck(self) -> str:
        if len(self.lucks) < 2:
            return ""
        luck, error = mean_of(self.lucks)
        return f"luck of the first seat over {len(self.lucks)} games: {luck:+.4f} ± {error:.4f}"


def sources_of(game: str) -> str:
    """The hash of all that decides how the bots of a game play and what an analysis says of it."""
    shared = (PACKAGE / folder for folder in ("engine", "mechanics", "search", "bots", "review"))
    own = (PACKAGE / "games" / game / folder for folder in ("rules", "evaluation", "bots", "networks"))
    total = sha256((PACKAGE / "games" / game / "data.toml").read_bytes())
    for folder in (*shared, *own):
        for file in sorted(folder.rglob("*")):
            if file.suffix in {".py", ".npz"}:
                total.update(file.read_bytes())
    return total.hexdigest()[:12]


def read_known(games: Iterable[str], file: Path = KNOWN) -> dict[str, Known]:
    """By game: what counts for these, and whatever is kept of the others."""
    kept = msgspec.json.decode(file.read_bytes(), type=dict[str, Known]) if file.is_file() else {}
    for game in games:
        sources = sources_of(game)
        if game not in kept or kept[game].sources != sources:
            kept[game] = Known(sources)
    return kept


def keep(known: dict[str, Known], file: Path = KNOWN) -> None:
    """All or nothing, whenever the run is stopped."""
    fresh = file.with_suffix(".new")
    fresh.write_bytes(msgspec.json.encode(known) + b"\n")
    fresh.replace(file)
