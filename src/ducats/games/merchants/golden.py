"""The golden records of Merchants."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, cast

from ducats.engine.golden import Recipe, Samples, has, told
from ducats.engine.messages import Event
from ducats.engine.record import Record
from ducats.games.merchants.rules.events import (
    CharterPlayed,
    EmptyWagonArrived,
    LetterPlayed,
    PatronPlayed,
    ReasonGiven,
)

SAMPLES = Samples(
    variants=({}, {"edition": "1999"}),
    untold=(
        EmptyWagonArrived(2, "BRU"),
        CharterPlayed(0, 2),
        PatronPlayed(0),
        LetterPlayed(0, 500),
        ReasonGiven(0, 1, "half-way", private=True),
        ReasonGiven(0, 1, "half-way", private=False),
    ),
)


def had_a_bonus(record: Record, events: list[Event]) -> bool:
    return any(sale.bonus for unloaded in told(events, "WagonUnloaded") for sale in unloaded.sales)


def haggled_to_the_end(record: Record, events: list[Event]) -> bool:
    """A last price that was taken."""
    return any(
        type(one).__name__ == "PriceNamed" and one.word == "final" and type(other).__name__ == "GoodsLoaded"
        for one, other in pairwise(cast(list[Any], events))
    )


def recipes() -> Iterator[Recipe]:
    """Short games: one per number of players, one of the first edition, one with other rulings."""
    short = {"game_length": "short", "max_rounds": 6}
    yield Recipe("two_players_haggling", 2, short, haggled_to_the_end)
    yield Recipe("three_players_bonus", 3, short, had_a_bonus)
    yield Recipe("four_players_cards", 4, short, has("InvestmentTaken", "InfluenceTaken", "WagonUnloaded"))
    yield Recipe("three_players_credit", 3, short, has("CreditTaken", "CreditsRepaid"))
    first = short | {"edition": "1999"}
    yield Recipe("edition_1999_auction", 3, first, has("CardOffered", "WagonUnloaded"))
    yield Recipe("edition_1999_pairs", 2, first | {"equipment": "pairs"}, has("PairDealt", "WagonUnloaded"))
    other = {
        "start_cities": "random",
        "influence_choice": "draw",
        "forfeit_movement": True,
        "double_pointer": 2,
    }
    yield Recipe("other_rulings", 2, short | other, has("WagonPlaced", "InfluenceTaken"))
