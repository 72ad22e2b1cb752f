"""Worlds that fit a view: every card the viewer cannot place is dealt at random among where it may be."""

from functools import lru_cache

from ducats.engine.errors import BrokenInvariant
from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.marquis.messages import CardMoved, MarquisView, Mine, PileCard, Place
from ducats.games.marquis.notation import MEASURE, amounts
from ducats.games.marquis.position import put_pages, tables_of
from ducats.games.marquis.state import NO_CARD, NO_OFFER, NOBODY, UNLIMITED, Marquis
from ducats.games.marquis.tables import COLOUR, LETTERS, SPECIALS, F, H, S, V
from ducats.games.marquis.views import WHAT


def imagine(seen: MarquisView, rng: Rng) -> Marquis:
    """A game this view could come from.

    It respects all that was shown: cards laid, exposed, shown or offered, whose Veto is gone, and every pile
    that fits what was seen of it. It ignores what choices suggest: who let an effect pass though a Veto would
    have helped, who did not intervene, what somebody would have liked to take back or to call as a witness.
    """
    g = Marquis(seen.seats, seen.options, tables_of(seen.data), seen.data)
    _place_goods(g, seen)
    g.discharged = [hire(g, card) for card in seen.discharged]
    for seat, place in enumerate(seen.places):
        _place_public(g, seat, place)
        if seat == seen.seat and seen.mine is not None:
            _place_pile(g, seat, seen.mine.pile)
            g.hands[seat] = numbers(seen.mine.hand)
            _place_own_deck(g, seat, place, seen.mine, rng)
        else:
            _place_hidden(g, seat, place, rng)
    _deal_specials(g, seen, rng)
    put_pages(g, seen.pages, 0 if seen.question is None else seen.question.number)
    return g


def hire(g: Marquis, name: str) -> int:
    """MQ-V3: one of the mercenaries of this name, who is then no longer for hire; all of them are alike."""
    card = next(card for card in g.mercenaries if g.card_name(card) == name)
    g.mercenaries.remove(card)
    return card


def card_of(g: Marquis, seat: Seat, name: str) -> int:
    """A card that lies with a seat: one of its own, or a mercenary."""
    return hire(g, name) if name.endswith("*") else seat * COLOUR + LETTERS.index(name)


def _place_own_deck(g: Marquis, seat: Seat, place: Place, mine: Mine, rng: Rng) -> None:
    """MQ-V2: which cards were lost unseen is a riddle for their owner too, until he looks through his
    draw pile."""
    deck = numbers(mine.deck)
    rng.shuffle(deck)
    g.lost[seat] = [LETTERS.index(card) for card in mine.lost] + deck[place.deck :]
    g.lost_known[seat] = len(mine.lost)
    g.decks[seat] = sorted(deck[: place.deck])


def _deal_specials(g: Marquis, seen: MarquisView, rng: Rng) -> None:
    """MQ-V2: the special cards that the viewer does not see, each as likely anywhere."""
    if not any(place.specials for place in seen.places) and not seen.specials_played:
        return
    mine = () if seen.mine is None else seen.mine.specials
    g.specials_played = [LETTERS.index(card) for card in seen.specials_played]
    known = [*g.specials_played, *[LETTERS.index(card) for card in mine]]
    unknown = [letter for letter in SPECIALS if letter not in known]
    rng.shuffle(unknown)
    for seat, place in enumerate(seen.places):
        if seat == seen.seat:
            g.specials[seat] = numbers(mine)
        else:
            g.specials[seat] = sorted(unknown.pop() for _ in range(place.specials))
    g.specials_left = sorted(unknown)


def numbers(cards: tuple[str, ...]) -> list[int]:
    return sorted(LETTERS.index(card) for card in cards)


def _seat(somebody: Seat | None) -> Seat:
    return NOBODY if somebody is None else somebody


def _place_goods(g: Marquis, seen: MarquisView) -> None:
    g.treasury = seen.treasury
    g.diamonds_left = UNLIMITED if seen.diamonds is None else seen.diamonds
    g.rubies_left = UNLIMITED if seen.rubies is None else seen.rubies
    g.turned = [NO_CARD if card is None else LETTERS.index(card) for card in seen.turned]
    g.start_seat = _seat(seen.start)
    g.turn = _seat(seen.turn)
    g.turns = seen.turns
    g.direction = 1 if seen.clockwise else -1
    g.counter = seen.laid
    g.reset = seen.marquis_reset
    g.marquises = seen.marquises
    g.veto_played = _seat(seen.veto_played)
    g.vetoes_gone = seen.vetoes_gone


