"""Phase 3: the movement of wagons and courier (MA-28 to MA-41). A turn is a sequence of single actions."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.errors import IllegalAction
from ducats.engine.frames import OPEN, Ask, Frame
from ducats.engine.messages import Action, Seat
from ducats.engine.rng import Rng
from ducats.games.merchants.rules import events as e
from ducats.games.merchants.rules import progress
from ducats.games.merchants.rules.codecs import not_now, space_number
from ducats.games.merchants.rules.influence import meet_courier
from ducats.games.merchants.rules.messages import BreakAxle, EndTurn, MoveCourier, MoveWagon, PushWagon
from ducats.games.merchants.rules.names import (
    BROKEN_AXLE,
    CARTWRIGHT,
    COURIER,
    EXPRESS_COURIER,
    FRESH_HORSES,
    GREAT_CARTWRIGHT,
    MAX_SEATS,
    TOKENS,
    WAGONS,
)
from ducats.games.merchants.rules.printed import kept
from ducats.games.merchants.rules.roads import HEADINGS, NOWHERE, SPACES, Ends, path
from ducats.games.merchants.rules.state import Merchants

NO_NUMBER: Final = -1
END: Final = 0
AXLE: Final = 1
COURIER_TO: Final = AXLE + WAGONS
HORSES: Final = 4
"""Spaces that fresh horses can add: 0 to 3."""
ENDS: Final = SPACES * HEADINGS
TOKEN: Final = COURIER_TO + SPACES
PUSHES: Final = 6
PUSH: Final = TOKEN + WAGONS * TOKENS * HORSES * ENDS
"""The answers of a movement turn: axle + wagon, courier + space, token and push + wagon, number and end."""


def is_released(g: Merchants, wagon: i64) -> bool:
    """MA-35, MA-R14, MA-R49: when an empty wagon may be moved although it carries nothing."""
    if g.chosen.empty_wagons_move or not g.is_in_city(wagon):
        return True
    none_loaded = True
    for other in range(WAGONS):
        if g.is_loaded(other):
            if bits.has(g.printed.roads.next_cities(g.heading(other)), g.wagon_at(wagon)):
                return True
            none_loaded = False
    return none_loaded


def is_movable(g: Merchants, wagon: i64) -> bool:
    """MA-34, MA-35, MA-36: carries goods (or is released), has not arrived in this round, has its axle."""
    if g.arrived_as(wagon) or g.is_stopped(wagon):
        return False
    return g.is_loaded(wagon) or is_released(g, wagon)


def movable(g: Merchants) -> i64:
    """The set of wagons that may be moved."""
    found: i64 = 0
    for wagon in range(WAGONS):
        if is_movable(g, wagon):
            found |= bits.bit(wagon)
    return found


def breakable(g: Merchants) -> i64:
    """The set of wagons on the road whose axle is whole."""
    found: i64 = 0
    for wagon in range(WAGONS):
        if not g.is_in_city(wagon) and not g.is_stopped(wagon):
            found |= bits.bit(wagon)
    return found


@final
class Moves(Frame[Merchants]):
    """MA-28, MA-37: everybody in order; skipped if nothing can be moved, which all can see."""

    def run(self, g: Merchants, at: int) -> None:
        while progress.turn(g) < g.seats:
            seat = progress.next_seat(g)
            courier = g.power(seat, COURIER) + g.power(seat, EXPRESS_COURIER)
            if courier or movable(g):
                extra = g.power(seat, CARTWRIGHT) + g.power(seat, GREAT_CARTWRIGHT)
                progress.begin_move(g, extra, courier, wagons_with_courier(g))
                g.call(MOVE_TURNS[seat], OPEN)
                return
            if g.events is not None:
                g.tell(e.MoveTurnEnded(int(seat), False, "MA-37"))
        g.leave()


def wagons_with_courier(g: Merchants) -> i64:
    found: i64 = 0
    for wagon in range(WAGONS):
        if g.wagon_at(wagon) == g.courier:
            found |= bits.bit(wagon)
    return found


@final
class MoveTurn(Ask[Merchants]):
    """MA-28, MA-36, MA-38 to MA-40: a token, extra spaces, courier and axle in any order, then the end."""

    question = "merchants.move_turn"
    rule = "MA-28"
    size = PUSH + WAGONS * PUSHES * ENDS

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    # -- what is legal -----------------------------------------------------------------------------

    def may_end(self, g: Merchants) -> bool:
        """MA-37, MA-R11: a token is compulsory while a wagon with goods could be moved."""
        if progress.has_moved(g) or g.chosen.pass_movement:
            return True
        return not any(g.is_loaded(wagon) and is_movable(g, wagon) for wagon in range(WAGONS))

    def might_go_on(self, g: Merchants) -> bool:
        """MA-R47: whether anything but the end could be legal, as far as all can see."""
        if progress.courier_left(g) or (g.hand_size(self.seat) and breakable(g)):
            return True
        return (progress.spaces_left(g) > 0 or not progress.has_moved(g)) and movable(g) != 0

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        tally = Tally(NO_NUMBER, [])
        self.count_short(g, tally)
        self.count_moves(g, ends_of_movable(g), tally)
        return tally.listed or []

    def pick(self, g: Merchants, seat: Seat, rng: Rng) -> int:
        ends = ends_of_movable(g)
        tally = Tally(NO_NUMBER, None)
        self.count_short(g, tally)
        self.count_moves(g, ends, tally)
        chosen = Tally(rng.below(tally.count), None)
        self.count_short(g, chosen)
        self.count_moves(g, ends, chosen)
        return chosen.found

    def count_short(self, g: Merchants, tally: "Tally") -> None:
        """The end, axles, the courier."""
        if self.may_end(g):
            tally.add(END)
        if g.holds(self.seat, BROKEN_AXLE):
            whole = breakable(g)
            for wagon in range(WAGONS):
                if bits.has(whole, wagon):
                    tally.add(AXLE + wagon)
        if progress.courier_left(g):
            # MA-39: along the roads, either way, never into a city.
            for space in g.printed.roads.neighbours[g.courier]:
                if not g.printed.roads.is_city(space):
                    tally.add(COURIER_TO + space)

    def count_moves(self, g: Merchants, ends: "list[Ends | None]", tally: "Tally") -> None:
        """MA-28, MA-R46: the smallest token first; fresh horses add some spaces to one token.

        MA-40: 1 to all of the extra spaces with any wagon.
        """
        if not progress.has_moved(g):
            horses: i64 = g.printed.worth[FRESH_HORSES] if g.holds(self.seat, FRESH_HORSES) else 0
            left = g.tokens(self.seat)
            counted: i64 = 0
            for token in g.printed.smallest_first:
                spaces = g.printed.token_spaces[token]
                if bits.has(left, token) and spaces != counted:
                    self.count_token(g, token, horses, ends, tally)
                    counted = spaces
        extra = progress.spaces_left(g)
        if extra:
            for wagon in range(WAGONS):
                reach = ends[wagon]
                if reach is not None:
                    base: i64 = PUSH + wagon * PUSHES * ENDS
                    for more in range(1, extra + 1):
                        tally.add_ends(base + (more - 1) * ENDS, reach, more)

    def count_token(
        self, g: Merchants, token: i64, horses: i64, ends: "list[Ends | None]", tally: "Tally"
    ) -> None:
        spaces = g.printed.token_spaces[token]
        for wagon in range(WAGONS):
            reach = ends[wagon]
            if reach is not None:
                base: i64 = TOKEN + (wagon * TOKENS + token) * HORSES * ENDS
                for more in range(horses + 1):
                    tally.add_ends(base + more * ENDS, reach, spaces + more)

    def default(self, g: Merchants, seat: Seat) -> int:
        """The end, or the first token move: smallest token, lowest wagon, first path."""
        if self.may_end(g):
            return END
        first = Tally(0, None)
        self.count_moves(g, ends_of_movable(g), first)
        return first.found

    # -- what happens ------------------------------------------------------------------------------

    def answered(self, g: Merchants, answer: int) -> None:
        """While more could be done the same question is asked again."""
        if answer != END:
            self.act(g, answer)
            if self.might_go_on(g) or not self.may_end(g):
                return
        if g.events is not None:
            g.tell(e.MoveTurnEnded(self.seat, progress.has_moved(g)))
        meet_courier(g, self.seat)

    def act(self, g: Merchants, answer: i64) -> None:
        if answer < COURIER_TO:
            self.break_axle(g, answer - AXLE)
        elif answer < TOKEN:
            self.move_courier(g, answer - COURIER_TO)
        elif answer < PUSH:
            self.play_token(g, answer - TOKEN)
        else:
            self.push(g, answer - PUSH)

    def break_axle(self, g: Merchants, wagon: i64) -> None:
        """The broken axle: nobody moves this wagon for the rest of the round."""
        g.play_influence(self.seat, BROKEN_AXLE)
        g.stop(wagon)
        if g.events is not None:
            g.tell(e.AxleBroken(self.seat, int(wagon) + 1))

    def move_courier(self, g: Merchants, space: i64) -> None:
        """MA-38, MA-39, MA-41."""
        progress.move_courier(g, space)
        if g.events is not None:
            g.tell(e.CourierMoved(self.seat, g.printed.roads.names[space]))

    def play_token(self, g: Merchants, code: i64) -> None:
        """MA-28, MA-29, MA-R13: the token is spent even if the wagon stays where it is."""
        played, end = code // ENDS, code % ENDS
        horses, wagon, token = played % HORSES, played // (HORSES * TOKENS), played // HORSES % TOKENS
        progress.move(g)
        if horses:
            g.play_influence(self.seat, FRESH_HORSES)
        moved: e.WagonMoved | None = None
        if g.events is not None:
            moved = self.travel(g, wagon, end, int(g.printed.token_spaces[token]), int(horses))
        g.put_wagon(wagon, end)
        g.spend_token(self.seat, token)
        if moved is not None:
            g.tell(moved)
        g.take_tokens_back(self.seat)

    def push(self, g: Merchants, code: i64) -> None:
        pushed, end = code // ENDS, code % ENDS
        wagon, spaces = pushed // PUSHES, pushed % PUSHES + 1
        progress.use_spaces(g, spaces)
        moved: e.WagonMoved | None = None
        if g.events is not None:
            moved = self.travel(g, wagon, end, None, int(spaces))
        g.put_wagon(wagon, end)
        if moved is not None:
            g.tell(moved)

    def travel(self, g: Merchants, wagon: i64, end: i64, token: int | None, more: int) -> e.WagonMoved:
        """What will be told of a wagon that still stands: `token` spaces, or none, and `more` besides."""
        roads, start = g.printed.roads, int(g.wagon_at(wagon))
        space, before = int(end // HEADINGS), int(roads.before(end))
        others = [int(g.wagon_at(other)) for other in range(WAGONS) if other != wagon]
        spaces = more if token is None else token + more
        walk = path(roads, others, start, int(g.came_from(wagon)), spaces, space, before) or [start]
        arrived = roads.is_city(space) and before != NOWHERE
        names = tuple([roads.names[step] for step in walk])
        horses, rule = (0, "MA-40") if token is None else (more, "MA-28")
        return e.WagonMoved(int(wagon) + 1, self.seat, token, horses, spaces, names, arrived, rule)

    # -- how it is said ----------------------------------------------------------------------------

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        names = g.printed.roads.names
        if answer == END:
            return EndTurn()
        if answer < COURIER_TO:
            return BreakAxle(answer - AXLE + 1)
        if answer < TOKEN:
            return MoveCourier(names[answer - COURIER_TO])
        moved, end = divmod(answer - TOKEN if answer < PUSH else answer - PUSH, ENDS)
        space, before = end // HEADINGS, int(g.printed.roads.before(end))
        came_from = None if before == NOWHERE else names[before]
        if answer >= PUSH:
            wagon, less = divmod(moved, PUSHES)
            return PushWagon(wagon + 1, less + 1, names[space], came_from)
        wagon_and_token, horses = divmod(moved, HORSES)
        wagon, token = divmod(wagon_and_token, TOKENS)
        return MoveWagon(wagon + 1, g.printed.tokens[token], names[space], came_from, horses)

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if isinstance(action, EndTurn):
            return END
        if isinstance(action, BreakAxle):
            return AXLE + action.wagon - 1
        if isinstance(action, MoveCourier):
            return COURIER_TO + space_number(g, action.to)
        if isinstance(action, PushWagon):
            base = PUSH + ((action.wagon - 1) * PUSHES + action.spaces - 1) * ENDS
            return base + self.hear_end(g, action.to, action.came_from)
        if not isinstance(action, MoveWagon):
            raise self.wrong_kind(action)
        if action.token not in g.printed.token_numbers:
            raise not_now(f"there is no token {action.token}", "no_such_token", "MA-28")
        equal = g.printed.token_numbers[action.token]
        token = max([one for one in equal if bits.has(g.tokens(seat), one)], default=equal[0])
        played = ((action.wagon - 1) * TOKENS + token) * HORSES
        return TOKEN + (played + action.horses) * ENDS + self.hear_end(g, action.to, action.came_from)

    def hear_end(self, g: Merchants, to: str, came_from: str | None) -> int:
        space = space_number(g, to)
        before = NOWHERE if came_from is None else space_number(g, came_from)
        if before != NOWHERE and before not in g.printed.roads.neighbours[space]:
            raise not_now(f"{to} does not lie next to {came_from}", "not_neighbours", "MA-30")
        return g.printed.roads.end(space, before)

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        if answer == END:
            return not_now("a movement token must be played", "must_move", "MA-R11")
        if answer < COURIER_TO:
            return not_now("no axle can be broken there", "no_axle", "MA-45")
        if answer < TOKEN:
            return not_now("the courier cannot go there", "courier_cannot", "MA-38")
        if answer < PUSH:
            if progress.has_moved(g):
                return not_now("one token in a turn", "token_played", "MA-28")
            wagon, token = divmod((answer - TOKEN) // ENDS // HORSES, TOKENS)
            if not bits.has(g.tokens(seat), token):
                return not_now("that token lies aside", "token_set_aside", "MA-29")
        else:
            wagon = (answer - PUSH) // ENDS // PUSHES
        if not is_movable(g, wagon):
            rule = "MA-34" if g.arrived_as(wagon) else "MA-45" if g.is_stopped(wagon) else "MA-35"
            return not_now("that wagon cannot be moved now", "wagon_not_movable", rule)
        return not_now("the wagon cannot end there", "cannot_end_there", "MA-30")


def ends_of_movable(g: Merchants) -> "list[Ends | None]":
    """By wagon: the ends of its moves; None if it may not be moved."""
    known = kept(g.printed)
    ends = known.lapsing_ends if g.chosen.moves_lapse else known.ends
    found: list[Ends | None] = [None] * WAGONS
    for wagon in range(WAGONS):
        if is_movable(g, wagon):
            one, other = g.wagon_at((wagon + 1) % WAGONS), g.wagon_at((wagon + 2) % WAGONS)
            found[wagon] = ends.of(g.heading(wagon), one, other)
    return found


@final
class Tally:
    """Answers one after another: they are counted, listed, or only the one with a given number is kept."""

    def __init__(self, wanted: i64, listed: list[int] | None) -> None:
        self.count: i64 = 0
        self.found: i64 = NO_NUMBER
        self.listed: Final = listed
        self._wanted: Final[i64] = wanted

    def add(self, answer: i64) -> None:
        if self.count == self._wanted:
            self.found = answer
        if self.listed is not None:
            self.listed.append(int(answer))
        self.count += 1

    def add_ends(self, base: i64, ends: Ends, spaces: i64) -> None:
        """The ends of a move, as answers from `base` on."""
        more = ends.count(spaces)
        number = self._wanted - self.count
        if 0 <= number < more:
            self.found = base + ends.nth(spaces, number)
        if self.listed is not None:
            self.listed.extend(ends.listed(spaces, base))
        self.count += more


MOVES: Final = Moves()
MOVE_TURNS: Final = [MoveTurn(seat) for seat in range(MAX_SEATS)]
