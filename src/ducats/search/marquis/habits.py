"""What each answer to each question of Marquis seems worth at a glance; bargains have a file of their own."""

from typing import Final

from ducats.engine.errors import BrokenInvariant
from ducats.engine.frames import Ask
from ducats.engine.messages import Seat
from ducats.games.marquis.bargains import ChooseClient, SettleClient
from ducats.games.marquis.intrigues import AIMED, KEPT, PLAYED, MaySpecial
from ducats.games.marquis.judge import ASSASSINATION, DEMAND, rate
from ducats.games.marquis.mercenaries import HIRED, LAID_AT_ONCE, NOBODY_HIRED, LayOrKeep, MayHire
from ducats.games.marquis.payments import CLAIMED, ExchangeCoins, ExchangeLast, ExchangeNow, MayClaim
from ducats.games.marquis.purse import LAST, OWN, least_exchanges, most_exchanges
from ducats.games.marquis.questions import (
    ALLOWED,
    PLAYS_ON,
    RETALIATED,
    STOPS,
    TOP,
    VETOED,
    ChooseCard,
    ChooseTakenBack,
    ChooseVictim,
    ChooseWitness,
    MayPlayOn,
    MayVeto,
)
from ducats.games.marquis.state import Marquis
from ducats.games.marquis.tables import COLOUR, C, D, E, S, V
from ducats.mechanics.haggle import Word
from ducats.search.marquis import bargains
from ducats.search.marquis.bargains import Worths
from ducats.search.marquis.look import (
    COIN,
    GUARD,
    Look,
    characters_left,
    proceeds,
    smooth,
    vetoes_as_coins,
)

EARLY: Final = 8
"""With so many characters left or more it is early in the game."""


def worths(look: Look, ask: Ask[Marquis]) -> Worths:
    """Every answer worth a thought."""
    if isinstance(ask, ChooseCard):
        return [(look.lay(answer % COLOUR), answer) for answer in ask.legal(look.g, look.seat)]
    if isinstance(ask, ExchangeCoins):
        return exchange(look)
    if isinstance(ask, MayVeto):
        return may_veto(look, ask)
    if isinstance(ask, Word | ChooseClient | SettleClient):
        return bargains.words(look, ask)
    if isinstance(ask, ChooseVictim):
        return assassinate(look, ask)
    if isinstance(ask, ExchangeNow):
        return exchange_now(look, ask)
    if isinstance(ask, ChooseTakenBack):
        return take_back(look, ask)
    if isinstance(ask, ChooseWitness):
        return call_witness(look)
    return seldom(look, ask)


def seldom(look: Look, ask: Ask[Marquis]) -> Worths:
    """Questions that not every game asks, and those without a choice."""
    g, seat = look.g, look.seat
    if isinstance(ask, MayClaim):
        return [(0.0, CLAIMED)]
    if isinstance(ask, ExchangeLast):
        return [(0.0, most_exchanges(g, seat, LAST))]
    if isinstance(ask, MayPlayOn):
        return play_on(look)
    if isinstance(ask, MaySpecial):
        return special(look, ask)
    if isinstance(ask, MayHire):
        return hire(look)
    if isinstance(ask, LayOrKeep):
        return lay_or_keep(look)
    raise BrokenInvariant(f"{ask!r} is no question of Marquis")


def exchange(look: Look) -> Worths:
    """MQ-34: the more the better or the worse."""
    g, seat = look.g, look.seat
    least, most = least_exchanges(g, seat, OWN), most_exchanges(g, seat, OWN)
    each = one_exchange(look)
    return [(times * each, times) for times in range(least, most + 1)]


def exchange_quickly(look: Look) -> int:
    """The same for a playout: all or as little as allowed."""
    if one_exchange(look) > 0.0:
        return most_exchanges(look.g, look.seat, OWN)
    return least_exchanges(look.g, look.seat, OWN)


def one_exchange(look: Look) -> float:
    """What a single exchange brings, by what its coins would fetch later."""
    g, seat = look.g, look.seat
    price, gain = rate(g, seat)
    coins, later = g.coins[seat], look.later(V)
    risk = 0.1 * look.loss(look.shown[seat], coins) / coins if coins else 0.0
    return gain + risk * price - price * later


def exchange_now(look: Look, ask: ExchangeNow) -> Worths:
    """MQ-75: at 2/1 now what would probably be stolen before 1/1 comes."""
    g, seat, tables = look.g, look.seat, look.book.tables
    price, gain = tables.rate_now
    next_price, next_gain = tables.rate[D]
    later = look.later(V)
    found: Worths = []
    for times in ask.legal(g, seat):
        left = g.coins[seat] - times * price
        kept = smooth(left - look.loss(D, left), next_price, next_gain, later)
        found.append((times * gain + kept, times))
    return found


def assassinate(look: Look, ask: ChooseVictim) -> Worths:
    """MQ-60: whoever loses most by it; nobody, if all would profit."""
    seats = look.g.seats
    return [
        (look.target(answer) if answer < seats else 0.0, answer) for answer in ask.legal(look.g, look.seat)
    ]


