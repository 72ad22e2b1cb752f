"""Sealed bids: the highest wins, a tie goes clockwise from a given seat."""

from typing import ClassVar, final

import pytest

from ducats.engine.errors import IllegalAction, MalformedAction
from ducats.engine.messages import Action, Amount, Form, OneOf, OneOrForm, Outcome, Seat
from ducats.engine.play import FIRST_CELL, Play, blank_cells
from ducats.mechanics.sealed_bids import SealedBids, nearest_highest


class Offer(Action, frozen=True):
    amount: int


class Wave(Action, frozen=True):
    pass


@final
class Room(Play):
    """Some purses; whoever is nearest to seat 1 wins a tie."""

    def __init__(self, purses: list[int]) -> None:
        super().__init__(len(purses), blank_cells(FIRST_CELL))
        self.purses = purses
        self.decided: tuple[Seat, list[int]] | None = None

    def copy(self) -> "Room":
        other = Room(self.purses.copy())
        self.copy_kernel_to(other)
        return other

    def outcome(self) -> Outcome | None:
        return None

    def check(self) -> None:
        pass


class Offers(SealedBids[Room]):
    question: ClassVar[str] = "room.offer"
    rule: ClassVar[str] = "ROOM-1"
    size: ClassVar[int] = 50

    def step(self, g: Room) -> int:
        return 50

    def purse(self, g: Room, seat: Seat) -> int:
        return g.purses[seat]

    def nearest_to(self, g: Room) -> Seat:
        return 1

    def decided(self, g: Room, winner: Seat, bids: list[int]) -> None:
        g.decided = (winner, bids)
        g.leave()

    def say_bid(self, amount: int) -> Action:
        return Offer(amount)

    def hear_amount(self, action: Action) -> int:
        if not isinstance(action, Offer):
            raise MalformedAction("no offer")
        return action.amount


def opened(*purses: int, asked: int | None = None) -> Room:
    g = Room(list(purses))
    g.start(Offers(g.everybody() if asked is None else asked))
    return g


def test_all_bids_are_turned_up_together() -> None:
    g = opened(500, 500, 500)
    for seat, amount in ((2, 200), (0, 200), (1, 150)):
        assert g.decided is None
        g.apply(seat, Offer(amount))
    assert g.decided == (2, [200, 150, 200])


def test_whoever_takes_no_part_has_bid_nothing() -> None:
    g = opened(500, 500, 500, asked=0b101)
    g.apply(0, Offer(0))
    g.apply(2, Offer(0))
    assert g.decided == (1, [0, 0, 0])


def test_bids_are_multiples_of_the_step_within_the_purse() -> None:
    g = opened(175, 0)
    assert [g.say(0, answer) for answer in g.legal(0)] == [Offer(0), Offer(50), Offer(100), Offer(150)]
    assert g.ask().choices(g, 0) == OneOrForm((), (Form(Offer(0), "", (Amount("amount", 150, 0, 50),)),))
    assert (g.legal(1), g.ask().choices(g, 1)) == ([0], OneOf((Offer(0),)))
    assert (g.default(0), g.hear(0, Offer(150))) == (0, 3)
    for amount, code in ((75, "bid_not_in_steps"), (200, "bid_over_cash")):
        with pytest.raises(IllegalAction) as refused:
            g.apply(0, Offer(amount))
        assert (refused.value.code, refused.value.rule) == (code, "ROOM-1")
    with pytest.raises(MalformedAction):
        g.apply(0, Wave())


def test_there_is_a_highest_bid_however_full_a_purse_is() -> None:
    g = opened(5000, 0)
    assert g.say(0, g.legal(0)[-1]) == Offer(49 * 50)


@pytest.mark.parametrize(
    ("bids", "nearest_to", "winner"),
    [
        ([0, 0, 0, 0], 2, 2),
        ([5, 3, 4], 1, 0),
        ([7, 3, 6, 7], 1, 3),
        ([7, 3, 6, 7], 0, 0),
        ([1, 9, 9, 9], 0, 1),
        ([1, 9, 9, 9], 3, 3),
        ([2, 2], 1, 1),
    ],
)
def test_the_highest_and_nearest_wins(bids: list[int], nearest_to: int, winner: int) -> None:
    assert nearest_highest(bids, nearest_to) == winner
