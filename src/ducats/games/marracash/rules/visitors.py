"""What can happen to visitors: they walk, arrive, enter shops, are pulled in, come from the line."""

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.games.marracash.rules import events as e
from ducats.games.marracash.rules import groups
from ducats.games.marracash.rules import messages as m
from ducats.games.marracash.rules.books import CUSTOMERS
from ducats.games.marracash.rules.printed import shop_colour
from ducats.games.marracash.rules.souk import LETTERS, SHOP_NAMES
from ducats.games.marracash.rules.state import MarraCash
from ducats.mechanics.open_auction import NOBODY


def set_out(g: MarraCash, mover: Seat, start: i64, to: i64) -> None:
    """MC-35: the whole group leaves its fountain."""
    g.place_walkers(g.group(start))
    g.place_group(start, 0)
    if g.listened_to():
        walking = groups.letters(g.walking())
        g.tell(e.GroupMoved(mover, int(start + 1), int(to + 1), walking))


def arrive(g: MarraCash, fountain: i64) -> None:
    """MC-36, MC-43: who is left joins the group on the destination."""
    arrived = g.walking()
    if arrived:
        g.place_group(fountain, g.group(fountain) + arrived)
        g.place_walkers(0)
    if g.listened_to():
        standing = groups.letters(g.group(fountain))
        g.tell(e.GroupArrived(int(fountain + 1), groups.letters(arrived), standing))


def enter(g: MarraCash, shop: i64) -> i64:
    """MC-37, MC-38: the walkers of a bought shop's colour go in; tells how many."""
    if g.owner(shop) == NOBODY:
        return 0
    colour = shop_colour(shop)
    visitors = groups.of_colour(g.walking(), colour)
    if visitors:
        g.place_walkers(g.walking() - groups.alike(colour, visitors))
        serve(g, shop, visitors, False)
    return visitors


def pull_in(g: MarraCash, shop: i64) -> i64:
    """MC-50, MC-R20: visitors of a sold shop's colour in front of it become customers at once."""
    colour = shop_colour(shop)
    fountains = g.printed.ways.in_front[shop] & g.occupied()
    pulled: i64 = 0
    while fountains:
        fountain = bits.lowest(fountains)
        visitors = g.standing(fountain, colour)
        if visitors:
            g.place_group(fountain, g.group(fountain) - groups.alike(colour, visitors))
            pulled += visitors
        fountains &= fountains - 1
    if pulled:
        serve(g, shop, pulled, True)
    return pulled


def serve(g: MarraCash, shop: i64, visitors: i64, pulled_in: bool) -> None:
    """MC-39 to MC-43: each new customer is paid for in turn by the bank, and stays."""
    owner, before = g.owner(shop), g.customers(shop)
    money = g.printed.takings(before, visitors)
    g.add_customers(shop, visitors)
    g.credit(owner, CUSTOMERS, money)
    if not pulled_in:
        g.note_entry(shop, visitors, money)
    if g.listened_to():
        payments = tuple([g.printed.pay(int(before) + number) for number in range(1, int(visitors) + 1)])
        rule = "MC-50" if pulled_in else "MC-38"
        name, now = SHOP_NAMES[shop], int(before + visitors)
        g.tell(e.CustomersEntered(name, int(owner), int(visitors), payments, now, pulled_in, rule))


def bring(g: MarraCash, seat: Seat, entrance: i64, from_left: bool, count: i64) -> None:
    """MC-10, MC-51, MC-52: successive visitors from one end of the line onto an entrance."""
    group = g.group(entrance)
    first = g.take_from_line(from_left, count)
    for place in range(first, first + count):
        group += groups.alike(g.in_line(place), 1)
    g.place_group(entrance, group)
    if g.listened_to():
        written = "".join([LETTERS[g.in_line(place)] for place in range(first, first + count)])
        end: m.End = "left" if from_left else "right"
        g.tell(e.VisitorsBrought(seat, int(entrance + 1), end, written, int(g.waiting())))
