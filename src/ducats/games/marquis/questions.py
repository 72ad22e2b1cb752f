"""The questions of Marquis with few answers; those in which bundles are named are in bargains.py."""

from typing import Final, final

from ducats.engine.errors import IllegalAction
from ducats.engine.frames import Ask
from ducats.engine.messages import Action, Seat
from ducats.games.marquis import events
from ducats.games.marquis.actions import (
    Allow,
    Assassinate,
    CallWitness,
    LayCard,
    PlayOn,
    PlayVeto,
    Retaliate,
    SpareAll,
    Stop,
    TakeBack,
)
from ducats.games.marquis.cards import draw, lay, may_take_back, take_back
from ducats.games.marquis.drawing import FOR_WITNESS, DrawCards
from ducats.games.marquis.judge import ASSASSINATION, DEMAND, EFFECTS, targets
from ducats.games.marquis.notation import letter_number, short, short_name, short_number
from ducats.games.marquis.state import NO_CARD, NOBODY, Marquis
from ducats.games.marquis.tables import COLOUR, MAX_SEATS, S, V


class OneSeat(Ask[Marquis]):
    """A question to a single seat that reports its answer to the frame below."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def answered(self, g: Marquis, answer: int) -> None:
        g.leave(answer)


def most_valuable(g: Marquis, shorts: list[int]) -> int:
    """What an absent player picks: the highest treasury value, ties by alphabet."""
    return max(shorts, key=lambda answer: (g.tables.treasury[answer % COLOUR], -(answer % COLOUR), -answer))


PROSECUTOR: Final = [S]


@final
class ChooseCard(OneSeat):
    """MQ-13, MQ-51, MQ-99, MQ-V3: one character of the hand, or the mercenary; the answer is as
    `short` has it."""

    question = "marquis.lay_card"
    rule = "MQ-13"
    size = 2 * COLOUR

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        if g.committed[seat]:
            return PROSECUTOR
        hand, hired = g.hands[seat], g.hired[seat]
        if g.holds_veto(seat):
            hand = hand[:-1]
        return hand if hired == NO_CARD else [*hand, short(g, hired)]

    def default(self, g: Marquis, seat: Seat) -> int:
        return most_valuable(g, self.legal(g, seat))

    def answered(self, g: Marquis, answer: int) -> None:
        own = answer < COLOUR
        lay(g, self.seat, self.seat * COLOUR + answer if own else g.hired[self.seat])
        g.leave()

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        return LayCard(short_name(answer))

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if not isinstance(action, LayCard):
            raise self.wrong_kind(action)
        return short_number(action.card, self.rule)

    def why_illegal(self, g: Marquis, seat: Seat, answer: int) -> IllegalAction:
        if answer == V:
            return IllegalAction("a Veto is no character", code="veto_is_no_character", rule="MQ-51")
        return IllegalAction("that card is not in your hand", code="card_not_in_hand", rule="MQ-13")


CARD_CHOICES: Final = [ChooseCard(seat) for seat in range(MAX_SEATS)]
"""Frames hold nothing of a game, so that one for each seat serves all games."""
SPARED: Final = MAX_SEATS


@final
class ChooseVictim(OneSeat):
    """MQ-60, MQ-18, MQ-R06: the Assassin's target, or nobody; the answer is the seat."""

    question = "marquis.assassinate"
    rule = "MQ-60"
    size = MAX_SEATS + 1

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        answers = targets(g, seat)
        if g.options.assassin_optional:
            answers.append(SPARED)
        return answers

    def default(self, g: Marquis, seat: Seat) -> int:
        """The richest in coins, ties in play order."""
        found = targets(g, seat)
        most = max(g.coins[target] for target in found)
        return next(target for target in found if g.coins[target] == most)

    def answered(self, g: Marquis, answer: int) -> None:
        if answer == SPARED and g.listened_to():
            g.tell(events.AllSpared(self.seat))
        g.leave(NOBODY if answer == SPARED else answer)

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        return SpareAll() if answer == SPARED else Assassinate(answer)

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if isinstance(action, SpareAll):
            return SPARED
        if not isinstance(action, Assassinate):
            raise self.wrong_kind(action)
        return action.seat

    def why_illegal(self, g: Marquis, seat: Seat, answer: int) -> IllegalAction:
        if answer == SPARED:
            return IllegalAction("somebody must die", code="must_assassinate", rule="MQ-R06")
        return IllegalAction("that seat is no target", code="no_target", rule="MQ-60")


ALLOWED: Final = 0
VETOED: Final = 1
RETALIATED: Final = 2
ALLOW_ONLY: Final = [ALLOWED]
ALLOW_OR_VETO: Final = [ALLOWED, VETOED]


