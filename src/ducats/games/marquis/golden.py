"""The golden records of Marquis."""

from collections.abc import Iterator

from ducats.engine.golden import Recipe, Samples, has, told
from ducats.engine.messages import Event
from ducats.engine.record import Record
from ducats.games.marquis.rules.events import PlayedOn, ReasonGiven, VetoRemoved
from ducats.games.marquis.rules.game import PRESETS

SAMPLES = Samples(
    variants=({}, {"intrigues": True, "mercenaries": True}),
    untold=(PlayedOn(0), VetoRemoved(0), ReasonGiven(0, "", "MQ-63"), ReasonGiven(0, "too-dear", "MQ-63")),
)


def bargained(record: Record, events: list[Event]) -> bool:
    return bool(told(events, "ProtectionSold") and told(events, "PriceDemanded"))


def exchanged_late(record: Record, events: list[Event]) -> bool:
    return any(exchange.kind == "late" for exchange in told(events, "Exchanged"))


def recipes() -> Iterator[Recipe]:
    """One record for 2, 4 and 8 players, one with a bargain, one per preset and one with the choices of
    players who are out, and the variants beyond the base game."""
    yield Recipe("game_2", 2, {}, has("VetoPlayed", "Eliminated", "DirectionTurned", "CardTakenBack"))
    yield Recipe(
        "game_4", 4, {}, has("VetoNeutralised", "ProtectionSold", "TollClaimed", "ExtortionersMarked")
    )
    yield Recipe("game_8", 8, {"negotiation": False}, has("VetoNeutralised", "TollClaimed"))
    yield Recipe("bargains", 3, {"countess_window": "every_turn"}, bargained)
    for name, options in PRESETS.items():
        yield Recipe(f"{name}_rules", 4, options, has("VetoNeutralised", "TollClaimed"))
    yield Recipe("late_exchange", 3, {}, exchanged_late)
    yield Recipe(
        "version_1_by_option", 3, {"late_exchange": "automatic", "out_countess": "claims"}, exchanged_late
    )
    specials = {"intrigues": True}
    yield Recipe("special_cards", 3, specials, has("SpecialPlayed", "GoodsLost", "CardLost"))
    yield Recipe(
        "mercenaries", 2, {"mercenaries": True}, has("MercenaryHired", "MercenaryKept", "MercenaryDischarged")
    )
