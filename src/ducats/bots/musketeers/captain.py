"""The captain: imagines many games that fit what he sees, and plays each to the end of the hand."""

from typing import final

from ducats.bots.base import Bot
from ducats.bots.musketeers.one_ply import OnePly, Worths, asked
from ducats.bots.musketeers.playout import Players, World
from ducats.bots.musketeers.policy import DUCATS_A_MATCH, Weights
from ducats.bots.musketeers.standing import hands_to_come, prospects
from ducats.bots.musketeers.table import Table, imagined
from ducats.engine.messages import Action, Seat, View
from ducats.engine.rng import Rng
from ducats.games.musketeers.messages import MusketeersView
from ducats.games.musketeers.tables import JEWEL, PRISON, REWARD_CARDS


@final
class Captain(Bot):
    """Playouts on imagined tables; all candidates meet the same worlds, poor ones drop out early."""

    def __init__(
        self, playouts: int = 400, candidates: int = 5, whim: float = 3.0, trust: float = 20.0
    ) -> None:
        self._playouts = playouts
        self._candidates = candidates
        self._whim = whim
        self._trust = trust
        """How many worlds it takes to outweigh the first thought."""
        self._first_thought = OnePly()

    def choose(self, view: View, rng: Rng) -> Action:
        seen, seat, question = asked(view)
        g = imagined(seen, rng)
        worths = self._first_thought.worths(g, seat, question)
        rng.shuffle(worths)
        worths.sort(key=lambda pair: -pair[1])
        answer = self._think(seen, seat, worths[: self._candidates], rng)
        action: Action = g.say(seat, answer)
        return action

    def _think(self, view: MusketeersView, seat: Seat, worths: Worths, rng: Rng) -> int:
        """Halve the field until one is left. The first thought counts like so many worlds played."""
        field = [answer for answer, _ in worths]
        gained = {answer: self._trust * worth / DUCATS_A_MATCH for answer, worth in worths}
        players: Players | None = None
        rounds = max(1, (len(field) - 1).bit_length())
        while len(field) > 1:
            for _ in range(max(1, self._playouts // (rounds * len(field)))):
                g = imagined(view, rng)
                players = players or Players(g, Weights())
                world = World(g, self._whim, rng)
                arrange(g, seat, players, world)
                for answer in field:
                    gained[answer] += self._play(g, seat, answer, players, world)
            field.sort(key=lambda answer: -gained[answer])
            field = field[: (len(field) + 1) // 2]
        return field[0]

    def _play(self, g: Table, seat: Seat, answer: int, players: Players, world: World) -> float:
        """The share of the victory that an answer leads to in one world."""
        trial = g.copy()
        trial.take(seat, answer)
        players.finish(trial, g.hand_number, world)
        outcome = trial.outcome()
        if outcome is not None:
            return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        trial.hand_number = g.hand_number
        return prospects(trial.totals, hands_to_come(trial, trial.totals))[seat]


def arrange(g: Table, seat: Seat, players: Players, world: World) -> None:
    """Make the imagined rivals sensible: good cards as rewards, jewels on the best, prisons on the worst.

    Who has sealed an answer already is taken to have chosen as sensibly.
    """
    for other in range(g.seats):
        if other == seat:
            continue
        if g.rewards[other]:
            _lay_sensibly(g, other, players, world)
    ask = g.frames[-1]
    if len(ask.seats) > 1:
        for index, other in enumerate(ask.seats):
            if other != seat:
                laying = not g.rewards[other]
                g.sealed[index] = (
                    players.rewards(g, other, world) if laying else players.card(g, other, world)
                )


def _lay_sensibly(g: Table, other: Seat, players: Players, world: World) -> None:
    whims = world.whims[other]
    cards = sorted(g.hands[other] + g.rewards[other], key=lambda card: players.likes[card] + whims[card])
    laid = sorted(cards[-REWARD_CARDS:])
    g.hands[other] = sorted(cards[:-REWARD_CARDS])
    row = g.tokens[other]
    jewels = [slot for slot in range(REWARD_CARDS) if row[slot] == JEWEL]
    prisons = [slot for slot in range(REWARD_CARDS) if row[slot] == PRISON]
    bare = [slot for slot in range(REWARD_CARDS) if slot not in jewels and slot not in prisons]
    for slot, card in zip(prisons + bare + jewels, laid, strict=True):
        g.rewards[other][slot] = card


def captain() -> Bot:
    return Captain()
