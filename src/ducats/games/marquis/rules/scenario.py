"""Positions of Marquis in a scenario file: name what matters, the rest is filled in."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ducats.engine import bits
from ducats.engine.errors import BadScenario
from ducats.engine.frames import OPEN
from ducats.engine.messages import Page, Seat
from ducats.engine.pages import restore
from ducats.games.marquis.rules import fields
from ducats.games.marquis.rules.history import histories
from ducats.games.marquis.rules.ledger import fill
from ducats.games.marquis.rules.messages import Bundle, MarquisOptions
from ducats.games.marquis.rules.notation import MEASURE, amounts, bundle
from ducats.games.marquis.rules.piles import find_card, read_card, read_moved, write_card, write_moved
from ducats.games.marquis.rules.position import is_between_questions, printed_of
from ducats.games.marquis.rules.printed import COLOUR, LETTERS, SPECIALS, V
from ducats.games.marquis.rules.state import NO_CARD, NO_OFFER, NOBODY, Marquis, new_table, sequence
from ducats.games.marquis.rules.turn import PLAYED, Match, Turn

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
    """Seats whose own Veto has left their hand; seats are added if more Vetoes lie on the table."""
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
    """What the last card each player laid counts as; default: the open card."""
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
    g = new_table(seats, options, printed_of(data), data)
    fill(g)
    _place_goods(g, file)
    _place_cards(g, file)
    _place_knowledge(g, file)
    _place_course(g, file)
    g.check()
    return g


def _place_goods(g: Marquis, file: PositionFile) -> None:
    total = g.printed.coins_per_player * g.seats
    treasury = total - sum(file.coins)
    if treasury < 0 or (file.treasury is not None and file.treasury != treasury):
        raise BadScenario(f"coins and treasury must come to {total} coins with {g.seats} players")
    g.put(fields.TREASURY, treasury)
    g.put_by_seat(fields.COINS, list(file.coins))
    g.put_by_seat(fields.DIAMONDS, list(file.diamonds))
    g.put_by_seat(fields.RUBIES, list(file.rubies))
    g.put_by_seat(fields.VETOES, list(file.vetoes))
    g.add_to_stock(-sum(file.diamonds), -sum(file.rubies))


def _texts(texts: tuple[str, ...], seat: Seat) -> list[str]:
    return texts[seat].split() if texts else []


def _letters(texts: tuple[str, ...], seat: Seat) -> list[int]:
    named = [text for text in _texts(texts, seat) if text != EMPTY]
    for name in named:
        if name not in LETTERS or len(name) != 1:
            raise BadScenario(f"there is no card {name!r}")
    return [LETTERS.index(name) for name in named]


def _place_cards(g: Marquis, file: PositionFile) -> None:
    number = rank = 0
    for seat in range(g.seats):
        for token in _texts(file.piles, seat):
            laid, rank = read_card(g, seat, token, number + 1, rank)
            number = max(number + 1, laid)
        for name in _texts(file.eliminated, seat):
            if name != EMPTY:
                g.bury(seat, find_card(g, seat, name))
        if file.hired and file.hired[seat]:
            g.hire(seat, find_card(g, seat, file.hired[seat]))
    for name in file.discharged.split():
        g.discharge(find_card(g, 0, name))
    _place_specials(g, file)
    gone = _veto_gone(g, file)
    for seat in range(g.seats):
        g.put_flag(fields.VETO_GONE, seat, seat in gone)
        _place_hand(g, seat, file)
    laid = max([g.laid(card) for card in range(g.cards())])
    g.put(fields.COUNTER, laid if file.laid is None else file.laid)
    g.put(fields.MARQUISES, rank if file.marquises is None else file.marquises)


def _place_specials(g: Marquis, file: PositionFile) -> None:
    """MQ-V2, MQ-V3: what only the variants know is refused without them."""
    named = [*file.specials, *file.specials_played, *file.lost, *file.lost_known, *file.discharged]
    if any(named) and not (g.options.intrigues or g.options.mercenaries):
        raise BadScenario("special cards and mercenaries need the option intrigues or mercenaries")
    g.put_by_seat(fields.LOST, [sequence(_letters(file.lost, seat)) for seat in range(g.seats)])
    g.put_by_seat(fields.LOST_KNOWN, list(file.lost_known))
    if file.specials:
        held = [bits.of(_letters(file.specials, seat)) for seat in range(g.seats)]
        played = _letters((file.specials_played,), 0)
        g.put_by_seat(fields.SPECIALS, held)
        g.put(fields.SPECIALS_PLAYED, sequence(played))
        placed = bits.of(played)
        for cards in held:
            placed |= cards
        g.put(fields.SPECIALS_LEFT, bits.of(SPECIALS) & ~placed)


def _veto_gone(g: Marquis, file: PositionFile) -> set[Seat]:
    """Whose Vetoes lie about; those that the file does not name are taken from seats that do not name
    theirs."""
    gone = set(file.veto_gone)
    if file.veto_played is not None:
        gone.add(file.veto_played)
        g.dispute_veto(file.veto_played)
    lying = sum(file.vetoes) + (file.veto_played is not None)
    spare = [
        seat
        for seat in sorted(range(g.seats), key=lambda seat: (int(g.vetoes(seat)), seat))
        if V not in _letters(file.hands, seat) + _letters(file.decks, seat) and seat not in gone
    ]
    while len(gone) < lying:
        if not spare:
            raise BadScenario("more Vetoes lie on the table than have been played")
        gone.add(spare.pop(0))
    g.remove_vetoes(len(gone) - lying)
    return gone


def _place_hand(g: Marquis, seat: Seat, file: PositionFile) -> None:
    hand, deck = _letters(file.hands, seat), _letters(file.decks, seat)
    lying = [card % COLOUR for card in g.pile(seat) + g.dead(seat) if not g.is_mercenary(card)]
    out = lying + hand + deck + g.lost(seat) + ([] if g.might_veto(seat) else [V])
    if len(set(out)) != len(out):
        raise BadScenario(f"seat {seat} has a card in two places")
    spare = [letter for letter in range(COLOUR) if letter not in out]
    exact = bool(file.hands and file.hands[seat])
    if file.decks and file.decks[seat]:
        if not exact:
            hand, spare = hand + spare, []
        if V in spare:
            raise BadScenario(f"seat {seat}: where is the Veto?")
        g.slip_beneath(seat, [seat * COLOUR + letter for letter in spare])
    else:
        room = 0 if exact and file.hands[seat] == EMPTY else g.printed.hand_size - len(hand)
        hand += spare[: max(0, room)]
        deck = spare[max(0, room) :]
    g.put(fields.HANDS + seat, bits.of(hand))
    g.put(fields.DECKS + seat, bits.of(deck))


def _place_knowledge(g: Marquis, file: PositionFile) -> None:
    histories = []
    for seat in range(g.seats):
        lying = [card % COLOUR for card in g.pile(seat) + g.dead(seat) if not g.is_mercenary(card)]
        g.put(fields.EVER_LAID + seat, bits.of(lying + _letters(file.ever_laid, seat)))
        g.put(fields.MAYBE_BACK + seat, bits.of(_letters(file.maybe_back, seat)))
        tokens = _texts(file.moved, seat) if file.moved else _as_it_lies(g, seat)
        histories.append(tuple(map(read_moved, tokens)))
    g.moves_before = tuple(histories)
    g.put_by_seat(fields.BACK, list(file.back))
    _place_flags(g, fields.COMMITTED, file.committed)
    _place_flags(g, fields.SHOWN, (*file.shown, *file.committed))
    _place_flags(g, fields.VETO_KNOWN, file.veto_known)


def _place_flags(g: Marquis, field: int, seats: tuple[Seat, ...]) -> None:
    for seat in seats:
        g.put_flag(field, seat, True)


def _as_it_lies(g: Marquis, seat: Seat) -> list[str]:
    """A history that leads to this pile: the dead first, then what lies there."""
    history = []
    for card in g.dead(seat):
        history += [f"+{g.card_name(card)}", "-"]
    for card in g.pile(seat):
        history.append("+" + write_card(g, card).removesuffix("!"))
        if g.is_used(card):
            history.append(f"!{g.card_name(card)}")
    return history


def _place_course(g: Marquis, file: PositionFile) -> None:
    g.put(fields.TURN, file.turn)
    g.put(fields.TURNS, file.turns)
    g.start_at(file.start)
    g.put_by_seat(fields.TURNED, [LETTERS.index(name) if name else NO_CARD for name in file.turned])
    g.put(fields.DIRECTION, 1 if file.clockwise else -1)
    g.put(fields.RESET, file.marquis_reset)
    for seat in range(g.seats):
        g.remember_last(seat, g.shows(seat))
        if file.last:
            g.remember_last(seat, LETTERS.index(file.last[seat]) if file.last[seat] else NO_CARD)
    _place_flags(g, fields.MARKED, file.marked)
    _place_flags(g, fields.TOLLS, file.tolls)
    _place_flags(g, fields.OUT, file.out)
    _place_flags(g, fields.COINS_CAME, file.coins_came)
    _place_flags(g, fields.COINS_EVER, file.coins_ever)
    _place_flags(g, fields.SHIELDED, file.shielded)
    for countess, client in file.protects.items():
        g.protect(int(countess), client)
    for client_name, offer in file.offers.items():
        g.make_offer(int(client_name), MEASURE.code(amounts(offer)))
    if file.pages:
        restore(g, file.pages, file.asked)
        return
    g.lay_pages([Match(), Turn(file.turn)], [PLAYED, OPEN], file.asked)
    g.settle()


def _named(letters: list[int]) -> str:
    return " ".join([LETTERS[letter] for letter in letters]) or EMPTY


def _letter(letter: int) -> str:
    return "" if letter == NO_CARD else LETTERS[letter]


def describe(g: Marquis) -> dict[str, Any]:
    """The position as a scenario file would write it; only where a player is asked."""
    if is_between_questions(g):
        raise BadScenario("a position is described where a player is asked, not in the middle of a deal")
    seats = range(g.seats)
    described: dict[str, Any] = {
        "turn": g.turn(),
        "turns": g.turns(),
        "pages": [{"name": page.name, "numbers": list(page.numbers), "at": page.at} for page in g.pages()],
        "asked": g.asked,
        "clockwise": g.is_clockwise(),
        "turned": [_letter(g.turned(seat)) for seat in seats],
        "start": g.start_seat(),
        "coins": [g.coins(seat) for seat in seats],
        "treasury": g.treasury(),
        "diamonds": [g.diamonds(seat) for seat in seats],
        "rubies": [g.rubies(seat) for seat in seats],
        "vetoes": [g.vetoes(seat) for seat in seats],
        "veto_gone": [seat for seat in seats if not g.might_veto(seat)],
        "piles": [" ".join([write_card(g, card) for card in g.pile(seat)]) for seat in seats],
        "eliminated": [" ".join(map(g.card_name, g.dead(seat))) or EMPTY for seat in seats],
        "hands": [_named(bits.numbers(g.hand(seat))) for seat in seats],
        "decks": [_named(bits.numbers(g.deck(seat))) for seat in seats],
        "marked": bits.numbers(g.marked()),
        "tolls": bits.numbers(g.tolls()),
        "protects": {str(seat): g.protects(seat) for seat in seats if g.protects(seat) != NOBODY},
        "out": [seat for seat in seats if g.is_out(seat)],
        "last": [_letter(g.last(seat)) for seat in seats],
        "laid": g.counter(),
        "marquis_reset": g.reset(),
        "marquises": g.marquises(),
    }
    described.update(_describe_knowledge(g))
    if g.options.intrigues or g.options.mercenaries:
        described.update(_describe_variants(g))
    if g.veto_played() != NOBODY:
        described["veto_played"] = g.veto_played()
    return described


def _describe_variants(g: Marquis) -> dict[str, Any]:
    seats = range(g.seats)
    return {
        "specials": [_named(bits.numbers(g.specials(seat))) for seat in seats],
        "specials_played": " ".join([LETTERS[letter] for letter in g.specials_played()]),
        "lost": [_named(g.lost(seat)) for seat in seats],
        "lost_known": [g.lost_known(seat) for seat in seats],
        "hired": ["" if g.hired(seat) == NO_CARD else g.card_name(g.hired(seat)) for seat in seats],
        "discharged": " ".join(map(g.card_name, g.discharged())),
    }


def _describe_knowledge(g: Marquis) -> dict[str, Any]:
    seats = range(g.seats)
    moves = histories(g.seats, g.moves_before, g.moves)
    return {
        "committed": [seat for seat in seats if g.is_committed(seat)],
        "shown": [seat for seat in seats if g.has_shown(seat)],
        "veto_known": [seat for seat in seats if g.is_veto_known(seat)],
        "ever_laid": [_named(bits.numbers(g.ever_laid(seat))) for seat in seats],
        "back": [g.back(seat) for seat in seats],
        "maybe_back": [_named(bits.numbers(g.maybe_back(seat))) for seat in seats],
        "moved": [" ".join(map(write_moved, moves[seat])) for seat in seats],
        "coins_came": [seat for seat in seats if g.coins_came(seat)],
        "coins_ever": [seat for seat in seats if g.coins_ever(seat)],
        "shielded": [seat for seat in seats if g.is_shielded(seat)],
        "offers": {
            str(seat): msgspec.to_builtins(bundle(g.offer(seat)))
            for seat in seats
            if g.offer(seat) != NO_OFFER
        },
    }
