"""What rivals may hold: cards with which they would have laid and played what they did."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.musketeers.evaluation.evaluation import fresh_deck_odds, is_shown, unseen
from ducats.games.musketeers.evaluation.odds import Payoffs
from ducats.games.musketeers.evaluation.rewards import RewardChoice
from ducats.games.musketeers.evaluation.valuation import RIVAL_JEWEL_DUCATS, RIVAL_PRISON_DUCATS
from ducats.games.musketeers.evaluation.weights import CAREFUL
from ducats.games.musketeers.rules.fought import NOBODY, card_in, guard_of, jailed_in, with_card
from ducats.games.musketeers.rules.position import place_hand, place_rewards, put_rest_away, replace_duel
from ducats.games.musketeers.rules.printed import BARE, DECK, JEWEL, PRISON, REWARD_CARDS
from ducats.games.musketeers.rules.state import Musketeers

USUAL_JEWEL_DUCATS: Final = 6.0
USUAL_PRISON_DUCATS: Final = -4.0
"""What a duel was about for a rival, whatever lay before them then."""
HANDS_DRAWN: Final = 24
"""For each rival; one of them is dealt, the likelier the better it explains what they did."""
DUCATS_PER_E_FOLD: Final = 0.4
"""An answer that is worse by this many ducats is less likely by the factor e."""
MAX_DOUBT: Final = 50.0
"""Keeps the least likely hand possible."""


@final
class Belief:
    """What one seat believes. No card that the seat cannot see is read."""

    def __init__(self, g: Musketeers, seat: Seat) -> None:
        self._seat = seat
        share = 1.0 / (g.seats - 1)
        usual: Payoffs = (
            USUAL_JEWEL_DUCATS,
            -share * RIVAL_JEWEL_DUCATS,
            USUAL_PRISON_DUCATS,
            share * RIVAL_PRISON_DUCATS,
        )
        odds = fresh_deck_odds(g)
        self._odds = odds
        later_share = CAREFUL.later_share[g.seats - 2]
        self._card_values: list[list[float]] = []
        """By duel: what each card of the deck was worth in it, by the odds of a fresh deck."""
        for duel in g.fought():
            guard, in_jail = guard_of(duel), jailed_in(duel) != NOBODY
            self._card_values.append(
                [
                    odds.now(guard, card, in_jail, usual) - later_share * odds.later(card, usual)
                    for card in range(DECK)
                ]
            )

    def redeal(self, g: Musketeers, rng: Rng) -> None:
        """Deal anew all that the seat cannot see."""
        pool = bits.numbers(unseen(g, self._seat))
        for rival in range(g.seats):
            if rival != self._seat:
                pool = self._deal(g, rival, pool, rng)
        pool.sort()
        self._discard(g, pool, rng)
        put_rest_away(g)

    def _discard(self, g: Musketeers, pool: list[int], rng: Rng) -> None:
        """MU-R11: something else from the pool for each hidden card of a rival in jail."""
        for number, duel in enumerate(g.fought()):
            jailed = jailed_in(duel)
            if jailed not in (NOBODY, self._seat) and not is_shown(g, duel, jailed):
                replace_duel(g, number, with_card(duel, jailed, pool.pop(rng.below(len(pool)))))

    def _deal(self, g: Musketeers, rival: Seat, pool: list[int], rng: Rng) -> list[int]:
        """Give a rival cards; what is left of the pool remains."""
        count = bits.count(g.hand(rival)) + REWARD_CARDS
        fought = g.fought()
        duels = [number for number in range(len(fought)) if is_shown(g, fought[number], rival)]
        played = [int(card_in(fought[number], rival)) for number in duels]
        everything = 0.0
        kept = laid = pool
        for _ in range(HANDS_DRAWN if played else 1):
            for place in range(count):
                other = place + rng.below(len(pool) - place)
                pool[place], pool[other] = pool[other], pool[place]
            cards = pool[:count]
            rewards = self._rewards(g, cards, played)
            doubt = self._doubt(fought, rival, cards, rewards, duels)
            likely = exp(-min(doubt, MAX_DOUBT))
            everything += likely
            if rng.chance() * everything < likely:
                kept, laid = cards, rewards
        place_rewards(g, rival, in_slots(g, rival, laid, rng))
        place_hand(g, rival, bits.of(kept) & ~bits.of(laid))
        return [card for card in pool if card not in kept]

    def _rewards(self, g: Musketeers, cards: list[int], played: list[int]) -> list[int]:
        """MU-9: the best three of their twelve that a rival can have laid."""
        twelve = sorted(cards + played)
        choice = RewardChoice(self._odds, g.printed, twelve, CAREFUL.fight_share)
        free = [place for place, card in enumerate(twelve) if card not in played]
        count: i64 = len(free)
        first, second, third = free[0], free[1], free[2]
        best = choice.value(first, second, third)
        for low in range(count - 2):
            for middle in range(low + 1, count - 1):
                for high in range(middle + 1, count):
                    value = choice.value(free[low], free[middle], free[high])
                    if value > best:
                        best = value
                        first, second, third = free[low], free[middle], free[high]
        return [twelve[first], twelve[second], twelve[third]]

    def _doubt(
        self, fought: list[int], rival: Seat, cards: list[int], laid: list[int], duels: list[int]
    ) -> float:
        """MU-13: how unlikely it is that a rival played what they did, duel by duel, from these cards."""
        held = [card for card in cards if card not in laid]
        doubt = 0.0
        for number in reversed(duels):
            played = int(card_in(fought[number], rival))
            held.append(played)
            if jailed_in(fought[number]) == rival:
                continue
            values = self._card_values[number]
            best = chosen = values[played]
            for card in held:
                best = max(best, values[card])
            doubt += (best - chosen) / DUCATS_PER_E_FOLD
        return doubt


def in_slots(g: Musketeers, rival: Seat, laid: list[int], rng: Rng) -> list[int]:
    """MU-18, MU-20: jewels lie on the best of three sorted rewards, prisons on the worst."""
    slots = list(range(REWARD_CARDS))
    rng.shuffle(slots)
    rewards = laid.copy()
    place = 0
    for token in (PRISON, BARE, JEWEL):
        for slot in slots:
            if g.token_on(rival, slot) == token:
                rewards[slot] = laid[place]
                place += 1
    return rewards
