"""A game for environments: answers are ints, and chance draws by itself."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal, cast, final, get_args

from ducats.bots import Bot
from ducats.bots.memory import BLANK, Memory
from ducats.engine.errors import BadOptions
from ducats.engine.messages import CHANCE, Outcome, Seat, View
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.memories import EventLog, recall_of

Reward = Literal["win_share", "score"]


def reward_named(name: str) -> Reward:
    """BadOptions names the rewards that exist."""
    if name not in get_args(Reward):
        raise BadOptions(f"there is no reward {name!r}; there are {', '.join(get_args(Reward))}")
    return cast("Reward", name)


def paid(outcome: Outcome, reward: Reward) -> tuple[float, ...]:
    """What each seat gets at the end: its part of the victory, or the points of the rules."""
    if reward == "score":
        return tuple(map(float, outcome.scores))
    winners = len(outcome.winners)
    return tuple(1.0 / winners if rank == 1 else 0.0 for rank in outcome.ranks)


@final
class Table:
    """One game after the other with the same number of seats and the same options.

    A seed gives the same game here as anywhere else in Ducats: every draw has the dice of its place among
    the inputs.
    """

    def __init__(self, game: str, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self.rules = find(game)
        self.rules.check_seats(seats)
        self.seats = seats
        self.options = self.rules.read_options(options or {})
        self.seed = ""
        self.inputs = 0
        self.play: Play = self.rules.new_game(seats, self.options)
        self._log: EventLog | None = None

    def begin(self, seed: str) -> None:
        """A new game; chance deals."""
        self.seed = seed
        self.inputs = 0
        self.play = self.rules.new_game(self.seats, self.options)
        opening = self.play.stop_listening()
        if self._log is not None:
            self._log = EventLog(self.rules.meta.id, opening)
            self.play.events = []
        self._draw()

    def listen_for(self, bots: Iterable[Bot]) -> None:
        """From the next game on, note what these bots have to remember; without it no events are made."""
        if recall_of(self.rules.meta.id) is not None and any(bot.remembers for bot in bots):
            self._log = EventLog(self.rules.meta.id)

    def memory(self, view: View) -> Memory:
        """What the asked seat remembers, if somebody listens for it."""
        log, told = self._log, self.play.events
        if log is None or told is None:
            return BLANK
        log.tell(told)
        told.clear()
        return log.memory(view)

    def take(self, seat: Seat, answer: int) -> None:
        """A legal answer, and whatever chance adds to it."""
        self.play.take(seat, answer)
        self.inputs += 1
        self._draw()

    def view(self, seat: Seat) -> View:
        return self.rules.view(self.play, seat)

    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that are asked now; nobody at the end."""
        return self.play.waiting_for()

    def text(self, seat: Seat | None) -> str:
        """The table as a seat knows it; with all cards open once the game is over."""
        seen = self.rules.open_view(self.play) if self.play.is_over() else self.rules.view(self.play, seat)
        return self.rules.text(seen)

    def _draw(self) -> None:
        play = self.play
        while play.waiting_for() == (CHANCE,):
            legal = play.legal(CHANCE)
            play.take(CHANCE, legal[Rng(f"{self.seed}/{self.inputs}").below(len(legal))])
            self.inputs += 1
