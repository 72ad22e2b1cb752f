"""Which proposals a bot of Merchants does not make again, as somebody has refused them."""

from functools import cache, partial
from typing import cast

from ducats.bots.memory import Memory, Proposal
from ducats.engine.messages import Seat
from ducats.engine.play import Play
from ducats.games.merchants.bots.memory import COUNTER, QUOTE, REQUEST, matter_of
from ducats.games.merchants.evaluation import MerchantsEvaluator
from ducats.games.merchants.evaluation.weights import Weights
from ducats.games.merchants.rules import progress
from ducats.games.merchants.rules.haggling import GuestWord, LoadAnswer, MasterWord, PriceWord
from ducats.games.merchants.rules.loading import NOTHING, LoadRequest
from ducats.games.merchants.rules.names import BUNDLE_COUNT, BUNDLES, GOODS
from ducats.games.merchants.rules.state import Merchants
from ducats.mechanics.haggle import ACCEPT, REFUSE, TERMS


def reconsider(play: Play, seat: Seat, memory: Memory, answer: int, others: list[int]) -> int:
    """To break off is the first of all legal answers."""
    g = cast(Merchants, play)
    usual = _proposal(g, answer)
    if usual is None or not _is_pointless(g, memory, usual, answer):
        return answer
    ask = g.ask()
    if isinstance(ask, MasterWord):
        return _another_price(g, memory, ask, usual, answer)
    others = [*others, *g.legal(seat)]
    if isinstance(ask, LoadAnswer):
        others = _riding_after_all(g, memory, ask, usual, others)
    return next(each for each in others if not _is_pointless(g, memory, usual, each))


def _another_price(g: Merchants, memory: Memory, ask: MasterWord, usual: Proposal, answer: int) -> int:
    """Whoever asks for a price is told one: the same again, if the master has none that is better."""
    unit = g.printed.unit
    lower = [
        each
        for each in range(TERMS + int(ask.lowest(g)), answer)
        if _masters_gain(g, (each - TERMS) * unit) > 0
    ]
    for each in reversed(lower):
        if not _is_pointless(g, memory, usual, each):
            return each
    earlier = TERMS + min(each.terms for each in memory.alike(usual)) // unit
    known = [each for each in lower if each >= earlier and not _rewards_refusing(g, memory, usual, each)]
    return known[0] if known else answer


def _riding_after_all(
    g: Merchants, memory: Memory, ask: LoadAnswer, usual: Proposal, answers: list[int]
) -> list[int]:
    """A guest offers more, or pays what was quoted, as long as the ride is worth it to them.

    The master shall not have more of that than of taking the guest's usual offer each time.
    """
    unit = g.printed.unit
    quote = int(progress.offer(g)) * unit
    taken = _masters_gain(g, usual.terms)
    is_fair = taken <= 0 or _masters_gain(g, quote) <= taken * (1 + len(memory.of_a_kind(usual)))
    pays = is_fair and ask.may_accept(g) and _guests_gain(g, quote) > 0
    offers = [
        each for each in sorted(answers) if each >= TERMS and _guests_gain(g, (each - TERMS) * unit) > 0
    ]
    return [*offers, ACCEPT, REFUSE] if pays else [*offers, REFUSE]


def _is_pointless(g: Merchants, memory: Memory, usual: Proposal, answer: int) -> bool:
    made = _proposal(g, answer)
    if made is None:
        return False
    return memory.is_pointless(made, usual.terms, partial(_gain, g, made.kind), made.kind == QUOTE)


def _rewards_refusing(g: Merchants, memory: Memory, usual: Proposal, answer: int) -> bool:
    made = _proposal(g, answer)
    return made is not None and memory.rewards_refusing(made, usual.terms, partial(_gain, g, made.kind))


def _gain(g: Merchants, kind: str, price: int) -> float:
    """Of the other side, as far as everybody sees."""
    if kind == REQUEST:
        return 0.0
    return _guests_gain(g, price) if kind == QUOTE else _masters_gain(g, price)


def _guests_gain(g: Merchants, price: int) -> float:
    """The ride, less the price, which a rival has."""
    return _ride_worth(g) - (1.0 + _envy(g)) * price


def _masters_gain(g: Merchants, price: int) -> float:
    """The price, which a rival has no more, less what the ride is worth to that rival."""
    return (1.0 + _envy(g)) * price - _envy(g) * _ride_worth(g)


def _proposal(g: Merchants, answer: int) -> Proposal | None:
    ask = g.ask()
    if isinstance(ask, LoadRequest):
        permit, bundle = divmod(answer, BUNDLE_COUNT)
        if permit or bundle == NOTHING:
            return None
        return Proposal(int(g.master(progress.wagon(g))), REQUEST, matter_of(_goods(bundle)), 0)
    if isinstance(ask, PriceWord) and answer >= TERMS:
        kind = COUNTER if isinstance(ask, GuestWord) else QUOTE
        matter = matter_of(_goods(int(progress.bundle(g))))
        return Proposal(int(ask.other(g)), kind, matter, (answer - TERMS) * g.printed.unit)
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
