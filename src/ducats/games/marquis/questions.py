"""The questions of Marquis with few answers; those in which bundles are named are in bargains.py."""

from typing import ClassVar, Final, final

from ducats.engine.errors import IllegalAction
from ducats.engine.frames import Ask
from ducats.engine.messages import Action, Seat
from ducats.games.marquis import events
from ducats.games.marquis.actions import (
    Allow,
    Assassinate,
    CallWitness,
    ClaimToll,
    Exchange,
    LayCard,
    PlayOn,
    PlayVeto,
    Retaliate,
    SpareAll,
    Stop,
    TakeBack,
    WaiveToll,
)
from ducats.games.marquis.cards import draw, lay, may_take_back, take_back
from ducats.games.marquis.drawing import FOR_WITNESS, DrawCards
from ducats.games.marquis.judge import ASSASSINATION, DEMAND, EFFECTS, rate, targets
from ducats.games.marquis.notation import letter_number, short, short_name, short_number, wrong_kind
from ducats.games.marquis.purse import DEALER, LAST, OWN, least_exchanges, most_exchanges
from ducats.games.marquis.state import NOBODY, Marquis
from ducats.games.marquis.tables import COLOUR, MAX_SEATS, S, V

MOST_EXCHANGES: Final = 41
"""32 coins and 8 Vetos at 1/1 at most."""


class OneSeat(Ask[Marquis]):
    """A question to a single seat that reports its answer to the frame below."""

    def __init__(self, seat: Seat) -> None:
        self.seats = (seat,)
        self.seat = seat

    def parameters(self) -> tuple[int, ...]:
        return (self.seat,)

    def answered(self, g: Marquis, answers: list[int]) -> None:
        g.leave(answers[0])


class ExchangeQuestion(OneSeat):
    """MQ-34, MQ-37: how many exchanges; the answer is the number."""

    size = MOST_EXCHANGES
    kind: ClassVar[int] = OWN

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        least, most = least_exchanges(g, seat, self.kind), most_exchanges(g, seat, self.kind)
        return list(range(least, most + 1))

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        return Exchange(answer)

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if not isinstance(action, Exchange):
            raise wrong_kind(self, action)
        return action.times

    def why_illegal(self, g: Marquis, seat: Seat, answer: int) -> IllegalAction:
        if answer < least_exchanges(g, seat, self.kind):
            return IllegalAction(
                "the treasury is empty, so you must exchange", code="duty_to_exchange", rule="MQ-37"
            )
        return IllegalAction("you cannot pay for so many exchanges", code="too_few_coins", rule="MQ-32")


@final
class ExchangeCoins(ExchangeQuestion):
    """MQ-12, MQ-35: at the start of one's turn, with the card that lies open."""

    question = "marquis.exchange"
    rule = "MQ-34"
    kind = OWN

    def default(self, g: Marquis, seat: Seat) -> int:
        """All at half a diamond per coin or better, else as little as allowed."""
        price, gain = rate(g, seat)
        legal = self.legal(g, seat)
        return legal[-1] if 2 * gain >= price else legal[0]


@final
class ExchangeNow(ExchangeQuestion):
    """MQ-75: the dealer's first exchange."""

    question = "marquis.exchange_now"
    rule = "MQ-75"
    kind = DEALER


@final
class ExchangeLast(ExchangeQuestion):
    """MQ-108, MQ-109: the last one, where Vetos count."""

    question = "marquis.exchange_last"
    rule = "MQ-108"
    kind = LAST

    def default(self, g: Marquis, seat: Seat) -> int:
        return self.legal(g, seat)[-1]


CLAIMED: Final = 0
WAIVED: Final = 1


@final
class MayClaim(OneSeat):
    """MQ-69, MQ-71: the Countess's coin from somebody who exchanges."""

    question = "marquis.claim_toll"
    rule = "MQ-69"
    size = 2

    def __init__(self, seat: Seat, payer: Seat) -> None:
        self.seats = (seat,)
        self.seat = seat
        self.payer = payer

    def parameters(self) -> tuple[int, ...]:
        return (self.seat, self.payer)

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return [CLAIMED, WAIVED]

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        return ClaimToll() if answer == CLAIMED else WaiveToll()

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if isinstance(action, ClaimToll):
            return CLAIMED
        if isinstance(action, WaiveToll):
            return WAIVED
        raise wrong_kind(self, action)


def most_valuable(g: Marquis, shorts: list[int]) -> int:
    """What an absent player picks: the highest treasury value, ties by alphabet."""
    return max(shorts, key=lambda answer: (g.tables.treasury[answer % COLOUR], -(answer % COLOUR), -answer))


