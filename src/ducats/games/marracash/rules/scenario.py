"""Positions of MarraCash in a scenario file (docs/scenarios.md): name what matters, the rest is filled."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from ducats.engine import bits
from ducats.engine.errors import BadScenario, DucatsError
from ducats.engine.messages import Seat
from ducats.engine.play import UNANSWERED
from ducats.games.marracash.rules import groups
from ducats.games.marracash.rules.books import as_books, columns_of
from ducats.games.marracash.rules.events import Books
from ducats.games.marracash.rules.invariants import everybody_there
from ducats.games.marracash.rules.line import form_line
from ducats.games.marracash.rules.messages import Card, Group, MarraCashOptions, Shop
from ducats.games.marracash.rules.position import (
    PREFIX,
    QUESTIONS,
    Pending,
    columns_on_table,
    open_question,
    slot_of,
    write_books,
)
from ducats.games.marracash.rules.printed import CARDS, COLOUR_COUNT, MOST_FIGURES
from ducats.games.marracash.rules.souk import FOUNTAINS, LETTERS, SHOP_NAMES, SHOP_NUMBER, SHOPS
from ducats.games.marracash.rules.state import FIRST_ROUND, LAST_ROUND, PHASES, MarraCash, new_table
from ducats.games.marracash.rules.view import AuctionOn, Customers, Walk
from ducats.games.marracash.rules.views import view
from ducats.mechanics.open_auction import NOBODY

Number = Annotated[int, msgspec.Meta(ge=0)]
Cards = tuple[Card, ...]
TOO_MANY = "MC-58: there are not that many visitors of one colour"


class PositionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The `[position]` of a scenario file; lists have one entry per seat unless said otherwise."""

    question: Literal[
        "pick_shop", "open_bid", "raise_or_pass", "sealed_bid", "act", "sell_souvenir", "bring"
    ] = "act"
    seat: Seat = 0
    """Who is asked (sealed_bid: it is the auctioneer's auction, all are asked)."""
    turn: Seat | None = None
    """Whose turn it is, if not that of who is asked."""
    slot: Literal[1, 2] = 1
    auctioned: bool = False
    phase: Literal["first_round", "main", "last_round"] = "main"
    starter: Seat = 0
    round: Annotated[int, msgspec.Meta(ge=1)] | None = None
    turns_left: Annotated[int, msgspec.Meta(ge=1)] | None = None
    idle_turns: Number = 0
    number: Annotated[int, msgspec.Meta(ge=1)] = 1
    """The number of this question in the game."""
    fountains: dict[str, Group] = {}
    """Who stands on which fountain; those not named are empty."""
    line: Group | None = None
    """Left out: everybody who is nowhere else waits in it."""
    line_taken: Number = 0
    line_length: Number | None = None
    owners: dict[Shop, Seat] = {}
    customers: dict[Shop, Number] = {}
    prices: dict[Shop, Number] = {}
    auctioneers: dict[Shop, Seat] = {}
    cash: tuple[Number, ...] = ()
    books: tuple[Books, ...] = ()
    open_cards: Cards = ()
    deck: Cards | None = None
    """Left out: all cards that lie nowhere else."""
    sold: tuple[Cards, ...] = ()
    hands: tuple[Cards, ...] = ()
    shown: tuple[Seat, ...] = ()
    auction: AuctionOn | None = None
    walk: Walk | None = None
    entered: Customers | None = None
    sealed: tuple[int, ...] = ()
    """sealed_bid: the bids already given, -1 for who still has to, in the order of auction.inside."""


def set_up(seats: int, options: MarraCashOptions, raw: Mapping[str, Any], data: str | None) -> MarraCash:
    """The game that a scenario file describes; BadScenario says what cannot be."""
    try:
        file = msgspec.convert(dict(raw), PositionFile, strict=True)
    except msgspec.ValidationError as error:
        raise BadScenario(f"position: {error}") from error
    g = new_table(seats, options, data)
    _check_names(file, seats)
    _place_shops(g, file)
    _place_people(g, file)
    _place_cards(g, file)
    _place_money(g, file)
    _place_turn(g, file)
    pending = Pending(PREFIX + file.question, file.seat, file.slot)
    pending.auction, pending.walk, pending.entered = file.auction, file.walk, file.entered
    _check_auction(g, file)
    open_question(g, pending, file.number)
    _seal(g, file)
    _check(g, file)
    return g


def _check_names(file: PositionFile, seats: int) -> None:
    shops = [*file.owners, *file.customers, *file.prices, *file.auctioneers]
    shops += [struct.shop for struct in (file.auction, file.entered) if struct is not None]
    shops += [] if file.walk is None else [entry.shop for entry in file.walk.entries]
    for shop in shops:
        if shop not in SHOP_NUMBER:
            raise BadScenario(f"there is no shop {shop!r}")
    sitting = [file.seat, file.starter, *file.owners.values(), *file.auctioneers.values(), *file.shown]
    sitting += [] if file.turn is None else [file.turn]
    sitting += [] if file.walk is None else [file.walk.seat]
    if file.auction is not None:
        sitting += [file.auction.auctioneer, *file.auction.inside]
        sitting += [] if file.auction.leader is None else [file.auction.leader]
    for seat in sitting:
        if not 0 <= seat < seats:
            raise BadScenario(f"there is no seat {seat} at a table of {seats}")
    for name, given in (
        ("cash", file.cash),
        ("books", file.books),
        ("sold", file.sold),
        ("hands", file.hands),
    ):
        if len(given) not in (0, seats):
            raise BadScenario(f"{name} must have one entry for each of {seats} seats, not {len(given)}")


