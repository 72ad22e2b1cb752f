"""MarraCash at the terminal: shops as `Y3`, groups as `RRG`, short words for moves and bids."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ducats.engine.messages import Action
from ducats.games.marracash.rules import messages as m
from ducats.games.marracash.rules import view as seen
from ducats.games.marracash.rules.souk import SHOP_NAMES
from ducats.games.marracash.terminal.souk_map import mark, people, souk_map
from ducats.terminal.game import TerminalGame
from ducats.texts import kebab


class MarraCashTerminal(TerminalGame[seen.MarraCashView]):
    """MC-15 to MC-57 as a terminal shows them."""

    def title(self, view: seen.MarraCashView) -> str:
        return self.texts("terminal-marracash-title", phase=kebab(view.phase), round=view.round)

    def table(self, view: seen.MarraCashView) -> RenderableType:
        return Group(*self._auction(view), self._shops(view), self._fountains(view), *self._around(view))

    def board(self, view: seen.MarraCashView) -> RenderableType:
        legend = Text(self.texts("terminal-marracash-legend"), "dim")
        return Group(*self._auction(view), souk_map(view), *self._around(view), legend)

    def _around(self, view: seen.MarraCashView) -> list[RenderableType]:
        """What lies outside the wall."""
        return [self._line(view), *self._cards(view)]

    def seats(self, view: seen.MarraCashView) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0))
        headings = (
            "match-player",
            "terminal-column-cash",
            "terminal-marracash-signs",
            "terminal-marracash-shops",
        )
        for heading in headings:
            table.add_column(self.texts(heading), header_style="dim", no_wrap=heading == "match-player")
        for seat, place in enumerate(view.places):
            owned = Text()
            for name, stall in zip(SHOP_NAMES, view.stalls, strict=True):
                if stall.owner == seat:
                    owned.append_text(mark(name)).append(f"×{stall.customers} ")
            cash = "?" if place.cash is None else self.number(place.cash)
            table.add_row(self.player(seat, view), cash, str(place.signs), owned)
        return table

    def _shops(self, view: seen.MarraCashView) -> Text:
        line = Text(self.texts("terminal-free-shops") + "  ")
        for name, stall in zip(SHOP_NAMES, view.stalls, strict=True):
            if stall.owner is None:
                line.append_text(mark(name)).append(" ")
        return line

    def _fountains(self, view: seen.MarraCashView) -> Text:
        line = Text(self.texts("terminal-marracash-fountains"))
        for number, group in enumerate(view.fountains, start=1):
            if group:
                line.append(f"  {number} ").append_text(people(group))
        return line

    def _line(self, view: seen.MarraCashView) -> Text:
        head = self.texts("marracash-line", count=len(view.line))
        return Text(head + "  ").append_text(people(view.line))

    def _cards(self, view: seen.MarraCashView) -> list[RenderableType]:
        said: list[RenderableType] = []
        if view.options.sells_souvenirs:
            names = " ".join(view.open_cards) or self.texts("marracash-souvenirs-none")
            deck = self.texts("marracash-souvenirs-deck", count=view.deck)
            said.append(Text(f"{self.texts('marracash-souvenirs')}  {names}  ({deck})"))
        if view.hand:
            said.append(Text(f"{self.texts('marracash-antiques')}  {' '.join(view.hand)}"))
        return said

    def _auction(self, view: seen.MarraCashView) -> list[RenderableType]:
        auction = view.auction
        if auction is None:
            return []
        high = self.texts("auction-none")
        if auction.leader is not None:
            bid = f"{self.number(auction.high)} ({self.name(auction.leader)})"
            high = self.labelled(self.texts("auction-high"), bid)
        inside = self.labelled(
            self.texts("terminal-still-bidding"), ", ".join(self.name(seat) for seat in auction.inside)
        )
        line = Text(self.texts("auction-title") + " ", "bold").append_text(mark(auction.shop))
        return [line.append(f" · {high} · {inside}"), Text()]

    def notation(self, action: Action) -> str:
        """`9-10` moves, `y3` auctions, `bid 250` bids, `p` passes, `y225` sells, `8 left 3` lets in."""
        match action:
            case m.MoveGroup():
                return f"{action.group}-{action.to}"
            case m.AuctionShop():
                return action.shop.lower()
            case m.Bid():
                return f"bid {action.amount}"
            case m.SellSouvenir():
                return action.card.lower()
            case m.BringVisitors():
                return f"{action.entrance} {action.end} {action.count}"
            case m.PassBid():
                return "p"
            case _:
                return "-"
