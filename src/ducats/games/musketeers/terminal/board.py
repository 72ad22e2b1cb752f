"""Musketeers at the terminal: cards as `7/2`, jewels and prisons on the rewards, short words for moves."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ducats.engine.messages import Action, Event
from ducats.engine.plain_text import SEAT_LETTERS
from ducats.games.musketeers.rules import events as e
from ducats.games.musketeers.rules import messages as m
from ducats.games.musketeers.rules import view as v
from ducats.terminal.game import TerminalGame

JEWEL: Final = "◆"
PRISON: Final = "▦"
FACE_DOWN: Final = "░░░"
GLYPHS: Final = {"J": (JEWEL, "bold cyan"), "P": (PRISON, "bold red"), "-": (" ", "")}
CARD: Final = "bold black on bright_white"
OWN_REWARD: Final = "black on bright_yellow"
HIDDEN: Final = "white on blue"
HEADINGS: Final = (
    ("match-player", True),
    ("terminal-musketeers-rewards", True),
    ("terminal-column-cards", False),
    ("terminal-musketeers-total", False),
)
"""And whether the column is never broken into lines."""


class MusketeersTerminal(TerminalGame[v.MusketeersView]):
    """MU-9 to MU-38 as a terminal shows them."""

    def title(self, view: v.MusketeersView) -> str:
        return self.texts("terminal-musketeers-title", hand=view.hand_number, duel=view.duel)

    def table(self, view: v.MusketeersView) -> RenderableType:
        parts: list[RenderableType] = [self._centre(view)]
        if view.duels:
            parts += [Text(), self._duels(view)]
        if view.hand:
            parts += [Text(), hand_of(self.texts("terminal-your-hand"), view.hand)]
        if view.hands:
            parts += [Text(), *(hand_of(self.name(seat), hand) for seat, hand in enumerate(view.hands))]
        return Group(*parts)

    def _centre(self, view: v.MusketeersView) -> Text:
        say = self.texts
        line = Text()
        if view.guard is not None:
            line.append(say("terminal-musketeers-guard") + " ").append(
                f" {view.guard} ", "bold white on red"
            ).append("   ")
        line.append(say("terminal-musketeers-centre") + " ")
        line.append(JEWEL * view.jewels or "·", "bold cyan").append(" ")
        line.append(PRISON * view.prisons or "·", "bold red")
        left = " ".join(map(str, view.guards_left)) or "–"
        return line.append("   " + say("terminal-musketeers-still-to-come", guards=left), "dim")

    def seats(self, view: v.MusketeersView) -> Table:
        say = self.texts
        target = f"/{view.options.match_target}" if view.options.match_mode == "target" else ""
        table = Table(box=None, padding=(0, 1, 0, 0))
        for heading, no_wrap in HEADINGS:
            table.add_column(self.told(heading, {}), header_style="dim", no_wrap=no_wrap)
        table.add_column("")
        for seat, place in enumerate(view.places):
            note = say("terminal-musketeers-jailed") if place.jailed else ""
            total = f"{place.total}{target}"
            table.add_row(self.player(seat, view), rewards(place), str(place.cards), total, note)
        return table

    def _duels(self, view: v.MusketeersView) -> Table:
        say = self.texts
        table = Table(box=None, padding=(0, 2, 0, 0))
        for heading in (
            say("terminal-musketeers-duel"),
            say("terminal-musketeers-guard"),
            *SEAT_LETTERS[: view.seats],
        ):
            table.add_column(heading, header_style="dim")
        table.add_column(say("terminal-musketeers-sum"), header_style="dim")
        table.add_column("")
        for number, duel in enumerate(view.duels, start=1):
            cards = [
                Text(
                    (f"({card or '?'})" if seat == duel.jailed else card or "?"),
                    ("bold green" if duel.won else "bold red") if seat == duel.seat else "",
                )
                for seat, card in enumerate(duel.cards)
            ]
            verdict = say(
                f"terminal-musketeers-{'won' if duel.won else 'lost'}", player=SEAT_LETTERS[duel.seat]
            )
            table.add_row(str(number), str(duel.guard), *cards, str(duel.sum), verdict)
        return table

    def tell(self, event: Event) -> str | None:
        line = super().tell(event)
        return "\n".join([line, *self._payments(event)]) if line and isinstance(event, e.HandEnded) else line

    def _payments(self, event: e.HandEnded) -> list[str]:
        """MU-35 to MU-37: the rewards that are shown at the end of a hand, with their tokens."""
        return [
            f"  {self.name(seat)}  "
            + "  ".join(
                f"{card}{'' if token == '-' else token}"
                for card, token in zip(event.rewards[seat], event.rows[seat], strict=True)
            )
            + f"  = {score}"
            for seat, score in enumerate(event.scores)
        ]

    def describe(self, action: Action, view: v.MusketeersView) -> str:
        return action.card if isinstance(action, m.PlayCard) else super().describe(action, view)

    def notation(self, action: Action) -> str:
        """`7/2` plays a card; `j2` a jewel onto slot 2, `j2 b1` from B's slot 1; `-p2` frees; `t2` gives."""
        if isinstance(action, m.PlayCard):
            return action.card
        if isinstance(action, m.TakeJewel):
            return f"j{action.to + 1}{origin(action.source)}"
        if isinstance(action, m.TakePrison):
            return f"p{action.to + 1}{origin(action.source)}"
        if isinstance(action, m.FreePrison):
            return f"-p{action.slot + 1}"
        if isinstance(action, m.ReturnJewel):
            return f"-j{action.slot + 1}"
        if isinstance(action, m.GiveToken):
            return f"t{action.slot + 1}"
        if isinstance(action, m.LayRewards):
            return " ".join(action.cards)
        return str(action)


def rewards(place: v.Place) -> Text:
    """The three slots: own cards open, others face down, each with its token."""
    line = Text()
    for card, token in zip(place.rewards, place.row, strict=False):
        line.append(f" {card} " if card else f" {FACE_DOWN} ", OWN_REWARD if card else HIDDEN)
        glyph, style = GLYPHS[token]
        line.append(glyph, style).append(" ")
    return line


def hand_of(name: str, cards: tuple[str, ...]) -> Text:
    line = Text(name + "  ")
    for card in cards:
        line.append(card, CARD).append("  ")
    return line


def origin(source: m.Source | None) -> str:
    if source is None:
        return ""
    return f" {SEAT_LETTERS[source.seat].lower()}{'' if source.slot is None else source.slot + 1}"
