"""How far a phase has got: the numbers that only its own questions need."""

from typing import Final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.play import Play
from ducats.games.merchants.rules import fields as f

NOBODY: Final = -1
"""No seat, no wagon."""
ANY_CITY: Final = -1
NO_PRICE: Final = -1


def begin(g: Play) -> None:
    """A phase begins."""
    g.cells[f.TURN] = 0
    g.cells[f.WAGON] = NOBODY


def turn(g: Play) -> i64:
    """How many seats have had their turn."""
    return g.cells[f.TURN]


def set_turn(g: Play, turns: i64) -> None:
    g.cells[f.TURN] = turns


def next_seat(g: Play) -> i64:
    """Whose turn begins now, in the order of the round."""
    turns = g.cells[f.TURN]
    g.cells[f.TURN] = turns + 1
    return (g.cells[f.FIRST] + turns) % g.seats


# -- purchases --------------------------------------------------------------------------------------------


def pass_number(g: Play) -> i64:
    """Which pass of the round it is."""
    return g.cells[f.PASS_NUMBER]


def begin_pass(g: Play, number: i64) -> None:
    g.cells[f.PASS_NUMBER] = number
    g.cells[f.TURN] = 0


def bought(g: Play) -> i64:
    """How many goods, in this pass."""
    return g.cells[f.BOUGHT]


def bought_in(g: Play) -> i64:
    """The only city in which the purchase may go on, or ANY_CITY."""
    return g.cells[f.BOUGHT_IN]


def set_bought(g: Play, goods: i64, city: i64) -> None:
    g.cells[f.BOUGHT] = goods
    g.cells[f.BOUGHT_IN] = city


# -- wagons -----------------------------------------------------------------------------------------------


def wagon(g: Play) -> i64:
    """The wagon that is auctioned, loaded or unloaded."""
    return g.cells[f.WAGON]


def turn_to(g: Play, number: i64) -> None:
    """The next wagon; nobody has had a turn with it yet."""
    g.cells[f.WAGON] = number
    g.cells[f.TURN] = 0
    g.cells[f.CHARTERED] = 0


def guest(g: Play) -> i64:
    """Who asks for a ride."""
    return g.cells[f.GUEST]


def bundle(g: Play) -> i64:
    """What they would load."""
    return g.cells[f.BUNDLE]


def quote(g: Play) -> i64:
    """The master's first price in units of money, or NO_PRICE."""
    return g.cells[f.QUOTE]


def offer(g: Play) -> i64:
    """The price named last in units of money, or NO_PRICE."""
    return g.cells[f.OFFER]


def request(g: Play, seat: i64, goods: i64) -> None:
    g.cells[f.GUEST] = seat
    g.cells[f.BUNDLE] = goods
    g.cells[f.QUOTE] = NO_PRICE
    g.cells[f.OFFER] = NO_PRICE


def name_price(g: Play, units: i64, is_quote: bool) -> None:
    if is_quote:
        g.cells[f.QUOTE] = units
    g.cells[f.OFFER] = units


def chartered(g: Play) -> i64:
    """The set of seats with a charter for this wagon."""
    return g.cells[f.CHARTERED]


def charter(g: Play, seat: i64) -> None:
    g.cells[f.CHARTERED] |= bits.bit(seat)


# -- movement ---------------------------------------------------------------------------------------------


def begin_move(g: Play, extra: i64, courier: i64, together: i64) -> None:
    g.cells[f.MOVED] = 0
    g.cells[f.EXTRA] = extra
    g.cells[f.COURIER_LEFT] = courier
    g.cells[f.COURIER_BEGAN] = g.cells[f.COURIER]
    g.cells[f.TOGETHER] = together


def has_moved(g: Play) -> bool:
    """Whether the movement token has been played."""
    return g.cells[f.MOVED] != 0


def move(g: Play) -> None:
    g.cells[f.MOVED] = 1


def spaces_left(g: Play) -> i64:
    """Spaces left of the cartwrights."""
    return g.cells[f.EXTRA]


def use_spaces(g: Play, spaces: i64) -> None:
    g.cells[f.EXTRA] -= spaces


def courier_left(g: Play) -> i64:
    """Spaces left for the courier."""
    return g.cells[f.COURIER_LEFT]


def move_courier(g: Play, space: i64) -> None:
    g.cells[f.COURIER_LEFT] -= 1
    g.cells[f.COURIER] = space


def courier_began(g: Play) -> i64:
    """Where the courier stood when the turn began."""
    return g.cells[f.COURIER_BEGAN]


def together(g: Play) -> i64:
    """MA-43: the set of wagons that stood there with it."""
    return g.cells[f.TOGETHER]


# -- prices and sales -------------------------------------------------------------------------------------


def steps(g: Play) -> i64:
    """Steps left of the offices."""
    return g.cells[f.STEPS]


def set_steps(g: Play, number: i64) -> None:
    g.cells[f.STEPS] = number


def sold(g: Play) -> i64:
    """Goods sold from the warehouse."""
    return g.cells[f.SOLD]


def set_sold(g: Play, goods: i64) -> None:
    g.cells[f.SOLD] = goods


# -- investments ------------------------------------------------------------------------------------------


def auctions(g: Play) -> i64:
    """How many are over."""
    return g.cells[f.AUCTION]


def winners(g: Play) -> i64:
    """The set of seats that have won one of them."""
    return g.cells[f.WINNERS]


def set_auctions(g: Play, number: i64, won_by: i64) -> None:
    g.cells[f.AUCTION] = number
    g.cells[f.WINNERS] = won_by


# -- status -----------------------------------------------------------------------------------------------


def favour(g: Play) -> bool:
    """Whether a patron's favour was played."""
    return g.cells[f.FAVOUR] != 0


def fell(g: Play) -> bool:
    return g.cells[f.FELL] != 0


def set_fell(g: Play, down: bool) -> None:
    g.cells[f.FELL] = 1 if down else 0


def borrowed(g: Play) -> bool:
    """Whether a credit was taken to avoid a fall."""
    return g.cells[f.BORROWED] != 0


def set_status_turn(g: Play, favour: i64, fell: i64, borrowed: i64) -> None:
    """Each is 0 or 1."""
    g.cells[f.FAVOUR] = favour
    g.cells[f.FELL] = fell
    g.cells[f.BORROWED] = borrowed
