"""What things are worth in points to one seat: the courtier's judgement in a form that playouts can afford.

A look reads of other seats only what everybody sees.
"""

from typing import Final, final

from ducats.engine.messages import Seat
from ducats.games.marquis.judge import positions, rate, richest
from ducats.games.marquis.state import NO_CARD, NOBODY, Marquis
from ducats.games.marquis.tables import CHARACTERS, COLOUR, A, C, D, E, F, H, K, M, S, T, Tables, V, W
from ducats.search.marquis.numbers import HABITS

HAND_RATE: Final = 0.8
PILE_RATE: Final = 0.7
"""What is left of a good rate that is still to come, by what may happen until it is used."""
COIN: Final = 0.6
"""A coin in somebody else's eyes."""
GUARD: Final = 1.0
"""The loss at which a Veto is played early in the game."""
CERTAIN: Final = 0.7
"""How likely a rival is at most to lay a certain card."""
VAGUE: Final = 0.45
"""Diamonds per coin of a rate that depends on others (K) or on what is covered (F)."""
BELOW: Final = 0.4
"""Diamonds per coin of the card that comes to light when one is eliminated."""


@final
class Book:
    """What follows from the printed numbers alone."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Final = tables
        self.quality: Final = [_quality(tables, letter) for letter in range(CHARACTERS)]
        """By letter: diamonds per coin."""
        self.hunters: Final = [
            [letter for letter in range(CHARACTERS) if tables.steal[letter][identity]]
            for identity in range(COLOUR)
        ]
        """By character: whose symbols take coins from it."""


def _quality(tables: Tables, letter: int) -> float:
    if letter in (K, F):
        return VAGUE
    price, gain = tables.rate[letter]
    return gain / price if price else 0.0


def proceeds(coins: int, price: int, gain: int, later: float) -> float:
    """MQ-32: what coins are worth to somebody who may exchange now and keep the rest for later."""
    kept = coins * later
    if price == 0:
        return kept
    times = coins // price
    bought = times * gain + (coins - times * price) * later
    return bought if bought > kept else kept


def smooth(coins: float, price: int, gain: int, later: float) -> float:
    """The same for an expected number of coins."""
    low = int(coins)
    whole = proceeds(low, price, gain, later)
    part = coins - low
    return whole + part * (proceeds(low + 1, price, gain, later) - whole) if part > 0.0 else whole


def characters_left(g: Marquis, seat: Seat) -> int:
    """MQ-R49: how many characters a seat still has to lay, as everybody can count them."""
    left = len(g.hands[seat]) + len(g.decks[seat])
    if not g.veto_gone[seat]:
        left -= 1
    return left + 1 if g.hired[seat] != NO_CARD else left


def vetoes_as_coins(g: Marquis, seat: Seat, last: int) -> int:
    """MQ-109, MQ-110: what the Vetos add to the last exchange if `last` is the last card."""
    if last == M:
        return 0
    held = g.vetoes[seat] + len(g.specials[seat])
    return held if g.veto_gone[seat] else held + 1


def draw_pile(g: Marquis, seat: Seat) -> list[int]:
    """MQ-V2: what the owner takes to be in his draw pile, cards that were lost unseen included."""
    if g.lost[seat]:
        return g.decks[seat] + g.lost[seat][g.lost_known[seat] :]
    return g.decks[seat]


@final
class Look:
    """One seat's judgement of one position."""

    def __init__(self, g: Marquis, seat: Seat, book: Book) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.book: Final = book
        self.habit: Final = HABITS[g.seats]
        self.envy: Final = 1.0 / (g.seats - 1)
        """How much of what a rival loses counts as gained: all of it with two players."""
        self.shown: Final = g.faces
        self._best_letter = NO_CARD
        self._best = 0.0
        self._second = 0.0
        self._find_rates()
        self._threats: list[float] = []
        self._targets: list[Seat] = []
        self._aimed = False

    def _find_rates(self) -> None:
        """The two best rates still to come."""
        quality = self.book.quality
        for letter in self.g.hands[self.seat]:
            if letter != V:
                self._consider(letter, HAND_RATE * quality[letter])
        for letter in draw_pile(self.g, self.seat):
            if letter != V:
                self._consider(letter, PILE_RATE * quality[letter])

    def _consider(self, letter: int, worth: float) -> None:
        if worth > self._best:
            self._second = self._best
            self._best = worth
            self._best_letter = letter
        elif worth > self._second:
            self._second = worth

    # -- coins and goods ---------------------------------------------------------------------------

    def later(self, without: int) -> float:
        """What a coin that is kept will fetch, by the best rate still to come."""
        return self._second if without == self._best_letter else self._best

    def purse(self, coins: int) -> float:
        """What so many coins are worth to the seat with its open card."""
        price, gain = rate(self.g, self.seat)
        return proceeds(coins, price, gain, self._best)

    def rival_purse(self, seat: Seat, coins: int) -> float:
        """The same for a rival, as far as everybody can tell."""
        price, gain = rate(self.g, seat)
        return proceeds(coins, price, gain, COIN if characters_left(self.g, seat) else 0.0)

    # -- dangers -----------------------------------------------------------------------------------

    def targets(self) -> list[Seat]:
        """Whom the seat could rob or kill now."""
        if not self._aimed:
            g, seat = self.g, self.seat
            self._targets = [other for other in range(g.seats) if g.is_target(other, seat)]
            self._aimed = True
        return self._targets

    def threats(self) -> list[float]:
        """By letter: how many rivals are likely to lay it before the seat's next turn."""
        if not self._threats:
            self._threats = [0.0] * CHARACTERS
            for other in range(self.g.seats):
                if other != self.seat and not self.g.out[other]:
                    self._add_threats(other)
        return self._threats

    def _add_threats(self, other: Seat) -> None:
        g = self.g
        if g.committed[other]:
            self._threats[S] += CERTAIN
            return
        ever, back, hired = g.ever_laid[other], g.maybe_back[other], g.hired[other]
        count = 1 if hired != NO_CARD else 0
        for letter in range(CHARACTERS):
            if not ever[letter] or (back and letter in back):
                count += 1
        if count == 0:
            return
        likely = min(CERTAIN, self.habit.fear / count)
        if hired != NO_CARD:
            self._fear(other, hired % COLOUR, likely)
        for letter in range(CHARACTERS):
            if not ever[letter] or (back and letter in back):
                self._fear(other, letter, likely)

    def _fear(self, other: Seat, letter: int, likely: float) -> None:
        named = self.shown[other] if letter == F else letter
        if named not in (NO_CARD, F):
            self._threats[named] += likely

    def loss(self, identity: int, coins: int) -> float:
        """Coins that the seat can expect to lose until its next turn if it shows this character."""
        if coins == 0 or identity == NO_CARD:
            return 0.0
        threats, tables = self.threats(), self.book.tables
        lost = 0.0
        for letter in self.book.hunters[identity]:
            lost += threats[letter] * min(tables.steal[letter][identity], coins)
        if identity != W:
            lost += threats[W] * min(tables.highwayman, coins)
        if identity == M:
            lost += threats[M]
        lost += threats[A] * min(tables.assassin, coins) * self.share_of_blame()
        if threats[T] > 0.0 and self.is_richest():
            lost += threats[T]
        return min(lost, coins * 0.9)

    def is_richest(self) -> bool:
        return richest(self.g) == self.seat

    def share_of_blame(self) -> float:
        """How likely an Assassin is to mean this seat."""
        return min(1.0, 1.3 * self.envy)

    def danger(self) -> float:
        """What the open card and the coins stand to lose until the next turn: the worth of protection."""
        g, seat = self.g, self.seat
        identity = self.shown[seat]
        if identity == NO_CARD or not g.is_target(seat, NOBODY):
            return 0.0
        coins = g.coins[seat]
        price, gain = rate(g, seat)
        whole = proceeds(coins, price, gain, self._best)
        robbed = whole - smooth(coins - self.loss(identity, coins), price, gain, self._best)
        return robbed + self.threats()[A] * self.share_of_blame() * self.kill(coins)

    def kill(self, coins: int) -> float:
        """What it costs the seat to lose its open card while it has so many coins."""
        below = BELOW if len(self.g.piles[self.seat]) > 1 else 0.0
        return max(0.0, self.purse(coins) - coins * max(self._best, below))

    def rival_kill(self, seat: Seat, coins: int) -> float:
        """The same for a rival."""
        below = BELOW if len(self.g.piles[seat]) > 1 else 0.0
        left = COIN if characters_left(self.g, seat) else 0.0
        return max(0.0, self.rival_purse(seat, coins) - coins * max(left, below))

    def rival_danger(self, client: Seat) -> float:
        """What somebody fears to lose, as far as everybody can tell."""
        g = self.g
        if not g.is_target(client, NOBODY):
            return 0.0
        coins = g.coins[client]
        lost = Look(g, client, self.book).loss(self.shown[client], coins)
        return self.rival_purse(client, coins) - self.rival_purse(client, int(coins - lost)) + 0.1

    # -- hostile effects ---------------------------------------------------------------------------

    def suffered(self, coins: int, kills: bool) -> float:
        """What an effect costs the seat that is its victim."""
        mine = self.g.coins[self.seat]
        cost = self.purse(mine) - self.purse(mine - coins)
        if kills:
            cost += self.kill(mine - coins)
        return cost + self.envy * coins * COIN

    def dealt(self, victim: Seat, coins: int, kills: bool) -> float:
        """What an effect is worth to the seat that is its culprit."""
        return coins * COIN + self.envy * self.harm(victim, coins, kills)

    def harm(self, victim: Seat, taken: int, kills: bool) -> float:
        """What a rival loses."""
        coins = self.g.coins[victim]
        left = coins - taken
        harm = self.rival_purse(victim, coins) - self.rival_purse(victim, left)
        return harm + self.rival_kill(victim, left) + 0.1 if kills else harm

    # -- laying a card -----------------------------------------------------------------------------

    def lay(self, letter: int) -> float:
        """What it is worth to lay a character now rather than at an average moment."""
        g, seat, tables = self.g, self.seat, self.book.tables
        identity = self.shown[seat] if letter == F else letter
        if identity in (NO_CARD, F):
            return g.coins[seat] * self.later(letter) - self.habit.keep[F] - 0.3
        taken, harm = self.takings(identity)
        more, hurt = self.ability(identity)
        coins = g.coins[seat] + min(tables.treasury[identity], g.treasury) + int(taken + more + 0.5)
        if identity != M:
            for other in range(g.seats):
                if other != seat and self.shown[other] == identity:
                    coins -= tables.identical
        worth = self.standing(letter, identity, max(0, coins)) + self.envy * (harm + hurt)
        return worth + self.beyond_coins(letter, identity) - self.habit.keep[letter]

    def standing(self, letter: int, identity: int, coins: int) -> float:
        """What the coins will be worth at the next turn with that card open."""
        g, seat = self.g, self.seat
        kept = coins - self.loss(identity, coins)
        price, gain = self.coming_rate(identity)
        if characters_left(g, seat) <= 1 and identity != H:
            return smooth(kept + vetoes_as_coins(g, seat, identity), price, gain, 0.0)
        return smooth(kept, price, gain, self.later(letter))

    def coming_rate(self, identity: int) -> tuple[int, int]:
        """The rate a character will have when the seat's next turn comes."""
        g, tables = self.g, self.book.tables
        if identity == E:
            for other in range(g.seats):
                if other != self.seat and self.shown[other] == E:
                    return tables.rate_marked
            return tables.rate[E]
        if identity != K:
            return tables.rate[identity]
        left = (self.seat + 1) % g.seats
        return rate(g, left) if g.out[left] and self.shown[left] != K else (2, 1)

    def takings(self, identity: int) -> tuple[float, float]:
        """Coins that the symbols of a character would take from others, and what those lose by it."""
        g, tables = self.g, self.book.tables
        symbols = tables.steal[identity]
        taken = harm = 0.0
        for other in self.targets():
            shown = self.shown[other]
            coins = min(symbols[shown], g.coins[other])
            kills = False
            if identity == W and shown != W:
                coins = min(tables.highwayman, g.coins[other])
                kills = coins == 0
            if coins or kills:
                doubt = 1.0 if g.veto_gone[other] or coins < 2 else 0.9
                taken += coins * doubt
                harm += doubt * self.harm(other, coins, kills)
        return taken, harm

    def ability(self, identity: int) -> tuple[float, float]:
        """The same for the abilities that take: A, M, T."""
        if identity == A:
            return self._assassin()
        if identity == M:
            return self._payday()
        if identity == T:
            return self._theft()
        return 0.0, 0.0

    def _assassin(self) -> tuple[float, float]:
        g = self.g
        best, victim = 0.0, NOBODY
        for other in self.targets():
            worth = self.target(other)
            if victim == NOBODY or worth > best:
                best, victim = worth, other
        if victim == NOBODY:
            return 0.0, 0.0
        coins = min(self.book.tables.assassin, g.coins[victim])
        return 0.85 * coins, 0.85 * self.harm(victim, coins, True)

    def _payday(self) -> tuple[float, float]:
        g = self.g
        paid = 0
        for position, other in positions(g, self.seat):
            if other in self.targets():
                paid += min(position, g.coins[other])
        return float(paid), paid * COIN

    def _theft(self) -> tuple[float, float]:
        g = self.g
        victim = richest(g)
        if victim == NOBODY or g.coins[victim] == 0 or victim not in self.targets():
            return 0.0, 0.0
        coins = min(self.book.tables.pickpocket, g.coins[victim])
        return float(coins), self.harm(victim, coins, False)

    def target(self, victim: Seat) -> float:
        """MQ-60: what it is worth to assassinate a character."""
        g, tables = self.g, self.book.tables
        coins = min(tables.assassin, g.coins[victim])
        spared = tables.identical if self.shown[victim] == A else 0
        ahead = 1.0 + 0.05 * max(-4, min(4, g.points(victim) - g.points(self.seat)))
        return (coins + spared) * COIN + self.envy * self.harm(victim, coins, True) * ahead

    def beyond_coins(self, letter: int, identity: int) -> float:
        """What an ability is worth beyond coins."""
        g, seat = self.g, self.seat
        if identity == C:
            return 0.0 if g.is_alone(seat) else 0.4
        if identity == S:
            return 0.3 if g.decks[seat] else 0.0
        if identity == D:
            return 0.1
        if identity != H:
            return 0.0
        best = 0.0
        for card in g.piles[seat]:
            back = card % COLOUR
            if back != H and (letter != F or back != F) and self.habit.keep[back] > best:
                best = self.habit.keep[back]
        return 0.8 * best
