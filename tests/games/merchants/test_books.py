"""What a player's trade has cost and brought: kept by the rules, shown to nobody else."""

from collections import Counter
from typing import cast

from ducats.engine.messages import CHANCE, Event
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.merchants.rules import events as e
from ducats.games.merchants.rules.state import Merchants
from ducats.games.merchants.rules.views import view

RULES = find("merchants")
SEATS = 3
ROUNDS = 3

Column = tuple[int, str, int]


def entries(event: Event) -> Counter[Column]:
    """What an event adds to seat, column and wagon (0: none)."""
    found: Counter[Column] = Counter()
    match event:
        case e.GoodBought():
            found[event.seat, "goods", 0] += event.price
        case e.WagonBidsRevealed() if event.winner is not None:
            found[event.winner, "bids", event.wagon] += event.bids[event.winner]
        case e.GoodsLoaded():
            assert event.price is not None
            found[event.seat, "fees", event.wagon] += event.price
            found[event.master, "earned", event.wagon] += event.price
        case e.WagonUnloaded():
            for seat, income in enumerate(event.income):
                found[seat, "sales", event.wagon] += income
    return found


def test_the_books_say_what_was_told_and_only_to_their_owner() -> None:
    g = cast(Merchants, RULES.new_game(SEATS, RULES.read_options({"private_negotiation": True})))
    rng, told = Rng("books"), Counter[Column]()
    while not g.is_over() and g.round <= ROUNDS:
        seat = g.waiting_for()[0]
        for event in g.apply(seat, g.say(seat, g.ask().pick(g, seat, rng))):
            told += entries(event)
        if seat == CHANCE:
            continue
        for owner in range(SEATS):
            places = view(g, owner).places
            books = places[owner].books
            assert books is not None
            assert books.goods == told[owner, "goods", 0]
            for number, wagon in enumerate(books.wagons, start=1):
                columns = {name: told[owner, name, number] for name in ("bids", "fees", "earned", "sales")}
                assert {name: getattr(wagon, name) for name in columns} == columns
                assert wagon.result == sum(columns.values()) - 2 * (columns["bids"] + columns["fees"])
            assert [place.books for other, place in enumerate(places) if other != owner] == [None, None]
    assert all(view(g, None).places[seat].books is None for seat in range(SEATS))
    assert {name for _, name, _ in told} == {"goods", "bids", "fees", "earned", "sales"}