@final
class MayVeto(OneSeat):
    """MQ-46, MQ-R09, MQ-R35: the victim allows an effect or stops it; without the card he can only
    allow it."""

    question = "marquis.may_veto"
    rule = "MQ-46"
    size = 3

    def __init__(self, seat: Seat, culprit: Seat, effect: int, coins: int) -> None:
        super().__init__(seat)
        self.culprit = culprit
        self.effect = effect
        self.coins = coins

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        if not g.holds_veto(seat):
            return ALLOW_ONLY
        return [ALLOWED, VETOED, RETALIATED] if V in g.specials[seat] else ALLOW_OR_VETO

    def default(self, g: Marquis, seat: Seat) -> int:
        """Against an elimination or the loss of two coins and more."""
        loss = min(self.coins, g.coins[seat])
        killed = self.effect == ASSASSINATION or (self.effect == DEMAND and loss == 0)
        return VETOED if g.holds_veto(seat) and (killed or loss >= 2) else ALLOWED

    def answered(self, g: Marquis, answer: int) -> None:
        if g.listened_to():
            said = events.Allowed if answer == ALLOWED else events.VetoPlayed
            g.tell(said(self.seat, self.culprit, EFFECTS[self.effect]))
        g.leave(answer)

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        if answer == RETALIATED:
            return Retaliate()
        return PlayVeto() if answer == VETOED else Allow()

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if isinstance(action, Retaliate):
            return RETALIATED
        if isinstance(action, PlayVeto):
            return VETOED
        if isinstance(action, Allow):
            return ALLOWED
        raise self.wrong_kind(action)

    def why_illegal(self, g: Marquis, seat: Seat, answer: int) -> IllegalAction:
        if answer == RETALIATED:
            return IllegalAction("you cannot retaliate", code="no_retaliation", rule="MQ-V2")
        return IllegalAction("your Veto is not in your hand", code="no_veto", rule="MQ-46")


@final
class ChooseTakenBack(OneSeat):
    """MQ-85, MQ-88: the Clairvoyant's card, as `short` has it. `laid` is the card that allows it."""

    question = "marquis.take_back"
    rule = "MQ-85"
    size = 2 * COLOUR

    def __init__(self, seat: Seat, laid: int) -> None:
        super().__init__(seat)
        self.laid = laid

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return sorted({short(g, card) for card in may_take_back(g, seat, self.laid)})

    def default(self, g: Marquis, seat: Seat) -> int:
        return most_valuable(g, self.legal(g, seat))

    def answered(self, g: Marquis, answer: int) -> None:
        chosen = [c for c in may_take_back(g, self.seat, self.laid) if short(g, c) == answer]
        take_back(g, self.seat, self.laid, chosen[-1])
        g.leave()

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        return TakeBack(short_name(answer))

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if not isinstance(action, TakeBack):
            raise self.wrong_kind(action)
        return short_number(action.card, self.rule)

    def why_illegal(self, g: Marquis, seat: Seat, answer: int) -> IllegalAction:
        return IllegalAction("that card cannot be taken back", code="cannot_take_back", rule="MQ-86")


TOP: Final = COLOUR


@final
class ChooseWitness(OneSeat):
    """MQ-100: a card of the own draw pile or its top one; the answer is the letter or TOP."""

    question = "marquis.call_witness"
    rule = "MQ-100"
    size = COLOUR + 1
    looks = True

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return [*g.decks[seat], TOP]

    def default(self, g: Marquis, seat: Seat) -> int:
        return TOP

    def answered(self, g: Marquis, answer: int) -> None:
        if answer == TOP:
            g.become(DrawCards(self.seat, 1, FOR_WITNESS))
        else:
            draw(g, self.seat, answer, self.rule)
            g.leave()

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        return CallWitness(None if answer == TOP else g.letter_name(answer))

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if not isinstance(action, CallWitness):
            raise self.wrong_kind(action)
        return TOP if action.card is None else letter_number(action.card, self.rule)

    def why_illegal(self, g: Marquis, seat: Seat, answer: int) -> IllegalAction:
        return IllegalAction("that card is not in your draw pile", code="card_not_in_deck", rule="MQ-100")


PLAYS_ON: Final = 0
STOPS: Final = 1


@final
class MayPlayOn(OneSeat):
    """MQ-114, MQ-R37: the last player goes on or stops."""

    question = "marquis.play_on"
    rule = "MQ-114"
    size = 2

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return [PLAYS_ON, STOPS]

    def answered(self, g: Marquis, answer: int) -> None:
        if g.listened_to():
            g.tell(events.PlayedOn(self.seat) if answer == PLAYS_ON else events.Stopped(self.seat))
        g.leave(answer)

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        return PlayOn() if answer == PLAYS_ON else Stop()

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if isinstance(action, PlayOn):
            return PLAYS_ON
        if isinstance(action, Stop):
            return STOPS
        raise self.wrong_kind(action)
