"""Games as numbers: every answer of a game has an index, every view is a vector.

`numbering(game)` gives each answer to each question one index of a flat action space. `layout(game, seats)`
turns a seat's view into a vector of numbers from 0 to 1 whose parts have names; its `describe()` prints them.
`steps(game)` is the small action space that the environments use: long answers are given part by part.
Vectors are made from views: what a seat may not know cannot get into them.
"""

from functools import cache

from ducats.encoding.blocks import Block, Blocks, Layout
from ducats.encoding.numbers import Numbering
from ducats.encoding.question import question_blocks
from ducats.encoding.steps import Steps
from ducats.games import find, part

__all__ = ["Block", "Blocks", "Layout", "Numbering", "Steps", "layout", "numbering", "steps"]


@cache
def numbering(game: str) -> Numbering:
    """The flat action space of a game."""
    return Numbering(find(game))


@cache
def steps(game: str) -> Steps:
    """The small action space of a game."""
    return Steps(find(game), getattr(part(game, "encoding"), "LONG_ANSWERS", {}))


@cache
def layout(game: str, seats: int) -> Layout:
    """The vector of a game for a number of seats."""
    rules = find(game)
    rules.check_seats(seats)
    encoding = part(game, "encoding")
    own: Blocks = encoding.BLOCKS if encoding else Blocks()
    return Layout(game, seats, (*question_blocks(rules), *own))
