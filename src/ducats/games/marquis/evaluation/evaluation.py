"""What coins, cards and effects are worth in points to one seat.

An evaluation reads of other seats only what everybody sees.
"""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.games.marquis.evaluation.weights import Weights
from ducats.games.marquis.rules.printed import CHARACTERS, COLOUR, A, F, K, M, PrintedData, S, T, V, W
from ducats.games.marquis.rules.queries import might_lay, rate, richest
from ducats.games.marquis.rules.state import NO_CARD, NOBODY, Marquis

DECK_IMPATIENCE: Final = 0.1
"""How much less a rate is worth that is not even in hand."""
RIVAL_COIN_POINTS: Final = 0.6
"""A coin in somebody else's eyes."""
MOST_LIKELY: Final = 0.7
"""How likely a rival is at most to lay a certain card."""
VAGUE_RATE: Final = 0.45
"""Diamonds per coin of a rate that depends on others (K) or on what is covered (F)."""
RATE_BENEATH: Final = 0.4
"""Diamonds per coin of the card that comes to light when one is eliminated."""


@final
class PrintedRates:
    """What follows from the printed numbers alone."""

    def __init__(self, printed: PrintedData) -> None:
        self.printed: Final = printed
        self.quality: Final = [_quality(printed, letter) for letter in range(CHARACTERS)]
        """By letter: diamonds per coin."""
        self.hunters: Final = [
            [letter for letter in range(CHARACTERS) if printed.steals(letter, identity)]
            for identity in range(COLOUR)
        ]
        """By character: whose symbols take coins from it."""


def _quality(printed: PrintedData, letter: int) -> float:
    if letter in (K, F):
        return VAGUE_RATE
    price, gain = int(printed.price[letter]), int(printed.gain[letter])
    return gain / price if price else 0.0


_PRINTED: Final[list[PrintedRates]] = []


def printed_rates(printed: PrintedData) -> PrintedRates:
    """Those of a table; nearly always the same ones as last time."""
    rates = _PRINTED[0] if _PRINTED else None
    if rates is None or rates.printed is not printed:
        rates = PrintedRates(printed)
        _PRINTED[:] = [rates]
    return rates


def proceeds(coins: int, price: int, gain: int, later: float) -> float:
    """MQ-32: what coins are worth to somebody who may exchange now and keep the rest for later."""
    kept = coins * later
    if price == 0:
        return kept
    times = coins // price
    bought = times * gain + (coins - times * price) * later
    return bought if bought > kept else kept


def expected_proceeds(coins: float, price: int, gain: int, later: float) -> float:
    """The same for an expected number of coins."""
    low = int(coins)
    whole = proceeds(low, price, gain, later)
    part = coins - low
    return whole + part * (proceeds(low + 1, price, gain, later) - whole) if part > 0.0 else whole


def characters_left(g: Marquis, seat: int) -> int:
    """MQ-R49: how many characters a seat still has to lay, as everybody can count them."""
    left = bits.count(g.hand(seat)) + bits.count(g.deck(seat))
    if g.might_veto(seat):
        left -= 1
    return left if g.hired(seat) == NO_CARD else left + 1


def vetoes_at_the_end(g: Marquis, seat: int, last: int) -> int:
    """MQ-109, MQ-110: what the Vetoes add to the last exchange if `last` is the last card."""
    if last == M:
        return 0
    held = g.vetoes(seat) + bits.count(g.specials(seat))
    return held + 1 if g.might_veto(seat) else held


def draw_pile(g: Marquis, seat: int) -> int:
    """MQ-V2: what the owner takes to be in the draw pile, cards that were lost unseen included."""
    if g.has_lost(seat):
        return g.deck(seat) | bits.of(g.lost(seat)[g.lost_known(seat) :])
    return g.deck(seat)


