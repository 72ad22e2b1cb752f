"""The columns of a player's books: what goods cost, and what each wagon cost and brought."""

from typing import Final

from ducats.games.merchants.rules.names import WAGONS
from ducats.games.merchants.rules.view import Books, WagonBooks

GOODS_BOUGHT: Final = 0
BIDS: Final = 1
"""By wagon, as the next three: paid to become its loading master."""
FEES: Final = BIDS + WAGONS
"""Paid for loading."""
EARNED: Final = FEES + WAGONS
"""Got for letting others load."""
SALES: Final = EARNED + WAGONS
"""What its load sold for."""
COLUMNS: Final = SALES + WAGONS


def as_books(columns: list[int]) -> Books:
    """The columns as they are shown."""
    return Books(
        goods=columns[GOODS_BOUGHT],
        wagons=tuple([_of_wagon(columns, wagon) for wagon in range(WAGONS)]),
    )


def _of_wagon(columns: list[int], wagon: int) -> WagonBooks:
    bids, fees = columns[BIDS + wagon], columns[FEES + wagon]
    earned, sales = columns[EARNED + wagon], columns[SALES + wagon]
    return WagonBooks(bids=bids, fees=fees, earned=earned, sales=sales, result=earned + sales - bids - fees)


def columns_of(books: Books) -> list[int]:
    wagons = books.wagons
    return [
        books.goods,
        *[wagon.bids for wagon in wagons],
        *[wagon.fees for wagon in wagons],
        *[wagon.earned for wagon in wagons],
        *[wagon.sales for wagon in wagons],
    ]
