"""Who may see what: the view of each seat, field by field."""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.games.marquis.rules import position
from ducats.games.marquis.rules.history import histories
from ducats.games.marquis.rules.messages import Card
from ducats.games.marquis.rules.notation import bundle
from ducats.games.marquis.rules.printed import (
    CHARACTERS,
    COLOUR,
    LETTERS,
    NO_RATE,
    RATE_MARKED,
    RATE_NOW,
    D,
    E,
)
from ducats.games.marquis.rules.queries import might_lay, might_prosecute, rate
from ducats.games.marquis.rules.question_context import matter
from ducats.games.marquis.rules.state import NO_CARD, NO_OFFER, NOBODY, UNLIMITED, Marquis
from ducats.games.marquis.rules.view import (
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


def view(g: Marquis, seat: Seat | None, open_cards: bool = False) -> MarquisView:
    """What one seat (None: a spectator) may know; `open_cards` is for finished games only."""
    seats = range(g.seats)
    moves = histories(g.seats, g.moves_before, g.moves)
    return MarquisView(
        game="marquis",
        seat=seat,
        seats=g.seats,
        outcome=g.outcome(),
        decided_by=g.decided_by() if g.is_over() else (),
        question=g.asked_of(seat),
        options=g.options,
        data=g.data,
        characters=characters(g.data),
        fixed=fixed(g.data),
        treasury=g.treasury(),
        diamonds=_stock(g.diamonds_left()),
        rubies=_stock(g.rubies_left()),
        turned=tuple([_letter(g.turned(other)) for other in seats]),
        start=_somebody(g.start_seat()),
        turn=_somebody(g.turn()),
        turns=g.turns(),
        # MQ-82
        clockwise=g.is_clockwise(),
        laid=g.counter(),
        marquis_reset=g.reset(),
        marquises=g.marquises(),
        veto_played=_somebody(g.veto_played()),
        vetoes_gone=g.vetoes_gone(),
        places=tuple([_place(g, other, moves[other]) for other in seats]),
        mine=None if seat is None else _mine(g, seat),
        everybody=tuple([_mine(g, other) for other in seats]) if open_cards else (),
        specials_played=letters(g.specials_played()),
        mercenaries=names(g, sorted(bits.numbers(g.mercenaries()), key=_by_letter)),
        discharged=names(g, g.discharged()),
        pages=g.pages(),
        matter=matter(g),
    )


def _somebody(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _stock(left: int) -> int | None:
    return None if left == UNLIMITED else left


def _letter(letter: int) -> Card | None:
    return None if letter == NO_CARD else LETTERS[letter]


def letters(numbers: list[int]) -> tuple[Card, ...]:
    return tuple([LETTERS[number] for number in numbers])


LETTERS_OF: Final = [letters(bits.numbers(mask)) for mask in range(1 << COLOUR)]
"""Every set of letters by name."""


def names(g: Marquis, cards: list[int]) -> tuple[Card, ...]:
    return tuple([g.card_name(card) for card in cards]) if cards else ()


def _by_letter(card: int) -> int:
    return card % COLOUR


@lru_cache(maxsize=256)
def _rate(price: int, gain: int) -> Rate | None:
    return None if price == 0 else Rate(price, gain)


@lru_cache(maxsize=8)
def characters(data: str | None) -> tuple[Character, ...]:
    """MQ-03: the overview card of this table."""
    printed = position.printed_of(data)
    other = {D: RATE_NOW, E: RATE_MARKED}
    found = []
    for letter in range(CHARACTERS):
        second = other.get(letter, NO_RATE)
        steals = {LETTERS[victim]: int(printed.steals(letter, victim)) for victim in range(COLOUR)}
        found.append(
            Character(
                LETTERS[letter],
                printed.treasury[letter],
                {victim: coins for victim, coins in steals.items() if coins},
                _rate(printed.price[letter], printed.gain[letter]),
                _rate(printed.price[second], printed.gain[second]),
            )
        )
    return tuple(found)


@lru_cache(maxsize=8)
def fixed(data: str | None) -> Fixed:
    """MQ-28, MQ-41, MQ-44, MQ-60, MQ-69, MQ-102, MQ-105, MQ-117: what is written beside the cards."""
    printed = position.printed_of(data)
    return Fixed(
        hand_size=printed.hand_size,
        diamonds_per_ruby=printed.diamonds_per_ruby,
        diamond_points=printed.diamond_points,
        ruby_points=printed.ruby_points,
        identical=printed.identical,
        assassin=printed.assassin,
        pickpocket=printed.pickpocket,
        highwayman=printed.highwayman,
        countess=printed.countess,
        mercenary=printed.mercenary_price,
    )


def pile_card(g: Marquis, card: i64) -> PileCard:
    return PileCard(g.card_name(card), LETTERS[g.identity(card)], g.laid(card), g.is_used(card), g.rank(card))


def _open(g: Marquis, seat: Seat) -> OpenCard | None:
    card = g.open_card(seat)
    if card == NO_CARD:
        return None
    protected_by: tuple[Seat, ...] = ()
    if g.is_anybody_protected():
        protected_by = tuple([other for other in range(g.seats) if g.protects(other) == seat])
    return OpenCard(
        pile_card(g, card), g.is_marked(seat), _somebody(g.protects(seat)), protected_by, g.has_toll(seat)
    )


def _mine(g: Marquis, seat: Seat) -> Mine:
    lost, known = g.lost(seat), g.lost_known(seat)
    return Mine(
        hand=LETTERS_OF[g.hand(seat)],
        deck=LETTERS_OF[g.deck(seat) | bits.of(lost[known:])],
        pile=tuple([pile_card(g, card) for card in g.pile(seat)]),
        specials=LETTERS_OF[g.specials(seat)],
        lost=letters(lost[:known]),
    )


def _place(g: Marquis, seat: Seat, moved: tuple[CardMoved, ...]) -> Place:
    row, hired, offer = rate(g, seat), g.hired(seat), g.offer(seat)
    return Place(
        coins=g.coins(seat),
        diamonds=g.diamonds(seat),
        rubies=g.rubies(seat),
        points=g.points(seat),
        vetoes=g.vetoes(seat),
        cards=bits.count(g.hand(seat)),
        deck=bits.count(g.deck(seat)),
        pile=g.pile_size(seat),
        open=_open(g, seat),
        eliminated=names(g, g.dead(seat)),
        moved=moved,
        rate=_rate(g.printed.price[row], g.printed.gain[row]),
        might_lay=LETTERS_OF[might_lay(g, seat)],
        last=_letter(g.last(seat)),
        out=g.is_out(seat),
        committed=g.is_committed(seat),
        bound=g.is_bound(seat),
        shown=g.has_shown(seat),
        might_veto=g.might_veto(seat),
        might_prosecute=might_prosecute(g, seat),
        veto_known=g.is_veto_known(seat),
        back=g.back(seat),
        maybe_back=LETTERS_OF[g.maybe_back(seat)],
        coins_came=g.coins_came(seat),
        coins_ever=g.coins_ever(seat),
        laid=LETTERS_OF[g.ever_laid(seat)],
        shielded=g.is_shielded(seat),
        offer=None if offer == NO_OFFER else bundle(offer),
        specials=bits.count(g.specials(seat)),
        lost=len(g.lost(seat)) if g.has_lost(seat) else 0,
        hired=None if hired == NO_CARD else g.card_name(hired),
    )
