"""The table of Marquis as plain text, in the notation of the rules page."""

from ducats.engine.plain_text import seat_letter
from ducats.games.marquis.rules.messages import Bundle
from ducats.games.marquis.rules.view import MarquisView, Mine, OpenCard, PileCard, Place, Rate


def table(view: MarquisView) -> str:
    """Everything in a view, one fact per line; the same text for people, tests and bug reports."""
    arrow = "clockwise" if view.clockwise else "counter-clockwise"
    jewels = "" if view.diamonds is None else f"   diamonds {view.diamonds}  rubies {view.rubies}"
    lines = [
        f"Marquis  turn of {_who(view.turn)}  {arrow}  seen by {_viewer(view)}",
        f"treasury {view.treasury}{jewels}   cards laid {view.laid}",
        "",
        *(_place(seat, place) for seat, place in enumerate(view.places)),
    ]
    if view.veto_played is not None:
        lines.append(f"the Veto of {seat_letter(view.veto_played)} is disputed")
    if view.mine is not None:
        lines += ["", *_mine("your", view.mine)]
    for seat, mine in enumerate(view.everybody):
        lines += ["", *_mine(f"{seat_letter(seat)}:", mine)]
    lines += ["", _question(view)]
    return "\n".join(lines)


def _viewer(view: MarquisView) -> str:
    return "spectator" if view.seat is None else seat_letter(view.seat)


def _who(seat: int | None) -> str:
    return "nobody" if seat is None else seat_letter(seat)


def card(lying: PileCard) -> str:
    text = lying.card if lying.card[0] == lying.identity else f"{lying.card}={lying.identity}"
    return f"{text}!" if lying.used else text


def _open(lying: OpenCard | None) -> str:
    if lying is None:
        return "characterless"
    words = [f"open {card(lying.card)}"]
    if lying.marked:
        words.append("marked")
    if lying.toll:
        words.append("toll")
    if lying.protects is not None:
        words.append(f"protects {seat_letter(lying.protects)}")
    if lying.protected_by:
        words.append("protected by " + " ".join(map(seat_letter, lying.protected_by)))
    return " ".join(words)


def _rate(rate: Rate | None) -> str:
    return "no rate" if rate is None else f"rate {rate.coins}/{rate.diamonds}"


def bundle(of: Bundle) -> str:
    parts = ((of.coins, "coins"), (of.diamonds, "diamonds"), (of.vetoes, "vetoes"), (of.rubies, "rubies"))
    return " ".join(f"{count} {name}" for count, name in parts if count) or "nothing"


def _place(seat: int, place: Place) -> str:
    notes = [
        word
        for word, true in (
            ("out", place.out),
            ("must lay S", place.bound),
            ("has shown S", place.shown and not place.bound),
        )
        if true
    ]
    if place.specials:
        notes.append(f"special cards {place.specials}")
    if place.lost:
        notes.append(f"lost {place.lost}")
    if place.hired is not None:
        notes.append(f"has hired {place.hired}")
    if place.offer is not None:
        notes.append(f"offers {bundle(place.offer)}")
    dead = f"  dead {' '.join(place.eliminated)}" if place.eliminated else ""
    return (
        f"{seat_letter(seat)}  {place.points} points ({place.rubies} rubies {place.diamonds} diamonds)"
        f"  coins {place.coins}  vetoes {place.vetoes}  {_open(place.open)}  {_rate(place.rate)}"
        f"  pile {place.pile}{dead}  hand {place.cards}  deck {place.deck}  {' '.join(notes)}"
    ).rstrip()


def _mine(whose: str, mine: Mine) -> list[str]:
    return [
        f"{whose} hand: {' '.join(mine.hand) or '-'}",
        f"{whose} draw pile: {' '.join(mine.deck) or '-'}",
        f"{whose} pile: {' '.join(map(card, mine.pile)) or '-'}",
        *([f"{whose} special cards: {' '.join(mine.specials)}"] if mine.specials else []),
        *([f"{whose} lost cards: {' '.join(mine.lost)}"] if mine.lost else []),
    ]


def _question(view: MarquisView) -> str:
    if view.outcome is not None:
        ranked = sorted(zip(view.outcome.ranks, range(view.seats), view.outcome.scores, strict=True))
        return "over: " + "  ".join(f"{rank}. {seat_letter(seat)} {score}" for rank, seat, score in ranked)
    if view.question is None:
        return "waiting for chance"
    question = view.question
    waiting = " ".join(seat_letter(seat) for seat in question.waiting)
    return f"question {question.number}: {question.id} ({question.rule}), waiting for {waiting}"
