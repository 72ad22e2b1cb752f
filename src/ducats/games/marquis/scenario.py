"""Positions of Marquis in a scenario file: name what matters, the rest is filled in."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ducats.engine.errors import BadScenario
from ducats.engine.frames import OPEN
from ducats.engine.messages import Page, Seat
from ducats.games.marquis.actions import Bundle
from ducats.games.marquis.ledger import fill
from ducats.games.marquis.messages import MarquisOptions
from ducats.games.marquis.notation import MEASURE, amounts, bundle
from ducats.games.marquis.piles import find_card, read_card, read_moved, write_card, write_moved
from ducats.games.marquis.position import is_between_questions, put_pages, tables_of
from ducats.games.marquis.state import ELIMINATED, LAID, NO_CARD, NO_OFFER, NOBODY, Marquis
from ducats.games.marquis.tables import COLOUR, LETTERS, SPECIALS, V
from ducats.games.marquis.turn import PLAYED, Match, Turn

EMPTY: Final = "-"


class PositionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The `[position]` of a scenario file; lists have one entry per seat unless said otherwise.

    Cards are written as one text per seat, letters with blanks between: piles from the bottom, hands
    and decks in any
    order. A seat whose deck is named has exactly the hand that is named, and what is left over lies at
    the bottom of
    its pile; otherwise its hand is filled up and the rest is its deck. `-` is an empty hand or deck.
    """

    turn: Seat = 0
    turns: int = 0
    """How many turns have begun before, or with `pages` this one included."""
    pages: tuple[Page, ...] = ()
    """Where in the turn the game is; empty: the turn begins."""
    asked: int = 0
    clockwise: bool = True
    turned: tuple[str, ...] = ()
    """What each player has turned up to find the start player."""
    start: Seat = 0
    coins: tuple[int, ...] = ()
    treasury: int | None = None
    diamonds: tuple[int, ...] = ()
    rubies: tuple[int, ...] = ()
    vetoes: tuple[int, ...] = ()
    """Before each player."""
    veto_gone: tuple[Seat, ...] = ()
    """Seats whose own Veto has left their hand; seats are added if more Vetos lie on the table."""
    veto_played: Seat | None = None
    piles: tuple[str, ...] = ()
    """Like `K F=M@7 S!`: a Cardsharp's identity, the number of laying, a Prosecutor who has intervened."""
    eliminated: tuple[str, ...] = ()
    hands: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()
    marked: tuple[Seat, ...] = ()
    tolls: tuple[Seat, ...] = ()
    protects: dict[str, Seat] = {}
    """Countess's seat to client's seat."""
    out: tuple[Seat, ...] = ()
    last: tuple[str, ...] = ()
    """What the last card each player laid counts as; default: his open card."""
    laid: int | None = None
    marquis_reset: int = 0
    marquises: int | None = None
    committed: tuple[Seat, ...] = ()
    shown: tuple[Seat, ...] = ()
    veto_known: tuple[Seat, ...] = ()
    ever_laid: tuple[str, ...] = ()
    """Letters laid at least once, if that is more than lies there."""
    back: tuple[int, ...] = ()
    maybe_back: tuple[str, ...] = ()
    moved: tuple[str, ...] = ()
    """The public history of each pile; default: as it lies."""
    coins_came: tuple[Seat, ...] = ()
    coins_ever: tuple[Seat, ...] = ()
    shielded: tuple[Seat, ...] = ()
    offers: dict[str, Bundle] = {}
    specials: tuple[str, ...] = ()
    specials_played: str = ""
    lost: tuple[str, ...] = ()
    lost_known: tuple[int, ...] = ()
    """MQ-V2: special cards before each player, those played, cards lost unseen, how many of them the
    owner knows."""
    hired: tuple[str, ...] = ()
    discharged: str = ""
    """MQ-V3: mercenaries that wait, and those that have left the game."""


PER_SEAT: Final = (
    *("coins", "diamonds", "rubies", "vetoes", "piles", "eliminated", "hands", "decks"),
    *("last", "ever_laid", "back", "maybe_back", "moved", "turned"),
    *("specials", "lost", "lost_known", "hired"),
)


