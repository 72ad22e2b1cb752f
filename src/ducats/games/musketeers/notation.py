"""The table in the notation of the rules page: cards `7/2`, token rows `J-P`."""

from ducats.engine.messages import Seat
from ducats.games.musketeers.messages import Card, Duel, HandResult, Row
from ducats.games.musketeers.state import NOBODY, Musketeers, PaidHand
from ducats.games.musketeers.tables import TOKEN_LETTERS


def row(tokens: list[int] | tuple[int, ...]) -> Row:
    return "".join(TOKEN_LETTERS[token] for token in tokens)


def cards(g: Musketeers, numbers: list[int] | tuple[int, ...]) -> tuple[Card, ...]:
    return tuple(g.tables.card_name(number) for number in numbers)


def hand_result(g: Musketeers, hand: PaidHand) -> HandResult:
    return HandResult(
        reason="three_jewels" if hand.three_jewels else "nine_duels",
        duels=hand.duels,
        rewards=tuple(cards(g, rewards) for rewards in hand.rewards),
        rows=tuple(row(tokens) for tokens in hand.tokens),
        scores=hand.scores,
    )


def duel(g: Musketeers, entry: tuple[int, ...], viewer: Seat | None, open_cards: bool) -> Duel:
    """A duel of this hand; MUR-11: a hidden discard is shown to its owner only."""
    guard, jailed, played = entry[0], entry[1], entry[2:]
    total, won, seat = g.judge(guard, jailed, played)
    shown: tuple[Card | None, ...] = cards(g, played)
    if not (g.options.jail_discard_visible or open_cards or viewer == jailed):
        shown = tuple(None if s == jailed else card for s, card in enumerate(shown))
    return Duel(
        guard=g.tables.guards[guard],
        cards=shown,
        jailed=None if jailed == NOBODY else jailed,
        sum=total,
        won=won,
        seat=seat,
    )
