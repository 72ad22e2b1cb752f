"""The columns of a player's books: where money came from and went to."""

from typing import Final

from ducats.games.marracash.rules.events import Books

CUSTOMERS: Final = 0
SOUVENIRS: Final = 1
ANTIQUES: Final = 2
AUCTIONS: Final = 3
COMMISSIONS: Final = 4
PAID: Final = 5
PRICES: Final = 6


def net(columns: list[int]) -> int:
    """By how much all that came in exceeds all that went out."""
    customers, souvenirs, antiques, auctions, commissions, paid, prices = columns
    return customers + souvenirs + antiques + auctions + commissions - paid - prices


def columns_of(books: Books) -> list[int]:
    """In the order of the columns."""
    return [
        books.customers,
        books.souvenirs,
        books.antiques,
        books.auctions,
        books.commissions,
        books.paid_commissions,
        books.prices,
    ]


def as_books(columns: list[int]) -> Books:
    """The columns as they are shown."""
    return Books(
        customers=columns[CUSTOMERS],
        souvenirs=columns[SOUVENIRS],
        antiques=columns[ANTIQUES],
        auctions=columns[AUCTIONS],
        commissions=columns[COMMISSIONS],
        paid_commissions=columns[PAID],
        prices=columns[PRICES],
    )
