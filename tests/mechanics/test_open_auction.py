"""The open auction by itself, with a game that has nothing else."""

from typing import Any, ClassVar, final

import pytest

from ducats.engine import bits
from ducats.engine.errors import IllegalAction, MalformedAction
from ducats.engine.messages import Action, Amount, Form, OneOf, OneOrForm, Outcome, Seat
from ducats.engine.play import FIRST_CELL, Play, blank_cells
from ducats.engine.rng import Rng
from ducats.mechanics.open_auction import NOBODY, Bidding, lowest_bid


class Offer(Action, frozen=True):
    amount: int


class Decline(Action, frozen=True):
    pass


@final
class Hall(Play):
    """Some purses and a log."""

    def __init__(self, purses: list[int], blind: bool = False, must_open: bool = False) -> None:
        super().__init__(len(purses), blank_cells(FIRST_CELL))
        self.purses = purses
        self.blind = blind
        """Nobody knows what the others have: everybody is asked."""
        self.must_open = must_open
        self.log: list[str] = []
        self.sold: tuple[Seat, int] | None = None

    def copy(self) -> "Hall":
        other = Hall(self.purses.copy(), self.blind, self.must_open)
        self.copy_kernel_to(other)
        other.log = self.log.copy()
        return other

    def outcome(self) -> Outcome | None:
        return None

    def check(self) -> None:
        pass


class Offers(Bidding[Hall]):
    question: ClassVar[str] = "hall.offer"
    rule: ClassVar[str] = "HALL-1"
    size: ClassVar[int] = 50

    def minimum(self, g: Hall) -> int:
        return 100

    def step(self, g: Hall) -> int:
        return 50

    def purse(self, g: Hall, seat: Seat) -> int:
        return g.purses[seat]

    def may_pass(self, g: Hall, seat: Seat) -> bool:
        return not (g.must_open and self.leader == NOBODY)

    def might_bid(self, g: Hall, seat: Seat, lowest: int) -> bool:
        return g.blind or g.purses[seat] >= lowest

    def turn_of(self, seat: Seat, high: int, leader: Seat, inside: int) -> "Offers":
        return Offers(seat, high, leader, inside)

    def concluded(self, g: Hall, winner: Seat, price: int) -> None:
        g.sold = (winner, price)
        g.leave()

    def tell_bid(self, g: Hall, seat: Seat, amount: int) -> None:
        g.log.append(f"{seat}:{amount}")

    def tell_pass(self, g: Hall, seat: Seat, forced: bool) -> None:
        g.log.append(f"{seat}:{'cannot' if forced else 'pass'}")

    def say_bid(self, amount: int) -> Action:
        return Offer(amount)

    def say_pass(self) -> Action:
        return Decline()

    def hear_amount(self, action: Action) -> int:
        if isinstance(action, Offer):
            return action.amount
        if not isinstance(action, Decline):
            raise MalformedAction("no offer")
        return -1


def opened(purses: list[int], opener: Seat = 0, inside: tuple[Seat, ...] | None = None, **how: Any) -> Hall:
    g = Hall(purses, **how)
    g.start(Offers(opener, 0, NOBODY, g.everybody() if inside is None else bits.of(inside)))
    return g


def bid(g: Hall, *amounts: int | None) -> None:
    for amount in amounts:
        g.apply(g.waiting_for()[0], Decline() if amount is None else Offer(amount))


def test_the_last_one_in_pays_their_bid() -> None:
    g = opened([1000] * 4)
    bid(g, 100, 150, None, 200, 250, None, None)
    assert g.sold == (0, 250)
    assert g.log == ["0:100", "1:150", "2:pass", "3:200", "0:250", "1:pass", "3:pass"]


def test_it_goes_clockwise_from_the_opener() -> None:
    g = opened([1000] * 3, opener=2)
    bid(g, 100)
    assert g.waiting_for() == (0,)
    bid(g, 150)
    assert g.waiting_for() == (1,)


def test_who_takes_no_part_is_not_asked() -> None:
    g = opened([1000] * 4, opener=1, inside=(1, 3))
    bid(g, 100)
    assert g.waiting_for() == (3,)
    bid(g, None)
    assert g.sold == (1, 100)


def test_nobody_bids() -> None:
    g = opened([1000] * 3)
    bid(g, None, None)
    assert g.waiting_for() == (2,)
    bid(g, None)
    assert g.sold == (NOBODY, 0)