def set_up(seats: int, options: MarquisOptions, raw: Mapping[str, Any], data: str | None) -> Marquis:
    """The game that a scenario file describes; BadScenario says what cannot be."""
    try:
        file = msgspec.convert(dict(raw), PositionFile, strict=True)
    except msgspec.ValidationError as error:
        raise BadScenario(f"position: {error}") from error
    for name in PER_SEAT:
        if len(getattr(file, name)) not in (0, seats):
            raise BadScenario(f"{name} must have one entry for each of {seats} seats")
    g = Marquis(seats, options, tables_of(data), data)
    fill(g)
    _place_goods(g, file)
    _place_cards(g, file)
    _place_knowledge(g, file)
    _place_course(g, file)
    g.check()
    return g


def _place_goods(g: Marquis, file: PositionFile) -> None:
    total = g.tables.coins_per_player * g.seats
    g.coins = list(file.coins) or [0] * g.seats
    g.treasury = total - sum(g.coins)
    if g.treasury < 0 or (file.treasury is not None and file.treasury != g.treasury):
        raise BadScenario(f"coins and treasury must come to {total} coins with {g.seats} players")
    g.diamonds = list(file.diamonds) or g.diamonds
    g.rubies = list(file.rubies) or g.rubies
    g.vetoes = list(file.vetoes) or g.vetoes
    if g.diamonds_left >= 0:
        g.diamonds_left -= sum(g.diamonds)
        g.rubies_left -= sum(g.rubies)


def _texts(texts: tuple[str, ...], seat: Seat) -> list[str]:
    return texts[seat].split() if texts else []


def _letters(texts: tuple[str, ...], seat: Seat) -> list[int]:
    named = [text for text in _texts(texts, seat) if text != EMPTY]
    for name in named:
        if name not in LETTERS or len(name) != 1:
            raise BadScenario(f"there is no card {name!r}")
    return [LETTERS.index(name) for name in named]


def _place_cards(g: Marquis, file: PositionFile) -> None:
    number = 0
    for seat in range(g.seats):
        for token in _texts(file.piles, seat):
            number = max(number + 1, read_card(g, seat, token, number + 1))
        g.dead[seat] = [find_card(g, seat, name) for name in _texts(file.eliminated, seat) if name != EMPTY]
        if file.hired and file.hired[seat]:
            g.hired[seat] = find_card(g, seat, file.hired[seat])
    g.discharged = [find_card(g, 0, name) for name in file.discharged.split()]
    _place_specials(g, file)
    gone = _veto_gone(g, file)
    for seat in range(g.seats):
        g.veto_gone[seat] = seat in gone
        _place_hand(g, seat, file)
    g.counter = max(g.laid) if file.laid is None else file.laid


def _place_specials(g: Marquis, file: PositionFile) -> None:
    """MQ-V2, MQ-V3: what only the variants know is refused without them, since copies then share it."""
    named = [*file.specials, *file.specials_played, *file.lost, *file.lost_known, *file.discharged]
    if any(named) and not (g.options.intrigues or g.options.mercenaries):
        raise BadScenario("special cards and mercenaries need the option intrigues or mercenaries")
    g.lost = [_letters(file.lost, seat) for seat in range(g.seats)]
    g.lost_known = list(file.lost_known) or g.lost_known
    if file.specials:
        g.specials = [sorted(_letters(file.specials, seat)) for seat in range(g.seats)]
        g.specials_played = _letters((file.specials_played,), 0)
        placed = [*g.specials_played, *[letter for cards in g.specials for letter in cards]]
        g.specials_left = [letter for letter in SPECIALS if letter not in placed]


