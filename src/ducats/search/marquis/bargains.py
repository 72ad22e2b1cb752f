"""The bargains of the Countess and the Prosecutor: the words worth a thought, and what each seems worth.

Prices are few on purpose: a coin or two, a diamond, a Veto. The search finds out what both sides make of it.
"""

from typing import Final

from ducats.engine.frames import Ask
from ducats.engine.messages import Seat
from ducats.games.marquis.bargains import (
    ACCEPTED,
    DECLINED,
    DEMANDED,
    AnswerFee,
    AnswerPrice,
    ChooseClient,
    Intervene,
    LastWord,
    OfferFees,
)
from ducats.games.marquis.hostile import Hostile
from ducats.games.marquis.judge import ASSASSINATION, DEMAND, is_able
from ducats.games.marquis.notation import MEASURE
from ducats.games.marquis.state import NO_CARD, NO_OFFER, Marquis
from ducats.games.marquis.tables import MAX_SEATS, S
from ducats.mechanics.haggle import ACCEPT, REFUSE, TERMS
from ducats.search.marquis.look import COIN, GUARD, Look

Worths = list[tuple[float, int]]
"""What answers are worth in points, with the answers."""

TOLL: Final = 0.45
"""What a Countess without a client can hope for."""
BOUND: Final = 0.5
"""What it costs to be bound to lay the Prosecutor next."""
HOPE: Final = 0.6
"""How likely a demand above the standing offer is to be met, where it seems worth its price."""

ONE_COIN: Final = MEASURE.code([1, 0, 0, 0])
TWO_COINS: Final = MEASURE.code([2, 0, 0, 0])
ONE_DIAMOND: Final = MEASURE.code([0, 1, 0, 0])
ONE_VETO: Final = MEASURE.code([0, 0, 1, 0])


def words(look: Look, ask: Ask[Marquis]) -> Worths:
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


def prices(g: Marquis, seat: Seat) -> list[int]:
    """What somebody could sensibly pay out of what lies before him."""
    coins, vetoes = g.coins[seat], g.vetoes[seat]
    found: list[int] = []
    if coins >= 1:
        found.append(ONE_COIN)
    if coins >= 2:
        found.append(TWO_COINS)
    if g.diamonds[seat]:
        found.append(ONE_DIAMOND)
    if vetoes:
        found.append(ONE_VETO)
        if coins:
            found.append(ONE_COIN + ONE_VETO)
    return found


def worth(look: Look, code: int) -> float:
    """What a bundle is worth to anybody."""
    coins, diamonds, vetoes, rubies = MEASURE.amounts(code)
    tables = look.book.tables
    jewels = diamonds * tables.diamond_points + rubies * tables.ruby_points
    return coins * COIN + vetoes * look.habit.veto + jewels


def cost(look: Look, code: int) -> float:
    """What a bundle costs the seat itself, and what it gives to a rival: coins by the seat's own rate."""
    coins = MEASURE.amounts(code)[0]
    mine = look.g.coins[look.seat]
    anybody = worth(look, code)
    return look.purse(mine) - look.purse(mine - coins) + anybody - coins * COIN + look.envy * anybody


def protected(danger: float, code: int) -> float:
    """What protection is worth: the danger, less that to coins one would not have any more."""
    return max(0.0, danger - 0.3 * COIN * MEASURE.amounts(code)[0])


# -- the Countess ----------------------------------------------------------------------------------


def offer_fee(look: Look) -> Worths:
    """MQ-63: offer the least that the Countess may prefer to her toll, if the danger is worth it."""
    g, seat = look.g, look.seat
    worths: Worths = [(0.0, REFUSE)]
    danger = look.danger()
    if danger <= 0.0:
        return worths
    for code in prices(g, seat):
        taken = 1.0 if worth(look, code) >= TOLL + 0.3 else 0.7
        worths.append((taken * (protected(danger, code) - cost(look, code)), TERMS + code))
    if g.holds_veto(seat) and not g.vetoes[seat]:
        worths.append((danger - GUARD - look.envy * look.habit.veto, TERMS + ONE_VETO))
    return worths


def sold(look: Look, client: Seat, code: int) -> float:
    """What a deal is worth to the Countess: the fee, less the toll, less what the client is spared."""
    fee = worth(look, code)
    return fee - TOLL - look.envy * (look.rival_danger(client) - fee)


