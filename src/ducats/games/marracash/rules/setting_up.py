"""The set-up: chance draws the visitors, the cards and the starting player."""

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.codecs import Field
from ducats.engine.errors import IllegalAction
from ducats.engine.frames import OPEN, Draw, Frame
from ducats.engine.messages import Action, Seat
from ducats.engine.rng import Rng
from ducats.games.marracash.rules import events as e
from ducats.games.marracash.rules import groups, line
from ducats.games.marracash.rules import messages as m
from ducats.games.marracash.rules.antiques import DealAntiques
from ducats.games.marracash.rules.codecs import CardField
from ducats.games.marracash.rules.fields import MOST_SEATS
from ducats.games.marracash.rules.printed import CARDS, COLOUR_COUNT, MOST_FIGURES
from ducats.games.marracash.rules.souk import ENTRANCES, LETTERS
from ducats.games.marracash.rules.state import SET_UP, MarraCash

LAST_TRY: Final = 20
"""So often the line is drawn anew; the odds against it are beyond counting."""


ENTRANCES_FILLED: Final = 1
LINE_FORMED: Final = 2
CARDS_READY: Final = 3


@final
class SetUp(Frame[MarraCash]):
    """MC-5 to MC-14: entrances, line, cards, starting player."""

    def run(self, g: MarraCash, at: int) -> None:
        if at == OPEN:
            line.fill_bag(g, g.cast)
            g.call(DRAWS_FOR_ENTRANCE[0], ENTRANCES_FILLED)
        elif at == ENTRANCES_FILLED:
            g.call(DRAWS_FOR_LINE[0], LINE_FORMED)
        elif at == LINE_FORMED and g.chosen.antiques:
            g.place_deck(bits.bit(CARDS) - 1)
            g.call(DealAntiques(0), CARDS_READY)
        elif at == LINE_FORMED and g.chosen.souvenirs:
            g.place_deck(bits.bit(CARDS) - 1)
            g.call(DRAW_SOUVENIR, CARDS_READY)
        elif g.chosen.draws_starter:
            g.become(DRAWS_STARTER[g.seats - 1])
        else:
            name_starter(g, 0)
            g.leave()


SETTING_UP: Final = SetUp()


def name_starter(g: MarraCash, seat: Seat) -> None:
    g.name_starter(seat)
    if g.listened_to():
        g.tell(e.StarterNamed(seat))


class FigureDraw(Draw[MarraCash]):
    """MC-5: one figure out of the bag, each equally likely.

    A figure that would have to go back at once is not offered: drawing until another comes is the same.
    """

    size = MOST_FIGURES

    @abstractmethod
    def barred(self, g: MarraCash) -> i64:
        """The set of colours that may not come next."""

    def legal(self, g: MarraCash, seat: Seat) -> list[int]:
        return line.figures(g, self.barred(g))

    def pick(self, g: MarraCash, seat: Seat, rng: Rng) -> int:
        barred = self.barred(g)
        return line.figure_at(g, barred, rng.below(line.in_bag(g, barred)))

    def say(self, g: MarraCash, seat: Seat, answer: int) -> Action:
        return m.DrawVisitor(answer, LETTERS[g.chosen.colour_of(answer)])

    def hear(self, g: MarraCash, seat: Seat, action: Action) -> int:
        if not isinstance(action, m.DrawVisitor):
            raise self.wrong_kind(action)
        if (
            not line.is_in_bag(g, action.figure)
            or LETTERS[g.chosen.colour_of(action.figure)] != action.colour
        ):
            raise IllegalAction(f"{action.colour} {action.figure} is not in the bag", rule=self.rule)
        return action.figure


