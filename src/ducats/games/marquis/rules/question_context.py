"""What the open question is about: public facts from the suspended pages of the rulebook."""

from ducats.engine.messages import CHANCE, Seat
from ducats.games.marquis.rules.hostile import hostile_effect
from ducats.games.marquis.rules.messages import Bundle
from ducats.games.marquis.rules.notation import bundle
from ducats.games.marquis.rules.payments import ExchangeQuestion, MayClaim
from ducats.games.marquis.rules.purse import is_duty, rate_for
from ducats.games.marquis.rules.queries import EFFECTS, kills
from ducats.games.marquis.rules.state import Marquis
from ducats.games.marquis.rules.view import Matter, Rate
from ducats.mechanics.haggle import NO_TERMS, NOTHING, Word


def matter(g: Marquis) -> Matter | None:
    """MQ-R35: nothing in it depends on what anybody holds in hand."""
    ask = g.open
    if ask is None or ask.seat == CHANCE:
        return None
    if isinstance(ask, ExchangeQuestion):
        row = rate_for(g, ask.seat, ask.kind)
        rate = Rate(g.printed.price[row], g.printed.gain[row])
        return Matter(rate=rate, duty=is_duty(g, ask.seat, ask.kind))
    other: Seat | None = None
    standing: Bundle | None = None
    if isinstance(ask, Word):
        other = ask.other
        standing = None if ask.standing in (NO_TERMS, NOTHING) else bundle(ask.standing)
    elif isinstance(ask, MayClaim):
        other = ask.payer
    effect = hostile_effect(g)
    if effect is not None:
        return Matter(
            effect=EFFECTS[effect.effect],
            culprit=effect.culprit,
            victim=effect.victim,
            coins=min(effect.coins, g.coins(effect.victim)),
            kills=kills(g, effect.effect, effect.victim),
            other=other,
            standing=standing,
        )
    return None if other is None else Matter(other=other, standing=standing)
