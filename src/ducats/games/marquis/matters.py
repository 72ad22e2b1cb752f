"""What the open question is about: public facts from the suspended pages of the rulebook."""

import msgspec

from ducats.engine.frames import Ask, Frame
from ducats.engine.messages import CHANCE
from ducats.games.marquis.hostile import Hostile
from ducats.games.marquis.judge import ASSASSINATION, DEMAND, EFFECTS
from ducats.games.marquis.messages import Matter, Rate
from ducats.games.marquis.notation import bundle
from ducats.games.marquis.payments import ExchangeQuestion, MayClaim
from ducats.games.marquis.purse import is_duty, rate_for
from ducats.games.marquis.state import Marquis
from ducats.mechanics.haggle import NO_TERMS, Word


def matter(g: Marquis) -> Matter | None:
    """MQ-R35: nothing in it depends on what anybody holds in his hand."""
    ask = g.frames[-1] if g.frames else None
    if ask is None or not isinstance(ask, Ask) or ask.seats[0] == CHANCE:
        return None
    found: Matter | None = None
    for frame in g.frames:
        if isinstance(frame, Hostile):
            found = _of_effect(g, frame)
    return _of_question(g, ask, found)


def _of_effect(g: Marquis, frame: Hostile) -> Matter:
    coins = min(frame.coins, g.coins[frame.victim])
    return Matter(
        effect=EFFECTS[frame.effect],
        culprit=frame.culprit,
        victim=frame.victim,
        coins=coins,
        kills=frame.effect == ASSASSINATION or (frame.effect == DEMAND and coins == 0),
    )


def _of_question(g: Marquis, ask: Frame[Marquis], found: Matter | None) -> Matter | None:
    about = found or Matter()
    if isinstance(ask, Word):
        standing = None if ask.standing == NO_TERMS else bundle(ask.standing)
        return msgspec.structs.replace(about, other=ask.other, standing=standing)
    if isinstance(ask, MayClaim):
        return msgspec.structs.replace(about, other=ask.payer)
    if isinstance(ask, ExchangeQuestion):
        price, gain = rate_for(g, ask.seat, ask.kind)
        return msgspec.structs.replace(about, rate=Rate(price, gain), duty=is_duty(g, ask.seat, ask.kind))
    return found