@final
class DrawForEntrance(FigureDraw):
    """MC-6, MC-7, MC-R08: three visitors of different colours on each entrance."""

    question = "marracash.draw_for_entrance"
    rule = "MC-7"

    def __init__(self, drawn: int) -> None:
        super().__init__()
        self.drawn: Final = drawn

    def barred(self, g: MarraCash) -> i64:
        """MC-7: those who stand there already."""
        entrance = self._entrance(g)
        there: i64 = 0
        for colour in range(COLOUR_COUNT):
            if g.standing(entrance, colour):
                there |= bits.bit(colour)
        return there

    def answered(self, g: MarraCash, answer: int) -> None:
        entrance, size = self._entrance(g), g.printed.entrance_group
        g.place_group(entrance, g.group(entrance) + groups.alike(line.draw_figure(g, answer), 1))
        drawn = self.drawn + 1
        if drawn % size == 0 and g.listened_to():
            g.tell(e.EntranceFilled(int(entrance) + 1, groups.letters(g.group(entrance))))
        if drawn < size * ENTRANCES:
            g.become(DRAWS_FOR_ENTRANCE[drawn])
        else:
            g.leave()

    def _entrance(self, g: MarraCash) -> i64:
        return g.printed.ways.entrances[self.drawn // g.printed.entrance_group]


DRAWS_FOR_ENTRANCE: Final = [DrawForEntrance(drawn) for drawn in range(ENTRANCES * COLOUR_COUNT)]


@final
class DrawForLine(FigureDraw):
    """MC-8, MC-9, MC-R06, MC-R35: all others in a line, never more than three of one colour side by side."""

    question = "marracash.draw_for_line"
    rule = "MC-9"

    def __init__(self, tries: int) -> None:
        super().__init__()
        self.tries: Final = tries

    def barred(self, g: MarraCash) -> i64:
        barred = barred_colour(g)
        if self.tries >= LAST_TRY:
            for colour in range(COLOUR_COUNT):
                if not is_completable(g, colour):
                    barred |= bits.bit(colour)
        return barred

    def answered(self, g: MarraCash, answer: int) -> None:
        line.join_line(g, line.draw_figure(g, answer))
        if line.in_bag(g, 0) == 0:
            g.open_line(0, g.line_length())
            if g.listened_to():
                g.tell(e.LineFormed("".join([LETTERS[colour] for colour in g.queue()])))
            g.leave()
        elif is_stuck(g):
            draw_again(g)
            g.become(DRAWS_FOR_LINE[min(self.tries + 1, LAST_TRY)])
        else:
            g.become(self)


DRAWS_FOR_LINE: Final = [DrawForLine(tries) for tries in range(LAST_TRY + 1)]


def draw_again(g: MarraCash) -> None:
    """MC-R07: only a forbidden colour is left, so the whole line goes back into the bag."""
    left = [int(line.in_bag_of(g, colour)) for colour in range(COLOUR_COUNT)]
    for place in range(g.line_length()):
        left[g.in_line(place)] += 1
    line.fill_bag(g, left)
    line.dissolve_line(g)
    if g.listened_to():
        g.tell(e.LineRedrawn())


def is_stuck(g: MarraCash) -> bool:
    """MC-R07: whether only the barred colour is left."""
    return line.in_bag(g, barred_colour(g)) == 0


def barred_colour(g: MarraCash) -> i64:
    """MC-9: the colour that may not come next, if there is one, as a set."""
    if line.run_at_end(g) < g.chosen.queue_max_run:
        return 0
    return bits.bit(g.in_line(g.line_length() - 1))


def is_completable(g: MarraCash, following: int) -> bool:
    """Whether the line can still be finished if this colour comes next."""
    left = [int(line.in_bag_of(g, colour)) for colour in range(COLOUR_COUNT)]
    left[following] -= 1
    continued = g.line_length() > 0 and g.in_line(g.line_length() - 1) == following
    run = line.run_at_end(g) + 1 if continued else 1
    longest, total = g.chosen.queue_max_run, sum(left)
    for colour in range(COLOUR_COUNT):
        room = longest - run if colour == following else longest
        if left[colour] > room + longest * (total - left[colour]):
            return False
    return True


@final
class DrawStarter(Draw[MarraCash]):
    """MC-14: the starting player, by lot."""

    question = "marracash.draw_starter"
    rule = "MC-14"
    size = MOST_SEATS
    codec = Field(m.NameStarter, "seat")

    def __init__(self, among: int) -> None:
        super().__init__()
        self.among: Final = among

    def legal(self, g: MarraCash, seat: Seat) -> list[int]:
        return list(range(self.among))

    def answered(self, g: MarraCash, answer: int) -> None:
        name_starter(g, answer)
        g.leave()


DRAWS_STARTER: Final = [DrawStarter(among) for among in range(1, MOST_SEATS + 1)]


def needs_souvenirs(g: MarraCash) -> bool:
    """MC-63, MC-R28, MC-R30: cards until two lie open or the deck is empty."""
    return g.chosen.souvenirs and g.deck() != 0 and len(g.open_cards) < g.printed.open_cards


@final
class DrawSouvenir(Draw[MarraCash]):
    """MC-60: the next card of the shuffled deck."""

    question = "marracash.draw_souvenir"
    rule = "MC-60"
    size = CARDS
    codec = CardField(m.TurnUpCard, "card")

    def legal(self, g: MarraCash, seat: Seat) -> list[int]:
        return bits.numbers(g.deck())

    def pick(self, g: MarraCash, seat: Seat, rng: Rng) -> int:
        return bits.nth(g.deck(), rng.below(bits.count(g.deck())))

    def answered(self, g: MarraCash, answer: int) -> None:
        g.open_card(answer)
        if g.listened_to():
            rule = "MC-60" if g.phase() == SET_UP else "MC-63"
            g.tell(e.CardTurnedUp(g.printed.card_names[answer], rule))
        if needs_souvenirs(g):
            g.become(self)
        else:
            g.leave()


DRAW_SOUVENIR: Final = DrawSouvenir()
