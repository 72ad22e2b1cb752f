"""MQ-R21, MQ-R49: the piles, and the cards taken back and still held, that fit what everybody saw of them."""

from typing import Any, Final, final

from msgspec.structs import astuple
from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.bits import bit
from ducats.games.marquis.rules.printed import COLOUR, LETTERS, F, H
from ducats.games.marquis.rules.view import CardMoved, PileCard

# A card of a pile is one number, from the lowest bit: letter, mercenary, used, identity, laid, rank.
FOREIGN_BIT: Final = 4
USED_BIT: Final = 5
IDENTITY_BIT: Final = 6
LAID_BIT: Final = 10
RANK_BIT: Final = 30


def number_of(letter: str) -> i64:
    return LETTERS.find(letter)


def lying_card(name: str, identity: str, laid: i64, rank: i64) -> i64:
    """A card of a pile as one number."""
    foreign = bit(FOREIGN_BIT) if len(name) > 1 else 0
    letter, counts_as = number_of(name[0]), number_of(identity)
    return letter | foreign | counts_as << IDENTITY_BIT | laid << LAID_BIT | rank << RANK_BIT


def letter_in(lying: i64) -> i64:
    return lying & 0xF


def identity_in(lying: i64) -> i64:
    return lying >> IDENTITY_BIT & 0xF


def laid_in(lying: i64) -> i64:
    return lying >> LAID_BIT & 0xFFFFF


def rank_in(lying: i64) -> i64:
    return lying >> RANK_BIT


def is_foreign(lying: i64) -> bool:
    return bits.has(lying, FOREIGN_BIT)


def is_used(lying: i64) -> bool:
    return bits.has(lying, USED_BIT)


def name_in(lying: i64) -> str:
    return LETTERS[letter_in(lying)] + ("*" if is_foreign(lying) else "")


@final
class Pile:
    """One possible pile."""

    def __init__(self, cards: list[int], own: i64, taken: i64) -> None:
        self.cards: Final = cards
        """From the bottom."""
        self.own: i64 = own
        """The set of the owner's letters among them."""
        self.taken: i64 = taken
        """The set of letters taken back and not laid since."""

    def without(self, place: int) -> "Pile":
        """The same after that card was taken back."""
        cards = self.cards[:place] + self.cards[place + 1 :]
        letter = bit(letter_in(self.cards[place]))
        return Pile(cards, self.own & ~letter, self.taken | letter)

    def drop(self, place: int) -> None:
        lying = self.cards.pop(place)
        if not is_foreign(lying):
            self.own &= ~bit(letter_in(lying))

    def follow(self, what: str, name: str | None, identity: str | None, laid: int, rank: int) -> bool:
        """Do what everybody saw; False if it shows that the pile was not this one."""
        if what == "eliminated":
            self.drop(len(self.cards) - 1)
            return name == (name_in(self.cards[-1]) if self.cards else None)
        if name is None:
            return False
        if what == "discharged":
            self.drop([int(laid_in(lying)) for lying in self.cards].index(laid))
            return True
        if what == "used":
            self.cards[-1] |= bit(USED_BIT)
            return True
        own = bit(number_of(name)) if len(name) == 1 else 0
        if self.own & own:
            return False
        if what == "laid":
            self.cards.append(lying_card(name, identity or name, laid, rank))
            self.own |= own
            self.taken &= ~own
        return True


def possible_piles(moved: tuple[CardMoved, ...]) -> list[Pile]:
    """All that lead to what is seen now; each is as likely."""
    piles = [Pile([], 0, 0)]
    for event in moved:
        seen: tuple[Any, ...] = astuple(event)
        what, name, identity, laid, rank = seen
        if what == "taken_back":
            piles = [after for pile in piles for after in _after_taking(pile)]
        elif len(piles) > 1:
            piles = [pile for pile in piles if pile.follow(what, name, identity, laid, rank)]
        elif not piles[0].follow(what, name, identity, laid, rank):
            return []
    return piles


def _after_taking(pile: Pile) -> list[Pile]:
    """MQ-88: any card beneath the open one but mercenaries, and for a Cardsharp the Clairvoyant."""
    barred = H if letter_in(pile.cards[-1]) == F else COLOUR
    return [
        pile.without(place)
        for place, lying in enumerate(pile.cards[:-1])
        if not is_foreign(lying) and letter_in(lying) != barred
    ]


def seen_pile(cards: tuple[PileCard, ...]) -> Pile:
    """The viewer's own."""
    pile = Pile([], 0, 0)
    for lying in cards:
        pile.follow("laid", lying.card, lying.identity, lying.laid, lying.rank)
        if lying.used:
            pile.cards[-1] |= bit(USED_BIT)
    return pile
