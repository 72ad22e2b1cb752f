"""The rollout policy: what each answer to each question of Marquis seems worth at a glance."""

from typing import Any, Final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.errors import BrokenInvariant
from ducats.engine.frames import Ask
from ducats.engine.messages import Seat
from ducats.games.marquis.evaluation import bargaining
from ducats.games.marquis.evaluation.bargaining import Worths
from ducats.games.marquis.evaluation.evaluation import (
    RIVAL_COIN_POINTS,
    Evaluation,
    characters_left,
    expected_proceeds,
    proceeds,
    vetoes_at_the_end,
)
from ducats.games.marquis.evaluation.laying import coming_rate, lay, target
from ducats.games.marquis.evaluation.weights import TUNED
from ducats.games.marquis.rules.bargains import ChooseClient, SettleClient
from ducats.games.marquis.rules.intrigues import AIMED, KEPT, PLAYED, MaySpecial
from ducats.games.marquis.rules.mercenaries import HIRED, LAID_AT_ONCE, NOBODY_HIRED, LayOrKeep, MayHire
from ducats.games.marquis.rules.payments import (
    CLAIMED,
    ExchangeCoins,
    ExchangeLast,
    ExchangeLate,
    ExchangeNow,
    MayClaim,
)
from ducats.games.marquis.rules.printed import COLOUR, RATE_NOW, C, D, E, S, V
from ducats.games.marquis.rules.purse import OWN, least_exchanges, most_exchanges
from ducats.games.marquis.rules.queries import kills, rate
from ducats.games.marquis.rules.questions import (
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
from ducats.games.marquis.rules.state import Marquis
from ducats.mechanics.haggle import Word

EARLY_CHARACTERS: Final = 8
"""With this many characters left it is still early in the game."""
VETO_POINTS: Final = 0.8
"""A Veto called as a witness; it is drawn sooner or later anyway."""


def rollout_answer(g: Marquis, seat: Seat, ask: Ask[Any]) -> int:
    """The answer of the rollout policy."""
    if isinstance(ask, MayVeto) and not g.holds_veto(seat):
        return ALLOWED
    look = Evaluation(g, seat, TUNED[g.seats])
    if isinstance(ask, ExchangeCoins):
        return exchange_quickly(look)
    # In haste a Countess takes an offer or leaves it, without a demand of her own.
    found = bargaining.offered(look) if isinstance(ask, ChooseClient) else worths(look, ask)
    best, answer = found[0]
    for worth, other in found:
        if worth > best:
            best, answer = worth, other
    return answer


def worths(look: Evaluation, ask: Ask[Any]) -> Worths:
    """Every answer worth a thought."""
    if isinstance(ask, ChooseCard):
        return [(lay(look, answer % COLOUR), answer) for answer in ask.legal(look.g, look.seat)]
    if isinstance(ask, ExchangeCoins):
        return exchange(look)
    if isinstance(ask, MayVeto):
        return may_veto(look, ask)
    if isinstance(ask, Word | ChooseClient | SettleClient):
        return bargaining.words(look, ask)
    if isinstance(ask, ChooseVictim):
        return assassinate(look, ask)
    if isinstance(ask, ExchangeNow):
        return exchange_now(look, ask)
    if isinstance(ask, ChooseTakenBack):
        return take_back(look, ask)
    if isinstance(ask, ChooseWitness):
        return call_witness(look)
    return seldom(look, ask)


def seldom(look: Evaluation, ask: Ask[Any]) -> Worths:
    """Questions that not every game asks, and those without a choice."""
    g, seat = look.g, look.seat
    if isinstance(ask, MayClaim):
        return [(0.0, CLAIMED)]
    if isinstance(ask, ExchangeLast | ExchangeLate):
        return [(0.0, most_exchanges(g, seat, ask.kind))]
    if isinstance(ask, MayPlayOn):
        return play_on(look)
    if isinstance(ask, MaySpecial):
        return special(look, ask)
    if isinstance(ask, MayHire):
        return hire(look)
    if isinstance(ask, LayOrKeep):
        return lay_or_keep(look)
    raise BrokenInvariant(f"{ask!r} is no question of Marquis")


def exchange(look: Evaluation) -> Worths:
    """MQ-34: the more the better or the worse."""
    g, seat = look.g, look.seat
    least, most = least_exchanges(g, seat, OWN), most_exchanges(g, seat, OWN)
    each = one_exchange(look)
    return [(times * each, times) for times in range(int(least), int(most) + 1)]


def exchange_quickly(look: Evaluation) -> int:
    """The same for a rollout: all or as little as allowed."""
    if one_exchange(look) > 0.0:
        return most_exchanges(look.g, look.seat, OWN)
    return least_exchanges(look.g, look.seat, OWN)


def one_exchange(look: Evaluation) -> float:
    """What a single exchange brings, by what its coins would fetch later."""
    g, seat = look.g, look.seat
    row, coins = rate(g, seat), int(g.coins(seat))
    price, gain = int(g.printed.price[row]), int(g.printed.gain[row])
    risk = 0.1 * look.loss(g.shows(seat), coins) / coins if coins > 0 else 0.0
    return gain + risk * price - price * look.later(V)


def exchange_now(look: Evaluation, ask: ExchangeNow) -> Worths:
    """MQ-75: at 2/1 now what would probably be stolen before 1/1 comes."""
    g, seat, printed = look.g, look.seat, look.g.printed
    price, gain = int(printed.price[RATE_NOW]), int(printed.gain[RATE_NOW])
    found: Worths = []
    for times in ask.legal(g, seat):
        left = int(g.coins(seat)) - times * price
        kept = left - look.loss(D, left)
        later = expected_proceeds(kept, printed.price[D], printed.gain[D], look.later(V))
        found.append((times * gain + later, times))
    return found


def assassinate(look: Evaluation, ask: ChooseVictim) -> Worths:
    """MQ-60: whoever loses most by it; nobody, if all would profit."""
    seats = look.g.seats
    return [
        (target(look, answer) if answer < seats else 0.0, answer) for answer in ask.legal(look.g, look.seat)
    ]


def may_veto(look: Evaluation, ask: MayVeto) -> Worths:
    """MQ-46: a Veto is worth a coin in the end, and goes to the culprit; early it may still meet worse."""
    g, seat, weights = look.g, look.seat, look.weights
    found: Worths = [(0.0, ALLOWED)]
    if not g.holds_veto(seat):
        return found
    coins, deadly = min(ask.coins, g.coins(seat)), kills(g, ask.effect, seat)
    saved = look.suffered(coins, deadly)
    early = min(1.0, characters_left(g, seat) / EARLY_CHARACTERS)
    cost = 0.6 * (weights.veto * (1.0 + look.envy) + weights.guard * early)
    found.append((saved - cost, VETOED))
    if bits.has(g.specials(seat), V):
        found.append((saved - cost - weights.veto + look.dealt(ask.culprit, coins, deadly), RETALIATED))
    return found


def take_back(look: Evaluation, ask: ChooseTakenBack) -> Worths:
    """MQ-85: the best card for the turns that are left."""
    return [
        (look.weights.keep[answer % COLOUR] + 0.3 * lay(look, answer % COLOUR), answer)
        for answer in ask.legal(look.g, look.seat)
    ]


def call_witness(look: Evaluation) -> Worths:
    """MQ-100: the card one would like best."""
    keep = look.weights.keep
    total, count = 0.0, 0
    found: Worths = []
    for letter in bits.numbers(look.g.deck(look.seat)):
        if letter == V:
            found.append((VETO_POINTS, V))
        else:
            found.append((keep[letter] + 0.2 * lay(look, letter), letter))
            total += keep[letter]
            count += 1
    found.append(((total / count if count else 0.0) - 0.2, TOP))
    return found


def play_on(look: Evaluation) -> Worths:
    """MQ-114: stop only if no card left makes up for the rate that is open now."""
    g, seat, printed = look.g, look.seat, look.g.printed
    row, coins = rate(g, seat), g.coins(seat)
    price, gain = printed.price[row], printed.gain[row]
    stop = proceeds(coins + vetoes_at_the_end(g, seat, g.last(seat)), price, gain, 0.0)
    now = proceeds(coins, price, gain, 0.0)
    spent: i64 = coins // price * price if price else 0
    best = now
    for letter in bits.numbers(g.characters_in_hand(seat)):
        income = min(printed.treasury[letter], g.treasury() + spent)
        purse = coins - spent + income + vetoes_at_the_end(g, seat, letter)
        next_price, next_gain = coming_rate(g, seat, letter)
        best = max(best, now + proceeds(purse, next_price, next_gain, 0.0))
    return [(best + 0.01, PLAYS_ON), (stop, STOPS)]


def special(look: Evaluation, ask: MaySpecial) -> Worths:
    """MQ-V2: a special card is worth a coin in the end, so it must bring more."""
    g = look.g
    found: Worths = []
    for answer in ask.legal(g, look.seat):
        if answer == KEPT:
            found.append((look.weights.veto, KEPT))
        elif answer != PLAYED:
            found.append((aimed(look, ask.identity, answer - AIMED), answer))
        elif ask.identity == D:
            found.append((int(g.treasury()) * RIVAL_COIN_POINTS, answer))
        else:
            found.append((look.envy * harm_to_all(look, ask.identity), answer))
    return found


def harm_to_all(look: Evaluation, identity: int) -> float:
    """MQ-V2: what the Sentence, the Arson or the Prophecy costs the others."""
    g, printed = look.g, look.g.printed
    harm = 0.0
    for other in range(g.seats):
        if other == look.seat or g.is_out(other):
            continue
        if identity == S:
            harm += look.rival_kill(other, g.coins(other)) + 0.2
        elif identity == E:
            harm += RIVAL_COIN_POINTS * min(printed.arson_coins, int(g.coins(other)))
            harm += min(printed.arson_diamonds, int(g.diamonds(other)))
        else:
            harm += RIVAL_COIN_POINTS * min(printed.prophecy_coins, int(g.coins(other)))
    return harm


def aimed(look: Evaluation, identity: int, other: int) -> float:
    """MQ-V2: the Wedding takes diamonds, the Revenge a card."""
    g = look.g
    if identity == C:
        return (1.0 + look.envy) * min(g.printed.wedding_diamonds, int(g.diamonds(other)))
    return look.envy * (1.2 + 0.05 * int(g.points(other)))


def hire(look: Evaluation) -> Worths:
    """MQ-V3: one more turn for the price, if the treasury still pays it."""
    g = look.g
    worths = [look.weights.keep[card % COLOUR] for card in bits.numbers(g.mercenaries())]
    brings = sum(worths) / len(worths) * (0.85 if g.treasury() else 0.5)
    cost = g.printed.mercenary_price * max(RIVAL_COIN_POINTS, look.later(V))
    return [(0.0, NOBODY_HIRED), (brings - cost, HIRED)]


def lay_or_keep(look: Evaluation) -> Worths:
    """MQ-V3: at once only if the card that is covered would have bought nothing better."""
    g, seat = look.g, look.seat
    now = look.purse(g.coins(seat))
    return [(now, KEPT), (lay(look, g.hired(seat) % COLOUR) + 0.5, LAID_AT_ONCE)]
