"""Why an answer is a good one; in a bargain: ids that a table can show in the reader's language.

Words said at the table are for everybody to hear, so they are drawn from what everybody sees: a word must not
tell that somebody passes for want of the card (MQ-R35).
"""

from typing import Final, cast, get_args

from msgspec.structs import replace

from ducats.bots.reasons import NOTHING, Why
from ducats.bots.reasons import why as told
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.marquis.bots.play_grounds import PlayGrounds
from ducats.games.marquis.evaluation import Evaluation, bargaining, evaluation_of
from ducats.games.marquis.rules.messages import Bundle, Reason, Reasoned
from ducats.games.marquis.rules.state import Marquis
from ducats.games.marquis.rules.view import MarquisView, Matter

REASONS: Final = tuple(each for each in get_args(Reason) if each)
"""All of them; a catalogue has them in `marquis-reason`."""


def reason(view: View, action: Action) -> str:
    """The reason for a word in a bargain; empty for all other actions.

    It does not remember how the action was chosen: it says what speaks for it.
    """
    if not isinstance(view, MarquisView) or view.seat is None or view.question is None:
        return ""
    give = _GIVEN.get(view.question.id)
    if give is None:
        return ""
    look = evaluation_of(find("marquis").imagine(view, Rng("reason")), view.seat)
    return give(view, look, type(action).__name__, bargaining.bundle_worth(look, _named(view, action)))


def why(view: View, action: Action) -> Why:
    """What speaks for an answer, for whoever asks the bots about it: in a bargain the same."""
    if not isinstance(view, MarquisView) or view.seat is None or view.question is None:
        return NOTHING
    if view.question.id in _GIVEN:
        return Why(reason(view, action))
    world = cast(Marquis, find("marquis").imagine(view, Rng("reason")))
    return told(PlayGrounds(world, view, view.seat).of(action))


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


def _named(view: MarquisView, action: Action) -> Bundle:
    """The goods an action names, or those it says yes or no to."""
    named: Bundle | None = getattr(action, "bundle", None)
    return named or _matter(view).standing or Bundle()


def _matter(view: MarquisView) -> Matter:
    return view.matter or Matter()


def _offer_fee(view: MarquisView, look: Evaluation, said: str, goods: float) -> str:
    if said == "OfferFee":
        return "in-danger"
    return "no-danger" if _fear(look) < 0.5 else "cannot-spare-it"


def _fear(look: Evaluation) -> float:
    return look.rival_danger(look.seat)


def _answer_fee(view: MarquisView, look: Evaluation, said: str, goods: float) -> str:
    if said == "Accept":
        return "fair-price" if _fear(look) < 2 * goods else "in-danger"
    return "no-danger" if _fear(look) < 0.5 else "too-dear"


def _choose_client(view: MarquisView, look: Evaluation, said: str, goods: float) -> str:
    if said == "DemandFee":
        return "asks-more"
    if said == "AcceptOffer":
        return "best-offer"
    return "too-little" if any(place.offer is not None for place in view.places) else "takes-toll"


def _intervene(view: MarquisView, look: Evaluation, said: str, goods: float) -> str:
    if said == "DemandPrice":
        return "worth-the-veto" if bargaining.open_favour(look) < 0 else "asks-more"
    matter = _matter(view)
    culprit, victim = matter.culprit or 0, matter.victim or 0
    if said == "Neutralise":
        return "hurts-rival" if look.harm(victim, matter.coins, matter.kills) > 1.0 else "worth-the-veto"
    helped = view.places[culprit].points > view.places[victim].points
    return "helps-rival" if helped else "lets-it-stand"


def _answer_price(view: MarquisView, look: Evaluation, said: str, goods: float) -> str:
    if said == "Accept":
        return "fair-price"
    if said == "Counter":
        return "too-dear"
    return "cannot-spare-it" if bargaining.open_gain(look) > goods else "too-dear"


def _last_word(view: MarquisView, look: Evaluation, said: str, goods: float) -> str:
    if said == "Accept":
        return "fair-price"
    if said == "Neutralise":
        return "worth-the-veto"
    return "too-little" if goods > 0 else "lets-it-stand"


_GIVEN: Final = {
    "marquis.offer_fee": _offer_fee,
    "marquis.answer_fee": _answer_fee,
    "marquis.choose_client": _choose_client,
    "marquis.settle_client": _choose_client,
    "marquis.intervene": _intervene,
    "marquis.answer_price": _answer_price,
    "marquis.last_word": _last_word,
}
