"""The questions of Marquis with few answers; those in which bundles are named are in bargains.py."""

from typing import Any, Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.bits import bit
from ducats.engine.codecs import Either, Field, Words
from ducats.engine.errors import IllegalAction
from ducats.engine.frames import Ask
from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.marquis.rules import events
from ducats.games.marquis.rules.cards import draw, lay, next_takeable, take_back
from ducats.games.marquis.rules.drawing import FOR_WITNESS, draw_cards
from ducats.games.marquis.rules.ledger import play_veto
from ducats.games.marquis.rules.messages import (
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
from ducats.games.marquis.rules.notation import Letter, Short, short
from ducats.games.marquis.rules.printed import COLOUR, MAX_SEATS, F, H, S, V
from ducats.games.marquis.rules.queries import EFFECTS, TOLL, kills, target_set, targets
from ducats.games.marquis.rules.state import NO_CARD, NOBODY, Marquis


def most_valuable(g: Marquis, shorts: list[int]) -> int:
    """What an absent player picks: the highest treasury value, ties by alphabet."""
    best = shorts[0]
    for answer in shorts:
        more = g.printed.treasury[answer % COLOUR] - g.printed.treasury[best % COLOUR]
        if more > 0 or (more == 0 and answer % COLOUR < best % COLOUR):
            best = answer
    return best


@final
class ChooseCard(Ask[Marquis]):
    """MQ-13, MQ-51, MQ-99, MQ-V3: one character of the hand, or the mercenary; the answer is as
    `short` has it."""

    question = "marquis.lay_card"
    rule = "MQ-13"
    size = 2 * COLOUR
    codec = Short(LayCard, "card")

    def layable(self, g: Marquis) -> i64:
        """The set of answers."""
        if g.is_bound(self.seat):
            return bit(S)
        found = g.characters_in_hand(self.seat)
        hired = g.hired(self.seat)
        return found if hired == NO_CARD else found | bit(short(g, hired))

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return bits.numbers(self.layable(g))

    def pick(self, g: Marquis, seat: Seat, rng: Rng) -> int:
        layable = self.layable(g)
        return bits.nth(layable, rng.below(bits.count(layable)))

    def default(self, g: Marquis, seat: Seat) -> int:
        return most_valuable(g, self.legal(g, seat))

    def answered(self, g: Marquis, answer: int) -> None:
        lay(g, self.seat, self.seat * COLOUR + answer if answer < COLOUR else g.hired(self.seat))
        g.leave()

    def why_illegal(self, g: Marquis, seat: Seat, answer: int) -> IllegalAction:
        if answer == V:
            return IllegalAction("a Veto is no character", code="veto_is_no_character", rule="MQ-51")
        if g.is_bound(seat):
            return IllegalAction("you must lay your Prosecutor", code="must_lay_prosecutor", rule="MQ-99")
        return IllegalAction("that card is not in your hand", code="card_not_in_hand", rule="MQ-13")


CARD_CHOICES: Final = [ChooseCard(seat) for seat in range(MAX_SEATS)]
"""Frames hold nothing of a game, so that one for each seat serves all games."""

SPARED: Final = MAX_SEATS


@final
class ChooseVictim(Ask[Marquis]):
    """MQ-60, MQ-18, MQ-R06: the Assassin's target, or nobody; the answer is the seat."""

    question = "marquis.assassinate"
    rule = "MQ-60"
    size = MAX_SEATS + 1
    codec = Either(Field(Assassinate, "seat"), {SPARED: SpareAll})

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        answers = targets(g, seat)
        if g.flags.assassin_optional:
            answers.append(SPARED)
        return answers

    def pick(self, g: Marquis, seat: Seat, rng: Rng) -> int:
        found = target_set(g, seat)
        chosen = rng.below(bits.count(found) + (1 if g.flags.assassin_optional else 0))
        victim = g.next_seat(seat)
        while found:
            if bits.has(found, victim):
                if chosen == 0:
                    return victim
                chosen -= 1
                found &= ~bit(victim)
            victim = g.next_seat(victim)
        return SPARED

    def default(self, g: Marquis, seat: Seat) -> int:
        """The richest in coins, ties in play order."""
        found = targets(g, seat)
        most = max([g.coins(target) for target in found])
        return next(target for target in found if g.coins(target) == most)

    def answered(self, g: Marquis, answer: int) -> None:
        if answer == SPARED and g.listened_to():
            g.tell(events.AllSpared(self.seat))
        g.leave(NOBODY if answer == SPARED else answer)

    def why_illegal(self, g: Marquis, seat: Seat, answer: int) -> IllegalAction:
        if answer == SPARED:
            return IllegalAction("somebody must die", code="must_assassinate", rule="MQ-R06")
        return IllegalAction("that seat is no target", code="no_target", rule="MQ-60")


VICTIM_CHOICES: Final = [ChooseVictim(seat) for seat in range(MAX_SEATS)]

ALLOWED: Final = 0
VETOED: Final = 1
RETALIATED: Final = 2


@final
class MayVeto(Ask[Marquis]):
    """MQ-46, MQ-R09, MQ-R35: the victim allows an effect or stops it; without the card only the former."""

    question = "marquis.may_veto"
    rule = "MQ-46"
    size = 3
    codec = Words(Allow, PlayVeto, Retaliate)

    def __init__(self, seat: Seat, culprit: Seat, effect: int, coins: int) -> None:
        super().__init__(seat)
        self.culprit = culprit
        self.effect = effect
        self.coins = coins

    def possible(self, g: Marquis) -> i64:
        """How many of the three answers are open."""
        if not g.holds_veto(self.seat):
            return 1
        return 3 if bits.has(g.specials(self.seat), V) else 2

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return bits.span(ALLOWED, self.possible(g) - 1)

    def pick(self, g: Marquis, seat: Seat, rng: Rng) -> int:
        return rng.below(self.possible(g))

    def default(self, g: Marquis, seat: Seat) -> int:
        """Against an elimination or the loss of two coins and more."""
        serious = kills(g, self.effect, seat) or min(self.coins, g.coins(seat)) >= 2
        return VETOED if serious and g.holds_veto(seat) else ALLOWED

    def cited(self, g: Marquis, seat: Seat) -> str:
        return "MQ-R08" if self.effect == TOLL else self.rule

    def answered(self, g: Marquis, answer: int) -> None:
        if answer != ALLOWED:
            play_veto(g, self.seat)
        if g.listened_to():
            said = events.Allowed if answer == ALLOWED else events.VetoPlayed
            g.tell(said(self.seat, self.culprit, EFFECTS[self.effect]))
        g.leave(answer)

    def why_illegal(self, g: Marquis, seat: Seat, answer: int) -> IllegalAction:
        if answer == RETALIATED:
            return IllegalAction("you cannot retaliate", code="no_retaliation", rule="MQ-V2")
        return IllegalAction("your Veto is not in your hand", code="no_veto", rule="MQ-46")


COINS_KEPT: Final = 16
_MAY_VETO: Final = [
    MayVeto(victim, culprit, effect, coins)
    for effect in range(len(EFFECTS))
    for culprit in range(MAX_SEATS)
    for victim in range(MAX_SEATS)
    for coins in range(COINS_KEPT)
]


def may_veto(victim: i64, culprit: i64, effect: i64, coins: i64) -> MayVeto:
    """The question about an effect; those of the usual size are shared by all games."""
    if coins >= COINS_KEPT:
        return MayVeto(victim, culprit, effect, coins)
    return _MAY_VETO[((effect * MAX_SEATS + culprit) * MAX_SEATS + victim) * COINS_KEPT + coins]


@final
class ChooseTakenBack(Ask[Marquis]):
    """MQ-85, MQ-88: the Clairvoyant's card, as `short` has it. `laid` is the card that allows it."""

    question = "marquis.take_back"
    rule = "MQ-85"
    size = 2 * COLOUR
    codec = Short(TakeBack, "card")

    def __init__(self, seat: Seat, laid: int) -> None:
        super().__init__(seat)
        self.laid = laid

    def takeable(self, g: Marquis) -> i64:
        """The set of answers."""
        found: i64 = 0
        card = next_takeable(g, self.laid, g.open_card(self.seat))
        while card != NO_CARD:
            found |= bit(short(g, card))
            card = next_takeable(g, self.laid, g.beneath(card))
        return found

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return bits.numbers(self.takeable(g))

    def pick(self, g: Marquis, seat: Seat, rng: Rng) -> int:
        takeable = self.takeable(g)
        return bits.nth(takeable, rng.below(bits.count(takeable)))

    def default(self, g: Marquis, seat: Seat) -> int:
        return most_valuable(g, self.legal(g, seat))

    def answered(self, g: Marquis, answer: int) -> None:
        card = next_takeable(g, self.laid, g.open_card(self.seat))
        while short(g, card) != answer:
            card = next_takeable(g, self.laid, g.beneath(card))
        take_back(g, self.seat, self.laid, card)
        g.leave()

    def why_illegal(self, g: Marquis, seat: Seat, answer: int) -> IllegalAction:
        """MQ-86, MQ-87, MQ-88: a dead card, the Cardsharp and the Clairvoyant, or no card of the pile."""
        rule = "MQ-85"
        if answer < COLOUR and bits.has(g.dead_letters(seat), answer):
            rule = "MQ-86"
        elif self.laid % COLOUR == F and answer in (F, H):
            rule = "MQ-87"
        elif answer == short(g, self.laid):
            rule = "MQ-88"
        return IllegalAction("that card cannot be taken back", code="cannot_take_back", rule=rule)


TOP: Final = COLOUR


@final
class Witness(Field):
    """The letter of a card, or none for the top one."""

    def written(self, g: Any, answer: int) -> str | None:
        return None if answer == TOP else LETTER.written(g, answer)

    def read(self, g: Any, value: Any, rule: str) -> int:
        return TOP if value is None else LETTER.read(g, value, rule)


LETTER: Final = Letter(CallWitness, "card")


@final
class ChooseWitness(Ask[Marquis]):
    """MQ-100: a card of the own draw pile or its top one; the answer is the letter or TOP."""

    question = "marquis.call_witness"
    shows = True
    rule = "MQ-100"
    size = COLOUR + 1
    looks = True
    codec = Witness(CallWitness, "card")

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return bits.numbers(g.deck(seat) | bit(TOP))

    def pick(self, g: Marquis, seat: Seat, rng: Rng) -> int:
        answers = g.deck(seat) | bit(TOP)
        return bits.nth(answers, rng.below(bits.count(answers)))

    def default(self, g: Marquis, seat: Seat) -> int:
        return TOP

    def answered(self, g: Marquis, answer: int) -> None:
        if answer == TOP:
            g.become(draw_cards(self.seat, 1, FOR_WITNESS))
        else:
            draw(g, self.seat, answer, self.rule)
            g.leave()

    def why_illegal(self, g: Marquis, seat: Seat, answer: int) -> IllegalAction:
        return IllegalAction("that card is not in your draw pile", code="card_not_in_deck", rule="MQ-100")


WITNESS_CHOICES: Final = [ChooseWitness(seat) for seat in range(MAX_SEATS)]

PLAYS_ON: Final = 0
STOPS: Final = 1


@final
class MayPlayOn(Ask[Marquis]):
    """MQ-114, MQ-R37: the last player goes on or stops."""

    question = "marquis.play_on"
    rule = "MQ-114"
    size = 2
    codec = Words(PlayOn, Stop)

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return [PLAYS_ON, STOPS]

    def answered(self, g: Marquis, answer: int) -> None:
        if g.listened_to():
            g.tell(events.PlayedOn(self.seat) if answer == PLAYS_ON else events.Stopped(self.seat))
        g.leave(answer)
