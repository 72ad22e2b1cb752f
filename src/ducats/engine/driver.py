"""A game with its dice and its book: answers chance from the seed and keeps every input in order."""

from collections.abc import Sequence

from ducats.engine.errors import CorruptRecord
from ducats.engine.messages import CHANCE, Action, Event, Seat, View
from ducats.engine.play import Play
from ducats.engine.record import Footer, Header, Input, Record
from ducats.engine.rng import Rng, commitment
from ducats.engine.rules import Rules


class Driver:
    """Plays one game. Whoever stores moves writes down `inputs[before:]` after each call."""

    def __init__(self, rules: Rules, header: Header, seed: str) -> None:
        if header.commitment != commitment(seed):
            raise CorruptRecord("the seed does not match the commitment in the header")
        self.rules = rules
        self.header = header
        self.seed = seed
        self.inputs: list[Input] = []
        self.options = rules.recorded_options(header.version, header.options)
        self.play: Play = rules.new_game(header.seats, self.options, header.data)
        self.opening: list[Event] = self.play.stop_listening()

    @classmethod
    def begin(cls, rules: Rules, header: Header, seed: str) -> tuple["Driver", list[Event]]:
        """Open the table and let chance deal."""
        driver = cls(rules, header, seed)
        return driver, driver.opening + driver._draw()

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        """A player's move and whatever chance adds to it; an error changes nothing."""
        events = list(self.play.apply(seat, action))
        self.inputs.append(Input(seat, action))
        return events + self._draw()

    def follow(self, entry: Input) -> Sequence[Event]:
        """Repeat one stored input; chance must come out as the seed says."""
        if entry.seat == CHANCE:
            expected = self._outcome()
            if entry.action != expected:
                raise CorruptRecord(f"chance says {entry.action}, the seed says {expected}")
        events = self.play.apply(entry.seat, entry.action)
        self.inputs.append(entry)
        return events

    def resume(self) -> list[Event]:
        """Draw what chance still owes after a stored game was followed to its end."""
        return self._draw()

    def view(self, seat: Seat | None) -> View:
        return self.rules.view(self.play, seat)

    def record(self) -> Record:
        """The whole book; the seed is shown only when the game is over."""
        outcome = self.play.outcome()
        footer = Footer(self.seed, outcome) if outcome is not None else None
        return Record(self.header, tuple(self.inputs), footer)

    def _outcome(self) -> Action:
        """Every draw has dice of its own: what one shows says nothing about the next."""
        legal = self.play.legal(CHANCE)
        if not legal:
            raise CorruptRecord("an outcome of chance where nobody draws")
        number = len(self.inputs)
        dice = Rng(f"{self.header.seed_of(number, self.seed)}/{number}")
        return self.play.say(CHANCE, legal[dice.below(len(legal))])

    def _draw(self) -> list[Event]:
        events: list[Event] = []
        while self.play.waiting_for() == (CHANCE,):
            action = self._outcome()
            events.extend(self.play.apply(CHANCE, action))
            self.inputs.append(Input(CHANCE, action))
        return events
