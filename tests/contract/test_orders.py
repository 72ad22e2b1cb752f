"""Standing orders of any game: whatever a player orders, the answer is legal, or the player is asked."""

from typing import Any

import msgspec
import pytest
from msgspec import inspect
from tests.contract.tells import words_of

from ducats.engine.errors import BadOrders
from ducats.engine.messages import CHANCE, Seat
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.games import GAMES

OBEDIENT = [game for game, rules in GAMES.items() if rules.meta.orders is not None]
GAMES_EACH = 12
TRIES = 3
"""Different orders that are tried at every question."""


def made_up(kind: inspect.Type, words: list[str], rng: Rng) -> Any:
    """A value of a type; names come from what the player sees, others would be about nothing."""
    match kind:
        case inspect.UnionType():
            return made_up(rng.choice(kind.types), words, rng)
        case inspect.NoneType():
            return None
        case inspect.BoolType():
            return rng.below(2) == 1
        case inspect.IntType():
            low, high = kind.ge or 0, kind.le if kind.le is not None else 1000
            step = kind.multiple_of or 1
            return low + step * rng.below(min(high - low, rng.choice([1, 10, 100, 1000])) // step + 1)
        case inspect.LiteralType():
            return rng.choice(kind.values)
        case inspect.StrType():
            return rng.choice(words)
        case inspect.DictType():
            keys = [made_up(kind.key_type, words, rng) for _ in range(rng.below(8))]
            return {key: made_up(kind.value_type, words, rng) for key in keys}
        case inspect.VarTupleType() | inspect.ListType():
            return [made_up(kind.item_type, words, rng) for _ in range(rng.below(4))]
    raise AssertionError(f"teach test_orders.py to make up a {kind}")


def answers_of(rules: Rules, play: Play, seat: Seat, rng: Rng) -> list[Any]:
    """What some made-up orders answer to the open question."""
    assert rules.meta.orders is not None
    view = rules.view(play, seat)
    words = sorted(word.decode() for word in words_of(view))
    found = []
    for _ in range(TRIES):
        raw = {
            field.encode_name: made_up(inspect.type_info(field.type), words, rng)
            for field in msgspec.structs.fields(rules.meta.orders)
        }
        try:
            action = rules.obey(view, rules.read_orders(raw))
        except BadOrders:
            continue
        if action is not None:
            found.append(action)
    return found


@pytest.mark.parametrize("game", OBEDIENT)
def test_no_order_means_that_everybody_is_asked(game: str) -> None:
    rules, rng = GAMES[game], Rng("no order")
    play = rules.new_game(rules.meta.max_seats, rules.read_options({}))
    play.stop_listening()
    while not play.is_over():
        seat = rng.choice(play.waiting_for())
        if seat != CHANCE:
            assert rules.obey(rules.view(play, seat), rules.read_orders({})) is None
        play.take(seat, rng.choice(play.legal(seat)))


@pytest.mark.parametrize("game", OBEDIENT)
def test_orders_give_legal_answers_only(game: str) -> None:
    """And some orders do answer: a check that meets none would always pass."""
    rules = GAMES[game]
    answered = 0
    for number in range(GAMES_EACH):
        rng = Rng(f"orders {number}")
        chairs = range(rules.meta.min_seats, rules.meta.max_seats + 1)
        play = rules.new_game(chairs[number % len(chairs)], rules.read_options({}))
        play.stop_listening()
        while not play.is_over():
            seat = rng.choice(play.waiting_for())
            for action in answers_of(rules, play, seat, rng) if seat != CHANCE else []:
                play.hear(seat, action)
                answered += 1
            play.take(seat, rng.choice(play.legal(seat)))
    assert answered > 5
