"""Which line-ups a contest plays: all against all, one against all, each against the one below, or mixed."""

import shlex
from itertools import combinations, pairwise, permutations
from typing import Any, Final, Literal, get_args

import msgspec

from ducats.arena.entrants import check_entrant, is_program
from ducats.arena.matches import Match, check_match, rotations
from ducats.arena.programs import introduce
from ducats.engine.errors import BadOptions
from ducats.games import find

Plan = Literal["round-robin", "gauntlet", "challengers", "ladder", "mixed"]
PLANS: Final[tuple[Plan, ...]] = get_args(Plan)

Lineup = tuple[str, ...]


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides which games are played; equal contests give the same results."""

    game: str
    bots: tuple[str, ...]
    """See `entrants`. The first one runs a gauntlet or is challenged; a ladder goes upwards from it."""
    seats: tuple[int, ...]
    """Sizes of the tables."""
    games: int
    """At least this many for each line-up, in whole deals."""
    seed: str
    plan: Plan = "round-robin"
    options: dict[str, Any] = {}
    seconds: float = 10.0

    @property
    def matches(self) -> tuple[Match, ...]:
        return tuple(
            self._match(lineup) for seats in self.seats for lineup in lineups(self.plan, self.bots, seats)
        )

    def _match(self, lineup: Lineup) -> Match:
        return Match(
            game=self.game,
            lineup=lineup,
            deals=-(-self.games // len(rotations(lineup))),
            seed=self.seed,
            options=self.options,
            seconds=self.seconds,
        )


def read_plan(written: str) -> Plan:
    for plan in PLANS:
        if plan == written:
            return plan
    raise BadOptions(f"a contest is one of {', '.join(PLANS)}, not {written!r}", code="no_such_plan")


def lineups(plan: Plan, bots: tuple[str, ...], seats: int) -> tuple[Lineup, ...]:
    """Each line-up once, regardless of rotation. A bot alone plays against itself."""
    if len(bots) == 1:
        return (bots * seats,)
    pairs = {
        "round-robin": list(permutations(bots, 2)),
        "gauntlet": [pair for other in bots[1:] for pair in ((bots[0], other), (other, bots[0]))],
        "challengers": [(other, bots[0]) for other in bots[1:]],
        "ladder": [(stronger, weaker) for weaker, stronger in pairwise(bots)],
        "mixed": [],
    }[plan]
    found = [(bot, *(field,) * (seats - 1)) for bot, field in pairs]
    if plan == "mixed" or (plan in {"round-robin", "gauntlet"} and seats > 2):
        found += _mixed(bots, seats, bots[0] if plan == "gauntlet" else None)
    return _without_turned(found)


def _mixed(bots: tuple[str, ...], seats: int, always: str | None) -> list[Lineup]:
    """Tables of different bots: every choice of them, or all of them in turn if they are too few."""
    if len(bots) < seats:
        return [tuple(bots[chair % len(bots)] for chair in range(seats))]
    return [chosen for chosen in combinations(bots, seats) if always is None or always in chosen]


def _without_turned(found: list[Lineup]) -> tuple[Lineup, ...]:
    kept: dict[Lineup, Lineup] = {}
    for lineup in found:
        kept.setdefault(min(rotations(lineup)), lineup)
    return tuple(kept.values())


def check_contest(contest: Contest) -> dict[str, str]:
    """BadOptions if it cannot be held. Programs are started once: what each calls itself."""
    find(contest.game)
    if not contest.bots:
        raise BadOptions("a contest needs at least one bot")
    for entrant in contest.bots:
        check_entrant(contest.game, entrant)
    for seats in contest.seats:
        find(contest.game).check_seats(seats)
    for match in contest.matches:
        check_match(match)
    programs = [entrant for entrant in contest.bots if is_program(entrant)]
    return {entrant: introduce(contest.matches[0], entrant) for entrant in programs}


def command(contest: Contest) -> str:
    """The command line that holds this contest again."""
    words = ["ducats", "arena", contest.game]
    plain = [entrant for entrant in contest.bots if not is_program(entrant)]
    programs = [entrant for entrant in contest.bots if is_program(entrant)]
    if contest.bots == (*plain, *programs):
        words += ["--bots", ",".join(plain)] if plain else []
        words += [word for entrant in programs for word in ("--bots", entrant)]
    else:
        words += [word for entrant in contest.bots for word in ("--bots", entrant)]
    words += ["--plan", contest.plan, "--seats", ",".join(map(str, contest.seats))]
    words += ["--games", str(contest.games), "--seed", contest.seed]
    for name, value in contest.options.items():
        words += ["--options", f"{name}={_written(value)}"]
    if programs:
        words += ["--seconds", f"{contest.seconds:g}"]
    return shlex.join(words)


def _written(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
