"""Positions of Merchants in a scenario file (docs/scenarios.md): name what matters, the rest is the start."""

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec

from ducats.engine.errors import BadScenario, DucatsError
from ducats.engine.messages import Action, Seat
from ducats.engine.play import UNANSWERED
from ducats.games.merchants.rules.books import COLUMNS, as_books
from ducats.games.merchants.rules.messages import MerchantsAction, MerchantsOptions
from ducats.games.merchants.rules.names import CITIES, GOODS, INFLUENCE, INVESTMENTS, PHASES, SETUP, WAGONS
from ducats.games.merchants.rules.position import PHASE_OF, PREFIX, lay_out, open_question
from ducats.games.merchants.rules.state import Merchants, new_table
from ducats.games.merchants.rules.turn import place_wagons
from ducats.games.merchants.rules.view import (
    AdjustOn,
    AuctionOn,
    GoodPrice,
    LoadingOn,
    MerchantsView,
    MoveOn,
    Place,
    PurchaseOn,
    SaleOn,
    StatusOn,
    UnloadOn,
    WagonSeen,
)
from ducats.games.merchants.rules.views import view

Count = Annotated[int, msgspec.Meta(ge=0)]

GOING_ON: Final = (
    "purchase",
    "bidding",
    "loading",
    "move",
    "adjust",
    "unload",
    "sale",
    "auction",
    "status",
)
"""The fields of a view that tell where in a phase the table waits."""


class WagonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wagon in a scenario file."""

    at: str
    came_from: str | None = None
    master: Seat | None = None
    cargo: tuple[dict[str, Count], ...] = ()
    """By seat."""
    axle: bool = False


class PositionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The `[position]` of a scenario file; lists have one entry per seat unless said otherwise."""

    question: str = "purchase"
    seat: Seat | None = None
    """Who is asked; the first player if left out. Bids and discs are asked of everybody."""
    number: Annotated[int, msgspec.Meta(ge=1)] = 1
    round: Annotated[int, msgspec.Meta(ge=0)] = 1
    first: Seat = 0
    arrivals: Count = 0
    prices: dict[str, int] = {}
    """Levels by good."""
    bonuses: dict[str, int] = {}
    """Florins by city."""
    wagons: tuple[WagonFile, ...] = ()
    arrived: tuple[int, ...] = ()
    """Wagons that arrived in this round, in order."""
    courier: str | None = None
    cash: tuple[Count, ...] = ()
    status: tuple[Count, ...] = ()
    credits: tuple[Count, ...] = ()
    tokens: tuple[tuple[int, ...], ...] = ()
    investments: tuple[tuple[str, ...], ...] = ()
    display: tuple[str, ...] | None = None
    hands: tuple[tuple[str, ...], ...] = ()
    """Influence cards."""
    played: dict[str, int] = {}
    stores: tuple[dict[str, dict[str, Count]], ...] = ()
    """By city and good; what is neither stored nor loaded lies in the supply."""
    books: tuple[tuple[Count, ...], ...] = ()
    """What was paid for goods, then by wagon: bids, fees paid, fees earned, sales."""
    purchase: PurchaseOn | None = None
    bidding: int | None = None
    loading: LoadingOn | None = None
    move: MoveOn | None = None
    adjust: AdjustOn | None = None
    unload: UnloadOn | None = None
    sale: SaleOn | None = None
    auction: AuctionOn | None = None
    status_turn: StatusOn | None = None
    sealed: tuple[dict[str, Any], ...] = ()
    """Bids or discs chosen already: one action per seat, empty for who still has to."""


def set_up(seats: int, options: MerchantsOptions, raw: Mapping[str, Any], data: str | None) -> Merchants:
    """The game that a scenario file describes; BadScenario says what cannot be."""
    file = _read(raw)
    seat = file.first if file.seat is None else file.seat
    _check_lists(file, seats)
    if not (0 <= seat < seats and 0 <= file.first < seats):
        raise BadScenario(f"seat and first are numbers from 0 to {seats - 1}")
    name = PREFIX + file.question.removeprefix(PREFIX)
    try:
        seen = _described(seats, options, file, data, name)
        g = lay_out(seen)
        open_question(g, seen, name, seat, file.number)
        g.check()
        _seal(g, file)
        stuck = any(not g.ask().legal(g, asked) for asked in g.ask().seats)
    except (KeyError, ValueError, IndexError) as error:
        raise BadScenario(f"position: there is no {error}") from error
    except DucatsError as error:
        raise BadScenario(f"position: {error}", rule=error.rule) from error
    if stuck:
        raise BadScenario(f"nobody could answer {file.question} in this position")
    return g


