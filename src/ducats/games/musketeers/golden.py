"""The golden records of Musketeers."""

from collections.abc import Iterator
from itertools import pairwise

from ducats.engine.golden import Recipe, Samples, Wanted, has, told
from ducats.engine.messages import Event
from ducats.engine.record import Record

SAMPLES = Samples()


def ends_with(reason: str) -> Wanted:
    return lambda record, events: told(events, "HandEnded")[-1].reason == reason


def is_shared(record: Record, events: list[Event]) -> bool:
    return len(told(events, "MatchEnded")[0].winners) > 1


def had_an_extra_hand(record: Record, events: list[Event]) -> bool:
    totals = [ended.totals for ended in told(events, "HandEnded")[:-1]]
    return any(max(each) >= 20 for each in totals)


def gave_a_token(record: Record, events: list[Event]) -> bool:
    return any(type(entry.action).__name__ == "GiveToken" for entry in record.inputs)


def took_after_returning(record: Record, events: list[Event]) -> bool:
    names = [type(event).__name__ for event in events]
    return ("JewelReturned", "PrisonTaken") in pairwise(names)


def recipes() -> Iterator[Recipe]:
    """One record per end reason, number of players and option."""
    single = {"match_mode": "single_hand"}
    for seats in (2, 3, 4):
        yield Recipe(f"hand_nine_duels_{seats}", seats, single, ends_with("nine_duels"))
        yield Recipe(f"hand_three_jewels_{seats}", seats, single, ends_with("three_jewels"))
        yield Recipe(f"hand_jailed_and_released_{seats}", seats, single, has("Jailed", "Released"))
        yield Recipe(f"match_to_100_{seats}", seats, {}, has("MatchEnded"))
    yield Recipe("match_target_20_shared", 3, {"match_target": 20}, is_shared)
    yield Recipe(
        "match_tie_extra_hand", 3, {"match_target": 20, "match_tie": "extra_hand"}, had_an_extra_hand
    )
    yield Recipe("match_fixed_hands", 2, {"match_mode": "fixed_hands", "hands": 3}, has("MatchEnded"))
    yield Recipe("match_max_hands", 2, {"match_target": 500, "max_hands": 2}, has("MatchEnded"))
    yield Recipe(
        "full_loser_takes_prison", 2, single | {"full_loser_takes_prison": True}, took_after_returning
    )
    yield Recipe("victim_picks_slot", 3, single | {"victim_picks_slot": True}, gave_a_token)
    hidden = single | {"jail_discard_visible": False}
    yield Recipe("jail_discard_hidden", 2, hidden, has("Jailed", "Released"))
    yield Recipe(
        "talk_open_labels_pegasus", 4, single | {"talk": "open", "labels": "pegasus"}, has("MatchEnded")
    )
