"""The packed state of MarraCash, first part: the visitors, in the line, on the fountains and in a move."""

from librt.vecs import vec
from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.play import Play
from ducats.games.marracash.rules import fields as f
from ducats.games.marracash.rules import groups
from ducats.games.marracash.rules.options import TableOptions
from ducats.games.marracash.rules.souk import ENTRANCES, EXITS

Entry = tuple[int, int, int]
"""A shop, how many visitors entered it in this move, and what its owner took for them, cards included."""


class VisitorState(Play):
    """What a table of MarraCash is made from, and where its visitors are."""

    def __init__(self, chosen: TableOptions, cells: vec[i64]) -> None:
        super().__init__(chosen.seats, cells)
        self.chosen = chosen
        self.printed = chosen.printed
        self.cast = chosen.cast
        """Visitors of each colour that take part; in a described position there may be fewer."""

    # -- the line ---------------------------------------------------------------------------------

    def line_length(self) -> i64:
        """How many places the line had when it was formed."""
        return self.cells[f.LINE_LENGTH]

    def in_line(self, place: i64) -> i64:
        """The colour of the visitor at a place of the line as it was formed."""
        packed = self.cells[f.LINE + place // f.PLACES_PER_CELL]
        return (packed >> (place % f.PLACES_PER_CELL * f.PLACE_BITS)) & 7

    def open_line(self, left: i64, right: i64) -> None:
        """MC-10: those at the places from `left` to before `right` wait."""
        self.cells[f.LEFT] = left
        self.cells[f.RIGHT] = right

    def line_taken(self) -> i64:
        """How many places are empty at the left end."""
        return self.cells[f.LEFT]

    def waiting(self) -> i64:
        """How many visitors are outside the wall."""
        return self.cells[f.RIGHT] - self.cells[f.LEFT]

    def queue(self) -> list[int]:
        """MC-10: the visitors outside the wall, from the left end to the right."""
        return [int(self.in_line(place)) for place in range(self.cells[f.LEFT], self.cells[f.RIGHT])]

    def take_from_line(self, from_left: bool, count: i64) -> i64:
        """MC-10: the first or last `count` of those who wait; tells the place of the first of them."""
        self.cells[f.IDLE_TURNS] = 0
        if from_left:
            self.cells[f.LEFT] += count
            return self.cells[f.LEFT] - count
        self.cells[f.RIGHT] -= count
        return self.cells[f.RIGHT]

    # -- the groups --------------------------------------------------------------------------------

    def group(self, fountain: i64) -> i64:
        """MC-35: all visitors on one fountain (see groups.py)."""
        return self.cells[f.GROUPS + fountain]

    def standing(self, fountain: i64, colour: i64) -> i64:
        """How many visitors of one colour are on a fountain."""
        return groups.of_colour(self.cells[f.GROUPS + fountain], colour)

    def place_group(self, fountain: i64, group: i64) -> None:
        was_empty = self.cells[f.GROUPS + fountain] == 0
        self.cells[f.GROUPS + fountain] = group
        if was_empty == (group == 0):
            return
        exits = self.printed.ways.exits[fountain]
        self.cells[f.OCCUPIED] ^= bits.bit(fountain)
        self.cells[f.MOVE_COUNT] += exits if was_empty else -exits

    def occupied(self) -> i64:
        """The set of fountains with somebody on them."""
        return self.cells[f.OCCUPIED]

    def empty_entrances(self) -> i64:
        """MC-34: the set of empty ones among the entrances, which are numbered from 0."""
        occupied = self.cells[f.OCCUPIED]
        entrances = self.printed.ways.entrances
        empty: i64 = 0
        for number in range(ENTRANCES):
            if not bits.has(occupied, entrances[number]):
                empty |= bits.bit(number)
        return empty

    def walking(self) -> i64:
        """The group under way."""
        return self.cells[f.WALKING]

    def place_walkers(self, group: i64) -> None:
        self.cells[f.WALKING] = group

    def has_fork(self) -> bool:
        """Whether some group may go more than one way."""
        return (self.cells[f.OCCUPIED] & self.printed.ways.forks) != 0

    def move_count(self) -> i64:
        """MC-35, MC-R05, MC-R15: any group by any alley, back or into an entrance (MC-73) as well."""
        return self.cells[f.MOVE_COUNT]

    def move(self, index: i64) -> i64:
        """A move by its place, as the number of its way."""
        exits = self.printed.ways.exits
        occupied = self.cells[f.OCCUPIED]
        while True:
            fountain = bits.lowest(occupied)
            if index < exits[fountain]:
                return fountain * EXITS + index
            index -= exits[fountain]
            occupied &= occupied - 1

    def moves(self) -> list[int]:
        """All moves as numbers of ways."""
        exits = self.printed.ways.exits
        found: list[int] = []
        occupied = self.cells[f.OCCUPIED]
        while occupied:
            first = bits.lowest(occupied) * EXITS
            found += bits.span(first, first + exits[bits.lowest(occupied)] - 1)
            occupied &= occupied - 1
        return found

    # -- the shops entered in a move -------------------------------------------------------------

    def forget_entries(self) -> None:
        self.cells[f.ENTRY_COUNT] = 0

    def note_entry(self, shop: i64, visitors: i64, money: i64) -> None:
        place = self.cells[f.ENTRY_COUNT]
        self.cells[f.ENTRY_SHOPS + place] = shop
        self.cells[f.ENTRY_VISITORS + place] = visitors
        self.cells[f.ENTRY_MONEY + place] = money
        self.cells[f.ENTRY_COUNT] = place + 1

    def entry_count(self) -> i64:
        return self.cells[f.ENTRY_COUNT]

    def entered_shop(self, place: i64) -> i64:
        return self.cells[f.ENTRY_SHOPS + place]

    def entered_visitors(self, place: i64) -> i64:
        return self.cells[f.ENTRY_VISITORS + place]

    def entered_money(self, place: i64) -> i64:
        return self.cells[f.ENTRY_MONEY + place]

    def add_to_entry(self, shop: i64, money: i64) -> None:
        """MC-61: what a shop took beyond what its customers paid."""
        for place in range(self.cells[f.ENTRY_COUNT]):
            if self.cells[f.ENTRY_SHOPS + place] == shop:
                self.cells[f.ENTRY_MONEY + place] += money

    def entries(self) -> list[Entry]:
        return [
            (int(self.entered_shop(place)), int(self.entered_visitors(place)), int(self.entered_money(place)))
            for place in range(self.cells[f.ENTRY_COUNT])
        ]
