"""Setup, rounds and phases of Merchants, and the end (MA-01 to MA-11, MA-69)."""

from typing import Final, final

from ducats.engine.frames import OPEN, Draw, Frame
from ducats.engine.messages import Action, Seat
from ducats.games.merchants.rules import events as e
from ducats.games.merchants.rules import progress
from ducats.games.merchants.rules.codecs import Named, not_now
from ducats.games.merchants.rules.edition import EQUIPMENT, DealPairs
from ducats.games.merchants.rules.investment import AUCTIONS, REFILL
from ducats.games.merchants.rules.messages import DrawFirstPlayer, PlaceWagon
from ducats.games.merchants.rules.movement import MOVES
from ducats.games.merchants.rules.names import (
    ACQUISITION,
    CITIES,
    CITY_COUNT,
    INVESTMENT,
    MAX_SEATS,
    PRICES,
    PURCHASE,
    STATUS,
    WAGONS,
)
from ducats.games.merchants.rules.prices import ADJUSTMENTS, SET_DISCS
from ducats.games.merchants.rules.purchase import PURCHASES
from ducats.games.merchants.rules.roads import HEADINGS, STANDS
from ducats.games.merchants.rules.state import UP_TO, Merchants
from ducats.games.merchants.rules.status import STATUS_TURNS
from ducats.games.merchants.rules.unloading import ARRIVALS
from ducats.games.merchants.rules.wagons import WAGON_AUCTIONS, release_empty_wagons

FIRST_DRAWN: Final = 1
WAGONS_PLACED: Final = 2
READY: Final = 3
ROUND_OVER: Final = 4

PHASES_OVER: Final = STATUS + 1


@final
class Game(Frame[Merchants]):
    """MA-09, MA-11, MA-69, MA-R34, MA-R37: setup, then rounds until enough wagons have arrived."""

    def run(self, g: Merchants, at: int) -> None:
        if at == OPEN:
            g.call(DRAW_FIRST, FIRST_DRAWN)
        elif at == FIRST_DRAWN:
            place_wagons(g)
            if g.options.start_cities == "random":
                g.call(PlaceWagonBy(0), WAGONS_PLACED)
            else:
                g.call(CARDS, READY)
        elif at == WAGONS_PLACED:
            g.call(CARDS, READY)
        elif at == ROUND_OVER and g.is_last_round():
            end_game(g)
            g.leave()
        else:
            g.begin_round()
            if g.events is not None:
                g.tell(e.RoundBegan(int(g.round), int(g.first)))
            g.call(ROUND, ROUND_OVER)


def place_wagons(g: Merchants) -> None:
    """MA-02, MA-03, MA-05, MA-06, MA-07, MA-08, MA-R01: the wagons; all else already lies at its start."""
    if g.options.start_cities == "random":
        return
    # Records of old tables say seed where they mean the cities of their edition.
    old = g.options.start_cities == "queen" or g.options.edition == "1999"
    for wagon, city in enumerate(g.printed.wagons_1999 if old else g.printed.wagons_2010):
        put_first(g, wagon, city)


def put_first(g: Merchants, wagon: int, city: int) -> None:
    g.put_wagon(wagon, city * HEADINGS + STANDS)
    g.set_bonus(city, g.printed.bonus_with_wagon)
    if g.events is not None:
        g.tell(e.WagonPlaced(wagon + 1, CITIES[city]))


@final
class Cards(Frame[Merchants]):
    """MA-10: four investment cards face up; in the edition of 1999 everybody gets two."""

    def run(self, g: Merchants, at: int) -> None:
        if g.options.edition == "2010":
            g.become(REFILL)
            return
        g.turn_up(g.deck)
        g.become(DealPairs(0) if g.options.equipment == "pairs" else EQUIPMENT)


def end_game(g: Merchants) -> None:
    """MA-70, MA-R42: the money is shown."""
    if g.events is None:
        return
    ranks = g.ranks()
    winners = tuple([seat for seat in range(g.seats) if ranks[seat] == 1])
    reached = g.arrivals >= g.chosen.end_arrivals
    g.tell(
        e.GameEnded(
            "arrivals" if reached else "rounds",
            tuple(g.statuses()),
            tuple(g.purses()),
            tuple(g.debts()),
            winners,
            "MA-69" if reached else "MA-R42",
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
        if phase == PURCHASE:
            progress.begin_pass(g, 1)
        elif phase == ACQUISITION:
            release_empty_wagons(g)
        elif phase == INVESTMENT:
            progress.set_auctions(g, 0, 0)
        g.call(SET_DISCS[g.seats] if phase == PRICES else PHASE_FRAMES[phase], phase + 1)


def has_investments(g: Merchants) -> bool:
    """MA-56, MA-R37: no Phase 6 in the edition of 1999, nor in the last round if the table says so."""
    if g.chosen.edition_1999:
        return False
    return not (g.chosen.skip_last_auction and g.is_last_round())


@final
class DrawFirst(Draw[Merchants]):
    """MA-09: who holds the turn-order board first."""

    question = "merchants.draw_first_player"
    rule = "MA-09"
    size = MAX_SEATS

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        return UP_TO[g.seats - 1]

    def answered(self, g: Merchants, answer: int) -> None:
        g.draw_first(answer)
        if g.events is not None:
            g.tell(e.FirstPlayerDrawn(answer))
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
    """MA-R01, option start_cities = random: any city but the one the courier waits for."""

    question = "merchants.place_wagon"
    rule = "MA-R01"
    size = CITY_COUNT
    codec = Named(PlaceWagon, "city", CITIES, "no_such_city")

    def __init__(self, wagon: int) -> None:
        super().__init__()
        self.wagon: Final = wagon

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        taken = [g.wagon_at(wagon) for wagon in range(WAGONS)]
        return [city for city in range(CITY_COUNT) if city != g.printed.courier_city and city not in taken]

    def answered(self, g: Merchants, answer: int) -> None:
        put_first(g, self.wagon, answer)
        if self.wagon + 1 < WAGONS:
            g.become(PlaceWagonBy(self.wagon + 1))
        else:
            g.leave()


GAME: Final = Game()
DRAW_FIRST: Final = DrawFirst()
CARDS: Final = Cards()
ROUND: Final = Round()
PHASE_FRAMES: Final[list[Frame[Merchants]]] = [
    ROUND,
    PURCHASES,
    WAGON_AUCTIONS,
    MOVES,
    ADJUSTMENTS,
    ARRIVALS,
    AUCTIONS,
    STATUS_TURNS,
]
"""By phase; before the adjustments of prices the discs are set."""
