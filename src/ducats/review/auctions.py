"""The auctions of a game as they went: who bid, who got the lot, and at what price.

Prices are counted in steps, as bids are answered.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ducats.engine import bits
from ducats.engine.frames import Ask, SealedAsk
from ducats.engine.messages import Seat
from ducats.engine.play import FIRST_CELL, Play
from ducats.mechanics.open_auction import NOBODY, Bidding
from ducats.review.positions import Step


class Auction(NamedTuple):
    """One lot."""

    first: int
    """The number of the step that begins it."""
    last: int
    before: Play
    bids: dict[Seat, int]
    """The highest of everybody who could have bid; 0: none."""
    buyer: Seat
    price: int


def auctions_of(steps: Sequence[Step]) -> list[Auction]:
    """Those in which somebody bid and somebody else could have, in their order."""
    found: list[Auction] = []
    number = 0
    while number < len(steps):
        first, ask = number, steps[number].before.open
        number += 1
        if ask is None or ask.no_bid < 0:
            continue
        while number < len(steps) and _goes_on(steps[number - 1], steps[number].before):
            number += 1
        auction = _auction(steps, first, number - 1)
        if auction is not None:
            found.append(auction)
    return found


def give_to(play: Play, winner: Seat, price: int) -> None:
    """Play the auction that is on to its end: the winner bids so much, all others as little as they may."""
    ask = play.ask()
    if isinstance(ask, SealedAsk):
        answers = [_bid(ask, play, seat, price if seat == winner else 0) for seat in ask.seats]
        for seat, answer in zip(ask.seats, answers, strict=True):
            play.take(seat, answer)
        return
    while isinstance(ask, Bidding):
        answer = _bid(ask, play, ask.seat, price if ask.seat == winner else 0)
        step = ask.step(play)
        play.take(ask.seat, answer)
        if not _follows(ask, answer * step, play.open):
            return
        ask = play.ask()


def most(auction: Auction, seat: Seat) -> int:
    """The most that a seat could have bid."""
    play = auction.before
    return max(play.ask().legal(play, seat), default=0)


def _bid(ask: Ask[Any], play: Play, seat: Seat, least: int) -> int:
    legal = ask.legal(play, seat)
    return next((answer for answer in legal if answer >= least), legal[-1])


def _goes_on(step: Step, play: Play) -> bool:
    """Whether the auction of a step is still on at the next table."""
    ask = step.before.ask()
    if isinstance(ask, Bidding):
        return _follows(ask, step.answers[0] * ask.step(play), play.open)
    return len(step.before.waiting_for()) > 1


def _follows(ask: Bidding[Any], amount: int, then: Ask[Any] | None) -> bool:
    """Whether a question is the next turn of the same open auction, after a bid or (amount 0) a pass."""
    if not isinstance(then, Bidding):
        return False
    if amount:
        stands = then.high == amount and then.leader == ask.seat
        return stands and not then.inside & ~ask.inside
    stands = then.high == ask.high and then.leader == ask.leader
    return (
        stands and not then.inside & ~ask.inside & ~bits.bit(ask.seat) and not bits.has(then.inside, ask.seat)
    )


def _auction(steps: Sequence[Step], first: int, last: int) -> Auction | None:
    before = steps[first].before.copy()
    before.unseal()
    ask = before.ask()
    bids = dict.fromkeys(_bidders(before, ask), 0)
    if isinstance(ask, Bidding) and ask.leader != NOBODY:
        bids[ask.leader] = ask.high // ask.step(before)
    for step in steps[first : last + 1]:
        bids[step.seat] = max(bids[step.seat], step.answers[0])
    price = max(bids.values())
    if not price or len(bids) < 2:
        return None
    return Auction(first, last, before, bids, buyer_of(before, bids, price), price)


def _bidders(play: Play, ask: Ask[Any]) -> list[Seat]:
    """All who may bid, as far as everybody can see."""
    if not isinstance(ask, Bidding):
        return list(ask.seats)
    lowest, asked = ask.lowest(play), (ask.seat, ask.leader)
    return [seat for seat in bits.numbers(ask.inside) if seat in asked or ask.might_bid(play, seat, lowest)]


def buyer_of(before: Play, bids: dict[Seat, int], price: int) -> Seat:
    """Of several highest bidders (only under the seal) the one whose bid made a difference."""
    highest = [seat for seat, bid in bids.items() if bid == price]
    went = _revealed(before, bids)
    for seat in highest if len(highest) > 1 else []:
        if _revealed(before, bids | {seat: 0}) != went:
            return seat
    # Whoever had to bid so much could not bid less.
    return next((seat for seat in highest if _bid(before.ask(), before, seat, 0) == price), highest[0])


def _revealed(before: Play, bids: dict[Seat, int]) -> list[int]:
    """The table after these bids, without what is sealed."""
    play, ask = before.copy(), before.ask()
    for seat in ask.seats:
        play.take(seat, _bid(ask, before, seat, bids[seat]))
    return list(play.cells)[FIRST_CELL:]
