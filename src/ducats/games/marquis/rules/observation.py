"""What a seat may know of Marquis, as numbers: the view's facts and the scales of the vector."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.messages import CHANCE
from ducats.engine.observation import Observer, Row, around
from ducats.games.marquis.rules.hostile import hostile_effect
from ducats.games.marquis.rules.notation import coins_in, diamonds_in, rubies_in, vetoes_in
from ducats.games.marquis.rules.payments import ExchangeQuestion, MayClaim
from ducats.games.marquis.rules.printed import COLOUR
from ducats.games.marquis.rules.purse import is_duty, rate_for
from ducats.games.marquis.rules.queries import kills, might_lay, might_prosecute, rate
from ducats.games.marquis.rules.state import NO_CARD, NO_OFFER, NOBODY, UNLIMITED, Marquis
from ducats.mechanics.haggle import NO_TERMS, Word

COINS_EACH: Final = 4
MOST_DIAMONDS: Final = 20
MOST_RUBIES: Final = 8
MOST_STOCK: Final = 21
MOST_POINTS: Final = 60
MOST_IN_RATE: Final = 9
MOST_IN_PILE: Final = 20
MOST_LAID_EACH: Final = 24
EFFECT_COUNT: Final = 7


@final
class MarquisObserver(Observer[Marquis]):
    """The table of visibility (see `views`), number by number."""

    def write_own(self, g: Marquis, seat: i64, row: Row, at: i64) -> None:
        seats: i64 = g.seats
        at = self._own_cards(g, seat, row, at)
        at = self._goods(g, seat, row, at)
        at = self._open_cards(g, seat, row, at)
        at = self._known_cards(g, seat, row, at)
        at = self._facts(g, seat, row, at)
        if g.turn() != NOBODY:
            row.put(at + around(g.turn(), seat, seats), 1.0)
        at += seats
        if g.veto_played() != NOBODY:
            row.put(at + around(g.veto_played(), seat, seats), 1.0)
        at += seats
        at = self._table(g, row, at)
        self._matter(g, seat, row, at)

    def _own_cards(self, g: Marquis, seat: i64, row: Row, at: i64) -> i64:
        """Hand, draw pile, pile and special cards."""
        row.flags(at, g.hand(seat))
        row.flags(at + COLOUR, g.deck(seat))
        if g.has_lost(seat):
            for letter in g.lost(seat)[g.lost_known(seat) :]:
                row.put(at + COLOUR + letter, 1.0)
        card = g.open_card(seat)
        while card != NO_CARD:
            row.put(at + 2 * COLOUR + g.identity(card), 1.0)
            card = g.beneath(card)
        row.flags(at + 3 * COLOUR, g.specials(seat))
        return at + 4 * COLOUR

    def _goods(self, g: Marquis, seat: i64, row: Row, at: i64) -> i64:
        """What everybody owns, and how many cards they have where."""
        seats: i64 = g.seats
        other: i64
        for other in range(seats):
            place = around(other, seat, seats)
            first = at + 5 * place
            row.share(first, g.coins(other), COINS_EACH * seats)
            row.share(first + 1, g.diamonds(other), MOST_DIAMONDS)
            row.share(first + 2, g.rubies(other), MOST_RUBIES)
            row.share(first + 3, g.points(other), MOST_POINTS)
            row.share(first + 4, g.vetoes(other), seats)
            first += 5 * seats
            row.share(first, bits.count(g.hand(other)), COLOUR)
            row.share(first + 1, bits.count(g.deck(other)), COLOUR)
            row.share(first + 2, g.pile_size(other), MOST_IN_PILE)
            row.share(first + 3, bits.count(g.specials(other)), COLOUR)
            row.share(first + 4, g.back(other), COLOUR)
        return at + 10 * seats

    def _open_cards(self, g: Marquis, seat: i64, row: Row, at: i64) -> i64:
        """By seat: the open character, its marks, and whom it protects."""
        seats: i64 = g.seats
        marks = at + COLOUR * seats
        protection = marks + 4 * seats
        other: i64
        for other in range(seats):
            card = g.open_card(other)
            if card == NO_CARD:
                continue
            place = around(other, seat, seats)
            row.put(at + COLOUR * place + g.identity(card), 1.0)
            row.flag(marks + 4 * place, g.is_marked(other))
            row.flag(marks + 4 * place + 1, g.has_toll(other))
            row.flag(marks + 4 * place + 2, g.is_used(card))
            row.share(marks + 4 * place + 3, g.rank(card), seats)
            if g.protects(other) != NOBODY:
                row.put(protection + seats * place + around(g.protects(other), seat, seats), 1.0)
        return protection + seats * seats

    def _known_cards(self, g: Marquis, seat: i64, row: Row, at: i64) -> i64:
        """By seat: cards laid, that may come, that are eliminated, and the last one laid."""
        seats: i64 = g.seats
        other: i64
        for other in range(seats):
            first = at + COLOUR * around(other, seat, seats)
            row.flags(first, g.ever_laid(other))
            first += COLOUR * seats
            row.flags(first, might_lay(g, other))
            first += COLOUR * seats
            for card in g.dead(other):
                row.put(first + card % COLOUR, 1.0)
            first += COLOUR * seats
            if g.last(other) != NO_CARD:
                row.put(first + g.last(other), 1.0)
        return at + 4 * COLOUR * seats

    def _facts(self, g: Marquis, seat: i64, row: Row, at: i64) -> i64:
        """By seat: what is known of them, their rate, and what they have offered."""
        seats: i64 = g.seats
        rates = at + 9 * seats
        offers = rates + 2 * seats
        other: i64
        for other in range(seats):
            place = around(other, seat, seats)
            first = at + 9 * place
            row.flag(first, g.is_out(other))
            row.flag(first + 1, g.is_bound(other))
            row.flag(first + 2, g.has_shown(other))
            row.flag(first + 3, g.might_veto(other))
            row.flag(first + 4, might_prosecute(g, other))
            row.flag(first + 5, g.is_veto_known(other))
            row.flag(first + 6, g.is_shielded(other))
            row.flag(first + 7, g.coins_came(other))
            row.flag(first + 8, g.coins_ever(other))
            self._rate(g, rate(g, other), row, rates + 2 * place)
            if g.offer(other) != NO_OFFER:
                self._bundle(g, g.offer(other), row, offers + 4 * place)
        return offers + 4 * seats

    def _rate(self, g: Marquis, line: i64, row: Row, at: i64) -> None:
        """A line of the printed rates; a price of 0 is none."""
        price: i64 = g.printed.price[line]
        if price:
            row.share(at, price, MOST_IN_RATE)
            row.share(at + 1, g.printed.gain[line], MOST_IN_RATE)

    def _bundle(self, g: Marquis, code: i64, row: Row, at: i64) -> None:
        seats: i64 = g.seats
        row.share(at, coins_in(code), COINS_EACH * seats)
        row.share(at + 1, diamonds_in(code), MOST_DIAMONDS)
        row.share(at + 2, vetoes_in(code), seats)
        row.share(at + 3, rubies_in(code), MOST_RUBIES)

    def _table(self, g: Marquis, row: Row, at: i64) -> i64:
        """The middle of the table, the course of the game, and who can be hired."""
        seats: i64 = g.seats
        row.share(at, g.treasury(), COINS_EACH * seats)
        self._stock(g.diamonds_left(), row, at + 1)
        self._stock(g.rubies_left(), row, at + 2)
        row.flag(at + 3, g.is_clockwise())
        row.share(at + 4, g.counter(), MOST_LAID_EACH * seats)
        row.share(at + 5, g.marquises(), seats)
        at += 6
        for card in bits.numbers(g.mercenaries()):
            row.put(at + card % COLOUR, 1.0)
        return at + COLOUR

    def _stock(self, left: i64, row: Row, at: i64) -> None:
        if left == UNLIMITED:
            row.put(at, 1.0)
        else:
            row.share(at, left, MOST_STOCK)

    def _matter(self, g: Marquis, seat: i64, row: Row, at: i64) -> None:
        """MQ-R35: what the open question is about (see `question_context`)."""
        seats: i64 = g.seats
        concerned = at + EFFECT_COUNT
        at_stake = concerned + 3 * seats
        ask = g.open
        if ask is None or ask.seat == CHANCE:
            return
        if isinstance(ask, ExchangeQuestion):
            row.flag(at_stake + 2, is_duty(g, ask.seat, ask.kind))
            line = rate_for(g, ask.seat, ask.kind)
            row.share(at_stake + 3, g.printed.price[line], MOST_IN_RATE)
            row.share(at_stake + 4, g.printed.gain[line], MOST_IN_RATE)
            return
        effect = hostile_effect(g)
        if effect is not None:
            victim: i64 = effect.victim
            row.put(at + effect.effect, 1.0)
            row.put(concerned + around(effect.culprit, seat, seats), 1.0)
            row.put(concerned + seats + around(victim, seat, seats), 1.0)
            taken: i64 = effect.coins
            row.share(at_stake, min(taken, g.coins(victim)), COINS_EACH * seats)
            row.flag(at_stake + 1, kills(g, effect.effect, victim))
        if isinstance(ask, Word):
            row.put(concerned + 2 * seats + around(ask.other, seat, seats), 1.0)
            if ask.standing != NO_TERMS:
                self._bundle(g, ask.standing, row, at_stake + 5)
        elif isinstance(ask, MayClaim):
            row.put(concerned + 2 * seats + around(ask.payer, seat, seats), 1.0)
