"""Cards move between hand, draw pile and character pile here and nowhere else."""

from ducats.engine.messages import Seat
from ducats.games.marquis.events import (
    CardDrawn,
    CardLaid,
    CardTakenBack,
    DirectionTurned,
    ExtortionersMarked,
    MercenaryDischarged,
    ProsecutorShown,
    ProtectionEnded,
)
from ducats.games.marquis.state import (
    DISCHARGED,
    ELIMINATED,
    LAID,
    NO_CARD,
    NOBODY,
    SHOWN,
    TAKEN_BACK,
    USED,
    Marquis,
)
from ducats.games.marquis.tables import COLOUR, E, F, H, M, S


def note(g: Marquis, seat: Seat, what: int, card: int) -> None:
    """MQ-R21: everybody remembers what he has seen of a pile."""
    if what in (LAID, DISCHARGED):
        g.moved[seat].append((what, card, g.identity[card], g.laid[card], g.rank[card]))
    else:
        g.moved[seat].append((what, card, NO_CARD, 0, 0))


def strip_open(g: Marquis, seat: Seat) -> None:
    """MQ-67, MQ-72, MQ-R26: a card that is covered or eliminated loses mark, toll and protection both
    ways."""
    g.mark[seat] = False
    g.toll[seat] = False
    if g.protects[seat] != NOBODY:
        end_protection(g, seat)
    for countess in range(g.seats):
        if g.protects[countess] == seat:
            end_protection(g, countess)


def drop_shields(g: Marquis) -> None:
    """MQ-R07: what a Veto stopped is over."""
    for seat in range(g.seats):
        g.shielded[seat] = False


def end_protection(g: Marquis, countess: Seat) -> None:
    client = g.protects[countess]
    g.protects[countess] = NOBODY
    if g.listened_to():
        g.tell(ProtectionEnded(countess, client))


def slip_in(cards: list[int], letter: int) -> None:
    """A letter to its place among letters in rising order."""
    place = len(cards)
    while place > 0 and cards[place - 1] > letter:
        place -= 1
    cards.insert(place, letter)


def lay(g: Marquis, seat: Seat, card: int) -> None:
    """MQ-13, MQ-14, MQ-80, MQ-84, MQ-R19, MQ-R20: a card covers the pile; a Cardsharp takes over what
    it covers."""
    letter = card % COLOUR
    own = not g.is_mercenary(card)
    # MQ-R07: what a Veto stopped was the card before, and MQ-V3 allows two in a turn.
    drop_shields(g)
    if own:
        g.hands[seat].remove(letter)
    else:
        g.hired[seat] = NO_CARD
    below = g.shows(seat)
    strip_open(g, seat)
    g.counter += 1
    g.laid[card] = g.counter
    g.identity[card] = letter
    if letter == F:
        reverse(g)
        g.identity[card] = F if below == NO_CARD else below
    g.rank[card] = 0
    if g.identity[card] == M:
        g.marquises += 1
        g.rank[card] = g.marquises
    g.used[card] = own and letter == S and g.committed[seat]
    g.piles[seat].append(card)
    g.turn_up(seat)
    g.last[seat] = g.identity[card]
    note(g, seat, LAID, card)
    if own:
        remember_own(g, seat, card)
    tell_laid(g, seat, card)
    mark_extortioners(g)


def remember_own(g: Marquis, seat: Seat, card: int) -> None:
    """MQ-R45, MQ-R49: what the table learns from a card of his own that he lays."""
    letter = card % COLOUR
    recognise(g, seat, letter)
    g.ever_laid[seat][letter] = True
    if g.used[card]:
        note(g, seat, USED, card)
    if letter == S:
        g.committed[seat] = False
        g.shown[seat] = False


def reverse(g: Marquis) -> None:
    """MQ-11, MQ-81, MQ-93: play turns round, and the Marquises laid so far have no position any more."""
    g.direction = -g.direction
    g.reset = g.counter - 1
    g.marquises = 0


def tell_laid(g: Marquis, seat: Seat, card: int) -> None:
    if g.listened_to():
        g.tell(CardLaid(seat, g.card_name(card), g.letter_name(g.identity[card]), g.counter))
        if card % COLOUR == F:
            g.tell(DirectionTurned(seat, g.direction == 1))


def recognise(g: Marquis, seat: Seat, letter: int) -> None:
    """MQ-R49: a card that may have been taken back is seen to have been."""
    if letter in g.maybe_back[seat]:
        g.maybe_back[seat].remove(letter)
        g.back[seat] -= 1
        if g.back[seat] == 0:
            g.maybe_back[seat].clear()


