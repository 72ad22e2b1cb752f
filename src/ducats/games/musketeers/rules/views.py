"""Who may see what (the table of visibility)."""

from typing import Final

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.games.musketeers.rules import notation
from ducats.games.musketeers.rules.messages import Card
from ducats.games.musketeers.rules.printed import JEWEL, PRISON
from ducats.games.musketeers.rules.state import NO_GUARD, Musketeers
from ducats.games.musketeers.rules.tokens import NO_SLOT, GiveTokenUp, LoserToken
from ducats.games.musketeers.rules.view import MusketeersView, Pending, Place

FACE_DOWN: Final = (None, None, None)


def view(g: Musketeers, seat: Seat | None, open_cards: bool = False) -> MusketeersView:
    """What one seat (None: a spectator) may know; `open_cards` is for finished games only.

    MU-R19: one's own rewards at any time. MU-R20: cards left in hand stay one's own, even at the end.
    """
    seats = range(g.seats)
    return MusketeersView(
        game="musketeers",
        seat=seat,
        seats=g.seats,
        outcome=g.outcome(),
        options=g.options,
        data=g.data,
        fixed=g.printed.fixed,
        hand_number=g.hand_number(),
        duel=int(g.duel()),
        guard=None if g.guard() == NO_GUARD else int(g.guard_value()),
        guards_left=g.printed.guard_values(g.pile()),
        removed=g.printed.removed[g.seats],
        jewels=int(g.in_centre(JEWEL)),
        prisons=int(g.in_centre(PRISON)),
        places=_places(g, seat, open_cards),
        hand=() if seat is None else _hand(g, seat),
        hands=tuple([_hand(g, other) for other in seats]) if open_cards else (),
        duels=notation.duels(g, seat, open_cards),
        results=tuple([notation.hand_result(hand) for hand in g.paid]),
        question=g.asked_of(seat),
        pending=_pending(g),
    )


def _hand(g: Musketeers, seat: Seat) -> tuple[Card, ...]:
    return g.printed.card_names(bits.numbers(g.hand(seat)))


def _places(g: Musketeers, viewer: Seat | None, open_cards: bool) -> tuple[Place, ...]:
    all_open = open_cards or g.is_hand_paid()
    several = g.open is not None and len(g.open.seats) > 1
    waiting = g.waiting_for()
    places: list[Place] = []
    for seat in range(g.seats):
        rewards: tuple[Card | None, ...] = ()
        pays: tuple[int | None, ...] = ()
        worth: int | None = None
        if g.has_rewards(seat):
            shown = all_open or seat == viewer
            rewards = g.printed.card_names(g.rewards(seat)) if shown else FACE_DOWN
            pays = (
                tuple([int(g.payment(seat, slot)) for slot in range(len(FACE_DOWN))]) if shown else FACE_DOWN
            )
            worth = int(g.score(seat)) if shown else None
        places.append(
            Place(
                cards=int(bits.count(g.hand(seat))),
                rewards=rewards,
                row=notation.row(g, seat),
                pays=pays,
                worth=worth,
                jailed=seat == g.jailed(),
                committed=several and seat not in waiting,
                total=int(g.total(seat)),
            )
        )
    return tuple(places)


def _pending(g: Musketeers) -> Pending | None:
    """The public half of an unfinished token move (options victim_picks_slot, full_loser_takes_prison)."""
    ask = g.open
    if isinstance(ask, GiveTokenUp):
        return Pending(seat=ask.taker, to=ask.to, token="J" if ask.token == JEWEL else "P")
    if isinstance(ask, LoserToken) and ask.onto != NO_SLOT:
        return Pending(seat=ask.seat, to=ask.onto, token="P")
    return None
