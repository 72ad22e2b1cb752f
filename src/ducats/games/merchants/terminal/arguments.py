"""What happens and may be done in Merchants, as arguments for the catalogues it shares with the page."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec

from ducats.engine.messages import Action, Event, Sealed
from ducats.games.merchants.rules import events as e
from ducats.games.merchants.rules import messages as m
from ducats.games.merchants.rules.names import CITIES, GOODS
from ducats.games.merchants.rules.seen import MerchantsView
from ducats.games.merchants.rules.tables import tables_of
from ducats.texts import Texts, kebab

Arguments = dict[str, Any]
SILENT: Final = (Sealed, e.PhaseBegan, e.MoveTurnEnded, e.TokensReturned)


class Words:
    """Names of goods, places and cards in one language, and arguments made of them."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names
        self._fields: dict[str, Callable[[Any], Arguments]] = {
            "seat": lambda seat: {"name": self.name(seat)},
            "first": lambda seat: {"name": self.name(seat)},
            "other": lambda seat: {"other": self.name(seat)},
            "master": lambda seat: {"master": self.name(seat)},
            "winner": lambda seat: {"name": self.name(seat), "won": yes(seat is not None)},
            "winners": lambda seats: {"names": listed(map(self.name, seats)), "count": len(seats)},
            "city": lambda city: {"city": self.city(city)},
            "to": lambda space: {"to": self.space(space)},
            "came_from": lambda space: {"behind": "none" if space is None else self.space(space)},
            "walk": lambda walk: {"from": self.space(walk[0]), "to": self.space(walk[-1])},
            "good": lambda good: {"good": "none" if good is None else self.good(good)},
            "goods": lambda goods: {"goods": self.goods(Counter(goods))},
            "card": lambda card: {"card": "" if card is None else self.card(card), "known": yes(bool(card))},
            "cards": lambda cards: {"cards": listed(map(self.card, cards))},
            "bids": lambda bids: {"bids": self.by_seat(map(str, bids))},
            "discs": lambda discs: {"discs": self.by_seat(self._disc(disc) for disc in discs)},
            "bonuses": lambda bonuses: {
                "bonuses": listed(f"{self.city(city)} {bonus}" for city, bonus in bonuses.items())
            },
        }

    def name(self, seat: int | None) -> str:
        return "–" if seat is None else self.names[seat]

    def good(self, good: str) -> str:
        return self.texts("merchants-good", good=good)

    def city(self, city: str) -> str:
        return self.texts("merchants-city", city=city)

    def card(self, card: str) -> str:
        return self.texts("merchants-card", card=kebab(card))

    def level(self, level: int) -> str:
        return self.texts("merchants-level", level=level)

    def space(self, space: str) -> str:
        return self.city(space) if space in CITIES else self.texts("merchants-space", id=space)

    def goods(self, counts: "Counter[str] | dict[str, int]") -> str:
        held = [good for good in GOODS if counts.get(good)]
        return listed(self.texts("merchants-some", count=counts[good], good=good) for good in held)

    def by_seat(self, words: Iterable[str]) -> str:
        return listed(f"{self.names[seat]} {word}" for seat, word in enumerate(words))

    def _disc(self, disc: Sequence[str]) -> str:
        return " + ".join(self.good(good) for good in dict.fromkeys(disc))

    def arguments(self, said: Event | Action) -> Arguments:
        """The fields of an event or action in words."""
        told: Arguments = {}
        for field in msgspec.structs.fields(said):
            value = getattr(said, field.name)
            worded = self._fields.get(field.name)
            if worded is not None:
                told |= worded(value)
            elif isinstance(value, bool):
                told[field.name] = yes(value)
            elif value is None or isinstance(value, int | str):
                told[field.name] = "none" if value is None else value
        return told

    def event(self, event: Event) -> Arguments | None:
        """The arguments of an event's line; None if it is not worth one."""
        if isinstance(event, SILENT):
            return None
        if isinstance(event, e.UpkeepPaid) and not event.amount and event.fell_from is None:
            return None
        if isinstance(event, e.ReasonGiven) and not event.reason:
            return None
        told = self.arguments(event)
        if isinstance(event, e.ReasonGiven):
            told["words"] = self.texts(f"merchants-reason-{event.reason}")
        if isinstance(event, e.WagonUnloaded):
            told["sales"] = listed(self._sale(sale) for sale in event.sales)
        if isinstance(event, e.GameEnded):
            told["results"] = listed(
                self.texts("merchants-result", name=self.names[seat], level=level, cash=event.cash[seat])
                for seat, level in enumerate(event.status)
            )
        return told

    def _sale(self, sale: e.GoodsSold) -> str:
        return self.texts(
            "merchants-sale",
            name=self.names[sale.seat],
            count=sale.count,
            good=sale.good,
            price=sale.price,
            bonus=sale.bonus,
            total=sale.count * (sale.price + sale.bonus),
        )

    def action(self, action: Action, view: MerchantsView) -> Arguments:
        told = self.arguments(action)
        if isinstance(action, m.Accept):
            told["price"] = standing(view)
        if isinstance(action, m.Climb):
            told["cost"] = action.steps * view.step_cost
        if isinstance(action, m.Repay):
            told["cost"] = action.credits * tables_of(view.data).credit_repay
        return told

    def question(self, view: MerchantsView) -> Arguments:
        """What any prompt of this game may speak of."""
        loading, auction, move = view.loading, view.auction, view.move
        wagon = view.bidding or (loading.wagon if loading else 0) or (view.unload.wagon if view.unload else 0)
        cart = view.wagons[wagon - 1] if wagon else None
        place = view.places[view.seat or 0]
        return {
            "wagon": wagon,
            "city": self.space(cart.at) if cart and cart.at else "",
            "pass": view.purchase.number if view.purchase else 1,
            "left": 3 - (view.purchase.bought if view.purchase else 0),
            "guest": self.name(loading.guest if loading else None),
            "master": self.name(cart.master if cart else None),
            "goods": self.goods(Counter(loading.goods if loading else ())),
            "price": standing(view),
            "quote": (loading.quote if loading else None) or 0,
            "moved": yes(bool(move and move.moved)),
            "extra": move.extra if move else 0,
            "courier": move.courier if move else 0,
            "steps": view.adjust.steps if view.adjust else 0,
            "sold": view.sale.sold if view.sale else 0,
            "high": auction.high if auction else 0,
            "leader": self.name(auction.leader if auction else None),
            "card": self.card(auction.card) if auction and auction.card else "",
            "level": self.level(place.status),
            "upkeep": place.upkeep,
            "credits": place.credits,
            "cost": view.step_cost,
        }


def standing(view: MerchantsView) -> int:
    """The price that stands between master and guest."""
    if view.loading is None:
        return 0
    said = (view.loading.final, view.loading.counter, view.loading.quote)
    return next((price for price in said if price is not None), 0)


def listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def yes(is_so: bool) -> str:
    return "yes" if is_so else "no"
