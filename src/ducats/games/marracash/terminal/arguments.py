"""What happens and may be done in MarraCash, as arguments for the catalogues it shares with the page."""

from collections.abc import Sequence
from typing import Any

from ducats.engine.messages import Action, Event, OneOf, OneOrForm, Question, Sealed
from ducats.games.marracash.rules import events as e
from ducats.games.marracash.rules import messages as m
from ducats.games.marracash.rules import view as seen
from ducats.texts import Texts, kebab

Names = Sequence[str]
Arguments = dict[str, Any]


def event_arguments(event: Event, names: Names, say: Texts) -> Arguments | None:
    """The arguments of an event's line; None if its reader sees nothing worth a line."""
    match event:
        case Sealed() | e.HandDealt(cards=None):
            return None
        case e.EntranceFilled():
            return {"fountain": event.entrance, "group": group_text(event.visitors, say)}
        case e.LineFormed():
            return {"count": len(event.line)}
        case e.LineRedrawn():
            return {}
        case e.CardTurnedUp():
            return card_arguments(event.card)
        case e.HandDealt():
            return {"name": names[event.seat], "cards": card_list(event.cards or (), say)}
        case e.SetShown():
            shown = {"name": names[event.seat], "cards": card_list(event.cards, say)}
            return {**shown, "place": event.place, "paid": event.paid}
        case e.GameEnded():
            winners = [names[seat] for seat in event.winners]
            return {"names": ", ".join(winners), "count": len(winners), "total": max(event.cash)}
        case e.LastRoundBegan():
            return {"name": names[event.last], "reason": kebab(event.reason)}
        case _:
            return _auction_arguments(event, names) or _move_arguments(event, names, say)


def _auction_arguments(event: Event, names: Names) -> Arguments | None:
    match event:
        case e.StarterNamed():
            return {"name": names[event.seat]}
        case e.TurnBegan():
            return {"name": names[event.seat], "round": event.round, "phase": kebab(event.phase)}
        case e.AuctionOpened():
            return {"name": names[event.seat], "shop": event.shop}
        case e.BidMade():
            return {"name": names[event.seat], "amount": event.amount}
        case e.BidderPassed():
            return {"name": names[event.seat], "forced": yes(event.forced)}
        case e.BidsRevealed():
            bids = (f"{names[seat]} {bid or '–'}" for seat, bid in enumerate(event.bids))
            return {"bids": ", ".join(bids)}
        case e.ShopSold():
            return {
                "name": names[event.seat],
                "shop": event.shop,
                "price": event.price,
                "auctioneer": names[event.auctioneer],
                "commission": event.commission,
            }
        case e.ActionLapsed():
            return {"name": names[event.seat], "slot": event.slot}
        case _:
            return None


def _move_arguments(event: Event, names: Names, say: Texts) -> Arguments | None:
    match event:
        case e.GroupMoved():
            group = group_text(event.visitors, say)
            return {"name": names[event.seat], "group": group, "from": event.group, "to": event.to}
        case e.CustomersEntered():
            return {
                "name": names[event.seat],
                "shop": event.shop,
                "count": event.visitors,
                "income": sum(event.payments),
                "payments": " + ".join(map(str, event.payments)),
                "pulled": yes(event.pulled_in),
            }
        case e.SouvenirSold():
            return {"name": names[event.seat], "shop": event.shop, **card_arguments(event.card)}
        case e.SouvenirsKept():
            return {"name": names[event.seat], "shop": event.shop}
        case e.GroupArrived():
            group = group_text(event.visitors, say)
            return {"fountain": event.fountain, "group": group, "count": len(event.visitors)}
        case e.CommissionPaid():
            return {
                "name": names[event.payer],
                "to": names[event.to],
                "amount": event.amount,
                "customers": event.customers,
                "each": event.amount // max(1, event.customers),
                "total": event.total,
            }
        case e.VisitorsBrought():
            return {
                "name": names[event.seat],
                "group": group_text(event.visitors, say),
                "fountain": event.entrance,
                "end": event.end,
                "left": event.left,
            }
        case _:
            return None


def action_arguments(action: Action, view: seen.MarraCashView, say: Texts) -> Arguments:
    """The arguments of a choice's sentence."""
    match action:
        case m.MoveGroup():
            group = group_text(view.fountains[action.group - 1], say)
            return {"group": group, "from": action.group, "to": action.to}
        case m.AuctionShop():
            return {"shop": action.shop, "colour": action.shop[0]}
        case m.Bid():
            return {"amount": action.amount}
        case m.SellSouvenir():
            return card_arguments(action.card)
        case m.BringVisitors():
            taken = view.line[: action.count] if action.end == "left" else view.line[-action.count :]
            return {"fountain": action.entrance, "end": action.end, "group": group_text(taken, say)}
        case _:
            return {}


def question_arguments(view: seen.MarraCashView, question: Question[Any], names: Names) -> Arguments:
    """The arguments of the prompt."""
    auction, entered = view.auction, view.entered
    choices = question.choices
    least = choices.forms[0].amounts[0].least if isinstance(choices, OneOrForm) else 0
    actions = choices.actions if isinstance(choices, OneOf) else ()
    first = auction.leader if auction and auction.leader is not None else None
    speaker = first if first is not None else (auction.auctioneer if auction else view.turn)
    return {
        "name": names[speaker] if speaker is not None else "",
        "shop": auction.shop if auction else entered.shop if entered else "",
        "high": auction.high if auction else 0,
        "least": least,
        "mine": yes(auction is not None and auction.auctioneer == view.seat),
        "slot": view.slot,
        "ways": ways(actions),
        "count": entered.visitors if entered else 0,
        "entrances": len({action.entrance for action in actions if isinstance(action, m.BringVisitors)}),
    }


def ways(actions: Sequence[Action]) -> str:
    """What the one asked may do, in one word that the texts know."""
    kinds = {type(action) for action in actions}
    if {m.MoveGroup, m.AuctionShop} <= kinds:
        return "both"
    if m.MoveGroup in kinds:
        return "move"
    return "auction" if m.AuctionShop in kinds else "nothing"


def group_text(group: str, say: Texts) -> str:
    """`RRG` in words: 2 red, 1 green."""
    return ", ".join(
        say("marracash-some", colour=colour, count=group.count(colour))
        for colour in "YRBGP"
        if colour in group
    )


def card_arguments(card: str) -> Arguments:
    return {"card": card, "colour": card[0], "value": int(card[1:])}


def card_list(cards: Sequence[str], say: Texts) -> str:
    return ", ".join(say("marracash-card", **card_arguments(card)) for card in cards)


def yes(fact: bool) -> str:
    return "yes" if fact else "no"
