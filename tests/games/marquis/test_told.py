"""What an event says already lies on the table when it is told."""

from tests.contract.told import Fact, check_told

FACTS: dict[str, Fact] = {
    "CardLaid": lambda e, v: v.places[e.seat].open.card.laid == e.laid == v.laid,
    "TreasuryTaken": lambda e, v: v.treasury == e.treasury,
    "VetoPlayed": lambda e, v: v.veto_played == e.seat and "V" not in v.everybody[e.seat].hand,
    "VetoLaid": lambda e, v: v.veto_played is None and v.places[e.seat].vetoes > 0,
    "Exchanged": lambda e, v: v.places[e.seat].diamonds >= e.diamonds and v.treasury >= e.coins,
    "CardDrawn": lambda e, v: e.card in v.everybody[e.seat].hand,
    "CardTakenBack": lambda e, v: e.card in v.everybody[e.seat].hand,
    "Eliminated": lambda e, v: e.card in v.places[e.victim].eliminated,
    "TollSet": lambda e, v: v.places[e.seat].open.toll,
    "TollClaimed": lambda e, v: not v.places[e.seat].open.toll,
    "FeeOffered": lambda e, v: v.places[e.seat].offer == e.bundle,
    "ProtectionSold": lambda e, v: v.places[e.seat].open.protects == e.client,
    "TurnBegan": lambda e, v: v.turn == e.seat,
    "WentOut": lambda e, v: v.places[e.seat].out,
}


def test_what_an_event_says_lies_on_the_table_when_it_is_told() -> None:
    check_told("marquis", FACTS, [{}, {"veto_toll": True, "countess_window": "every_turn"}])
