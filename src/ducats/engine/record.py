"""A game as a file: one JSON line for the header, one per input, one for the end. Never any state."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final

import msgspec

from ducats.engine.errors import BadOptions, CorruptRecord, DucatsError
from ducats.engine.messages import Action, Outcome, Seat
from ducats.engine.rng import commitment, shared_seed
from ducats.engine.rules import Rules

FORMAT: Final = 1

MOST_FORKS: Final = 16
MOST_REDRAWS: Final = 4096
Share = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")]
"""What a player has added to the seed: 64 hexadecimal digits, or nothing."""
DATA_LENGTH: Final = 65_536
"""Views carry the data file of a corrected table, so it must stay small."""

UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What decoding raises on text that is no JSON, or too deep to be honest."""


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a game left another one, whose beginning it shares."""

    seed: Annotated[str, msgspec.Meta(max_length=256)]
    """Of that game, which is over: nobody can look ahead by it."""
    inputs: Annotated[int, msgspec.Meta(ge=1)]
    """How many inputs of the record are that game's."""


class Redraw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a game went on after something was taken back: what follows is drawn anew."""

    inputs: Annotated[int, msgspec.Meta(ge=0)]
    """How many inputs of the record came before it."""
    times: Annotated[int, msgspec.Meta(ge=1)]
    """How often something had been taken back by then."""


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that must be known to replay the inputs."""

    ducats: int = FORMAT
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    commitment: str
    data: Annotated[str, msgspec.Meta(max_length=DATA_LENGTH)] | None = None
    """The text of a corrected data file, if the table was opened with one."""
    players: tuple[str, ...] = ()
    """Names for the reader; the rules do not know them."""
    forks: Annotated[tuple[Fork, ...], msgspec.Meta(max_length=MOST_FORKS)] | msgspec.UnsetType = (
        msgspec.UNSET
    )
    """The games whose beginning this one shares, the earliest first; most games share none."""
    taken_back: Annotated[int, msgspec.Meta(ge=1)] | msgspec.UnsetType = msgspec.UNSET
    """How often players took back what they had answered, none of which is in the record."""
    redraws: Annotated[tuple[Redraw, ...], msgspec.Meta(max_length=MOST_REDRAWS)] | msgspec.UnsetType = (
        msgspec.UNSET
    )
    """Where that was, the earliest first, as far as it still tells how chance drew."""
    shares: Annotated[tuple[Share, ...], msgspec.Meta(max_length=8)] | msgspec.UnsetType = msgspec.UNSET
    """By seat, what the players have added to the seed; none if nobody has."""

    def seed_of(self, number: int, seed: str) -> str:
        """What the dice of the draw that is input `number` are made from, if the game itself has this seed.

        Whoever takes an answer back has seen what it drew, so no later draw has the same dice.
        """
        times = next((redraw.times for redraw in reversed(self._redraws()) if redraw.inputs <= number), 0)
        source = self._source_of(number, seed)
        return f"{source}/{times}" if times else source

    def _source_of(self, number: int, seed: str) -> str:
        """The seed itself: of the game whose beginning this one shares, or with what the players added."""
        shares = () if isinstance(self.shares, msgspec.UnsetType) else self.shares
        own = shared_seed(seed, shares)
        return next((fork.seed for fork in self._forks() if number < fork.inputs), own)

    def fork(self, seed: str, inputs: int, new_seed: str, players: tuple[str, ...]) -> "Header":
        """Of a game that shares its first inputs with this one, and has a seed of its own from there on."""
        forks = [fork for fork in self._forks() if fork.inputs < inputs]
        if inputs:
            forks.append(Fork(self._source_of(inputs - 1, seed), inputs))
        if len(forks) > MOST_FORKS:
            raise BadOptions(f"a game is forked at most {MOST_FORKS} times", code="too_many_forks")
        promised = commitment(new_seed)
        return msgspec.structs.replace(
            self,
            commitment=promised,
            players=players,
            forks=tuple(forks) or msgspec.UNSET,
            shares=msgspec.UNSET,
            redraws=tuple(redraw for redraw in self._redraws() if redraw.inputs < inputs) or msgspec.UNSET,
        )

    def take_back(self, inputs: int) -> "Header":
        """So many inputs still stand: what follows them is drawn anew, and from the seed of this very game.

        The seed of a game whose beginning it shares is known, so nothing else may be drawn from it.
        """
        forks = [fork for fork in self._forks() if fork.inputs < inputs]
        left = next((fork for fork in self._forks() if fork.inputs >= inputs), None)
        if left is not None and inputs:
            forks.append(Fork(left.seed, inputs))
        return msgspec.structs.replace(self.draw_anew(inputs), forks=tuple(forks) or msgspec.UNSET)

    def draw_anew(self, inputs: int) -> "Header":
        """After so many inputs chance goes on with other dice of whatever seed it draws from there."""
        still = tuple(redraw for redraw in self._redraws() if redraw.inputs < inputs)
        times = max((redraw.times for redraw in self._redraws()), default=0) + 1
        return msgspec.structs.replace(self, redraws=(*still, Redraw(inputs, times)))

    def mark_taken_back(self, times: int) -> "Header":
        """So often, and as often as in a game whose beginning it shares."""
        # Games that went on from another used to forget how often: the draws still tell.
        told = max((redraw.times for redraw in self._redraws()), default=0)
        return msgspec.structs.replace(
            self, taken_back=max(self._taken_back() + times, told) or msgspec.UNSET
        )

    def check_redraws(self, length: int) -> None:
        """CorruptRecord unless take-backs can have led to them in a record of so many inputs.

        If they could be anything, whoever writes them could choose among draws.
        """
        inputs, times = -1, 0
        for redraw in self._redraws():
            if redraw.inputs <= inputs or redraw.times <= times:
                raise CorruptRecord(f"no take-back leads to {redraw} after {times} of them")
            inputs, times = redraw.inputs, redraw.times
        if inputs > length:
            raise CorruptRecord(f"a draw is made anew after input {inputs} of {length}")
        if times > self._taken_back():
            raise CorruptRecord(f"drawn anew after take-back {times} of {self._taken_back()}")

    def _taken_back(self) -> int:
        return 0 if isinstance(self.taken_back, msgspec.UnsetType) else self.taken_back

    def _forks(self) -> tuple[Fork, ...]:
        return () if isinstance(self.forks, msgspec.UnsetType) else self.forks

    def _redraws(self) -> tuple[Redraw, ...]:
        return () if isinstance(self.redraws, msgspec.UnsetType) else self.redraws


