"""The view of Marquis: what is seen of the table, field by field. Never compiled."""

from typing import Literal

import msgspec

from ducats.engine.messages import Page, Question, Seat, View
from ducats.games.marquis.rules.messages import Bundle, Card, Effect, MarquisAction, MarquisOptions


class Rate(msgspec.Struct, frozen=True):
    """MQ-32: a number of coins for a number of diamonds."""

    coins: int
    diamonds: int


class Character(msgspec.Struct, frozen=True):
    """A row of the overview card (MQ-03), as the data file of this table has it."""

    card: Card
    treasury: int
    steals: dict[Card, int]
    rate: Rate | None
    other_rate: Rate | None = None
    """The dealer's first rate, the Extortioner's better one."""


class Overview(msgspec.Struct, frozen=True):
    """MQ-03: the overview card, for pages that have no table."""

    characters: tuple[Character, ...]


class Fixed(msgspec.Struct, frozen=True):
    """The numbers that the rules name beside the cards, as the data file of this table has them."""

    hand_size: int
    diamonds_per_ruby: int
    diamond_points: int
    ruby_points: int
    identical: int
    """MQ-28: coins for each identical character."""
    assassin: int
    """MQ-60: coins."""
    pickpocket: int
    """MQ-102: coins."""
    highwayman: int
    """MQ-105: coins."""
    countess: int
    """MQ-69: the toll."""
    mercenary: int
    """MQ-V3: the price."""


class PileCard(msgspec.Struct, frozen=True):
    """A face-up card of a pile."""

    card: Card
    identity: Card
    """What it counts as: its own letter, or whom the Cardsharp imitates."""
    laid: int
    """Its position among all cards laid in the game."""
    used: bool
    """MQ-101: a Prosecutor who has intervened."""
    rank: int = 0
    """Its number among the Marquises laid since the last reversal (MQ-R23); 0 if it is none."""


class OpenCard(msgspec.Struct, frozen=True):
    """The top card of a pile and what goes with it while it lies open."""

    card: PileCard
    marked: bool
    """MQ-77: an Extortioner with the better rate."""
    protects: Seat | None
    protected_by: tuple[Seat, ...]
    toll: bool
    """MQ-69: a Countess who may claim a coin."""


class CardMoved(msgspec.Struct, frozen=True):
    """What everybody saw of a pile: in this order, it can be played through again (MQ-R21)."""

    what: Literal["laid", "eliminated", "taken_back", "shown", "used", "discharged"]
    card: Card | None = None
    """The card laid, shown, used or discharged (MQ-V3); the card an elimination brought to light; None
    for a secret one or
    none at all."""
    identity: Card | None = None
    laid: int = 0
    rank: int = 0


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """One seat as the viewer sees it."""

    coins: int
    diamonds: int
    rubies: int
    points: int
    vetoes: int
    """Before them on the table; never to be played again."""
    cards: int
    """How many cards are in hand."""
    deck: int
    pile: int
    """How many face-up cards."""
    open: OpenCard | None
    eliminated: tuple[Card, ...]
    moved: tuple[CardMoved, ...]
    rate: Rate | None
    """MQ-32, MQ-77, MQ-89: at which they would exchange if it were their turn now."""
    might_lay: tuple[Card, ...]
    """Characters they may still lay as far as the table knows."""
    last: Card | None
    """MQ-110, MQ-119: what the last card they laid counted as."""
    out: bool
    committed: bool
    """MQ-R45: their Prosecutor has intervened from the hand and is still there."""
    bound: bool
    """MQ-99: they must lay their Prosecutor next."""
    shown: bool
    """Their Prosecutor was shown from the hand and is still there."""
    might_veto: bool
    might_prosecute: bool
    veto_known: bool
    """They have offered their own Veto, so it is in their hand."""
    back: int
    maybe_back: tuple[Card, ...]
    """MQ-R49: how many cards they have taken back unseen, and which they may be."""
    coins_came: bool
    coins_ever: bool
    """MQ-R36: out, and coins have come to them: in this turn, or ever since."""
    laid: tuple[Card, ...]
    """Letters of their own that they have laid at least once."""
    shielded: bool
    """MQ-R07 with veto_scope = card: safe from this turn's card."""
    offer: Bundle | None
    """What they have offered the Countess who is choosing now."""
    specials: int = 0
    """MQ-V2: face-down special cards."""
    lost: int = 0
    """MQ-V2: cards that have left their draw pile unseen."""
    hired: Card | None = None
    """MQ-V3: a mercenary who waits before them."""


class Mine(msgspec.Struct, frozen=True, kw_only=True):
    """What only the viewers themselves know of their cards."""

    hand: tuple[Card, ...]
    deck: tuple[Card, ...]
    """What must still lie in their draw pile, in no order; with MQ-V2 some of it may be lost."""
    pile: tuple[PileCard, ...]
    """From the bottom."""
    specials: tuple[Card, ...] = ()
    """MQ-V2: named by the card they are played with."""
    lost: tuple[Card, ...] = ()
    """MQ-V2: cards they know to be lost since they have looked through their draw pile."""


class Matter(msgspec.Struct, frozen=True, kw_only=True):
    """What the open question is about, as far as it is more than the question itself."""

    effect: Effect | None = None
    culprit: Seat | None = None
    victim: Seat | None = None
    coins: int = 0
    """What the effect would take from the victim now."""
    kills: bool = False
    """Whether the victim would lose the open character."""
    other: Seat | None = None
    """With whom the asked player bargains, or who exchanges past their Countess."""
    standing: Bundle | None = None
    """The terms that can be accepted now."""
    rate: Rate | None = None
    """At which the asked player exchanges."""
    duty: bool = False


class MarquisView(View, frozen=True, kw_only=True):
    """Section 4 of the rules, field by field."""

    options: MarquisOptions
    data: str | None
    characters: tuple[Character, ...]
    fixed: Fixed
    treasury: int
    diamonds: int | None
    rubies: int | None
    """What is left of the jewels; None if the stock is unlimited."""
    turned: tuple[Card | None, ...]
    """MQ-06: what each seat turned up last to find the start player."""
    start: Seat | None
    turn: Seat | None
    turns: int
    """How many turns have begun."""
    clockwise: bool
    laid: int
    """How many cards have been laid in the game."""
    marquis_reset: int
    marquises: int
    """MQ-93: cards laid up to this number have lost their position; how many Marquises came since."""
    veto_played: Seat | None
    """Whose Veto is being disputed now."""
    vetoes_gone: int
    """Vetoes that have left the game."""
    places: tuple[Place, ...]
    mine: Mine | None
    everybody: tuple[Mine, ...] = ()
    """All cards, in the open view of a finished game only."""
    specials_played: tuple[Card, ...] = ()
    mercenaries: tuple[Card, ...] = ()
    """MQ-V3: who can still be hired, in no order."""
    discharged: tuple[Card, ...] = ()
    pages: tuple[Page, ...] = ()
    matter: Matter | None = None
    decided_by: tuple[str, ...] = ()
    """Once the game is over: what put players in their order whose scores did not."""
    question: Question[MarquisAction] | None = None
