"""Whether a level still plays as it did: a hash of its answers in games against itself."""

from functools import cache
from hashlib import sha256
from typing import Final

import msgspec

from ducats.arena.contests import Contest
from ducats.arena.entrants import is_own, is_program
from ducats.engine.driver import Driver
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.levels import fixed, make
from ducats.games.memories import EventLog

SEED: Final = "fingerprint"
SIMULATIONS: Final = 20
"""For levels that search: enough to see that the search has changed."""


def fingerprints(contest: Contest) -> dict[str, str]:
    """By level. Outside bots have none: they may use randomness of their own."""
    options = msgspec.json.encode(contest.options)
    return {
        bot: fingerprint(contest.game, bot.partition("@")[0], contest.seats, options)
        for bot in contest.bots
        if not (is_program(bot) or is_own(bot))
    }


@cache
def fingerprint(game: str, level: str, sizes: tuple[int, ...], options: bytes) -> str:
    """The hash of one game for each table size, rules and draws included."""
    rules, player = find(game), make(game, fixed(game, level, SIMULATIONS))
    total = sha256()
    for seats in sizes:
        header = new_header(rules, seats, SEED, msgspec.json.decode(options))
        driver, opening = Driver.begin(rules, header, SEED)
        log = EventLog(game, opening)
        while not driver.play.is_over():
            seat = driver.play.waiting_for()[0]
            view, dice = driver.view(seat), Rng(f"{SEED}/{len(driver.inputs)}")
            log.tell(driver.apply(seat, player.choose_remembering(view, log.memory(view), dice)))
        total.update(repr(driver.inputs).encode())
    return total.hexdigest()[:12]
