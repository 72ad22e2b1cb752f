"""The frames of Marquis in the order of the rulebook: setting up, turns, the end."""

from typing import Final, final

from ducats.engine.frames import OPEN, Frame
from ducats.engine.messages import Seat
from ducats.games.marquis.cards import drop_shields, lay
from ducats.games.marquis.countess import Windows
from ducats.games.marquis.drawing import DEALS, START_DRAWS, ChooseStartSeat
from ducats.games.marquis.events import GameEnded, StartPlayerFound, TurnBegan
from ducats.games.marquis.exchange import EXCHANGES, LastExchange, LateExchanges, coins_have_come
from ducats.games.marquis.intrigues import Specials
from ducats.games.marquis.ledger import fill, take_from_treasury
from ducats.games.marquis.mercenaries import Hiring
from ducats.games.marquis.powers import Actions
from ducats.games.marquis.purse import OWN
from ducats.games.marquis.questions import CARD_CHOICES, STOPS, MayPlayOn
from ducats.games.marquis.state import Marquis
from ducats.games.marquis.tables import COLOUR, MAX_SEATS, S, V

START_FOUND: Final = 1
HANDS_DEALT: Final = 2
DEALT: Final = 3
PLAYED: Final = 4


@final
class Match(Frame[Marquis]):
    """MQ-04 to MQ-08, MQ-115: set up, then turn after turn until everybody is out."""

    def run(self, g: Marquis, at: int) -> None:
        everybody = (1 << g.seats) - 1
        if at == OPEN:
            fill(g)
            if g.options.start_player == "reveal":
                g.call(StartCards(everybody, 0, V + 1, 0, 0), START_FOUND)
            elif g.options.start_player == "random":
                g.call(ChooseStartSeat(everybody), START_FOUND)
            else:
                g.call(StartAt(0), START_FOUND)
        elif at == START_FOUND:
            pay_start_coins(g, g.result)
            g.call(DEALS[0], HANDS_DEALT)
        elif at == HANDS_DEALT:
            g.call(Specials(), DEALT)
        elif at == DEALT:
            g.call(TURNS[g.start_seat], PLAYED)
        else:
            if g.listened_to():
                end = g.ranking()
                g.tell(GameEnded(end.scores, tuple(g.coins), end.ranks))
            g.leave()


def pay_start_coins(g: Marquis, seat: Seat) -> None:
    """MQ-07, MQ-R39: the start player and his left neighbour."""
    g.start_seat = seat
    listening, g.events = g.events, None
    take_from_treasury(g, seat, g.tables.start_coins[0])
    take_from_treasury(g, (seat + 1) % g.seats, g.tables.start_coins[1])
    g.events = listening
    if g.listened_to():
        g.tell(StartPlayerFound(seat, tuple(g.coins), g.treasury))


