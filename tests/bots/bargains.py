"""Bargains that come again and again, for the tests of what bots remember."""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, NamedTuple

from tests.games.marquis.table import at, bundle, draw, play, view

from ducats.bots import Bot
from ducats.bots.memory import BLANK, Memory
from ducats.engine.messages import Action, Event, View
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.marquis.evaluation import bargaining, evaluation_of
from ducats.games.marquis.rules import events as marquis_events
from ducats.games.marquis.rules import messages as marquis
from ducats.games.marquis.rules.queries import EFFECTS
from ducats.games.memories import recall_of
from ducats.games.merchants.evaluation import MerchantsEvaluator
from ducats.games.merchants.evaluation.weights import Weights
from ducats.games.merchants.rules import events as merchants_events
from ducats.games.merchants.rules import messages as merchants

BARGAINING = {"marquis": "courtier", "merchants": "shipowner"}
"""The games in which players bargain, with the lowest level that remembers."""
TIMES = 6


class Bargain(NamedTuple):
    """One in which a bot proposes something; what follows from a yes and from a no comes by itself."""

    view: View
    proposes: type[Action]
    told: Callable[[Any, bool], list[Event]]
    """What everybody hears of a proposal that is taken or refused, up to the bot's next turn."""
    gain: Callable[[Any], float]
    """Of the other side, if the proposal is taken."""
    standing: Action | None = None
    """What it would be to propose what the other side has named: if the bot accepts that."""
    before: tuple[Event, ...] = ()
    """What everybody hears before it."""


def after(bargain: Bargain, memory: Memory, events: Sequence[Event]) -> Memory:
    """What the bot remembers then."""
    recall, seat = recall_of(bargain.view.game), bargain.view.seat
    assert recall is not None
    assert seat is not None
    for event in events:
        if isinstance(event, recall.events):
            memory = recall.after(memory, seat, event.seen_by(seat))
    return memory


def series(bargains: Sequence[Bargain], bot: Bot, answers: Sequence[bool]) -> tuple[list[Action], float]:
    """What the bot says each time, and what the other side has gained in the end."""
    memory, said, gained = BLANK, [], 0.0
    for bargain, is_taken in zip(bargains, answers, strict=True):
        memory = after(bargain, memory, bargain.before)
        action = bot.choose_remembering(bargain.view, memory, Rng("series"))
        said.append(action)
        told: list[Event] = []
        if isinstance(action, marquis.Accept | merchants.Accept):
            gained += bargain.gain(bargain.standing)
            told = bargain.told(bargain.standing, True)
        elif isinstance(action, bargain.proposes):
            gained += bargain.gain(action) if is_taken else 0.0
            told = bargain.told(action, is_taken)
        memory = after(bargain, memory, [*told, *next_turn(bargain.view)])
    return said, gained


def every_series(bargains: Sequence[Bargain], bot: Bot) -> dict[tuple[bool, ...], float]:
    """What every way of taking and refusing brings."""
    every = product((True, False), repeat=len(bargains))
    return {answers: series(bargains, bot, answers)[1] for answers in every}


def next_turn(seen: View) -> list[Event]:
    assert seen.seat is not None
    if seen.game == "marquis":
        return [marquis_events.TurnBegan(seen.seat, False)]
    return [merchants_events.RoundBegan(2, 0)]


def offered_fee(coins: int = 6) -> Bargain:
    """Player 1 may offer the Countess of player 0 something."""
    g = at("| T M | K", coins=[0, coins, 0], hands="C K S H")
    play(g, 0, marquis.LayCard("C"))
    g.apply(1, marquis.Allow())
    seen = view(g, 1)
    look = evaluation_of(g, 0)

    def told(said: marquis.OfferFee, is_taken: bool) -> list[Event]:
        offered = marquis_events.FeeOffered(1, 0, said.bundle)
        sold = marquis_events.ProtectionSold(0, 1, said.bundle)
        return [offered, sold if is_taken else marquis_events.ProtectionDeclined(0)]

    def gain(said: marquis.OfferFee) -> float:
        return bargaining.sold(look, look.rival_danger(1), bargaining.bundle_worth(look, said.bundle))

    return Bargain(seen, marquis.OfferFee, told, gain)


