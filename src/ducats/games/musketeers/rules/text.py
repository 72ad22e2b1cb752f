"""The table of Musketeers as plain text, in the notation of the rules page."""

from ducats.engine.plain_text import last_line, seat_letter
from ducats.games.musketeers.rules.view import Duel, HandResult, MusketeersView, Place

FACE_DOWN = "###"


def table(view: MusketeersView) -> str:
    """Everything in a view, one fact per line; the same text for people, tests and bug reports."""
    lines = [
        f"Musketeers  hand {view.hand_number}  duel {view.duel}/9  seen by {_viewer(view)}",
        f"guard {'-' if view.guard is None else view.guard}   may still come: {_numbers(view.guards_left)}",
        f"centre: jewels {view.jewels}  prisons {view.prisons}",
        "",
        *(_place(seat, place) for seat, place in enumerate(view.places)),
    ]
    if view.seat is not None:
        lines += ["", f"your hand: {' '.join(view.hand) or '-'}"]
    lines += [f"hand {seat_letter(s)}: {' '.join(hand) or '-'}" for s, hand in enumerate(view.hands)]
    if view.duels:
        lines += ["", *(_duel(number, duel) for number, duel in enumerate(view.duels, start=1))]
    if view.results:
        lines += ["", *(_result(number, result) for number, result in enumerate(view.results, start=1))]
    lines += ["", last_line(view, view.question)]
    return "\n".join(lines)


def _viewer(view: MusketeersView) -> str:
    return "spectator" if view.seat is None else seat_letter(view.seat)


def _numbers(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values)) or "-"


def _place(seat: int, place: Place) -> str:
    slots = " ".join(
        f"{card or FACE_DOWN}{'' if token == '-' else token}"
        for card, token in zip(place.rewards, place.row, strict=False)
    )
    notes = [word for word, true in (("jailed", place.jailed), ("committed", place.committed)) if true]
    counts = f"cards {place.cards}  total {place.total}"
    return f"{seat_letter(seat)}  {place.row}  [{slots}]  {counts}  {' '.join(notes)}".rstrip()


def _duel(number: int, duel: Duel) -> str:
    shown = [card or "?" for card in duel.cards]
    if duel.jailed is not None:
        shown[duel.jailed] = f"({shown[duel.jailed]})"
    cards = "  ".join(f"{seat_letter(seat)} {card}" for seat, card in enumerate(shown))
    verdict = f"won by {seat_letter(duel.seat)}" if duel.won else f"lost by {seat_letter(duel.seat)}"
    return f"duel {number}: guard {duel.guard}  {cards}  sum {duel.sum}  {verdict}"


def _result(number: int, result: HandResult) -> str:
    paid = "  ".join(
        f"{seat_letter(seat)} {score} ({' '.join(result.rewards[seat])} {result.rows[seat]})"
        for seat, score in enumerate(result.scores)
    )
    return f"hand {number} ({result.reason}, {result.duels} duels): {paid}"
