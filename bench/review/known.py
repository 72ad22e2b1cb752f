"""What has been measured so far: every piece has its number and is always the same, so a run goes on.

It is kept by the hash of the sources that decide it: what older sources gave does not count.
"""

import fcntl
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from statistics import fmean
from typing import Final

import msgspec

from bench.review.checks import Analysed, FirstCurve, Planted, mean_of
from bench.review.playing_on import Loss, PlayedOn
from bench.review.summary import lines_of, lines_played_on

KNOWN: Final = Path(__file__).with_name("known.json")
PACKAGE: Final = Path(__file__).parents[2] / "src" / "ducats"
NO_FIGURES: Final = ("reasons.py", "*grounds.py", "coaching.py", "background.py")
"""What bots say of an answer, the coach, and in which order a server works."""


class Known(msgspec.Struct):
    """What is known of one game."""

    sources: str
    day: str = ""
    """On which something was measured last."""
    curve: FirstCurve | None = None
    tried: int = 0
    """At how many moments a blunder was to be planted; not everywhere is one."""
    planted: list[Planted] = []
    strong: list[Analysed] = []
    """Games of strong bots."""
    weak: list[Analysed] = []
    """Games of weak ones, who give away enough to compare."""
    looked_at: int = 0
    """How many decisions of games of strong and weak bots, in turn, were looked at for faults to play on."""
    losses: list[Loss] = []
    """Of these decisions, as far as there was something to judge."""
    played_on: list[PlayedOn] = []
    lucks: list[float] = []

    def done(self) -> dict[str, int]:
        """By check."""
        return {
            "planted": len(self.planted),
            "strong": len(self.strong),
            "weak": len(self.weak),
            "played_on": len(self.played_on),
            "luck": len(self.lucks),
        }

    def lines(self) -> list[str]:
        """All of it in words."""
        return [line for line in (self._curve(), self._planted(), *self._games(), self._luck()) if line]

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

    def _games(self) -> Iterator[str]:
        for name, games in (("strong", self.strong), ("weak", self.weak)):
            if games:
                yield from lines_of(name, games)
            yield from lines_played_on(name, self.played_on)

    def _luck(self) -> str:
        if len(self.lucks) < 2:
            return ""
        luck, error = mean_of(self.lucks)
        return f"luck of the first seat over {len(self.lucks)} games: {luck:+.4f} ± {error:.4f}"


def sources_of(game: str) -> str:
    """The hash of all that decides how the bots of a game play and which figures an analysis finds."""
    shared = (PACKAGE / folder for folder in ("engine", "mechanics", "search", "bots", "review"))
    own = (PACKAGE / "games" / game / folder for folder in ("rules", "evaluation", "bots", "networks"))
    total = sha256((PACKAGE / "games" / game / "data.toml").read_bytes())
    for folder in (*shared, *own):
        for file in sorted(folder.rglob("*")):
            if file.suffix in {".py", ".npz"} and not any(file.match(name) for name in NO_FIGURES):
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


def keep(game: str, known: Known, file: Path = KNOWN) -> None:
    """All or nothing, whenever the run is stopped; another run may be at another game meanwhile."""
    known.day = f"{datetime.now(UTC):%Y-%m-%d}"
    with Path(__file__).open() as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        fresh = file.with_suffix(".new")
        fresh.write_bytes(msgspec.json.encode(read_known((), file) | {game: known}) + b"\n")
        fresh.replace(file)
