"""An answer to every question of Marquis by quick judgement: the courtier's way, and that of everybody in
the marquise's thoughts."""

from collections.abc import Callable
from typing import Final

from ducats.bots.marquis import bargaining
from ducats.bots.marquis.appraisal import Appraisal, Weights, proceeds, smooth
from ducats.bots.marquis.bargaining import Worths
from ducats.bots.marquis.table import Table, characters_left, dispute, rate_of, vetoes_as_coins
from ducats.engine.messages import Seat
from ducats.games.marquis.tables import COLOUR, C, D, E, S, V

CLAIM: Final = 0
WAIVE: Final = 1
ALLOW: Final = 0
VETO: Final = 1
RETALIATE: Final = 2
PLAY_ON: Final = 0
STOP: Final = 1
KEEP: Final = 0
PLAY: Final = 1
AIM: Final = 2


def exchange(look: Appraisal) -> Worths:
    """MQ-34: all or nothing, whichever is worth more; the duty may ask for one at least."""
    g, seat = look.g, look.seat
    price, gain = rate_of(g, seat)
    later, coins = look.later(), g.coins[seat]
    risk = look.loss(g.shows(seat), coins) * 0.1 if coins else 0.0
    return [
        (times, times * (gain + risk * price / coins) + (coins - times * price) * later)
        for times in g.legal(seat)
    ]


def exchange_now(look: Appraisal) -> Worths:
    """MQ-75: at 2/1 now what would probably be stolen before 1/1 comes."""
    g, seat = look.g, look.seat
    (price, gain), coins = g.tables.rate_now, g.coins[seat]
    rate = g.tables.rate[D]
    worths: Worths = []
    for times in g.legal(seat):
        left = coins - times * price
        worths.append((times, times * gain + smooth(left - look.loss(D, left), rate, look.later())))
    return worths


def exchange_last(look: Appraisal) -> Worths:
    """MQ-108: all of it."""
    return [(times, float(times)) for times in look.g.legal(look.seat)]


def claim_toll(look: Appraisal) -> Worths:
    """MQ-69, MQ-71: a coin is a coin."""
    return [(CLAIM, look.weights.coin), (WAIVE, 0.0)]


def lay_card(look: Appraisal) -> Worths:
    return [(answer, look.lay(answer % COLOUR)) for answer in look.g.legal(look.seat)]


def assassinate(look: Appraisal) -> Worths:
    """MQ-60: whoever loses most by it; nobody, if all would profit."""
    g = look.g
    return [(answer, look.target(answer)[0] if answer < g.seats else 0.0) for answer in g.legal(look.seat)]


def may_veto(look: Appraisal) -> Worths:
    """MQ-46: a Veto is worth a coin in the end, and goes to the culprit; early it may still meet worse."""
    g, seat = look.g, look.seat
    legal = g.legal(seat)
    if len(legal) == 1:
        return [(ALLOW, 0.0)]
    matter = dispute(g)
    saved = look.suffered(matter)
    time_left = min(1.0, characters_left(g, seat) / 8)
    cost = look.weights.veto * (1.0 + look.envy) * 0.6 + look.weights.guard * 0.6 * time_left
    worths = [(ALLOW, 0.0), (VETO, saved - cost)]
    if RETALIATE in legal:
        worths.append((RETALIATE, saved + look.dealt(matter) - cost - look.weights.veto))
    return worths


def take_back(look: Appraisal) -> Worths:
    """MQ-85: the best card for the turns that are left."""
    keep = look.weights.keep
    return [
        (answer, keep[answer % COLOUR] + 0.3 * look.lay(answer % COLOUR))
        for answer in look.g.legal(look.seat)
    ]


def call_witness(look: Appraisal) -> Worths:
    """MQ-100: the card one would like best; the Veto is drawn sooner or later anyway."""
    keep = look.weights.keep
    hidden = [keep[letter] for letter in look.g.decks[look.seat] if letter != V]
    top = sum(hidden) / len(hidden) if hidden else 0.0
    worths: Worths = []
    for answer in look.g.legal(look.seat):
        if answer == COLOUR:
            worths.append((answer, top - 0.2))
        else:
            worths.append((answer, 0.8 if answer == V else keep[answer] + 0.2 * look.lay(answer)))
    return worths


