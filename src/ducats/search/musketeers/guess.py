"""What rivals may hold: cards with which they would have laid and played what they did."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.musketeers.state import NOBODY, Musketeers
from ducats.games.musketeers.tables import BARE, JEWEL, PRISON, REWARD_CARDS
from ducats.search.musketeers.judgement import CAREFUL, Laying, pile_book, weighed
from ducats.search.musketeers.stakes import SHOWN_JEWEL, SHOWN_PRISON, Stakes

USUAL_JEWEL: Final = 6.0
USUAL_PRISON: Final = -4.0
"""What a duel was about for a rival, whatever lay before him then."""
TRIES: Final = 24
"""So many hands are drawn for a rival; one of them is dealt, the likelier the better it explains him."""
TEMPER: Final = 0.4
"""An answer that is worse by so many ducats is less likely by the factor e."""
UNHEARD_OF: Final = 50.0
"""Nothing is doubted more than this."""


@final
class Guess:
    """One seat's guesses at a table. They are guesses: no card that the seat cannot see is read."""

    def __init__(self, g: Musketeers, seat: Seat) -> None:
        self._seat = seat
        share = 1.0 / (g.seats - 1)
        usual: Stakes = (USUAL_JEWEL, -share * SHOWN_JEWEL, USUAL_PRISON, share * SHOWN_PRISON)
        book = pile_book(g)
        self._worths: list[list[float]] = []
        """By duel: what each card of the deck was worth in it, by the odds of a fresh deck."""
        for entry in g.fought:
            table = book.now[entry[0]] if entry[1] == NOBODY else book.now_jailed[entry[0]]
            self._worths.append([weighed(usual, chances) for chances in table])

    def redeal(self, g: Musketeers, rng: Rng) -> None:
        """Deal anew all that the seat cannot see."""
        pool = g.deck
        rivals = [rival for rival in range(g.seats) if rival != self._seat]
        for rival in rivals:
            pool = pool + g.hands[rival] + g.rewards[rival] + self._discarded(g, rival)
        # Where they lay in the imagined table must not matter.
        pool.sort()
        for rival in rivals:
            pool = self._deal(g, rival, pool, rng)
        pool.sort()
        self._discard(g, pool, rng)
        g.deck = pool

    def _is_shown(self, g: Musketeers, duel: int, rival: Seat) -> bool:
        """MUR-11: whether the seat has seen what a rival played; a jailed one's card may stay hidden."""
        return g.options.jail_discard_visible or g.fought[duel][1] != rival

    def _discarded(self, g: Musketeers, rival: Seat) -> list[int]:
        """What the imagined table made up for a rival in jail."""
        duels = range(len(g.fought))
        return [g.fought[duel][2 + rival] for duel in duels if not self._is_shown(g, duel, rival)]

    def _discard(self, g: Musketeers, pool: list[int], rng: Rng) -> None:
        """MUR-11: something else from the pool for each hidden card of a rival in jail."""
        for duel, entry in enumerate(g.fought):
            jailed = entry[1]
            if jailed not in (NOBODY, self._seat) and not self._is_shown(g, duel, jailed):
                card = pool.pop(rng.below(len(pool)))
                changed = (*entry[: 2 + jailed], card, *entry[3 + jailed :])
                g.fought = (*g.fought[:duel], changed, *g.fought[duel + 1 :])

    def _deal(self, g: Musketeers, rival: Seat, pool: list[int], rng: Rng) -> list[int]:
        """Give a rival cards; what is left of the pool remains."""
        count = len(g.hands[rival]) + REWARD_CARDS
        duels = [duel for duel in range(len(g.fought)) if self._is_shown(g, duel, rival)]
        played = [g.fought[duel][2 + rival] for duel in duels]
        everything = 0.0
        kept = laid = pool
        for _ in range(TRIES if played else 1):
            for place in range(count):
                other = place + rng.below(len(pool) - place)
                pool[place], pool[other] = pool[other], pool[place]
            cards = pool[:count]
            rewards = self._rewards(g, cards, played)
            likely = exp(-min(self._doubt(g, rival, cards, rewards, duels), UNHEARD_OF))
            everything += likely
            if rng.chance() * everything < likely:
                kept, laid = cards, rewards
        g.rewards[rival] = in_slots(laid, g.tokens[rival], rng)
        g.hands[rival] = sorted([card for card in kept if card not in laid])
        return [card for card in pool if card not in kept]

    def _rewards(self, g: Musketeers, cards: list[int], played: list[int]) -> list[int]:
        """MU-9: the best three of his twelve that he can have laid."""
        twelve = sorted(cards + played)
        laying = Laying(g, twelve, CAREFUL.fight)
        free = [place for place, card in enumerate(twelve) if card not in played]
        count: i64 = len(free)
        first, second, third = free[0], free[1], free[2]
        best = laying.worth(first, second, third)
        for low in range(count - 2):
            for middle in range(low + 1, count - 1):
                for high in range(middle + 1, count):
                    worth = laying.worth(free[low], free[middle], free[high])
                    if worth > best:
                        best = worth
                        first, second, third = free[low], free[middle], free[high]
        return [twelve[first], twelve[second], twelve[third]]

    def _doubt(
        self, g: Musketeers, rival: Seat, cards: list[int], laid: list[int], duels: list[int]
    ) -> float:
        """MU-13: how unlikely it is that he would have played what he did, duel by duel, from these cards."""
        held = [card for card in cards if card not in laid]
        doubt = 0.0
        for duel in reversed(duels):
            played = g.fought[duel][2 + rival]
            held.append(played)
            if g.fought[duel][1] == rival:
                continue
            worths = self._worths[duel]
            best = chosen = worths[played]
            for card in held:
                best = max(best, worths[card])
            doubt += (best - chosen) / TEMPER
        return doubt


def in_slots(laid: list[int], row: list[int], rng: Rng) -> list[int]:
    """MU-18, MU-20: jewels lie on the best of three sorted rewards, prisons on the worst."""
    slots = list(range(REWARD_CARDS))
    rng.shuffle(slots)
    rewards = laid.copy()
    place = 0
    for token in (PRISON, BARE, JEWEL):
        for slot in slots:
            if row[slot] == token:
                rewards[slot] = laid[place]
                place += 1
    return rewards
