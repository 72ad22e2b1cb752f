"""Why a bot says what it says in a bargain: ids that a table can show in the reader's language.

Reasons are for everybody to hear, so they are drawn from what everybody sees: a reason must not tell that
somebody passes because he does not hold the card (MQ-R35).
"""

from typing import Final, get_args

from msgspec.structs import replace

from ducats.bots.marquis.appraisal import TUNED, Appraisal
from ducats.bots.marquis.bargaining import client_danger, favour, gain
from ducats.bots.marquis.table import NO_OFFER, Goods, Table, dispute, goods_of, imagined
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.games.marquis.actions import Reason, Reasoned
from ducats.games.marquis.messages import MarquisView

REASONS: Final = tuple(each for each in get_args(Reason) if each)
"""All of them; a catalogue has them as `marquis-reason-<id>`."""


def reason(view: View, action: Action) -> str:
    """The reason for a word in a bargain; empty for all other actions.

    It does not remember how the action was chosen: it says what speaks for it.
    """
    if not isinstance(view, MarquisView) or view.seat is None or view.question is None:
        return ""
    give = _GIVEN.get(view.question.id)
    if give is None:
        return ""
    look = Appraisal(imagined(view, Rng("reason")), view.seat, TUNED)
    return give(look, type(action).__name__, _named(view, action))


def explained(view: View, action: Action) -> Action:
    """The answer to an offer together with its reason; every other action as it is.

    MQ-R35: nothing is said where somebody may have had no choice, or silence would tell who had none.
    """
    if not isinstance(action, Reasoned) or _may_be_forced(view):
        return action
    return replace(action, reason=reason(view, action))


def _may_be_forced(view: View) -> bool:
    return (
        isinstance(view, MarquisView)
        and view.question is not None
        and (view.question.id in ("marquis.intervene", "marquis.offer_fee"))
    )


def _named(view: MarquisView, action: Action) -> Goods:
    """The goods an action names, or those it says yes or no to."""
    bundle = getattr(action, "bundle", None)
    if bundle is None and view.matter is not None:
        bundle = view.matter.standing
    return Goods() if bundle is None else goods_of(bundle)


def _offer_fee(look: Appraisal, said: str, goods: Goods) -> str:
    if said == "OfferFee":
        return "in-danger"
    return "no-danger" if _fear(look) < 0.5 else "cannot-spare-it"


def _fear(look: Appraisal) -> float:
    return client_danger(look, look.seat)


def _answer_fee(look: Appraisal, said: str, goods: Goods) -> str:
    if said == "Accept":
        return "fair-price" if _fear(look) < 2 * look.goods(goods) else "in-danger"
    return "no-danger" if _fear(look) < 0.5 else "too-dear"


def _choose_client(look: Appraisal, said: str, goods: Goods) -> str:
    if said == "DemandFee":
        return "asks-more"
    if said == "AcceptOffer":
        return "best-offer"
    return "too-little" if _has_offers(look.g) else "takes-toll"


def _has_offers(g: Table) -> bool:
    return any(offer != NO_OFFER for offer in g.offers)


def _intervene(look: Appraisal, said: str, goods: Goods) -> str:
    matter = dispute(look.g)
    if said == "DemandPrice":
        return "worth-the-veto" if favour(look, matter) < 0 else "asks-more"
    if said == "Neutralise":
        hurt = look.harm(matter.victim, matter.coins, matter.kills, look.g.coins[matter.victim])
        return "hurts-rival" if hurt > 1.0 else "worth-the-veto"
    helped = look.g.points(matter.culprit) > look.g.points(matter.victim)
    return "helps-rival" if helped else "lets-it-stand"


def _answer_price(look: Appraisal, said: str, goods: Goods) -> str:
    if said == "Accept":
        return "fair-price"
    if said == "Counter":
        return "too-dear"
    return "cannot-spare-it" if gain(look, dispute(look.g)) > look.goods(goods) else "too-dear"


def _last_word(look: Appraisal, said: str, goods: Goods) -> str:
    if said == "Accept":
        return "fair-price"
    if said == "Neutralise":
        return "worth-the-veto"
    return "too-little" if any(goods) else "lets-it-stand"


_GIVEN: Final = {
    "marquis.offer_fee": _offer_fee,
    "marquis.answer_fee": _answer_fee,
    "marquis.choose_client": _choose_client,
    "marquis.settle_client": _choose_client,
    "marquis.intervene": _intervene,
    "marquis.answer_price": _answer_price,
    "marquis.last_word": _last_word,
}
