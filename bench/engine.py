"""Ducats' own contestant: the rules without any server, in the form that the environment asks for."""

import random
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Final

import ducats
from bench.environments import SEATS, environments
from bench.worker import Done, Measure, serve
from ducats.engine.driver import Driver
from ducats.engine.messages import CHANCE, Seat
from ducats.engine.play import Play
from ducats.engine.playouts import play_out
from ducats.engine.record import Record, new_header, read, write
from ducats.engine.replay import moments, verify
from ducats.engine.rng import Rng
from ducats.engine.rules import Options, Rules
from ducats.games import GAMES
from ducats.search import RandomEvaluator, Search

POSITIONS: Final = 200
SEARCHES: Final = 8
SIMULATIONS: Final = 1000
"""In one search."""
PLAYOUTS: Final = 8
"""To find out how long a playout is."""


def main() -> None:
    measures = [measure for rules in GAMES.values() for measure in all_of(rules)]
    serve({"version": ducats.__version__, "form": ducats.FORM}, measures)


def all_of(rules: Rules) -> Iterator[Measure]:
    """Every measure of one game with four players and its standard options."""
    name, options = rules.meta.id, rules.read_options({})
    yield driven(rules, options)
    yield from environments(name)
    yield inside(rules, options)
    record, plays = a_match(rules)
    yield Measure("copies", name, over(plays, "copies", lambda play: play.copy()), "all over one match")
    seated = [(play, play.waiting_for()[0]) for play in plays]
    yield Measure(
        "views",
        name,
        over(seated, "views", lambda asked: rules.view(*asked)),
        "a typed view of the seat that is asked, with all its legal actions",
    )
    views, rng = [rules.view(play, seat) for play, seat in seated], Rng("bench")
    yield Measure(
        "imagined worlds",
        name,
        over(views, "worlds", lambda view: rules.imagine(view, rng)),
        "whole games that fit a view",
    )
    yield searched(rules, rules.read_options(rules.meta.shortest))
    yield from kept(rules, record)


def over(items: list[Any], unit: str, use: Callable[[Any], object]) -> Callable[[], Done]:
    """Work that uses each of the items once."""

    def work() -> Done:
        for item in items:
            use(item)
        return {unit: len(items)}

    return work


def driven(rules: Rules, options: Options) -> Measure:
    dice = random.Random(1)
    return Measure(
        "playouts, driven", rules.meta.id, lambda: drive(rules.new_game(SEATS, options), dice), "whole games"
    )


def drive(play: Play, dice: random.Random) -> Done:
    """Random answers to the end, each given from here, chance's too."""
    play.stop_listening()
    answers, drawn = 0, 0
    seat, legal = play.next_asked()
    while legal:
        answers += 1
        drawn += seat == CHANCE
        seat, legal = play.step(seat, legal[int(dice.random() * len(legal))])
    return {"answers": answers, "decisions": answers - drawn}


def inside(rules: Rules, options: Options) -> Measure:
    rng = Rng("bench")
    return Measure(
        "playouts, inside",
        rules.meta.id,
        lambda: {"answers": play_out(rules.new_game(SEATS, options), rng)},
        "whole games",
    )


def searched(rules: Rules, options: Options) -> Measure:
    """Searches in several positions, spread evenly over a game, a simulation in each by turns."""
    found = choices(rules, options)
    asked = found[:: max(1, len(found) // SEARCHES)][:SEARCHES]
    dice = random.Random(5)
    lengths = [drive(play.copy(), dice)["answers"] for play, _ in asked for _ in range(PLAYOUTS)]
    length = sum(lengths) / len(lengths)
    running = [simulations(rules, play, seat) for play, seat in asked]

    def work() -> Done:
        for search in running:
            next(search)
        return {"simulations": len(running), "answers": len(running) * length}

    whole = "hand" if rules.meta.shortest else "game"
    note = f"{length:.1f} answers from the average position to the end of the {whole}; 256 worlds in turn"
    return Measure("search", rules.meta.id, work, note)


def simulations(rules: Rules, play: Play, seat: Seat) -> Iterator[None]:
    """One simulation for each step, in searches of limited length one after the other; playouts by lot."""
    view, evaluator = rules.view(play, seat), RandomEvaluator()
    for number in count():
        search = Search(rules, evaluator, view, Rng(f"bench {number}"))
        for _ in range(SIMULATIONS):
            search.simulate()
            yield


def choices(rules: Rules, options: Options) -> list[tuple[Play, Seat]]:
    """All positions of one game in which a player has a choice, and who has it."""
    dice, play = random.Random(3), rules.new_game(SEATS, options)
    play.stop_listening()
    found: list[tuple[Play, Seat]] = []
    while not play.is_over():
        seat = play.waiting_for()[0]
        legal = play.legal(seat)
        if seat != CHANCE and len(legal) > 1:
            found.append((play.copy(), seat))
        play.take(seat, dice.choice(legal))
    return found


def kept(rules: Rules, record: Record) -> Iterator[Measure]:
    """What is done with a finished match."""
    length = f"a match of {len(record.inputs)} inputs"
    text = write(record)

    def replay() -> Done:
        for _ in moments(rules, record):
            pass
        return {"matches": 1}

    def check() -> Done:
        verify(rules, read(rules, text))
        return {"matches": 1}

    yield Measure("records", f"{rules.meta.id}, replay", replay, length, "ms")
    yield Measure("records", f"{rules.meta.id}, verify", check, f"{length}, read from its text", "ms")


def a_match(rules: Rules) -> tuple[Record, list[Play]]:
    """A finished match and positions from all over it, each with a player to answer."""
    driver, _ = Driver.begin(rules, new_header(rules, SEATS, "bench"), "bench")
    dice = random.Random(2)
    plays: list[Play] = []
    while not driver.play.is_over():
        plays.append(driver.play.copy())
        seat = driver.play.waiting_for()[0]
        assert seat != CHANCE, "the driver draws for chance"
        driver.apply(seat, driver.play.say(seat, dice.choice(driver.play.legal(seat))))
    step = max(1, len(plays) // POSITIONS)
    return driver.record(), plays[::step]


if __name__ == "__main__":
    main()
