"""Who may see what (the table of visibility), and worlds that fit a view."""

from functools import lru_cache

from ducats.engine.frames import Ask
from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.musketeers import notation
from ducats.games.musketeers.messages import Card, HandResult, MusketeersView, Pending, Place
from ducats.games.musketeers.position import Position, lay_out, open_question, question_named
from ducats.games.musketeers.state import NO_GUARD, NOBODY, Musketeers, PaidHand
from ducats.games.musketeers.tables import DATA_TEXT, DECK, JEWEL, TABLES, TOKEN_LETTERS, Tables, read_tables
from ducats.games.musketeers.tokens import GiveTokenUp, LoserToken


def view(g: Musketeers, seat: Seat | None, open_cards: bool = False) -> MusketeersView:
    """What one seat (None: a spectator) may know; `open_cards` is for finished games only.

    MUR-19: one's own rewards at any time. MUR-20: cards left in hand stay one's own, even at the end.
    """
    return MusketeersView(
        game="musketeers",
        seat=seat,
        seats=g.seats,
        outcome=g.outcome(),
        options=g.options,
        data=g.data,
        hand_number=g.hand_number,
        duel=g.duel,
        guard=None if g.guard == NO_GUARD else g.guard_value(),
        guards_left=tuple(g.tables.guards[guard] for guard in g.pile),
        removed=g.tables.removed[g.seats],
        jewels=g.jewels,
        prisons=g.prisons,
        places=tuple(_place(g, other, seat, open_cards) for other in range(g.seats)),
        hand=() if seat is None else notation.cards(g, g.hands[seat]),
        hands=tuple(notation.cards(g, hand) for hand in g.hands) if open_cards else (),
        duels=tuple(notation.duel(g, entry, seat, open_cards) for entry in g.fought),
        results=tuple(notation.hand_result(g, hand) for hand in g.paid),
        question=g.asked_of(seat),
        pending=_pending(g),
    )


def _place(g: Musketeers, seat: Seat, viewer: Seat | None, open_cards: bool) -> Place:
    rewards: tuple[Card | None, ...] = notation.cards(g, g.rewards[seat])
    if not (seat == viewer or open_cards or g.is_over()):
        rewards = (None,) * len(rewards)
    committed = bool(g.frames) and len(g.ask().seats) > 1 and seat not in g.waiting_for()
    return Place(
        cards=len(g.hands[seat]),
        rewards=rewards,
        row=notation.row(g.tokens[seat]),
        jailed=seat == g.jailed,
        committed=committed,
        total=g.totals[seat],
    )


def _pending(g: Musketeers) -> Pending | None:
    """The public half of an unfinished token move (options victim_picks_slot, full_loser_takes_prison)."""
    ask = g.frames[-1] if g.frames else None
    if isinstance(ask, GiveTokenUp):
        return Pending(seat=ask.taker, to=ask.to, token="J" if ask.token == JEWEL else "P")
    if isinstance(ask, LoserToken) and ask.onto >= 0:
        return Pending(seat=ask.seat, to=ask.onto, token="P")
    return None


def imagine(seen: MusketeersView, rng: Rng) -> Musketeers:
    """A game this view could come from: every card the viewer cannot place is dealt at random.

    It uses all that was shown (cards played, rewards of one's own); it does not weigh what choices suggest.
    """
    tables = tables_of(seen.data)
    position = Position(seen.seats)
    position.hand_number = seen.hand_number
    position.totals = [place.total for place in seen.places]
    position.tokens = [[TOKEN_LETTERS.index(letter) for letter in place.row] for place in seen.places]
    position.paid = tuple(paid_hand(tables, hand) for hand in seen.results)
    _place_guards(position, seen, tables)
    _place_cards(position, seen, tables, rng)
    g = lay_out(position, seen.options, tables, seen.data)
    if seen.question is None:
        return g
    position.asked = seen.question.number
    ask = _ask(seen)
    g = open_question(g, position, ask)
    g.seal_as_seen(seen.question, seen.seat, rng)
    return g


@lru_cache(maxsize=8)
def tables_of(data: str | None) -> Tables:
    return TABLES if data is None or data == DATA_TEXT else read_tables(data)


def _place_guards(position: Position, seen: MusketeersView, tables: Tables) -> None:
    """Guards of equal value are alike, so any of them may stand for the one that was turned up."""
    left = tables.pile(seen.seats)
    fought = []
    for duel in seen.duels:
        guard = next(index for index in left if tables.guards[index] == duel.guard)
        left.remove(guard)
        fought.append((guard, NOBODY if duel.jailed is None else duel.jailed))
    if len(seen.duels) < seen.duel:
        position.guard = next(index for index in left if tables.guards[index] == seen.guard)
    elif fought:
        position.guard = fought[-1][0]
    position.fought = tuple(fought)


def _place_cards(position: Position, seen: MusketeersView, tables: Tables, rng: Rng) -> None:
    known: set[Card | None] = set(seen.hand)
    for other in seen.places:
        known.update(other.rewards)
    for duel in seen.duels:
        known.update(duel.cards)
    unknown = [card for card in range(DECK) if tables.names[card] not in known]
    rng.shuffle(unknown)

    def place(name: Card | None) -> int:
        return unknown.pop() if name is None else tables.numbers[name]

    for seat, other in enumerate(seen.places):
        position.rewards[seat] = [place(card) for card in other.rewards]
        mine = seat == seen.seat
        position.hands[seat] = (
            [tables.numbers[card] for card in seen.hand]
            if mine
            else [unknown.pop() for _ in range(other.cards)]
        )
    position.fought = tuple(
        (*entry, *(place(card) for card in duel.cards))
        for entry, duel in zip(position.fought, seen.duels, strict=True)
    )


def paid_hand(tables: Tables, hand: HandResult) -> PaidHand:
    return PaidHand(
        hand.reason == "three_jewels",
        hand.duels,
        tuple(tuple(tables.numbers[card] for card in cards) for cards in hand.rewards),
        tuple(tuple(TOKEN_LETTERS.index(letter) for letter in row) for row in hand.rows),
        hand.scores,
    )


def _ask(seen: MusketeersView) -> Ask[Musketeers]:
    question = seen.question
    assert question is not None
    parameters: tuple[int, ...] = (question.asked[0],)
    if question.id == GiveTokenUp.question and seen.pending is not None:
        parameters = (
            question.asked[0],
            seen.pending.seat,
            seen.pending.to,
            TOKEN_LETTERS.index(seen.pending.token),
        )
    elif seen.pending is not None:
        parameters = (question.asked[0], seen.pending.to)
    return question_named(question.id, seen.seats, parameters)
