"""The frames of MarraCash in the order of the rulebook: set-up, first round, turns, end."""

from typing import Final, final

from ducats.engine.frames import OPEN, Frame
from ducats.engine.messages import Seat
from ducats.games.marracash import events as e
from ducats.games.marracash.moving import AUCTIONED
from ducats.games.marracash.questions import ACTINGS, FILLINGS, MOST_SEATS, PickShop, lapse
from ducats.games.marracash.setting_up import TURN_UP_SOUVENIRS, SetUp
from ducats.games.marracash.state import FIRST_ROUND, LAST_ROUND, MAIN, OVER, PHASES, MarraCash, books_of

READY: Final = 1


@final
class Game(Frame[MarraCash]):
    """MC-5 to MC-15: set up, then the first round."""

    def run(self, g: MarraCash, at: int) -> None:
        if at == OPEN:
            g.call(SetUp(), READY)
        else:
            g.phase = FIRST_ROUND
            g.become(FirstRound(0))


def begin_turn(g: MarraCash, seat: Seat) -> None:
    g.turn = seat
    g.turn_number += 1
    g.auctioned = False
    if g.phase == MAIN:
        g.idle_turns += 1
    if g.listened_to():
        rule = "MC-24" if g.phase == FIRST_ROUND else "MC-29"
        g.tell(e.TurnBegan(seat, g.round(), PHASES[g.phase], rule))


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
            seat = (g.starter + self.step) % g.seats
            begin_turn(g, seat)
            g.call(Auctioneer(seat), AUCTION_HELD)
        elif at == AUCTION_HELD:
            g.call(TURN_UP_SOUVENIRS, CARDS_TURNED)
        elif self.step + 1 < g.seats:
            g.become(FirstRound(self.step + 1))
        else:
            g.phase = MAIN
            g.become(TURNS[g.starter])


@final
class Auctioneer(Frame[MarraCash]):
    """MC-R12, MC-R36: whoever cannot open, as all can see, is skipped in the first round."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: MarraCash, at: int) -> None:
        able = g.might_auction(self.seat) if g.cash_hidden else g.can_auction(self.seat)
        if able:
            g.become(PickShop(self.seat))
        else:
            lapse(g, self.seat, 0)


FIRST_ACTION: Final = 1
SECOND_ACTION: Final = 2
ENTRANCES_FILLED: Final = 3
CARDS_UP: Final = 4


@final
class Turn(Frame[MarraCash]):
    """MC-29, MC-34, MC-63: two actions, new visitors, new cards; then the next player clockwise."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: MarraCash, at: int) -> None:
        if at == OPEN:
            begin_turn(g, self.seat)
            g.call(ACTINGS[self.seat * 2], FIRST_ACTION)
        elif at == FIRST_ACTION:
            g.auctioned = g.result == AUCTIONED
            g.call(ACTINGS[self.seat * 2 + 1], SECOND_ACTION)
        elif at == SECOND_ACTION:
            g.call(FILLINGS[self.seat], ENTRANCES_FILLED)
        elif at == ENTRANCES_FILLED:
            g.call(TURN_UP_SOUVENIRS, CARDS_UP)
        elif is_over_after(g, self.seat):
            end_game(g)
        else:
            g.become(TURNS[(self.seat + 1) % g.seats])


TURNS: Final = [Turn(seat) for seat in range(MOST_SEATS)]


def is_over_after(g: MarraCash, seat: Seat) -> bool:
    """MC-54, MC-55, MC-56, MC-R31: looked at only when a turn is complete."""
    if g.phase == LAST_ROUND:
        g.turns_left -= 1
        return g.turns_left == 0
    line_empty = g.left == g.right
    if not line_empty and g.idle_turns < g.terms.stall_rounds * g.seats:
        return False
    return begin_last_round(g, seat, line_empty)


def begin_last_round(g: MarraCash, seat: Seat, line_empty: bool) -> bool:
    """MC-54 to MC-56, MC-R24: one turn each, this player last; as an option, to the end of the round."""
    finish = g.options.end_rule == "finish_round"
    g.turns_left = (g.starter - 1 - seat) % g.seats if finish else g.seats
    g.phase = LAST_ROUND
    if g.listened_to():
        last = (seat + g.turns_left) % g.seats
        rule = "MC-54" if line_empty else "MC-R24"
        g.tell(e.LastRoundBegan("line_empty" if line_empty else "stall", last, g.turns_left, rule))
    return g.turns_left == 0


def end_game(g: MarraCash) -> None:
    """MC-1, MC-57, MC-R25."""
    g.phase = OVER
    if g.listened_to():
        best = max(g.cash)
        books = tuple(books_of(g, seat) for seat in range(g.seats))
        g.tell(e.GameEnded(tuple(g.cash), books, tuple(s for s in range(g.seats) if g.cash[s] == best)))
    g.leave()
