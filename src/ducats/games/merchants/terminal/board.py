"""Merchants at the terminal: wagons, prices and warehouses as tables, short words for moves and bids."""

from collections import Counter

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ducats.engine.messages import Action, Seat
from ducats.engine.plain_text import SEAT_LETTERS
from ducats.games.merchants.rules import messages as m
from ducats.games.merchants.rules.names import CITIES, GOODS
from ducats.games.merchants.rules.printed import printed_of
from ducats.games.merchants.rules.roads import NOWHERE, distances
from ducats.games.merchants.rules.view import MerchantsView, Place, WagonSeen
from ducats.games.merchants.terminal.road_map import COURIER_MARK, road_map, wagon_mark
from ducats.terminal.game import TerminalGame
from ducats.texts import kebab

HIDDEN = "###"
TOWN_LETTERS = 3
"""Enough to tell all towns apart, in every language."""


class MerchantsTerminal(TerminalGame[MerchantsView]):
    """MA-01 to MA-70 as a terminal shows them."""

    def title(self, view: MerchantsView) -> str:
        return self.texts("terminal-merchants-title", round=view.round, phase=view.phase)

    def table(self, view: MerchantsView) -> RenderableType:
        return Group(
            self._prices(view),
            Text(),
            self._wagons(view),
            Text(),
            self._cities(view),
            Text(),
            *self._tracks(view),
        )

    def board(self, view: MerchantsView) -> RenderableType:
        marks = {"wagon": wagon_mark(1), "courier": COURIER_MARK}
        legend = Text(self.texts("terminal-merchants-legend", **marks), "dim")
        drawn = road_map(view, lambda city: self._word("place", city))
        return Group(drawn, legend, self.table(view), Text(), self._distances(view))

    def _tracks(self, view: MerchantsView) -> list[RenderableType]:
        """Arrivals and what a level costs, the courier, the cards on show."""
        say = self.texts
        arrivals = say("merchants-arrivals-of", arrivals=view.arrivals, end=view.end_arrivals)
        lines = [f"{arrivals}. {say('merchants-step-cost', cost=view.step_cost)}."]
        lines.append(say("merchants-courier", courier=view.courier))
        shown = ", ".join(self._word("piece", card) for card in view.display)
        lines += [self.labelled(say("merchants-display"), shown)] if shown else []
        return [Text(line) for line in lines]

    def _distances(self, view: MerchantsView) -> RenderableType:
        """MA-30: how far the cities are from each other."""
        roads = printed_of(view.data).roads
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(self.texts("terminal-merchants-distances"))
        for city in CITIES:
            table.add_column(self._word("place", city), justify="right")
        for number, city in enumerate(CITIES):
            far = distances(roads, number, NOWHERE)
            far[number] = 0
            table.add_row(self._word("place", city), *(str(spaces) if spaces else "–" for spaces in far))
        return table

    def _prices(self, view: MerchantsView) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column(self.texts("merchants-prices"), header_style="dim")
        for good in view.prices:
            table.add_column(self._word("ware", good), header_style="bold")
        prices = view.prices.values()
        table.add_row(self.texts("merchants-buy"), *(self.number(price.buy) for price in prices))
        table.add_row(self.texts("merchants-sell"), *(self.number(price.sell) for price in prices))
        table.add_row(
            self.texts("terminal-merchants-supply"),
            *(str(count) for count in view.supply.values()),
            style="dim",
        )
        return table

    def _wagons(self, view: MerchantsView) -> Group:
        numbered = enumerate(view.wagons, start=1)
        return Group(*(self._wagon(number, wagon) for number, wagon in numbered if wagon.at is not None))

    def _wagon(self, number: int, wagon: WagonSeen) -> Text:
        line = self.told("merchants-wagon-label", {"wagon": number, **msgspec.to_builtins(wagon)})
        return Text(line, "dim" if wagon.axle else "")

    def _cities(self, view: MerchantsView) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        printed = printed_of(view.data)
        for number, city in enumerate(CITIES):
            stores = [
                f"{SEAT_LETTERS[seat]} {self.texts('merchants-stock', it=place.stores[city])}"
                for seat, place in enumerate(view.places)
                if city in place.stores
            ]
            name = Text(self._word("place", city), "bold")
            sold = ", ".join(self._word("ware", GOODS[good]) for good in printed.markets(number))
            table.add_row(name, f"+{view.bonuses[city]}", Text(sold, "dim"), "  ".join(stores))
        return table

    def seats(self, view: MerchantsView) -> RenderableType:
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        for heading in (
            "match-player",
            "merchants-ladder",
            "terminal-column-cash",
            "terminal-merchants-tokens",
        ):
            table.add_column(self.texts(heading), no_wrap=heading != "merchants-ladder")
        held: list[Text] = []
        for seat, place in enumerate(view.places):
            table.add_row(
                self.player(seat, view),
                f"{self._word('rank', place.status)} ({self.number(place.upkeep)})",
                HIDDEN if place.cash is None else self.number(place.cash),
                " ".join(map(str, place.tokens)),
            )
            cards = self._held(place)
            held += [Text(self.labelled(SEAT_LETTERS[seat], ", ".join(cards)), "dim")] if cards else []
        return Group(table, *held)

    def _held(self, place: Place) -> list[str]:
        """Cards and credits of a player, as far as they are seen."""
        held = [self._word("piece", card) for card in (*place.investments, *(place.cards or ()))]
        if place.cards is None and place.influence:
            held.append(self.texts("merchants-influence", count=place.influence))
        if place.credits:
            held.append(self.texts("merchants-credits", count=place.credits))
        return held

    def _word(self, text: str, thing: str | int) -> str:
        return self.told(f"merchants-{text}", {"it": thing})

    def score(self, view: MerchantsView, seat: Seat) -> str:
        """The rank reached, and the money, which decides between equals."""
        place = view.places[seat]
        money = HIDDEN if place.cash is None else self.number(place.cash)
        return f"{self._word('rank', place.status)} ({money})"

    def notation(self, action: Action) -> str:
        """`wine par` buys; `w1 3 ham e1` moves; `bid 300` or `300` names money. In French it is `vin par`."""
        match action:
            case m.BuyGood() | m.SellStored():
                return f"{self._ware(action.good)} {self._place(action.city)}"
            case m.LoadGoods():
                return f"{action.count} {self._ware(action.good)}"
            case m.RequestLoading():
                counted = Counter(action.goods).items()
                wanted = " ".join(f"{count} {self._ware(good)}" for good, count in counted)
                return f"{wanted}{' permit' if action.permit else ''}"
            case m.SetDisc():
                return " ".join(map(self._ware, action.goods))
            case m.ShiftPrice():
                return f"{'+' if action.by > 0 else '-'}{self._ware(action.good)}"
            case m.PickInfluence() | m.PickInvestment() | m.OfferCard():
                return self._word("piece", action.card).lower()
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
                return f"w{action.wagon} {token} {self._way(action)}"
            case m.PushWagon():
                return f"w{action.wagon} x{action.spaces} {self._way(action)}"
            case m.MoveCourier():
                return f"courier {self._place(action.to)}"
            case m.BreakAxle():
                return f"axle {action.wagon}"
            case m.PlayStatusCards():
                return f"letters {action.letters}{' patron' if action.patron else ''}"
            case m.BidForWagon() | m.Bid() | m.QuotePrice() | m.CounterOffer() | m.FinalPrice():
                return f"bid {action.amount}"
            case _:
                return kebab(type(action).__name__)

    def _way(self, action: m.MoveWagon | m.PushWagon) -> str:
        """Where a wagon goes and, if that makes a difference, which way it then faces."""
        ends = (action.to,) if action.came_from is None else (action.to, action.came_from)
        return " ".join(map(self._place, ends))

    def _ware(self, good: str) -> str:
        return self._word("ware", good).lower()

    def _place(self, place: str) -> str:
        """A town by the first letters of its name, a space of a road by its own."""
        return (self._word("place", place)[:TOWN_LETTERS] if place in CITIES else place).lower()
