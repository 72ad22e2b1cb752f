"""The table of Marquis: what lies on it, how it is copied, what can be seen, and that nothing is lost."""

from typing import Final, final

from ducats.engine.errors import BrokenInvariant
from ducats.engine.frames import FIRST_CELL, Play, blank_cells
from ducats.engine.messages import Action, Event, Outcome, Seat
from ducats.games.marquis.actions import Reasoned
from ducats.games.marquis.events import ReasonGiven
from ducats.games.marquis.messages import MarquisOptions
from ducats.games.marquis.tables import (
    CLOCKWISE,
    COLOUR,
    COUNTERCLOCKWISE,
    LETTERS,
    MERCENARIES,
    ONE_BOX,
    OTHERS_CLOCKWISE,
    OTHERS_COUNTERCLOCKWISE,
    SPECIALS,
    C,
    E,
    F,
    M,
    S,
    Tables,
    V,
)

NOBODY: Final = -1
NO_CARD: Final = -1
NO_OFFER: Final = -1
UNLIMITED: Final = -1

LAID: Final = 0
ELIMINATED: Final = 1
TAKEN_BACK: Final = 2
SHOWN: Final = 3
USED: Final = 4
DISCHARGED: Final = 5
"""What everybody saw happen to a pile; see `Marquis.moved`."""