def test_the_last_one_may_still_open() -> None:
    g = opened([1000] * 3)
    bid(g, None, None, 300)
    assert g.sold == (2, 300)


def test_an_opener_who_must_bid_cannot_pass() -> None:
    g = opened([1000] * 2, must_open=True)
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, Decline())
    assert (refused.value.code, refused.value.rule) == ("must_bid", "HALL-1")
    assert g.default(0) == 2
    bid(g, 100)
    assert g.default(1) == 0


def test_who_visibly_cannot_go_on_passes_without_being_asked() -> None:
    g = opened([1000, 120, 1000])
    bid(g, 100)
    assert g.waiting_for() == (2,)
    assert g.log == ["0:100", "1:cannot"]


def test_where_purses_are_secret_everybody_is_asked() -> None:
    g = opened([1000, 120, 1000], blind=True)
    bid(g, 100)
    assert g.waiting_for() == (1,)
    assert g.legal(1) == [0]
    question = g.asked_of(1)
    assert question is not None
    assert question.choices == OneOf((Decline(),))


def test_all_others_out_ends_it_at_once() -> None:
    g = opened([1000, 100, 100])
    bid(g, 100)
    assert g.sold == (0, 100)


def test_bids_are_multiples_of_the_step_within_the_purse() -> None:
    g = opened([1000, 330])
    bid(g, 150)
    assert g.legal(1) == [0, 4, 5, 6]
    for amount, code in (
        (0, "bid_too_low"),
        (150, "bid_too_low"),
        (210, "bid_not_in_steps"),
        (350, "bid_over_cash"),
    ):
        with pytest.raises(IllegalAction) as refused:
            g.apply(1, Offer(amount))
        assert refused.value.code == code
    question = g.asked_of(1)
    assert question is not None
    form: Form[Offer | Decline] = Form(Offer(200), "", (Amount("amount", 300, 200, 50),))
    assert question.choices == OneOrForm((Decline(),), (form,))


def test_a_random_answer_is_any_of_the_legal_ones() -> None:
    for must_open in (False, True):
        g = opened([300, 300], must_open=must_open)
        rng = Rng("offers")
        assert {g.ask().pick(g, 0, rng) for _ in range(100)} == set(g.legal(0))
    g = opened([300, 50], blind=True)
    bid(g, 200)
    assert {g.ask().pick(g, 1, Rng(f"poor {number}")) for number in range(20)} == {0}


def test_answers_are_said_as_the_game_writes_them() -> None:
    g = opened([150, 1000])
    assert [g.say(0, answer) for answer in g.legal(0)] == [Decline(), Offer(100), Offer(150)]


def test_whoever_has_just_the_lowest_bid_may_still_fill_it_in() -> None:
    g = opened([100, 1000])
    lowest = Form(Offer(100), "", (Amount("amount", 100, 100, 50),))
    choices = g.ask().choices(g, 0)
    assert isinstance(choices, OneOrForm)
    assert (choices.actions, choices.forms) == ((Decline(),), (lowest,))


def test_answers_stay_within_the_size_of_the_question() -> None:
    g = opened([1_000_000, 1000])
    assert max(g.legal(0)) == Offers.size - 1


def test_a_copy_goes_its_own_way() -> None:
    g = opened([1000] * 3)
    bid(g, 100)
    other = g.copy()
    bid(other, 150)
    assert (g.waiting_for(), other.waiting_for()) == ((1,), (2,))
    assert g.stack() == "Offers(1,100,0,7)@0"


def test_a_simple_policy_can_bid_for_a_player() -> None:
    """A private limit ("raise for me up to 400") needs nothing but the form: the least, if allowed."""
    g = opened([1000] * 2)
    limits = [400, 600]
    while not g.is_over():
        (seat,) = g.waiting_for()
        question = g.asked_of(seat)
        assert question is not None
        choices = question.choices
        assert isinstance(choices, OneOrForm)
        least = choices.forms[0].amounts[0].least
        g.apply(seat, Offer(least) if least <= limits[seat] else Decline())
    assert g.sold == (1, 450)


def test_small_helpers() -> None:
    assert lowest_bid(0, 100, 25) == 100
    assert lowest_bid(100, 100, 25) == 125