@final
class Evaluation:
    """One seat's judgement of one position."""

    def __init__(self, g: Marquis, seat: Seat, weights: Weights) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.weights: Final = weights
        self.rates: Final = printed_rates(g.printed)
        self.envy: Final = weights.envy / (g.seats - 1)
        """How much of what a rival loses counts as gained: all of it with two players."""
        self._best_letter = NO_CARD
        self._best = 0.0
        self._second = 0.0
        self._find_rates(g.characters_in_hand(seat), weights.patience)
        self._find_rates(draw_pile(g, seat) & ~bits.bit(V), weights.patience - DECK_IMPATIENCE)
        self._threats: list[float] = []

    def _find_rates(self, letters: i64, patience: float) -> None:
        """The two best rates still to come."""
        while letters:
            letter = bits.lowest(letters)
            worth = patience * self.rates.quality[letter]
            if worth > self._best:
                self._second = self._best
                self._best = worth
                self._best_letter = letter
            elif worth > self._second:
                self._second = worth
            letters &= letters - 1

    # -- coins and goods ---------------------------------------------------------------------------

    def later(self, without: int) -> float:
        """What a coin that is kept will fetch, by the best rate still to come."""
        return self._second if without == self._best_letter else self._best

    def purse(self, coins: int) -> float:
        """What this number of coins is worth to the seat with its open card."""
        row, printed = rate(self.g, self.seat), self.g.printed
        return proceeds(coins, printed.price[row], printed.gain[row], self._best)

    def rival_purse(self, seat: int, coins: int) -> float:
        """The same for a rival, as far as everybody can tell."""
        row, printed = rate(self.g, seat), self.g.printed
        later = RIVAL_COIN_POINTS if characters_left(self.g, seat) > 0 else 0.0
        return proceeds(coins, printed.price[row], printed.gain[row], later)

    # -- dangers -----------------------------------------------------------------------------------

    def threats(self) -> list[float]:
        """By letter: how many rivals are likely to lay it before the seat's next turn."""
        if not self._threats:
            self._threats = [0.0] * CHARACTERS
            for other in range(self.g.seats):
                if other != self.seat and not self.g.is_out(other):
                    self._add_threats(other)
        return self._threats

    def _add_threats(self, other: Seat) -> None:
        g = self.g
        if g.is_bound(other):
            self._threats[S] += MOST_LIKELY
            return
        letters, hired = might_lay(g, other), g.hired(other)
        count = int(bits.count(letters)) + (hired != NO_CARD)
        if count == 0:
            return
        likely = min(MOST_LIKELY, self.weights.fear / count)
        if hired != NO_CARD:
            self._fear(other, hired % COLOUR, likely)
        while letters:
            self._fear(other, bits.lowest(letters), likely)
            letters &= letters - 1

    def _fear(self, other: int, letter: int, likely: float) -> None:
        named = self.g.shows(other) if letter == F else letter
        if named not in (NO_CARD, F):
            self._threats[named] += likely

    def loss(self, identity: int, coins: int) -> float:
        """Coins that the seat can expect to lose until its next turn if it shows this character."""
        if coins == 0 or identity == NO_CARD:
            return 0.0
        threats, printed = self.threats(), self.g.printed
        lost = 0.0
        for letter in self.rates.hunters[identity]:
            lost += threats[letter] * min(int(printed.steals(letter, identity)), coins)
        if identity != W:
            lost += threats[W] * min(printed.highwayman, coins)
        if identity == M:
            lost += threats[M]
        lost += threats[A] * min(printed.assassin, coins) * self.share_of_blame()
        if threats[T] > 0.0 and richest(self.g) == self.seat:
            lost += threats[T]
        return min(lost, coins * 0.9)

    def share_of_blame(self) -> float:
        """How likely an Assassin is to mean this seat."""
        return min(1.0, 1.3 / (self.g.seats - 1))

    def danger(self) -> float:
        """What the open card and the coins stand to lose until the next turn: the worth of protection."""
        g, seat, printed = self.g, self.seat, self.g.printed
        identity, coins, row = g.shows(seat), int(g.coins(seat)), rate(g, seat)
        if not g.is_target(seat, NOBODY):
            return 0.0
        price, gain = printed.price[row], printed.gain[row]
        whole = proceeds(coins, price, gain, self._best)
        robbed = whole - expected_proceeds(coins - self.loss(identity, coins), price, gain, self._best)
        return robbed + self.threats()[A] * self.share_of_blame() * self.kill(coins)

    def kill(self, coins: int) -> float:
        """What it costs the seat to lose its open card while it has this number of coins."""
        return max(0.0, self.purse(coins) - coins * max(self._best, self._beneath(self.seat)))

    def rival_kill(self, seat: int, coins: int) -> float:
        """The same for a rival."""
        left = RIVAL_COIN_POINTS if characters_left(self.g, seat) > 0 else 0.0
        return max(0.0, self.rival_purse(seat, coins) - coins * max(left, self._beneath(seat)))

    def _beneath(self, seat: int) -> float:
        card = self.g.open_card(seat)
        return 0.0 if card == NO_CARD or self.g.beneath(card) == NO_CARD else RATE_BENEATH

    def rival_danger(self, client: Seat) -> float:
        """What somebody fears to lose, as far as everybody can tell."""
        g = self.g
        if not g.is_target(client, NOBODY):
            return 0.0
        coins = int(g.coins(client))
        lost = Evaluation(g, client, self.weights).loss(g.shows(client), coins)
        return self.rival_purse(client, coins) - self.rival_purse(client, int(coins - lost)) + 0.1

    # -- hostile effects ---------------------------------------------------------------------------

    def suffered(self, coins: int, kills: bool) -> float:
        """What an effect costs the seat that is its victim."""
        mine = self.g.coins(self.seat)
        cost = self.purse(mine) - self.purse(mine - coins)
        if kills:
            cost += self.kill(mine - coins)
        return cost + self.envy * coins * RIVAL_COIN_POINTS

    def dealt(self, victim: int, coins: int, kills: bool) -> float:
        """What an effect is worth to the seat that is its culprit."""
        return coins * RIVAL_COIN_POINTS + self.envy * self.harm(victim, coins, kills)

    def harm(self, victim: int, taken: int, kills: bool) -> float:
        """What a rival loses."""
        coins = self.g.coins(victim)
        left = coins - taken
        harm = self.rival_purse(victim, coins) - self.rival_purse(victim, left)
        return harm + self.rival_kill(victim, left) + 0.1 if kills else harm
