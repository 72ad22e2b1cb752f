"""What a scenario file leaves open, chosen so that the position is possible."""

from typing import TYPE_CHECKING

from ducats.engine import bits
from ducats.engine.errors import BadScenario
from ducats.engine.frames import Ask
from ducats.engine.messages import Seat
from ducats.games.musketeers.rules.fought import NOBODY, card_of_seat, duel_without_cards
from ducats.games.musketeers.rules.position import (
    place_hand,
    place_rewards,
    place_row,
    put_rest_away,
    set_total,
)
from ducats.games.musketeers.rules.printed import (
    CARDS_DEALT,
    DECK,
    DUELS,
    JEWEL,
    JEWELS,
    PRISONS,
    REWARD_CARDS,
    TOKEN_LETTERS,
)
from ducats.games.musketeers.rules.questions import LayRewardsDown
from ducats.games.musketeers.rules.state import Musketeers
from ducats.games.musketeers.rules.tokens import GiveTokenUp, LoserToken, TokenAsk, WinnerToken

if TYPE_CHECKING:
    from ducats.games.musketeers.rules.scenario import Cards, PositionFile


class ScenarioDefaults:
    """Cards nobody named are taken from the weakest up, guards from the lowest up.

    The duel that a token question follows is the exception: its guard and cards are chosen so that it was
    won (or lost) by the player who is asked.
    """

    def __init__(self, g: Musketeers, file: "PositionFile", ask: Ask[Musketeers]) -> None:
        """`g` is the table at the beginning of the hand."""
        self.g = g
        self.seats = g.seats
        self.file = file
        self.printed = g.printed
        self.before_rewards = isinstance(ask, LayRewardsDown)
        self.after_duel = isinstance(ask, TokenAsk | GiveTokenUp)
        self.won = isinstance(ask, WinnerToken) or (isinstance(ask, GiveTokenUp) and ask.token == JEWEL)
        self.concerned: Seat = NOBODY
        if isinstance(ask, TokenAsk | GiveTokenUp):
            self.concerned = ask.taker if isinstance(ask, GiveTokenUp) else ask.seat
        self.returned = isinstance(ask, LoserToken) and ask.onto >= 0
        self.spare = self._spare_cards()
        self.pile = bits.numbers(g.pile())

    def _spare_cards(self) -> list[int]:
        file, printed = self.file, self.printed
        named = [card for group in (*file.hands, *file.rewards, *file.played) for card in group]
        shown = [card for hand in file.results for cards in hand.rewards for card in cards]
        for name in named + shown:
            if name not in printed.numbers:
                raise BadScenario(f"there is no card {name!r}; a card is written value/swords, such as 7/2")
        for name in named:
            if named.count(name) > 1:
                raise BadScenario(f"card {name} lies in two places")
        return [card for card in range(DECK) if printed.card_name(card) not in named]

    def lay_out(self) -> None:
        g, file = self.g, self.file
        for name in ("hands", "rewards", "rows", "totals"):
            if len(getattr(file, name)) not in {0, self.seats}:
                raise BadScenario(f"{name} must have one entry for each of the {self.seats} seats")
        self._place_rows()
        g.paid = file.results
        for seat, total in enumerate(file.totals):
            set_total(g, seat, total)
        if self.before_rewards:
            self._check_before_rewards()
        else:
            self._fight()
            for seat in range(self.seats):
                place_rewards(g, seat, self._fill(file.rewards, seat, REWARD_CARDS))
        size = CARDS_DEALT if self.before_rewards else DUELS - len(g.fought())
        for seat in range(self.seats):
            place_hand(g, seat, bits.of(self._fill(file.hands, seat, size)))
        put_rest_away(g)

    def _check_before_rewards(self) -> None:
        file = self.file
        if any(file.rewards) or any(set(row) != {"-"} for row in file.rows) or file.met or file.played:
            raise BadScenario("lay_rewards comes before any reward, token or duel of the hand", rule="MU-9")

    def _place_rows(self) -> None:
        rows = self.file.rows
        if any(len(row) != REWARD_CARDS or set(row) - set(TOKEN_LETTERS) for row in rows):
            raise BadScenario("a row is three of the letters J, P and -")
        lying = "".join(rows)
        if lying.count("J") > JEWELS or lying.count("P") > PRISONS:
            raise BadScenario("there are only three jewels and three prisons", rule="MU-2")
        for seat, row in enumerate(rows):
            place_row(self.g, seat, row)

    def _fight(self) -> None:
        """The duels fought so far, and the guard of the duel that is on."""
        fought = self._number_fought()
        guards = self._guards(fought)
        for guard in guards:
            self.g.turn_guard(guard)
        duels = [self._cards_of_duel(number, number == fought - 1) for number in range(fought)]
        if not all(NOBODY <= seat < self.seats for seat in self.file.jailed):
            raise BadScenario(f"jailed: seats are numbers from 0 to {self.seats - 1}, or -1 for nobody")
        jailed = list(self.file.jailed) + [NOBODY] * (fought - len(self.file.jailed))
        if self.after_duel and len(self.file.jailed) < fought and not self.returned:
            locked = (seat for seat, row in enumerate(self.file.rows) if row == "P" * PRISONS)
            jailed[-1] = next(locked, NOBODY)
        for guard, sits, cards in zip(guards[:fought], jailed, duels, strict=True):
            duel = duel_without_cards(guard, sits)
            for seat, card in enumerate(cards):
                duel |= card_of_seat(seat, card)
            self.g.note_duel(duel)

    def _number_fought(self) -> int:
        file = self.file
        least = max(len(file.played), len(file.jailed), len(file.met))
        if file.duel is None:
            fought = max(least, 1) if self.after_duel else least
        else:
            fought = file.duel if self.after_duel else file.duel - 1
        if not 0 <= least <= fought or fought + (not self.after_duel) > DUELS:
            raise BadScenario(
                f"{fought} duels have been fought by now, but met, played or jailed tell of {least}"
            )
        if fought < self.after_duel:
            raise BadScenario("a token question follows a duel: duel is 1 or more")
        return fought

    def _guards(self, fought: int) -> list[int]:
        """One for each duel fought and, if cards are chosen now, one for the duel that is on."""
        file = self.file
        total = fought if self.after_duel else fought + 1
        met = [self._guard(value) for value in file.met]
        if file.guard is None:
            end = -1 if self.after_duel and not self.won else 0
            current = [] if len(met) == total else [self.pile.pop(end)]
        elif len(met) == total:
            if file.guard != file.met[-1]:
                raise BadScenario(f"guard is {file.guard}, but met ends with {file.met[-1]}")
            current = []
        else:
            current = [self._guard(file.guard)]
        while len(met) + len(current) < total:
            met.append(self.pile.pop(0))
        return met + current

    def _guard(self, value: int) -> int:
        for guard in self.pile:
            if int(self.printed.guards[guard]) == value:
                self.pile.remove(guard)
                return guard
        raise BadScenario(f"guard {value} is not in the pile with {self.seats} players", rule="MU-5")

    def _cards_of_duel(self, number: int, last: bool) -> list[int]:
        given = self.file.played
        if number < len(given) and given[number]:
            if len(given[number]) != self.seats:
                raise BadScenario(f"played, duel {number + 1}: one card for each of the {self.seats} seats")
            return self._fill(given, number, self.seats)
        if not (last and self.after_duel):
            return self._fill((), 0, self.seats)
        end = -1 if self.won else 0
        cards = {self.concerned: self.spare.pop(end)}
        for seat in range(self.seats):
            if seat != self.concerned:
                cards[seat] = self.spare.pop(end)
        return [cards[seat] for seat in range(self.seats)]

    def _fill(self, groups: "tuple[Cards, ...]", index: int, size: int) -> list[int]:
        cards = [self.printed.numbers[name] for name in (groups[index] if index < len(groups) else ())]
        if len(cards) > size:
            raise BadScenario(f"{' '.join(groups[index])}: {size} cards at most")
        while len(cards) < size:
            cards.append(self.spare.pop(0))
        return cards