@final
class Marquis(Play):
    """A game in progress. A letter is 0 to 11, a card 12 * colour + letter; a seat's colour is its number."""

    def __init__(
        self,
        seats: int,
        options: MarquisOptions,
        tables: Tables,
        data: str | None = None,
        like: "Marquis | None" = None,
    ) -> None:
        super().__init__(seats, blank_cells(FIRST_CELL))
        self.options = options
        self.tables = tables
        self.data = data
        if like is None:
            self._open()
        else:
            self._take_over(like)

    def _open(self) -> None:
        """A table before the game."""
        seats, options = self.seats, self.options
        self.windows = options.negotiation and options.countess_window == "every_turn"
        """MQ-R13: whether Countesses offer again in every turn."""
        # -- money and jewels
        self.treasury = 0
        self.diamonds_left = UNLIMITED
        self.rubies_left = UNLIMITED
        self.coins = [0] * seats
        self.diamonds = [0] * seats
        self.rubies = [0] * seats
        self.vetoes = [0] * seats
        self.veto_played = NOBODY
        """Whose Veto lies on the table until it is clear before whom it comes to lie."""
        self.vetoes_gone = 0
        # -- cards: hands and decks hold letters of the own colour in rising order, piles hold cards
        # from the bottom
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.decks: list[list[int]] = [list(range(COLOUR)) for _ in range(seats)]
        self.piles: list[list[int]] = [[] for _ in range(seats)]
        self.dead: list[list[int]] = [[] for _ in range(seats)]
        self.faces = [NO_CARD] * seats
        """What each open card counts as: always that of `piles`, see `turn_up`."""
        # MQ-V3: the colours of the box that nobody plays make the mercenary pile.
        cards = (ONE_BOX if options.mercenaries and seats < ONE_BOX else seats) * COLOUR
        self.identity = [card % COLOUR for card in range(cards)]
        self.laid = [0] * cards
        self.used = [False] * cards
        self.rank = [0] * cards
        self._open_variants(cards)
        # -- what goes with each seat's open card
        self.mark = [False] * seats
        self.protects = [NOBODY] * seats
        self.toll = [False] * seats
        # -- the course of the game
        self.turned = [NO_CARD] * seats
        """MQ-06: the letter each seat has turned up last to find the start player."""
        self.start_seat = NOBODY
        self.turn = NOBODY
        self.turns = 0
        """How many turns have begun: what is ordered for one turn must not hold in the next."""
        self.direction = 1
        self.counter = 0
        self.reset = 0
        self.marquises = 0
        self.out = [False] * seats
        self.last = [NO_CARD] * seats
        self.coins_came = [False] * seats
        self.coins_ever = [False] * seats
        self.shielded = [False] * seats
        self.offers = [NO_OFFER] * seats
        self._open_knowledge()

    def _open_knowledge(self) -> None:
        """MQ-R49: what the table knows of hidden cards."""
        seats = self.seats
        self.committed = [False] * seats
        self.shown = [False] * seats
        self.veto_gone = [False] * seats
        self.veto_known = [False] * seats
        self.ever_laid: list[list[bool]] = [[False] * COLOUR for _ in range(seats)]
        self.back = [0] * seats
        self.maybe_back: list[list[int]] = [[] for _ in range(seats)]
        self.moved: list[list[tuple[int, int, int, int, int]]] = [[] for _ in range(seats)]
        """MQ-R21: the public history of each pile: what, card, identity, laid number, rank."""

    def _open_variants(self, cards: int) -> None:
        seats = self.seats
        # -- MQ-V2: special cards by letter, cards lost unseen, of which the owner knows the first
        # `lost_known`
        self.specials: list[list[int]] = [[] for _ in range(seats)]
        self.specials_left: list[int] = []
        self.specials_spent: list[int] = []
        self.specials_played: list[int] = []
        self.lost: list[list[int]] = [[] for _ in range(seats)]
        self.lost_known = [0] * seats
        # -- MQ-V3
        self.mercenaries = [card for card in range(seats * COLOUR, cards) if card % COLOUR in MERCENARIES]
        self.hired = [NO_CARD] * seats
        self.discharged: list[int] = []

    def copy(self) -> "Marquis":
        return Marquis(self.seats, self.options, self.tables, self.data, self)

    def _take_over(self, other: "Marquis") -> None:
        """All that lies on another table."""
        other.copy_kernel_to(self)
        self._take_goods(other)
        self._take_cards(other)
        self._take_course(other)
        self._take_variants(other)

    def _take_goods(self, other: "Marquis") -> None:
        self.treasury = other.treasury
        self.diamonds_left = other.diamonds_left
        self.rubies_left = other.rubies_left
        self.coins = other.coins.copy()
        self.diamonds = other.diamonds.copy()
        self.rubies = other.rubies.copy()
        self.vetoes = other.vetoes.copy()
        self.veto_played = other.veto_played
        self.vetoes_gone = other.vetoes_gone

    def _take_cards(self, other: "Marquis") -> None:
        self.hands = [hand.copy() for hand in other.hands]
        self.decks = [deck.copy() for deck in other.decks]
        self.piles = [pile.copy() for pile in other.piles]
        self.dead = [dead.copy() for dead in other.dead]
        self.faces = other.faces.copy()
        self.identity = other.identity.copy()
        self.laid = other.laid.copy()
        self.used = other.used.copy()
        self.rank = other.rank.copy()
        self.mark = other.mark.copy()
        self.protects = other.protects.copy()
        self.toll = other.toll.copy()

    def _take_course(self, other: "Marquis") -> None:
        self.windows = other.windows
        self.turned = other.turned.copy()
        self.start_seat = other.start_seat
        self.turn = other.turn
        self.turns = other.turns
        self.direction = other.direction
        self.counter = other.counter
        self.reset = other.reset
        self.marquises = other.marquises
        self.out = other.out.copy()
        self.last = other.last.copy()
        self.coins_came = other.coins_came.copy()
        self.coins_ever = other.coins_ever.copy()
        self.shielded = other.shielded.copy()
        self.offers = other.offers.copy()
        self.committed = other.committed.copy()
        self.shown = other.shown.copy()
        self.veto_gone = other.veto_gone.copy()
        self.veto_known = other.veto_known.copy()
        self.ever_laid = [letters.copy() for letters in other.ever_laid]
        self.back = other.back.copy()
        self.maybe_back = [letters.copy() for letters in other.maybe_back]
        self.moved = [moved.copy() for moved in other.moved]

    def _take_variants(self, other: "Marquis") -> None:
        """MQ-V2, MQ-V3: without them nothing here ever gets another value, so that all copies share it."""
        shared = not (self.options.intrigues or self.options.mercenaries)
        self.specials = other.specials if shared else [cards.copy() for cards in other.specials]
        self.specials_left = other.specials_left if shared else other.specials_left.copy()
        self.specials_spent = other.specials_spent if shared else other.specials_spent.copy()
        self.specials_played = other.specials_played if shared else other.specials_played.copy()
        self.lost = other.lost if shared else [cards.copy() for cards in other.lost]
        self.lost_known = other.lost_known if shared else other.lost_known.copy()
        self.mercenaries = other.mercenaries if shared else other.mercenaries.copy()
        self.hired = other.hired if shared else other.hired.copy()
        self.discharged = other.discharged if shared else other.discharged.copy()

    def remark(self, seat: Seat, action: Action) -> Event | None:
        """MQ-63, MQ-97: whoever answers an offer may say why."""
        if isinstance(action, Reasoned) and action.reason:
            return ReasonGiven(seat, action.reason, self.ask().rule)
        return None

    # -- what can be seen on the table -----------------------------------------------------------

    def order(self, seat: Seat) -> list[Seat]:
        """MQ-R44: the others, from the next one in the current direction; a list that nobody may change."""
        orders = OTHERS_CLOCKWISE if self.direction == 1 else OTHERS_COUNTERCLOCKWISE
        return orders[self.seats - 1][seat]

    def round(self, seat: Seat) -> list[Seat]:
        """MQ-R44: everybody from the next one in the current direction, the seat itself last."""
        orders = CLOCKWISE if self.direction == 1 else COUNTERCLOCKWISE
        return orders[self.seats - 1][seat]

    def open_card(self, seat: Seat) -> int:
        """MQ-14: the top card of the pile; NO_CARD for a characterless player (MQ-56)."""
        pile = self.piles[seat]
        return pile[-1] if pile else NO_CARD

    def shows(self, seat: Seat) -> int:
        """What a seat's open card counts as (MQ-80); NO_CARD without one."""
        return self.faces[seat]

    def turn_up(self, seat: Seat) -> None:
        """MQ-14: the top card lies open; after every change of a pile."""
        pile = self.piles[seat]
        self.faces[seat] = self.identity[pile[-1]] if pile else NO_CARD

    def is_protected(self, seat: Seat) -> bool:
        """MQ-65, MQ-66, MQ-R28: by some Countess, against everything hostile."""
        return any(self.protects[countess] == seat for countess in range(self.seats))

    def is_target(self, seat: Seat, culprit: Seat) -> bool:
        """MQ-24, MQ-27, MQ-111: whom an effect can hit at all."""
        return (
            seat != culprit
            and not self.out[seat]
            and self.faces[seat] != NO_CARD
            and not self.is_protected(seat)
            and not self.shielded[seat]
        )

    def characters(self, seat: Seat) -> list[int]:
        """MQ-51: what can be laid, as cards: from the hand, and with MQ-V3 a mercenary."""
        cards = [seat * COLOUR + letter for letter in self.hands[seat] if letter != V]
        if self.hired[seat] != NO_CARD:
            cards.append(self.hired[seat])
        return cards

    def has_characters(self, seat: Seat) -> bool:
        """MQ-51, MQ-108: whether there is anything to lay."""
        hand = self.hands[seat]
        return len(hand) > 1 or (len(hand) == 1 and hand[0] != V) or self.hired[seat] != NO_CARD

    def holds_veto(self, seat: Seat) -> bool:
        """MQ-46: in hand, where it is the last card."""
        hand = self.hands[seat]
        return len(hand) > 0 and hand[-1] == V

    def is_mercenary(self, card: int) -> bool:
        """MQ-V3."""
        return card >= self.seats * COLOUR

    def points(self, seat: Seat) -> int:
        """MQ-103, MQ-117: the value of the jewels."""
        tables = self.tables
        return tables.diamond_points * self.diamonds[seat] + tables.ruby_points * self.rubies[seat]

    def might_veto(self, seat: Seat) -> bool:
        """MQ-R49: as far as the table knows, he may hold his Veto."""
        return not self.veto_gone[seat]

    def is_alone(self, seat: Seat) -> bool:
        """MQ-114: everybody else is out."""
        return all(self.out[other] for other in range(self.seats) if other != seat)

    def letter_name(self, letter: int) -> str:
        return LETTERS[letter]

    def card_name(self, card: int) -> str:
        return LETTERS[card % COLOUR] + "*" if card >= self.seats * COLOUR else LETTERS[card % COLOUR]

    def outcome(self) -> Outcome | None:
        return self.ranking() if self.is_over() else None

    def ranking(self) -> Outcome:
        """MQ-02, MQ-117, MQ-118, MQ-119, MQ-120, MQ-R43: points, then coins, then no Marquis last; the
        rest share."""
        keys = [(self.points(seat), self.coins[seat], self.last[seat] != M) for seat in range(self.seats)]
        ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
        return Outcome(ranks, tuple(key[0] for key in keys))

    # -- bookkeeping -----------------------------------------------------------------------------

    def check(self) -> None:
        """Every coin, jewel and card is somewhere, once."""
        if self.treasury < 0 or min(self.coins) < 0 or min(self.diamonds) < 0 or min(self.rubies) < 0:
            raise BrokenInvariant("somebody owes coins or jewels")
        if self.treasury + sum(self.coins) != self.tables.coins_per_player * self.seats:
            raise BrokenInvariant("a coin was lost or made", rule="MQ-04")
        self._check_jewels()
        self._check_vetoes()
        for seat in range(self.seats):
            self._check_cards(seat)
            self._check_open(seat)
        self._check_variants()

    def _check_jewels(self) -> None:
        if self.diamonds_left == UNLIMITED:
            if max(self.diamonds) >= self.tables.diamonds_per_ruby:
                raise BrokenInvariant("five diamonds were not changed", rule="MQ-44")
            return
        boxes = 1 if self.seats <= ONE_BOX else 2
        diamonds, rubies = self.tables.stock[self.options.jewel_supply]
        if (
            self.diamonds_left + sum(self.diamonds) != boxes * diamonds
            or self.rubies_left + sum(self.rubies) != boxes * rubies
            or self.diamonds_left < 0
            or self.rubies_left < 0
        ):
            raise BrokenInvariant("a jewel was lost or made", rule="MQ-R01")

    def _check_vetoes(self) -> None:
        hidden = sum(
            V in self.hands[seat] or V in self.decks[seat] or V in self.lost[seat]
            for seat in range(self.seats)
        )
        limbo = self.veto_played != NOBODY
        if hidden + limbo + sum(self.vetoes) + self.vetoes_gone != self.seats:
            raise BrokenInvariant("a Veto was lost or made", rule="MQ-48")

    def _check_cards(self, seat: Seat) -> None:
        lying = [card % COLOUR for card in self.piles[seat] + self.dead[seat] if card // COLOUR == seat]
        gone = [V] if self.veto_gone[seat] else []
        cards = self.hands[seat] + self.decks[seat] + self.lost[seat] + lying + gone
        if sorted(cards) != list(range(COLOUR)):
            raise BrokenInvariant(f"seat {seat} has lost or doubled a card", rule="MQ-05")
        if self.shown[seat] and S not in self.hands[seat]:
            raise BrokenInvariant(f"seat {seat} has shown a Prosecutor he does not hold", rule="MQ-99")
        if self.veto_known[seat] and V not in self.hands[seat]:
            raise BrokenInvariant(f"seat {seat} has offered a Veto he does not hold", rule="MQ-R31")

    def _check_variants(self) -> None:
        specials = self.specials_left + self.specials_spent + self.specials_played
        for cards in self.specials:
            specials = specials + cards
        if specials and sorted(specials) != list(SPECIALS):
            raise BrokenInvariant("a special card was lost or made", rule="MQ-V2")
        foreign = self.mercenaries + self.discharged + [card for card in self.hired if card != NO_CARD]
        for seat in range(self.seats):
            foreign += [card for card in self.piles[seat] + self.dead[seat] if self.is_mercenary(card)]
        whole = [n for n in range(self.seats * COLOUR, len(self.laid)) if n % COLOUR in MERCENARIES]
        if sorted(foreign) != whole:
            raise BrokenInvariant("a mercenary was lost or made", rule="MQ-V3")

    def _check_open(self, seat: Seat) -> None:
        if self.faces[seat] != (self.identity[self.piles[seat][-1]] if self.piles[seat] else NO_CARD):
            raise BrokenInvariant("an open card counts as another", rule="MQ-14")
        client = self.protects[seat]
        if client != NOBODY and (not self.piles[seat] or not self.piles[client] or client == seat):
            raise BrokenInvariant("a protection without a card", rule="MQ-65")
        if client != NOBODY and self.toll[seat]:
            raise BrokenInvariant("a protection and a toll together", rule="MQ-69")
        if (client != NOBODY or self.toll[seat]) and self.shows(seat) != C:
            raise BrokenInvariant("only a Countess protects or claims a toll", rule="MQ-63")
        if self.mark[seat] and self.shows(seat) != E:
            raise BrokenInvariant("only an Extortioner is marked", rule="MQ-77")
        for card in self.piles[seat]:
            if card % COLOUR != F and self.identity[card] != card % COLOUR:
                raise BrokenInvariant("only a Cardsharp imitates", rule="MQ-80")
