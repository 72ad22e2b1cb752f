"""What things are worth in points: coins, Vetos, an open card, a card laid now, a bundle."""

from typing import Final, NamedTuple, final

from ducats.bots.marquis.table import (
    NO_CARD,
    Dispute,
    Goods,
    Table,
    characters_left,
    is_positioned,
    might_lay,
    rate_of,
    vetoes_as_coins,
)
from ducats.engine.messages import Seat
from ducats.games.marquis.tables import CHARACTERS, COLOUR, A, C, D, E, F, H, K, M, S, T, V, W


class Weights(NamedTuple):
    """The numbers of the judgement, all in points unless they are shares."""

    keep: tuple[float, ...] = (2.9, 2.2, 2.4, 1.4, 2.2, 2.0, 1.7, 3.3, 2.0, 1.7, 0.9)
    """By letter: what a character is worth on average, so that it is kept for a better moment."""
    patience: float = 0.8
    """What is left of a good rate that is only in hand, by what may happen until it is used."""
    coin: float = 0.6
    """A coin in somebody else's eyes."""
    veto: float = 0.45
    """A Veto before somebody: one coin, in his last exchange."""
    fear: float = 1.4
    """How often rivals find the card that hurts."""
    envy: float = 1.0
    """How much of what all rivals lose together counts as gained, with two players; shared among more."""
    guard: float = 1.0
    """The loss at which a Veto is played early in the game."""


TUNED: Final = Weights()
VAGUE: Final = 0.45
"""Diamonds per coin of a rate that depends on others (K) or on what is covered (F)."""


def proceeds(coins: int, rate: tuple[int, int], later: float) -> float:
    """MQ-32: what coins are worth to somebody who may exchange now and keep the rest for later."""
    kept = coins * later
    if not rate[0]:
        return kept
    times = coins // rate[0]
    return max(kept, times * rate[1] + (coins - times * rate[0]) * later)


def smooth(coins: float, rate: tuple[int, int], later: float) -> float:
    """The same for an expected number of coins."""
    low = int(coins)
    whole = proceeds(low, rate, later)
    part = coins - low
    return whole + part * (proceeds(low + 1, rate, later) - whole) if part > 0 else whole


