"""Games and states in OpenSpiel's sense."""

# mypy: disallow-subclassing-any=False
# OpenSpiel's compiled module tells no types.

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec

from ducats.adapters.encoding import layout, numbering
from ducats.adapters.openspiel.observer import SeatObserver, SpectatorObserver, observer_of
from ducats.adapters.openspiel.world import Start, World
from ducats.adapters.table import Reward, paid, reward_named
from ducats.encoding.extra import needed_for
from ducats.engine.errors import BadOptions, BrokenInvariant
from ducats.engine.messages import CHANCE, Seat
from ducats.engine.scenario import read
from ducats.games import GAMES, find

with needed_for("a game in OpenSpiel"):
    import pyspiel

MOST_POINTS: Final = 1_000_000.0
"""No score of any game comes near it."""
SEATS: Final = "seats"
REWARD: Final = "reward"
SCENARIO: Final = "scenario"


def game_name(game: str) -> str:
    return f"ducats_{game}"


def register_games() -> None:
    """All games of Ducats; once is enough."""
    known = set(pyspiel.registered_names())
    for game in GAMES:
        if game_name(game) not in known:
            pyspiel.register_game(_type_of(game, "win_share"), _class_of(game))


def _class_of(game: str) -> type["DucatsGame"]:
    """OpenSpiel lets go of its games after Python has ended: a class survives that, a function aborts."""
    return type(f"Ducats{game.capitalize()}", (DucatsGame,), {"ducats_game": game})


def _parameters(game: str) -> dict[str, Any]:
    """Every option with its default, and ours. OpenSpiel reads digits as a number, whatever was meant."""
    options = {
        name: int(value) if isinstance(value, str) and value.isdecimal() else value
        for name, value in _defaults(game).items()
    }
    return {SEATS: min(3, find(game).meta.max_seats), REWARD: "win_share", SCENARIO: "", **options}


def _defaults(game: str) -> dict[str, Any]:
    options: dict[str, Any] = msgspec.to_builtins(find(game).meta.options())
    return options


def _type_of(game: str, reward: Reward) -> Any:
    meta, kinds = find(game).meta, pyspiel.GameType
    return kinds(
        short_name=game_name(game),
        long_name=f"Ducats: {game}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM if reward == "win_share" else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=meta.max_seats,
        min_num_players=meta.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _info_of(start: Start, reward: Reward) -> Any:
    rules = find(start.game)
    shared = reward == "win_share"
    return pyspiel.GameInfo(
        num_distinct_actions=numbering(start.game).size,
        max_chance_outcomes=numbering(start.game).size,
        num_players=start.seats,
        min_utility=0.0 if shared else -MOST_POINTS,
        max_utility=1.0 if shared else MOST_POINTS,
        utility_sum=1.0 if shared else None,
        max_game_length=rules.bound(start.seats, rules.read_options(start.options)),
    )


def _start_of(game: str, parameters: Mapping[str, Any]) -> Start:
    options = {
        name: str(parameters[name]) if isinstance(default, str) else parameters[name]
        for name, default in _defaults(game).items()
    }
    if not parameters[SCENARIO]:
        find(game).check_seats(parameters[SEATS])
        return Start(game, parameters[SEATS], options)
    scenario = read(Path(parameters[SCENARIO]).read_text(encoding="utf-8"))
    if scenario.game != game:
        raise BadOptions(f"the scenario {parameters[SCENARIO]} is of {scenario.game}, not of {game}")
    return Start(game, scenario.seats, {**options, **scenario.options}, scenario)


class DucatsGame(pyspiel.Game):
    """One game with its parameters; each game of Ducats has a class of its own."""

    ducats_game: ClassVar[str]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        game = self.ducats_game
        standard = _parameters(game)
        own = {name: value for name, value in (parameters or {}).items() if value != standard.get(name)}
        chosen = standard | own
        self.reward = reward_named(chosen[REWARD])
        self.start = _start_of(game, chosen)
        super().__init__(_type_of(game, self.reward), _info_of(self.start, self.reward), own)
        self.numbering = numbering(game)
        self.layout = layout(game, self.start.seats)
        self.root = World.begin(self.start)

    def new_initial_state(self) -> "DucatsState":
        return DucatsState(self, self.root.copy())

    def max_chance_nodes_in_history(self) -> int:
        return int(self.max_game_length())

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> SeatObserver | SpectatorObserver:
        return observer_of(self.layout, kind, parameters)


def subgame(state: "DucatsState") -> DucatsGame:
    """The same game with this state at its root, for solvers that need something small.

    There is one world in it: a best response knows what is hidden there.
    """
    whole = state.get_game()
    game: DucatsGame = type(whole)(whole.get_parameters())
    game.root = state.world.copy()
    return game


class DucatsState(pyspiel.State):
    """A game in progress. OpenSpiel copies and stores the attributes, so there is one: the world."""

    def __init__(self, game: DucatsGame, world: World) -> None:
        super().__init__(game)
        self.world = world

    def current_player(self) -> int:
        seat = self.world.to_answer()
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: Seat) -> list[int]:
        return numbering(self.world.start.game).legal(self.world.play, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All outcomes of a draw are equally likely."""
        outcomes = self._legal_actions(CHANCE)
        return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        self.world.take(numbering(self.world.start.game).split(action)[1])

    def _action_to_string(self, player: Seat, action: int) -> str:
        """The typed action as JSON while it can be answered; the question and a number at other times."""
        question, answer = numbering(self.world.start.game).split(action)
        play, seat = self.world.play, CHANCE if player == pyspiel.PlayerId.CHANCE else player
        if answer in (play.legal(seat) if not play.is_over() and play.ask().question == question else ()):
            return msgspec.json.encode(play.say(seat, answer)).decode()
        return f"{question} {answer}"

    def is_terminal(self) -> bool:
        return self.world.play.is_over()

    def returns(self) -> list[float]:
        outcome = self.world.play.outcome()
        if outcome is None:
            return [0.0] * self.world.start.seats
        game: DucatsGame = self.get_game()
        return list(paid(outcome, game.reward))

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> "DucatsState":
        """Another state that this seat cannot tell from this one. Its history is empty: nobody knows it."""
        if self.is_chance_node():
            raise BrokenInvariant("worlds are imagined where a seat is asked, not while chance draws")
        game: DucatsGame = self.get_game()
        return DucatsState(game, self.world.imagined(player, repr(sampler())))

    def __str__(self) -> str:
        """Where the game is in the rulebook, and all answers so far."""
        return f"{self.world.play.stack()}\n{' '.join(map(str, self.world.answers))}"
