"""What happens and may be done in Musketeers, as arguments for the catalogues it shares with the page."""

from collections.abc import Callable, Sequence
from typing import Any

from ducats.engine.messages import Action, Event, OneOf, Question, Sealed
from ducats.games.musketeers.rules import messages as m
from ducats.texts import kebab

Names = Sequence[str]
Arguments = dict[str, Any]


def event_arguments(event: Event, names: Names) -> Arguments | None:
    """The arguments of an event's line; None if its reader sees nothing worth a line."""
    match event:
        case Sealed():
            return None
        case m.HandBegan():
            return {"hand": event.hand, "removed": ", ".join(map(str, event.removed))}
        case m.HandDealt() | m.RewardsLaid():
            if event.cards is None:
                return None
            return {"name": names[event.seat], "cards": "  ".join(event.cards)}
        case m.GuardTurned():
            jailed = "" if event.jailed is None else names[event.jailed]
            return {
                "duel": event.duel,
                "guard": event.guard,
                "name": jailed,
                "jailed": yes(event.jailed is not None),
            }
        case m.JewelTaken() | m.PrisonTaken():
            return {"name": names[event.seat], "slot": event.to + 1, **source_arguments(event.source, names)}
        case m.PrisonFreed() | m.JewelReturned():
            return {"name": names[event.seat], "slot": event.slot + 1}
        case m.Jailed() | m.Released():
            return {"name": names[event.seat]}
        case _:
            return _verdict_arguments(event, names)


def _verdict_arguments(event: Event, names: Names) -> Arguments | None:
    """Events that settle something for everybody."""
    match event:
        case m.CardsRevealed():
            shown = [f"{names[seat]} {card or '?'}" for seat, card in enumerate(event.cards)]
            if event.jailed is not None:
                shown[event.jailed] = f"({shown[event.jailed]})"
            return {
                "cards": ", ".join(shown),
                "sum": event.sum,
                "guard": event.guard,
                "result": "won" if event.won else "lost",
                "name": names[event.seat],
            }
        case m.HandEnded():
            paid = (
                f"{names[seat]} +{score} ({event.totals[seat]})" for seat, score in enumerate(event.scores)
            )
            return {"hand": event.hand, "reason": kebab(event.reason), "scores": ", ".join(paid)}
        case m.MatchEnded():
            winners = [names[seat] for seat in event.winners]
            return {"names": ", ".join(winners), "count": len(winners), "total": max(event.totals)}
        case _:
            return None


def action_arguments(action: Action, view: m.MusketeersView, names: Names) -> Arguments:
    """The arguments of a choice's sentence."""
    match action:
        case m.LayRewards():
            return {"cards": ", ".join(action.cards)}
        case m.PlayCard():
            value, _, swords = action.card.partition("/")
            return {
                "card": action.card,
                "value": int(value),
                "swords": int(swords),
                "jailed": yes(is_jailed(view)),
            }
        case m.TakeJewel() | m.TakePrison():
            taken = {"slot": action.to + 1, "card": own_card(view, action.to)}
            return {**taken, **source_arguments(action.source, names)}
        case m.FreePrison() | m.ReturnJewel():
            return {"slot": action.slot + 1, "card": own_card(view, action.slot)}
        case m.GiveToken():
            given = {"slot": action.slot + 1, "card": own_card(view, action.slot)}
            return {**given, **pending_arguments(view, names)}
        case _:
            return {}


def question_arguments(view: m.MusketeersView, question: Question[Any], names: Names) -> Arguments:
    """The arguments of the prompt."""
    told: dict[str, Callable[[], Arguments]] = {
        "musketeers.lay_rewards": lambda: {"hand": view.hand_number},
        "musketeers.commit_card": lambda: {
            "duel": view.duel,
            "guard": view.guard or 0,
            "fighters": view.seats - any(place.jailed for place in view.places),
            "jailed": yes(is_jailed(view)),
        },
        "musketeers.give_token": lambda: pending_arguments(view, names),
        "musketeers.winner_token": lambda: {**duel_arguments(view, names), "ways": ways(question)},
        "musketeers.loser_token": lambda: {
            **duel_arguments(view, names),
            "ways": "follow" if view.pending else ways(question),
        },
    }
    return told[question.id]()


def ways(question: Question[Any]) -> str:
    """What the one asked may do, in one word that the texts know."""
    actions = question.choices.actions if isinstance(question.choices, OneOf) else ()
    kinds = {type(action) for action in actions}
    if m.ReturnJewel in kinds:
        return "return"
    take = "player" if any(getattr(action, "source", None) is not None for action in actions) else "centre"
    if m.FreePrison not in kinds:
        return take
    return f"{take}-or-free" if len(kinds) > 1 else "free"


def source_arguments(source: m.Source | None, names: Names) -> Arguments:
    if source is None:
        return {"source": "centre", "victim": "", "victimSlot": 0}
    slot = 0 if source.slot is None else source.slot + 1
    return {"source": "player", "victim": names[source.seat], "victimSlot": slot}


def duel_arguments(view: m.MusketeersView, names: Names) -> Arguments:
    """The duel that the reader has just won or lost."""
    assert view.seat is not None, "a spectator is asked nothing"
    if not view.duels:
        return {"name": names[view.seat], "sum": 0, "guard": 0, "card": "?"}
    duel = view.duels[-1]
    return {
        "name": names[view.seat],
        "sum": duel.sum,
        "guard": duel.guard,
        "card": duel.cards[view.seat] or "?",
    }


def pending_arguments(view: m.MusketeersView, names: Names) -> Arguments:
    assert view.pending is not None, "somebody waits for the token"
    return {"token": view.pending.token, "name": names[view.pending.seat]}


def own_card(view: m.MusketeersView, slot: int) -> str:
    rewards = () if view.seat is None else view.places[view.seat].rewards
    return (rewards[slot] if slot < len(rewards) else None) or "?"


def is_jailed(view: m.MusketeersView) -> bool:
    return view.seat is not None and view.places[view.seat].jailed


def yes(fact: bool) -> str:
    return "yes" if fact else "no"
