"""Cards move between hand, draw pile and character pile here and nowhere else."""

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.bits import bit
from ducats.engine.messages import Seat
from ducats.games.marquis.rules.events import (
    CardDrawn,
    CardLaid,
    CardTakenBack,
    DirectionTurned,
    ExtortionersMarked,
    MercenaryDischarged,
    ProsecutorShown,
    ProtectionEnded,
)
from ducats.games.marquis.rules.history import DISCHARGED, ELIMINATED, LAID, SHOWN, TAKEN_BACK, USED
from ducats.games.marquis.rules.printed import COLOUR, E, F, H, M, S
from ducats.games.marquis.rules.state import NO_CARD, NOBODY, Marquis


def strip_open(g: Marquis, seat: i64) -> None:
    """MQ-67, MQ-72, MQ-R26: a card that is covered or eliminated loses mark, toll and protection both
    ways."""
    g.strip_marks(seat)
    if not g.is_anybody_protected():
        return
    if g.protects(seat) != NOBODY:
        end_protection(g, seat)
    for countess in range(i64(g.seats)):
        if g.protects(countess) == seat:
            end_protection(g, countess)


def end_protection(g: Marquis, countess: i64) -> None:
    client = g.protects(countess)
    g.protect(countess, NOBODY)
    if g.listened_to():
        g.tell(ProtectionEnded(countess, client))


def lay(g: Marquis, seat: i64, card: i64) -> None:
    """MQ-13, MQ-14, MQ-80, MQ-84, MQ-R19, MQ-R20: a card covers the pile; a Cardsharp takes over what
    it covers."""
    letter = card % COLOUR
    own = not g.is_mercenary(card)
    # MQ-R07: what a Veto stopped was the card before, and MQ-V3 allows two in a turn.
    g.drop_shields()
    strip_open(g, seat)
    if own:
        g.leave_hand(seat, letter)
    else:
        g.stop_waiting(seat)
    identity = letter
    number = g.count_card()
    if letter == F:
        g.turn_round()
        if g.shows(seat) != NO_CARD:
            identity = g.shows(seat)
    g.cover(seat, card, identity, number, g.count_marquis() if identity == M else 0)
    g.remember_last(seat, identity)
    g.note_whole(seat, LAID, card)
    if own:
        remember_own(g, seat, card)
    if g.listened_to():
        tell_laid(g, seat, card)
    mark_extortioners(g)


def remember_own(g: Marquis, seat: i64, card: i64) -> None:
    """MQ-R45, MQ-R49: what the table learns from a card of one's own."""
    letter = card % COLOUR
    g.recognise(seat, letter)
    g.remember_letter(seat, letter)
    if letter == S:
        if g.is_committed(seat):
            g.use(card)
            g.note(seat, USED, card)
        g.commit(seat, False)
        g.show(seat, False)


def tell_laid(g: Marquis, seat: i64, card: i64) -> None:
    g.tell(CardLaid(seat, g.card_name(card), g.letter_name(g.identity(card)), g.counter()))
    if card % COLOUR == F:
        g.tell(DirectionTurned(seat, g.is_clockwise()))


def mark_extortioners(g: Marquis) -> None:
    """MQ-77, MQ-78, MQ-79, MQ-R26, MQ-R42: two or more open Extortioners get the better rate for good."""
    found: i64 = 0
    for seat in range(i64(g.seats)):
        if g.shows(seat) == E:
            found |= bit(seat)
    if found & (found - 1) == 0 or found & ~g.marked() == 0:
        return
    g.mark(found)
    if g.listened_to():
        g.tell(ExtortionersMarked(tuple(bits.numbers(found))))


def eliminate(g: Marquis, seat: i64) -> i64:
    """MQ-54, MQ-55, MQ-56, MQ-57, MQ-58: the open card goes face down to the bottom; returns the card,
    the next one is open now."""
    strip_open(g, seat)
    card = g.open_card(seat)
    g.pull(seat, card)
    g.bury(seat, card)
    exposed = g.open_card(seat)
    if exposed != NO_CARD and not g.is_mercenary(exposed):
        g.clear_of_suspicion(seat, exposed % COLOUR)
    g.note(seat, ELIMINATED, exposed)
    return card


def draw(g: Marquis, seat: i64, letter: i64, rule: str) -> None:
    """MQ-41, MQ-49, MQ-100: a card of the draw pile into the hand."""
    g.draw(seat, letter)
    if g.listened_to():
        g.tell(CardDrawn(seat, g.letter_name(letter), rule))


def may_take_back(laid: i64, card: i64) -> bool:
    """MQ-85, MQ-86, MQ-87, MQ-88, MQ-R22: face up, not the card just laid, and for a Cardsharp not the
    Clairvoyant either."""
    return card != laid and (card % COLOUR != H or laid % COLOUR != F)


def next_takeable(g: Marquis, laid: i64, above: i64) -> i64:
    """The next card that may be taken back from here down the pile, this one included; NO_CARD: none."""
    card = above
    while card != NO_CARD and not may_take_back(laid, card):
        card = g.beneath(card)
    return card


def discharge(g: Marquis, seat: i64, card: i64) -> None:
    """MQ-V3: a mercenary who would be taken back leaves the game, for all to see."""
    g.note_whole(seat, DISCHARGED, card)
    g.pull(seat, card)
    g.discharge(card)
    if g.listened_to():
        g.tell(MercenaryDischarged(seat, g.card_name(card)))


def take_back(g: Marquis, seat: i64, laid: i64, card: i64) -> None:
    """MQ-85, MQ-R22, MQ-R49: it loses all that was stored on it, and the table loses track of it."""
    if g.is_mercenary(card):
        discharge(g, seat, card)
        return
    suspect(g, seat, laid)
    g.pull(seat, card)
    g.take_in_hand(seat, card % COLOUR)
    g.note(seat, TAKEN_BACK, NO_CARD)
    if g.listened_to():
        g.tell(CardTakenBack(seat, g.card_name(card)))


def suspect(g: Marquis, seat: i64, laid: i64) -> None:
    """MQ-R49: every card laid before may be the one, except those that publicly cannot."""
    barred = g.dead_letters(seat)
    if not g.is_mercenary(laid):
        barred |= bit(laid % COLOUR)
    if laid % COLOUR == F:
        barred |= bit(H)
    if g.has_shown(seat):
        barred |= bit(S)
    g.suspect(seat, g.ever_laid(seat) & ~barred)


def show_prosecutor(g: Marquis, seat: Seat) -> None:
    """MQ-98, MQ-99: the Prosecutor in hand is shown to all."""
    if g.has_shown(seat):
        return
    g.show(seat, True)
    g.recognise(seat, S)
    g.note(seat, SHOWN, seat * COLOUR + S)
    if g.listened_to():
        g.tell(ProsecutorShown(seat))


def use_prosecutor(g: Marquis, seat: Seat, from_hand: bool) -> None:
    """MQ-99, MQ-101, MQ-R45, MQ-R51: the card that intervened has done so; from the hand it must be
    laid next, and arrives used."""
    if from_hand:
        show_prosecutor(g, seat)
        g.commit(seat, True)
    else:
        card = g.open_card(seat)
        g.use(card)
        g.note(seat, USED, card)
