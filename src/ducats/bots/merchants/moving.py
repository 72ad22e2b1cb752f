"""Phase 3: wagons, courier, axles, and the card for meeting the courier (MA-28 to MA-45)."""

from typing import Final

from ducats.bots.merchants.answers import Worths, offered
from ducats.bots.merchants.prices import stakes
from ducats.bots.merchants.table import Load, Table
from ducats.engine.messages import Action
from ducats.engine.rng import Rng
from ducats.games.merchants.messages import (
    BreakAxle,
    MoveCourier,
    MoveWagon,
    PickInfluence,
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
            gain = _axle_gain(t, t.wagons[action.wagon - 1])
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
    away = min((_steps(t, to, load.at) for load in t.wagons if _on_the_road(t, load)), default=99)
    now = min((_steps(t, t.seen.courier, load.at) for load in t.wagons if _on_the_road(t, load)), default=99)
    if away >= now:
        return -1.0
    return CARD_WORTH if away <= reach else 5.0


def _on_the_road(t: Table, load: Load) -> bool:
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


def _axle_gain(t: Table, load: Load) -> float:
    """A wagon of rivals that would arrive now is held up; in the last round for good."""
    value = balance(t, load)
    lost = 1.0 - t.survives(1.0) * 0.85
    return -value * lost - AXLE_WORTH * min(1.0, t.rounds_left)


def influence_pick(t: Table, rng: Rng) -> Worths:
    """MA-42: the card that helps most."""
    return [(action, card_worth(t, action)) for action in offered(t)]


def card_worth(t: Table, action: Action) -> float:
    if not isinstance(action, PickInfluence):
        return 0.0
    rounds = min(1.0, 0.3 + 0.35 * t.rounds_left)
    if action.card == "letter_of_exchange":
        return 480.0
    if action.card == "patron_favour":
        due = t.tables.upkeep[min(t.tables.top, t.mine.status + (1 if t.rounds_left > 0 else 0))]
        return min(500.0, float(due)) if t.rounds_left < 1 else 440.0
    if action.card == "city_charter":
        return max(250.0 * rounds, _charter_worth(t))
    if action.card == "market_rumour":
        return max(300.0 * rounds, 120.0 * max(abs(stakes(t, good)) for good in t.goods))
    if action.card == "loading_permit":
        return 330.0 * rounds
    if action.card == "fresh_horses":
        return 320.0 * rounds
    held_up = max((_axle_gain(t, load) for load in t.wagons if _on_the_road(t, load)), default=0.0)
    return max(260.0 * rounds, 0.6 * (held_up + AXLE_WORTH))


def _charter_worth(t: Table) -> float:
    """What a charter would bring for the wagons that have arrived already."""
    best = 0.0
    for load in t.wagons:
        if load.arrived:
            city = t.cities[load.at]
            plain = sum(count for good, count in load.cargo[t.me].items() if t.sells(city, good))
            best = max(best, float(plain * t.seen.bonuses[city]))
    return best
