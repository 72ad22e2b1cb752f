"""The set-up: chance draws the visitors, the cards and the starting player."""

from typing import Final, final

from ducats.engine.errors import IllegalAction
from ducats.engine.frames import OPEN, Draw, Frame
from ducats.engine.messages import Action, Seat
from ducats.games.marracash import events as e
from ducats.games.marracash import messages as m
from ducats.games.marracash.antiques import DealAntiques
from ducats.games.marracash.hearing import card_number
from ducats.games.marracash.souk import LETTERS
from ducats.games.marracash.state import MarraCash, letters
from ducats.games.marracash.tables import CARDS, COLOUR_COUNT, MOST_FIGURES

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
            g.bag = list(range(sum(g.cast)))
            g.call(DrawForEntrance(0), ENTRANCES_FILLED)
        elif at == ENTRANCES_FILLED:
            g.call(DrawForLine(0), LINE_FORMED)
        elif at == LINE_FORMED and g.terms.antiques:
            g.deck = list(range(CARDS))
            g.call(DealAntiques(0), CARDS_READY)
        elif at == LINE_FORMED and g.options.sells_souvenirs:
            g.deck = list(range(CARDS))
            g.call(TURN_UP_SOUVENIRS, CARDS_READY)
        elif g.options.starting_player == "random":
            g.become(DrawStarter(g.seats))
        else:
            name_starter(g, 0)
            g.leave()


def name_starter(g: MarraCash, seat: Seat) -> None:
    g.starter = seat
    if g.listened_to():
        g.tell(e.StarterNamed(seat))


class FigureDraw(Draw[MarraCash]):
    """MC-5: one figure out of the bag, each equally likely.

    A figure that would have to go back at once is not offered: drawing until another comes is the same.
    """

    size = MOST_FIGURES

    def say(self, g: MarraCash, seat: Seat, answer: int) -> Action:
        return m.DrawVisitor(answer, LETTERS[g.figures[answer]])

    def hear(self, g: MarraCash, seat: Seat, action: Action) -> int:
        if not isinstance(action, m.DrawVisitor):
            raise self.wrong_kind(action)
        if action.figure not in g.bag or LETTERS[g.figures[action.figure]] != action.colour:
            raise IllegalAction(f"{action.colour} {action.figure} is not in the bag", rule=self.rule)
        return action.figure


