"""Who may see what: the view of each seat, field by field."""

from functools import lru_cache
from typing import Final, Literal

from ducats.engine.messages import Seat
from ducats.games.marquis import position
from ducats.games.marquis.actions import Card
from ducats.games.marquis.judge import might_prosecute, rate
from ducats.games.marquis.matters import matter
from ducats.games.marquis.messages import (
    CardMoved,
    Character,
    Fixed,
    MarquisView,
    Mine,
    OpenCard,
    PileCard,
    Place,
    Rate,
)
from ducats.games.marquis.notation import bundle
from ducats.games.marquis.state import NO_CARD, NO_OFFER, NOBODY, UNLIMITED, Marquis
from ducats.games.marquis.tables import CHARACTERS, COLOUR, LETTERS, NO_RATE, D, E, S

What = Literal["laid", "eliminated", "taken_back", "shown", "used", "discharged"]
WHAT: Final[tuple[What, ...]] = ("laid", "eliminated", "taken_back", "shown", "used", "discharged")


def view(g: Marquis, seat: Seat | None, open_cards: bool = False) -> MarquisView:
    """What one seat (None: a spectator) may know; `open_cards` is for finished games only."""
    return MarquisView(
        game="marquis",
        seat=seat,
        seats=g.seats,
        outcome=g.outcome(),
        options=g.options,
        data=g.data,
        characters=characters(g.data),
        fixed=fixed(g.data),
        treasury=g.treasury,
        diamonds=None if g.diamonds_left == UNLIMITED else g.diamonds_left,
        rubies=None if g.rubies_left == UNLIMITED else g.rubies_left,
        turned=tuple(None if letter == NO_CARD else LETTERS[letter] for letter in g.turned),
        start=_somebody(g.start_seat),
        turn=_somebody(g.turn),
        turns=g.turns,
        # MQ-82
        clockwise=g.direction == 1,
        laid=g.counter,
        marquis_reset=g.reset,
        marquises=g.marquises,
        veto_played=_somebody(g.veto_played),
        vetoes_gone=g.vetoes_gone,
        places=tuple(_place(g, other) for other in range(g.seats)),
        mine=None if seat is None else _mine(g, seat),
        everybody=tuple(_mine(g, other) for other in range(g.seats)) if open_cards else (),
        specials_played=letters(g.specials_played),
        mercenaries=names(g, sorted(g.mercenaries, key=_by_letter)),
        discharged=names(g, g.discharged),
        pages=g.pages(),
        matter=matter(g),
        question=g.asked_of(seat),
    )


def _somebody(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def letters(numbers: "list[int] | tuple[int, ...]") -> tuple[Card, ...]:
    return tuple(LETTERS[number % COLOUR] for number in numbers)


def names(g: Marquis, cards: list[int]) -> tuple[Card, ...]:
    return tuple(g.card_name(card) for card in cards)


def _by_letter(card: int) -> int:
    return card % COLOUR


def _rate(of: tuple[int, int]) -> Rate | None:
    return None if of == NO_RATE else Rate(of[0], of[1])


@lru_cache(maxsize=8)
def characters(data: str | None) -> tuple[Character, ...]:
    """MQ-03: the overview card of this table."""
    tables = position.tables_of(data)
    other = {D: _rate(tables.rate_now), E: _rate(tables.rate_marked)}
    return tuple(
        Character(
            LETTERS[letter],
            tables.treasury[letter],
            {LETTERS[victim]: coins for victim, coins in enumerate(tables.steal[letter]) if coins},
            _rate(tables.rate[letter]),
            other.get(letter),
        )
        for letter in range(CHARACTERS)
    )


@lru_cache(maxsize=8)
def fixed(data: str | None) -> Fixed:
    """MQ-28, MQ-41, MQ-44, MQ-60, MQ-69, MQ-102, MQ-105, MQ-117: what is written beside the cards."""
    tables = position.tables_of(data)
    return Fixed(
        hand_size=tables.hand_size,
        diamonds_per_ruby=tables.diamonds_per_ruby,
        diamond_points=tables.diamond_points,
        ruby_points=tables.ruby_points,
        identical=tables.identical,
        assassin=tables.assassin,
        pickpocket=tables.pickpocket,
        highwayman=tables.highwayman,
        countess=tables.countess,
    )


def pile_card(g: Marquis, card: int) -> PileCard:
    return PileCard(g.card_name(card), LETTERS[g.identity[card]], g.laid[card], g.used[card], g.rank[card])


def _open(g: Marquis, seat: Seat) -> OpenCard | None:
    card = g.open_card(seat)
    if card == NO_CARD:
        return None
    return OpenCard(
        pile_card(g, card),
        g.mark[seat],
        _somebody(g.protects[seat]),
        tuple(other for other in range(g.seats) if g.protects[other] == seat),
        g.toll[seat],
    )


def _mine(g: Marquis, seat: Seat) -> Mine:
    return Mine(
        hand=letters(g.hands[seat]),
        deck=letters(sorted(g.decks[seat] + g.lost[seat][g.lost_known[seat] :])),
        pile=tuple(pile_card(g, card) for card in g.piles[seat]),
        specials=letters(g.specials[seat]),
        lost=letters(g.lost[seat][: g.lost_known[seat]]),
    )


@lru_cache(maxsize=4096)
def _moved(entry: tuple[int, int, int, int, int], seats: int) -> CardMoved:
    what, card, identity, laid, rank = entry
    star = "*" if card >= seats * COLOUR else ""
    return CardMoved(
        WHAT[what],
        None if card == NO_CARD else LETTERS[card % COLOUR] + star,
        None if identity == NO_CARD else LETTERS[identity],
        laid,
        rank,
    )


def might_lay(g: Marquis, seat: Seat) -> list[int]:
    """MQ-R49: the characters that may still be in a hand or draw pile as far as the table knows."""
    if g.out[seat]:
        return []
    ever, back = g.ever_laid[seat], g.maybe_back[seat]
    return [
        letter
        for letter in range(CHARACTERS)
        if not ever[letter] or letter in back or (letter == S and g.shown[seat])
    ]


def _place(g: Marquis, seat: Seat) -> Place:
    return Place(
        coins=g.coins[seat],
        diamonds=g.diamonds[seat],
        rubies=g.rubies[seat],
        points=g.points(seat),
        vetoes=g.vetoes[seat],
        cards=len(g.hands[seat]),
        deck=len(g.decks[seat]),
        pile=len(g.piles[seat]),
        open=_open(g, seat),
        eliminated=names(g, g.dead[seat]),
        moved=tuple(_moved(entry, g.seats) for entry in g.moved[seat]),
        rate=_rate(rate(g, seat)),
        might_lay=letters(might_lay(g, seat)),
        last=None if g.last[seat] == NO_CARD else LETTERS[g.last[seat]],
        out=g.out[seat],
        committed=g.committed[seat],
        shown=g.shown[seat],
        might_veto=g.might_veto(seat),
        might_prosecute=might_prosecute(g, seat),
        veto_known=g.veto_known[seat],
        back=g.back[seat],
        maybe_back=letters(g.maybe_back[seat]),
        coins_came=g.coins_came[seat],
        coins_ever=g.coins_ever[seat],
        laid=letters([letter for letter in range(COLOUR) if g.ever_laid[seat][letter]]),
        shielded=g.shielded[seat],
        offer=None if g.offers[seat] == NO_OFFER else bundle(g.offers[seat]),
        specials=len(g.specials[seat]),
        lost=len(g.lost[seat]),
        hired=None if g.hired[seat] == NO_CARD else g.card_name(g.hired[seat]),
    )
