"""A small network that values a table: what each seat and the others have in, its prospects out.

It is kept as `.npz` and read without numpy, which only those who train need.
"""

from array import array
from importlib.resources import files
from io import BytesIO
from math import exp
from typing import Final, final
from zipfile import ZipFile

from librt.vecs import vec
from mypy_extensions import i64

OUTPUTS: Final = 2
"""For each seat: a score whose softmax over the seats is its share of the victory, and its lead."""
NPY_HEADER_LENGTH_AT: Final = 8
NPY_HEADER_AT: Final = 10


@final
class ValueNetwork:
    """One hidden layer of rectified units; beside it the outputs depend on the inputs directly, too."""

    def __init__(
        self,
        seats: int,
        first: vec[float],
        first_bias: vec[float],
        second: vec[float],
        second_bias: vec[float],
    ) -> None:
        """`first` has a row for each input; its last columns are those that go to the outputs directly."""
        self.seats: Final = seats
        self._columns: Final[i64] = len(first_bias)
        self._hidden: Final[i64] = len(first_bias) - OUTPUTS
        self.size: Final[i64] = len(first) // len(first_bias) // seats
        """How many numbers tell of each seat."""
        self._first = first
        self._first_bias = first_bias
        self._second = second
        self._second_bias = second_bias
        self._sums = vec[float]([0.0] * len(first_bias))

    def outputs(self, rows: vec[float], forwards: bool) -> vec[float]:
        """From `size` numbers for each seat. A seat sees the others in the order in which they will play."""
        found = vec[float]([0.0] * (self.seats * OUTPUTS))
        seats: i64 = self.seats
        seat: i64
        place: i64
        for seat in range(seats):
            self._begin()
            for place in range(seats):
                other = seat + place if forwards else seat - place + seats
                self._add(rows, (other if other < seats else other - seats) * self.size, place * self.size)
            self._finish(found, seat * OUTPUTS)
        return found

    def _begin(self) -> None:
        sums, bias = self._sums, self._first_bias
        column: i64
        for column in range(self._columns):
            sums[column] = bias[column]

    def _add(self, rows: vec[float], at: i64, to: i64) -> None:
        """What the numbers of one seat contribute; most of them are 0."""
        sums, first, columns = self._sums, self._first, self._columns
        number: i64
        column: i64
        for number in range(self.size):
            value = rows[at + number]
            if value != 0.0:
                row = (to + number) * columns
                for column in range(columns):
                    sums[column] += value * first[row + column]

    def _finish(self, found: vec[float], at: i64) -> None:
        sums, second, hidden = self._sums, self._second, self._hidden
        output: i64
        unit: i64
        for output in range(OUTPUTS):
            total = self._second_bias[output] + sums[hidden + output]
            for unit in range(hidden):
                if sums[unit] > 0.0:
                    total += sums[unit] * second[unit * OUTPUTS + output]
            found[at + output] = total


def read_value_network(npz: bytes, seats: int) -> ValueNetwork:
    """As `ducats train --values` has written it."""
    with ZipFile(BytesIO(npz)) as file:
        kept = {name: _floats(file.read(f"{name}.npy")) for name in PARTS}
    return ValueNetwork(seats, kept["first"], kept["first_bias"], kept["second"], kept["second_bias"])


PARTS: Final = ("first", "first_bias", "second", "second_bias")


@final
class KeptNetworks:
    """The networks that are shipped with a game, each read when it is asked for first."""

    def __init__(self, package: str) -> None:
        """The package of the game."""
        self._package: Final = package
        self._by_seats: Final[dict[int, ValueNetwork | None]] = {}

    def of(self, seats: int) -> ValueNetwork | None:
        """None if there is none for a table of this size."""
        if seats not in self._by_seats:
            file = files(self._package) / "networks" / f"values-{seats}.npz"
            self._by_seats[seats] = read_value_network(file.read_bytes(), seats) if file.is_file() else None
        return self._by_seats[seats]


def shares_of(outputs: vec[float], seats: int) -> list[float]:
    """By seat: its share of the victory, from what a network put out."""
    best = outputs[0]
    for seat in range(1, seats):
        best = max(best, outputs[OUTPUTS * seat])
    weights = [exp(outputs[OUTPUTS * seat] - best) for seat in range(seats)]
    everything = sum(weights)
    return [weight / everything for weight in weights]


def leads_of(outputs: vec[float], seats: int, scale: float) -> list[float]:
    """By seat: by how many points it will be ahead of the mean of all."""
    mean = 0.0
    for seat in range(seats):
        mean += outputs[OUTPUTS * seat + 1] / seats
    return [scale * (outputs[OUTPUTS * seat + 1] - mean) for seat in range(seats)]


def _floats(npy: bytes) -> vec[float]:
    """The numbers of an array of 32-bit floats in the machine's order, row by row."""
    length = npy[NPY_HEADER_LENGTH_AT] + 256 * npy[NPY_HEADER_LENGTH_AT + 1]
    numbers = array("f")
    numbers.frombytes(npy[NPY_HEADER_AT + length :])
    return vec[float](list(numbers))
