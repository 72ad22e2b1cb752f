"""The frames of Marquis in the order of the rulebook: setting up, turns, the end."""

from typing import Final, final

from ducats.engine import bits
from ducats.engine.frames import OPEN, Frame
from ducats.engine.messages import Seat
from ducats.games.marquis.rules.cards import lay
from ducats.games.marquis.rules.countess import Windows
from ducats.games.marquis.rules.drawing import DEALS, START_DRAWS, ChooseStartSeat
from ducats.games.marquis.rules.events import GameEnded, StartPlayerFound, TurnBegan
from ducats.games.marquis.rules.exchange import EXCHANGES, LastExchange, LateExchanges
from ducats.games.marquis.rules.intrigues import Specials
from ducats.games.marquis.rules.ledger import fill, take_from_treasury
from ducats.games.marquis.rules.mercenaries import Hiring
from ducats.games.marquis.rules.powers import actions_of
from ducats.games.marquis.rules.printed import COLOUR, MAX_SEATS, S, V
from ducats.games.marquis.rules.purse import OWN
from ducats.games.marquis.rules.questions import CARD_CHOICES, STOPS, MayPlayOn
from ducats.games.marquis.rules.state import NO_CARD, Marquis

START_FOUND: Final = 1
HANDS_DEALT: Final = 2
DEALT: Final = 3
PLAYED: Final = 4


@final
class Match(Frame[Marquis]):
    """MQ-04 to MQ-08, MQ-115: set up, then turn after turn until everybody is out."""

    def run(self, g: Marquis, at: int) -> None:
        if at == OPEN:
            fill(g)
            if g.options.start_player == "reveal":
                g.call(StartCards(g.everybody(), 0, V + 1, 0, 0), START_FOUND)
            elif g.options.start_player == "random":
                g.call(ChooseStartSeat(g.everybody()), START_FOUND)
            else:
                self.deal(g, 0)
        elif at == START_FOUND:
            self.deal(g, g.result)
        elif at == HANDS_DEALT:
            g.call(Specials(), DEALT)
        elif at == DEALT:
            g.call(TURNS[g.start_seat()], PLAYED)
        else:
            if g.listened_to():
                end = g.ranking()
                g.tell(GameEnded(end.scores, purses(g), end.ranks))
            g.leave()

    def deal(self, g: Marquis, start: Seat) -> None:
        pay_start_coins(g, start)
        g.call(DEALS[0], HANDS_DEALT)


def purses(g: Marquis) -> tuple[int, ...]:
    return tuple([int(g.coins(seat)) for seat in range(g.seats)])


def pay_start_coins(g: Marquis, seat: Seat) -> None:
    """MQ-07, MQ-R39: the start player and their left neighbour."""
    g.start_at(seat)
    listening, g.events = g.events, None
    take_from_treasury(g, seat, g.printed.start_coins[0])
    take_from_treasury(g, (seat + 1) % g.seats, g.printed.start_coins[1])
    g.events = listening
    if g.listened_to():
        g.tell(StartPlayerFound(seat, purses(g), g.treasury()))


TURNED: Final = 1
MOST_REDRAWS: Final = 20
"""After this many ties in a row chance names the start player: a game must end."""


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
        if bits.count(self.leaders) == 1:
            g.leave(bits.lowest(self.leaders))
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
        elif at == ACTED and g.mercenaries():
            g.call(Hiring(self.seat), DONE)
        elif at in (ACTED, DONE) and g.have_coins_come():
            g.call(LateExchanges(self.seat, 0), LATE_EXCHANGED)
        elif at in (ACTED, DONE, LATE_EXCHANGED):
            self.hand_over(g)
        else:
            g.leave()

    def begin(self, g: Marquis) -> None:
        g.begin_turn(self.seat)
        if g.listened_to():
            g.tell(TurnBegan(self.seat, not g.has_characters(self.seat)))
        if g.flags.windows:
            g.call(Windows(), WINDOWS_SHUT)
        else:
            self.go_on_or_out(g)

    def go_on_or_out(self, g: Marquis) -> None:
        """MQ-15, MQ-108, MQ-114, MQ-R37: no character left: out; alone at the table: as they like."""
        if not g.has_characters(self.seat):
            g.call(LastExchange(self.seat), DONE)
        elif g.is_alone(self.seat) and g.flags.last_player_may_stop:
            g.call(MayPlayOn(self.seat), GOES_ON_OR_STOPS)
        else:
            self.exchange(g)

    def exchange(self, g: Marquis) -> None:
        """MQ-12, MQ-38: with a coin and an open card there may be something to exchange."""
        if g.coins(self.seat) > 0 and g.open_card(self.seat) != NO_CARD:
            own = EXCHANGES[OWN][self.seat]
            g.call(own, EXCHANGED)
            own.run(g, OPEN)
            if g.pending or g.frames[-1] is not self:
                return
        self.lay_card(g)

    def lay_card(self, g: Marquis) -> None:
        """MQ-13, MQ-99, MQ-R45: a choice, unless everybody knows that there is only one."""
        seat = self.seat
        if g.is_bound(seat):
            lay(g, seat, seat * COLOUR + S)
            self.act(g)
            return
        hand, hired = g.characters_in_hand(seat), g.hired(seat)
        one = hand == 0 if hired != NO_CARD else hand & (hand - 1) == 0
        # MQ-V2: once a card has been lost unseen, nobody knows how many characters are left.
        if one and not g.has_lost(seat):
            lay(g, seat, seat * COLOUR + bits.lowest(hand) if hand else hired)
            self.act(g)
        else:
            g.put_question(CARD_CHOICES[seat], LAID)

    def act(self, g: Marquis) -> None:
        """MQ-16: what the card that was laid does."""
        actions = actions_of(g, self.seat)
        g.call(actions, ACTED)
        actions.run(g, OPEN)

    def hand_over(self, g: Marquis) -> None:
        """MQ-11, MQ-114, MQ-115, MQ-R38: the next player who is not out; at the very end late
        exchanges once more."""
        seat = g.next_seat(self.seat)
        for _other in range(g.seats):
            if not g.is_out(seat):
                following = TURNS[seat]
                g.become(following)
                following.run(g, OPEN)
                return
            seat = g.next_seat(seat)
        g.call(LateExchanges(self.seat, 1), FINISHED)


TURNS: Final = [Turn(seat) for seat in range(MAX_SEATS)]
"""By seat: frames hold nothing of a game, so that one for each seat serves all games."""