def _read(raw: Mapping[str, Any]) -> PositionFile:
    try:
        return msgspec.convert(dict(raw), PositionFile, strict=True)
    except msgspec.ValidationError as error:
        raise BadScenario(f"position: {error}") from error


def _check_lists(file: PositionFile, seats: int) -> None:
    for name in ("cash", "status", "credits", "tokens", "investments", "hands", "stores", "books", "sealed"):
        if len(getattr(file, name)) not in (0, seats):
            raise BadScenario(f"position: {name} has one entry for each of {seats} seats")
    if any(len(columns) != COLUMNS for columns in file.books):
        raise BadScenario(f"position: books have {COLUMNS} columns")
    if len(file.wagons) not in (0, WAGONS):
        raise BadScenario("position: wagons has three entries")


def _described(
    seats: int, options: MerchantsOptions, file: PositionFile, data: str | None, name: str
) -> MerchantsView:
    """The open view of the start, with everything the file says put in its place."""
    _check_names(file)
    start = new_table(seats, options, data)
    place_wagons(start)
    seen = view(start, None, open_cards=True)
    wagons = tuple(_wagon(seen, file, number) for number in range(WAGONS))
    places = tuple(_place(start, seen.places[seat], file, seat) for seat in range(seats))
    return msgspec.structs.replace(
        seen,
        round=file.round,
        first=file.first,
        phase=PHASES[PHASE_OF.get(name, 0)],
        arrivals=file.arrivals,
        prices={good: GoodPrice(level=file.prices.get(good, 1), buy=0, sell=0) for good in GOODS},
        supply={good: start.printed.supply - _out(good, wagons, places) for good in GOODS},
        bonuses=seen.bonuses | file.bonuses,
        wagons=wagons,
        courier=file.courier or seen.courier,
        places=places,
        **_cards(start, file, places, name),
        **{on: getattr(file, on) for on in GOING_ON if on != "status"},
        status=file.status_turn,
    )


def _check_names(file: PositionFile) -> None:
    known = ((file.prices, GOODS), (file.bonuses, CITIES), (file.played, INFLUENCE))
    for named, names in known:
        for name in named:
            if name not in names:
                raise BadScenario(f"position: there is no {name!r}")
    for going_on in (file.loading, file.unload):
        if going_on is not None and not 1 <= going_on.wagon <= WAGONS:
            raise BadScenario(f"position: there is no wagon {going_on.wagon}")


def _cards(start: Merchants, file: PositionFile, places: tuple[Place, ...], name: str) -> dict[str, Any]:
    """Investment cards that nobody owns lie face up as far as there is room; influence cards in the pile."""
    taken = [card for place in places for card in place.investments]
    rest = tuple(card for card in INVESTMENTS if card not in taken)
    put_away = start.options.edition == "1999" and PHASE_OF.get(name, 0) != SETUP
    usual = () if put_away else rest if start.options.edition == "1999" else rest[: start.printed.display]
    held = [card for place in places for card in place.cards or ()]
    played = {kind: file.played.get(kind, 0) for kind in INFLUENCE}
    pile = dict(zip(INFLUENCE, start.chosen.influence, strict=True))
    return {
        "display": usual if file.display is None else file.display,
        "pile": {kind: pile[kind] - played[kind] - held.count(kind) for kind in INFLUENCE},
        "played": played,
    }


def _out(good: str, wagons: tuple[WagonSeen, ...], places: tuple[Place, ...]) -> int:
    loaded = sum(goods.get(good, 0) for wagon in wagons for goods in wagon.cargo)
    return loaded + sum(goods.get(good, 0) for place in places for goods in place.stores.values())


