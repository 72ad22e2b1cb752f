"""The bargains of the Countess and the Prosecutor: what is offered, asked, taken and refused.

Every function lists the answers worth thinking about with what each is worth in points.
"""

from typing import Final

from ducats.bots.marquis.appraisal import Appraisal
from ducats.bots.marquis.table import (
    NO_CARD,
    NO_OFFER,
    NOBODY,
    Dispute,
    Goods,
    Table,
    decoded,
    dispute,
    naming,
)
from ducats.engine.messages import Seat
from ducats.games.marquis.tables import S, V

Worths = list[tuple[int, float]]
"""Answers and what each is worth in points."""

REFUSE: Final = 0
ACCEPT: Final = 1
"""Answers to whatever is put as a yes or no."""
DECLINE: Final = 0
TAKE: Final = 1
"""TAKE + seat: that player's offer."""

TOLL: Final = 0.45
"""What a Countess without a client can hope for."""
BOUND: Final = 0.5
"""What it costs to be bound to lay the Prosecutor next."""
HOPE: Final = 0.6
"""How likely a demand above the standing offer is to be met, where it seems worth its price."""


# -- the Countess ----------------------------------------------------------------------------------


def fees(g: Table, seat: Seat) -> list[Goods]:
    """What a client could sensibly pay: a coin or two, a diamond, a Veto."""
    coins, diamonds = g.coins[seat], g.diamonds[seat]
    vetoes = g.vetoes[seat]
    found = [Goods(coins=number) for number in (1, 2) if number <= coins]
    if diamonds:
        found.append(Goods(diamonds=1))
    if vetoes:
        found.append(Goods(vetoes=1))
        if coins:
            found.append(Goods(coins=1, vetoes=1))
    return found


def paid(look: Appraisal, goods: Goods) -> float:
    """What a bundle costs the seat itself: coins by its own rate, the rest as for anybody."""
    coins = look.g.coins[look.seat]
    own = look.purse(coins) - look.purse(coins - goods.coins)
    return own + look.goods(goods._replace(coins=0))


def after_payment(look: Appraisal, goods: Goods) -> float:
    """What protection is worth: the danger to what is left, and to the coins one would not have had."""
    return max(0.0, look.danger() - 0.3 * look.goods(Goods(coins=goods.coins)))


def offer_fee(look: Appraisal) -> Worths:
    """MQ-63: offer the least that the Countess may prefer to her toll, if the danger is worth it."""
    g, seat = look.g, look.seat
    worths: Worths = [(REFUSE, 0.0)]
    for goods in fees(g, seat):
        taken = 1.0 if look.goods(goods) >= TOLL + 0.3 else 0.7
        worth = after_payment(look, goods) - paid(look, goods)
        rival = look.envy * look.goods(goods)
        worths.append((naming(g, seat, "OfferFee", goods), taken * (worth - rival)))
    if V in g.hands[seat] and not g.vetoes[seat]:
        goods = Goods(vetoes=1)
        cost = look.weights.guard
        worths.append(
            (naming(g, seat, "OfferFee", goods), look.danger() - cost - look.envy * look.weights.veto)
        )
    return worths


def client_danger(look: Appraisal, client: Seat) -> float:
    """What somebody fears to lose, as far as everybody can tell."""
    g = look.g
    if not g.is_target(client, NOBODY):
        return 0.0
    other = Appraisal(g, client, look.weights)
    identity, coins = g.shows(client), g.coins[client]
    lost = other.loss(identity, coins)
    low = int(coins - lost)
    return look.rival_purse(client, coins) - look.rival_purse(client, low) + 0.1


def sold(look: Appraisal, client: Seat, goods: Goods) -> float:
    """What a deal is worth to the Countess: the fee, less the toll, less what the client is spared."""
    spared = look.envy * (client_danger(look, client) - look.goods(goods))
    return look.goods(goods) - TOLL - spared


def offered(look: Appraisal) -> Worths:
    """Decline, or one of the standing offers."""
    g = look.g
    worths: Worths = [(DECLINE, 0.0)]
    for client in range(g.seats):
        if g.offers[client] != NO_OFFER:
            worths.append((TAKE + client, sold(look, client, decoded(g.offers[client]))))
    return worths