@final
class ChooseCard(OneSeat):
    """MQ-13, MQ-51, MQ-99, MQ-V3: one character of the hand, or the mercenary; the answer is as
    `short` has it."""

    question = "marquis.lay_card"
    rule = "MQ-13"
    size = 2 * COLOUR

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return [S] if g.committed[seat] else [short(g, card) for card in g.characters(seat)]

    def default(self, g: Marquis, seat: Seat) -> int:
        return most_valuable(g, self.legal(g, seat))

    def answered(self, g: Marquis, answers: list[int]) -> None:
        own = answers[0] < COLOUR
        lay(g, self.seat, self.seat * COLOUR + answers[0] if own else g.hired[self.seat])
        g.leave()

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        return LayCard(short_name(answer))

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if not isinstance(action, LayCard):
            raise wrong_kind(self, action)
        return short_number(action.card, self.rule)

    def why_illegal(self, g: Marquis, seat: Seat, answer: int) -> IllegalAction:
        if answer == V:
            return IllegalAction("a Veto is no character", code="veto_is_no_character", rule="MQ-51")
        return IllegalAction("that card is not in your hand", code="card_not_in_hand", rule="MQ-13")


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

    def answered(self, g: Marquis, answers: list[int]) -> None:
        if answers[0] == SPARED and g.listened_to():
            g.tell(events.AllSpared(self.seat))
        g.leave(NOBODY if answers[0] == SPARED else answers[0])

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        return SpareAll() if answer == SPARED else Assassinate(answer)

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if isinstance(action, SpareAll):
            return SPARED
        if not isinstance(action, Assassinate):
            raise wrong_kind(self, action)
        return action.seat

    def why_illegal(self, g: Marquis, seat: Seat, answer: int) -> IllegalAction:
        if answer == SPARED:
            return IllegalAction("somebody must die", code="must_assassinate", rule="MQ-R06")
        return IllegalAction("that seat is no target", code="no_target", rule="MQ-60")


ALLOWED: Final = 0
VETOED: Final = 1
RETALIATED: Final = 2


@final
class MayVeto(OneSeat):
    """MQ-46, MQ-R09, MQ-R35: the victim allows an effect or stops it; without the card he can only
    allow it."""

    question = "marquis.may_veto"
    rule = "MQ-46"
    size = 3

    def __init__(self, seat: Seat, culprit: Seat, effect: int, coins: int) -> None:
        self.seats = (seat,)
        self.seat = seat
        self.culprit = culprit
        self.effect = effect
        self.coins = coins

    def parameters(self) -> tuple[int, ...]:
        return (self.seat, self.culprit, self.effect, self.coins)

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        if V not in g.hands[seat]:
            return [ALLOWED]
        return [ALLOWED, VETOED, RETALIATED] if V in g.specials[seat] else [ALLOWED, VETOED]

    def default(self, g: Marquis, seat: Seat) -> int:
        """Against an elimination or the loss of two coins and more."""
        loss = min(self.coins, g.coins[seat])
        killed = self.effect == ASSASSINATION or (self.effect == DEMAND and loss == 0)
        return VETOED if V in g.hands[seat] and (killed or loss >= 2) else ALLOWED

    def answered(self, g: Marquis, answers: list[int]) -> None:
        if g.listened_to():
            said = events.Allowed if answers[0] == ALLOWED else events.VetoPlayed
            g.tell(said(self.seat, self.culprit, EFFECTS[self.effect]))
        g.leave(answers[0])

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
        raise wrong_kind(self, action)

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
        self.seats = (seat,)
        self.seat = seat
        self.laid = laid

    def parameters(self) -> tuple[int, ...]:
        return (self.seat, self.laid)

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return sorted({short(g, card) for card in may_take_back(g, seat, self.laid)})

    def default(self, g: Marquis, seat: Seat) -> int:
        return most_valuable(g, self.legal(g, seat))

    def answered(self, g: Marquis, answers: list[int]) -> None:
        chosen = [c for c in may_take_back(g, self.seat, self.laid) if short(g, c) == answers[0]]
        take_back(g, self.seat, self.laid, chosen[-1])
        g.leave()

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        return TakeBack(short_name(answer))

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if not isinstance(action, TakeBack):
            raise wrong_kind(self, action)
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

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return [*g.decks[seat], TOP]

    def default(self, g: Marquis, seat: Seat) -> int:
        return TOP

    def answered(self, g: Marquis, answers: list[int]) -> None:
        if answers[0] == TOP:
            g.become(DrawCards(self.seat, 1, FOR_WITNESS))
        else:
            draw(g, self.seat, answers[0], self.rule)
            g.leave()

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        return CallWitness(None if answer == TOP else g.letter_name(answer))

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if not isinstance(action, CallWitness):
            raise wrong_kind(self, action)
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

    def answered(self, g: Marquis, answers: list[int]) -> None:
        if g.listened_to():
            g.tell(events.PlayedOn(self.seat) if answers[0] == PLAYS_ON else events.Stopped(self.seat))
        g.leave(answers[0])

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        return PlayOn() if answer == PLAYS_ON else Stop()

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if isinstance(action, PlayOn):
            return PLAYS_ON
        if isinstance(action, Stop):
            return STOPS
        raise wrong_kind(self, action)
