"""The games of a contest in a file of JSON lines that only grows, so that a contest can be resumed."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final, final

import msgspec
from msgspec.structs import replace

from ducats import __version__
from ducats.arena.contests import Contest
from ducats.arena.fingerprints import fingerprints
from ducats.arena.matches import GameResult
from ducats.engine.errors import BadOptions
from ducats.games import find

FILE: Final = "results.jsonl"

Deals = dict[tuple[int, int], tuple[GameResult, ...]]
"""(match, deal) -> its games, one for each rotation, in order."""


class Opening(msgspec.Struct, frozen=True, kw_only=True, tag="contest", tag_field="kind"):
    """The first line: what is played, and by which program."""

    contest: Contest
    ducats: str
    rules: int
    players: dict[str, str] = {}
    """The fingerprints of its levels: games of a level that has since changed belong to another contest."""


class Line(GameResult, frozen=True, kw_only=True, omit_defaults=True, tag="game", tag_field="kind"):
    """Every other line."""

    match: int
    """Its number in the contest, from 0."""


class OtherContest(BadOptions):
    """The folder holds the games of another contest."""

    default_code = "other_contest"


@final
class ResultsFile:
    """Open a folder, read what it has, add to it."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self._contest = contest
        self._file = folder / FILE
        self._opening = Opening(
            contest=contest,
            ducats=__version__,
            rules=find(contest.game).meta.version,
            players=fingerprints(contest),
        )
        self.kept: Deals = {}
        folder.mkdir(parents=True, exist_ok=True)
        if self._file.exists() and self._file.stat().st_size:
            self._read()
        else:
            self._rewrite()

    def add(self, match: int, deals: Iterable[tuple[GameResult, ...]]) -> None:
        """Add whole deals; they are on the disk when this returns."""
        text = b"".join(_line(match, game) for games in deals for game in games)
        with self._file.open("ab") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())

    def _read(self) -> None:
        """Read complete deals; the torn end of an interrupted run is played again."""
        first, *lines = self._file.read_bytes().splitlines(keepends=True)
        self._check(first)
        found: dict[tuple[int, int], list[GameResult]] = {}
        for number, line in enumerate(lines, start=2):
            if not line.endswith(b"\n"):
                break
            read = self._read_line(number, line)
            found.setdefault((read.match, read.deal), []).append(_plain(read))
        matches = self._contest.matches
        for (match, deal), games in found.items():
            if match < len(matches) and [game.bots for game in games] == list(matches[match].rotations):
                self.kept[match, deal] = tuple(games)
        if sum(map(len, self.kept.values())) != len(lines):
            self._rewrite()

    def _check(self, first: bytes) -> None:
        try:
            opening = msgspec.json.decode(first, type=Opening)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise OtherContest(f"{self._file} does not begin with a contest: {error}") from error
        if _whatever_length(opening) != _whatever_length(self._opening):
            raise OtherContest(
                f"{self._file} belongs to another contest ({_difference(opening, self._opening)}); "
                "name another folder"
            )

    def _read_line(self, number: int, line: bytes) -> Line:
        try:
            return msgspec.json.decode(line, type=Line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise OtherContest(f"{self._file}: line {number} is no game: {error}") from error

    def _rewrite(self) -> None:
        """Write the opening and the complete deals anew, replacing the file atomically."""
        text = msgspec.json.encode(self._opening) + b"\n"
        text += b"".join(_line(match, game) for (match, _), games in self.kept.items() for game in games)
        fresh = self._file.with_suffix(".new")
        fresh.write_bytes(text)
        fresh.replace(self._file)


def _line(match: int, game: GameResult) -> bytes:
    return msgspec.json.encode(Line(match=match, **msgspec.structs.asdict(game))) + b"\n"


def _plain(line: Line) -> GameResult:
    fields = msgspec.structs.asdict(line)
    del fields["match"]
    return GameResult(**fields)


def _whatever_length(opening: Opening) -> Opening:
    """The opening without its length, since a contest can be made longer later."""
    return replace(opening, contest=replace(opening.contest, games=0))


def _difference(theirs: Opening, mine: Opening) -> str:
    """The first difference."""
    pairs = [
        (name, getattr(theirs.contest, name), getattr(mine.contest, name))
        for name in Contest.__struct_fields__
        if name != "games"
    ]
    pairs += [("ducats", theirs.ducats, mine.ducats), ("rules version", theirs.rules, mine.rules)]
    pairs += [
        (f"how {bot} plays", theirs.players.get(bot), mine.players.get(bot))
        for bot in {**theirs.players, **mine.players}
    ]
    name, other, own = next(pair for pair in pairs if pair[1] != pair[2])
    return f"{name}: {other!r} there, {own!r} here"