def offered(look: Look) -> Worths:
    """MQ-63: decline, or one of the standing offers."""
    g = look.g
    worths: Worths = [(0.0, DECLINED)]
    for client in range(g.seats):
        if g.offers[client] != NO_OFFER:
            worths.append((sold(look, client, g.offers[client]), ACCEPTED + client))
    return worths


def choose_client(look: Look) -> Worths:
    """MQ-63: a demand costs nothing while the offers stand, so ask for a little more first."""
    g = look.g
    worths = offered(look)
    standing = max(worths)[0]
    for client in range(g.seats):
        if client == look.seat or g.out[client] or look.shown[client] == NO_CARD:
            continue
        fear = look.rival_danger(client)
        before = worth(look, g.offers[client]) if g.offers[client] != NO_OFFER else 0.0
        for code in prices(g, client):
            fee = worth(look, code)
            if fee > before:
                likely = HOPE if fee < fear else 0.05
                deal = fee - TOLL - look.envy * (fear - fee)
                demand = DEMANDED + code * MAX_SEATS + client
                worths.append((likely * deal + (1.0 - likely) * standing, demand))
    return worths


def answer_fee(look: Look, standing: int) -> Worths:
    """MQ-63: yes if the danger is worse than the price."""
    return [(0.0, REFUSE), (protected(look.danger(), standing) - cost(look, standing), ACCEPT)]


# -- the Prosecutor --------------------------------------------------------------------------------


def dispute(g: Marquis) -> Hostile:
    """The effect that is being decided."""
    place = len(g.frames) - 1
    while True:
        frame = g.frames[place]
        if isinstance(frame, Hostile):
            return frame
        place -= 1


def stakes(g: Marquis, matter: Hostile) -> tuple[int, bool]:
    """How many coins, and whether a character."""
    coins = min(matter.coins, g.coins[matter.victim])
    return coins, matter.effect == ASSASSINATION or (matter.effect == DEMAND and coins == 0)


def favour(look: Look, matter: Hostile) -> float:
    """What it is worth to a third player, without a price, that a Veto is void."""
    g = look.g
    coins, kills = stakes(g, matter)
    loses = look.harm(matter.victim, coins, kills)
    ahead = 0.1 * (g.points(matter.victim) - g.points(matter.culprit))
    gained = look.habit.veto * (1.0 + look.envy) if g.options.prosecutor_veto == "prosecutor" else 0.0
    gained += look.envy * (loses - coins * COIN + max(-0.5, min(0.5, ahead)))
    return gained - (BOUND if look.shown[look.seat] != S else 0.1)


def gain(look: Look, matter: Hostile) -> float:
    """What the culprit gains by the intervention: the effect, but not the Veto he would be given."""
    coins, kills = stakes(look.g, matter)
    return look.dealt(matter.victim, coins, kills) - look.habit.veto


def intervene(look: Look) -> Worths:
    """MQ-95, MQ-97: let it stand, void it, or name a price that the culprit can still profit from."""
    g = look.g
    worths: Worths = [(0.0, REFUSE)]
    if not is_able(g, look.seat):
        return worths
    matter = dispute(g)
    free = favour(look, matter)
    worths.append((free, ACCEPT))
    if not g.options.negotiation:
        return worths
    his = gain(Look(g, matter.culprit, look.book), matter)
    refused = max(0.0, free) - 0.02
    for code in prices(g, matter.culprit):
        price = worth(look, code)
        likely = 0.85 if price <= 0.8 * his else 0.5 if price <= his else 0.05
        deal = free + price * (1.0 + look.envy)
        if deal > 0.0:
            worths.append((likely * deal + (1.0 - likely) * refused, TERMS + code))
    return worths


def answer_price(look: Look, standing: int) -> Worths:
    """MQ-97: pay what leaves a profit, else offer less, else refuse."""
    his = gain(look, dispute(look.g))
    worths: Worths = [(0.0, REFUSE), (his - cost(look, standing), ACCEPT)]
    asked = worth(look, standing)
    for code in prices(look.g, look.seat):
        if worth(look, code) < asked:
            worths.append((0.6 * (his - cost(look, code)), TERMS + code))
    return worths


def last_word(look: Look, standing: int) -> Worths:
    """MQ-97: after a refusal for nothing or not at all; after a counter-offer for that or not at all."""
    price = worth(look, standing) * (1.0 + look.envy)
    return [(0.0, REFUSE), (favour(look, dispute(look.g)) + price, ACCEPT)]
