"""Training by self-play at the terminal."""

import os
from collections.abc import Sequence
from math import log
from pathlib import Path

from ducats.cli.options import read_options
from ducats.cli.reading import find_own_bots
from ducats.engine.errors import BadOptions
from ducats.games import find


def train_net(
    *,
    game: str,
    file: Path,
    seats: int,
    minutes: float,
    seed: int,
    options: Sequence[str] | None,
    preset: str | None,
    processes: int,
    against: str,
) -> None:
    """Prints a line for each point of the curve; an interruption keeps what was learnt."""
    chosen = read_options(find(game), options, preset)
    _use_one_thread()
    try:
        from ducats.study.training import Training, train
        from ducats.study.training.curve import curve_picture
        from ducats.study.training.session import Point
    except ModuleNotFoundError as error:
        raise BadOptions(str(error), code="missing_extra") from error
    find_own_bots()
    training = Training(game, seats, chosen, file, seed, against)
    rivals = against or "random"
    if training.updates:
        print(f"{file} has learnt from {training.games:,} games and goes on", flush=True)

    def told(point: Point) -> None:
        print(
            f"{point.seconds / 60:6.1f} minutes  {point.games:>9,} games  {point.decisions:>12,} decisions  "
            f"{point.win_share:.2f} of the games against {rivals} (by chance {1 / seats:.2f})",
            flush=True,
        )

    try:
        train(training, 60.0 * minutes, processes, told)
    except KeyboardInterrupt:
        training.save()
    picture = file.with_suffix(".svg")
    title = f"{game}, {seats} players: share of the games won against {rivals}"
    picture.write_text(curve_picture(title, training.curve, seats), encoding="utf-8")
    print(f"the network is in {file}, the curve in {picture}")
    entrants = f"ducats.study.training:Learned@{file},{rivals}"
    table = "".join(
        [f" --options {one}" for one in options or ()] + ([f" --preset {preset}"] if preset else [])
    )
    print(f"measure it: ducats arena {game} --seats {seats}{table} --bots {entrants}")


def train_value_net(
    *,
    game: str,
    file: Path,
    seats: int,
    minutes: float,
    seed: int,
    options: Sequence[str] | None,
    preset: str | None,
    processes: int,
    against: str,
) -> None:
    """The same for values of positions, in one process."""
    if processes != 1:
        raise BadOptions("values are learnt in one process")
    if against:
        raise BadOptions("values are learnt from games of the rollout policy, not against a level")
    chosen = read_options(find(game), options, preset)
    _use_one_thread()
    try:
        from ducats.study.training.values import ValuePoint, ValueTraining, train_values
    except ModuleNotFoundError as error:
        raise BadOptions(str(error), code="missing_extra") from error
    training = ValueTraining(game, seats, file, seed, chosen)

    def told(point: ValuePoint) -> None:
        print(
            f"{point.seconds / 60:6.1f} minutes  {point.games:>9,} games  "
            f"cross entropy {point.loss:.4f} (who knows nothing {log(seats):.4f})",
            flush=True,
        )

    try:
        train_values(training, 60.0 * minutes, told)
    except KeyboardInterrupt:
        print("broken off; what was learnt up to the last line is kept")
    print(f"the network is in {file}")


def _use_one_thread() -> None:
    """Small matrices multiply fastest in one thread; this must be set before numpy is imported."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
