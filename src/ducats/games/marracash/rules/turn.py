"""The frames of MarraCash in the order of the rulebook: set-up, first round, turns, end."""

from typing import Final, final

from ducats.engine.frames import OPEN, Frame
from ducats.engine.messages import Seat
from ducats.games.marracash.rules import events as e
from ducats.games.marracash.rules.books import as_books
from ducats.games.marracash.rules.fields import MOST_SEATS
from ducats.games.marracash.rules.moving import AUCTIONED
from ducats.games.marracash.rules.questions import (
    ACTS,
    BRINGS,
    PICK_SHOPS,
    call_action,
    lapse,
    needs_visitors,
)
from ducats.games.marracash.rules.setting_up import DRAW_SOUVENIR, SETTING_UP, needs_souvenirs
from ducats.games.marracash.rules.state import FIRST_ROUND, LAST_ROUND, MAIN, OVER, PHASES, MarraCash

READY: Final = 1


@final
class Game(Frame[MarraCash]):
    """MC-5 to MC-15: set up, then the first round."""

    def run(self, g: MarraCash, at: int) -> None:
        if at == OPEN:
            g.call(SETTING_UP, READY)
        else:
            g.begin_phase(FIRST_ROUND)
            g.become(FIRST_ROUNDS[0])


GAME: Final = Game()


def begin_turn(g: MarraCash, seat: Seat) -> None:
    g.begin_turn(seat)
    if g.listened_to():
        rule = "MC-24" if g.phase() == FIRST_ROUND else "MC-29"
        g.tell(e.TurnBegan(seat, g.round(), PHASES[g.phase()], rule))


AUCTION_HELD: Final = 1
CARDS_TURNED: Final = 2


@final
class FirstRound(Frame[MarraCash]):
    """MC-15, MC-24, MC-28, MC-R32: one auction of each player in turn, and nothing else."""

    def __init__(self, step: int) -> None:
        self.step: Final = step
        """How many players have been auctioneer."""

    def run(self, g: MarraCash, at: int) -> None:
        if at == OPEN:
            seat = (int(g.starter()) + self.step) % g.seats
            begin_turn(g, seat)
            g.call(AUCTIONEERS[seat], AUCTION_HELD)
        elif at == AUCTION_HELD and needs_souvenirs(g):
            g.call(DRAW_SOUVENIR, CARDS_TURNED)
        elif self.step + 1 < g.seats:
            g.become(FIRST_ROUNDS[self.step + 1])
        else:
            g.begin_phase(MAIN)
            g.become(TURNS[g.starter()])


FIRST_ROUNDS: Final = [FirstRound(step) for step in range(MOST_SEATS)]


@final
class Auctioneer(Frame[MarraCash]):
    """MC-R12, MC-R36: whoever cannot open, as all can see, is skipped in the first round."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: MarraCash, at: int) -> None:
        able = g.might_auction(self.seat) if g.chosen.cash_hidden else g.can_auction(self.seat)
        if able:
            g.become(PICK_SHOPS[self.seat])
        else:
            lapse(g, self.seat, 0)


AUCTIONEERS: Final = [Auctioneer(seat) for seat in range(MOST_SEATS)]


FIRST_ACTION: Final = 1
SECOND_ACTION: Final = 2
ENTRANCES_FILLED: Final = 3
CARDS_UP: Final = 4


@final
class Turn(Frame[MarraCash]):
    """MC-29, MC-34, MC-63: two actions, new visitors, new cards; then the next player clockwise."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat
        self._first: Final = ACTS[seat * 2]
        self._second: Final = ACTS[seat * 2 + 1]
        self._bring: Final = BRINGS[seat]

    def run(self, g: MarraCash, at: int) -> None:
        if at == OPEN:
            begin_turn(g, self.seat)
            call_action(g, self._first, FIRST_ACTION)
        elif at == FIRST_ACTION:
            g.note_auction(g.result == AUCTIONED)
            call_action(g, self._second, SECOND_ACTION)
        elif at == SECOND_ACTION and needs_visitors(g):
            g.call(self._bring, ENTRANCES_FILLED)
        elif at != CARDS_UP and needs_souvenirs(g):
            g.call(DRAW_SOUVENIR, CARDS_UP)
        elif is_over_after(g, self.seat):
            end_game(g)
        else:
            g.become(TURNS[(self.seat + 1) % g.seats])


TURNS: Final = [Turn(seat) for seat in range(MOST_SEATS)]


def is_over_after(g: MarraCash, seat: Seat) -> bool:
    """MC-54, MC-55, MC-56, MC-R31: looked at only when a turn is complete."""
    if g.phase() == LAST_ROUND:
        g.leave_turns(g.turns_left() - 1)
        return g.turns_left() == 0
    line_empty = g.waiting() == 0
    if not line_empty and g.idle_turns() < g.chosen.stall_turns:
        return False
    return begin_last_round(g, seat, line_empty)


def begin_last_round(g: MarraCash, seat: Seat, line_empty: bool) -> bool:
    """MC-54 to MC-56, MC-R24: one turn each, this player last; as an option, to the end of the round."""
    turns = (int(g.starter()) - 1 - seat) % g.seats if g.chosen.finishes_round else g.seats
    g.leave_turns(turns)
    g.begin_phase(LAST_ROUND)
    if g.listened_to():
        last = (seat + turns) % g.seats
        rule = "MC-54" if line_empty else "MC-R24"
        g.tell(e.LastRoundBegan("line_empty" if line_empty else "stall", last, turns, rule))
    return turns == 0


def end_game(g: MarraCash) -> None:
    """MC-1, MC-57, MC-R25."""
    g.begin_phase(OVER)
    if g.listened_to():
        cash = g.purses()
        books = tuple([as_books(g.books(seat)) for seat in range(g.seats)])
        winners = tuple([seat for seat in range(g.seats) if cash[seat] == max(cash)])
        g.tell(e.GameEnded(tuple(cash), books, winners))
    g.leave()
