"""The golden records of MarraCash."""

from collections.abc import Iterator

from ducats.engine.golden import Recipe, Samples, has, told
from ducats.engine.messages import Event
from ducats.engine.record import Record
from ducats.games.marracash.rules.events import LineRedrawn

SAMPLES = Samples(
    variants=({}, {"souvenirs": True}),
    secretive={"auction_mode": "sealed", "cash_visibility": "hidden"},
    untold=(LineRedrawn(),),
)


def pulls_in(record: Record, events: list[Event]) -> bool:
    return any(entered.pulled_in for entered in told(events, "CustomersEntered"))


def chose_a_souvenir(record: Record, events: list[Event]) -> bool:
    return any(type(entry.action).__name__ == "SellSouvenir" for entry in record.inputs)


def recipes() -> Iterator[Recipe]:
    """One record per number of players; both kinds of cards; hidden cash; the designer's later rules."""
    for seats in (2, 3, 4):
        yield Recipe(f"game_{seats}", seats, {}, has("ShopSold", "CommissionPaid", "LastRoundBegan"))
    yield Recipe("pulled_in", 3, {}, pulls_in)
    yield Recipe("souvenirs", 3, {"souvenirs": True}, chose_a_souvenir)
    yield Recipe(
        "souvenirs_may_be_kept", 2, {"souvenirs": True, "souvenir_sale": "optional"}, has("SouvenirsKept")
    )
    yield Recipe("hidden_cash", 2, {"cash_visibility": "hidden", "signs_per_player": 12}, has("ActionLapsed"))
    later = {"visitors": 64, "auction_mode": "sealed", "end_rule": "finish_round", "antiques": True}
    yield Recipe("later_rules", 4, later, has("BidsRevealed", "SetShown"))
