"""The frames of Musketeers in the order of the rulebook: match, hand, duel."""

from typing import Final, final

from ducats.engine import bits
from ducats.engine.frames import OPEN, Frame
from ducats.games.musketeers.rules.events import CardsRevealed, GuardTurned, HandBegan, HandEnded, MatchEnded
from ducats.games.musketeers.rules.fought import NOBODY, cards_in, jailed_in, judge
from ducats.games.musketeers.rules.notation import hand_result, jailed_seat
from ducats.games.musketeers.rules.printed import DUELS
from ducats.games.musketeers.rules.questions import COMMITMENTS, DEALS, LAYINGS, TURN_GUARD_UP
from ducats.games.musketeers.rules.state import Musketeers
from ducats.games.musketeers.rules.tokens import LOSERS, WINNERS, settle_token

HAND_SCORED: Final = 1


@final
class Match(Frame[Musketeers]):
    """MU-39, MU-40: hands until the match is decided."""

    def run(self, g: Musketeers, at: int) -> None:
        if at == HAND_SCORED and is_decided(g):
            if g.listened_to():
                totals = g.totals()
                best = max(totals)
                winners = tuple([seat for seat in range(g.seats) if totals[seat] == best])
                g.tell(MatchEnded(tuple(totals), winners))
            g.leave()
        else:
            g.call(HAND, HAND_SCORED)


MATCH: Final = Match()


def is_decided(g: Musketeers) -> bool:
    """MU-40, MU-R16, MU-R17: the target is reached (as an option, not shared), or the hands are used up."""
    options = g.options
    if g.hand_number() >= options.max_hands or options.match_mode == "single_hand":
        return True
    if options.match_mode == "fixed_hands":
        return g.hand_number() >= options.hands
    totals = g.totals()
    best = max(totals)
    tied = totals.count(best) > 1
    return best >= options.match_target and not (tied and options.match_tie == "extra_hand")


DEALT: Final = 1
REWARDS_LAID: Final = 2
DUEL_FOUGHT: Final = 3


@final
class Hand(Frame[Musketeers]):
    """MU-11: deal, rewards, up to nine duels, pay."""

    def run(self, g: Musketeers, at: int) -> None:
        if at == OPEN:
            g.gather()
            if g.listened_to():
                guards = g.printed.guard_values(g.pile())
                g.tell(HandBegan(g.hand_number(), guards, g.printed.removed[g.seats]))
            g.call(DEALS[0], DEALT)
        elif at == DEALT:
            g.call(LAYINGS[g.seats], REWARDS_LAID)
        elif at == DUEL_FOUGHT and is_hand_over(g):
            settle_hand(g)
            g.leave()
        else:
            g.call(DUEL, DUEL_FOUGHT)


HAND: Final = Hand()


def is_hand_over(g: Musketeers) -> bool:
    """MU-33, MU-34, MU-R15: the third jewel stops the hand, else the ninth duel."""
    return g.duel() == DUELS or g.has_three_jewels()


def settle_hand(g: Musketeers) -> None:
    """MU-35, MU-38, MU-R14: all rewards are shown and paid, the others' too."""
    g.pay()
    if g.listened_to():
        hand = hand_result(g.paid[-1])
        totals = tuple(g.totals())
        g.tell(HandEnded(g.hand_number(), hand.reason, hand.rewards, hand.rows, hand.scores, totals))


GUARD_UP: Final = 1
COMMITTED: Final = 2
TOKEN_MOVED: Final = 3


@final
class DuelFrame(Frame[Musketeers]):
    """MU-12, MU-16, MU-17: a guard, a card from everybody, a token for one."""

    def run(self, g: Musketeers, at: int) -> None:
        if at == OPEN:
            g.call(TURN_GUARD_UP, GUARD_UP)
        elif at == GUARD_UP:
            if g.listened_to():
                g.tell(GuardTurned(int(g.duel()), int(g.guard_value()), jailed_seat(g.jailed())))
            if g.duel() == DUELS:
                # E36: the last card is no choice, so nobody is asked.
                g.fight([int(bits.lowest(g.hand(seat))) for seat in range(g.seats)])
                g.skip_to(COMMITTED)
            else:
                g.call(COMMITMENTS[g.seats], COMMITTED)
        elif at == COMMITTED:
            reveal(g)
        else:
            g.leave()


DUEL: Final = DuelFrame()


def reveal(g: Musketeers) -> None:
    """MU-13, MU-15: the cards are turned up together and the duel is judged."""
    duel = g.last_duel()
    total, won, seat = judge(g.printed, g.seats, duel)
    if g.listened_to():
        jailed = jailed_in(duel)
        g.tell(
            CardsRevealed(
                int(g.duel()),
                int(g.guard_value()),
                g.printed.card_names(cards_in(duel, g.seats)),
                jailed_seat(jailed),
                int(total),
                won,
                int(seat),
                g.options.jail_discard_visible,
                "MU-31" if jailed != NOBODY else "MU-15",
            )
        )
    settle_token(g, WINNERS[seat] if won else LOSERS[seat], TOKEN_MOVED)