def _veto_gone(g: Marquis, file: PositionFile) -> set[Seat]:
    """Whose Vetos lie about; those that the file does not name are taken from seats that do not name
    theirs."""
    gone = set(file.veto_gone)
    if file.veto_played is not None:
        gone.add(file.veto_played)
        g.veto_played = file.veto_played
    lying = sum(g.vetoes) + (file.veto_played is not None)
    spare = [
        seat
        for seat in sorted(range(g.seats), key=lambda seat: (g.vetoes[seat], seat))
        if V not in _letters(file.hands, seat) + _letters(file.decks, seat) and seat not in gone
    ]
    while len(gone) < lying:
        if not spare:
            raise BadScenario("more Vetos lie on the table than have been played")
        gone.add(spare.pop(0))
    g.vetoes_gone = len(gone) - lying
    return gone


def _place_hand(g: Marquis, seat: Seat, file: PositionFile) -> None:
    hand, deck = _letters(file.hands, seat), _letters(file.decks, seat)
    lying = [card % COLOUR for card in g.piles[seat] + g.dead[seat] if not g.is_mercenary(card)]
    out = lying + hand + deck + g.lost[seat] + [V] * g.veto_gone[seat]
    if len(set(out)) != len(out):
        raise BadScenario(f"seat {seat} has a card in two places")
    spare = [letter for letter in range(COLOUR) if letter not in out]
    exact = bool(file.hands and file.hands[seat])
    if file.decks and file.decks[seat]:
        if not exact:
            hand, spare = hand + spare, []
        if V in spare:
            raise BadScenario(f"seat {seat}: where is the Veto?")
        for depth, letter in enumerate(spare):
            card = seat * COLOUR + letter
            g.piles[seat].insert(depth, card)
            g.laid[card] = 0
        g.turn_up(seat)
    else:
        room = 0 if exact and file.hands[seat] == EMPTY else g.tables.hand_size - len(hand)
        hand += spare[: max(0, room)]
        deck = spare[max(0, room) :]
    g.hands[seat], g.decks[seat] = sorted(hand), sorted(deck)


def _place_knowledge(g: Marquis, file: PositionFile) -> None:
    for seat in range(g.seats):
        lying = [card % COLOUR for card in g.piles[seat] + g.dead[seat] if not g.is_mercenary(card)]
        for letter in lying + _letters(file.ever_laid, seat):
            g.ever_laid[seat][letter] = True
        g.maybe_back[seat] = sorted(_letters(file.maybe_back, seat))
        if file.moved:
            g.moved[seat] = [read_moved(g, seat, token) for token in _texts(file.moved, seat)]
        else:
            g.moved[seat] = list(_as_it_lies(g, seat))
    g.back = list(file.back) or g.back
    for flags, seats in (
        (g.committed, file.committed),
        (g.shown, (*file.shown, *file.committed)),
        (g.veto_known, file.veto_known),
    ):
        for seat in seats:
            flags[seat] = True


def _as_it_lies(g: Marquis, seat: Seat) -> "list[tuple[int, int, int, int, int]]":
    """A history that leads to this pile: the dead first, then what lies there."""
    history = []
    for card in g.dead[seat]:
        history.append((LAID, card, card % COLOUR, 0, 0))
        history.append((ELIMINATED, NO_CARD, NO_CARD, 0, 0))
    for card in g.piles[seat]:
        history.append((LAID, card, g.identity[card], g.laid[card], g.rank[card]))
        if g.used[card]:
            history.append(read_moved(g, seat, f"!{g.card_name(card)}"))
    return history


def _place_course(g: Marquis, file: PositionFile) -> None:
    g.turn = file.turn
    g.turns = file.turns
    g.start_seat = file.start
    g.turned = [LETTERS.index(name) if name else NO_CARD for name in file.turned] or g.turned
    g.direction = 1 if file.clockwise else -1
    g.reset = file.marquis_reset
    g.marquises = max(g.rank) if file.marquises is None else file.marquises
    for seat in range(g.seats):
        g.last[seat] = g.shows(seat)
        if file.last:
            g.last[seat] = LETTERS.index(file.last[seat]) if file.last[seat] else NO_CARD
    for flags, seats in (
        (g.mark, file.marked),
        (g.toll, file.tolls),
        (g.out, file.out),
        (g.coins_came, file.coins_came),
        (g.coins_ever, file.coins_ever),
        (g.shielded, file.shielded),
    ):
        for seat in seats:
            flags[seat] = True
    for countess, client in file.protects.items():
        g.protects[int(countess)] = client
    for client_name, offer in file.offers.items():
        g.offers[int(client_name)] = MEASURE.code(amounts(offer))
    if file.pages:
        put_pages(g, file.pages, file.asked)
        return
    g.lay_pages([Match(), Turn(file.turn)], [PLAYED, OPEN], file.asked)
    g.settle()


