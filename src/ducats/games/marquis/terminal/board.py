"""Marquis at the terminal: characters by their initials, money in columns, short words for moves."""

from typing import Any, Final

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ducats.engine.messages import Action, Form
from ducats.engine.plain_text import SEAT_LETTERS
from ducats.games.marquis.rules import messages as m
from ducats.games.marquis.rules.view import MarquisView, OpenCard, Place
from ducats.terminal.game import TerminalGame, fields_of
from ducats.texts import kebab

CARD: Final = "bold black on bright_white"
OPEN: Final = "bold white on magenta"
HEADINGS: Final = (
    "match-player",
    "terminal-marquis-jewels",
    "terminal-marquis-coins",
    "terminal-marquis-vetoes",
    "terminal-column-cards",
)


class MarquisTerminal(TerminalGame[MarquisView]):
    """MQ-03, section 4 of the rules: everything that lies open, and the own hand."""

    def title(self, view: MarquisView) -> str:
        return self.texts("terminal-marquis-title", laid=view.laid)

    def table(self, view: MarquisView) -> RenderableType:
        parts: list[RenderableType] = [self._centre(view), *self._notes(view)]
        if view.mine is not None:
            parts += [Text(), self._hand(self.texts("terminal-your-hand"), view.mine.hand, view)]
        for seat, mine in enumerate(view.everybody):
            parts += [Text(), self._hand(self.name(seat), mine.hand, view)]
        return Group(*parts)

    def board(self, view: MarquisView) -> RenderableType:
        """The table, and below it MQ-03: the overview of the characters."""
        return Group(self.table(view), Text(), self._overview(view))

    def _overview(self, view: MarquisView) -> RenderableType:
        table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
        held = {card[0] for card in view.mine.hand} if view.mine is not None else set()
        for character in view.characters:
            row = fields_of(character)
            about = Text(self.told("marquis-prints", row))
            about.append(("  " if about else "") + self.told("marquis-power", row), "dim")
            letter_style = CARD if character.card in held else OPEN
            table.add_row(
                Text(f" {self._initial(character.card)} ", letter_style), self._card(character.card), about
            )
        return Group(Text(self.texts("terminal-marquis-overview"), "bold"), table)

    def _centre(self, view: MarquisView) -> Text:
        say = self.texts
        line = Text(say("marquis-treasury") + " ").append(f" {view.treasury} ", "bold black on yellow")
        line.append("   " + say("marquis-clockwise" if view.clockwise else "marquis-anticlockwise"), "dim")
        if view.veto_played is not None:
            told = self.told("marquis-veto-of", {"seat": view.veto_played})
            line.append("   " + told, "bold red")
        return line

    def seats(self, view: MarquisView) -> RenderableType:
        table = Table(box=None, padding=(0, 1, 0, 0))
        for heading in HEADINGS:
            table.add_column(self.texts(heading), header_style="dim", no_wrap=True)
        for seat, place in enumerate(view.places):
            jewels = f"◆{place.diamonds} ⬢{place.rubies} = {place.points}"
            cards = f"{place.cards}+{place.deck}"
            table.add_row(self.player(seat, view), jewels, str(place.coins), str(place.vetoes), cards)
        lying = [
            Text(self.labelled(SEAT_LETTERS[seat], ""))
            .append_text(self._open(place.open))
            .append("  " + self._rate(place))
            for seat, place in enumerate(view.places)
        ]
        return Group(table, *lying)

    def _rate(self, place: Place) -> str:
        rate = fields_of(place.rate) if place.rate is not None else {}
        return self.texts("marquis-at-rate", it=rate, **rate)

    def _notes(self, view: MarquisView) -> list[Text]:
        """Under the table, where a line is long enough for them."""
        noted = [(seat, self._noted(place)) for seat, place in enumerate(view.places)]
        return [Text(self.labelled(self.name(seat), told), "dim") for seat, told in noted if told]

    def _open(self, lying: OpenCard | None) -> Text:
        if lying is None:
            return Text("–", "dim")
        card, identity = lying.card.card, lying.card.identity
        imitated = "" if card[0] == identity else f"={self._initial(identity)}"
        line = Text().append(f" {self._initial(card)}{imitated} ", OPEN)
        return line.append(" " + self._card(identity))

    def _initial(self, card: str) -> str:
        """The character in the letters of the reader's language, and which of several like cards it is."""
        return self.texts("marquis-initial", it=card) + card[1:]

    def _card(self, card: str) -> str:
        return self.texts("marquis-card", it=card)

    def _noted(self, place: Place) -> str:
        """What goes with an open card or a player."""
        say, lying = self.texts, place.open
        notes = [
            say(text)
            for text, true in (
                ("marquis-is-out", place.out),
                ("marquis-is-committed", place.bound),
                ("marquis-is-shown", place.shown and not place.bound),
                ("marquis-toll-pending", lying is not None and lying.toll),
                ("marquis-marked", lying is not None and lying.marked),
                ("marquis-used", lying is not None and lying.card.used),
            )
            if true
        ]
        if lying is not None:
            notes += [self.told("marquis-protected-by", {"seat": by}) for by in lying.protected_by]
        if place.offer is not None:
            notes.append(self.texts("marquis-bundle", it=fields_of(place.offer), **fields_of(place.offer)))
        return "; ".join(notes)

    def _hand(self, name: str, cards: tuple[str, ...], view: MarquisView) -> Group:
        known = {character.card: character for character in view.characters}
        table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
        for card in cards:
            row = known.get(card[0])
            # A character without a rate of its own is told by its power, too.
            text = "marquis-prints" if row and row.rate else "marquis-about"
            about = self.told(text, fields_of(row) if row else {"card": card})
            table.add_row(Text(f" {self._initial(card)} ", CARD), self._card(card), Text(about, "dim"))
        return Group(Text(name), table)

    def describe_form(self, form: Form[Any], view: MarquisView) -> str:
        """`Make an offer (coins 0–3, diamonds 0–1)`."""
        open_action = msgspec.structs.replace(form.action, bundle=m.Bundle())
        ranges = (
            f"{self.texts(f'marquis-{each.name}')} {each.least}–{each.most}"
            for each in form.amounts
            if each.most > each.least
        )
        return f"{self.describe(open_action, view)} ({', '.join(ranges)})"

    def notation(self, action: Action) -> str:
        """`m` lays the Marquis, `x2` exchanges twice, `kill b`, `take b`, `veto`, `offer 1 0 1`."""
        match action:
            case m.LayCard():
                return self._initial(action.card).lower()
            case m.Exchange():
                return f"x{action.times}"
            case m.Assassinate():
                return f"kill {letter(action.seat)}"
            case m.AcceptOffer():
                return f"take {letter(action.seat)}"
            case m.TakeBack() | m.CallWitness():
                return "top" if action.card is None else self._initial(action.card).lower()
            case m.DemandFee():
                return f"demand {letter(action.seat)} {amounts(action.bundle)}"
            case m.DemandPrice() | m.OfferFee() | m.Counter():
                return f"{kebab(type(action).__name__).split('-')[0]} {amounts(action.bundle)}"
            case m.PlaySpecial():
                return "special" if action.seat is None else f"special {letter(action.seat)}"
            case _:
                return WORDS.get(type(action).__name__, kebab(type(action).__name__))


WORDS: Final = {
    "ClaimToll": "claim",
    "WaiveToll": "waive",
    "SpareAll": "spare",
    "Allow": "allow",
    "PlayVeto": "veto",
    "PassBy": "pass",
    "Neutralise": "void",
    "Accept": "yes",
    "Refuse": "no",
    "OfferNothing": "no",
    "Decline": "no",
    "PlayOn": "on",
    "Stop": "stop",
}


def letter(seat: int) -> str:
    return SEAT_LETTERS[seat].lower()


def amounts(bundle: m.Bundle) -> str:
    """Coins, diamonds, Vetoes and, if there are any, rubies."""
    told = list(msgspec.structs.astuple(bundle))
    return " ".join(map(str, told if bundle.rubies else told[:3]))
