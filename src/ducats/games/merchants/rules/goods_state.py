"""The packed state of Merchants, first part: everybody's money, status and goods."""

from typing import Final

from mypy_extensions import i64

from ducats.engine.play import Play, blank_cells
from ducats.games.merchants.rules import counts
from ducats.games.merchants.rules import events as e
from ducats.games.merchants.rules import fields as f
from ducats.games.merchants.rules.books import COLUMNS, GOODS_BOUGHT
from ducats.games.merchants.rules.messages import MerchantsOptions
from ducats.games.merchants.rules.names import CITIES, CITY_COUNT, GOODS
from ducats.games.merchants.rules.options import UNLIMITED, Chosen
from ducats.games.merchants.rules.printed import PrintedData

NO_CELLS: Final = blank_cells(0)


class GoodsState(Play):
    """What a table of Merchants is made from, and who owns what."""

    def __init__(
        self, seats: int, printed: PrintedData, options: MerchantsOptions, chosen: Chosen, data: str | None
    ) -> None:
        super().__init__(seats, NO_CELLS)
        self.printed = printed
        self.options = options
        self.chosen = chosen
        """The options in the form that the rules use."""
        self.data = data

    # -- money and status ------------------------------------------------------------------------

    @property
    def bank(self) -> i64:
        return self.cells[f.BANK]

    def cash(self, seat: i64) -> i64:
        return self.cells[f.CASH + seat]

    def purses(self) -> list[int]:
        """Everybody's cash."""
        return [int(self.cells[f.CASH + seat]) for seat in range(self.seats)]

    def pay_bank(self, seat: i64, amount: i64) -> None:
        """MA-R33: florins, all of them."""
        self.cells[f.CASH + seat] -= amount
        self.cells[f.BANK] += amount

    def pay(self, seat: i64, to: i64, amount: i64) -> None:
        self.cells[f.CASH + seat] -= amount
        self.cells[f.CASH + to] += amount

    def books(self, seat: i64) -> list[int]:
        """By column."""
        first = f.BOOKS + seat * COLUMNS
        return [int(self.cells[first + column]) for column in range(COLUMNS)]

    def note(self, seat: i64, column: i64, amount: i64) -> None:
        """Into the books: what was paid or got just now."""
        self.cells[f.BOOKS + seat * COLUMNS + column] += amount

    def place_books(self, seat: i64, columns: list[int]) -> None:
        for column in range(COLUMNS):
            self.cells[f.BOOKS + seat * COLUMNS + column] = columns[column]

    def status(self, seat: i64) -> i64:
        return self.cells[f.STATUS + seat]

    def statuses(self) -> list[int]:
        return [int(self.cells[f.STATUS + seat]) for seat in range(self.seats)]

    def set_status(self, seat: i64, level: i64) -> None:
        self.cells[f.STATUS + seat] = level

    def credits(self, seat: i64) -> i64:
        return self.cells[f.CREDITS + seat]

    def debts(self) -> list[int]:
        """Everybody's credits."""
        return [int(self.cells[f.CREDITS + seat]) for seat in range(self.seats)]

    def owe(self, seat: i64, more: i64) -> None:
        """So many credits more, or less."""
        self.cells[f.CREDITS + seat] += more

    def credits_left(self) -> i64:
        """MA-63: UNLIMITED, or the cards that nobody holds."""
        left: i64 = self.chosen.credits
        if left == UNLIMITED:
            return UNLIMITED
        for seat in range(self.seats):
            left -= self.cells[f.CREDITS + seat]
        return left

    # -- goods -----------------------------------------------------------------------------------

    def supply(self, good: i64) -> i64:
        return counts.count(self.cells[f.SUPPLY], good)

    def level(self, good: i64) -> i64:
        return self.cells[f.LEVELS + good]

    def shift(self, good: i64, by: i64) -> None:
        self.cells[f.LEVELS + good] += by

    def buying_price(self, good: i64) -> i64:
        return self.printed.buying[self.cells[f.LEVELS + good]]

    def selling_price(self, good: i64) -> i64:
        return self.printed.selling[self.cells[f.LEVELS + good]]

    def bonus_step(self, city: i64) -> i64:
        return self.cells[f.BONUSES + city]

    def bonus(self, city: i64) -> i64:
        """In florins."""
        return self.printed.bonus[self.cells[f.BONUSES + city]]

    def set_bonus(self, city: i64, step: i64) -> None:
        self.cells[f.BONUSES + city] = step

    def stock(self, seat: i64, city: i64) -> i64:
        """What lies in a warehouse: counts of goods."""
        return self.cells[f.STORES + seat * CITY_COUNT + city]

    def stored(self, seat: i64, city: i64, good: i64) -> i64:
        return counts.count(self.cells[f.STORES + seat * CITY_COUNT + city], good)

    def has_stores(self, seat: i64) -> bool:
        return any(self.stock(seat, city) != 0 for city in range(CITY_COUNT))

    def store(self, seat: i64, city: i64, good: i64, price: i64) -> None:
        """MA-12, MA-13, MA-14: from the supply into a warehouse; nothing limits what it holds."""
        piece = counts.one(good)
        self.cells[f.SUPPLY] -= piece
        self.cells[f.STORES + seat * CITY_COUNT + city] += piece
        self.pay_bank(seat, price)
        self.note(seat, GOODS_BOUGHT, price)
        if self.events is not None:
            self.tell(e.GoodBought(int(seat), GOODS[good], CITIES[city], int(price)))

    def sell_stored(self, seat: i64, city: i64, good: i64) -> None:
        """The warehouse sale: back into the supply at the buying price."""
        piece, price = counts.one(good), self.buying_price(good)
        self.cells[f.STORES + seat * CITY_COUNT + city] -= piece
        self.cells[f.SUPPLY] += piece
        self.pay_bank(seat, -price)
        if self.events is not None:
            self.tell(e.StoredGoodSold(int(seat), GOODS[good], CITIES[city], int(price)))
