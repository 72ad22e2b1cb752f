"""How the answers to a question are written as typed actions: ints inside, words at the edge."""

from abc import abstractmethod
from typing import Any, final

from mypy_extensions import mypyc_attr

from ducats.engine.messages import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """Both directions of one question's answers. It may ask the table for names, and changes nothing."""

    @abstractmethod
    def say(self, g: Any, answer: int) -> Action:
        """An answer as an action."""

    @abstractmethod
    def hear(self, g: Any, action: Action, rule: str) -> int | None:
        """An action as an answer; None if it belongs to another question."""


@final
class Words(Codec):
    """A few actions without anything to fill in: the answer is the place in the list."""

    def __init__(self, *actions: type[Action]) -> None:
        self.actions = actions

    def say(self, g: Any, answer: int) -> Action:
        return self.actions[answer]()

    def hear(self, g: Any, action: Action, rule: str) -> int | None:
        kind = type(action)
        return self.actions.index(kind) if kind in self.actions else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(Codec):
    """An action whose only field tells the answer; a game derives from it to translate numbers and names."""

    def __init__(self, action: type[Action], field: str) -> None:
        self.action = action
        self.field = field

    def say(self, g: Any, answer: int) -> Action:
        return self.action(self.written(g, answer))

    def hear(self, g: Any, action: Action, rule: str) -> int | None:
        if type(action) is not self.action:
            return None
        return self.read(g, getattr(action, self.field), rule)

    def written(self, g: Any, answer: int) -> Any:
        """What the field says."""
        return answer

    def read(self, g: Any, value: Any, rule: str) -> int:
        """The answer that the field means; MalformedAction if it means none."""
        return int(value)


@final
class Either(Codec):
    """The codec of a field for most answers, and a word for each of a few special ones."""

    def __init__(self, usual: Codec, special: dict[int, type[Action]]) -> None:
        self.usual = usual
        self.special = special
        self.numbers = {action: number for number, action in special.items()}

    def say(self, g: Any, answer: int) -> Action:
        word = self.special.get(answer)
        return self.usual.say(g, answer) if word is None else word()

    def hear(self, g: Any, action: Action, rule: str) -> int | None:
        number = self.numbers.get(type(action))
        return self.usual.hear(g, action, rule) if number is None else number
