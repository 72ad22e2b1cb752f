"""What an event says already lies on the table when it is told."""

from tests.contract.told import Fact, check_told

FACTS: dict[str, Fact] = {
    "HandBegan": lambda e, v: v.hand_number == e.hand and v.duel == 0,
    "HandDealt": lambda e, v: v.hands[e.seat] == e.cards,
    "RewardsLaid": lambda e, v: v.places[e.seat].rewards == e.cards and v.places[e.seat].cards == 9,
    "GuardTurned": lambda e, v: (v.duel, v.guard) == (e.duel, e.guard),
    "CardsRevealed": lambda e, v: v.duels[-1].cards == e.cards,
    "JewelTaken": lambda e, v: v.places[e.seat].row[e.to] == "J",
    "PrisonTaken": lambda e, v: v.places[e.seat].row[e.to] == "P",
    "PrisonFreed": lambda e, v: v.places[e.seat].row[e.slot] == "-",
    "Jailed": lambda e, v: v.places[e.seat].jailed,
    "Released": lambda e, v: not v.places[e.seat].jailed,
    "HandEnded": lambda e, v: tuple(place.total for place in v.places) == e.totals,
}


def test_what_an_event_says_lies_on_the_table_when_it_is_told() -> None:
    check_told("musketeers", FACTS, [{}])