def _wagon(seen: MerchantsView, file: PositionFile, number: int) -> WagonSeen:
    arrived = file.arrived.index(number + 1) + 1 if number + 1 in file.arrived else 0
    if not file.wagons:
        return msgspec.structs.replace(seen.wagons[number], arrived=arrived)
    wagon = file.wagons[number]
    return WagonSeen(
        at=wagon.at,
        came_from=wagon.came_from,
        master=wagon.master,
        cargo=wagon.cargo,
        arrived=arrived,
        axle=wagon.axle,
    )


def _place(start: Merchants, place: Place, file: PositionFile, seat: Seat) -> Place:
    return msgspec.structs.replace(
        place,
        status=file.status[seat] if file.status else 0,
        credits=file.credits[seat] if file.credits else 0,
        cash=file.cash[seat] if file.cash else place.cash,
        tokens=file.tokens[seat] if file.tokens else start.printed.tokens,
        investments=file.investments[seat] if file.investments else (),
        cards=file.hands[seat] if file.hands else (),
        stores=file.stores[seat] if file.stores else {},
        books=as_books(list(file.books[seat])) if file.books else place.books,
    )


def _seal(g: Merchants, file: PositionFile) -> None:
    if not file.sealed:
        return
    if len(g.ask().seats) == 1 or all(file.sealed):
        raise BadScenario("sealed: only with wagon_bid or price_disc, at least one of them empty")
    for seat, raw in enumerate(file.sealed):
        if raw:
            try:
                action: Action = msgspec.convert(raw, MerchantsAction, strict=True)
            except msgspec.ValidationError as error:
                raise BadScenario(f"sealed, seat {seat}: {error}") from error
            g.seal(seat, g.hear(seat, action))


def describe(g: Merchants) -> dict[str, Any]:
    """The position as a scenario file would write it; only where a player is asked."""
    ask = g.ask()
    if ask.question not in PHASE_OF:
        raise BadScenario("a position is described where a player is asked, not in the middle of a draw")
    seen = view(g, None, open_cards=True)
    described: dict[str, Any] = {
        "question": ask.question.removeprefix(PREFIX),
        "seat": ask.seats[0],
        "number": g.asked,
        "round": int(g.round),
        "first": int(g.first),
        "arrivals": int(g.arrivals),
        "prices": {good: price.level for good, price in seen.prices.items()},
        "bonuses": seen.bonuses,
        "wagons": [_describe_wagon(wagon) for wagon in seen.wagons],
        "arrived": [int(g.arrival(number)) + 1 for number in range(1, int(g.arrived_so_far()) + 1)],
        "courier": seen.courier,
        "cash": g.purses(),
        "status": g.statuses(),
        "credits": g.debts(),
        "tokens": [list(place.tokens) for place in seen.places],
        "investments": [list(place.investments) for place in seen.places],
        "display": list(seen.display),
        "hands": [list(place.cards or ()) for place in seen.places],
        "played": {kind: count for kind, count in seen.played.items() if count},
        "stores": [place.stores for place in seen.places],
        "books": [g.books(seat) for seat in range(g.seats)],
    }
    described |= _going_on(seen)
    if any(answer != UNANSWERED for answer in g.sealed_answers()):
        described["sealed"] = [_sealed(g, seat) for seat in ask.seats]
    return described


def _going_on(seen: MerchantsView) -> dict[str, Any]:
    written: dict[str, Any] = {}
    for name in GOING_ON:
        on = getattr(seen, name)
        if on is not None:
            plain = msgspec.to_builtins(on)
            key = "status_turn" if name == "status" else name
            written[key] = _without_nulls(plain) if isinstance(plain, dict) else plain
    return written


def _describe_wagon(wagon: WagonSeen) -> dict[str, Any]:
    written = {"at": wagon.at, "came_from": wagon.came_from, "master": wagon.master, "axle": wagon.axle}
    return {**_without_nulls(written), "cargo": [dict(goods) for goods in wagon.cargo]}


def _without_nulls(written: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in written.items() if value is not None}


def _sealed(g: Merchants, seat: Seat) -> dict[str, Any]:
    if g.sealed_answer(seat) == UNANSWERED:
        return {}
    written: dict[str, Any] = msgspec.to_builtins(g.say(seat, g.sealed_answer(seat)))
    return written
