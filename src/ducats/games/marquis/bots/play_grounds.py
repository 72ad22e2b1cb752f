"""What speaks for an answer outside of bargains: what it brings, saves and spoils. Never compiled."""

from typing import Final, TypeVar, cast, final

from ducats.engine import bits
from ducats.engine.messages import Action, Fact, Seat
from ducats.games.marquis.bots import grounds
from ducats.games.marquis.rules import facts as f
from ducats.games.marquis.rules import messages as m
from ducats.games.marquis.rules.consequences import MarquisForesight, lay_alone, threats
from ducats.games.marquis.rules.payments import ExchangeLast, ExchangeLate
from ducats.games.marquis.rules.printed import LETTERS, F, K
from ducats.games.marquis.rules.queries import rate, targets
from ducats.games.marquis.rules.questions import ChooseVictim
from ducats.games.marquis.rules.state import Marquis
from ducats.games.marquis.rules.view import MarquisView, Rate

Kind = TypeVar("Kind", bound=Action)

FEW_COINS: Final = 2
"""A good rate is wasted on so many."""
LATE: Final = 3
"""Whoever has fewer characters in hand need not save any."""

VAGUE: Final = (K, F)
"""Their rate is another's."""


@final
class PlayGrounds:
    """One seat at one question, in a game that was imagined from its view."""

    def __init__(self, g: Marquis, view: MarquisView, seat: Seat) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.matter: Final = view.matter
        self.foresight: Final = MarquisForesight(g, view, seat)

    def of(self, action: Action) -> Fact | None:
        match action:
            case m.LayCard():
                return self._lays(action)
            case m.TakeBack() | m.CallWitness():
                return self._takes_card(action.card)
            case m.ClaimToll():
                return self._claims()
            case m.Exchange():
                return self._exchanges(action.times)
            case m.PlayVeto():
                return self._stops()
            case m.Allow():
                return self._allows()
            case m.Assassinate():
                return self._strikes(action.seat)
            case _:
                return None

    # -- laying ------------------------------------------------------------------------------------

    def _lays(self, action: m.LayCard) -> Fact | None:
        others = [Laid(self, other) for other in self._actions(m.LayCard) if other != action]
        if not others:
            return None
        laid = Laid(self, action)
        if not laid.is_certain:
            return self._eliminates(laid)
        return (
            self._buys(laid, others)
            or self._takes(laid, others)
            or self._robs(laid, others)
            or self._risks(laid, others)
            or self._saves(laid, others)
        )

    def _buys(self, laid: "Laid", others: "list[Laid]") -> Fact | None:
        second = max([other.diamonds for other in others])
        if laid.letter == K or laid.diamonds <= second:
            return None
        return grounds.BuysMost(laid.card, laid.diamonds, second)

    def _takes(self, laid: "Laid", others: "list[Laid]") -> Fact | None:
        had = int(self.g.coins(self.seat))
        second = max([other.coins for other in others])
        return grounds.TakesMost(laid.card, laid.coins - had, second - had) if laid.coins > second else None

    def _eliminates(self, laid: "Laid") -> Fact | None:
        victims = laid.targets()
        if not victims:
            return None
        rival = max(victims, key=lambda seat: next_purchase(self.g, seat))
        diamonds = next_purchase(self.g, rival)
        return grounds.MayEliminate(rival, diamonds) if diamonds else None

    def _robs(self, laid: "Laid", others: "list[Laid]") -> Fact | None:
        leader = self._leader()
        if leader is not None and laid.taken[leader] > max([other.taken[leader] for other in others]):
            return grounds.RobsLeader(laid.card, leader, laid.taken[leader], int(self.g.points(leader)))
        coins, second = sum(laid.taken), max([sum(other.taken) for other in others])
        return grounds.RobsMost(laid.card, coins, second) if coins > second else None

    def _risks(self, laid: "Laid", others: "list[Laid]") -> Fact | None:
        risk, second = laid.risk(), min([other.risk() for other in others])
        return grounds.LeastAtRisk(laid.card, risk, second) if risk < second else None

    def _saves(self, laid: "Laid", others: "list[Laid]") -> Fact | None:
        best = max(others, key=lambda other: quality(self.g, other.letter))
        if quality(self.g, best.letter) <= quality(self.g, laid.letter) or best.coins > FEW_COINS:
            return None
        if bits.count(self.g.characters_in_hand(self.seat)) < LATE or best.letter in VAGUE:
            return None
        return grounds.SavesRate(best.card, best.coins, printed(self.g, best.letter))

    def _leader(self) -> Seat | None:
        """The one rival with the most valuable jewels."""
        rivals = [seat for seat in range(self.g.seats) if seat != self.seat]
        most = max([int(self.g.points(seat)) for seat in rivals])
        leaders = [seat for seat in rivals if self.g.points(seat) == most]
        return leaders[0] if len(leaders) == 1 and most > 0 and len(rivals) > 1 else None

    # -- other answers -----------------------------------------------------------------------------

    def _takes_card(self, card: str | None) -> Fact | None:
        """MQ-85, MQ-100: one of a pile whose cards the player knows; the top one may be any."""
        if card is None:
            return None
        g, own = self.g, letter_of(card)
        named: list[str | None] = [other.card for other in self._actions(m.TakeBack)]
        named += [other.card for other in self._actions(m.CallWitness)]
        others = [letter_of(other) for other in named if other not in (None, card)]
        if not others or own in VAGUE:
            return None
        is_best = all(
            g.printed.treasury[own] >= g.printed.treasury[other] and quality(g, own) >= quality(g, other)
            for other in others
        )
        return grounds.BestOfPile(card, int(g.printed.treasury[own]), printed(g, own)) if is_best else None

    def _exchanges(self, times: int) -> Fact | None:
        g = self.g
        now = None if self.matter is None else self.matter.rate
        legal = [action.times for action in self._actions(m.Exchange)]
        if now is not None and isinstance(g.ask(), ExchangeLast | ExchangeLate):
            return grounds.LastExchange(times * now.diamonds) if 0 < times == max(legal) else None
        hand = [letter for letter in bits.numbers(g.characters_in_hand(self.seat)) if letter not in VAGUE]
        if len(legal) < 2 or now is None or not hand:
            return None
        # MQ-76: a Diamond dealer who has just been laid will exchange once more.
        best = max([*hand, int(g.shows(self.seat))], key=lambda letter: quality(g, letter))
        if times == max(legal) and quality(g, best) <= now.diamonds / now.coins:
            return grounds.BestRateNow(now)
        if times == min(legal) and quality(g, best) > now.diamonds / now.coins:
            return grounds.BetterRateWaits(LETTERS[best], printed(g, best), now)
        return None

    def _claims(self) -> Fact | None:
        for fact in self.foresight.facts(m.ClaimToll()):
            if isinstance(fact, f.Toll) and fact.coins:
                return grounds.TollTakes(fact.payer, fact.coins)
        return None

    def _stops(self) -> Fact | None:
        coins, card = self._at_stake()
        whole = next_purchase(self.g, self.seat)
        if card is not None:
            return grounds.VetoSavesRate(card, whole) if whole else None
        fewer = whole - next_purchase(self.g, self.seat, coins)
        return grounds.VetoSavesDiamonds(coins, fewer) if fewer else None

    def _allows(self) -> Fact | None:
        coins, card = self._at_stake()
        if card is not None or coins == 0 or not self._actions(m.PlayVeto):
            return None
        fewer = next_purchase(self.g, self.seat) - next_purchase(self.g, self.seat, coins)
        return None if fewer else grounds.LossCostsNothing(coins)

    def _at_stake(self) -> tuple[int, str | None]:
        """What the effect would cost: coins, and the open character."""
        coins, card = 0, None
        for fact in self.foresight.allowing():
            if isinstance(fact, f.YouLose):
                coins += fact.coins
            elif isinstance(fact, f.YouLoseCharacter):
                card = fact.card
        return coins, card

    def _strikes(self, rival: Seat) -> Fact | None:
        g = self.g
        others = [action.seat for action in self._actions(m.Assassinate) if action.seat != rival]
        if not others:
            return None
        diamonds = next_purchase(g, rival)
        if diamonds > max([next_purchase(g, other) for other in others]):
            return grounds.SpoilsExchange(rival, diamonds)
        if g.points(rival) > max([int(g.points(other)) for other in others]):
            return grounds.StrikesLeader(rival, int(g.points(rival)))
        return None

    def _actions(self, kind: type[Kind]) -> list[Kind]:
        """The answers of a kind to the open question."""
        ask = self.g.ask()
        said = [ask.say(self.g, self.seat, answer) for answer in ask.legal(self.g, self.seat)]
        return [action for action in said if isinstance(action, kind)]