def choose_client(look: Appraisal) -> Worths:
    """MQ-63: a demand costs nothing while the offers stand, so ask for a little more first."""
    g, seat = look.g, look.seat
    worths = offered(look)
    standing = max(worth for _, worth in worths)
    for client in range(g.seats):
        if client == seat or g.out[client] or g.shows(client) == NO_CARD:
            continue
        fear = client_danger(look, client)
        before = decoded(g.offers[client]) if g.offers[client] != NO_OFFER else Goods()
        for goods in fees(g, client):
            if look.goods(goods) <= look.goods(before):
                continue
            likely = HOPE if look.goods(goods) < fear else 0.05
            worth = likely * sold(look, client, goods) + (1.0 - likely) * standing
            worths.append((naming(g, seat, "DemandFee", goods, client), worth))
    return worths


def answer_fee(look: Appraisal, goods: Goods) -> Worths:
    """MQ-63: yes if the danger is worse than the price."""
    worth = after_payment(look, goods) - paid(look, goods) - look.envy * look.goods(goods)
    return [(REFUSE, 0.0), (ACCEPT, worth)]


# -- the Prosecutor --------------------------------------------------------------------------------


def favour(look: Appraisal, matter: Dispute) -> float:
    """What it is worth to a third player, without a price, that a Veto is void."""
    g, seat = look.g, look.seat
    gains = matter.coins * look.weights.coin
    loses = look.harm(matter.victim, matter.coins, matter.kills, g.coins[matter.victim])
    ahead = 0.1 * (g.points(matter.victim) - g.points(matter.culprit))
    worth = look.weights.veto * (1.0 + look.envy) if g.options.prosecutor_veto == "prosecutor" else 0.0
    worth += look.envy * (loses - gains) + look.envy * max(-0.5, min(0.5, ahead))
    return worth - (BOUND if g.shows(seat) != S else 0.1)


def gain(look: Appraisal, matter: Dispute) -> float:
    """What the culprit gains by the intervention: the effect, but not the Veto he would be given."""
    return look.dealt(matter) - look.weights.veto


def prices(g: Table, culprit: Seat) -> list[Goods]:
    found = [Goods(coins=number) for number in (1, 2) if number <= g.coins[culprit]]
    if g.vetoes[culprit]:
        found.append(Goods(vetoes=1))
    if g.diamonds[culprit]:
        found.append(Goods(diamonds=1))
    return found


def intervene(look: Appraisal) -> Worths:
    """MQ-95, MQ-97: let it stand, void it, or name a price that the culprit can still profit from."""
    g, seat = look.g, look.seat
    if len(g.legal(seat)) == 1:
        return [(REFUSE, 0.0)]
    matter = dispute(g)
    worth = favour(look, matter)
    worths: Worths = [(REFUSE, 0.0), (ACCEPT, worth)]
    if not g.options.negotiation:
        return worths
    other = Appraisal(g, matter.culprit, look.weights)
    his = gain(other, matter)
    refused = max(0.0, worth) - 0.02
    for goods in prices(g, matter.culprit):
        price = look.goods(goods)
        likely = 0.85 if price <= 0.8 * his else 0.5 if price <= his else 0.05
        deal = worth + price * (1.0 + look.envy)
        if deal > 0:
            worths.append((naming(g, seat, "DemandPrice", goods), likely * deal + (1.0 - likely) * refused))
    return worths


def answer_price(look: Appraisal, goods: Goods) -> Worths:
    """MQ-97: pay what leaves a profit, else offer less, else refuse."""
    g, seat = look.g, look.seat
    his = gain(look, dispute(g))
    worths: Worths = [(REFUSE, 0.0), (ACCEPT, his - paid(look, goods) - look.envy * look.goods(goods))]
    for less in prices(g, seat):
        if look.goods(less) < look.goods(goods):
            worth = his - paid(look, less) - look.envy * look.goods(less)
            worths.append((naming(g, seat, "Counter", less), 0.6 * worth))
    return worths


def last_word(look: Appraisal, goods: Goods) -> Worths:
    """MQ-97: after a refusal for nothing or not at all; after a counter-offer for that or not at all."""
    worth = favour(look, dispute(look.g)) + look.goods(goods) * (1.0 + look.envy)
    return [(REFUSE, 0.0), (ACCEPT, worth)]


def terms(g: Table) -> Goods:
    """What stands to be accepted now."""
    standing = g.ask().standing
    return decoded(standing) if standing > 0 else Goods()
