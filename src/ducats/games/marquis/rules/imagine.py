"""Worlds that fit a view: every card the viewer cannot place is dealt at random among where it may be."""

from typing import Any, Final, final

from msgspec.structs import astuple
from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.bits import bit
from ducats.engine.errors import BrokenInvariant
from ducats.engine.messages import Seat
from ducats.engine.pages import restore
from ducats.engine.rng import Rng
from ducats.games.marquis.rules import fields
from ducats.games.marquis.rules.notation import MEASURE, amounts
from ducats.games.marquis.rules.position import printed_of
from ducats.games.marquis.rules.possible_piles import (
    Pile,
    identity_in,
    is_foreign,
    is_used,
    laid_in,
    letter_in,
    name_in,
    number_of,
    possible_piles,
    rank_in,
    seen_pile,
)
from ducats.games.marquis.rules.printed import COLOUR, SPECIALS, S, V
from ducats.games.marquis.rules.state import NO_CARD, NOBODY, UNLIMITED, Marquis, new_table, sequence
from ducats.games.marquis.rules.view import MarquisView, Mine, OpenCard, Place


@final
class Seen:
    """A view as a table on which only what the viewer sees has been placed."""

    def __init__(self, view: MarquisView, last: "Seen | None") -> None:
        self.view: Final = view
        self.g: Final = _public_table(view)
        self.piles: Final = [_piles_of(seat, place, last) for seat, place in enumerate(view.places)]
        if view.seat is not None and view.mine is not None:
            self.piles[view.seat] = [seen_pile(view.mine.pile)]
            self.g.put(fields.HANDS + view.seat, letters_in(view.mine.hand))
        for seat, piles in enumerate(self.piles):
            if len(piles) == 1:
                _place_pile(self.g, seat, piles[0])
        restore(self.g, view.pages, 0 if view.question is None else view.question.number)


def _piles_of(seat: Seat, place: Place, last: Seen | None) -> list[Pile]:
    """Nearly always the same as in the view before; but what its viewer alone knew stays untouched."""
    if last is None or seat == last.view.seat or seat >= last.view.seats:
        return possible_piles(place.moved)
    same = last.view.places[seat].moved == place.moved
    return last.piles[seat] if same else possible_piles(place.moved)


_LAST_SEEN: Final[list[Seen]] = []
"""A search imagines many worlds of one view, so that the last one is kept."""


def imagine(view: MarquisView, rng: Rng) -> Marquis:
    """A game this view could come from.

    It respects all that was shown: cards laid, exposed, shown or offered, whose Veto is gone, and every pile
    that fits what was seen of it. It ignores what choices suggest: who let an effect pass though a Veto would
    have helped, who did not intervene, what somebody would have liked to take back or to call as a witness.
    """
    seen = _LAST_SEEN[0] if _LAST_SEEN else None
    if seen is None or seen.view is not view:
        seen = Seen(view, seen)
        _LAST_SEEN[:] = [seen]
    g = seen.g.copy()
    for seat in range(g.seats):
        piles = seen.piles[seat]
        pile = piles[0]
        if len(piles) > 1:
            pile = rng.choice(piles)
            _place_pile(g, seat, pile)
        if seat == view.seat and view.mine is not None:
            _place_own_deck(g, seat, view.places[seat], view.mine, rng)
        else:
            _place_hidden(g, seat, view.places[seat], pile, rng)
    _deal_specials(g, view, rng)
    return g


def hire(g: Marquis, name: str) -> int:
    """MQ-V3: one of the mercenaries of this name, who is then no longer for hire; all of them are alike."""
    card = next(card for card in bits.numbers(g.mercenaries()) if g.card_name(card) == name)
    g.withdraw(card)
    return card


def card_of(g: Marquis, seat: Seat, name: str) -> int:
    """A card that lies with a seat: one of its own, or a mercenary."""
    return hire(g, name) if name.endswith("*") else seat * COLOUR + number_of(name)


def letters_in(cards: tuple[str, ...]) -> i64:
    """The set of these letters."""
    found: i64 = 0
    for card in cards:
        found |= bit(number_of(card))
    return found


def _drawn(letters: i64, count: i64, rng: Rng) -> i64:
    """So many of these letters by lot."""
    left = letters
    for _ in range(count):
        left &= ~bit(bits.nth(left, rng.below(bits.count(left))))
    return letters & ~left


def _shuffled(letters: i64, rng: Rng) -> list[int]:
    found = bits.numbers(letters)
    rng.shuffle(found)
    return found


def _place_own_deck(g: Marquis, seat: Seat, place: Place, mine: Mine, rng: Rng) -> None:
    """MQ-V2: which cards were lost unseen is a riddle for their owner too, until they look through the
    draw pile."""
    deck = letters_in(mine.deck)
    if place.lost:
        unseen = _drawn(deck, place.lost - len(mine.lost), rng)
        deck &= ~unseen
        known = [int(number_of(card)) for card in mine.lost]
        g.put(fields.LOST + seat, sequence(known + _shuffled(unseen, rng)))
        g.put(fields.LOST_KNOWN + seat, len(known))
    g.put(fields.DECKS + seat, deck)


