"""MarraCash at the terminal: shops as `Y3`, groups as `RRG`, short words for moves and bids."""

from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ducats.engine.messages import Action, OneOrForm, Question
from ducats.games.marracash.rules import messages as m
from ducats.games.marracash.rules import view as seen
from ducats.games.marracash.rules.forecasts import forecast
from ducats.games.marracash.rules.souk import SHOP_NAMES
from ducats.terminal.game import SEAT_LETTERS, TerminalGame, no_such_choice
from ducats.texts import kebab

COLOURS: Final = {
    "Y": "black on yellow",
    "R": "white on red",
    "B": "white on blue",
    "G": "black on green",
    "P": "white on magenta",
}


class MarraCashTerminal(TerminalGame[seen.MarraCashView]):
    """MC-15 to MC-57 as a terminal shows them."""

    def board(self, view: seen.MarraCashView) -> RenderableType:
        parts: list[RenderableType] = [self._places(view), Text(), self._shops(view), Text()]
        parts += [self._fountains(view), self._line(view)]
        parts += self._cards(view)
        if view.auction is not None:
            parts += [Text(), self._auction(view.auction)]
        title = self.texts("marracash-phase", phase=kebab(view.phase), round=view.round)
        return Panel(
            Group(*parts),
            title=f"MarraCash · {title}",
            title_align="left",
            border_style="red",
            expand=False,
        )

    def _places(self, view: seen.MarraCashView) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0))
        for heading in ("player", "cash", "shops"):
            table.add_column(self.texts(f"terminal-column-{heading}"), header_style="dim")
        table.add_column("")
        for seat, place in enumerate(view.places):
            owned = Text()
            for name, stall in zip(SHOP_NAMES, view.stalls, strict=True):
                if stall.owner == seat:
                    owned.append_text(mark(name)).append(f"·{stall.customers} ")
            cash = "?" if place.cash is None else str(place.cash)
            signs = self.texts("marracash-signs", count=place.signs)
            who = Text(f"{self.name(seat)} · {place.name}", "bold" if seat == view.seat else "")
            table.add_row(who, cash, owned, Text(signs, "dim"))
        return table

    def _shops(self, view: seen.MarraCashView) -> Text:
        line = Text(self.texts("terminal-free-shops") + "  ")
        for name, stall in zip(SHOP_NAMES, view.stalls, strict=True):
            if stall.owner is None:
                line.append_text(mark(name)).append(" ")
        return line

    def _fountains(self, view: seen.MarraCashView) -> Table:
        table = Table(box=None, padding=(0, 3, 0, 0), show_header=False)
        standing = [(number, group) for number, group in enumerate(view.fountains, start=1) if group]
        for first in range(0, len(standing), 4):
            cells = []
            for number, group in standing[first : first + 4]:
                cells.append(Text(f"{number:>2}: ").append_text(people(group)))
            table.add_row(*cells)
        return table

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

    def _auction(self, auction: seen.AuctionOn) -> Text:
        inside = " ".join(SEAT_LETTERS[seat] for seat in auction.inside)
        leader = "–" if auction.leader is None else self.name(auction.leader)
        line = Text(self.texts("auction-title") + " ").append_text(mark(auction.shop))
        return line.append(f"  {auction.high or '–'}  {leader}  ({inside})")

    def prompt(self, view: seen.MarraCashView, question: Question[Any]) -> str:
        said = super().prompt(view, question)
        choices = question.choices
        if not isinstance(choices, OneOrForm):
            return said
        amount = choices.forms[0].amounts[0]
        return f"{said} {self._range(amount.least, amount.most, amount.step)}"

    def _range(self, least: int, most: int, step: int) -> str:
        return self.texts("terminal-bid", least=least, most=most, step=step)

    def describe(self, action: Action, view: seen.MarraCashView) -> str:
        said = super().describe(action, view)
        if not isinstance(action, m.MoveGroup):
            return said
        changes = self._changes(action, view)
        return f"{said}  {changes}" if changes else said

    def brief(self, action: Action, view: seen.MarraCashView) -> str | None:
        """A shop by its name, a move by its fountains and what it would bring everybody."""
        if isinstance(action, m.AuctionShop):
            return self.notation(action)
        if not isinstance(action, m.MoveGroup):
            return None
        changes = self._changes(action, view)
        return f"{self.notation(action)}  {changes}" if changes else self.notation(action)

    def _changes(self, action: m.MoveGroup, view: seen.MarraCashView) -> str:
        """MC-39 to MC-48: what a move would bring everybody."""
        if view.seat is None:
            return ""
        changes = forecast(view, view.seat, action.group, action.to).changes
        return "  ".join(f"{SEAT_LETTERS[seat]} {change:+d}" for seat, change in enumerate(changes) if change)

    def notation(self, action: Action) -> str:
        """`9-10` moves, `y3` auctions, a number bids, `p` passes, `y225` sells, `8 left 3` lets in."""
        match action:
            case m.MoveGroup():
                return f"{action.group}-{action.to}"
            case m.AuctionShop():
                return action.shop.lower()
            case m.Bid():
                return f"b{action.amount}"
            case m.SellSouvenir():
                return action.card.lower()
            case m.BringVisitors():
                return f"{action.entrance} {action.end} {action.count}"
            case m.PassBid():
                return "p"
            case _:
                return "-"

    def hear(self, line: str, question: Question[Any]) -> Action:
        """A bid is typed as its amount."""
        if isinstance(question.choices, OneOrForm):
            return self._hear_bid(line, question.choices)
        return super().hear(line, question)

    def _hear_bid(self, line: str, choices: OneOrForm[Any]) -> Action:
        typed = line.lower().strip()
        for number, action in enumerate(choices.actions, start=1):
            if typed in (str(number), self.notation(action)):
                return cast(Action, action)
        amount = typed.removeprefix("b")
        if amount.isascii() and amount.isdigit():
            return m.Bid(int(amount))
        raise no_such_choice(line)


def mark(shop: str) -> Text:
    return Text(f" {shop} ", COLOURS[shop[0]])


def people(group: str) -> Text:
    line = Text()
    for letter in group:
        line.append(letter, COLOURS[letter])
    return line