def _place_shops(g: MarraCash, file: PositionFile) -> None:
    for name, owner in file.owners.items():
        auctioneer = file.auctioneers.get(name, owner)
        g.put_up_sign(SHOP_NUMBER[name], owner, file.prices.get(name, 0), auctioneer)
        if g.signs(owner) < 0:
            raise BadScenario("MC-R13: a player owns more shops than they have signs")
    for name, customers in file.customers.items():
        if name not in file.owners:
            raise BadScenario(f"MC-37: {name} has customers but no owner")
        if customers > MOST_FIGURES:
            raise BadScenario(TOO_MANY)
        g.add_customers(SHOP_NUMBER[name], customers)


def _group(group: Group) -> int:
    if set(group) - set(LETTERS):
        raise BadScenario(f"{group!r}: visitors are written with the letters {LETTERS}")
    if len(group) > MOST_FIGURES:
        raise BadScenario(TOO_MANY)
    return int(groups.read(group))


def _place_people(g: MarraCash, file: PositionFile) -> None:
    for name, group in file.fountains.items():
        if not (name.isascii() and name.isdigit() and 1 <= int(name) <= FOUNTAINS):
            raise BadScenario(f"there is no fountain {name}")
        g.place_group(int(name) - 1, _group(group))
    if file.walk is not None:
        if file.question != "sell_souvenir":
            raise BadScenario("walk: a group is under way only while a souvenir is sold")
        g.place_walkers(_group(file.walk.walking))
        if len(file.walk.entries) > COLOUR_COUNT:
            raise BadScenario("MC-38: a group enters one shop of each colour at most")
        for entry in file.walk.entries:
            g.note_entry(SHOP_NUMBER[entry.shop], entry.visitors, entry.income)
    box, placed = g.cast, everybody_there(g)
    if file.line is None:
        waiting = _line_up([have - used for have, used in zip(box, placed, strict=True)])
    else:
        _group(file.line)
        waiting = [LETTERS.index(letter) for letter in file.line]
    length = max(file.line_length or 0, file.line_taken + len(waiting))
    if length > MOST_FIGURES:
        raise BadScenario(TOO_MANY)
    form_line(g, waiting, file.line_taken, length)
    g.cast = everybody_there(g)
    if any(there > have for there, have in zip(g.cast, box, strict=True)):
        raise BadScenario(TOO_MANY)


def _line_up(left: list[int]) -> list[int]:
    """The colours in turn, as long as there are any."""
    line: list[int] = []
    while any(count > 0 for count in left):
        for colour in range(COLOUR_COUNT):
            if left[colour] > 0:
                left[colour] -= 1
                line.append(colour)
    return line


def _place_cards(g: MarraCash, file: PositionFile) -> None:
    numbers = g.printed.card_numbers
    named = [card for cards in (file.open_cards, file.deck or (), *file.sold, *file.hands) for card in cards]
    for card in named:
        if card not in numbers or named.count(card) > 1:
            raise BadScenario(f"card {card!r} lies nowhere or in two places")
    if not has_cards(g):
        if named:
            raise BadScenario("MC-13: the base game has no cards; set the option souvenirs or antiques")
        return
    g.open_cards = tuple(numbers[card] for card in file.open_cards)
    if file.sold:
        g.sold = tuple(tuple(numbers[card] for card in cards) for cards in file.sold)
    for seat, cards in enumerate(file.hands):
        g.place_hand(seat, bits.of([numbers[card] for card in cards]))
    g.shown = file.shown
    rest = [card for card in range(CARDS) if g.printed.card_names[card] not in named]
    g.place_deck(bits.of(rest if file.deck is None else [numbers[card] for card in file.deck]))
    if file.deck is not None and rest:
        raise BadScenario(f"card {g.printed.card_names[rest[0]]} lies nowhere")


def has_cards(g: MarraCash) -> bool:
    """MC-13: not in the base game."""
    return g.chosen.souvenirs or g.chosen.antiques


def _place_money(g: MarraCash, file: PositionFile) -> None:
    for seat in range(g.seats):
        cash = file.cash[seat] if file.cash else g.chosen.start_cash
        columns = columns_of(file.books[seat]) if file.books else columns_on_table(g, seat)
        write_books(g, seat, columns, cash)


