"""What Musketeers tells the search: the captain's habits in a form that playouts can afford."""

from typing import Final, cast, final

from ducats.engine.frames import Play
from ducats.engine.messages import CHANCE, Seat
from ducats.engine.rng import Rng
from ducats.games.musketeers.questions import CommitCard, LayRewardsDown, ShuffleSlotsOf
from ducats.games.musketeers.state import NOBODY, Musketeers
from ducats.games.musketeers.tables import JEWEL, TRIPLES
from ducats.games.musketeers.tokens import GiveTokenUp, TokenAsk
from ducats.search.judge import Judge
from ducats.search.musketeers.habits import SHOWN_JEWEL, SHOWN_PRISON, relay, stakes, token_worths
from ducats.search.musketeers.odds import Book
from ducats.search.musketeers.standing import standing

KEEP: Final = (1.5, 1.3, 1.6)
"""With 2, 3, 4 seats: how much of a card's mean worth in later duels is charged for playing it now."""
DUCAT: Final = 0.015
"""What a ducat is worth in the middle of a match, as a part of the victory."""
FIGHT: Final = 0.7
"""How much of what the fighting cards promise comes true, when rewards are chosen."""
REWARDS: Final = 16
"""So many of the 220 ways to lay rewards are thought about."""
TIRED: Final = 20_000
"""When so many hands have been judged, the judgements are forgotten."""


@final
class MusketeersJudge(Judge):
    """Playouts go to the end of the hand; what a hand has brought is valued by how the match then stands."""

    def __init__(self) -> None:
        super().__init__(horizon=1, breadth=1.0, rivals=0.1)
        self._books: dict[tuple[tuple[int, ...], tuple[int, ...], int], Book] = {}
        self._rewards: dict[tuple[int, ...], list[int]] = {}

    def clock(self, play: Play) -> int:
        return len(cast(Musketeers, play).paid)

    def value(self, play: Play) -> list[float]:
        return standing(cast(Musketeers, play))

    def shown(self, play: Play, seat: Seat, answer: int) -> int:
        """MU-9, MUR-18: rewards lie face down in slots that nobody can tell apart. Cards are shown."""
        ask = play.frames[-1]
        if isinstance(ask, LayRewardsDown | ShuffleSlotsOf):
            return 0
        if seat == CHANCE:
            return answer
        g = cast(Musketeers, play)
        if isinstance(ask, CommitCard) and seat == g.jailed and not g.options.jail_discard_visible:
            return 0
        return answer

    def suppose(self, play: Play, seat: Seat, rng: Rng) -> None:
        """MU-9: rivals lay good cards and a poor one for the prison; jewels lie on the better ones."""
        g = cast(Musketeers, play)
        for rival in range(g.seats):
            if rival != seat and g.rewards[rival]:
                relay(g, rival, rng)

    def candidates(self, play: Play, seat: Seat) -> list[int]:
        g = cast(Musketeers, play)
        if isinstance(g.frames[-1], LayRewardsDown):
            return self._rewards_of(g, seat)
        legal = g.legal(seat)
        worths = self._worths(g, seat, legal)
        order = sorted(range(len(legal)), key=worths.__getitem__, reverse=True)
        return [legal[place] for place in order]

    def hunches(self, play: Play, seat: Seat, candidates: list[int]) -> list[float]:
        """What the habits think, with ducats turned into parts of a victory."""
        g = cast(Musketeers, play)
        if isinstance(g.frames[-1], LayRewardsDown):
            triples = self._triples(g, g.hands[seat])
            worths = [triples[answer] for answer in candidates]
        else:
            legal = g.legal(seat)
            by_answer = dict(zip(legal, self._worths(g, seat, legal), strict=True))
            worths = [by_answer[answer] for answer in candidates]
        return [DUCAT * (worth - worths[0]) for worth in worths]

    def roll(self, play: Play, seat: Seat, rng: Rng) -> int:
        g = cast(Musketeers, play)
        ask = g.frames[-1]
        if isinstance(ask, LayRewardsDown):
            return self._rewards_of(g, seat)[0]
        legal = g.hands[seat] if isinstance(ask, CommitCard) else g.legal(seat)
        worths = self._worths(g, seat, legal)
        best = 0
        for place in range(1, len(worths)):
            if worths[place] > worths[best]:
                best = place
        return legal[best]

    def _worths(self, g: Musketeers, seat: Seat, legal: list[int]) -> list[float]:
        """What each legal answer is worth in ducats."""
        ask = g.frames[-1]
        if isinstance(ask, CommitCard):
            return self._cards(g, seat)
        if isinstance(ask, TokenAsk):
            return token_worths(g, seat, legal, ask.token)
        assert isinstance(ask, GiveTokenUp)
        values, rewards = g.tables.values, g.rewards[seat]
        sign = -1.0 if ask.token == JEWEL else 1.0
        return [sign * values[rewards[slot]] for slot in legal]

    def _cards(self, g: Musketeers, seat: Seat) -> list[float]:
        """MU-13: what a card may win or lose now, less what it could do later; in jail only the latter."""
        jewel, rival, prison, spared = stakes(g, seat)
        book = self._book(g)
        sign = 1.0
        if seat == g.jailed:
            table = book.later
            sign = -1.0
        elif g.jailed == NOBODY:
            table = book.now[g.guard]
        else:
            table = book.now_jailed[g.guard]
        worths: list[float] = []
        for card in g.hands[seat]:
            a, b, c, d = table[card]
            worths.append(sign * (a * jewel + b * rival + c * prison + d * spared))
        return worths

    def _book(self, g: Musketeers) -> Book:
        """MU-5: the pile of this number of seats; the same in every hand."""
        key = (g.tables.values, g.tables.guards, g.seats)
        book = self._books.get(key)
        if book is None:
            book = Book(g.tables.values, g.tables.guards, g.tables.pile(g.seats), g.seats, KEEP[g.seats - 2])
            self._books[key] = book
        return book

    def _rewards_of(self, g: Musketeers, seat: Seat) -> list[int]:
        """MU-9: the best ways to lay rewards from a hand of twelve."""
        key = (g.seats, *g.hands[seat])
        known = self._rewards.get(key)
        if known is None:
            if len(self._rewards) > TIRED:
                self._rewards.clear()
            worths = self._triples(g, g.hands[seat])
            order = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
            known = self._rewards[key] = order[:REWARDS]
        return known

    def _triples(self, g: Musketeers, hand: list[int]) -> list[float]:
        """What three cards pay, and what the other nine will win and lose for them."""
        values, later = g.tables.values, self._book(g).later
        rivals = 1.0 / (g.seats - 1)
        fixed = [
            FIGHT * rivals * (SHOWN_PRISON * later[card][3] - SHOWN_JEWEL * later[card][1]) for card in hand
        ]
        jewels = [FIGHT * later[card][0] for card in hand]
        prisons = [FIGHT * later[card][2] for card in hand]
        all_fixed, all_jewels, all_prisons = sum(fixed), sum(jewels), sum(prisons)
        worths: list[float] = []
        for a, b, c in TRIPLES:
            low, high = values[hand[a]], values[hand[c]]
            jewel = all_jewels - jewels[a] - jewels[b] - jewels[c]
            prison = all_prisons - prisons[a] - prisons[b] - prisons[c]
            fought = jewel * high - prison * low + all_fixed - fixed[a] - fixed[b] - fixed[c]
            worths.append(low + values[hand[b]] + high + fought)
        return worths
