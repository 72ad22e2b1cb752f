"""Cards of a pile as scenario files write them: `F=M@7#2` is a Cardsharp imitating the Marquis, laid
seventh."""

import re
from typing import Final

from ducats.engine.errors import BadScenario
from ducats.engine.messages import Seat
from ducats.games.marquis.rules.history import DISCHARGED, ELIMINATED, LAID, SHOWN, TAKEN_BACK, USED, WHAT
from ducats.games.marquis.rules.imagine import card_of
from ducats.games.marquis.rules.printed import CHARACTERS, LETTERS, F, M
from ducats.games.marquis.rules.state import Marquis
from ducats.games.marquis.rules.view import CardMoved

CARD: Final = re.compile(r"([A-Z])(\*?)(?:=([A-Z]))?(?:@(\d{1,6}))?(?:#(\d{1,6}))?(!?)")
"""Letter, mercenary, identity, number of laying, number among the Marquises, used as a Prosecutor."""
MARKS: Final = "+-?^!x"
"""How a history names its events: laid, eliminated (and what came to light), taken back, shown, used,
discharged."""


def _parts(token: str) -> tuple[str, int, int, int, bool]:
    found = CARD.fullmatch(token)
    if found is None or found[1] not in LETTERS[:CHARACTERS] or (found[3] or "A") not in LETTERS[:CHARACTERS]:
        raise BadScenario(f"{token!r} is no card of a pile")
    letter = LETTERS.index(found[1])
    identity = LETTERS.index(found[3]) if found[3] else letter
    if letter not in (F, identity):
        raise BadScenario(f"{token!r}: only F imitates")
    return found[1] + found[2], identity, int(found[4] or 0), int(found[5] or 0), found[6] == "!"


def find_card(g: Marquis, seat: Seat, name: str) -> int:
    """A card of a seat, or a mercenary, who is then no longer for hire."""
    try:
        if len(name.removesuffix("*")) == 1 and name[0] in LETTERS:
            return card_of(g, seat, name)
    except StopIteration:
        pass
    raise BadScenario(f"there is no card {name!r}")


def read_card(g: Marquis, seat: Seat, token: str, number: int, highest_rank: int) -> tuple[int, int]:
    """Put a card on a seat's pile. `number` is its number of laying if it names none, and a Marquis without a
    rank comes after the highest one so far. Returns both."""
    name, identity, laid, rank, used = _parts(token)
    card = find_card(g, seat, name)
    if card in g.pile(seat):
        raise BadScenario(f"seat {seat} has {token} twice")
    if identity == M and rank == 0:
        rank = 1 + highest_rank
    g.cover(seat, card, identity, laid or number, rank)
    if used:
        g.use(card)
    return laid or number, max(rank, highest_rank)


def write_card(g: Marquis, card: int) -> str:
    text = _write(g.card_name(card), g.letter_name(g.identity(card)), g.laid(card), g.rank(card))
    return text + "!" if g.is_used(card) else text


def _write(name: str, identity: str, laid: int, rank: int) -> str:
    text = name
    if identity != name[0]:
        text += f"={identity}"
    if laid:
        text += f"@{laid}"
    if rank:
        text += f"#{rank}"
    return text


def write_moved(moved: CardMoved) -> str:
    mark = MARKS[WHAT.index(moved.what)]
    if moved.card is None:
        return mark
    return mark + _write(moved.card, moved.identity or moved.card[0], moved.laid, moved.rank)


def read_moved(token: str) -> CardMoved:
    mark, rest = token[:1], token[1:]
    if mark not in MARKS or (not rest and mark not in (MARKS[ELIMINATED], MARKS[TAKEN_BACK])):
        raise BadScenario(f"{token!r} is no event of a pile")
    what = MARKS.index(mark)
    if not rest:
        return CardMoved(WHAT[what])
    name, identity, laid, rank, _ = _parts(rest)
    if what in (LAID, DISCHARGED):
        return CardMoved(WHAT[what], name, LETTERS[identity], laid, rank)
    if what not in (ELIMINATED, SHOWN, USED):
        raise BadScenario(f"{token!r}: what is taken back is secret")
    return CardMoved(WHAT[what], name)
