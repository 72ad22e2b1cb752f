"""What the player whose turn it is decides: the shop of the first round, two actions, new visitors."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.codecs import Either
from ducats.engine.errors import IllegalAction
from ducats.engine.frames import Ask, Frame
from ducats.engine.messages import Action, Seat
from ducats.engine.rng import Rng
from ducats.games.marracash.rules import events as e
from ducats.games.marracash.rules import messages as m
from ducats.games.marracash.rules.auction import begin_auction
from ducats.games.marracash.rules.codecs import ShopField, fountain_number, shop_number
from ducats.games.marracash.rules.fields import MOST_SEATS
from ducats.games.marracash.rules.moving import LAPSED, move_group
from ducats.games.marracash.rules.printed import MOST_REFILL, NO_END
from ducats.games.marracash.rules.souk import ENTRANCES, EXITS, FOUNTAINS, SHOP_NAMES, SHOPS
from ducats.games.marracash.rules.state import MarraCash
from ducats.games.marracash.rules.visitors import bring
from ducats.games.marracash.rules.walk import Prospect, entering
from ducats.mechanics.answer_set import AskFromSet

AUCTION: Final = FOUNTAINS * EXITS
"""Answers below are moves (fountain and exit), from here on auctions of the shop that is added."""
NOTHING: Final = AUCTION + SHOPS
AUCTIONS: Final = [m.AuctionShop(name) for name in SHOP_NAMES]


def lapse(g: MarraCash, seat: Seat, slot: int) -> None:
    """MC-R12, MC-R14: what cannot be done is left out, and the turn goes on."""
    if g.listened_to():
        g.tell(e.ActionLapsed(seat, slot, "MC-R14" if slot else "MC-R12"))
    g.leave(LAPSED)


def best_shop(g: MarraCash) -> int:
    """The free shop that most moves pass, for an absent player."""
    directed = g.printed.souk.directed
    return max(bits.numbers(g.free_shops()), key=lambda shop: (directed[shop], -shop))


@final
class PickShop(AskFromSet[MarraCash]):
    """MC-15, MC-16: in the first round each player in turn puts a free shop up for auction (D1)."""

    question = "marracash.pick_shop"
    rule = "MC-16"
    size = SHOPS + 1
    codec = Either(ShopField(m.AuctionShop, "shop"), {SHOPS: m.Lapse})

    def answers(self, g: MarraCash) -> i64:
        """MC-R36: without money there is nothing to choose, but that must not show."""
        return g.free_shops() if g.can_auction(self.seat) else bits.bit(SHOPS)

    def answered(self, g: MarraCash, answer: int) -> None:
        if answer == SHOPS:
            lapse(g, self.seat, 0)
        else:
            begin_auction(g, self.seat, answer)

    def default(self, g: MarraCash, seat: Seat) -> int:
        return best_shop(g) if g.can_auction(seat) else SHOPS

    def why_illegal(self, g: MarraCash, seat: Seat, answer: int) -> IllegalAction:
        return why_no_auction(g, seat, answer)


PICK_SHOPS: Final = [PickShop(seat) for seat in range(MOST_SEATS)]


def why_no_auction(g: MarraCash, seat: Seat, shop: int) -> IllegalAction:
    """The reason why this shop cannot be put up (or, past the last shop, why one cannot do nothing)."""
    if shop >= SHOPS:
        return IllegalAction("there is something you can do", code="must_act", rule="MC-R14")
    if not g.signs(seat):
        return IllegalAction("you have no sign left", code="no_sign_left", rule="MC-R13")
    if not g.can_auction(seat):
        return IllegalAction("you could not make the first bid", code="cannot_open", rule="MC-R12")
    return IllegalAction(f"{SHOP_NAMES[shop]} has an owner", code="shop_not_free", rule="MC-16")


@final
class Act(Ask[MarraCash]):
    """MC-29 to MC-33: move a group or auction a shop; never a move after an auction (D4)."""

    question = "marracash.act"
    rule = "MC-29"
    size = NOTHING + 1

    def __init__(self, seat: Seat, slot: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def moves(self, g: MarraCash) -> list[int]:
        """MC-30, MC-31, MC-33: none once an auction was held in this turn."""
        return [] if g.auctioned() else g.moves()

    def on_offer(self, g: MarraCash) -> i64:
        """MC-31, MC-32; MC-R14: the set of free shops; strictly, the first of two auctions needs two."""
        free = g.free_shops()
        if self.slot == 1 and g.chosen.strict_option_c and bits.count(free) < 2:
            return 0
        return free

    def auctions(self, g: MarraCash) -> list[int]:
        found: list[int] = []
        bits.add_numbers(found, AUCTION, self.on_offer(g))
        return found

    def legal(self, g: MarraCash, seat: Seat) -> list[int]:
        known = self.moves(g)
        if g.can_auction(seat):
            bits.add_numbers(known, AUCTION, self.on_offer(g))
        return known or [NOTHING]

    def pick(self, g: MarraCash, seat: Seat, rng: Rng) -> int:
        moves: i64 = 0
        shops: i64 = 0
        if not g.auctioned():
            moves = g.move_count()
        if g.can_auction(seat):
            shops = self.on_offer(g)
        known = moves + bits.count(shops)
        index: i64 = rng.below(max(1, known))
        if known == 0:
            return NOTHING
        return g.move(index) if index < moves else AUCTION + bits.nth(shops, index - moves)

    def answered(self, g: MarraCash, answer: int) -> None:
        if answer < AUCTION:
            move_group(g, self.seat, answer)
        elif answer == NOTHING:
            lapse(g, self.seat, self.slot)
        else:
            begin_auction(g, self.seat, answer - AUCTION)

    def default(self, g: MarraCash, seat: Seat) -> int:
        """The move with the best lead over the best of the others; without a move the most passed shop."""
        best = NOTHING
        best_lead = 0
        for answer in self.moves(g):
            entries = entering(g, g.group(answer // EXITS), answer, 0)
            changes = Prospect(g, seat, entries).changes
            lead = changes[seat] - max([change for other, change in enumerate(changes) if other != seat])
            if best == NOTHING or lead > best_lead:
                best, best_lead = answer, lead
        if best == NOTHING and self.legal(g, seat) != [NOTHING]:
            return AUCTION + best_shop(g)
        return best

    def say(self, g: MarraCash, seat: Seat, answer: int) -> Action:
        if answer == NOTHING:
            return m.Lapse()
        return AUCTIONS[answer - AUCTION] if answer >= AUCTION else g.printed.moves[answer]

    def hear(self, g: MarraCash, seat: Seat, action: Action) -> int:
        if isinstance(action, m.Lapse):
            return NOTHING
        if isinstance(action, m.AuctionShop):
            return AUCTION + shop_number(action.shop, "MC-16")
        if not isinstance(action, m.MoveGroup):
            raise self.wrong_kind(action)
        start, to = fountain_number(action.group, "MC-35"), fountain_number(action.to, "MC-35")
        way = g.printed.ways.between(start, to)
        if way == NO_END:
            raise IllegalAction(
                f"no alley leads from {start + 1} to {to + 1}", code="not_adjacent", rule="MC-70"
            )
        return way

    def why_illegal(self, g: MarraCash, seat: Seat, answer: int) -> IllegalAction:
        if answer >= AUCTION:
            shop = answer - AUCTION
            if g.can_auction(seat) and g.is_free(shop):
                return IllegalAction("a second shop must be free", code="only_one_free_shop", rule="MC-R14")
            return why_no_auction(g, seat, shop)
        if g.auctioned():
            return IllegalAction("no move after an auction", code="move_after_auction", rule="MC-33")
        return IllegalAction("nobody stands there", code="empty_fountain", rule="MC-35")


ACTS: Final = [Act(seat, slot) for seat in range(MOST_SEATS) for slot in (1, 2)]


@final
class Acting(Frame[MarraCash]):
    """MC-29: one of the two actions of a turn. What is forced, as all can see, is done without a question."""

    def __init__(self, seat: Seat, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def run(self, g: MarraCash, at: int) -> None:
        """MC-R14, MC-R36: money decides only while it is public."""
        act = ACTS[self.seat * 2 + self.slot - 1]
        hidden = g.chosen.cash_hidden
        able = g.might_auction(self.seat) if hidden else g.can_auction(self.seat)
        auctions = act.auctions(g) if able else []
        known = act.moves(g) + auctions
        if not known:
            lapse(g, self.seat, self.slot)
        elif len(known) == 1 and not (hidden and auctions):
            act.answered(g, known[0])
        else:
            g.become(act)


def call_action(g: MarraCash, act: Act, then: int) -> None:
    """The player acts; nearly always there are two moves at least, so that nothing can be forced."""
    if g.has_fork() and not g.auctioned():
        g.call(act, then)
    else:
        g.call(Acting(act.seat, act.slot), then)


def needs_visitors(g: MarraCash) -> bool:
    """MC-34, MC-53, MC-R22, MC-R23: empty entrances are filled as long as somebody waits outside."""
    return g.waiting() > 0 and g.empty_entrances() != 0


@final
class Bring(Ask[MarraCash]):
    """MC-51, MC-R21: an empty entrance, an end of the line, and two to four visitors (D6)."""

    question = "marracash.bring"
    rule = "MC-51"
    size = ENTRANCES * 2 * MOST_REFILL

    def legal(self, g: MarraCash, seat: Seat) -> list[int]:
        return g.printed.refills(g.empty_entrances(), g.waiting())

    def answered(self, g: MarraCash, answer: int) -> None:
        bring_as_said(g, self.seat, answer)
        if needs_visitors(g):
            g.become(self)
        else:
            g.leave()

    def say(self, g: MarraCash, seat: Seat, answer: int) -> Action:
        place, count = divmod(answer, MOST_REFILL)
        entrance, end = divmod(place, 2)
        return m.BringVisitors(g.printed.souk.entrances[entrance] + 1, "right" if end else "left", count + 1)

    def hear(self, g: MarraCash, seat: Seat, action: Action) -> int:
        if not isinstance(action, m.BringVisitors):
            raise self.wrong_kind(action)
        entrance = fountain_number(action.entrance, self.rule)
        if entrance not in g.printed.souk.entrances:
            raise IllegalAction(
                f"fountain {action.entrance} is no entrance", code="not_an_entrance", rule=self.rule
            )
        place = g.printed.souk.entrances.index(entrance) * 2 + (action.end == "right")
        return place * MOST_REFILL + action.count - 1

    def why_illegal(self, g: MarraCash, seat: Seat, answer: int) -> IllegalAction:
        entrance = g.printed.souk.entrances[answer // MOST_REFILL // 2]
        if bits.has(g.occupied(), entrance):
            return IllegalAction("that entrance is occupied", code="entrance_occupied", rule="MC-34")
        counts = " or ".join(map(str, g.printed.refill_counts(int(g.waiting()))))
        return IllegalAction(f"{counts} visitors, please", code="wrong_count", rule=self.rule)


def bring_as_said(g: MarraCash, seat: Seat, answer: i64) -> None:
    """MC-51: an answer says the entrance, the end of the line and how many."""
    place = answer // MOST_REFILL
    entrance = g.printed.ways.entrances[place // 2]
    bring(g, seat, entrance, place % 2 == 0, answer % MOST_REFILL + 1)


BRINGS: Final = [Bring(seat) for seat in range(MOST_SEATS)]
