"""Which proposals a bot of Merchants does not make again, as somebody has refused them."""

from functools import cache
from typing import cast

from ducats.bots.memory import Memory, Proposal
from ducats.engine.messages import Seat
from ducats.engine.play import Play
from ducats.games.merchants.bots.memory import COUNTER, QUOTE, REQUEST, matter_of
from ducats.games.merchants.evaluation import MerchantsEvaluator
from ducats.games.merchants.evaluation.weights import Weights
from ducats.games.merchants.rules import progress
from ducats.games.merchants.rules.haggling import GuestWord, LoadAnswer, LoadQuote, PriceWord
from ducats.games.merchants.rules.loading import NOTHING, LoadRequest
from ducats.games.merchants.rules.names import BUNDLE_COUNT, BUNDLES, GOODS
from ducats.games.merchants.rules.state import Merchants
from ducats.mechanics.haggle import ACCEPT, REFUSE, TERMS


def reconsider(play: Play, seat: Seat, memory: Memory, answer: int, others: list[int]) -> int:
    """To break off is the first of all legal answers."""
    g = cast(Merchants, play)
    if not _is_pointless(g, memory, answer):
        return answer
    ask = g.ask()
    if isinstance(ask, LoadQuote):
        return _another_quote(g, memory, answer)
    others = [*others, *g.legal(seat)]
    if isinstance(ask, LoadAnswer):
        others = _a_guest_who_wants_to_ride(g, ask, others)
    return next(each for each in others if not _is_pointless(g, memory, each))


def _another_quote(g: Merchants, memory: Memory, answer: int) -> int:
    """Whoever asks for a price is told one: the same again, if the master has none that is better."""
    envy = _envy(g)
    least = TERMS + int(_ride_worth(g) * envy / (1.0 + envy) / g.printed.unit)
    for lower in range(answer - 1, least, -1):
        if not _is_pointless(g, memory, lower):
            return lower
    made = _proposal(g, answer)
    assert made is not None, "a quote is one"
    return TERMS + min(each.terms for each in (made, *memory.alike(made))) // g.printed.unit


def _a_guest_who_wants_to_ride(g: Merchants, ask: LoadAnswer, answers: list[int]) -> list[int]:
    """They offer more, or pay what was quoted, as long as the ride is worth it to them."""
    most = _ride_worth(g) / (1.0 + _envy(g)) / g.printed.unit
    offers = [answer for answer in sorted(answers) if TERMS <= answer < TERMS + most]
    pays = ask.may_accept(g) and int(progress.offer(g)) < most
    return [*offers, *([ACCEPT] if pays else []), REFUSE]


def _is_pointless(g: Merchants, memory: Memory, answer: int) -> bool:
    """By what the other side would gain, as far as everybody sees."""
    made = _proposal(g, answer)
    if made is None:
        return False
    if made.kind == REQUEST:
        return memory.is_pointless(made, lambda _: 0.0)
    ride, envy = _ride_worth(g), _envy(g)
    if made.kind == QUOTE:
        return memory.is_pointless(made, lambda price: ride - (1.0 + envy) * price, is_invited=True)
    return memory.is_pointless(made, lambda price: (1.0 + envy) * price - envy * ride)


def _proposal(g: Merchants, answer: int) -> Proposal | None:
    ask = g.ask()
    if isinstance(ask, LoadRequest):
        permit, bundle = divmod(answer, BUNDLE_COUNT)
        if permit or bundle == NOTHING:
            return None
        return Proposal(int(g.master(progress.wagon(g))), REQUEST, matter_of(_goods(bundle)), 0, 0)
    if isinstance(ask, PriceWord) and answer >= TERMS:
        kind = COUNTER if isinstance(ask, GuestWord) else QUOTE
        matter = matter_of(_goods(int(progress.bundle(g))))
        return Proposal(int(ask.other(g)), kind, matter, (answer - TERMS) * g.printed.unit, 0)
    return None


def _goods(bundle: int) -> tuple[str, ...]:
    return tuple(GOODS[good] for good in BUNDLES[bundle])


def _ride_worth(g: Merchants) -> float:
    return _evaluator().ride_worth(g, _goods(int(progress.bundle(g))))


def _envy(g: Merchants) -> float:
    return Weights().envy_of_each(g.seats)


@cache
def _evaluator() -> MerchantsEvaluator:
    """It remembers the markets it has seen."""
    return MerchantsEvaluator()
