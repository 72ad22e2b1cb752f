"""A game on this machine, without a server: one person, bots on all other chairs."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final

import msgspec

from ducats.bots.memory import Memory
from ducats.cli.figures import percent
from ducats.cli.rules_page import rule_text
from ducats.engine.driver import Driver
from ducats.engine.errors import BadOptions, DucatsError
from ducats.engine.messages import Action, Event, Form, Seat, View
from ducats.games.levels import view_when_asked
from ducats.games.memories import EventLog
from ducats.review import coaching
from ducats.terminal.asked import Asked
from ducats.terminal.game import TerminalGame
from ducats.terminal.story import Story

COACH_SECONDS: Final = 10.0

Opponent = Callable[[View, Memory], Action]
"""A bot in its chair: it sees a view, remembers what its chair was told, and answers."""


class LocalGame:
    """What both faces of the terminal ask of a game: whose turn it is, what is told, what an answer means."""

    def __init__(
        self,
        driver: Driver,
        terminal: TerminalGame[Any],
        opponents: Mapping[Seat, Opponent],
        opening: list[Event],
    ) -> None:
        self.person: Seat = next(seat for seat in range(driver.header.seats) if seat not in opponents)
        self.driver = driver
        self.terminal = terminal
        self.say = terminal.texts
        self._opponents = opponents
        self.story = Story(terminal)
        self._log = EventLog(driver.header.game)
        self._tell(opening)

    @property
    def is_over(self) -> bool:
        return self.driver.play.is_over()

    def view(self) -> View:
        return self.driver.view(self.person)

    def next_seat(self) -> Seat:
        """Who answers next: the person, if several are asked at once."""
        waiting = self.driver.play.waiting_for()
        return self.person if self.person in waiting else waiting[0]

    def think(self, seat: Seat) -> Action:
        """The answer of a bot."""
        view = view_when_asked(self.driver.rules, self.driver.play, seat)
        return self._opponents[seat](view, self._log.memory(view))

    def apply(self, seat: Seat, action: Action) -> int:
        """Apply an answer and tell what came of it; returns the first line of the story that is new or has
        grown."""
        return self._tell(self.driver.apply(seat, action))

    def _tell(self, events: list[Event]) -> int:
        self._log.tell(events)
        return self.story.add(event.seen_by(self.person) for event in events)

    def hear(self, line: str, asked: Asked, form: Form[Any] | None = None) -> Action | Form[Any]:
        """What was typed, if the rules allow it; a form if its amounts are still missing."""
        return self.checked(self.terminal.hear(line, asked, form))

    def checked(self, answer: Action | Form[Any]) -> Action | Form[Any]:
        """The same answer, unless a rule forbids it."""
        if isinstance(answer, Action):
            self.driver.play.hear(self.person, answer)
        return answer

    def only_answer(self, asked: Asked) -> tuple[Action, str] | None:
        """The answer where there is but one, and the line that tells so."""
        action = self.terminal.only_answer(asked)
        if action is None:
            return None
        told = asked.choices[0].told if asked.some_of is None else ", ".join(c.told for c in asked.choices)
        return action, self.say("terminal-only-choice", choice=told)

    def hint(self, asked: Asked) -> str:
        """What may be typed."""
        if asked.some_of is not None:
            return self.say("terminal-choose-some", count=asked.some_of.count)
        if asked.only_form is not None and not asked.has_list:
            return self.amounts_hint(asked.only_form)
        if asked.money is not None:
            return self._about_amount("terminal-choose-or-amount", asked.money)
        return self.say("terminal-choose-one")

    def amounts_hint(self, form: Form[Any]) -> str:
        """Which amounts a form takes."""
        if len(form.amounts) == 1:
            return self._about_amount("terminal-type-amount", form)
        # What cannot be chosen need not be typed, unless something that can be stands after it.
        last = max((at for at, each in enumerate(form.amounts, 1) if each.most > each.least), default=0)
        ranges = (
            f"{self.terminal.amount_name(form, each)} {each.least}"
            + (f"–{each.most}" if each.most > each.least else "")
            for each in form.amounts[:last]
        )
        return self.say("terminal-type-amounts", ranges=", ".join(ranges))

    def _about_amount(self, text_id: str, form: Form[Any]) -> str:
        (amount,) = form.amounts
        return self.say(text_id, least=amount.least, most=amount.most, step=amount.step)

    def advice(self) -> list[str]:
        """What the coach says to the person, from what the person sees."""
        view = self.view()
        hint = coaching.advise(view.game, msgspec.json.encode(view), COACH_SECONDS)
        lines: list[str] = []
        for each in hint.answers:
            answer = self.terminal.describe(self.driver.rules.read_action(each.action), view)
            parts = [self.say("help-hint-chance", chance=percent(each.chance), error=percent(each.error))]
            if each.behind:
                points, error = percent(each.behind), percent(each.behind_error)
                parts.append(self.say("help-hint-behind", points=points, error=error))
            if each.reason:
                parts.append(self.terminal.why(each.reason, each.about))
            lines.append(f"{answer}: {' · '.join(parts)}")
        return [*lines, self.say("help-hint-cost", worlds=hint.worlds)]

    def explain(self, error: DucatsError) -> list[str]:
        """Why something is refused, and the rule it rests on."""
        lines = [self.say.error(error)]
        if error.rule:
            # A game without a rules page gives the id alone.
            with suppress(BadOptions, FileNotFoundError):
                lines.append(self.rule(error.rule))
        return lines

    def rule(self, rule: str) -> str:
        """A rule in the reader's language."""
        return rule_text(self.driver.rules, rule, self.say.language)

    def help(self) -> list[str]:
        """What may be typed at any time, and the short forms of this game."""
        meta = self.driver.rules.meta
        own = f"terminal-help-{meta.id}"
        lines = [self.say("terminal-help", prefix=meta.prefix, amount=1200)]
        return [*lines, self.say(own)] if self.say.has(own) else lines
