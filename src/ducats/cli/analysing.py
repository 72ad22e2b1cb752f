"""A review at the terminal: who had which chances, what was luck, and which answers were mistakes."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ducats.cli.console import output, progress
from ducats.cli.reading import players_of, read_record, texts_of
from ducats.cli.terminals import terminal_for
from ducats.engine.errors import BadOptions
from ducats.engine.play import Play
from ducats.engine.record import Record
from ducats.engine.replay import moments
from ducats.engine.rules import Rules
from ducats.review import EFFORTS, Analysis, Analyst
from ducats.review.messages import WHOLE, Decision
from ducats.terminal.game import TerminalGame, lettered
from ducats.texts import Texts


def analyse_record(
    file: Path, effort: str, seed: str, to: Path | None, as_json: bool, lang: str | None, plain: bool
) -> None:
    """A table for people, or the whole analysis as JSON."""
    if effort not in EFFORTS:
        raise BadOptions(
            f"there is no effort {effort!r}; there are {', '.join(EFFORTS)}", code="no_such_effort"
        )
    rules, record = read_record(file)
    analyst = Analyst(rules, record, seed)
    with progress("analyse", analyst.pieces(EFFORTS[effort])) as advance:
        before = 0
        for done, _ in analyst.work(EFFORTS[effort]):
            advance(done - before)
            before = done
    analysis = analyst.analysis()
    written = msgspec.json.encode(analysis) + b"\n"
    if to is not None:
        to.write_bytes(written)
    if as_json:
        sys.stdout.buffer.write(written)
    else:
        Report(rules, record, analysis, texts_of(lang), plain).print()


class Report:
    """An analysis in words."""

    def __init__(self, rules: Rules, record: Record, analysis: Analysis, texts: Texts, plain: bool) -> None:
        self.rules = rules
        self.analysis = analysis
        self.say = texts
        self.console = output(plain)
        self.plays: list[Play] = [play.copy() for _, play in moments(rules, record)]
        self.names = lettered(players_of(record.header), record.header.seats)

    def print(self) -> None:
        self._balances()
        self._section("review-turning-points", self._turning_points())
        self._section("review-mistakes", self._mistakes())
        cost = self.analysis.cost
        line = self.say("review-cost", games=cost.games, seconds=cost.seconds, playouts=cost.playouts)
        self.console.print()
        self.console.print(line, style="dim", markup=False)

    def _balances(self) -> None:
        from rich.table import Table

        columns = ("start", "luck", "own", "others", "hidden", "result", "lost", "accuracy")
        rows = [["", *[self.say(f"review-column-{name}") for name in columns]]]
        for name, balance in zip(self.names, self.analysis.balances, strict=True):
            row = [
                name,
                percent(balance.start),
                f"{points(balance.luck)} ± {percent(balance.luck_error)}",
                f"{points(balance.own)} ± {percent(balance.own_error)}",
                f"{points(balance.others)} ± {percent(balance.others_error)}",
                points(balance.hidden),
                percent(balance.result),
                percent(balance.loss),
                "–" if balance.accuracy is None else f"{balance.accuracy:.0f} %",
            ]
            rows.append(row)
        if not self.console.is_terminal:
            print("\n".join("\t".join(row) for row in rows))
            return
        table = Table(*rows[0])
        for row in rows[1:]:
            table.add_row(*row)
        self.console.print(table)

    def _section(self, title: str, lines: Iterator[str]) -> None:
        self.console.print()
        self.console.print(self.say(title), style="bold")
        told = list(lines) or [self.say("review-none")]
        for line in told:
            self.console.print(line, markup=False)

    def _turning_points(self) -> Iterator[str]:
        for point in self.analysis.turning_points:
            told: dict[str, str] = {}
            decision = self.analysis.moments[point.moment].decision
            if decision is not None:
                terminal, view = self._seen(point.moment, decision)
                answer = terminal.describe(self.rules.read_action(decision.action), view)
                told = {"who": self.names[decision.seat], "answer": answer}
            yield self.say(
                f"review-turning-point-{point.cause}",
                moment=point.moment,
                player=self.names[point.seat],
                change=points(point.change),
                **told,
            )

    def _mistakes(self) -> Iterator[str]:
        for moment in self.analysis.moments:
            decision = moment.decision
            if decision is not None and decision.better is not None:
                terminal, view = self._seen(moment.number, decision)
                told = self.say(
                    "review-mistake",
                    moment=moment.number,
                    player=self.names[decision.seat],
                    kind=self.say(f"review-kind-{decision.kind}"),
                    loss=f"{percent(decision.loss)} ± {percent(decision.error)}",
                    played=terminal.describe(self.rules.read_action(decision.action), view),
                    better=terminal.describe(self.rules.read_action(decision.better), view),
                )
                if decision.reason:
                    reason = self.say(f"{self.analysis.game}-reason", it=decision.reason)
                    told += " " + self.say("review-reason", reason=reason)
                yield told

    def _seen(self, moment: int, decision: Decision) -> tuple[TerminalGame[Any], Any]:
        """The table as the player saw it before they answered."""
        view = self.rules.view(self.plays[moment - 1], decision.seat)
        return terminal_for(self.rules, self.say, self.names, self.rules.open_view(self.plays[-1])), view


def percent(share: int) -> str:
    return f"{100 * share / WHOLE:.1f}"


def points(change: int) -> str:
    """Percentage points, with their sign."""
    return f"{100 * change / WHOLE:+.1f}"