def play_on(look: Appraisal) -> Worths:
    """MQ-114: stop only if no card left makes up for the rate that is open now."""
    g, seat = look.g, look.seat
    rate, coins = rate_of(g, seat), g.coins[seat]
    stop = proceeds(coins + vetoes_as_coins(g, seat, g.last[seat]), rate, 0.0)
    now = proceeds(coins, rate, 0.0)
    spent = coins // rate[0] * rate[0] if rate[0] else 0
    on = now
    for letter in g.hands[seat]:
        if letter != V:
            income = min(g.tables.treasury[letter], g.treasury + spent)
            purse = coins - spent + income + vetoes_as_coins(g, seat, letter)
            on = max(on, now + proceeds(purse, look.coming_rate(letter), 0.0))
    return [(PLAY_ON, on + 0.01), (STOP, stop)]


def special(look: Appraisal) -> Worths:
    """MQ-V2: a special card is worth a coin in the end, so it must bring more."""
    g, seat = look.g, look.seat
    identity, weights = g.shows(seat), look.weights
    worths: Worths = [(KEEP, weights.veto)]
    others = [other for other in range(g.seats) if other != seat and not g.out[other]]
    for answer in g.legal(seat):
        if answer >= AIM:
            worths.append((answer, _aimed(look, identity, answer - AIM)))
        elif answer == PLAY and identity == D:
            worths.append((answer, g.treasury * weights.coin))
        elif answer == PLAY and identity == S:
            worths.append(
                (answer, look.envy * sum(look.rival_kill(other, g.coins[other]) + 0.2 for other in others))
            )
        elif answer == PLAY:
            most = g.tables.arson_coins if identity == E else g.tables.prophecy_coins
            burnt = sum(min(most, g.coins[other]) for other in others) * weights.coin
            if identity == E:
                burnt += sum(min(g.tables.arson_diamonds, g.diamonds[other]) for other in others)
            worths.append((answer, look.envy * burnt))
    return worths


def _aimed(look: Appraisal, identity: int, other: Seat) -> float:
    g = look.g
    if identity == C:
        return (1.0 + look.envy) * min(g.tables.wedding_diamonds, g.diamonds[other])
    return look.envy * (1.2 + 0.05 * g.points(other))


def hire(look: Appraisal) -> Worths:
    """MQ-V3: one more turn for the price, if the treasury still pays it."""
    g = look.g
    letters = [card % COLOUR for card in g.mercenaries]
    mean = sum(look.weights.keep[letter] for letter in letters) / len(letters)
    cost = g.tables.mercenary_price * max(look.weights.coin, look.later())
    return [(0, 0.0), (1, mean * (0.85 if g.treasury else 0.5) - cost)]


def lay_or_keep(look: Appraisal) -> Worths:
    """MQ-V3: at once only if the card that is covered would have bought nothing better."""
    g, seat = look.g, look.seat
    now = look.purse(g.coins[seat])
    return [(KEEP, now), (PLAY, look.lay(g.hired[seat] % COLOUR) + 0.5)]


JUDGED: Final[dict[str, Callable[[Appraisal], Worths]]] = {
    "marquis.exchange": exchange,
    "marquis.exchange_now": exchange_now,
    "marquis.exchange_last": exchange_last,
    "marquis.claim_toll": claim_toll,
    "marquis.lay_card": lay_card,
    "marquis.assassinate": assassinate,
    "marquis.may_veto": may_veto,
    "marquis.take_back": take_back,
    "marquis.call_witness": call_witness,
    "marquis.play_on": play_on,
    "marquis.special": special,
    "marquis.hire": hire,
    "marquis.lay_or_keep": lay_or_keep,
    "marquis.intervene": bargaining.intervene,
    "marquis.offer_fee": bargaining.offer_fee,
    "marquis.choose_client": bargaining.choose_client,
    "marquis.settle_client": bargaining.offered,
    "marquis.answer_price": lambda look: bargaining.answer_price(look, bargaining.terms(look.g)),
    "marquis.last_word": lambda look: bargaining.last_word(look, bargaining.terms(look.g)),
    "marquis.answer_fee": lambda look: bargaining.answer_fee(look, bargaining.terms(look.g)),
}
"""How each question is judged."""


def judged(g: Table, seat: Seat, weights: Weights) -> Worths:
    """The answers worth thinking about, each with what it is worth in points."""
    return JUDGED[g.ask().question](Appraisal(g, seat, weights))


def glanced(g: Table, seat: Seat, weights: Weights) -> Worths:
    """The same in haste: a Countess takes an offer or leaves it, without a demand of her own."""
    question = g.ask().question
    judge = bargaining.offered if question == "marquis.choose_client" else JUDGED[question]
    return judge(Appraisal(g, seat, weights))
