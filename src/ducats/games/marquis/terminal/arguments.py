"""What happens and may be done in Marquis, as arguments for the catalogues it shares with the page."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ducats.engine.messages import Action, Event, OneOrForm, Question, SomeOf
from ducats.games.marquis.rules import actions as a
from ducats.games.marquis.rules import events as e
from ducats.games.marquis.rules.messages import MarquisView, Matter
from ducats.games.marquis.rules.questions import ChooseVictim
from ducats.texts import Texts

Names = Sequence[str]
Arguments = dict[str, Any]

NONE: Final = "none"
"""How the texts say that somebody or something is missing."""
SEATS: Final = frozenset(
    {
        "culprit",
        "victim",
        "receiver",
        "payer",
        "owner",
        "countess",
        "client",
        "prosecutor",
        "other",
        "target",
    }
)
CARDS: Final = frozenset({"card", "identity", "exposed"})
GOODS: Final = ("coins", "diamonds", "rubies", "vetoes")


class Wording:
    """The words of one language for the things of Marquis."""

    def __init__(self, texts: Texts, names: Names) -> None:
        self.texts = texts
        self.names = names

    def card(self, card: str) -> str:
        name = self.texts(f"marquis-card-{card[0].lower()}")
        return self.texts("marquis-mercenary-of", card=name) if card.endswith("*") else name

    def bundle(self, bundle: a.Bundle) -> str:
        """`2 coins, 1 Veto`."""
        amounts = ((goods, getattr(bundle, goods)) for goods in GOODS)
        told = [self.texts(f"marquis-n-{goods}", **{goods: count}) for goods, count in amounts if count]
        return ", ".join(told) or self.texts("marquis-nothing")

    def arguments(self, thing: msgspec.Struct) -> Arguments:
        """The fields of an event or action as the texts want them."""
        told: Arguments = {}
        for field in thing.__struct_fields__:
            told |= self._argument(field, getattr(thing, field))
        return told

    def _argument(self, field: str, value: Any) -> Arguments:
        if field == "seat" or field in SEATS:
            key = "name" if field == "seat" else field
            return {key: NONE if value is None else self.names[value]}
        if field in CARDS:
            return {field: NONE if value is None else self.card(value)}
        if field == "seats":
            return {"names": ", ".join(self.names[seat] for seat in value)}
        if field == "cards":
            return {"cards": ", ".join(self.card(card) for card in value or ())}
        if field == "reason":
            return {"words": self.texts(f"marquis-reason-{value}") if value else ""}
        if field == "bundle":
            return {"bundle": NONE if value is None else self.bundle(value)}
        return {field: yes(value)} if isinstance(value, bool) else {field: value}


def is_silent(event: Event) -> bool:
    """Nothing to tell where another's hidden card moves, or where the next line says it anyway."""
    if isinstance(event, e.CardDrawn):
        return event.card is None
    if isinstance(event, e.HandDealt):
        return event.cards is None
    return isinstance(event, e.TurnBegan | e.TermsAccepted)


def event_arguments(event: Event, words: Wording) -> Arguments:
    told = words.arguments(event)
    if isinstance(event, e.CardLaid):
        told["imitates"] = yes(event.card[0] == "F" and event.identity != "F")
    if isinstance(event, e.GameEnded):
        first = [words.names[seat] for seat, rank in enumerate(event.ranks) if rank == 1]
        told |= {"names": ", ".join(first), "count": len(first), "points": max(event.points)}
    return told


def action_arguments(action: Action, view: MarquisView, words: Wording) -> Arguments:
    """The arguments of a choice's sentence."""
    told = words.arguments(action)
    matter = view.matter or Matter()
    if isinstance(action, a.Exchange):
        rate = matter.rate
        told["coins"] = action.times * (rate.coins if rate else 0)
        told["diamonds"] = action.times * (rate.diamonds if rate else 0)
    if isinstance(action, a.AcceptOffer):
        told["bundle"] = words.bundle(view.places[action.seat].offer or a.Bundle())
    if isinstance(action, a.Accept):
        told["bundle"] = words.bundle(matter.standing or a.Bundle())
    return told


def question_arguments(view: MarquisView, question: Question[Any], words: Wording) -> Arguments:
    """The arguments of the prompt: what the question is about."""
    matter = view.matter or Matter()
    me = 0 if view.seat is None else view.seat
    place = view.places[me]
    return {
        "culprit": _name(matter.culprit, words),
        "victim": _name(matter.victim, words),
        "other": _name(matter.other, words),
        "effect": matter.effect or "robbery",
        "coins": view.fixed.assassin if question.id == ChooseVictim.question else matter.coins,
        "kills": yes(matter.kills),
        "bundle": NONE if matter.standing is None else words.bundle(matter.standing),
        "price": matter.rate.coins if matter.rate else 0,
        "gain": matter.rate.diamonds if matter.rate else 0,
        "duty": yes(matter.duty),
        "able": yes(_ways(question) > 1),
        "committed": yes(place.committed),
        "offers": sum(other.offer is not None for other in view.places),
        "card": words.card(place.open.card.identity if place.open else "M"),
    }


def _name(seat: int | None, words: Wording) -> str:
    return "" if seat is None else words.names[seat]


def _ways(question: Question[Any]) -> int:
    choices = question.choices
    if choices is None or isinstance(choices, SomeOf):
        return 0
    forms = len(choices.forms) if isinstance(choices, OneOrForm) else 0
    return len(choices.actions) + forms


def yes(fact: bool) -> str:
    return "yes" if fact else "no"
