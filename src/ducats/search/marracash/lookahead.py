"""How people trade in a playout: both actions of a turn are planned together, and the reply to them."""

from operator import itemgetter
from typing import Final, final

from ducats.engine.messages import Seat
from ducats.games.marracash.auction import sell_shop
from ducats.games.marracash.moving import settle_commissions
from ducats.games.marracash.questions import AUCTION, Act, Bring, bring_as_said
from ducats.games.marracash.souk import EXITS
from ducats.games.marracash.state import FIRST_ROUND, LAST_ROUND, MarraCash
from ducats.games.marracash.tables import MOST_REFILL
from ducats.games.marracash.visitors import arrive, enter, pull_in, set_out
from ducats.search.marracash.auctions import auction_worth, likely_sale
from ducats.search.marracash.outlook import Outlook, horizon_of, lead
from ducats.search.marracash.town import Town

FIRST: Final = 6
"""So many first actions are thought through to the end of the turn."""
SECOND: Final = 2
"""So many ways to end the turn after each of them meet the reply of the next player."""
LAST: Final = 8
"""So many ways to end the turn are weighed if only one action is left."""
AUCTIONS: Final = 4
"""So many shops are worth a thought as the second action."""

Line = tuple[float, int]
"""What an answer is worth, and the answer."""


@final
class Plans:
    """The plans of one seat at one moment. Tables are copies of the game on which only pieces move."""

    def __init__(self, town: Town, g: MarraCash, seat: Seat, this_turn: int) -> None:
        self.town: Final = town
        self.g: Final = g
        self.seat: Final = seat
        self.horizon: Final = horizon_of(g, this_turn)
        self.replies: Final = g.phase() != FIRST_ROUND and not (
            g.phase() == LAST_ROUND and g.turns_left() == 1
        )
        """Whether the next player has moves that matter."""

    def outlook(self, table: MarraCash) -> Outlook:
        return Outlook(self.town, table, self.horizon)

    def actions(self, ask: Act) -> list[Line]:
        """MC-29 to MC-33: the answers worth a thought, the best first."""
        outlook = self.outlook(self.g)
        walks = self.walks(outlook, ask.moves(self.g))
        sales: list[Line] = []
        if self.g.can_auction(self.seat):
            sales = self.sales(outlook, ask.auctions(self.g))
        if ask.slot == 2:
            lines = best_first(walks + sales)[:LAST]
            return best_first([(self.after(self.end(outlook, answer)), answer) for _, answer in lines])
        shops = [answer for _, answer in sales[: AUCTIONS + 1]]
        chosen = walks[:FIRST] + sales[: 1 if walks else FIRST]
        return best_first([(self.best_end(outlook, answer, shops), answer) for _, answer in chosen])

    def walks(self, outlook: Outlook, answers: list[int]) -> list[Line]:
        """MC-35: each move by the position after it."""
        seat = self.seat
        return best_first([(lead(outlook.after_move(seat, answer), seat), answer) for answer in answers])

    def sales(self, outlook: Outlook, answers: list[int]) -> list[Line]:
        """MC-16: each shop by where its auction will probably end."""
        seat = self.seat
        return best_first([(auction_worth(outlook, seat, answer - AUCTION), answer) for answer in answers])

    def end(self, outlook: Outlook, answer: int) -> MarraCash:
        """The table after an action."""
        if answer < AUCTION:
            return walked(outlook.g, self.seat, answer)
        shop = answer - AUCTION
        winner, price = likely_sale(outlook, outlook.sale(shop), self.seat)
        after = outlook.g.copy()
        sell_shop(after, shop, winner, price, self.seat)
        pull_in(after, shop)
        return after

    def best_end(self, outlook: Outlook, first: int, shops: list[int]) -> float:
        """MC-30 to MC-33: a first action with the best way to go on."""
        table = self.end(outlook, first)
        then = self.outlook(table)
        lines = self.walks(then, table.moves()) if first < AUCTION else []
        if table.can_auction(self.seat):
            lines += self.sales(then, [answer for answer in shops if answer != first])
        lines = best_first(lines)[:SECOND]
        if not lines:
            return self.after(table)
        return max([self.after(self.end(then, answer)) for _, answer in lines])

    def after(self, table: MarraCash) -> float:
        """What is left when the next player has moved two groups as suits him best."""
        outlook = self.outlook(table)
        seat = self.seat
        if not self.replies:
            return lead(outlook.standings, seat)
        other = (seat + 1) % table.seats
        first = best_walk(outlook, other)
        if first < 0:
            return lead(outlook.standings, seat)
        outlook = self.outlook(walked(table, other, first))
        second = best_walk(outlook, other)
        return lead(outlook.after_move(other, second) if second >= 0 else outlook.standings, seat)

    def brings(self, ask: Bring) -> list[Line]:
        """MC-51: new visitors by what the next player will make of them."""
        g = self.g
        waiting = int(g.waiting())
        lines: list[Line] = []
        for answer in ask.legal(g, self.seat):
            place, count = divmod(answer, MOST_REFILL)
            if place % 2 and count + 1 == waiting:
                continue
            table = g.copy()
            bring_as_said(table, self.seat, answer)
            lines.append((self.after(table), answer))
        return best_first(lines)


def best_walk(outlook: Outlook, mover: Seat) -> int:
    """The move that suits the mover best at once; -1 if nobody is in the town."""
    best = -1
    top = 0.0
    for answer in outlook.g.moves():
        worth = lead(outlook.after_move(mover, answer), mover)
        if best < 0 or worth > top:
            best, top = answer, worth
    return best


def walked(g: MarraCash, mover: Seat, answer: int) -> MarraCash:
    """MC-35 to MC-49: the table after a move, souvenirs aside."""
    after = g.copy()
    ways = g.tables.ways
    set_out(after, mover, answer // EXITS, ways.ends[answer])
    for shop in ways.passed[answer]:
        enter(after, shop)
    arrive(after, ways.ends[answer])
    settle_commissions(after, mover)
    return after


def best_first(lines: list[Line]) -> list[Line]:
    """Sorted; equal ones stay in their order."""
    lines.sort(key=itemgetter(0), reverse=True)
    return lines