@final
class Appraisal:
    """One seat's judgement of one position; it reads what that seat may know and nothing else."""

    def __init__(self, g: Table, seat: Seat, weights: Weights) -> None:
        self.g = g
        self.seat = seat
        self.weights = weights
        self.envy = weights.envy / (g.seats - 1)
        self._threats: list[float] | None = None

    # -- coins and goods ---------------------------------------------------------------------------

    def later(self, without: int = NO_CARD) -> float:
        """What a coin that is kept will fetch, by the best rate still to come."""
        g, weights = self.g, self.weights
        best = 0.0
        for share, letters in (
            (weights.patience, g.hands[self.seat]),
            (weights.patience - 0.1, g.decks[self.seat]),
        ):
            for letter in letters:
                if letter not in (without, V):
                    best = max(best, share * self.quality(letter))
        return best

    def quality(self, letter: int) -> float:
        """Diamonds per coin at the rate of a character."""
        if letter in (K, F):
            return VAGUE
        price, gain = self.g.tables.rate[letter]
        return gain / price if price else 0.0

    def goods(self, goods: Goods) -> float:
        """What a bundle is worth to the seat itself, or to anybody else."""
        weights = self.weights
        tables = self.g.tables
        jewels = goods.diamonds * tables.diamond_points + goods.rubies * tables.ruby_points
        return goods.coins * weights.coin + goods.vetoes * weights.veto + jewels

    def purse(self, coins: int) -> float:
        """What so many coins are worth to the seat with its open card."""
        return proceeds(coins, rate_of(self.g, self.seat), self.later())

    def rival_purse(self, seat: Seat, coins: int) -> float:
        """The same for a rival, as far as everybody can tell."""
        later = self.weights.coin if characters_left(self.g, seat) else 0.0
        return proceeds(coins, rate_of(self.g, seat), later)

    # -- dangers -----------------------------------------------------------------------------------

    def threats(self) -> list[float]:
        """By letter: how many rivals are likely to lay it before the seat's next turn."""
        if self._threats is None:
            g = self.g
            found = [0.0] * CHARACTERS
            for other in range(g.seats):
                if other == self.seat or g.out[other]:
                    continue
                letters = might_lay(g, other)
                for letter in letters:
                    likely = min(0.7, self.weights.fear / len(letters))
                    shown = g.shows(other)
                    if letter != F:
                        found[letter] += likely
                    elif shown not in (NO_CARD, F):
                        found[shown] += likely
            self._threats = found
        return self._threats

    def loss(self, identity: int, coins: int) -> float:
        """Coins that the seat can expect to lose until its next turn if it shows this character."""
        if coins == 0 or identity == NO_CARD:
            return 0.0
        g, threats = self.g, self.threats()
        tables = g.tables
        lost = 0.0
        for letter in range(CHARACTERS):
            symbol = tables.steal[letter][identity]
            if symbol:
                lost += threats[letter] * min(symbol, coins)
        if identity != W:
            lost += threats[W] * min(tables.highwayman, coins)
        if identity == M:
            lost += threats[M]
        lost += threats[A] * min(tables.assassin, coins) * self.share_of_blame()
        mine = g.points(self.seat)
        if all(g.points(other) < mine for other in range(g.seats) if other != self.seat):
            lost += threats[T]
        return min(lost, coins * 0.9)

    def share_of_blame(self) -> float:
        """How likely an Assassin is to mean this seat."""
        return min(1.0, 1.3 / (self.g.seats - 1))

    def danger(self) -> float:
        """What the open card and the coins stand to lose until the next turn, in points: the worth of
        protection."""
        g, seat = self.g, self.seat
        identity = g.shows(seat)
        if identity == NO_CARD or not g.is_target(seat, NO_CARD):
            return 0.0
        coins = g.coins[seat]
        rate, later = rate_of(g, seat), self.later()
        whole = proceeds(coins, rate, later)
        robbed = whole - smooth(coins - self.loss(identity, coins), rate, later)
        return robbed + self.threats()[A] * self.share_of_blame() * self.kill(coins)

    def kill(self, coins: int) -> float:
        """What it costs the seat to lose its open card while it has so many coins."""
        later = self.later()
        worth = proceeds(coins, rate_of(self.g, self.seat), later)
        below = len(self.g.piles[self.seat]) > 1
        return max(0.0, worth - max(coins * later, coins * (0.4 if below else 0.0)))

    def rival_kill(self, seat: Seat, coins: int) -> float:
        """The same for a rival."""
        worth = self.rival_purse(seat, coins)
        below = len(self.g.piles[seat]) > 1
        left = self.weights.coin if characters_left(self.g, seat) else 0.0
        return max(0.0, worth - coins * max(left, 0.4 if below else 0.0))

    # -- hostile effects ---------------------------------------------------------------------------

    def suffered(self, matter: Dispute) -> float:
        """What an effect costs the seat that is its victim."""
        coins = self.g.coins[self.seat]
        cost = self.purse(coins) - self.purse(coins - matter.coins)
        if matter.kills:
            cost += self.kill(coins - matter.coins)
        return cost + self.envy * matter.coins * self.weights.coin

    def dealt(self, matter: Dispute) -> float:
        """What an effect is worth to the seat that is its culprit."""
        g = self.g
        worth = matter.coins * self.weights.coin
        return worth + self.envy * self.harm(
            matter.victim, matter.coins, matter.kills, g.coins[matter.victim]
        )

    def harm(self, victim: Seat, taken: int, kills: bool, coins: int) -> float:
        """What a rival loses."""
        left = coins - taken
        harm = self.rival_purse(victim, coins) - self.rival_purse(victim, left)
        return harm + (self.rival_kill(victim, left) + 0.1 if kills else 0.0)

    # -- laying a card -----------------------------------------------------------------------------

    def lay(self, letter: int) -> float:
        """What it is worth to lay a character now rather than at an average moment."""
        g, seat = self.g, self.seat
        identity = g.shows(seat) if letter == F else letter
        if identity in (NO_CARD, F):
            return g.coins[seat] * self.later(letter) - self.weights.keep[F] - 0.3
        taken, harm = self.takings(identity)
        income = min(g.tables.treasury[identity], g.treasury)
        coins = max(0, g.coins[seat] + income + int(taken + 0.5) - self.gifts(identity))
        worth = self.standing(letter, identity, coins)
        return worth + self.envy * harm + self.beyond_coins(letter, identity) - self.weights.keep[letter]

    def standing(self, letter: int, identity: int, coins: int) -> float:
        """What the coins will be worth at the next turn with that card open."""
        g, seat = self.g, self.seat
        kept = coins - self.loss(identity, coins)
        left = characters_left(g, seat) - 1
        rate = self.coming_rate(identity)
        if left <= 0 and identity != H:
            return smooth(kept + vetoes_as_coins(g, seat, identity), rate, 0.0)
        return smooth(kept, rate, self.later(letter))

    def coming_rate(self, identity: int) -> tuple[int, int]:
        """The rate a character will have when the seat's next turn comes."""
        g = self.g
        if identity == E:
            alone = all(g.shows(other) != E for other in range(g.seats) if other != self.seat)
            return g.tables.rate[E] if alone else g.tables.rate_marked
        if identity != K:
            return g.tables.rate[identity]
        left = (self.seat + 1) % g.seats
        return rate_of(g, left) if g.out[left] and g.shows(left) != K else (2, 1)

    def gifts(self, identity: int) -> int:
        """MQ-28: coins for identical characters."""
        if identity == M:
            return 0
        g = self.g
        others = sum(1 for other in range(g.seats) if other != self.seat and g.shows(other) == identity)
        return others * g.tables.identical

    def takings(self, identity: int) -> tuple[float, float]:
        """Coins that a character would take from others, and what they lose by it."""
        g = self.g
        symbols = g.tables.steal[identity]
        taken = harm = 0.0
        for other in range(g.seats):
            if not g.is_target(other, self.seat):
                continue
            coins = min(symbols[g.shows(other)], g.coins[other])
            kills = False
            if identity == W and g.shows(other) != W:
                coins = min(g.tables.highwayman, g.coins[other])
                kills = coins == 0
            if coins or kills:
                doubt = 1.0 if g.veto_gone[other] or coins < 2 else 0.9
                taken += coins * doubt
                harm += doubt * self.harm(other, coins, kills, g.coins[other])
        more, hurt = self.ability(identity)
        return taken + more, harm + hurt

    def ability(self, identity: int) -> tuple[float, float]:
        """The same for the abilities that take: A, M, T."""
        g, seat = self.g, self.seat
        if identity == A:
            best = max(
                (self.target(other) for other in range(g.seats) if g.is_target(other, seat)), default=None
            )
            return (0.0, 0.0) if best is None else (0.85 * best[1], 0.85 * best[2])
        if identity == M:
            payers = [other for other in range(g.seats) if other != seat and is_positioned(g, other)]
            payers.sort(key=lambda other: g.laid[g.piles[other][-1]])
            paid = [
                min(place + 1, g.coins[other])
                for place, other in enumerate(payers)
                if g.is_target(other, seat)
            ]
            return float(sum(paid)), sum(paid) * self.weights.coin
        if identity == T:
            richest = max(range(g.seats), key=g.points)
            alone = sum(1 for other in range(g.seats) if g.points(other) == g.points(richest)) == 1
            if alone and g.is_target(richest, seat) and g.coins[richest]:
                coins = min(g.tables.pickpocket, g.coins[richest])
                return float(coins), self.harm(richest, coins, False, g.coins[richest])
        return 0.0, 0.0

    def target(self, victim: Seat) -> tuple[float, float, float]:
        """MQ-60: what it is worth to assassinate a character; coins taken; what the victim loses."""
        g = self.g
        coins = min(g.tables.assassin, g.coins[victim])
        harm = self.harm(victim, coins, True, g.coins[victim])
        spared = g.tables.identical if g.shows(victim) == A else 0
        ahead = 1.0 + 0.05 * max(-4, min(4, g.points(victim) - g.points(self.seat)))
        return (coins + spared) * self.weights.coin + self.envy * harm * ahead, float(coins), harm

    def beyond_coins(self, letter: int, identity: int) -> float:
        """What an ability is worth beyond coins."""
        g, seat = self.g, self.seat
        if identity == C:
            return 0.4 if any(not g.out[other] for other in range(g.seats) if other != seat) else 0.0
        if identity == H:
            barred = (H, F) if letter == F else (H,)
            keep = self.weights.keep
            back = [keep[card % COLOUR] for card in g.piles[seat] if card % COLOUR not in barred]
            return 0.8 * max(back) if back else 0.0
        if identity == S:
            return 0.3 if g.decks[seat] else 0.0
        if identity == D:
            return 0.1
        return 0.0
