"""Phase 3: the movement of wagons and courier (MA-28 to MA-41). A turn is a sequence of single actions."""

from typing import Final, final

from ducats.engine.errors import IllegalAction
from ducats.engine.frames import OPEN, Ask, Frame
from ducats.engine.messages import Action, Seat
from ducats.games.merchants import events as e
from ducats.games.merchants.hearing import not_now, space_number
from ducats.games.merchants.influence import meet_courier
from ducats.games.merchants.messages import BreakAxle, EndTurn, MoveCourier, MoveWagon, PushWagon
from ducats.games.merchants.names import (
    BROKEN_AXLE,
    CARTWRIGHT,
    COURIER,
    EXPRESS_COURIER,
    FRESH_HORSES,
    GREAT_CARTWRIGHT,
    TOKENS,
    WAGONS,
)
from ducats.games.merchants.roads import NOWHERE, SPACES, WAYS, Ends, path
from ducats.games.merchants.state import BITS, Merchants
from ducats.games.merchants.tables import kept

END: Final = 0
AXLE: Final = 1
COURIER_TO: Final = AXLE + WAGONS
HORSES: Final = 3
"""Spaces that fresh horses can add: 0, 1 or 2."""
ENDS: Final = SPACES * (WAYS + 1)
TOKEN: Final = COURIER_TO + SPACES
PUSHES: Final = 6
PUSH: Final = TOKEN + WAGONS * TOKENS * HORSES * ENDS
"""The answers of a movement turn: axle + wagon, courier + space, token and push + wagon, number and end."""


def is_released(g: Merchants, wagon: int) -> bool:
    """MA-35, MAR-14, MAR-49: when an empty wagon may be moved although it carries nothing."""
    if g.house.empty_wagons_move or not g.is_in_city(wagon):
        return True
    city = g.wagon_at[wagon]
    none_loaded = True
    for other in range(WAGONS):
        if g.is_loaded(other):
            if g.wagon_at[other] in g.tables.roads.neighbours[city] and g.came_from[other] != city:
                return True
            none_loaded = False
    return none_loaded


def is_movable(g: Merchants, wagon: int) -> bool:
    """MA-34, MA-35, MA-36: carries goods (or is released), has not arrived in this round, has its axle."""
    if wagon in g.arrived or g.is_stopped(wagon):
        return False
    return g.is_loaded(wagon) or is_released(g, wagon)


def movable(g: Merchants) -> list[int]:
    return [wagon for wagon in range(WAGONS) if is_movable(g, wagon)]


def any_movable(g: Merchants) -> bool:
    return any(is_movable(g, wagon) for wagon in range(WAGONS))


def breakable(g: Merchants) -> list[int]:
    """Wagons on the road whose axle is whole."""
    return [wagon for wagon in range(WAGONS) if not g.is_in_city(wagon) and not g.is_stopped(wagon)]


@final
class Moves(Frame[Merchants]):
    """MA-28, MA-37: everybody in order; skipped if nothing can be moved, which all can see."""

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def run(self, g: Merchants, at: int) -> None:
        if self.turn == g.seats:
            g.leave()
            return
        seat = g.order(self.turn)
        g.become(Moves(self.turn + 1))
        courier = g.power(seat, COURIER) + g.power(seat, EXPRESS_COURIER)
        if courier or any_movable(g):
            extra = g.power(seat, CARTWRIGHT) + g.power(seat, GREAT_CARTWRIGHT)
            together = 0
            for wagon in range(WAGONS):
                if g.wagon_at[wagon] == g.courier:
                    together |= BITS[wagon]
            g.call(MoveTurn(seat, 0, extra, courier, g.courier, together), OPEN)
        elif g.listened_to():
            g.tell(e.MoveTurnEnded(seat, False, "MA-37"))