class Input(msgspec.Struct, frozen=True):
    """One answer: of a player, or of chance (seat -1)."""

    seat: Seat
    action: Action


class Footer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end: the seed that the header promised, and the result."""

    seed: str
    outcome: Outcome


class Record(msgspec.Struct, frozen=True):
    """A whole book."""

    header: Header
    inputs: tuple[Input, ...]
    footer: Footer | None


class _RawInput(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    action: dict[str, Any]


def new_header(
    rules: Rules,
    seats: int,
    seed: str,
    options: Mapping[str, Any] | None = None,
    data: str | None = None,
    players: tuple[str, ...] = (),
    shares: tuple[str, ...] = (),
) -> Header:
    """A header for a new game; every option is checked and written out, so that defaults may change later."""
    chosen = rules.read_options(options or {})
    rules.check_table(seats, chosen, data)
    written: dict[str, Any] = msgspec.to_builtins(chosen)
    return Header(
        game=rules.meta.id,
        version=rules.meta.version,
        seats=seats,
        options=written,
        commitment=commitment(seed),
        data=data,
        players=players,
        shares=shares if any(shares) else msgspec.UNSET,
    )


def write(record: Record) -> bytes:
    """A record as JSON lines."""
    lines: list[Any] = [record.header, *record.inputs]
    if record.footer is not None:
        lines.append(record.footer)
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def read_header(text: bytes) -> Header:
    first = text.partition(b"\n")[0]
    try:
        header = msgspec.json.decode(first, type=Header)
    except UNREADABLE as error:
        raise CorruptRecord(f"line 1 is no header of a record: {error}") from error
    if header.ducats != FORMAT:
        raise CorruptRecord(f"record format {header.ducats} is not known here (this is {FORMAT})")
    return header


def read(rules: Rules, text: bytes) -> Record:
    """A record from JSON lines; CorruptRecord names the line that cannot be read."""
    header = read_header(text)
    if header.game != rules.meta.id or not rules.can_replay(header.version):
        raise CorruptRecord(
            f"the record is of {header.game} version {header.version}, "
            f"the rules are {rules.meta.id} version {rules.meta.version}"
        )
    inputs: list[Input] = []
    footer: Footer | None = None
    for number, line in _lines(text):
        if footer is not None:
            raise CorruptRecord(f"line {number} stands after the end of the game")
        try:
            if b'"seed"' in line[:8]:
                footer = msgspec.json.decode(line, type=Footer)
            else:
                raw = msgspec.json.decode(line, type=_RawInput)
                inputs.append(Input(raw.seat, rules.read_action(raw.action)))
        except (*UNREADABLE, DucatsError) as error:
            raise CorruptRecord(f"line {number}: {error}") from error
    return Record(header, tuple(inputs), footer)


def _lines(text: bytes) -> Iterator[tuple[int, bytes]]:
    for number, line in enumerate(text.split(b"\n"), start=1):
        if number > 1 and line.strip():
            yield number, line
