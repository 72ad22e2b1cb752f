"""Random games to the end without leaving the engine: what search and measurements do most."""

from ducats.engine.frames import SEVERAL
from ducats.engine.play import Play
from ducats.engine.rng import Rng


def play_out(play: Play, rng: Rng) -> int:
    """Random answers, of chance too, until the game is over; tells how many. Nobody listens any more."""
    play.stop_listening()
    taken = 0
    while True:
        ask = play.open
        if ask is None:
            return taken
        if ask.seat != SEVERAL:
            play.take(ask.seat, ask.pick(play, ask.seat, rng))
            taken += 1
            continue
        for seat in play.waiting_for():
            play.take(seat, ask.pick(play, seat, rng))
            taken += 1
