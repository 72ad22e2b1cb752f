"""Games between entrants. Workers take and return bytes, so any process can be one."""

import time
from collections.abc import Iterator, Mapping
from concurrent.futures import Executor, as_completed
from contextlib import contextmanager

import msgspec

from ducats import __version__
from ducats.arena.entrants import Entrant, Forfeit, invite, is_program, name_of
from ducats.arena.matches import Forfeited, GameResult, Match, Progress, check_match
from ducats.arena.programs import Program
from ducats.engine.driver import Driver
from ducats.engine.errors import BadOptions, DucatsError
from ducats.engine.messages import Seat
from ducats.engine.record import new_header
from ducats.games import find
from ducats.games.memories import EventLog

Entrants = Mapping[str, Entrant]


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """Some deals of a match, for one worker."""

    match: Match
    deals: tuple[int, ...]
    ducats: str = __version__


class Delivery(msgspec.Struct, frozen=True, kw_only=True):
    games: tuple[GameResult, ...]
    seconds: float
    """Wall-clock time for all of them."""


def play_match(
    match: Match, executor: Executor | None = None, progress: Progress | None = None
) -> tuple[GameResult, ...]:
    """All games of a match, in order. An executor shares the deals out; the result does not depend on it."""
    check_match(match)
    per_deal = len(match.rotations)
    played: dict[int, tuple[GameResult, ...]] = {}

    def note(deal: int, games: tuple[GameResult, ...]) -> None:
        played[deal] = games
        if progress is not None:
            progress(len(played) * per_deal, match.games)

    if executor is None:
        for deal in range(match.deals):
            note(deal, play_deal(match, deal))
    else:
        futures = {executor.submit(play_deal, match, deal): deal for deal in range(match.deals)}
        for future in as_completed(futures):
            note(futures[future], future.result())
    return tuple(game for deal in range(match.deals) for game in played[deal])


def play_order(order_json: bytes) -> bytes:
    """Runs in a worker: takes an order and returns a delivery, both as JSON."""
    order = msgspec.json.decode(order_json, type=Order)
    if order.ducats != __version__:
        raise BadOptions(
            f"a worker has ducats {__version__}, the contest is held by {order.ducats}", code="other_version"
        )
    began = time.perf_counter()
    with _started(order.match) as entrants:
        games = tuple(game for deal in order.deals for game in _play_rotations(order.match, deal, entrants))
    return msgspec.json.encode(Delivery(games=games, seconds=time.perf_counter() - began))


def play_deal(match: Match, deal: int) -> tuple[GameResult, ...]:
    """One deal in every rotation."""
    with _started(match) as entrants:
        return _play_rotations(match, deal, entrants)


@contextmanager
def _started(match: Match) -> Iterator[Entrants]:
    entrants = {
        entrant: Program(match, entrant) if is_program(entrant) else invite(match.game, entrant)
        for entrant in match.lineup
    }
    try:
        yield entrants
    finally:
        for entrant in entrants.values():
            entrant.close()


def _play_rotations(match: Match, deal: int, entrants: Entrants) -> tuple[GameResult, ...]:
    return tuple(_Game(match, deal, lineup, entrants).play() for lineup in match.rotations)


class _Game:
    """One game, and what each seat has used of time."""

    def __init__(self, match: Match, deal: int, lineup: tuple[str, ...], entrants: Entrants) -> None:
        self._match, self._deal, self._lineup, self._entrants = match, deal, lineup, entrants
        self._rules = find(match.game)
        self._seed = f"{match.seed}/{deal}"
        header = new_header(self._rules, len(lineup), self._seed, match.options)
        self._driver, opening = Driver.begin(self._rules, header, self._seed)
        self._log = EventLog(match.game, opening)
        self._names = "-".join(name_of(entrant) for entrant in lineup)
        self._moves = [0] * len(lineup)
        self._seconds = [0.0] * len(lineup)
        self._slowest = [0.0] * len(lineup)
        self._simulations = [0] * len(lineup)
        self._forfeits: dict[Seat, str] = {}

    def play(self) -> GameResult:
        play = self._driver.play
        while not play.is_over():
            asked = play.waiting_for()[0]
            if asked not in self._forfeits:
                try:
                    self._ask(asked)
                    continue
                except Forfeit as forfeit:
                    self._forfeits[asked] = str(forfeit)
                    # Whatever confused it, the next game starts afresh.
                    self._entrants[self._lineup[asked]].close()
            self._log.tell(self._driver.apply(asked, play.say(asked, play.default(asked))))
        return self._result()

    def _ask(self, asked: Seat) -> None:
        entrant = self._entrants[self._lineup[asked]]
        view = self._driver.view(asked)
        memory = self._log.memory(view)
        seed = f"{self._seed}/{self._names}/{len(self._driver.inputs)}"
        began = entrant.clock()
        action = entrant.choose(view, memory, seed)
        taken = entrant.clock() - began
        self._seconds[asked] += taken
        self._slowest[asked] = max(self._slowest[asked], taken)
        self._simulations[asked] += entrant.simulations()
        self._moves[asked] += 1
        try:
            if not isinstance(action, self._rules.meta.actions):
                raise BadOptions(f"{action!r:.100} is no action of {self._match.game}")
            self._log.tell(self._driver.apply(asked, action))
        except DucatsError as error:
            if entrant.trusted:
                raise
            raise Forfeit(f"{error.code}: {error.message}") from error

    def _result(self) -> GameResult:
        outcome = self._driver.play.outcome()
        assert outcome is not None
        return GameResult(
            game=self._match.game,
            deal=self._deal,
            seed=self._seed,
            bots=self._lineup,
            ranks=ranks_after(outcome.ranks, tuple(self._forfeits)),
            scores=outcome.scores,
            moves=tuple(self._moves),
            seconds=_to_microseconds(self._seconds),
            slowest=_to_microseconds(self._slowest),
            simulations=tuple(self._simulations) if any(self._simulations) else (),
            forfeits=tuple(Forfeited(seat, self._forfeits[seat]) for seat in sorted(self._forfeits)),
        )


def _to_microseconds(seconds: list[float]) -> tuple[float, ...]:
    """Results are kept in files: more digits would only be longer."""
    return tuple(round(each, 6) for each in seconds)


def ranks_after(ranks: tuple[int, ...], forfeited: tuple[Seat, ...]) -> tuple[int, ...]:
    """All who forfeited share the last place; the rest are ranked among themselves."""
    if not forfeited:
        return ranks
    staying = [rank for seat, rank in enumerate(ranks) if seat not in forfeited]
    return tuple(
        len(staying) + 1 if seat in forfeited else 1 + sum(other < rank for other in staying)
        for seat, rank in enumerate(ranks)
    )
