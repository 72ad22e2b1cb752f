"""What a bot of Marquis makes of the view it is given."""

from ducats.engine.errors import MalformedAction, NotYourTurn
from ducats.engine.messages import Seat, View
from ducats.games.marquis.rules.messages import MarquisView


def asked(view: View) -> Seat:
    """The seat that has to answer; NotYourTurn if the viewer is asked nothing."""
    if not isinstance(view, MarquisView):
        raise MalformedAction(f"{type(view).__name__} is no view of Marquis")
    if view.seat is None or view.question is None or view.question.choices is None:
        raise NotYourTurn(f"seat {view.seat} is asked nothing")
    return view.seat
