"""The bargains of the Countess and the Prosecutor: the words worth a thought, and what each seems worth.

Prices are few on purpose: a coin or two, a diamond, a Veto. The search finds out what both sides make of it.
"""

from typing import Any, Final

from ducats.engine.errors import BrokenInvariant
from ducats.engine.frames import Ask
from ducats.games.marquis.evaluation.evaluation import RIVAL_COIN_POINTS, Evaluation
from ducats.games.marquis.rules.bargains import (
    ACCEPTED,
    DECLINED,
    DEMANDED,
    AnswerFee,
    AnswerPrice,
    ChooseClient,
    Intervene,
    LastWord,
    OfferFees,
    may_be_client,
)
from ducats.games.marquis.rules.hostile import Hostile, hostile_effect
from ducats.games.marquis.rules.messages import Bundle
from ducats.games.marquis.rules.notation import MEASURE, amounts, coins_in, diamonds_in, rubies_in, vetoes_in
from ducats.games.marquis.rules.printed import MAX_SEATS, S
from ducats.games.marquis.rules.queries import is_able, kills
from ducats.games.marquis.rules.state import NO_OFFER, Marquis
from ducats.mechanics.haggle import ACCEPT, REFUSE, TERMS

Worths = list[tuple[float, int]]
"""What answers are worth in points, with the answers."""

TOLL_POINTS: Final = 0.45
"""What a Countess without a client can hope for."""
BOUND_POINTS: Final = 0.5
SHOWN_POINTS: Final = 0.1
"""What it costs to be bound to lay the Prosecutor next, and to use one that lies open."""
DEMAND_MET: Final = 0.6
FOOLISH_DEMAND_MET: Final = 0.05
"""How likely a demand above the standing offer is to be met, where it seems worth its price or not."""

ONE_COIN: Final = MEASURE.code([1, 0, 0, 0])
TWO_COINS: Final = MEASURE.code([2, 0, 0, 0])
ONE_DIAMOND: Final = MEASURE.code([0, 1, 0, 0])
ONE_VETO: Final = MEASURE.code([0, 0, 1, 0])


def words(look: Evaluation, ask: Ask[Any]) -> Worths:
    """Every word worth a thought."""
    if isinstance(ask, OfferFees):
        return offer_fee(look)
    if isinstance(ask, ChooseClient):
        return choose_client(look)
    if isinstance(ask, Intervene):
        return intervene(look)
    if isinstance(ask, AnswerFee):
        return answer_fee(look, ask.standing)
    if isinstance(ask, AnswerPrice):
        return answer_price(look, ask.standing)
    if isinstance(ask, LastWord):
        return last_word(look, ask.standing)
    return offered(look)


def prices(g: Marquis, seat: int) -> list[int]:
    """What somebody could sensibly pay out of what lies before them."""
    coins, vetoes = g.coins(seat), g.vetoes(seat)
    found: list[int] = []
    if coins >= 1:
        found.append(ONE_COIN)
    if coins >= 2:
        found.append(TWO_COINS)
    if g.diamonds(seat) > 0:
        found.append(ONE_DIAMOND)
    if vetoes > 0:
        found.append(ONE_VETO)
        if coins > 0:
            found.append(ONE_COIN + ONE_VETO)
    return found


def worth(look: Evaluation, code: int) -> float:
    """What a bundle is worth to anybody."""
    printed = look.g.printed
    coins, vetoes = int(coins_in(code)), int(vetoes_in(code))
    jewels = int(diamonds_in(code)) * printed.diamond_points + int(rubies_in(code)) * printed.ruby_points
    return coins * RIVAL_COIN_POINTS + vetoes * look.weights.veto + jewels


def bundle_worth(look: Evaluation, goods: Bundle) -> float:
    """The same for one that was named aloud."""
    return worth(look, MEASURE.code(amounts(goods)))


def cost(look: Evaluation, code: int) -> float:
    """What a bundle costs the seat itself, and what it gives to a rival: coins by the seat's own rate."""
    coins, mine = int(coins_in(code)), look.g.coins(look.seat)
    anybody = worth(look, code)
    own = look.purse(mine) - look.purse(mine - coins) - coins * RIVAL_COIN_POINTS
    return own + anybody + look.envy * anybody


def protected(danger: float, code: int) -> float:
    """What protection is worth: the danger, less that to coins one would not have any more."""
    return max(0.0, danger - 0.3 * RIVAL_COIN_POINTS * int(coins_in(code)))


# -- the Countess ----------------------------------------------------------------------------------


def offer_fee(look: Evaluation) -> Worths:
    """MQ-63: offer the least that the Countess may prefer to her toll, if the danger is worth it."""
    g, seat = look.g, look.seat
    worths: Worths = [(0.0, REFUSE)]
    danger = look.danger()
    if danger <= 0.0:
        return worths
    for code in prices(g, seat):
        taken = 1.0 if worth(look, code) >= TOLL_POINTS + 0.3 else 0.7
        worths.append((taken * (protected(danger, code) - cost(look, code)), TERMS + code))
    if g.holds_veto(seat) and g.vetoes(seat) == 0:
        worths.append((danger - look.weights.guard - look.envy * look.weights.veto, TERMS + ONE_VETO))
    return worths


