"""The printed numbers of Marquis. The only reader of data.toml."""

from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ducats.engine.data import Provenance, read_data
from ducats.engine.errors import BadData
from ducats.games.marquis.rules.data_file import Printed, PrintedCard

LETTERS: Final = "ACDEFHKMSTWV"
"""MQ-05: the twelve cards of a colour; MQ-06: their order, the Veto last (MQ-R02)."""
A: Final = 0
C: Final = 1
D: Final = 2
E: Final = 3
F: Final = 4
H: Final = 5
K: Final = 6
M: Final = 7
S: Final = 8
T: Final = 9
W: Final = 10
V: Final = 11
CHARACTERS: Final = 11
COLOUR: Final = 12
"""Cards are numbered colour * 12 + letter."""
SPECIALS: Final = (C, D, E, H, S, T, V)
"""MQ-V2: special cards go by the card they are played with."""
MERCENARIES: Final = tuple(letter for letter in range(CHARACTERS) if letter not in (A, H))
"""MQ-V3: who is for hire."""
MAX_SEATS: Final = 8
ONE_BOX: Final = 4

RATE_NOW: Final = COLOUR
RATE_MARKED: Final = COLOUR + 1
NO_RATE: Final = COLOUR + 2
"""Rates are rows of `Tables.price` and `Tables.gain`: those of the letters, then these; NO_RATE costs 0."""
PRICED: Final = "ACDEHMSTW"
"""Characters with a printed rate; K reads the neighbour's, F the imitated one's."""


@final
class PrintedData:
    """data.toml (or an owner's corrected copy) in the form the rules use; lists go by letter number."""

    def __init__(self, data: Printed) -> None:
        self.hand_size: Final = data.hand_size.value
        self.coins_per_player: Final = data.coins_per_player.value
        self.start_coins: Final = data.start_coins.value
        self.diamonds_per_ruby: Final = data.jewels.diamonds_per_ruby.value
        self.diamond_points: Final = data.jewels.diamond_points.value
        self.ruby_points: Final = data.jewels.ruby_points.value
        self.stock: Final = {name: sourced.value for name, sourced in data.stock.items()}
        self.identical: Final = data.coins.identical.value
        self.assassin: Final = data.coins.assassin.value
        self.pickpocket: Final = data.coins.pickpocket.value
        self.highwayman: Final = data.coins.highwayman.value
        self.countess: Final = data.coins.countess.value
        self.wedding_diamonds: Final = data.variants.wedding_diamonds.value
        self.arson_coins: Final = data.variants.arson_coins.value
        self.arson_diamonds: Final = data.variants.arson_diamonds.value
        self.prophecy_coins: Final = data.variants.prophecy_coins.value
        self.mercenary_price: Final = data.variants.mercenary_price.value
        cards = [data.cards.get(letter) for letter in LETTERS]
        self.treasury: Final = vec[i64]([card.treasury.value if card else 0 for card in cards])
        """By letter; the Cardsharp counts 0 until it imitates somebody."""
        steal = [card.steal.value.get(victim, 0) if card else 0 for card in cards for victim in LETTERS]
        self._steal: Final = vec[i64](steal)
        self.robs: Final = vec[i64]([any(steal[at : at + COLOUR]) for at in range(0, len(steal), COLOUR)])
        """By letter: 1 if it has symbols at all."""
        rates = [card.rate.value if card and card.rate else (0, 0) for card in cards]
        dealer, extortioner = data.cards["D"].rate_now, data.cards["E"].rate_marked
        rates += [dealer.value if dealer else (0, 0), extortioner.value if extortioner else (0, 0), (0, 0)]
        self.price: Final = vec[i64]([price for price, _ in rates])
        self.gain: Final = vec[i64]([gain for _, gain in rates])
        self.sources: Final[tuple[tuple[str, Provenance], ...]] = tuple(
            (letter, card.steal.provenance)
            for letter, card in zip(LETTERS, cards, strict=True)
            if card is not None
        )
        """Where the symbols of each character are known from."""

    def steals(self, letter: i64, shown: i64) -> i64:
        """MQ-23: the coins that a character's symbols take from another one."""
        return self._steal[letter * COLOUR + shown]


def read_printed(text: str) -> PrintedData:
    """A data file as printed data; BadData says what contradicts the rules."""
    data = read_data(text, Printed)
    playable = set(LETTERS[:CHARACTERS]) - {"F"}
    if set(data.cards) != playable:
        raise BadData(f"MQ-05: cards must be exactly {' '.join(sorted(playable))}", rule="MQ-05")
    if sorted(data.stock) != ["18_13", "21_15"]:
        raise BadData("MQ-R01: stock must have exactly the keys 21_15 and 18_13", rule="MQ-R01")
    if sum(data.start_coins.value) > 2 * data.coins_per_player.value:
        raise BadData("MQ-07: two players' treasury cannot pay the start coins", rule="MQ-07")
    for letter, card in data.cards.items():
        _check_card(letter, card)
    return PrintedData(data)


def _check_card(letter: str, card: PrintedCard) -> None:
    """MQ-23, MQ-32: symbols name characters, and exactly the priced characters have rates."""
    unknown = set(card.steal.value) - set(LETTERS[:CHARACTERS])
    if unknown:
        raise BadData(f"MQ-23: {letter} steals from {min(unknown)!r}, which is no character", rule="MQ-23")
    wanted = {"rate": letter in PRICED, "rate_now": letter == "D", "rate_marked": letter == "E"}
    for name, needed in wanted.items():
        if (getattr(card, name) is not None) != needed:
            verb = "needs" if needed else "has no"
            raise BadData(f"MQ-32: {letter} {verb} {name}", rule="MQ-32")


DATA_TEXT: Final = (files("ducats.games.marquis") / "data.toml").read_text(encoding="utf-8")
PRINTED: Final = read_printed(DATA_TEXT)