def mark_extortioners(g: Marquis) -> None:
    """MQ-77, MQ-78, MQ-79, MQ-R26, MQ-R42: two or more open Extortioners get the better rate for good."""
    count = marked = 0
    for seat in range(g.seats):
        if g.faces[seat] == E:
            count += 1
            if g.mark[seat]:
                marked += 1
    if count < 2 or marked == count:
        return
    open_now = [seat for seat in range(g.seats) if g.faces[seat] == E]
    for seat in open_now:
        g.mark[seat] = True
    if g.listened_to():
        g.tell(ExtortionersMarked(tuple(open_now)))


def eliminate(g: Marquis, seat: Seat) -> int:
    """MQ-54, MQ-55, MQ-56, MQ-57, MQ-58: the open card goes face down to the bottom; returns the card,
    the next one is
    open now."""
    strip_open(g, seat)
    card = g.piles[seat].pop()
    g.turn_up(seat)
    g.dead[seat].append(card)
    exposed = g.open_card(seat)
    if exposed // COLOUR == seat and exposed % COLOUR in g.maybe_back[seat]:
        g.maybe_back[seat].remove(exposed % COLOUR)
    note(g, seat, ELIMINATED, exposed)
    forget(g, card)
    return card


def forget(g: Marquis, card: int) -> None:
    """MQ-57, MQ-R15, MQ-R22: what was stored on a card that has left the pile."""
    g.identity[card] = card % COLOUR
    g.laid[card] = 0
    g.rank[card] = 0
    g.used[card] = False


def draw(g: Marquis, seat: Seat, letter: int, rule: str) -> None:
    """MQ-41, MQ-49, MQ-100: a card of the draw pile into the hand."""
    g.decks[seat].remove(letter)
    slip_in(g.hands[seat], letter)
    if g.listened_to():
        g.tell(CardDrawn(seat, g.letter_name(letter), rule))


def may_take_back(g: Marquis, seat: Seat, laid: int) -> list[int]:
    """MQ-85, MQ-86, MQ-87, MQ-88, MQ-R22: face up, not the card just laid, and for a Cardsharp not the
    Clairvoyant
    either."""
    barred = H if laid % COLOUR == F else NO_CARD
    return [card for card in g.piles[seat] if card != laid and card % COLOUR != barred]


def discharge(g: Marquis, seat: Seat, card: int) -> None:
    """MQ-V3: a mercenary who would be taken back leaves the game, for all to see."""
    note(g, seat, DISCHARGED, card)
    g.piles[seat].remove(card)
    g.turn_up(seat)
    forget(g, card)
    g.discharged.append(card)
    if g.listened_to():
        g.tell(MercenaryDischarged(seat, g.card_name(card)))


def take_back(g: Marquis, seat: Seat, laid: int, card: int) -> None:
    """MQ-85, MQ-R22, MQ-R49: it loses all that was stored on it, and the table loses track of it."""
    if g.is_mercenary(card):
        discharge(g, seat, card)
        return
    suspect(g, seat, laid)
    g.piles[seat].remove(card)
    g.turn_up(seat)
    forget(g, card)
    slip_in(g.hands[seat], card % COLOUR)
    note(g, seat, TAKEN_BACK, NO_CARD)
    if g.listened_to():
        g.tell(CardTakenBack(seat, g.card_name(card)))


def suspect(g: Marquis, seat: Seat, laid: int) -> None:
    """MQ-R49: every card he has laid may be the one, except those that publicly cannot."""
    barred = [card % COLOUR for card in [*g.dead[seat], laid] if card // COLOUR == seat]
    if laid % COLOUR == F:
        barred.append(H)
    if g.shown[seat]:
        barred.append(S)
    known = g.maybe_back[seat]
    for letter in range(COLOUR):
        if g.ever_laid[seat][letter] and letter not in barred and letter not in known:
            known.append(letter)
    known.sort()
    g.back[seat] += 1


def show_prosecutor(g: Marquis, seat: Seat) -> None:
    """MQ-98, MQ-99: the Prosecutor in hand is shown to all."""
    if g.shown[seat]:
        return
    g.shown[seat] = True
    recognise(g, seat, S)
    note(g, seat, SHOWN, seat * COLOUR + S)
    if g.listened_to():
        g.tell(ProsecutorShown(seat))


def use_prosecutor(g: Marquis, seat: Seat, from_hand: bool) -> None:
    """MQ-99, MQ-101, MQ-R45, MQ-R51: the card that intervened has done so; from the hand it must be
    laid next."""
    if from_hand:
        show_prosecutor(g, seat)
        g.committed[seat] = True
    else:
        card = g.open_card(seat)
        g.used[card] = True
        note(g, seat, USED, card)
