"""Setup, rounds and phases of Merchants, and the end (MA-01 to MA-11, MA-69)."""

from typing import Final, final

from ducats.engine.frames import OPEN, Draw, Frame
from ducats.engine.messages import Action, Seat
from ducats.games.merchants import events as e
from ducats.games.merchants.edition import DealPairs, Equipment
from ducats.games.merchants.hearing import city_number, not_now
from ducats.games.merchants.investment import Investments, Refill
from ducats.games.merchants.messages import DrawFirstPlayer, PlaceWagon
from ducats.games.merchants.movement import Moves
from ducats.games.merchants.names import (
    ACQUISITION,
    CITIES,
    CITY_COUNT,
    INVESTMENT,
    INVESTMENT_COUNT,
    MAX_SEATS,
    MOVEMENT,
    PRICES,
    PURCHASE,
    STATUS,
    UNLOADING,
    WAGONS,
)
from ducats.games.merchants.prices import SetDiscs
from ducats.games.merchants.purchase import Purchases
from ducats.games.merchants.roads import NOWHERE
from ducats.games.merchants.scoring import ranked
from ducats.games.merchants.state import DISPLAY, UP_TO, Merchants
from ducats.games.merchants.status import StatusTurns
from ducats.games.merchants.unloading import Unloading
from ducats.games.merchants.wagons import WagonAuctions, release_empty_wagons

FIRST_DRAWN: Final = 1
WAGONS_PLACED: Final = 2
READY: Final = 3
ROUND_OVER: Final = 4

PHASES_OVER: Final = STATUS + 1


@final
class Game(Frame[Merchants]):
    """MA-09, MA-11, MA-69, MAR-34, MAR-37: setup, then rounds until enough wagons have arrived."""

    def run(self, g: Merchants, at: int) -> None:
        if at == OPEN:
            g.call(DrawFirst(), FIRST_DRAWN)
        elif at == FIRST_DRAWN:
            place_wagons(g)
            if g.options.start_cities == "random":
                g.call(PlaceWagonBy(0), WAGONS_PLACED)
            else:
                g.call(Cards(), READY)
        elif at == WAGONS_PLACED:
            g.call(Cards(), READY)
        elif at == ROUND_OVER and g.is_last_round():
            end_game(g)
            g.leave()
        else:
            begin_round(g)
            g.call(Round(), ROUND_OVER)


def place_wagons(g: Merchants) -> None:
    """MA-02, MA-03, MA-05, MA-06, MA-07, MA-08, MAR-01: the wagons; all else already lies at its start."""
    if g.options.start_cities == "random":
        return
    old = g.options.start_cities == "queen" or g.options.edition == "1999"
    for wagon, city in enumerate(g.tables.wagons_1999 if old else g.tables.wagons_2010):
        put_first(g, wagon, city)


def put_first(g: Merchants, wagon: int, city: int) -> None:
    g.wagon_at[wagon] = city
    g.bonus[city] = g.tables.bonus_with_wagon
    if g.listened_to():
        g.tell(e.WagonPlaced(wagon + 1, CITIES[city]))


@final
class Cards(Frame[Merchants]):
    """MA-10: four investment cards face up; in the edition of 1999 everybody gets two."""

    def run(self, g: Merchants, at: int) -> None:
        if g.options.edition == "2010":
            g.become(Refill())
            return
        g.cards = [DISPLAY] * INVESTMENT_COUNT
        g.become(DealPairs(0) if g.options.equipment == "pairs" else Equipment(0))


def begin_round(g: Merchants) -> None:
    """MA-11, MAR-34: the turn-order board passes to the left; axles are mended."""
    g.round += 1
    if g.round > 1 and g.options.rotate_first_player:
        g.first = g.order(1)
    g.arrived = []
    g.axles = 0
    if g.listened_to():
        g.tell(e.RoundBegan(g.round, g.first))


def end_game(g: Merchants) -> None:
    """MA-70, MAR-42: the money is shown."""
    if not g.listened_to():
        return
    by_cash = g.options.all_indebted_rank == "cash"
    ranks = ranked(g.status, g.cash, g.credits, g.tables.credit_repay, by_cash)
    winners = tuple(seat for seat in range(g.seats) if ranks[seat] == 1)
    reached = g.arrivals >= g.end_arrivals()
    g.tell(
        e.GameEnded(
            "arrivals" if reached else "rounds",
            tuple(g.status),
            tuple(g.cash),
            tuple(g.credits),
            winners,
            "MA-69" if reached else "MAR-42",
        )
    )


@final
class Round(Frame[Merchants]):
    """The seven phases; `at` is the number of the next one."""

    def run(self, g: Merchants, at: int) -> None:
        phase = max(at, PURCHASE)
        if phase == INVESTMENT and not has_investments(g):
            phase = STATUS
        if phase == PHASES_OVER:
            g.leave()
            return
        g.begin_phase(phase)
        if phase == ACQUISITION:
            release_empty_wagons(g)
        g.call(phase_frame(g, phase), phase + 1)


def phase_frame(g: Merchants, phase: int) -> Frame[Merchants]:
    if phase == PURCHASE:
        return Purchases(1, 0)
    if phase == ACQUISITION:
        return WagonAuctions(0)
    if phase == MOVEMENT:
        return Moves(0)
    if phase == PRICES:
        return SetDiscs(g.everybody())
    if phase == UNLOADING:
        return Unloading(0, 0, 0)
    return Investments(0, 0) if phase == INVESTMENT else StatusTurns(0)


def has_investments(g: Merchants) -> bool:
    """MA-56, MAR-37: no Phase 6 in the edition of 1999, nor in the last round if the table says so."""
    if g.house.edition_1999:
        return False
    return not (g.options.skip_last_auction and g.is_last_round())


@final
class DrawFirst(Draw[Merchants]):
    """MA-09: who holds the turn-order board first."""

    question = "merchants.draw_first_player"
    rule = "MA-09"
    size = MAX_SEATS

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        return UP_TO[g.seats - 1]

    def answered(self, g: Merchants, answer: int) -> None:
        g.first = answer
        if g.listened_to():
            g.tell(e.FirstPlayerDrawn(g.first))
        g.leave()

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        return DrawFirstPlayer(answer)

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if not isinstance(action, DrawFirstPlayer):
            raise self.wrong_kind(action)
        if not 0 <= action.seat < g.seats:
            raise not_now(f"there is no seat {action.seat}", "no_such_seat", "MA-09")
        return action.seat


@final
class PlaceWagonBy(Draw[Merchants]):
    """MAR-01, option start_cities = random: any city but the one the courier waits for."""

    question = "merchants.place_wagon"
    rule = "MAR-01"
    size = CITY_COUNT

    def __init__(self, wagon: int) -> None:
        super().__init__()
        self.wagon: Final = wagon

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        taken = [space for space in g.wagon_at if space != NOWHERE]
        return [city for city in range(CITY_COUNT) if city != g.tables.courier_city and city not in taken]

    def answered(self, g: Merchants, answer: int) -> None:
        put_first(g, self.wagon, answer)
        if self.wagon + 1 < WAGONS:
            g.become(PlaceWagonBy(self.wagon + 1))
        else:
            g.leave()

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        return PlaceWagon(CITIES[answer])

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if not isinstance(action, PlaceWagon):
            raise self.wrong_kind(action)
        return city_number(action.city)
