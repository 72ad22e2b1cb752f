"""The frames of Musketeers in the order of the rulebook: match, hand, duel."""

from typing import Final, final

from ducats.engine.frames import OPEN, Frame
from ducats.games.musketeers.messages import (
    CardsRevealed,
    GuardTurned,
    HandBegan,
    HandEnded,
    MatchEnded,
)
from ducats.games.musketeers.notation import hand_result
from ducats.games.musketeers.questions import COMMITMENTS, DEALS, LAYINGS, TURN_GUARD_UP
from ducats.games.musketeers.state import NOBODY, Musketeers
from ducats.games.musketeers.tables import DUELS
from ducats.games.musketeers.tokens import LOSERS, WINNERS, settle_token

HAND_SCORED: Final = 1


@final
class Match(Frame[Musketeers]):
    """MU-39, MU-40: hands until the match is decided."""

    def run(self, g: Musketeers, at: int) -> None:
        if at == HAND_SCORED and is_decided(g):
            if g.listened_to():
                best = max(g.totals)
                winners = tuple(seat for seat in range(g.seats) if g.totals[seat] == best)
                g.tell(MatchEnded(tuple(g.totals), winners))
            g.leave()
        else:
            g.call(HAND, HAND_SCORED)


MATCH: Final = Match()


def is_decided(g: Musketeers) -> bool:
    """MU-40, MUR-16, MUR-17: the target is reached (as an option, not shared), or the hands are used up."""
    options, best = g.options, max(g.totals)
    if g.hand_number >= options.max_hands:
        return True
    if options.match_mode == "single_hand":
        return True
    if options.match_mode == "fixed_hands":
        return g.hand_number >= options.hands
    tied = g.totals.count(best) > 1
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
                guards = tuple(g.tables.guards[guard] for guard in g.pile)
                g.tell(HandBegan(g.hand_number, guards, g.tables.removed[g.seats]))
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
    """MU-33, MU-34, MUR-15: the third jewel stops the hand, else the ninth duel."""
    return g.has_three_jewels() or g.duel == DUELS


def settle_hand(g: Musketeers) -> None:
    """MU-35, MU-38, MUR-14: all rewards are shown and paid, the others' too."""
    g.pay()
    if g.listened_to():
        hand = hand_result(g, g.paid[-1])
        g.tell(HandEnded(g.hand_number, hand.reason, hand.rewards, hand.rows, hand.scores, tuple(g.totals)))


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
                g.tell(GuardTurned(g.duel, g.guard_value(), None if g.jailed == NOBODY else g.jailed))
            if len(g.hands[0]) == 1:
                # E36: the last card is no choice, so nobody is asked.
                g.fight([hand[0] for hand in g.hands])
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
    guard, jailed, cards = g.fought[-1][0], g.fought[-1][1], g.fought[-1][2:]
    total, won, seat = g.judge(guard, jailed, cards)
    if g.listened_to():
        g.tell(
            CardsRevealed(
                g.duel,
                g.guard_value(),
                tuple(g.card_name(card) for card in cards),
                None if jailed == NOBODY else jailed,
                total,
                won,
                seat,
                g.options.jail_discard_visible,
                "MU-31" if jailed != NOBODY else "MU-15",
            )
        )
    settle_token(g, WINNERS[seat] if won else LOSERS[seat], TOKEN_MOVED)