def demanded_fee(coins: int = 6) -> Bargain:
    """The Countess of player 0 may demand something of player 1."""
    g = at("| T M | K", coins=[0, coins, 0], hands="C K S H")
    play(g, 0, marquis.LayCard("C"))
    g.apply(1, marquis.Allow())
    while g.ask().question == "marquis.offer_fee":
        g.apply(g.waiting_for()[0], marquis.OfferNothing())
    look = evaluation_of(g, 0)

    def told(said: marquis.DemandFee, is_taken: bool) -> list[Event]:
        demanded = marquis_events.FeeDemanded(0, said.seat, said.bundle)
        if not is_taken:
            return [demanded, marquis_events.TermsRefused(said.seat, 0, "MQ-63")]
        sold = marquis_events.ProtectionSold(0, said.seat, said.bundle)
        return [demanded, marquis_events.TermsAccepted(said.seat, 0, "MQ-63"), sold]

    def gain(said: marquis.DemandFee) -> float:
        price = bargaining.bundle_worth(look, said.bundle)
        return look.rival_danger(said.seat) - (1.0 + look.envy) * price

    return Bargain(view(g, 0), marquis.DemandFee, told, gain)


def countered_price(coins: int = 5) -> Bargain:
    """The Prosecutor of player 2 has named a price to player 0, who may offer less; the victim has coins."""
    g = at("| T M | H S", coins=[3, coins, 0], hands="A K S C | V K H C")
    play(g, 0, marquis.LayCard("A"))
    play(g, 0, marquis.Assassinate(1))
    g.apply(1, marquis.PlayVeto())
    draw(g)
    g.apply(2, marquis.DemandPrice(bundle(coins=3)))
    theirs = evaluation_of(g, 2)

    def told(said: marquis.Counter, is_taken: bool) -> list[Event]:
        named = [
            marquis_events.VetoPlayed(1, 0, "assassination"),
            marquis_events.PriceDemanded(2, 0, bundle(coins=3)),
            marquis_events.PriceCountered(0, 2, said.bundle),
        ]
        if is_taken:
            return [*named, marquis_events.TermsAccepted(2, 0)]
        return [*named, marquis_events.InterventionPassed(2)]

    def gain(said: marquis.Counter) -> float:
        paid = bargaining.bundle_worth(theirs, said.bundle)
        return bargaining.favour(theirs, bargaining.dispute(g)) + (1.0 + theirs.envy) * paid

    return Bargain(view(g, 0), marquis.Counter, told, gain, marquis.Counter(bundle(coins=3)))


def demanded_price() -> Bargain:
    """The Prosecutor of player 2 may name a price to player 0, whose robbery was vetoed."""
    g = at("| T M | H S", coins=[4, 1, 0], hands="T K S C | V K H C")
    play(g, 0, marquis.LayCard("T"))
    g.apply(1, marquis.PlayVeto())
    draw(g)
    theirs = evaluation_of(g, 0)

    def told(said: marquis.DemandPrice, is_taken: bool) -> list[Event]:
        effect = marquis_events.VetoPlayed(1, 0, EFFECTS[bargaining.dispute(g).effect])
        answer = marquis_events.TermsAccepted if is_taken else marquis_events.TermsRefused
        return [effect, marquis_events.PriceDemanded(2, 0, said.bundle), answer(0, 2)]

    def gain(said: marquis.DemandPrice) -> float:
        price = bargaining.bundle_worth(theirs, said.bundle)
        return bargaining.gain(theirs, bargaining.dispute(g)) - (1.0 + theirs.envy) * price

    return Bargain(view(g, 2), marquis.DemandPrice, told, gain)


MERCHANTS = find("merchants")
GOODS = ("food", "food")


