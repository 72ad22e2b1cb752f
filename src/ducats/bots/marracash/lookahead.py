"""The vizier: plans both actions of his turn and asks what the others will make of what he leaves them."""

from typing import Final, final

from ducats.bots.base import Bot
from ducats.bots.marracash.merchant import Merchant, Worths, brought, moved
from ducats.bots.marracash.table import Table
from ducats.bots.marracash.worth import Weights, utility
from ducats.engine.messages import Action, Seat
from ducats.games.marracash.messages import AuctionShop, BringVisitors, MoveGroup
from ducats.games.marracash.views import MarraCashView

FIRST: Final = 6
"""So many first actions are thought through to the end of the turn."""
SECOND: Final = 2
"""So many ways to end the turn after each of them meet the replies of the others."""
LAST: Final = 8
"""So many ways to end the turn are weighed if only one action is left."""
AUCTIONS: Final = 4
"""So many shops are worth a thought as the second action."""

Ends = list[tuple[float, Table]]


@final
class Vizier(Merchant):
    """Searches his turn and the replies to it."""

    def act_worths(
        self, seen: MarraCashView, table: Table, seat: Seat, actions: tuple[Action, ...]
    ) -> Worths:
        replies = replies_left(seen)
        outlook = self._outlook(table, seat, actions)
        if seen.slot != 1 or seen.phase == "first_round":
            return [(self._after(after, seat, replies), action) for _, after, action in outlook[:LAST]]
        shops = [action for _, _, action in outlook if isinstance(action, AuctionShop)][: AUCTIONS + 1]
        moves = [line for line in outlook if isinstance(line[2], MoveGroup)][:FIRST]
        auctions = [line for line in outlook if isinstance(line[2], AuctionShop)][: FIRST if not moves else 1]
        worths: Worths = []
        for _, after, action in moves + auctions:
            ends = self._ends(after, seat, [shop for shop in shops if shop != action], action)
            worths.append((max(self._after(end, seat, replies) for _, end in ends), action))
        return worths

    def bring_worths(
        self, seen: MarraCashView, table: Table, seat: Seat, actions: tuple[Action, ...]
    ) -> Worths:
        replies = replies_left(seen)
        return [
            (self._after(brought(table, action), seat, replies), action)
            for action in actions
            if isinstance(action, BringVisitors)
        ]

    def _outlook(
        self, table: Table, seat: Seat, actions: tuple[Action, ...]
    ) -> list[tuple[float, Table, Action]]:
        """Every action with the table right after it, the most promising first."""
        found: list[tuple[float, Table, Action]] = []
        for action in actions:
            if isinstance(action, MoveGroup):
                after = moved(table, seat, action)
            elif isinstance(action, AuctionShop):
                after = self.auctioned(table, seat, action)
            else:
                after = table
            found.append((utility(after, seat, self.weights), after, action))
        return sorted(found, key=lambda line: -line[0])

    def _ends(self, table: Table, seat: Seat, shops: list[AuctionShop], first: Action) -> Ends:
        """MC-30 to MC-33: the best ways to go on after the first action."""
        found: Ends = []
        if isinstance(first, MoveGroup):
            for start, to, passed in ways_out(table):
                after = table.copy()
                after.move(start, to, passed, seat)
                found.append((utility(after, seat, self.weights), after))
        if table.signs[seat] and table.cash[seat] >= table.town.tables.min_bid:
            free = table.free_shops()
            for action in shops:
                after = self.auctioned(table, seat, action)
                if len(after.free_shops()) < len(free):
                    found.append((utility(after, seat, self.weights), after))
        found.sort(key=lambda end: -end[0])
        return found[:SECOND] or [(0.0, table)]

    def _after(self, table: Table, seat: Seat, replies: int) -> float:
        """What is left when the next players have moved two groups each as suits them best."""
        table = table.copy()
        for turn in range(1, replies + 1):
            other = (seat + turn) % table.seats
            for _ in range(2):
                table = self._best_move(table, other)
        return utility(table, seat, self.weights)

    def _best_move(self, table: Table, mover: Seat) -> Table:
        best, top = table, float("-inf")
        for start, to, passed in ways_out(table):
            after = table.copy()
            after.move(start, to, passed, mover)
            worth = utility(after, mover, self.weights)
            if worth > top:
                best, top = after, worth
        return best


def ways_out(table: Table) -> list[tuple[int, int, tuple[int, ...]]]:
    """MC-35: every group by every alley."""
    return [
        (start, to, passed)
        for start, group in enumerate(table.groups)
        if any(group)
        for to, passed in table.town.ways[start]
    ]


def replies_left(seen: MarraCashView) -> int:
    """How many turns of others he thinks of: the next one, if there is one and it has moves (MC-15)."""
    if seen.phase == "first_round" or seen.turns_left == 1:
        return 0
    return 1


def vizier() -> Bot:
    """Sees a whole turn and the reply to it, and pays more where many are after the visitors."""
    return Vizier(Weights(trust=(0.8, 1.05, 1.05)))