def _seats(flags: list[bool]) -> list[Seat]:
    return [seat for seat, flag in enumerate(flags) if flag]


def _named(letters: list[int]) -> str:
    return " ".join(LETTERS[letter % COLOUR] for letter in letters) or EMPTY


def describe(g: Marquis) -> dict[str, Any]:
    """The position as a scenario file would write it; only where a player is asked."""
    if is_between_questions(g):
        raise BadScenario("a position is described where a player is asked, not in the middle of a deal")
    seats = range(g.seats)
    described: dict[str, Any] = {
        "turn": g.turn,
        "turns": g.turns,
        "pages": [{"name": page.name, "numbers": list(page.numbers), "at": page.at} for page in g.pages()],
        "asked": g.asked,
        "clockwise": g.direction == 1,
        "turned": ["" if letter == NO_CARD else LETTERS[letter] for letter in g.turned],
        "start": g.start_seat,
        "coins": list(g.coins),
        "treasury": g.treasury,
        "diamonds": list(g.diamonds),
        "rubies": list(g.rubies),
        "vetoes": list(g.vetoes),
        "veto_gone": _seats(g.veto_gone),
        "piles": [" ".join(write_card(g, card) for card in g.piles[seat]) for seat in seats],
        "eliminated": [" ".join(map(g.card_name, g.dead[seat])) or EMPTY for seat in seats],
        "hands": [_named(g.hands[seat]) for seat in seats],
        "decks": [_named(g.decks[seat]) for seat in seats],
        "marked": _seats(g.mark),
        "tolls": _seats(g.toll),
        "protects": {str(seat): g.protects[seat] for seat in seats if g.protects[seat] != NOBODY},
        "out": _seats(g.out),
        "last": ["" if letter == NO_CARD else LETTERS[letter] for letter in g.last],
        "laid": g.counter,
        "marquis_reset": g.reset,
        "marquises": g.marquises,
    }
    described.update(_describe_knowledge(g))
    if g.options.intrigues or g.options.mercenaries:
        described.update(_describe_variants(g))
    if g.veto_played != NOBODY:
        described["veto_played"] = g.veto_played
    return described


def _describe_variants(g: Marquis) -> dict[str, Any]:
    seats = range(g.seats)
    return {
        "specials": [_named(g.specials[seat]) for seat in seats],
        "specials_played": " ".join(LETTERS[letter] for letter in g.specials_played),
        "lost": [_named(g.lost[seat]) for seat in seats],
        "lost_known": list(g.lost_known),
        "hired": ["" if card == NO_CARD else g.card_name(card) for card in g.hired],
        "discharged": " ".join(map(g.card_name, g.discharged)),
    }


def _describe_knowledge(g: Marquis) -> dict[str, Any]:
    seats = range(g.seats)
    return {
        "committed": _seats(g.committed),
        "shown": _seats(g.shown),
        "veto_known": _seats(g.veto_known),
        "ever_laid": [_named([n for n in range(COLOUR) if g.ever_laid[seat][n]]) for seat in seats],
        "back": list(g.back),
        "maybe_back": [_named(g.maybe_back[seat]) for seat in seats],
        "moved": [" ".join(write_moved(g, entry) for entry in g.moved[seat]) for seat in seats],
        "coins_came": _seats(g.coins_came),
        "coins_ever": _seats(g.coins_ever),
        "shielded": _seats(g.shielded),
        "offers": {
            str(seat): msgspec.to_builtins(bundle(g.offers[seat]))
            for seat in seats
            if g.offers[seat] != NO_OFFER
        },
    }
