"""The packed state of Marquis, first part: the round of the table and everybody's goods."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.bits import bit
from ducats.engine.frames import Ask
from ducats.engine.messages import Seat
from ducats.engine.play import Play
from ducats.games.marquis.rules.fields import (
    COINS,
    COINS_CAME,
    COINS_EVER,
    COUNTER,
    DIAMONDS,
    DIAMONDS_LEFT,
    DIRECTION,
    MARQUISES,
    OFFERS,
    OUT,
    RESET,
    RUBIES,
    RUBIES_LEFT,
    SHIELDED,
    START_SEAT,
    TREASURY,
    TURN,
    TURNED,
    TURNS,
    VETO_PLAYED,
    VETOES,
    VETOES_GONE,
)
from ducats.games.marquis.rules.history import Histories
from ducats.games.marquis.rules.messages import MarquisOptions
from ducats.games.marquis.rules.options import OptionFlags
from ducats.games.marquis.rules.printed import COLOUR, PrintedData

NOBODY: Final = -1
NO_CARD: Final = -1
NO_OFFER: Final = -1
UNLIMITED: Final = -1


class GoodsState(Play):
    """What a table of Marquis is made from, who sits where, and who owns what."""

    def __init__(
        self,
        seats: int,
        options: MarquisOptions,
        flags: OptionFlags,
        printed: PrintedData,
        data: str | None,
        cells: vec[i64],
    ) -> None:
        super().__init__(seats, cells)
        self.options = options
        self.flags = flags
        self.printed = printed
        self.own_cards: i64 = seats * COLOUR
        """Cards from this number on are mercenaries (MQ-V3)."""
        self.data = data
        self.moves_before: Histories = ()
        """MQ-R21: the public history of each pile up to where this table was laid; empty: none."""
        self.moves = vec[i64]()
        """What has happened to the piles since."""

    def put_question(self, ask: Ask[Any], then: int) -> None:
        """Ask now, and come back at resume point `then`."""
        self.call(ask, then)
        self.wait_for(ask)

    def put(self, field: i64, value: i64) -> None:
        """For whoever lays a table as it was: one cell."""
        self.cells[field] = value

    def put_by_seat(self, field: int, values: list[int]) -> None:
        for seat, value in enumerate(values):
            self.cells[field + seat] = value

    def put_flag(self, field: i64, seat: i64, value: bool) -> None:
        """Put a seat into a set, or take it out."""
        if value:
            self.cells[field] |= bit(seat)
        else:
            self.cells[field] &= ~bit(seat)

    # -- the round of the table ------------------------------------------------------------------

    def next_seat(self, seat: i64) -> i64:
        """MQ-R44: the next one in the current direction."""
        found = seat + self.cells[DIRECTION]
        if found < 0:
            return self.seats - 1
        return found if found < self.seats else 0

    def seat_after(self, seat: i64, steps: i64) -> i64:
        """MQ-R44: the seat `steps` further (at most a round) in the current direction."""
        found = seat + steps * self.cells[DIRECTION]
        if found < 0:
            return found + self.seats
        return found if found < self.seats else found - self.seats

    def order(self, seat: Seat) -> list[Seat]:
        """MQ-R44: the others, from the next one in the current direction."""
        return [int(self.seat_after(seat, steps)) for steps in range(1, self.seats)]

    def is_clockwise(self) -> bool:
        return self.cells[DIRECTION] == 1

    def turn_round(self) -> None:
        """MQ-11, MQ-81, MQ-93: and the Marquises laid so far have no position any more."""
        self.cells[DIRECTION] = -self.cells[DIRECTION]
        self.cells[RESET] = self.cells[COUNTER] - 1
        self.cells[MARQUISES] = 0

    def begin_turn(self, seat: i64) -> None:
        self.cells[TURN] = seat
        self.cells[TURNS] += 1
        self.cells[SHIELDED] = 0

    def turn(self) -> i64:
        return self.cells[TURN]

    def turns(self) -> i64:
        return self.cells[TURNS]

    def start_seat(self) -> i64:
        return self.cells[START_SEAT]

    def start_at(self, seat: i64) -> None:
        self.cells[START_SEAT] = seat

    def turned(self, seat: i64) -> i64:
        return self.cells[TURNED + seat]

    def turn_up_first(self, seat: i64, letter: i64) -> None:
        """MQ-06: to find the start player."""
        self.cells[TURNED + seat] = letter

    def is_out(self, seat: i64) -> bool:
        return bits.has(self.cells[OUT], seat)

    def go_out(self, seat: i64) -> None:
        self.cells[OUT] |= bit(seat)

    def is_alone(self, seat: i64) -> bool:
        """MQ-114: everybody else is out."""
        return self.cells[OUT] | bit(seat) == bit(self.seats) - 1

    # -- goods -----------------------------------------------------------------------------------

    def coins(self, seat: i64) -> i64:
        return self.cells[COINS + seat]

    def add_coins(self, seat: i64, coins: i64) -> None:
        """MQ-113, MQ-R36: coins that come to a player who is out are noted."""
        self.cells[COINS + seat] += coins
        if coins > 0 and bits.has(self.cells[OUT], seat):
            self.cells[COINS_CAME] |= bit(seat)
            self.cells[COINS_EVER] |= bit(seat)

    def treasury(self) -> i64:
        return self.cells[TREASURY]

    def add_to_treasury(self, coins: i64) -> None:
        self.cells[TREASURY] += coins

    def diamonds(self, seat: i64) -> i64:
        return self.cells[DIAMONDS + seat]

    def rubies(self, seat: i64) -> i64:
        return self.cells[RUBIES + seat]

    def add_jewels(self, seat: i64, diamonds: i64, rubies: i64) -> None:
        self.cells[DIAMONDS + seat] += diamonds
        self.cells[RUBIES + seat] += rubies

    def diamonds_left(self) -> i64:
        """UNLIMITED unless the table plays with the printed stock."""
        return self.cells[DIAMONDS_LEFT]

    def rubies_left(self) -> i64:
        return self.cells[RUBIES_LEFT]

    def add_to_stock(self, diamonds: i64, rubies: i64) -> None:
        """MQ-R01: an unlimited stock stays what it is."""
        if self.cells[DIAMONDS_LEFT] != UNLIMITED:
            self.cells[DIAMONDS_LEFT] += diamonds
            self.cells[RUBIES_LEFT] += rubies

    def points(self, seat: i64) -> i64:
        """MQ-103, MQ-117: the value of the jewels."""
        printed = self.printed
        return (
            printed.diamond_points * self.cells[DIAMONDS + seat]
            + printed.ruby_points * self.cells[RUBIES + seat]
        )

    def vetoes(self, seat: i64) -> i64:
        """How many lie before the player."""
        return self.cells[VETOES + seat]

    def add_vetoes(self, seat: i64, count: i64) -> None:
        self.cells[VETOES + seat] += count

    def veto_played(self) -> i64:
        return self.cells[VETO_PLAYED]

    def dispute_veto(self, owner: i64) -> None:
        """Whose Veto is being disputed; NOBODY: it is settled."""
        self.cells[VETO_PLAYED] = owner

    def vetoes_gone(self) -> i64:
        return self.cells[VETOES_GONE]

    def remove_vetoes(self, count: i64) -> None:
        self.cells[VETOES_GONE] += count

    def have_coins_come(self) -> bool:
        """MQ-113: to somebody who is out, in this turn."""
        return self.cells[COINS_CAME] != 0

    def came_to(self, seat: i64, ever: bool) -> bool:
        """MQ-113, MQ-R36: whether coins came to a player who is out; this turn's are dealt with now."""
        came = bits.has(self.cells[COINS_EVER if ever else COINS_CAME], seat)
        self.cells[COINS_CAME] &= ~bit(seat)
        return came

    def coins_came(self, seat: i64) -> bool:
        return bits.has(self.cells[COINS_CAME], seat)

    def coins_ever(self, seat: i64) -> bool:
        return bits.has(self.cells[COINS_EVER], seat)

    def offer(self, seat: i64) -> i64:
        return self.cells[OFFERS + seat]

    def make_offer(self, seat: i64, code: i64) -> None:
        self.cells[OFFERS + seat] = code

    def forget_offers(self) -> None:
        for seat in range(self.seats):
            self.cells[OFFERS + seat] = NO_OFFER