@final
class Laid:
    """A card of the hand as if it had been laid."""

    def __init__(self, at: PlayGrounds, action: m.LayCard) -> None:
        self.card: Final = action.card
        self.letter: Final = letter_of(action.card)
        self._at: Final = at
        self._facts: Final = at.foresight.facts(action)
        sure = [fact.coins for fact in self._facts if isinstance(fact, f.CoinsAfter)]
        self.is_certain: Final = bool(sure)
        self.coins: Final = sure[0] if sure else self._most()
        self.taken: Final = [self._take(victim) for victim in range(at.g.seats)]
        """By rival."""
        rates = [fact.rate for fact in self._facts if isinstance(fact, f.RateAfter)]
        self.diamonds: Final = self.coins // rates[0].coins * rates[0].diamonds if rates else 0

    def _most(self) -> int:
        """The coins, if whoever is still to be chosen or may come to light is the best for it."""
        g = self._at.g
        paid = sum([fact.coins for fact in self._facts if isinstance(fact, f.TreasuryPays)])
        taken = sum([fact.coins for fact in self._facts if isinstance(fact, f.Loses)])
        return int(g.coins(self._at.seat)) + paid + taken + g.printed.assassin

    def _take(self, victim: Seat) -> int:
        """What a rival loses, less what the same card gives back (MQ-28)."""
        taken = [each.coins for each in self._facts if isinstance(each, f.Loses) and each.victim == victim]
        given = [each.coins for each in self._facts if isinstance(each, f.Gives) and each.receiver == victim]
        return sum(taken) - sum(given)

    def _after(self, spares: bool) -> Marquis:
        at = self._at
        return lay_alone(at.g, at.seat, at.foresight.card_named(self.card), spares)

    def targets(self) -> list[Seat]:
        """Whose character it can eliminate by choice."""
        after = self._after(spares=False)
        return targets(after, self._at.seat) if isinstance(after.open, ChooseVictim) else []

    def risk(self) -> int:
        """The most coins that one card of a rival could take before the next turn."""
        seat = self._at.seat
        found = [cast(f.Threat, threat) for threat in threats(self._after(spares=True))]
        return max([threat.coins[seat] for threat in found if threat.thief != seat], default=0)


def letter_of(card: str) -> int:
    """Of a hired one, too."""
    return LETTERS.index(card[0])


def quality(g: Marquis, letter: int) -> float:
    """Diamonds for a coin, as printed."""
    price = int(g.printed.price[letter])
    return int(g.printed.gain[letter]) / price if price else 0.0


def printed(g: Marquis, letter: int) -> Rate:
    return Rate(int(g.printed.price[letter]), int(g.printed.gain[letter]))


def next_purchase(g: Marquis, seat: Seat, robbed: int = 0) -> int:
    """The diamonds of a seat's next exchange, as the table lies, after it has lost coins."""
    row = rate(g, seat)
    price = int(g.printed.price[row])
    return (int(g.coins(seat)) - robbed) // price * int(g.printed.gain[row]) if price else 0
