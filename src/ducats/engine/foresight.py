"""What one player can foretell at a table: what would follow from each answer that they may give."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from ducats.engine.messages import Action, Consequences, Fact, Question, SomeOf

Facts = list[Fact]


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight:
    """Made by a game for the player who is asked."""

    @abstractmethod
    def facts(self, action: Action) -> Facts:
        """Of one answer; of a form, before its amounts are named."""

    def facts_of_item(self, item: str) -> Facts:
        """Of one thing among those that may be ticked."""
        return []

    def table(self) -> Facts:
        """What holds whichever answer is given."""
        return []


def foretold(foresight: Foresight, question: Question[Action]) -> Consequences:
    """In the order of the choices."""
    if isinstance(question.choices, SomeOf):
        told = [tuple(foresight.facts_of_item(item)) for item in question.choices.items]
    else:
        told = [tuple(foresight.facts(action)) for action in question.offered()]
    return Consequences(tuple(told), tuple(foresight.table()))
