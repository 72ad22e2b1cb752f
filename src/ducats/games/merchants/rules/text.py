"""The table of Merchants as plain text, in the notation of the rules page."""

from ducats.engine.plain_text import seat_letter
from ducats.games.merchants.rules.view import MerchantsView, Place, WagonSeen

SCREEN = "###"


def table(view: MerchantsView) -> str:
    """Everything in a view, one fact per line; the same text for people, tests and bug reports."""
    viewer = "spectator" if view.seat is None else seat_letter(view.seat)
    lines = [
        f"Merchants  round {view.round}  {view.phase}  first {seat_letter(view.first)}  seen by {viewer}",
        f"arrivals {view.arrivals}/{view.end_arrivals}  step {view.step_cost}  courier {view.courier}",
        f"credits left {'any' if view.credits_left is None else view.credits_left}",
        "prices  " + "  ".join(f"{good} {p.level} ({p.buy}/{p.sell})" for good, p in view.prices.items()),
        "supply  " + _counts(view.supply),
        "bonus   " + _counts(view.bonuses),
        f"cards   {' '.join(view.display) or '-'}  deck {view.deck}  influence left {view.influence_left}",
        "",
        *(_wagon(number, wagon) for number, wagon in enumerate(view.wagons, start=1)),
        "",
        *(line for seat, place in enumerate(view.places) for line in _place(seat, place)),
        *_going_on(view),
        "",
        _question(view),
    ]
    return "\n".join(lines)


def _counts(counts: dict[str, int]) -> str:
    return "  ".join(f"{name} {count}" for name, count in counts.items()) or "-"


def _wagon(number: int, wagon: WagonSeen) -> str:
    behind = "" if wagon.came_from is None else f" from {wagon.came_from}"
    load = "  ".join(
        f"{seat_letter(seat)}: {_counts(goods)}" for seat, goods in enumerate(wagon.cargo) if goods
    )
    notes = [f"arrived {wagon.arrived}"] if wagon.arrived else []
    notes += ["axle broken"] if wagon.axle else []
    where = wagon.at or "nowhere"
    line = f"W{number} {where}{behind}  master {seat_letter(wagon.master)}  {load or 'empty'}"
    return f"{line}  {' '.join(notes)}".rstrip()


def _place(seat: int, place: Place) -> list[str]:
    cash = SCREEN if place.cash is None else str(place.cash)
    cards = str(place.influence) if place.cards is None else " ".join(place.cards) or "-"
    tokens = " ".join(map(str, place.tokens))
    head = f"{seat_letter(seat)}  level {place.status} ({place.upkeep})  cash {cash}  credits {place.credits}"
    lines = [f"{head}  tokens {tokens}  cards {' '.join(place.investments) or '-'}  influence {cards}"]
    lines += [f"   {city}: {_counts(goods)}" for city, goods in place.stores.items()]
    return lines


def _going_on(view: MerchantsView) -> list[str]:
    lines: list[str] = []
    if view.bidding is not None:
        lines.append(f"bids for W{view.bidding}")
    if view.loading is not None:
        on = view.loading
        prices = [("quote", on.quote), ("counter", on.counter), ("final", on.final)]
        said = " ".join(f"{word} {price}" for word, price in prices if price is not None)
        who = f"loading W{on.wagon}  guest {seat_letter(on.guest)}"
        lines.append(f"{who}  {' '.join(on.goods)}  {said}".rstrip())
    if view.move is not None:
        move = view.move
        done = "token played" if move.moved else "token to play"
        lines.append(f"move: {done}  extra {move.extra}  courier {move.courier}")
    if view.auction is not None:
        auction = view.auction
        lines.append(f"auction {auction.number}: {auction.high} by {seat_letter(auction.leader)}")
    return ["", *lines] if lines else []


def _question(view: MerchantsView) -> str:
    if view.outcome is not None:
        ranking = sorted(zip(view.outcome.ranks, range(view.seats), strict=True))
        return "over: " + "  ".join(
            f"{rank}. {seat_letter(seat)} level {view.outcome.scores[seat]}" for rank, seat in ranking
        )
    if view.question is None:
        return "waiting for chance"
    waiting = " ".join(seat_letter(seat) for seat in view.question.waiting)
    return (
        f"question {view.question.number}: {view.question.id} ({view.question.rule}), waiting for {waiting}"
    )
