"""What has been measured so far: every piece has its number and is always the same, so a run goes on.

It is kept by the hash of the sources that decide it: what older sources gave does not count.
"""

import fcntl
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from statistics import StatisticsError, correlation, fmean
from typing import Final

import msgspec

from bench.review.checks import Analysed, FirstCurve, Planted, Twice, mean_of

KNOWN: Final = Path(__file__).with_name("known.json")
PACKAGE: Final = Path(__file__).parents[2] / "src" / "ducats"


class Known(msgspec.Struct):
    """What is known of one game."""

    sources: str
    curve: FirstCurve | None = None
    tried: int = 0
    """At how many moments a blunder was to be planted; not everywhere is one."""
    planted: list[Planted] = []
    strong: list[Analysed] = []
    """Games of strong bots."""
    weak: list[Analysed] = []
    """Games of weak ones, who give away enough to compare."""
    lucks: list[float] = []

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

    def _luck(self) -> str:
        if len(self.lucks) < 2:
            return ""
        luck, error = mean_of(self.lucks)
        return f"luck of the first seat over {len(self.lucks)} games: {luck:+.4f} ± {error:.4f}"


def lines_of(name: str, games: list[Analysed]) -> list[str]:
    """What was found in the games of bots of one strength."""
    answers = [answer for game in games for answer in game.answers]
    count = len(answers)
    loss, error = mean_of([answer.measured for answer in answers])
    noted = sum(bool(answer.kind) for answer in answers)
    mistakes = sum(answer.kind in ("mistake", "blunder") for answer in answers)
    closer = [game.false for game in games if game.false is not None]
    seconds, largest = fmean(game.seconds for game in games), max(game.error for game in games)
    return [
        f"{len(games)} games of {name} bots: mean loss {loss:+.4f} ± {error:.4f} of {count} answers",
        f"found fault with {noted} ({noted / count:.1%}), {mistakes} of them mistakes or worse",
        *([f"false alarms: {sum(closer)} ({sum(closer) / count:.1%})"] if closer else []),
        agreement(answers),
        f"a whole analysis: {seconds:.1f} s of processor time, errors up to {largest:.3f}",
    ]


def agreement(answers: list[Twice]) -> str:
    """How far a second run says the same. Most answers cost nothing, and of these only noise is measured."""
    faults = [answer for answer in answers if answer.kind or answer.kind_again]
    both = sum(bool(answer.kind and answer.kind_again) for answer in faults)
    changed = sum(answer.kind != answer.kind_again for answer in faults)
    told = correlated([(answer.told, answer.told_again) for answer in answers])
    measured = correlated([(answer.measured, answer.measured_again) for answer in answers])
    return (
        f"a second run: losses told correlate {told}, as measured {measured}; of {len(faults)} faults {both} "
        f"are found by both, {changed} answers change their class ({changed / len(answers):.1%})"
    )


def correlated(pairs: list[tuple[float, float]]) -> str:
    try:
        return f"{correlation(*zip(*pairs, strict=True)):.2f}"
    except StatisticsError:
        return "not at all"


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


def keep(game: str, known: Known, file: Path = KNOWN) -> None:
    """All or nothing, whenever the run is stopped; another run may be at another game meanwhile."""
    with Path(__file__).open() as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        fresh = file.with_suffix(".new")
        fresh.write_bytes(msgspec.json.encode(read_known((), file) | {game: known}) + b"\n")
        fresh.replace(file)
