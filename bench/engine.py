"""The rules alone, one process, one core: playouts, copies, views, imagined worlds, replays."""

import random
from collections.abc import Iterator

from bench.measure import Figure, duration, rate
from ducats import FORM
from ducats.engine.driver import Driver
from ducats.engine.frames import Play
from ducats.engine.messages import CHANCE, View
from ducats.engine.playouts import play_many
from ducats.engine.record import Record, new_header, read, write
from ducats.engine.replay import moments, verify
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules

SEATS = 4
POSITIONS = 200


def measure(rules: Rules) -> Iterator[Figure]:
    """Every figure of one game with four players and its standard options."""
    dice = random.Random(1)
    options = rules.read_options({})

    def playout() -> int:
        return play_out(rules.new_game(SEATS, options), dice)

    where = f"{rules.meta.id}, {SEATS} seats"
    yield rate(
        "decisions", "/s", playout, f"random playouts of whole matches with take, chance included; {where}"
    )
    rng = Rng("bench")
    yield rate(
        "decisions inside",
        "/s",
        lambda: play_many(rules, SEATS, options, 1, rng),
        f"the same without leaving the engine ({FORM}); {where}",
    )
    record, plays = a_match(rules)

    def copies() -> int:
        for play in plays:
            play.copy()
        return len(plays)

    yield rate("copies", "/s", copies, f"{len(plays)} positions of one match; {where}")
    seated = [(play, play.waiting_for()[0]) for play in plays]

    def views() -> int:
        for play, seat in seated:
            rules.view(play, seat)
        return len(seated)

    yield rate("views", "/s", views, "the view of a seat that is asked, with all its legal actions")
    known: list[View] = [rules.view(play, seat) for play, seat in seated]

    def imagined() -> int:
        for view in known:
            rules.imagine(view, rng)
        return len(known)

    yield rate("imagine", "/s", imagined, "whole games that fit a view")
    length = f"a match of {len(record.inputs)} inputs"
    yield duration("replay", lambda: [number for number, _ in moments(rules, record)], length)
    text = write(record)
    yield duration(
        "verify", lambda: verify(rules, read(rules, text)), f"{length}, read from its text and checked"
    )


def play_out(play: Play, dice: random.Random) -> int:
    """Random answers to the end; how many."""
    play.stop_listening()
    taken = 0
    while not play.is_over():
        for seat in play.waiting_for():
            legal = play.legal(seat)
            play.take(seat, legal[int(dice.random() * len(legal))])
            taken += 1
    return taken


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
