"""A review at the terminal: who had which chances, what was luck, and which answers were mistakes."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ducats.cli.console import output, progress
from ducats.cli.figures import ONE_PERCENT, Figures, adding_up, bargains, percent, start_error, told_trade
from ducats.cli.reading import players_of, read_record, read_seat, texts_of
from ducats.cli.summary import (
    Swing,
    costliest,
    decisive,
    draws_to_tell,
    fall,
    is_hidden,
    luck_in,
    misjudged_lots,
    subject_of,
    swing,
    swings,
    winner_of,
)
from ducats.cli.terminals import terminal_for
from ducats.engine.errors import BadOptions
from ducats.engine.messages import Seat
from ducats.engine.play import Play
from ducats.engine.record import Record
from ducats.engine.replay import moments
from ducats.engine.rules import Rules
from ducats.games.draws import drawn
from ducats.review import EFFORTS, Analysis, Analyst
from ducats.review.messages import Auction, Balance, Bidder, Decision, Trade, TurningPoint
from ducats.terminal.game import TerminalGame, fields_of, lettered
from ducats.texts import Texts, kebab


def analyse_record(
    file: Path,
    *,
    effort: str,
    seed: str,
    to: Path | None,
    as_json: bool,
    seat: str | None,
    lang: str | None,
    plain: bool,
) -> None:
    """A table for people, or the whole analysis as JSON."""
    if effort not in EFFORTS:
        raise BadOptions(
            f"there is no effort {effort!r}; there are {', '.join(EFFORTS)}", code="no_such_effort"
        )
    rules, record = read_record(file)
    reader = None if seat is None else read_seat(seat, record.header.seats)
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
        Report(rules, record, analysis, texts_of(lang), plain, reader).print()


class Report:
    """An analysis in words: to one of the players, or else about the winner."""

    def __init__(
        self,
        rules: Rules,
        record: Record,
        analysis: Analysis,
        texts: Texts,
        plain: bool,
        reader: Seat | None = None,
    ) -> None:
        self.rules = rules
        self.analysis = analysis
        self.reader = reader
        self.say = texts
        self.figures = Figures(texts.language)
        self.console = output(plain)
        self.plays: list[Play] = [play.copy() for _, play in moments(rules, record)]
        self.names = lettered(players_of(record.header), record.header.seats)
        turned = [point.moment for point in analysis.turning_points if point.cause == "draw"]
        self.draws = drawn(rules, record, turned)

    def print(self) -> None:
        is_judged = self.analysis.cost.worlds > 0
        if is_judged:
            self._section("summary-heading", self._in_short(), after=False)
            self.console.print()
        self._balances()
        self.console.print()
        self.console.print(self.say("review-points"), style="dim", markup=False)
        self._section("review-turning-points", self._turning_points())
        if is_judged:
            self._section("review-mistakes", self._mistakes())
        if any(bargains(self.analysis)):
            self._section("review-trades", self._trades())
        if self.analysis.auctions:
            self._section("review-auctions", self._auctions())
        if any(decision.mixture for _, decision in self._decisions()):
            self._section("review-sealed", self._sealed())
        cost = self.analysis.cost
        seconds = self.figures.tenths(10 * cost.seconds)
        line = self.say("review-cost", games=cost.games, seconds=seconds, playouts=cost.playouts)
        self.console.print()
        self.console.print(line, style="dim", markup=False)

    def _balances(self) -> None:
        from rich.table import Table

        parts = [self._parts(seat, balance) for seat, balance in enumerate(self.analysis.balances)]
        columns = [self.say(f"review-column-{name}") for name in parts[0]]
        if not self.console.is_terminal:
            rows = [
                ("", *columns),
                *[(name, *part.values()) for name, part in zip(self.names, parts, strict=True)],
            ]
            print("\n".join("\t".join(row) for row in rows))
            return
        # The players stand side by side: eight headings would not fit in 80 columns.
        table = Table("")
        for name in self.names:
            table.add_column(name, justify="right")
        for column, figures in zip(
            columns, zip(*[part.values() for part in parts], strict=True), strict=True
        ):
            table.add_row(column, *figures)
        self.console.print(table)

    def _parts(self, seat: Seat, balance: Balance) -> dict[str, str]:
        """What adds up to the result, by the name of its column."""
        shown, points = self.figures.percent, self.figures.points
        luck_error = shown(balance.luck_error)
        if not self.analysis.cost.worlds:
            # Without judgements, answers and hidden information cannot be told apart.
            answers = balance.own + balance.others + balance.hidden
            start, luck, answers = adding_up((balance.start, balance.luck, answers))
            told = {
                "start": self.figures.with_error(start, start_error(self.analysis, seat)),
                "luck": f"{points(luck)} ± {luck_error}",
            }
            return {**told, "answers": points(answers), "result": shown(balance.result)}
        start, luck, own, others, hidden = adding_up(
            (balance.start, balance.luck, balance.own, balance.others, balance.hidden)
        )
        return {
            "start": self.figures.with_error(start, start_error(self.analysis, seat)),
            "luck": f"{points(luck)} ± {luck_error}",
            "own": f"{points(own)} ± {shown(balance.own_error)}",
            "others": f"{points(others)} ± {shown(balance.others_error)}",
            "hidden": points(hidden),
            "result": shown(balance.result),
            "lost": shown(balance.loss),
            "accuracy": "–" if balance.accuracy is None else self.figures.whole_percent(balance.accuracy),
        }

    def _section(self, title: str, lines: Iterator[str], after: bool = True) -> None:
        """`after`: something stands above it."""
        if after:
            self.console.print()
        self.console.print(self.say(title), style="bold")
        told = list(lines) or [self.say("review-none")]
        for line in told:
            self.console.print(line, markup=False)

    # -- in short: the three answers with which the page begins, too ---------------------------------

    def _in_short(self) -> Iterator[str]:
        for question, answer in (
            ("summary-decided", self._decided()),
            ("summary-luck", self._luck()),
            ("summary-better", self._better()),
        ):
            yield f"{self.say(question)} {answer}"

    def _who(self, seat: Seat) -> str:
        return "you" if seat == self.reader else "other"

    def _decided(self) -> str:
        analysis, reader = self.analysis, self.reader
        point, fallen = decisive(analysis, reader), fall(analysis, reader)
        told = self._turn(point, "summary", *swings(analysis, point, reader)) if point else None
        # Losers ask first where it went wrong for them.
        lost = self._turn(fallen, "summary-fall", swing(analysis, fallen, fallen.seat)) if fallen else None
        return " ".join(filter(None, (told or self.say("summary-bit-by-bit"), lost)))

    def _turn(self, point: TurningPoint, text: str, swung: Swing, paid: Swing | None = None) -> str:
        """A moment that mattered, as one of the texts about such moments tells it."""
        decision = self.analysis.moments[point.moment].decision
        by = point.seat if decision is None else decision.seat
        loser = swung if paid is None else paid
        has_won = text == "summary" and swung.seat == winner_of(self.analysis, self.reader)
        return self.say(
            f"{text}-{point.cause}",
            moment=point.moment,
            by=self._who(by),
            who=self.names[by],
            answer="" if decision is None else self._told(point.moment, decision, decision.action),
            drawn=self._drawn(point, self.reader),
            hidden="mostly" if is_hidden(self.analysis, point, swung.seat) else "partly",
            whose="winner" if has_won and swung.seat != self.reader else self._who(swung.seat),
            player=self.names[swung.seat],
            before=self.figures.whole_share(swung.before),
            after=self.figures.whole_share(swung.after),
            cost="none" if paid is None else self._who(loser.seat),
            loser=self.names[loser.seat],
            fell=self.figures.whole_share(loser.before),
            felt=self.figures.whole_share(loser.after),
        )

    def _luck(self) -> str:
        subject = subject_of(self.analysis, self.reader)
        balance = self.analysis.balances[subject]
        shown, points = self.figures.percent, self.figures.points
        start, change = adding_up((balance.start, balance.result - balance.start))
        whose = {"whose": self._who(subject), "player": self.names[subject]}
        account = self.say(
            "summary-account",
            start=self.figures.with_error(start, start_error(self.analysis, subject)),
            result=shown(balance.result),
            luck=f"{points(balance.luck)} ± {shown(balance.luck_error)}",
            change=points(change),
            **whose,
        )
        return f"{self.say(f'summary-luck-{luck_in(balance)}', **whose)} {account}"

    def _better(self) -> str:
        faults = costliest(self.analysis, self.reader)
        misjudged = misjudged_lots(self.analysis, self.reader)
        lots = self.say("summary-lots", count=misjudged) if misjudged else ""
        if not faults:
            by = "nobody" if self.reader is None else "you"
            return " ".join(filter(None, (self.say("summary-faultless", by=by, player=""), lots)))
        moment, decision = faults[0]
        told = self.say(
            "summary-mistake",
            moment=moment,
            by=self._who(decision.seat),
            player=self.names[decision.seat],
            played=self._told(moment, decision, decision.action),
            better=self._told(moment, decision, decision.better or {}),
            loss=self.figures.percent(decision.loss),
        )
        more = self.say("summary-more", count=len(faults) - 1) if len(faults) > 1 else ""
        return " ".join(filter(None, (told, self._reason(moment, decision), more, lots)))

    def _reason(self, moment: int, decision: Decision) -> str:
        """What speaks for the better answer; nothing, where no reason is known."""
        if not decision.reason:
            return ""
        terminal, _ = self._seen(moment, decision)
        told = terminal.why(decision.reason, decision.about)
        return self.say("reason-given", reason=told) if told else ""

    def _drawn(self, point: TurningPoint, reader: Seat | None) -> str | None:
        """The draws of a turning point as the game tells them; None: of an answer, or too many to tell."""
        last = self.plays[-1]
        view = self.rules.open_view(last) if reader is None else self.rules.view(last, reader)
        terminal = terminal_for(self.rules, self.say, self.names, view)
        events = draws_to_tell(self.draws.get(point.moment, ()), point.seat)
        return " ".join(filter(None, map(terminal.tell, events))) or None

    # -- the whole review ------------------------------------------------------------------------------

    def _turning_points(self) -> Iterator[str]:
        for point in self.analysis.turning_points:
            told: dict[str, str] = {}
            decision = self.analysis.moments[point.moment].decision
            if decision is not None:
                answer = self._told(point.moment, decision, decision.action)
                told = {"who": self.names[decision.seat], "answer": answer}
            yield self.say(
                f"review-turning-point-{point.cause}",
                moment=point.moment,
                drawn=self._drawn(point, None),
                player=self.names[point.seat],
                change=self.figures.points(point.change),
                **told,
            )

    def _decisions(self) -> Iterator[tuple[int, Decision]]:
        for moment in self.analysis.moments:
            if moment.decision is not None:
                yield moment.number, moment.decision

    def _mistakes(self) -> Iterator[str]:
        shown = self.figures.percent
        for moment, decision in self._decisions():
            if decision.better is not None:
                told = self.say(
                    "review-mistake",
                    moment=moment,
                    player=self.names[decision.seat],
                    kind=self.say(f"review-kind-{decision.kind}"),
                    loss=f"{shown(decision.loss)} ± {shown(decision.error)}",
                    played=self._told(moment, decision, decision.action),
                    better=self._told(moment, decision, decision.better),
                )
                yield " ".join(filter(None, (told, self._reason(moment, decision))))

    def _trades(self) -> Iterator[str]:
        for moment, decision in bargains(self.analysis):
            told = told_trade(decision)
            if told is not None and decision.trade is not None:
                yield self.say(
                    f"review-trade-{told.text}",
                    moment=moment,
                    player=self.names[decision.seat],
                    answer=self._told(moment, decision, decision.action),
                    gain=self._gained(decision.trade, decision.seat),
                    other=self.names[told.other],
                    othergain=self._gained(decision.trade, told.other),
                )

    def _gained(self, trade: Trade, seat: Seat) -> str:
        return f"{self.figures.points(trade.gain[seat])} ± {self.figures.percent(trade.error[seat])}"

    def _auctions(self) -> Iterator[str]:
        """Every lot in a line, and below it those who could bid."""
        figures = self.figures
        yield self.say("review-auctions-help")
        for lot in self.analysis.auctions:
            yield self.say(
                "review-lot",
                moment=lot.moment,
                lot=self._sold(lot),
                player=self.names[lot.buyer],
                price=self.say.number(lot.price),
            )
            for bidder in lot.bidders:
                told = self.say(
                    "review-bidder",
                    player=self.names[bidder.seat],
                    bid=self.say.number(bidder.bid) if bidder.bid else "–",
                    stop=self._stop(bidder),
                    gain=figures.points(bidder.gain),
                    error=figures.percent(bidder.error),
                    verdict=kebab(bidder.verdict) or "none",
                )
                yield f"  {told}"

    def _sold(self, lot: Auction) -> str:
        """In the words of the table as it was before the first bid."""
        view = self.rules.open_view(self.plays[lot.first - 1])
        terminal = terminal_for(self.rules, self.say, self.names, view)
        return terminal.say("lot", lot.question.removeprefix(f"{self.analysis.game}."), fields_of(view))

    def _stop(self, bidder: Bidder) -> str:
        """The price at which a bidder should have stopped."""
        if bidder.stop is None:
            return self.say("review-stop-unknown")
        if bidder.stop == 0:
            return self.say("review-stop-never")
        price = self.say.number(bidder.stop)
        if bidder.stop_is_least:
            return self.say("review-stop-least", price=price)
        return self.say("review-stop-at", price=price, error=self.say.number(bidder.stop_error))

    def _sealed(self) -> Iterator[str]:
        for moment, decision in self._decisions():
            if decision.mixture:
                told = self.say(
                    "review-mixture" if len(decision.mixture) > 1 else "review-mixture-one",
                    played=self._told(moment, decision, decision.action),
                    mixture=" · ".join(self._mixed(moment, decision)),
                )
                player = self.names[decision.seat]
                yield self.say("review-sealed-answer", moment=moment, player=player, told=told)

    def _mixed(self, moment: int, decision: Decision) -> Iterator[str]:
        """The strongest bot's mixed strategy, each answer with its share; a single answer stands alone."""
        shares = adding_up([mixed.share for mixed in decision.mixture], ONE_PERCENT)
        for mixed, share in zip(decision.mixture, shares, strict=True):
            answer = self._told(moment, decision, mixed.action)
            alone = len(decision.mixture) == 1
            yield answer if alone else self.say("review-mixed", answer=answer, share=percent(share))

    def _told(self, moment: int, decision: Decision, action: dict[str, Any]) -> str:
        terminal, view = self._seen(moment, decision)
        return terminal.quote(self.rules.read_action(action), view)

    def _seen(self, moment: int, decision: Decision) -> tuple[TerminalGame[Any], Any]:
        """The table as the player saw it before they answered."""
        view = self.rules.view(self.plays[moment - 1], decision.seat)
        return terminal_for(self.rules, self.say, self.names, self.rules.open_view(self.plays[-1])), view
