"""Cards of a pile as scenario files write them: `F=M@7#2` is a Cardsharp imitating the Marquis, laid
seventh."""

import re
from typing import Final

from ducats.engine.errors import BadScenario
from ducats.engine.messages import Seat
from ducats.games.marquis.imagine import card_of
from ducats.games.marquis.state import DISCHARGED, ELIMINATED, LAID, NO_CARD, SHOWN, TAKEN_BACK, USED, Marquis
from ducats.games.marquis.tables import CHARACTERS, COLOUR, LETTERS, F, M

CARD: Final = re.compile(r"([A-Z])(\*?)(?:=([A-Z]))?(?:@(\d+))?(?:#(\d+))?(!?)")
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
        return card_of(g, seat, name)
    except (StopIteration, ValueError) as error:
        raise BadScenario(f"there is no card {name!r}") from error


def read_card(g: Marquis, seat: Seat, token: str, number: int) -> int:
    """Put a card on a seat's pile; `number` is its number of laying if it names none. Returns that number."""
    name, identity, laid, rank, used = _parts(token)
    card = find_card(g, seat, name)
    if card in g.piles[seat]:
        raise BadScenario(f"seat {seat} has {token} twice")
    g.piles[seat].append(card)
    g.identity[card] = identity
    g.laid[card] = laid or number
    g.used[card] = used
    g.rank[card] = rank
    if identity == M and rank == 0:
        g.rank[card] = 1 + max(g.rank)
    g.turn_up(seat)
    return g.laid[card]


def write_card(g: Marquis, card: int) -> str:
    text = _write(g, card, g.identity[card], g.laid[card], g.rank[card])
    return text + "!" if g.used[card] else text


def _write(g: Marquis, card: int, identity: int, laid: int, rank: int) -> str:
    text = g.card_name(card)
    if identity != card % COLOUR:
        text += f"={LETTERS[identity]}"
    if laid:
        text += f"@{laid}"
    if rank:
        text += f"#{rank}"
    return text


def write_moved(g: Marquis, entry: tuple[int, int, int, int, int]) -> str:
    what, card, identity, laid, rank = entry
    mark = MARKS[what]
    if what in (LAID, DISCHARGED):
        return mark + _write(g, card, identity, laid, rank)
    return mark if card == NO_CARD else mark + g.card_name(card)


def read_moved(g: Marquis, seat: Seat, token: str) -> tuple[int, int, int, int, int]:
    mark, rest = token[:1], token[1:]
    if mark not in MARKS or (not rest and mark not in (MARKS[ELIMINATED], MARKS[TAKEN_BACK])):
        raise BadScenario(f"{token!r} is no event of a pile")
    what = MARKS.index(mark)
    if not rest:
        return (what, NO_CARD, NO_CARD, 0, 0)
    name, identity, laid, rank, _ = _parts(rest)
    card = (g.seats if name.endswith("*") else seat) * COLOUR + LETTERS.index(name[0])
    if what in (LAID, DISCHARGED):
        return (what, card, identity, laid, rank)
    if what not in (ELIMINATED, SHOWN, USED):
        raise BadScenario(f"{token!r}: what is taken back is secret")
    return (what, card, NO_CARD, 0, 0)
