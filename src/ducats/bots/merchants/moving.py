"""Phase 3: wagons, courier and axles (MA-28 to MA-44)."""

from typing import Final

from ducats.bots.merchants.answers import Worths, offered
from ducats.bots.merchants.table import Load, Table
from ducats.engine.rng import Rng
from ducats.games.merchants.messages import (
    BreakAxle,
    MoveCourier,
    MoveWagon,
    PushWagon,
)

CARD_WORTH: Final = 420.0
HORSES_WORTH: Final = 250.0
AXLE_WORTH: Final = 200.0
PIP_WORTH: Final = 15.0
"""A high token is dearer than a low one."""


def balance(t: Table, load: Load) -> float:
    """My goods on a wagon against those of the others."""
    mine = t.worth_of_load(load, load.cargo[t.me])
    others = sum(
        t.worth_of_load(load, goods) for seat, goods in enumerate(load.cargo) if seat != t.me and goods
    )
    return mine - t.envy * others


def move_turn(t: Table, rng: Rng) -> Worths:
    """Every single action of the turn by what it changes; the end changes nothing."""
    before = [balance(t, load) for load in t.wagons]
    met = _meets(t)
    worths: Worths = []
    for action in offered(t):
        gain = 0.0
        if isinstance(action, MoveWagon):
            gain = _move_gain(t, action.wagon, action.to, action.came_from, before)
            gain -= PIP_WORTH * action.token
            gain -= HORSES_WORTH * min(1.0, t.rounds_left) if action.horses else 0.0
        elif isinstance(action, PushWagon):
            gain = _move_gain(t, action.wagon, action.to, action.came_from, before) - 1.0
        elif isinstance(action, MoveCourier):
            gain = _courier_gain(t, action.to, met)
        elif isinstance(action, BreakAxle):
            gain = axle_gain(t, t.wagons[action.wagon - 1])
        worths.append((action, gain))
    return worths


def _move_gain(t: Table, wagon: int, to: str, came_from: str | None, before: list[float]) -> float:
    load = t.wagons[wagon - 1]
    numbers = t.tables.roads.numbers
    at, came, arrived = load.at, load.came, load.arrived
    met = _meets(t)
    load.at = numbers[to]
    load.came = -1 if came_from is None else numbers[came_from]
    load.arrived = load.at < t.tables.roads.cities and came_from is not None
    gain = balance(t, load) - before[wagon - 1]
    if load.arrived:
        load.came = -1
        gain += _end_gain(t)
    gain += CARD_WORTH * (_meets(t, wagon) - met) * min(1.0, 0.4 + t.rounds_left)
    load.at, load.came, load.arrived = at, came, arrived
    return gain


def _end_gain(t: Table) -> float:
    """An arrival brings the end nearer: good for who leads, bad for who follows."""
    best = max(place.status for seat, place in enumerate(t.seen.places) if seat != t.me)
    lead: int = t.mine.status - best
    return 60.0 * max(-2, min(2, lead))


def _meets(t: Table, moved: int | None = None) -> float:
    """MA-42, MA-43: 1 if the turn, ended now, would bring an influence card."""
    if not t.seen.influence_left:
        return 0.0
    courier = t.tables.roads.numbers[t.seen.courier]
    began = t.seen.move.courier_began == t.seen.courier
    for number, load in enumerate(t.wagons, 1):
        if load.at != courier:
            continue
        together = began and number in t.seen.move.together and number != moved
        if t.options.meeting_repeat or not together:
            return 1.0
    return 0.0


def _courier_gain(t: Table, to: str, met: float) -> float:
    """MA-38: towards the nearest wagon that the points left can reach; never away from one."""
    if met or not t.seen.influence_left:
        return -1.0
    reach = t.seen.move.courier - 1
    away = min((_steps(t, to, load.at) for load in t.wagons if on_the_road(t, load)), default=99)
    now = min((_steps(t, t.seen.courier, load.at) for load in t.wagons if on_the_road(t, load)), default=99)
    if away >= now:
        return -1.0
    return CARD_WORTH if away <= reach else 5.0


def on_the_road(t: Table, load: Load) -> bool:
    """MA-39: in a city a wagon cannot be met."""
    return load.at >= t.tables.roads.cities


def _steps(t: Table, start: str, goal: int) -> int:
    """MA-39: spaces for the courier, never through a city."""
    roads = t.tables.roads
    front, seen, gone = [roads.numbers[start]], {roads.numbers[start]}, 0
    while front:
        if goal in front:
            return gone
        gone += 1
        front = sorted({n for s in front for n in roads.neighbours[s] if n >= roads.cities} - seen)
        seen.update(front)
    return 99


def axle_gain(t: Table, load: Load) -> float:
    """A wagon of rivals that would arrive now is held up; in the last round for good."""
    value = balance(t, load)
    lost = 1.0 - t.survives(1.0) * 0.85
    return -value * lost - AXLE_WORTH * min(1.0, t.rounds_left)