def ride(question: str, seat: int, seats: int, level: int = 1, **talk: int) -> tuple[View, float, float]:
    """Player 1 asks player 0 for a ride: the view, its worth, and how much rivals' gains count.

    `level`: that of the price of the goods.
    """
    position = {
        "question": question,
        "seat": seat,
        "wagons": [
            {"at": "PAR", "master": 0, "cargo": [{"wine": 3}, *[{}] * (seats - 1)]},
            {"at": "KOL"},
            {"at": "WIE"},
        ],
        "stores": [{}, {"PAR": {"food": 2}}, *[{}] * (seats - 2)],
        "prices": {"food": level},
        "loading": {"wagon": 1, "guest": 1, "goods": list(GOODS), **talk},
    }
    g: Any = MERCHANTS.set_up(seats, MERCHANTS.read_options({}), position)
    worth = MerchantsEvaluator().ride_worth(g, GOODS)
    return MERCHANTS.view(g, seat), worth, Weights().envy_of_each(seats)


def _answered(proposer: int, price: int, is_taken: bool, *named: Event) -> list[Event]:
    asked = merchants_events.LoadingRequested(1, 1, GOODS, False)
    if is_taken:
        return [asked, *named, merchants_events.GoodsLoaded(1, 1, 0, GOODS, price, False)]
    return [asked, *named, merchants_events.LoadingRefused(1, 1 - proposer, proposer)]


def quoted_price(seats: int = 3, level: int = 1) -> Bargain:
    """The master names a price to a guest."""
    seen, worth, envy = ride("load_quote", 0, seats, level)

    def told(said: merchants.QuotePrice, is_taken: bool) -> list[Event]:
        named = merchants_events.PriceNamed(1, 0, 1, "quote", said.amount, False)
        return _answered(0, said.amount, is_taken, named)

    return Bargain(seen, merchants.QuotePrice, told, lambda said: worth - (1.0 + envy) * said.amount)


def offered_price(seats: int = 3, quote: int = 900, level: int = 1) -> Bargain:
    """A guest offers less than the master's quote."""
    seen, worth, envy = ride("load_answer", 1, seats, level, quote=quote)

    def told(said: merchants.CounterOffer, is_taken: bool) -> list[Event]:
        named = merchants_events.PriceNamed(1, 0, 1, "quote", quote, False)
        countered = merchants_events.PriceNamed(1, 1, 0, "counter", said.amount, False)
        return _answered(1, said.amount, is_taken, named, countered)

    def gain(said: merchants.CounterOffer) -> float:
        return (1.0 + envy) * said.amount - envy * worth

    return Bargain(seen, merchants.CounterOffer, told, gain, merchants.CounterOffer(quote))


def dearer_price(seats: int = 3, quote: int = 900) -> Bargain:
    """The same, but the master answers with a last price instead of a plain no."""
    bargain = offered_price(seats, quote)

    def told(said: merchants.CounterOffer, is_taken: bool) -> list[Event]:
        *named, end = bargain.told(said, is_taken)
        if is_taken:
            return [*named, end]
        last = merchants_events.PriceNamed(1, 0, 1, "final", quote - 100, False)
        return [*named, last, merchants_events.LoadingRefused(1, 1, 0)]

    return bargain._replace(told=told)


def last_price(seats: int = 3, level: int = 1) -> Bargain:
    """A master answers the guest's offer with a price in between."""
    seen, worth, envy = ride("load_reply", 0, seats, level, quote=900, counter=100)

    def told(said: merchants.FinalPrice, is_taken: bool) -> list[Event]:
        named = [
            merchants_events.PriceNamed(1, 0, 1, "quote", 900, False),
            merchants_events.PriceNamed(1, 1, 0, "counter", 100, False),
            merchants_events.PriceNamed(1, 0, 1, "final", said.amount, False),
        ]
        return _answered(0, said.amount, is_taken, *named)

    def gain(said: merchants.FinalPrice) -> float:
        return worth - (1.0 + envy) * said.amount

    return Bargain(seen, merchants.FinalPrice, told, gain, merchants.FinalPrice(100))


BARGAINS: dict[str, Callable[[], Bargain]] = {
    "offered fee": offered_fee,
    "demanded fee": demanded_fee,
    "demanded price": demanded_price,
    "countered price": countered_price,
    "quoted price": quoted_price,
    "offered price": offered_price,
    "offered price, four players": lambda: offered_price(4, 400),
    "offered price, a dear quote": lambda: offered_price(4, 500),
    "offered price, two players": lambda: offered_price(2, 500),
    "offered price, a last price follows": dearer_price,
    "last price": last_price,
    "last price, four players": lambda: last_price(4),
}