def _place_turn(g: MarraCash, file: PositionFile) -> None:
    phase = PHASES.index(file.phase)
    turn = file.seat if file.turn is None else file.turn
    if file.turn is None and file.auction is not None:
        turn = file.auction.auctioneer
    elif file.turn is None and file.walk is not None:
        turn = file.walk.seat
    number = file.round or (1 if phase == FIRST_ROUND else 2)
    g.begin_phase(phase)
    g.name_starter(file.starter)
    g.place_turn(turn, (number - 1) * g.seats + (turn - file.starter) % g.seats + 1, file.idle_turns)
    g.note_auction(file.auctioned)
    if phase == LAST_ROUND:
        g.leave_turns(file.turns_left or g.seats)


def _check_auction(g: MarraCash, file: PositionFile) -> None:
    """MC-16 to MC-23: the shop is free, and whoever leads once there is a bid is in and can buy it."""
    on = file.auction
    if on is None:
        return
    if not g.is_free(SHOP_NUMBER[on.shop]):
        raise BadScenario(f"MC-16: auction: {on.shop} has an owner")
    if file.question != "raise_or_pass":
        if on.leader is not None or on.high:
            raise BadScenario("auction: nobody leads before the first bid")
        return
    leader = NOBODY if on.leader is None else on.leader
    if leader not in on.inside or not g.signs(leader) or g.cash(leader) < on.high:
        raise BadScenario("MC-23: auction: the leader must be in, with a sign and the money")
    if file.seat not in on.inside or file.seat == leader:
        raise BadScenario(f"MC-21: auction: seat {file.seat} is not to bid")


def _seal(g: MarraCash, file: PositionFile) -> None:
    if not file.sealed:
        return
    if file.question != "sealed_bid" or len(file.sealed) != len(g.ask().seats):
        raise BadScenario("sealed: one bid for each of auction.inside, -1 for who still has to")
    step = g.chosen.bid_step
    for seat, bid in zip(g.ask().seats, file.sealed, strict=True):
        if bid >= 0 and (bid % step or bid // step not in g.ask().legal(g, seat)):
            raise BadScenario(f"sealed: seat {seat} cannot bid {bid}")
        g.seal(seat, UNANSWERED if bid < 0 else bid // step)


def _check(g: MarraCash, file: PositionFile) -> None:
    try:
        g.check()
    except DucatsError as error:
        raise BadScenario(f"position: {error}", rule=error.rule) from error
    ask = g.ask()
    if any(not ask.legal(g, seat) for seat in ask.seats):
        raise BadScenario(f"nobody could answer {file.question} in this position")


def describe(g: MarraCash) -> dict[str, Any]:
    """The position as a scenario file would write it; only where a player is asked."""
    ask = g.ask()
    if ask.question not in QUESTIONS:
        raise BadScenario("a position is described where a player is asked, not in the middle of a draw")
    seen = view(g, None)
    described: dict[str, Any] = {
        "question": ask.question.removeprefix(PREFIX),
        "seat": ask.seats[0],
        "number": g.asked,
        **_describe_turn(g),
        "fountains": {str(n): group for n, group in enumerate(seen.fountains, start=1) if group},
        "line": seen.line,
        "line_taken": seen.line_taken,
        "line_length": seen.line_length,
        **_describe_shops(g),
        "cash": g.purses(),
        "books": [msgspec.to_builtins(as_books(g.books(seat))) for seat in range(g.seats)],
        **_describe_cards(g),
    }
    for name, struct in (("auction", seen.auction), ("walk", seen.walk), ("entered", seen.entered)):
        if struct is not None:
            written = msgspec.to_builtins(struct)
            described[name] = {key: value for key, value in written.items() if value is not None}
    sealed = g.sealed_answers()
    if any(answer != UNANSWERED for answer in sealed):
        described["sealed"] = [max(-1, answer * g.chosen.bid_step) for answer in sealed]
    return described


def _describe_turn(g: MarraCash) -> dict[str, Any]:
    last_round = {"turns_left": g.turns_left()} if g.phase() == LAST_ROUND else {}
    return {
        "turn": g.turn(),
        "slot": slot_of(g) or 1,
        "auctioned": g.auctioned(),
        "phase": PHASES[g.phase()],
        "starter": g.starter(),
        "round": g.round(),
        "idle_turns": g.idle_turns(),
        **last_round,
    }


def _describe_shops(g: MarraCash) -> dict[str, Any]:
    owned = [shop for shop in range(SHOPS) if not g.is_free(shop)]
    return {
        "owners": {SHOP_NAMES[shop]: g.owner(shop) for shop in owned},
        "customers": {SHOP_NAMES[shop]: g.customers(shop) for shop in owned},
        "prices": {SHOP_NAMES[shop]: g.price(shop) for shop in owned},
        "auctioneers": {SHOP_NAMES[shop]: g.auctioneer(shop) for shop in owned},
    }


def _describe_cards(g: MarraCash) -> dict[str, Any]:
    if not has_cards(g):
        return {}
    names = g.printed.card_names
    hands = [bits.numbers(g.hand(seat)) for seat in range(g.seats)]
    return {
        "open_cards": [names[card] for card in g.open_cards],
        "deck": [names[card] for card in bits.numbers(g.deck())],
        "sold": [[names[card] for card in cards] for cards in g.sold],
        "hands": [[names[card] for card in cards] for cards in hands],
        "shown": list(g.shown),
    }