@final
class StartAt(Frame[Marquis]):
    """MQ-R02 with start_player = seat0."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, g: Marquis, at: int) -> None:
        g.leave(self.seat)


TURNED: Final = 1
MOST_REDRAWS: Final = 20
"""After so many ties in a row chance names the start player: a game must end."""


@final
class StartCards(Frame[Marquis]):
    """MQ-06, MQ-R02: the earliest letter starts; those who tie turn up another card.

    Seats are bits of `contenders`; `place` is looked at now, `best` and `leaders` are the earliest
    letter so far.
    """

    def __init__(self, contenders: int, place: Seat, best: int, leaders: int, redraws: int) -> None:
        self.contenders = contenders
        self.place = place
        self.best = best
        self.leaders = leaders
        self.redraws = redraws

    def run(self, g: Marquis, at: int) -> None:
        if at == TURNED:
            self.compare(g, g.result)
        elif self.place == g.seats:
            self.decide(g)
        elif self.contenders >> self.place & 1:
            g.call(START_DRAWS[self.place], TURNED)
        else:
            g.become(StartCards(self.contenders, self.place + 1, self.best, self.leaders, self.redraws))

    def compare(self, g: Marquis, letter: int) -> None:
        best, leaders = self.best, self.leaders
        mine = 1 << self.place
        if letter < best:
            best, leaders = letter, mine
        elif letter == best:
            leaders |= mine
        g.become(StartCards(self.contenders, self.place + 1, best, leaders, self.redraws))

    def decide(self, g: Marquis) -> None:
        first = [seat for seat in range(g.seats) if self.leaders >> seat & 1]
        if len(first) == 1:
            g.leave(first[0])
        elif self.redraws == MOST_REDRAWS:
            g.become(ChooseStartSeat(self.leaders))
        else:
            g.become(StartCards(self.leaders, 0, V + 1, 0, self.redraws + 1))


WINDOWS_SHUT: Final = 1
GOES_ON_OR_STOPS: Final = 2
EXCHANGED: Final = 3
LAID: Final = 4
ACTED: Final = 5
DONE: Final = 6
LATE_EXCHANGED: Final = 7
FINISHED: Final = 8


@final
class Turn(Frame[Marquis]):
    """MQ-12, MQ-108, MQ-114, MQ-R04: exchange, lay a character, its actions, draw; or the last exchange."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, g: Marquis, at: int) -> None:
        if at == OPEN:
            self.begin(g)
        elif at == WINDOWS_SHUT:
            self.go_on_or_out(g)
        elif at == GOES_ON_OR_STOPS and g.result == STOPS:
            g.call(LastExchange(self.seat), DONE)
        elif at == GOES_ON_OR_STOPS:
            self.exchange(g)
        elif at == EXCHANGED:
            self.lay_card(g)
        elif at == LAID:
            self.act(g)
        elif at == ACTED and g.mercenaries:
            g.call(Hiring(self.seat), DONE)
        elif at in (ACTED, DONE) and coins_have_come(g):
            g.call(LateExchanges(self.seat, 0), LATE_EXCHANGED)
        elif at in (ACTED, DONE, LATE_EXCHANGED):
            self.hand_over(g)
        else:
            g.leave()

    def begin(self, g: Marquis) -> None:
        g.turn = self.seat
        g.turns += 1
        drop_shields(g)
        if g.listened_to():
            g.tell(TurnBegan(self.seat, not g.characters(self.seat)))
        if g.windows:
            g.call(Windows(), WINDOWS_SHUT)
        else:
            self.go_on_or_out(g)

    def go_on_or_out(self, g: Marquis) -> None:
        """MQ-15, MQ-108, MQ-114, MQ-R37: no character left: out; alone at the table: as he likes."""
        if not g.has_characters(self.seat):
            g.call(LastExchange(self.seat), DONE)
        elif g.is_alone(self.seat) and g.options.last_player_plays_on == "may":
            g.call(MayPlayOn(self.seat), GOES_ON_OR_STOPS)
        else:
            self.exchange(g)

    def exchange(self, g: Marquis) -> None:
        """MQ-12, MQ-38: with a coin and an open card there may be something to exchange."""
        if g.coins[self.seat] and g.piles[self.seat]:
            g.call(EXCHANGES[OWN][self.seat], EXCHANGED)
        else:
            self.lay_card(g)

    def lay_card(self, g: Marquis) -> None:
        """MQ-13, MQ-99, MQ-R45: a choice, unless everybody knows that there is only one."""
        if g.committed[self.seat]:
            lay(g, self.seat, self.seat * COLOUR + S)
            self.act(g)
            return
        # A third card cannot be a Veto too, so the characters need not be counted.
        if len(g.hands[self.seat]) <= 2:
            cards = g.characters(self.seat)
            # MQ-V2: once a card has been lost unseen, nobody knows how many characters are left.
            if len(cards) == 1 and not g.lost[self.seat]:
                lay(g, self.seat, cards[0])
                self.act(g)
                return
        g.call(CARD_CHOICES[self.seat], LAID)

    def act(self, g: Marquis) -> None:
        """MQ-16: what the card that was laid does."""
        g.call(Actions(self.seat, g.open_card(self.seat), g.shows(self.seat)), ACTED)

    def hand_over(self, g: Marquis) -> None:
        """MQ-11, MQ-114, MQ-115, MQ-R38: the next player who is not out; at the very end late
        exchanges once more."""
        for seat in g.round(self.seat):
            if not g.out[seat]:
                g.become(TURNS[seat])
                return
        g.call(LateExchanges(self.seat, 1), FINISHED)


TURNS: Final = [Turn(seat) for seat in range(MAX_SEATS)]
"""Frames hold nothing of a game, so that one for each seat serves all games."""