@final
class DrawForEntrance(FigureDraw):
    """MC-6, MC-7, MC-R8: three visitors of different colours on each entrance."""

    question = "marracash.draw_for_entrance"
    rule = "MC-7"

    def __init__(self, drawn: int) -> None:
        super().__init__()
        self.drawn: Final = drawn

    def legal(self, g: MarraCash, seat: Seat) -> list[int]:
        group = g.group(self._entrance(g))
        return [figure for figure in g.bag if not group[g.figures[figure]]]

    def answered(self, g: MarraCash, answer: int) -> None:
        entrance, size = self._entrance(g), g.tables.entrance_group
        g.bag.remove(answer)
        g.standing[entrance * COLOUR_COUNT + g.figures[answer]] += 1
        drawn = self.drawn + 1
        if drawn % size == 0 and g.listened_to():
            g.tell(e.EntranceFilled(entrance + 1, letters(g.group(entrance))))
        if drawn < size * len(g.tables.souk.entrances):
            g.become(DrawForEntrance(drawn))
        else:
            g.leave()

    def _entrance(self, g: MarraCash) -> int:
        return g.tables.souk.entrances[self.drawn // g.tables.entrance_group]


@final
class DrawForLine(FigureDraw):
    """MC-8, MC-9, MC-R6, MC-R35: all others in a line, never more than three of one colour side by side."""

    question = "marracash.draw_for_line"
    rule = "MC-9"

    def __init__(self, tries: int) -> None:
        super().__init__()
        self.tries: Final = tries

    def legal(self, g: MarraCash, seat: Seat) -> list[int]:
        barred = barred_colour(g)
        allowed = g.bag
        if barred != COLOUR_COUNT:
            allowed = [figure for figure in g.bag if g.figures[figure] != barred]
        if self.tries >= LAST_TRY:
            return [figure for figure in allowed if is_completable(g, g.figures[figure])]
        return allowed

    def answered(self, g: MarraCash, answer: int) -> None:
        g.bag.remove(answer)
        g.line.append(g.figures[answer])
        if not g.bag:
            g.right = len(g.line)
            if g.listened_to():
                g.tell(e.LineFormed("".join(LETTERS[colour] for colour in g.line)))
            g.leave()
        elif is_stuck(g):
            draw_again(g)
            g.become(DrawForLine(self.tries + 1))
        else:
            g.become(self)


def draw_again(g: MarraCash) -> None:
    """MC-R7: only a forbidden colour is left, so the whole line goes back into the bag."""
    left = [0] * COLOUR_COUNT
    for colour in g.line:
        left[colour] += 1
    for figure in g.bag:
        left[g.figures[figure]] += 1
    first, g.bag, g.line = 0, [], []
    for colour, figures in enumerate(left):
        g.bag.extend(range(first, first + figures))
        first += g.cast[colour]
    if g.listened_to():
        g.tell(e.LineRedrawn())


def run_at_end(line: list[int]) -> int:
    """How many of one colour stand side by side at the right end."""
    run = 0
    while run < len(line) and line[-1 - run] == line[-1]:
        run += 1
    return run


def barred_colour(g: MarraCash) -> int:
    """MC-9: the colour that may not come next, if there is one."""
    return g.line[-1] if run_at_end(g.line) == g.terms.queue_max_run else COLOUR_COUNT


def is_stuck(g: MarraCash) -> bool:
    """MC-R7: whether only the barred colour is left; the bag is in the order of colours."""
    barred = barred_colour(g)
    return g.figures[g.bag[0]] == barred and g.figures[g.bag[-1]] == barred


def is_completable(g: MarraCash, following: int) -> bool:
    """Whether the line can still be finished if this colour comes next."""
    left = [0] * COLOUR_COUNT
    for figure in g.bag:
        left[g.figures[figure]] += 1
    left[following] -= 1
    line = [*g.line, following]
    longest, total = g.terms.queue_max_run, len(g.bag) - 1
    for colour in range(COLOUR_COUNT):
        room = longest - run_at_end(line) if colour == following else longest
        if left[colour] > room + longest * (total - left[colour]):
            return False
    return True


@final
class DrawStarter(Draw[MarraCash]):
    """MC-14: the starting player, by lot."""

    question = "marracash.draw_starter"
    rule = "MC-14"
    size = 4

    def __init__(self, among: int) -> None:
        super().__init__()
        self.among: Final = among

    def legal(self, g: MarraCash, seat: Seat) -> list[int]:
        return list(range(self.among))

    def answered(self, g: MarraCash, answer: int) -> None:
        name_starter(g, answer)
        g.leave()

    def say(self, g: MarraCash, seat: Seat, answer: int) -> Action:
        return m.NameStarter(answer)

    def hear(self, g: MarraCash, seat: Seat, action: Action) -> int:
        if not isinstance(action, m.NameStarter):
            raise self.wrong_kind(action)
        return action.seat


@final
class TurnUpSouvenirs(Frame[MarraCash]):
    """MC-60, MC-63, MC-R28, MC-R30: cards until two lie open or the deck is empty."""

    def run(self, g: MarraCash, at: int) -> None:
        if g.deck and not g.terms.antiques and len(g.open_cards) < g.tables.open_cards:
            g.become(DrawSouvenir())
        else:
            g.leave()


TURN_UP_SOUVENIRS: Final = TurnUpSouvenirs()


@final
class DrawSouvenir(Draw[MarraCash]):
    """MC-60: the next card of the shuffled deck."""

    question = "marracash.draw_souvenir"
    rule = "MC-60"
    size = CARDS

    def legal(self, g: MarraCash, seat: Seat) -> list[int]:
        return g.deck.copy()

    def answered(self, g: MarraCash, answer: int) -> None:
        g.turn_up(answer)
        g.become(TURN_UP_SOUVENIRS)

    def say(self, g: MarraCash, seat: Seat, answer: int) -> Action:
        return m.TurnUpCard(g.tables.card_names[answer])

    def hear(self, g: MarraCash, seat: Seat, action: Action) -> int:
        if not isinstance(action, m.TurnUpCard):
            raise self.wrong_kind(action)
        return card_number(g, action.card, self.rule)
