"""A folder that fills with puzzles, and can be resumed after any interruption."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from string import ascii_lowercase
from typing import Final

import msgspec

from ducats.engine.errors import BadOptions
from ducats.engine.rules import Rules
from ducats.puzzles.mining import Miner, Wanted
from ducats.puzzles.puzzle import SUFFIX, read_puzzle
from ducats.puzzles.writing import text_of

STATE: Final = "mining.json"
MOST_IN_VAIN: Final = 20
"""After this many self-played games without the wanted question, it is taken never to come."""


class State(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The progress of the mining."""

    game: str
    wanted: Wanted
    games: int = 0
    """Self-played games that have been looked through."""


class Progress(msgspec.Struct, frozen=True):
    """After each self-played game."""

    games: int
    puzzles: int
    new: int


def collect(rules: Rules, folder: Path, wanted: Wanted) -> Iterator[Progress]:
    """Mine until there are enough; interruptions do not change the result."""
    folder.mkdir(parents=True, exist_ok=True)
    state = _state(rules, folder, wanted)
    kinds = _kept(folder, state.games)
    miner = Miner(rules, wanted, kinds)
    first = state.games
    while kinds.total() < wanted.count:
        if not miner.is_asked and state.games - first >= MOST_IN_VAIN:
            raise BadOptions(f"{wanted.question} was not asked in {MOST_IN_VAIN} games with these options")
        before = kinds.total()
        for place, found in enumerate(miner.mine(state.games)):
            file = folder / f"{state.games:04d}{ascii_lowercase[place]}{SUFFIX}"
            file.write_text(text_of(rules, found), encoding="utf-8")
        state.games += 1
        (folder / STATE).write_bytes(msgspec.json.encode(state))
        yield Progress(state.games, kinds.total(), kinds.total() - before)


def _state(rules: Rules, folder: Path, wanted: Wanted) -> State:
    fresh = State(game=rules.meta.id, wanted=wanted)
    file = folder / STATE
    if not file.exists():
        return fresh
    try:
        state = msgspec.json.decode(file.read_bytes(), type=State)
    except msgspec.MsgspecError as error:
        raise BadOptions(f"{file}: {error}", code="bad_mining_state") from error
    if (state.game, state.wanted) != (rules.meta.id, wanted):
        begun = msgspec.json.encode(state.wanted).decode()
        raise BadOptions(f"{folder} was begun for {state.game} with {begun}", code="other_mining")
    return state


def _kept(folder: Path, games: int) -> Counter[str]:
    """By question: the puzzles of the games that have been looked through to the end."""
    kinds: Counter[str] = Counter()
    for file in sorted(folder.glob(f"*{SUFFIX}")):
        if int(file.stem[:-1]) < games:
            kinds[read_puzzle(file.stem, file.read_text(encoding="utf-8")).question] += 1
    return kinds