def _deal_specials(g: Marquis, view: MarquisView, rng: Rng) -> None:
    """MQ-V2: the special cards that the viewer does not see, each as likely anywhere."""
    if not g.options.intrigues:
        return
    held = [place.specials for place in view.places]
    if not any(held) and not view.specials_played:
        return
    mine = () if view.mine is None else view.mine.specials
    played = [int(number_of(card)) for card in view.specials_played]
    g.put(fields.SPECIALS_PLAYED, sequence(played))
    left = bits.of(SPECIALS) & ~bits.of(played) & ~letters_in(mine)
    for seat, count in enumerate(held):
        if seat == view.seat:
            g.put(fields.SPECIALS + seat, letters_in(mine))
        else:
            dealt = _drawn(left, count, rng)
            left &= ~dealt
            g.put(fields.SPECIALS + seat, dealt)
    g.put(fields.SPECIALS_LEFT, left)


def _seat(somebody: Seat | None) -> Seat:
    return NOBODY if somebody is None else somebody


def _letter(card: str | None) -> int:
    return NO_CARD if card is None else number_of(card)


def _public_table(view: MarquisView) -> Marquis:
    g = new_table(view.seats, view.options, printed_of(view.data), view.data)
    g.put(fields.TREASURY, view.treasury)
    g.put(fields.DIAMONDS_LEFT, UNLIMITED if view.diamonds is None else view.diamonds)
    g.put(fields.RUBIES_LEFT, UNLIMITED if view.rubies is None else view.rubies)
    g.put_by_seat(fields.TURNED, [_letter(card) for card in view.turned])
    g.start_at(_seat(view.start))
    g.put(fields.TURN, _seat(view.turn))
    g.put(fields.TURNS, view.turns)
    g.put(fields.DIRECTION, 1 if view.clockwise else -1)
    g.put(fields.COUNTER, view.laid)
    g.put(fields.RESET, view.marquis_reset)
    g.put(fields.MARQUISES, view.marquises)
    g.dispute_veto(_seat(view.veto_played))
    g.remove_vetoes(view.vetoes_gone)
    for card in view.discharged:
        g.discharge(hire(g, card))
    for seat, place in enumerate(view.places):
        _place_public(g, seat, place)
    g.moves_before = tuple([place.moved for place in view.places])
    return g


def _place_public(g: Marquis, seat: Seat, place: Place) -> None:
    """All that everybody sees of a seat; unpacked at once, for reading fields one by one is slow."""
    fields_of_place: tuple[Any, ...] = astuple(place)
    # fmt: off
    (
        coins, diamonds, rubies, _points, vetoes, _cards, _deck, _pile, lying, eliminated, _moved, _rate,
        _might_lay, last, out, committed, _bound, shown, might_veto, _might_prosecute, veto_known, back,
        maybe_back, coins_came, coins_ever, laid, shielded, offer, _specials, _lost, hired,
    ) = fields_of_place
    # fmt: on
    g.put(fields.COINS + seat, coins)
    g.put(fields.DIAMONDS + seat, diamonds)
    g.put(fields.RUBIES + seat, rubies)
    g.put(fields.VETOES + seat, vetoes)
    g.put(fields.BACK + seat, back)
    g.put(fields.EVER_LAID + seat, letters_in(laid))
    g.put(fields.MAYBE_BACK + seat, letters_in(maybe_back))
    g.remember_last(seat, _letter(last))
    g.put_flag(fields.OUT, seat, out)
    g.put_flag(fields.COMMITTED, seat, committed)
    g.put_flag(fields.SHOWN, seat, shown)
    g.put_flag(fields.VETO_GONE, seat, not might_veto)
    g.put_flag(fields.VETO_KNOWN, seat, veto_known)
    g.put_flag(fields.COINS_CAME, seat, coins_came)
    g.put_flag(fields.COINS_EVER, seat, coins_ever)
    g.put_flag(fields.SHIELDED, seat, shielded)
    if offer is not None:
        g.make_offer(seat, MEASURE.code(amounts(offer)))
    for card in eliminated:
        g.bury(seat, card_of(g, seat, card))
    if hired is not None:
        g.hire(seat, hire(g, hired))
    if lying is not None:
        _place_open(g, seat, lying)


def _place_open(g: Marquis, seat: Seat, lying: OpenCard) -> None:
    """What goes with an open card; the card itself lies on the pile."""
    g.put_flag(fields.MARKED, seat, lying.marked)
    g.set_toll(seat, lying.toll)
    if lying.protects is not None:
        g.protect(seat, lying.protects)


def _place_pile(g: Marquis, seat: Seat, pile: Pile) -> None:
    for lying in pile.cards:
        card: i64 = hire(g, name_in(lying)) if is_foreign(lying) else seat * COLOUR + letter_in(lying)
        g.cover(seat, card, identity_in(lying), laid_in(lying), rank_in(lying))
        if is_used(lying):
            g.use(card)


def _place_hidden(g: Marquis, seat: Seat, place: Place, pile: Pile, rng: Rng) -> None:
    held = pile.taken
    if place.shown:
        held |= bit(S)
    if place.veto_known:
        held |= bit(V)
    known = held | pile.own | g.dead_letters(seat)
    if not place.might_veto:
        known |= bit(V)
    unknown = (bit(COLOUR) - 1) & ~known
    missing = place.cards - bits.count(held)
    if missing < 0 or bits.count(unknown) != missing + place.deck + place.lost:
        raise BrokenInvariant(f"the cards of seat {seat} do not fit what was seen of them", rule="MQ-R21")
    dealt = _drawn(unknown, missing, rng)
    unknown &= ~dealt
    if place.lost:
        lost = _drawn(unknown, place.lost, rng)
        unknown &= ~lost
        g.put(fields.LOST + seat, sequence(_shuffled(lost, rng)))
    g.put(fields.HANDS + seat, held | dealt)
    g.put(fields.DECKS + seat, unknown)