def sold(look: Evaluation, fear: float, fee: float) -> float:
    """What a deal is worth to the Countess: the fee, less the toll, less what the client is spared."""
    return fee - TOLL_POINTS - look.envy * (fear - fee)


def offered(look: Evaluation) -> Worths:
    """MQ-63: decline, or one of the standing offers."""
    g = look.g
    worths: Worths = [(0.0, DECLINED)]
    for client in range(g.seats):
        if g.offer(client) != NO_OFFER:
            fee = worth(look, g.offer(client))
            worths.append((sold(look, look.rival_danger(client), fee), ACCEPTED + client))
    return worths


def choose_client(look: Evaluation) -> Worths:
    """MQ-63: a demand costs nothing while the offers stand, so ask for a little more first."""
    g = look.g
    worths = offered(look)
    standing = max(worths)[0]
    for client in range(g.seats):
        if client == look.seat or not may_be_client(g, client):
            continue
        fear = look.rival_danger(client)
        before = worth(look, g.offer(client)) if g.offer(client) != NO_OFFER else 0.0
        for code in prices(g, client):
            fee = worth(look, code)
            if fee > before:
                likely = DEMAND_MET if fee < fear else FOOLISH_DEMAND_MET
                demand = DEMANDED + code * MAX_SEATS + client
                worths.append((likely * sold(look, fear, fee) + (1.0 - likely) * standing, demand))
    return worths


def answer_fee(look: Evaluation, standing: int) -> Worths:
    """MQ-63: yes if the danger is worse than the price."""
    return [(0.0, REFUSE), (protected(look.danger(), standing) - cost(look, standing), ACCEPT)]


# -- the Prosecutor --------------------------------------------------------------------------------


def dispute(g: Marquis) -> Hostile:
    """The effect that is being decided."""
    effect = hostile_effect(g)
    if effect is None:
        raise BrokenInvariant("nothing hostile is being decided")
    return effect


def favour(look: Evaluation, matter: Hostile) -> float:
    """What it is worth to a third player, without a price, that a Veto is void."""
    g, victim = look.g, matter.victim
    coins = min(matter.coins, int(g.coins(victim)))
    loses = look.harm(victim, coins, kills(g, matter.effect, victim))
    ahead = 0.1 * int(g.points(victim) - g.points(matter.culprit))
    gained = look.weights.veto * (1.0 + look.envy) if g.flags.prosecutor_gets_veto else 0.0
    gained += look.envy * (loses - coins * RIVAL_COIN_POINTS + max(-0.5, min(0.5, ahead)))
    return gained - (SHOWN_POINTS if g.shows(look.seat) == S else binding(look))


def binding(look: Evaluation) -> float:
    """MQ-99: what it costs to be bound to lay the Prosecutor, unless the seat is bound already."""
    return 0.0 if look.g.is_bound(look.seat) else BOUND_POINTS


def gain(look: Evaluation, matter: Hostile) -> float:
    """What the culprit gains by the intervention: the effect, but not the Veto they would be given."""
    g, victim = look.g, matter.victim
    coins = min(matter.coins, int(g.coins(victim)))
    return look.dealt(victim, coins, kills(g, matter.effect, victim)) - look.weights.veto


def open_favour(look: Evaluation) -> float:
    """The favour in the dispute that is open now."""
    return favour(look, dispute(look.g))


def open_gain(look: Evaluation) -> float:
    """The culprit's gain in the dispute that is open now."""
    return gain(look, dispute(look.g))


def intervene(look: Evaluation) -> Worths:
    """MQ-95, MQ-97: let it stand, void it, or name a price that the culprit can still profit from."""
    g = look.g
    worths: Worths = [(0.0, REFUSE)]
    if not is_able(g, look.seat):
        return worths
    matter = dispute(g)
    free = favour(look, matter)
    worths.append((free, ACCEPT))
    if not g.flags.negotiation:
        return worths
    culprits = gain(Evaluation(g, matter.culprit, look.weights), matter)
    # MQ-R45: a price named from the hand may bind even if nothing comes of it.
    idle = -binding(look) if g.flags.shown_binds and g.shows(look.seat) != S else 0.0
    refused = max(idle, free) - 0.02
    for code in prices(g, matter.culprit):
        price = worth(look, code)
        likely = 0.85 if price <= 0.8 * culprits else 0.5 if price <= culprits else FOOLISH_DEMAND_MET
        deal = free + price * (1.0 + look.envy)
        if deal > 0.0:
            worths.append((likely * deal + (1.0 - likely) * refused, TERMS + code))
    return worths


def answer_price(look: Evaluation, standing: int) -> Worths:
    """MQ-97: pay what leaves a profit, else offer less, else refuse."""
    profit = open_gain(look)
    worths: Worths = [(0.0, REFUSE), (profit - cost(look, standing), ACCEPT)]
    asked = worth(look, standing)
    for code in prices(look.g, look.seat):
        if worth(look, code) < asked:
            worths.append((0.6 * (profit - cost(look, code)), TERMS + code))
    return worths


def last_word(look: Evaluation, standing: int) -> Worths:
    """MQ-97: after a refusal for nothing or not at all; after a counter-offer for that or not at all."""
    price = worth(look, standing) * (1.0 + look.envy)
    return [(0.0, REFUSE), (open_favour(look) + price, ACCEPT)]
