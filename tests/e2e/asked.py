"""Every kind of question of a game, from its golden records, as the server would tell it."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from ducats.engine.messages import OneOf, OneOrForm, Question
from ducats.engine.play import Play
from ducats.engine.record import read
from ducats.engine.replay import moments
from ducats.engine.rules import Rules
from ducats.games import find
from ducats.games.levels import named_levels
from ducats.server.viewer import Viewer
from ducats.server.wire import Absence, Help, Me, SeatInfo, TableInfo
from ducats.server.wire_socket import Told, Welcome

ROOT: Final = Path(__file__).resolve().parents[2]
NAMES: Final = ("Franziska", "Maximilian", "Annegret", "Theodora", "Konstantin", "Gus", "Hana", "Ida")
TABLE: Final = "layout-table"
MOST_SEATS: Final = 4
ENOUGH: Final = 40
"""More choices than this show nothing new."""
TOLD: Final = 6


@cache
def welcomes(game: str, most_seats: int = MOST_SEATS) -> dict[str, Welcome]:
    """By kind: somebody is asked it at the fullest table of at most so many, with the most to choose from."""
    rules = find(game)
    found: dict[str, Welcome] = {}
    widest: dict[str, tuple[int, int]] = {}
    for record in sorted((ROOT / "tests" / "games" / game / "golden").glob("*.jsonl")):
        loaded = read(rules, record.read_bytes())
        if loaded.header.seats > most_seats:
            continue
        told: list[Told] = []
        for moment, play in moments(rules, loaded):
            told.append(Told(moment.number, moment.events))
            for kind, width, seat in _asked(rules, play):
                if (loaded.header.seats, width) > widest.get(kind, (0, 0)):
                    widest[kind] = (loaded.header.seats, width)
                    found[kind] = _welcome(rules, play, seat, told)
    return found


def _asked(rules: Rules, play: Play) -> Iterator[tuple[str, int, int]]:
    for seat in play.waiting_for()[:1]:
        question = rules.view(play, seat).question
        if question is not None and question.choices is not None:
            yield question.id, _width(question), seat


def _width(question: Question[Any]) -> int:
    choices = question.choices
    if isinstance(choices, OneOf):
        return min(ENOUGH, len(choices.actions))
    if not isinstance(choices, OneOrForm):
        return 1
    return sum(ENOUGH + sum(each.most > each.least for each in form.amounts) for form in choices.forms)


def _welcome(rules: Rules, play: Play, seat: int, told: list[Told]) -> Welcome:
    viewer = Viewer(rules, seat)
    view = viewer.view(play)
    # Beside the reader sits a person, then a bot, whose plate is taller.
    chairs = tuple(
        SeatInfo(kind="bot", level=named_levels(rules.meta.id)[1])
        if (each - seat) % view.seats == 2
        else SeatInfo(kind="person", name=NAMES[each], player=f"player-{each}", online=True)
        for each in range(view.seats)
    )
    table = TableInfo(
        id=TABLE,
        game=rules.meta.id,
        status="playing",
        seats=chairs,
        options=msgspec.to_builtins(view)["options"],
        corrected=False,
        public=False,
        absence=Absence(),
        answer_window=0,
        help=Help(),
        creator="player-0",
        created="2026-01-01T12:00:00+00:00",
        commitment="0" * 64,
        moments=len(told),
    )
    seen = tuple(Told(each.number, viewer.events(each.events)) for each in told[-TOLD:])
    return Welcome(
        table=table,
        me=Me(f"player-{seat}", NAMES[seat]),
        seat=seat,
        view=view,
        told=seen,
        orders=None if rules.meta.orders is None else msgspec.to_builtins(rules.meta.orders()),
        consequences=rules.consequences(view),
    )
