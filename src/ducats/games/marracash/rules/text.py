"""The table of MarraCash as plain text, in the notation of the rules page."""

from ducats.engine.messages import Seat
from ducats.engine.plain_text import last_line, seat_letter
from ducats.games.marracash.rules.forecasts import forecasts
from ducats.games.marracash.rules.souk import SHOP_NAMES
from ducats.games.marracash.rules.view import MarraCashView, Place


def table(view: MarraCashView) -> str:
    """Everything in a view, one fact per line; the same text for people, tests and bug reports."""
    viewer = "spectator" if view.seat is None else seat_letter(view.seat)
    lines = [
        f"MarraCash  round {view.round}  {view.phase}  turn {_who(view.turn)}  seen by {viewer}",
        f"line: {view.line or '-'} ({len(view.line)} wait)",
        _last_round(view),
        "",
        *(_place(seat, place) for seat, place in enumerate(view.places)),
        "",
        *(f"fountain {n}: {group}" for n, group in enumerate(view.fountains, start=1) if group),
        "",
        *_shops(view),
    ]
    if view.options.sells_souvenirs:
        lines += ["", f"souvenirs open: {' '.join(view.open_cards) or '-'}  deck {view.deck}"]
    if view.hand:
        lines += ["", f"your antiques: {' '.join(view.hand)}"]
    lines += [f"antiques {seat_letter(s)}: {' '.join(hand) or '-'}" for s, hand in enumerate(view.hands)]
    lines += ["", *_under_way(view), *_forecasts(view), last_line(view, view.question)]
    return "\n".join(lines)


def _who(seat: Seat | None) -> str:
    return "-" if seat is None else seat_letter(seat)


def _last_round(view: MarraCashView) -> str:
    if view.turns_left is not None:
        return f"last round, turns left: {view.turns_left}"
    return f"turns without event: {view.idle_turns}"


def _place(seat: Seat, place: Place) -> str:
    cash = "?" if place.cash is None else str(place.cash)
    cards = f"  sold {' '.join(place.sold)}" if place.sold else ""
    shown = f"  set {' '.join(place.shown)}" if place.shown else ""
    counts = f"shops {place.shops}  customers {place.customers}  signs {place.signs}"
    return f"{seat_letter(seat)} {place.name}: cash {cash}  {counts}{cards}{shown}"


def _shops(view: MarraCashView) -> list[str]:
    owned = [
        f"{name} {seat_letter(stall.owner)}  customers {stall.customers}  price {stall.price}"
        for name, stall in zip(SHOP_NAMES, view.stalls, strict=True)
        if stall.owner is not None
    ]
    free = [
        name if not stall.waiting else f"{name}({stall.waiting})"
        for name, stall in zip(SHOP_NAMES, view.stalls, strict=True)
        if stall.owner is None
    ]
    return [*owned, f"free: {' '.join(free) or '-'}"]


def _under_way(view: MarraCashView) -> list[str]:
    lines = []
    auction = view.auction
    if auction is not None:
        inside = " ".join(seat_letter(seat) for seat in auction.inside)
        high = f"{auction.high} by {_who(auction.leader)}" if auction.high else "-"
        lines.append(
            f"auction of {auction.shop} by {seat_letter(auction.auctioneer)}: high {high}  in: {inside}"
        )
    walk = view.walk
    if walk is not None:
        lines.append(
            f"{seat_letter(walk.seat)} moves {walk.group} > {walk.to}: {walk.walking or '-'} walk on"
        )
    if view.entered is not None:
        lines.append(f"{view.entered.visitors} in {view.entered.shop} may buy a souvenir")
    return lines


def _forecasts(view: MarraCashView) -> list[str]:
    return [
        f"{forecast.group} > {forecast.to}: "
        + ", ".join(
            f"{entry.visitors} into {entry.shop} ({seat_letter(entry.owner)} +{entry.income})"
            for entry in forecast.entries
        )
        + "  cash "
        + " ".join(f"{seat_letter(seat)} {change:+d}" for seat, change in enumerate(forecast.changes))
        for forecast in forecasts(view)
        if forecast.entries
    ]
