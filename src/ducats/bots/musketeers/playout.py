"""Playing an imagined hand to its end, quickly: everybody uses the one-ply judgement with a little whim."""

from typing import Final, final

from ducats.bots.musketeers.odds import Book, book
from ducats.bots.musketeers.policy import Judge, Move, Stakes, Weights, affinity, read_move
from ducats.bots.musketeers.standing import rivalry
from ducats.bots.musketeers.table import (
    COMMIT_CARD,
    GIVE_TOKEN,
    LAY_REWARDS,
    NOBODY,
    SHUFFLE_SLOTS,
    TURN_GUARD,
    WINNER_TOKEN,
    Table,
    guards_in_play,
)
from ducats.engine.messages import CHANCE, Seat
from ducats.engine.rng import Rng
from ducats.games.musketeers.tables import JEWEL, PRISON, REWARD_CARDS, TRIPLE_NUMBER

UNANSWERED: Final = -1


@final
class World:
    """What an imagined game will bring: the order of the guards, and everybody's whims about cards.

    Fixed once per world, so that all answers under comparison meet the same luck.
    """

    def __init__(self, g: Table, whim: float, rng: Rng) -> None:
        self.guards = g.pile.copy()
        rng.shuffle(self.guards)
        self.whims = [[whim * (rng.chance() - 0.5) for _ in g.tables.values] for _ in range(g.seats)]
        self.slots = [rng.below(6) for _ in range(g.seats)]


@final
class Players:
    """The judgement of all seats in playouts of one hand."""

    def __init__(self, g: Table, weights: Weights) -> None:
        self.weights = weights
        self.theta = [rivalry(g, seat) for seat in range(g.seats)]
        values = g.tables.values
        everything = guards_in_play(g)
        self.books: list[Book] = [book(values, everything, others) for others in range(g.seats)]
        self.likes = affinity(g, self.books[g.seats - 1].later, weights)
        self._known: dict[tuple[object, ...], Stakes] = {}
        self._moves: dict[tuple[Seat, str, int], Move] = {}

    def finish(self, g: Table, hand: int, world: World) -> None:
        """Play until hand number `hand` is paid."""
        while g.frames and g.hand_number == hand:
            ask = g.frames[-1]
            question = ask.question
            if question == COMMIT_CARD:
                self._commit(g, ask.seats, world)
            elif question == TURN_GUARD:
                g.take(CHANCE, next(guard for guard in world.guards if guard in g.pile))
            elif question == LAY_REWARDS:
                self._lay(g, ask.seats, world)
            elif question == SHUFFLE_SLOTS:
                g.take(CHANCE, world.slots[ask.seat])
            else:
                g.take(ask.seats[0], self.token(g, ask.seats[0], question))

    def _commit(self, g: Table, seats: tuple[Seat, ...], world: World) -> None:
        for index, answer in enumerate(list(g.sealed)):
            if answer == UNANSWERED:
                g.take(seats[index], self.card(g, seats[index], world))

    def _lay(self, g: Table, seats: tuple[Seat, ...], world: World) -> None:
        for index, answer in enumerate(list(g.sealed)):
            if answer == UNANSWERED:
                g.take(seats[index], self.rewards(g, seats[index], world))

    def rewards(self, g: Table, seat: Seat, world: World) -> int:
        hand, whims = g.hands[seat], world.whims[seat]
        liked = sorted(range(len(hand)), key=lambda index: self.likes[hand[index]] + whims[hand[index]])
        first, second, third = sorted(liked[-REWARD_CARDS:])
        return TRIPLE_NUMBER[(first, second, third)]

    def card(self, g: Table, seat: Seat, world: World) -> int:
        hand = g.hands[seat]
        if len(hand) == 1:
            return hand[0]
        jewel, rival_jewel, prison, rival_prison = self._stakes(g, seat)
        on_strongest = jewel - rival_jewel
        on_won = rival_jewel - rival_prison
        on_weakest = prison - rival_prison
        later = self.books[g.seats - 1].later
        whims = world.whims[seat]
        if seat == g.jailed:
            return min(
                hand,
                key=lambda c: on_strongest * later[c][0] + on_won * later[c][1] + on_weakest * later[c][2],
            )
        now = self.books[g.seats - 1 - (g.jailed != NOBODY)].now[g.tables.guards[g.guard]]
        keep = self.weights.keep[g.seats - 2]
        best, chosen = -1e9, hand[0]
        for card in hand:
            strongest, won, weakest = now[card]
            strongest_later, won_later, weakest_later = later[card]
            worth = (
                on_strongest * (strongest - keep * strongest_later)
                + on_won * (won - keep * won_later)
                + on_weakest * (weakest - keep * weakest_later)
                + whims[card]
            )
            if worth > best:
                best, chosen = worth, card
        return chosen

    def _stakes(self, g: Table, seat: Seat) -> Stakes:
        """Few constellations of tokens come up again and again, so they are judged once."""
        key = (seat, *g.rewards[seat], *map(tuple, g.tokens))
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = Judge(g, seat, self.weights, self.theta[seat]).stakes()
        return known

    def token(self, g: Table, seat: Seat, question: str) -> int:
        legal = g.legal(seat)
        judge = Judge(g, seat, self.weights, self.theta[seat])
        if question == GIVE_TOKEN:
            return max(legal, key=lambda answer: judge.give_worth(self._move(g, seat, question, answer).to))
        winner = question == WINNER_TOKEN
        return max(legal, key=lambda answer: judge.token_worth(self._move(g, seat, question, answer), winner))

    def _move(self, g: Table, seat: Seat, question: str, answer: int) -> Move:
        key = (seat, question, answer)
        move = self._moves.get(key)
        if move is None:
            move = self._moves[key] = read_move(
                g.say(seat, answer), JEWEL if question == WINNER_TOKEN else PRISON
            )
        return move
