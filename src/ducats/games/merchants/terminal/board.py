"""Merchants at the terminal: wagons, prices and warehouses as tables, short words for moves and bids."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ducats.engine.messages import Action, OneOrForm, Question
from ducats.games.merchants.rules import messages as m
from ducats.games.merchants.rules.names import CITIES, GOODS
from ducats.games.merchants.rules.printed import printed_of
from ducats.games.merchants.rules.view import MerchantsView, WagonSeen
from ducats.terminal.game import SEAT_LETTERS, TerminalGame
from ducats.texts import kebab

HIDDEN = "###"


class MerchantsTerminal(TerminalGame[MerchantsView]):
    """MA-01 to MA-70 as a terminal shows them."""

    def board(self, view: MerchantsView) -> RenderableType:
        say = self.texts
        arrivals = say("merchants-arrivals-of", arrivals=view.arrivals, end=view.end_arrivals)
        track = f"{arrivals}. {say('merchants-step-cost', cost=view.step_cost)}."
        courier = say("merchants-courier", at=self._word("place", view.courier))
        shown = ", ".join(self._word("piece", card) for card in view.display)
        parts: list[RenderableType] = [self._prices(view), Text(), self._wagons(view), Text()]
        parts += [self._cities(view), Text(), self._places(view), Text(track), Text(courier)]
        parts += [Text(f"{say('merchants-display')}: {shown}", "dim")] if shown else []
        phase = say("merchants-phase", phase=view.phase)
        title = f"{say('merchants-round', round=view.round)} · {phase}"
        return Panel(Group(*parts), title=title, title_align="left", border_style="yellow", expand=False)

    def _prices(self, view: MerchantsView) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column(self.texts("merchants-prices"), header_style="dim")
        for good in view.prices:
            table.add_column(self._word("ware", good), header_style="bold")
        prices = view.prices.values()
        table.add_row(self.texts("merchants-buy"), *(str(price.buy) for price in prices))
        table.add_row(self.texts("merchants-sell"), *(str(price.sell) for price in prices))
        table.add_row("×", *(str(count) for count in view.supply.values()), style="dim")
        return table

    def _wagons(self, view: MerchantsView) -> Group:
        return Group(*(self._wagon(number, wagon) for number, wagon in enumerate(view.wagons, start=1)))

    def _wagon(self, number: int, wagon: WagonSeen) -> Text:
        loads = [
            self.texts("merchants-cargo-of", name=SEAT_LETTERS[seat], goods=self._goods(goods))
            for seat, goods in enumerate(wagon.cargo)
            if goods
        ]
        behind = "" if wagon.came_from is None else f" ← {self._word('place', wagon.came_from)}"
        line = self.texts(
            "merchants-wagon-label",
            wagon=number,
            at=("" if wagon.at is None else self._word("place", wagon.at)) + behind,
            master="none" if wagon.master is None else SEAT_LETTERS[wagon.master],
            goods="; ".join(loads) or self.texts("merchants-empty"),
        )
        return Text(line, "dim" if wagon.axle else "")

    def _cities(self, view: MerchantsView) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        printed = printed_of(view.data)
        for number, city in enumerate(CITIES):
            stores = [
                f"{SEAT_LETTERS[seat]} {self._goods(place.stores[city])}"
                for seat, place in enumerate(view.places)
                if city in place.stores
            ]
            name = Text(self._word("place", city), "bold")
            sold = ", ".join(self._word("ware", GOODS[good]) for good in printed.markets(number))
            table.add_row(name, f"+{view.bonuses[city]}", Text(sold, "dim"), "  ".join(stores))
        return table

    def _places(self, view: MerchantsView) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for seat, place in enumerate(view.places):
            held = [self._word("piece", card) for card in (*place.investments, *(place.cards or ()))]
            if place.cards is None and place.influence:
                held.append(self.texts("merchants-influence", count=place.influence))
            if place.credits:
                held.append(self.texts("merchants-credits", count=place.credits))
            table.add_row(
                Text(self.name(seat), "bold" if seat == view.seat else ""),
                f"{self._word('rank', place.status)} ({place.upkeep})",
                HIDDEN if place.cash is None else str(place.cash),
                " ".join(map(str, place.tokens)),
                ", ".join(held),
            )
        return table

    def _word(self, text: str, thing: str | int) -> str:
        return self.texts(f"merchants-{text}", it=thing)

    def _goods(self, counts: Mapping[str, int]) -> str:
        return self.texts("merchants-load", it=[good for good, count in counts.items() for _ in range(count)])

    def prompt(self, view: MerchantsView, question: Question[Any]) -> str:
        """Where money is asked for, with the bounds of what may be typed."""
        asked = super().prompt(view, question)
        if not isinstance(question.choices, OneOrForm) or not question.choices.forms:
            return asked
        (bounds,) = question.choices.forms[0].amounts
        limits = {"least": bounds.least, "most": bounds.most, "step": bounds.step}
        return f"{asked} {self.texts('merchants-type-amount', **limits)}"

    def hear(self, line: str, question: Question[Any]) -> Action:
        """Money may be typed bare: no list of choices is as long as the smallest coin."""
        choices, typed = question.choices, line.strip()
        if (
            isinstance(choices, OneOrForm)
            and typed.isdecimal()
            and not 1 <= int(typed) <= len(choices.actions)
        ):
            return super().hear(f"bid {typed}", question)
        return super().hear(line, question)

    def notation(self, action: Action) -> str:
        """`wine par` buys; `w1 3 ham e1` moves; `bid 300` or `300` names money."""
        match action:
            case m.BuyGood() | m.SellStored():
                return f"{action.good} {action.city.lower()}"
            case m.LoadGoods():
                return f"{action.count} {action.good}"
            case m.RequestLoading():
                wanted = " ".join(f"{count} {good}" for good, count in Counter(action.goods).items())
                return f"{wanted}{' permit' if action.permit else ''}"
            case m.SetDisc():
                return " ".join(action.goods)
            case m.ShiftPrice():
                return f"{'+' if action.by > 0 else '-'}{action.good}"
            case m.PickInfluence() | m.PickInvestment() | m.OfferCard():
                return action.card
            case m.Climb():
                return f"up {action.steps}"
            case m.Repay():
                return f"repay {action.credits}"
            case _:
                return self._short(action)

    def _short(self, action: Action) -> str:
        match action:
            case m.MoveWagon():
                token = f"{action.token}+{action.horses}" if action.horses else str(action.token)
                return f"w{action.wagon} {token} {action.to.lower()}{heading(action.came_from)}"
            case m.PushWagon():
                return f"w{action.wagon} x{action.spaces} {action.to.lower()}{heading(action.came_from)}"
            case m.MoveCourier():
                return f"courier {action.to.lower()}"
            case m.BreakAxle():
                return f"axle {action.wagon}"
            case m.PlayStatusCards():
                return f"letters {action.letters}{' patron' if action.patron else ''}"
            case m.BidForWagon() | m.Bid() | m.QuotePrice() | m.CounterOffer() | m.FinalPrice():
                return f"bid {action.amount}"
            case _:
                return kebab(type(action).__name__)


def heading(came_from: str | None) -> str:
    return "" if came_from is None else f" {came_from.lower()}"