def _place_public(g: Marquis, seat: Seat, place: Place) -> None:
    g.coins[seat] = place.coins
    g.diamonds[seat] = place.diamonds
    g.rubies[seat] = place.rubies
    g.vetoes[seat] = place.vetoes
    g.dead[seat] = [card_of(g, seat, card) for card in place.eliminated]
    g.hired[seat] = NO_CARD if place.hired is None else hire(g, place.hired)
    g.out[seat] = place.out
    g.last[seat] = NO_CARD if place.last is None else LETTERS.index(place.last)
    g.committed[seat] = place.committed
    g.shown[seat] = place.shown
    g.veto_gone[seat] = not place.might_veto
    g.veto_known[seat] = place.veto_known
    g.back[seat] = place.back
    g.maybe_back[seat] = numbers(place.maybe_back)
    g.coins_came[seat] = place.coins_came
    g.coins_ever[seat] = place.coins_ever
    g.shielded[seat] = place.shielded
    g.offers[seat] = NO_OFFER if place.offer is None else MEASURE.code(amounts(place.offer))
    for card in place.laid:
        g.ever_laid[seat][LETTERS.index(card)] = True
    g.moved[seat] = [_entry(seat, g.seats, moved) for moved in place.moved]
    if place.open is not None:
        g.mark[seat] = place.open.marked
        g.protects[seat] = _seat(place.open.protects)
        g.toll[seat] = place.open.toll


@lru_cache(maxsize=4096)
def _entry(seat: Seat, seats: int, moved: CardMoved) -> tuple[int, int, int, int, int]:
    """Mercenaries of the same name are alike, so any of them stands for the one that was seen."""
    colour = seats if moved.card is not None and moved.card.endswith("*") else seat
    return (
        WHAT.index(moved.what),
        NO_CARD if moved.card is None else colour * COLOUR + LETTERS.index(moved.card[0]),
        NO_CARD if moved.identity is None else LETTERS.index(moved.identity),
        moved.laid,
        moved.rank,
    )


def _place_pile(g: Marquis, seat: Seat, pile: "tuple[PileCard, ...] | list[PileCard]") -> None:
    for lying in pile:
        card = card_of(g, seat, lying.card)
        g.piles[seat].append(card)
        g.identity[card] = LETTERS.index(lying.identity)
        g.laid[card] = lying.laid
        g.used[card] = lying.used
        g.rank[card] = lying.rank
    g.turn_up(seat)


def _place_hidden(g: Marquis, seat: Seat, place: Place, rng: Rng) -> None:
    pile, taken = rng.choice(possible_piles(place.moved))
    _place_pile(g, seat, pile)
    held = set(numbers(tuple(taken)))
    if place.shown:
        held.add(S)
    if place.veto_known:
        held.add(V)
    known = {card % COLOUR for card in g.piles[seat] + g.dead[seat] if not g.is_mercenary(card)} | held
    if not place.might_veto:
        known.add(V)
    unknown = [letter for letter in range(COLOUR) if letter not in known]
    rng.shuffle(unknown)
    missing = place.cards - len(held)
    g.hands[seat] = sorted([*held, *unknown[:missing]])
    g.lost[seat] = unknown[missing : missing + place.lost]
    g.decks[seat] = sorted(unknown[missing + place.lost :])
    if len(g.hands[seat]) != place.cards or len(g.decks[seat]) != place.deck:
        raise BrokenInvariant(f"the cards of seat {seat} do not fit what was seen of them", rule="MQ-R21")


Pile = tuple[list[PileCard], set[str]]


def possible_piles(moved: tuple[CardMoved, ...]) -> list[Pile]:
    """MQ-R21, MQ-R49: the piles, and the cards taken back and still held, that fit what everybody saw
    of them."""
    worlds: list[Pile] = [([], set())]
    for event in moved:
        worlds = [after for pile, taken in worlds for after in _after(event, pile, taken)]
    return worlds


def _after(event: CardMoved, pile: list[PileCard], taken: set[str]) -> list[Pile]:
    """What a pile may be after one event; nothing if the event shows that it was not this pile."""
    card = event.card
    if event.what == "taken_back":
        return _after_taking(pile, taken)
    if event.what == "eliminated":
        rest = pile[:-1]
        exposed = rest[-1].card if rest else None
        return [(rest, taken)] if exposed == card else []
    if card is None:
        return []
    if event.what == "discharged":
        return [([lying for lying in pile if lying.laid != event.laid], taken)]
    own = not card.endswith("*")
    if own and event.what != "used" and any(lying.card == card for lying in pile):
        return []
    if event.what == "shown":
        return [(pile, taken)]
    if event.what == "used":
        return [([*pile[:-1], _used(pile[-1])], taken)]
    laid = PileCard(card, event.identity or card, event.laid, False, event.rank)
    return [([*pile, laid], taken - {card})]


def _after_taking(pile: list[PileCard], taken: set[str]) -> list[Pile]:
    barred = LETTERS[H] if pile[-1].card[0] == LETTERS[F] else ""
    return [
        ([*pile[:place], *pile[place + 1 :]], taken | {lying.card})
        for place, lying in enumerate(pile[:-1])
        if lying.card != barred and not lying.card.endswith("*")
    ]


def _used(card: PileCard) -> PileCard:
    return PileCard(card.card, card.identity, card.laid, True, card.rank)