@final
class MoveTurn(Ask[Merchants]):
    """MA-28, MA-36, MA-38 to MA-40: a token, extra spaces, courier and axle in any order, then the end.

    `space` and `together` say where the courier and which wagons with it stood when the turn began (MA-43).
    """

    question = "merchants.move_turn"
    rule = "MA-28"
    size = PUSH + WAGONS * PUSHES * ENDS

    def __init__(self, seat: Seat, moved: int, extra: int, courier: int, space: int, together: int) -> None:
        super().__init__(seat)
        self.moved: Final = moved
        self.extra: Final = extra
        self.courier: Final = courier
        self.space: Final = space
        self.together: Final = together

    # -- what is legal -----------------------------------------------------------------------------

    def may_end(self, g: Merchants) -> bool:
        """MA-37, MAR-11: a token is compulsory while a wagon with goods could be moved."""
        if self.moved or g.house.pass_movement:
            return True
        return not any(g.is_loaded(wagon) and is_movable(g, wagon) for wagon in range(WAGONS))

    def might_go_on(self, g: Merchants) -> bool:
        """MAR-47: whether anything but the end could be legal, as far as all can see."""
        if self.courier or (g.hand_size(self.seat) and breakable(g)):
            return True
        return (self.extra > 0 or not self.moved) and any_movable(g)

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        answers = [END] if self.may_end(g) else []
        if g.holds(seat, BROKEN_AXLE):
            answers.extend([AXLE + wagon for wagon in breakable(g)])
        if self.courier:
            # MA-39: along the roads, either way, never into a city.
            around = g.tables.roads.neighbours[g.courier]
            answers.extend([COURIER_TO + space for space in around if not g.tables.roads.is_city(space)])
        wagons = movable(g)
        if not self.moved:
            self.add_token_moves(g, wagons, answers)
        if self.extra:
            self.add_pushes(g, wagons, answers)
        return answers

    def add_token_moves(self, g: Merchants, wagons: list[int], answers: list[int]) -> None:
        """MA-28, MAR-46: the smallest token first; fresh horses add one or two spaces to one token."""
        horses = g.tables.worth[FRESH_HORSES] if g.holds(self.seat, FRESH_HORSES) else 0
        left, lapse = g.tokens[self.seat], g.house.moves_lapse
        ends = [ends_of(g, wagon) for wagon in wagons]
        for token in g.tables.smallest_first:
            if not left & BITS[token]:
                continue
            spaces = g.tables.tokens[token]
            for place in range(len(wagons)):
                played = (wagons[place] * TOKENS + token) * HORSES
                for more in range(horses + 1):
                    add_ends(answers, TOKEN + (played + more) * ENDS, ends[place], spaces + more, lapse)

    def add_pushes(self, g: Merchants, wagons: list[int], answers: list[int]) -> None:
        """MA-40: 1 to all of the extra spaces with any wagon."""
        lapse = g.house.moves_lapse
        for wagon in wagons:
            ends = ends_of(g, wagon)
            for spaces in range(1, self.extra + 1):
                add_ends(answers, PUSH + (wagon * PUSHES + spaces - 1) * ENDS, ends, spaces, lapse)

    def default(self, g: Merchants, seat: Seat) -> int:
        """The end, or the first token move: smallest token, lowest wagon, first path."""
        if self.may_end(g):
            return END
        moves: list[int] = []
        self.add_token_moves(g, movable(g), moves)
        return moves[0]

    # -- what happens ------------------------------------------------------------------------------

    def answered(self, g: Merchants, answer: int) -> None:
        moved, extra, courier = self.moved, self.extra, self.courier
        if answer == END:
            self.end(g)
            return
        if answer < COURIER_TO:
            self.break_axle(g, answer - AXLE)
        elif answer < TOKEN:
            courier -= 1
            self.move_courier(g, answer - COURIER_TO)
        elif answer < PUSH:
            moved = 1
            self.play_token(g, answer - TOKEN)
        else:
            extra -= self.push(g, answer - PUSH)
        following = MoveTurn(self.seat, moved, extra, courier, self.space, self.together)
        if following.might_go_on(g) or not following.may_end(g):
            g.become(following)
        else:
            following.end(g)

    def end(self, g: Merchants) -> None:
        if g.listened_to():
            g.tell(e.MoveTurnEnded(self.seat, bool(self.moved)))
        meet_courier(g, self.seat, self.space, self.together)

    def break_axle(self, g: Merchants, wagon: int) -> None:
        """The broken axle: nobody moves this wagon for the rest of the round."""
        g.play_influence(self.seat, BROKEN_AXLE)
        g.axles |= BITS[wagon]
        if g.listened_to():
            g.tell(e.AxleBroken(self.seat, wagon + 1))

    def move_courier(self, g: Merchants, space: int) -> None:
        """MA-38, MA-39, MA-41."""
        g.courier = space
        if g.listened_to():
            g.tell(e.CourierMoved(self.seat, g.tables.roads.names[space]))

    def play_token(self, g: Merchants, code: int) -> None:
        """MA-28, MA-29, MAR-13: the token is spent even if the wagon stays where it is."""
        played, end = divmod(code, ENDS)
        wagon_and_token, horses = divmod(played, HORSES)
        wagon, token = divmod(wagon_and_token, TOKENS)
        if horses:
            g.play_influence(self.seat, FRESH_HORSES)
        value = g.tables.tokens[token]
        self.travel(g, wagon, end, value + horses, value, horses)
        g.spend_token(self.seat, token)

    def push(self, g: Merchants, code: int) -> int:
        pushed, end = divmod(code, ENDS)
        wagon, less = divmod(pushed, PUSHES)
        self.travel(g, wagon, end, less + 1, None, 0)
        return less + 1

    def travel(self, g: Merchants, wagon: int, end: int, spaces: int, token: int | None, horses: int) -> None:
        roads = g.tables.roads
        space, way = divmod(end, WAYS + 1)
        before = roads.before(space, way)
        if g.listened_to():
            start, came_from = g.wagon_at[wagon], g.came_from[wagon]
            walk = path(roads, g.others_at(wagon), start, came_from, spaces, space, before) or [start]
            arrived = roads.is_city(space) and before != NOWHERE
            names = tuple(roads.names[step] for step in walk)
            rule = "MA-40" if token is None else "MA-28"
            g.tell(e.WagonMoved(wagon + 1, self.seat, token, horses, spaces, names, arrived, rule))
        g.put_wagon(wagon, space, before)

    # -- how it is said ----------------------------------------------------------------------------

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        names = g.tables.roads.names
        if answer == END:
            return EndTurn()
        if answer < COURIER_TO:
            return BreakAxle(answer - AXLE + 1)
        if answer < TOKEN:
            return MoveCourier(names[answer - COURIER_TO])
        moved, end = divmod(answer - TOKEN if answer < PUSH else answer - PUSH, ENDS)
        space, way = divmod(end, WAYS + 1)
        before = g.tables.roads.before(space, way)
        came_from = None if before == NOWHERE else names[before]
        if answer >= PUSH:
            wagon, less = divmod(moved, PUSHES)
            return PushWagon(wagon + 1, less + 1, names[space], came_from)
        wagon_and_token, horses = divmod(moved, HORSES)
        wagon, token = divmod(wagon_and_token, TOKENS)
        return MoveWagon(wagon + 1, g.tables.tokens[token], names[space], came_from, horses)

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
        if action.token not in g.tables.tokens:
            raise not_now(f"there is no token {action.token}", "no_such_token", "MA-28")
        played = ((action.wagon - 1) * TOKENS + g.tables.tokens.index(action.token)) * HORSES
        return TOKEN + (played + action.horses) * ENDS + self.hear_end(g, action.to, action.came_from)

    def hear_end(self, g: Merchants, to: str, came_from: str | None) -> int:
        space = space_number(g, to)
        before = NOWHERE if came_from is None else space_number(g, came_from)
        if before != NOWHERE and before not in g.tables.roads.neighbours[space]:
            raise not_now(f"{to} does not lie next to {came_from}", "not_neighbours", "MA-30")
        return g.tables.roads.end(space, before)

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        if answer == END:
            return not_now("a movement token must be played", "must_move", "MAR-11")
        if answer < COURIER_TO:
            return not_now("no axle can be broken there", "no_axle", "MA-45")
        if answer < TOKEN:
            return not_now("the courier cannot go there", "courier_cannot", "MA-38")
        if answer < PUSH:
            if self.moved:
                return not_now("one token in a turn", "token_played", "MA-28")
            wagon, token = divmod((answer - TOKEN) // ENDS // HORSES, TOKENS)
            if token not in g.available(seat):
                return not_now("that token lies aside", "token_set_aside", "MA-29")
        else:
            wagon = (answer - PUSH) // ENDS // PUSHES
        if not is_movable(g, wagon):
            return not_now("that wagon cannot be moved now", "wagon_not_movable", "MA-35")
        return not_now("the wagon cannot end there", "cannot_end_there", "MA-30")


def ends_of(g: Merchants, wagon: int) -> Ends:
    """The other two wagons are the next ones round; a negative place counts from the last."""
    one, other = g.wagon_at[wagon - 2], g.wagon_at[wagon - 1]
    return kept(g.tables).ends.of(g.wagon_at[wagon], g.came_from[wagon], one, other)


def add_ends(answers: list[int], base: int, ends: Ends, spaces: int, lapse: bool) -> None:
    """The ends of a move as answers from `base` on; `lapse`: of any shorter one, too."""
    for end in ends.within(spaces) if lapse else ends.after(spaces):
        answer = base + end
        answers.append(answer)