def may_veto(look: Look, ask: MayVeto) -> Worths:
    """MQ-46: a Veto is worth a coin in the end, and goes to the culprit; early it may still meet worse."""
    g, seat = look.g, look.seat
    found: Worths = [(0.0, ALLOWED)]
    if not g.holds_veto(seat):
        return found
    coins = min(ask.coins, g.coins[seat])
    kills = ask.effect == ASSASSINATION or (ask.effect == DEMAND and coins == 0)
    saved = look.suffered(coins, kills)
    cost = 0.6 * (look.habit.veto * (1.0 + look.envy) + GUARD * min(1.0, characters_left(g, seat) / EARLY))
    found.append((saved - cost, VETOED))
    if V in g.specials[seat]:
        found.append((saved - cost - look.habit.veto + look.dealt(ask.culprit, coins, kills), RETALIATED))
    return found


def take_back(look: Look, ask: ChooseTakenBack) -> Worths:
    """MQ-85: the best card for the turns that are left."""
    return [
        (look.habit.keep[answer % COLOUR] + 0.3 * look.lay(answer % COLOUR), answer)
        for answer in ask.legal(look.g, look.seat)
    ]


def call_witness(look: Look) -> Worths:
    """MQ-100: the card one would like best; the Veto is drawn sooner or later anyway."""
    g, seat = look.g, look.seat
    total, count = 0.0, 0
    found: Worths = []
    for letter in g.decks[seat]:
        if letter == V:
            found.append((0.8, V))
        else:
            found.append((look.habit.keep[letter] + 0.2 * look.lay(letter), letter))
            total += look.habit.keep[letter]
            count += 1
    found.append(((total / count if count else 0.0) - 0.2, TOP))
    return found


def play_on(look: Look) -> Worths:
    """MQ-114: stop only if no card left makes up for the rate that is open now."""
    g, seat, tables = look.g, look.seat, look.book.tables
    price, gain = rate(g, seat)
    coins = g.coins[seat]
    stop = proceeds(coins + vetoes_as_coins(g, seat, g.last[seat]), price, gain, 0.0)
    now = proceeds(coins, price, gain, 0.0)
    spent = coins // price * price if price else 0
    best = now
    for letter in g.hands[seat]:
        if letter != V:
            income = min(tables.treasury[letter], g.treasury + spent)
            purse = coins - spent + income + vetoes_as_coins(g, seat, letter)
            next_price, next_gain = look.coming_rate(letter)
            best = max(best, now + proceeds(purse, next_price, next_gain, 0.0))
    return [(best + 0.01, PLAYS_ON), (stop, STOPS)]


def special(look: Look, ask: MaySpecial) -> Worths:
    """MQ-V2: a special card is worth a coin in the end, so it must bring more."""
    g, seat, tables = look.g, look.seat, look.book.tables
    found: Worths = []
    for answer in ask.legal(g, seat):
        if answer == KEPT:
            found.append((look.habit.veto, KEPT))
        elif answer != PLAYED:
            found.append((aimed(look, ask.identity, answer - AIMED), answer))
        elif ask.identity == D:
            found.append((g.treasury * COIN, answer))
        else:
            harm = 0.0
            for other in range(g.seats):
                if other != seat and not g.out[other]:
                    if ask.identity == S:
                        harm += look.rival_kill(other, g.coins[other]) + 0.2
                    elif ask.identity == E:
                        harm += COIN * min(tables.arson_coins, g.coins[other])
                        harm += min(tables.arson_diamonds, g.diamonds[other])
                    else:
                        harm += COIN * min(tables.prophecy_coins, g.coins[other])
            found.append((look.envy * harm, answer))
    return found


def aimed(look: Look, identity: int, other: Seat) -> float:
    """MQ-V2: the Wedding takes diamonds, the Revenge a card."""
    g = look.g
    if identity == C:
        return (1.0 + look.envy) * min(look.book.tables.wedding_diamonds, g.diamonds[other])
    return look.envy * (1.2 + 0.05 * g.points(other))


def hire(look: Look) -> Worths:
    """MQ-V3: one more turn for the price, if the treasury still pays it."""
    g = look.g
    total = 0.0
    for card in g.mercenaries:
        total += look.habit.keep[card % COLOUR]
    brings = total / len(g.mercenaries) * (0.85 if g.treasury else 0.5)
    cost = g.tables.mercenary_price * max(COIN, look.later(V))
    return [(0.0, NOBODY_HIRED), (brings - cost, HIRED)]


def lay_or_keep(look: Look) -> Worths:
    """MQ-V3: at once only if the card that is covered would have bought nothing better."""
    g, seat = look.g, look.seat
    now = look.purse(g.coins[seat])
    return [(now, KEPT), (look.lay(g.hired[seat] % COLOUR) + 0.5, LAID_AT_ONCE)]
