"""Everything that can be wrong with an input, each with a stable code and the rule it rests on."""

from typing import ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class DucatsError(Exception):
    """Base of all errors that are told to somebody outside; `code` is what wire and locales use."""

    default_code: ClassVar[str] = "error"

    def __init__(self, message: str, *, code: str | None = None, rule: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.code = code or self.default_code
        self.rule = rule


class MalformedAction(DucatsError):
    """The action cannot be read, or it answers another question than the one asked."""

    default_code = "malformed_action"


class IllegalAction(DucatsError):
    """The action can be read, but a rule forbids it now."""

    default_code = "illegal_action"


class NotYourTurn(DucatsError):
    """Nobody waits for an answer of this seat."""

    default_code = "not_your_turn"


class AlreadyAnswered(NotYourTurn):
    """This seat has sealed its answer already, and an answer is final."""

    default_code = "already_answered"


class GameOver(DucatsError):
    """The game has ended; nothing is asked any more."""

    default_code = "game_over"


class BadOptions(DucatsError):
    """The options or the number of seats do not fit this game."""

    default_code = "bad_options"


class BadOrders(DucatsError):
    """Standing orders that this game does not know."""

    default_code = "bad_orders"


class BadData(DucatsError):
    """A data file with printed values is unreadable or contradicts itself."""

    default_code = "bad_data"


class BadScenario(DucatsError):
    """A scenario file describes a position that cannot be."""

    default_code = "bad_scenario"


class CorruptRecord(DucatsError):
    """A record cannot be read, or replaying it does not give what it says."""

    default_code = "corrupt_record"


class BrokenInvariant(DucatsError):
    """Pieces or money were lost or made: a fault of the program, never of a player."""

    default_code = "broken_invariant"
