"""Puzzles on a server: shown as their solver knows them, judged in a worker, rated by first attempts."""

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from ducats.games import GAMES
from ducats.puzzles import Puzzle, find_puzzle, puzzle_of_the_day, puzzles_of, showing
from ducats.puzzles.messages import Attempted, PuzzleBoard, PuzzleInfo, PuzzleList, Verdict
from ducats.puzzles.rating import gain, solver_of
from ducats.server.context import AppContext
from ducats.server.problems import REFUSALS, Refusal
from ducats.server.store.attempts import Attempt, Tally
from ducats.server.store.base import Person
from ducats.server.workers import Owner

COUNT_SECONDS: Final = 60.0
"""Adding up looks at every attempt there ever was, so it runs no more often than this."""

PuzzleId = Annotated[str, PathParameter(min_length=3, max_length=64)]


class Solving:
    """What the requests share: boards already made, and recent ratings of puzzles."""

    def __init__(self, context: AppContext) -> None:
        self._context = context
        self._boards: dict[str, bytes] = {}
        self._tallies: dict[str, Tally] = {}
        self._counted = -COUNT_SECONDS

    def today(self) -> date:
        return datetime.fromtimestamp(self._context.clock(), UTC).date()

    async def board(self, owner: Owner, puzzle: Puzzle) -> bytes:
        """Made once, since it is the same for everybody."""
        if puzzle.id not in self._boards:
            self._boards[puzzle.id] = await self._context.jobs.run(owner, showing.board, puzzle.id)
        return self._boards[puzzle.id]

    async def tallies(self) -> Mapping[str, Tally]:
        now = self._context.timer()
        if now - self._counted >= COUNT_SECONDS:
            self._counted = now
            self._tallies = await self._context.store.tallies()
        return self._tallies

    async def attempt(self, person: Person, owner: Owner, puzzle: Puzzle, action: dict[str, Any]) -> Verdict:
        """Judge an answer; only the first one counts."""
        context = self._context
        place, reasons = await context.jobs.run(owner, showing.judged, puzzle.id, action)
        before = await context.store.attempts_of(person.id)
        gained = 0.0
        if all(attempt.puzzle != puzzle.id for attempt in before):
            solver = solver_of([(attempt.solved, attempt.gain) for attempt in before])
            tally = (await self.tallies()).get(puzzle.id, Tally())
            gained = gain(solver.rating, puzzle.about.rating - tally.gain, solved=place == 0)
            attempt = Attempt(
                person=person.id, puzzle=puzzle.id, solved=place == 0, gain=gained, at=context.clock()
            )
            if await context.store.add_attempt(attempt):
                before = [*before, attempt]
            else:
                # Somebody answered twice at once: the other one counts.
                before, gained = await context.store.attempts_of(person.id), 0.0
        about = puzzle.about
        return Verdict(
            solved=place == 0,
            place=place,
            answers=about.answers,
            reasons=tuple([why.reason for why in reasons]),
            about=tuple([why.about for why in reasons]),
            tempting=about.tempting,
            missed=about.missed,
            games=about.games,
            counted=gained != 0.0,
            gain=round(gained),
            solver=solver_of([(attempt.solved, attempt.gain) for attempt in before]),
        )


def known(puzzle_id: str) -> Puzzle:
    puzzle = find_puzzle(puzzle_id)
    if puzzle is None:
        raise Refusal(f"there is no puzzle {puzzle_id!r}", code="no_such_puzzle")
    return puzzle


def _info(puzzle: Puzzle, tally: Tally, mine: Literal["", "solved", "missed"]) -> PuzzleInfo:
    return PuzzleInfo(
        id=puzzle.id,
        game=puzzle.game,
        seats=puzzle.scenario.seats,
        question=puzzle.question,
        rating=round(puzzle.about.rating - tally.gain),
        attempts=tally.attempts,
        solved=tally.solved,
        mine=mine,
    )


def _mine(own: Sequence[Attempt]) -> dict[str, Literal["", "solved", "missed"]]:
    return {attempt.puzzle: "solved" if attempt.solved else "missed" for attempt in own}


@get("/api/puzzles", tags=["puzzles"], summary="All puzzles, and how I fare with them", responses=REFUSALS)
async def list_puzzles(
    visitor: NamedDependency[Person | None],
    context: NamedDependency[AppContext],
    solving: NamedDependency[Solving],
) -> PuzzleList:
    own = [] if visitor is None else await context.store.attempts_of(visitor.id)
    mine, tallies, today = _mine(own), await solving.tallies(), solving.today()
    daily = {game: puzzle_of_the_day(game, today) for game in GAMES}
    return PuzzleList(
        puzzles=tuple(
            _info(puzzle, tallies.get(puzzle.id, Tally()), mine.get(puzzle.id, ""))
            for game in GAMES
            for puzzle in puzzles_of(game)
        ),
        daily={game: puzzle.id for game, puzzle in daily.items() if puzzle is not None},
        day=today.isoformat(),
        solver=solver_of([(attempt.solved, attempt.gain) for attempt in own]),
    )


@get(
    "/api/puzzles/{puzzle_id:str}",
    tags=["puzzles"],
    summary="The position and the question of a puzzle, as its solver knows them",
    responses={**REFUSALS, 200: ResponseSpec(PuzzleBoard, generate_examples=False, description="The puzzle")},
)
async def show_puzzle(
    puzzle_id: PuzzleId,
    owner: NamedDependency[Owner],
    solving: NamedDependency[Solving],
) -> Response[msgspec.Raw]:
    board = await solving.board(owner, known(puzzle_id))
    return Response(msgspec.Raw(board), media_type=MediaType.JSON)


@post(
    "/api/puzzles/{puzzle_id:str}",
    status_code=200,
    tags=["puzzles"],
    summary="Answer a puzzle; what each answer is worth",
    responses=REFUSALS,
)
async def attempt_puzzle(
    puzzle_id: PuzzleId,
    data: JSONBody[Attempted],
    person: NamedDependency[Person],
    owner: NamedDependency[Owner],
    solving: NamedDependency[Solving],
) -> Verdict:
    return await solving.attempt(person, owner, known(puzzle_id), data.action)
