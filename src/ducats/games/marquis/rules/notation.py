"""How bundles are counted and written."""

from typing import Any, Final, final

from mypy_extensions import i64

from ducats.engine.codecs import Field
from ducats.engine.errors import IllegalAction, MalformedAction
from ducats.engine.messages import Action, Seat
from ducats.games.marquis.rules.messages import Bundle
from ducats.games.marquis.rules.printed import COLOUR, LETTERS
from ducats.games.marquis.rules.state import NOBODY, Marquis
from ducats.mechanics.haggle import Measure

COIN_KINDS: Final = 33
DIAMOND_KINDS: Final = 10
VETO_KINDS: Final = 9
RUBY_KINDS: Final = 10
"""How many different amounts of each a bundle can hold: the radix of its code, coins counting fastest."""
MEASURE: Final = Measure(
    ("coins", "diamonds", "vetoes", "rubies"),
    (COIN_KINDS - 1, DIAMOND_KINDS - 1, VETO_KINDS - 1, RUBY_KINDS - 1),
    (1, 1, 1, 1),
)
"""MQ-63, MQ-97, MQ-R30: what a bundle can hold; at most 32 coins and 8 Vetoes exist."""


def coins_in(code: i64) -> i64:
    return code % COIN_KINDS


def diamonds_in(code: i64) -> i64:
    return code // COIN_KINDS % DIAMOND_KINDS


def vetoes_in(code: i64) -> i64:
    return code // (COIN_KINDS * DIAMOND_KINDS) % VETO_KINDS


def rubies_in(code: i64) -> i64:
    return code // (COIN_KINDS * DIAMOND_KINDS * VETO_KINDS)


def bundle(code: i64) -> Bundle:
    return Bundle(coins_in(code), diamonds_in(code), vetoes_in(code), rubies_in(code))


def amounts(of: Bundle) -> list[int]:
    return [of.coins, of.diamonds, of.vetoes, of.rubies]


def rubies_for_trade(g: Marquis, seat: i64) -> i64:
    """MQ-R30: none unless the table trades them: always, or only for a Prosecutor's price."""
    price = g.veto_played() != NOBODY
    traded = g.flags.rubies_for_prosecutors if price else g.flags.rubies_traded
    return g.rubies(seat) if traded else 0


def public_goods(g: Marquis, seat: Seat) -> list[int]:
    """What everybody sees a player own."""
    return [g.coins(seat), g.diamonds(seat), g.vetoes(seat), rubies_for_trade(g, seat)]


def owns_openly(g: Marquis, seat: i64) -> bool:
    """Whether there is any of it."""
    return g.coins(seat) + g.diamonds(seat) + g.vetoes(seat) + rubies_for_trade(g, seat) > 0


def own_goods(g: Marquis, seat: Seat) -> list[int]:
    """MQ-R31: the same with the Veto in hand."""
    goods = public_goods(g, seat)
    if g.holds_veto(seat):
        goods[2] += 1
    return goods


def bundles_of(g: Marquis, seat: i64, hidden_veto: bool) -> i64:
    """How many different bundles, the empty one included, can be named of what a player owns."""
    vetoes = g.vetoes(seat) + (1 if hidden_veto else 0)
    return (
        min(g.coins(seat) + 1, COIN_KINDS)
        * min(g.diamonds(seat) + 1, DIAMOND_KINDS)
        * min(vetoes + 1, VETO_KINDS)
        * min(rubies_for_trade(g, seat) + 1, RUBY_KINDS)
    )


def nth_bundle(g: Marquis, seat: i64, hidden_veto: bool, index: i64) -> i64:
    """The code of one of them, as `Measure.within` lists them."""
    coins = min(g.coins(seat) + 1, COIN_KINDS)
    diamonds = min(g.diamonds(seat) + 1, DIAMOND_KINDS)
    vetoes = min(g.vetoes(seat) + (1 if hidden_veto else 0) + 1, VETO_KINDS)
    some = index // coins
    more = some // diamonds
    jewels = some % diamonds + DIAMOND_KINDS * (more % vetoes + VETO_KINDS * (more // vetoes))
    return index % coins + COIN_KINDS * jewels


def letter_number(name: str, rule: str) -> int:
    """The letter that a card is written with."""
    if len(name) != 1 or name not in LETTERS:
        raise MalformedAction(f"there is no card {name!r}", code="no_such_card", rule=rule)
    return LETTERS.index(name)


def short(g: Marquis, card: i64) -> i64:
    """A card as an answer: the letter of an own one, COLOUR + letter of a mercenary (MQ-V3)."""
    return card % COLOUR + COLOUR if g.is_mercenary(card) else card % COLOUR


def short_name(answer: int) -> str:
    return LETTERS[answer % COLOUR] + "*" if answer >= COLOUR else LETTERS[answer]


def short_number(name: str, rule: str) -> int:
    starred = name.endswith("*")
    return letter_number(name[:-1] if starred else name, rule) + (COLOUR if starred else 0)


@final
class Letter(Field):
    """The letter of a card."""

    def written(self, g: Any, answer: int) -> str:
        return LETTERS[answer]

    def read(self, g: Any, value: Any, rule: str) -> int:
        return letter_number(value, rule)


@final
class Short(Field):
    """A card of one's own or a mercenary, as `short` has it."""

    def written(self, g: Any, answer: int) -> str:
        return short_name(answer)

    def read(self, g: Any, value: Any, rule: str) -> int:
        return short_number(value, rule)


@final
class SeatFrom(Field):
    """A seat at the table; answers begin with `first`."""

    def __init__(self, action: type[Action], first: int) -> None:
        super().__init__(action, "seat")
        self.first = first

    def written(self, g: Any, answer: int) -> Seat:
        return answer - self.first

    def read(self, g: Any, value: Any, rule: str) -> int:
        if not 0 <= value < g.seats:
            raise IllegalAction(f"there is no seat {value}", code="no_such_seat", rule=rule)
        return self.first + int(value)
