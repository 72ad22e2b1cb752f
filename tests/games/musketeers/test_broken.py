"""The contract notices broken games: each test breaks Musketeers in one way and expects to be told so."""

import itertools
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.contract.checks import BrokenPromise
from tests.contract.two_worlds import TwoWorlds
from tests.contract.walk import Walk

from ducats.engine import bits
from ducats.engine.errors import BrokenInvariant, DucatsError, IllegalAction
from ducats.engine.frames import Ask
from ducats.engine.messages import Seat
from ducats.engine.observation import Observer, Row
from ducats.engine.rng import Rng
from ducats.engine.rules import as_rules
from ducats.games.musketeers.rules import events as e
from ducats.games.musketeers.rules import imagine, tokens, turn
from ducats.games.musketeers.rules.fields import IN_CENTRE
from ducats.games.musketeers.rules.game import MusketeersRules
from ducats.games.musketeers.rules.position import set_total
from ducats.games.musketeers.rules.printed import PRISON
from ducats.games.musketeers.rules.questions import CommitCard, LayRewardsDown, TurnGuardUp
from ducats.games.musketeers.rules.state import Musketeers
from ducats.games.musketeers.rules.tokens import LoserToken, WinnerToken
from ducats.games.musketeers.rules.view import MusketeersView

Patch = pytest.MonkeyPatch
Leak = Callable[[Musketeers, Seat | None, MusketeersView], MusketeersView]

pytestmark = pytest.mark.pure


def told(rules: MusketeersRules, promise: str, seats: int = 3, **options: Any) -> None:
    """Some of a few games must fail, and by the promise that was broken."""
    with pytest.raises((AssertionError, DucatsError, ValueError, IndexError), match=promise):
        play_some(rules, seats, options)


def tells(rules: MusketeersRules, promise: str, seats: int = 3, **options: Any) -> None:
    """The same for what a viewer must not learn: two worlds side by side alone must bring it to light."""
    told(rules, promise, seats, **options)
    with pytest.raises(BrokenPromise, match=r"no tells|no more than views"):
        compare_some(rules, seats, options)


def compare_some(rules: MusketeersRules, seats: int, options: dict[str, Any]) -> None:
    for number in range(40):
        TwoWorlds(as_rules(rules), seats, options, f"broken {number}").run()


def play_some(rules: MusketeersRules, seats: int, options: dict[str, Any], close_looks: int = 12) -> None:
    for number in range(12):
        Walk(as_rules(rules), seats, options, f"broken {number}", close_looks).run()


def test_the_unbroken_game_passes() -> None:
    Walk(as_rules(MusketeersRules()), 3, {}, "broken 0", close_looks=12).run()
    assert TwoWorlds(as_rules(MusketeersRules()), 3, {}, "broken 0").run().alike > 100


class Leaking(MusketeersRules):
    """A view that is changed by what the viewer cannot know."""

    def __init__(self, leak: Leak) -> None:
        super().__init__()
        self.leak = leak

    def view(self, play: Musketeers, seat: Seat | None) -> MusketeersView:
        seen = super().view(play, seat)
        dealt = all(play.hand(other) for other in range(play.seats))
        return self.leak(play, seat, seen) if dealt and not play.is_over() else seen


def neighbour(g: Musketeers, seat: Seat | None) -> Seat:
    return 0 if seat is None else (seat + 1) % g.seats


def test_a_view_that_shows_a_hidden_card() -> None:
    def leak(g: Musketeers, seat: Seat | None, seen: MusketeersView) -> MusketeersView:
        card = bits.lowest(g.hand(neighbour(g, seat)))
        return msgspec.structs.replace(seen, removed=(*seen.removed, card))

    tells(Leaking(leak), "imagine fits the view|no tells")


def test_an_observation_that_shows_a_hidden_card() -> None:
    class Peeping(Observer[Musketeers]):
        def write_own(self, g: Musketeers, seat: Seat, row: Row, at: int) -> None:
            row.flags(at, g.hand(neighbour(g, seat)))

    class Rules(MusketeersRules):
        def observer(self) -> Any:
            return Peeping(self.meta.questions)

    tells(Rules(), "no tells in observations")


def test_a_view_whose_size_depends_on_a_hidden_card() -> None:
    def leak(g: Musketeers, seat: Seat | None, seen: MusketeersView) -> MusketeersView:
        card = bits.lowest(g.hand(neighbour(g, seat)))
        return msgspec.structs.replace(seen, removed=seen.removed * (1 + card % 2))

    tells(Leaking(leak), "imagine fits the view|no tells in sizes")


def test_a_view_that_shows_what_lies_under_a_seal() -> None:
    def leak(g: Musketeers, seat: Seat | None, seen: MusketeersView) -> MusketeersView:
        under = sum(answer for other, answer in enumerate(g.sealed_answers()) if other != seat)
        return msgspec.structs.replace(seen, removed=(*seen.removed, under))

    tells(Leaking(leak), "imagine fits the view|no tells")


def test_a_seal_that_an_imagined_world_gets_right_by_accident() -> None:
    """Only the different hidden answers of the two worlds can bring this one to light."""

    class Sealing(Leaking):
        def imagine(self, view: MusketeersView, rng: Rng) -> Musketeers:
            return MusketeersRules.imagine(self, msgspec.structs.replace(view, removed=view.removed[:3]), rng)

    def leak(g: Musketeers, seat: Seat | None, seen: MusketeersView) -> MusketeersView:
        sealed = g.sealed_answers()
        first_play = len(sealed) == g.seats and any(answer > 20 for answer in sealed[1:])
        return msgspec.structs.replace(seen, removed=(*seen.removed, int(first_play)))

    tells(Sealing(leak), "imagine fits the view|no tells")


def test_a_view_that_shows_a_hidden_card_between_two_events() -> None:
    """After the last event of a moment it is right again: only the steps can bring this one to light."""

    def leak(g: Musketeers, seat: Seat | None, seen: Any) -> Any:
        if g.open is not None:
            return seen
        card = bits.lowest(g.hand(neighbour(g, seat)))
        return msgspec.structs.replace(seen, removed=(*seen.removed, card))

    tells(Leaking(leak), "no tells in steps|no tells in the size of steps")


def test_a_view_that_opens_the_last_seal_too_early() -> None:
    def leak(g: Musketeers, seat: Seat | None, seen: Any) -> Any:
        if g.open is None or g.pending:
            return seen
        under = sum(answer for other, answer in enumerate(g.sealed_answers()) if other != seat)
        return msgspec.structs.replace(seen, removed=(*seen.removed, under))

    tells(Leaking(leak), "no tells in steps|no tells in the size of steps")


def test_an_event_without_its_table(monkeypatch: Patch) -> None:
    honest = Musketeers.tell

    def forget(self: Musketeers, event: Any) -> None:
        watched, self.snapshots = self.snapshots, None
        honest(self, event)
        self.snapshots = watched

    monkeypatch.setattr(Musketeers, "tell", forget)
    told(MusketeersRules(), "every event has its table|zip")


def test_an_event_that_tells_the_others(monkeypatch: Patch) -> None:
    monkeypatch.setattr(e.RewardsLaid, "seen_by", lambda self, seat: self)
    tells(MusketeersRules(), "events tell no more than views")


def test_a_deal_that_tells_the_others(monkeypatch: Patch) -> None:
    monkeypatch.setattr(e.HandDealt, "seen_by", lambda self, seat: self)
    tells(MusketeersRules(), "events tell no more than views")


def test_a_hidden_discard_that_is_told(monkeypatch: Patch) -> None:
    monkeypatch.setattr(e.CardsRevealed, "seen_by", lambda self, seat: self)
    tells(MusketeersRules(), "events tell no more than views", jail_discard_visible=False, seats=2)


def test_an_error_that_tells_who_holds_a_card(monkeypatch: Patch) -> None:
    def tell(self: CommitCard, g: Musketeers, seat: Seat, answer: int) -> IllegalAction:
        holder = [other for other in range(g.seats) if bits.has(g.hand(other), answer)]
        return IllegalAction(f"that card is with {holder}", code="card_not_in_hand")

    monkeypatch.setattr(CommitCard, "why_illegal", tell)
    tells(MusketeersRules(), "no tells in errors")


def test_a_question_that_is_skipped_by_hidden_facts(monkeypatch: Patch) -> None:
    honest = tokens.carry_out_or_ask

    def skip(g: Musketeers, ask: Any) -> None:
        if g.reward(ask.seat, 0) % 2:
            ask.carry_out(g, ask.default(g, ask.seat), forced=True)
        else:
            honest(g, ask)

    monkeypatch.setattr(tokens, "carry_out_or_ask", skip)
    tells(MusketeersRules(), "no tells")


def test_an_order_of_waiting_seats_that_depends_on_hidden_cards(monkeypatch: Patch) -> None:
    honest = Musketeers.waiting_for

    def hint(self: Musketeers) -> tuple[Seat, ...]:
        waiting = honest(self)
        return waiting[::-1] if any(bits.has(self.hand(seat), 20) for seat in waiting[1:]) else waiting

    monkeypatch.setattr(Musketeers, "waiting_for", hint)
    tells(MusketeersRules(), "imagine fits the view|function of the view|no tells")


def test_legal_actions_that_depend_on_hidden_cards(monkeypatch: Patch) -> None:
    honest = LoserToken.legal

    def hint(self: LoserToken, g: Musketeers, seat: Seat) -> list[int]:
        legal, default = honest(self, g, seat), self.default(g, seat)
        peeking = bits.numbers(g.hand((seat + 1) % g.seats))[:1] > [5]
        return [answer for answer in legal if answer == default or not peeking]

    monkeypatch.setattr(LoserToken, "legal", hint)
    monkeypatch.setattr(LoserToken, "pick", Ask.pick)
    tells(MusketeersRules(), "function of the view|imagine fits the view|no tells")


def test_a_copy_that_shares_its_cells(monkeypatch: Patch) -> None:
    honest = Musketeers.copy

    def share(self: Musketeers) -> Musketeers:
        other = honest(self)
        other.cells = self.cells
        return other

    monkeypatch.setattr(Musketeers, "copy", share)
    told(MusketeersRules(), "copy|jewel|prison|jailed|changes nothing|no tells|index")


def test_a_copy_that_forgets(monkeypatch: Patch) -> None:
    honest = Musketeers.copy

    def forget(self: Musketeers) -> Musketeers:
        other = honest(self)
        other.result = 99
        return other

    monkeypatch.setattr(Musketeers, "copy", forget)
    told(MusketeersRules(), "a copy is the same game|a kept copy")


def test_a_legal_order_that_varies(monkeypatch: Patch) -> None:
    honest, calls = CommitCard.legal, itertools.count()

    def vary(self: CommitCard, g: Musketeers, seat: Seat) -> list[int]:
        return honest(self, g, seat)[:: 1 if next(calls) % 2 else -1]

    monkeypatch.setattr(CommitCard, "legal", vary)
    monkeypatch.setattr(CommitCard, "pick", Ask.pick)
    told(MusketeersRules(), "legal order is fixed|no tells in legal")


def test_nothing_legal(monkeypatch: Patch) -> None:
    monkeypatch.setattr(WinnerToken, "legal", lambda self, g, seat: [])
    monkeypatch.setattr(tokens, "carry_out_or_ask", lambda g, ask: g.become(ask))
    told(MusketeersRules(), "legal is not empty")


def test_a_default_that_is_not_legal(monkeypatch: Patch) -> None:
    monkeypatch.setattr(LayRewardsDown, "default", lambda self, g, seat: 220)
    told(MusketeersRules(), "default is legal")


def test_a_default_that_peeks(monkeypatch: Patch) -> None:
    def peek(self: CommitCard, g: Musketeers, seat: Seat) -> int:
        hand, other = (bits.numbers(g.hand(which)) for which in (seat, (seat + 1) % g.seats))
        return hand[other[0] % len(hand)]

    monkeypatch.setattr(CommitCard, "default", peek)
    told(MusketeersRules(), "default is a function of the view")


def test_an_answer_that_is_misheard(monkeypatch: Patch) -> None:
    monkeypatch.setattr(CommitCard, "hear", lambda self, g, seat, action: bits.lowest(g.hand(seat)))
    told(MusketeersRules(), "hear understands|no tells")


def test_a_refused_action_that_leaves_a_mark(monkeypatch: Patch) -> None:
    honest = CommitCard.hear

    def mark(self: CommitCard, g: Musketeers, seat: Seat, action: Any) -> int:
        g.result += 1
        return honest(self, g, seat, action)

    monkeypatch.setattr(CommitCard, "hear", mark)
    told(MusketeersRules(), "a refused action changes nothing|copy")


def test_a_jewel_that_vanishes(monkeypatch: Patch) -> None:
    honest = Musketeers.put_back

    def lose(self: Musketeers, seat: Seat, slot: int, forced: bool) -> None:
        honest(self, seat, slot, forced)
        self.cells[IN_CENTRE + PRISON] = max(self.in_centre(PRISON) - 1, 0)

    monkeypatch.setattr(Musketeers, "put_back", lose)
    with pytest.raises(BrokenInvariant, match="prison was lost or made"):
        play_some(MusketeersRules(), 3, {}, close_looks=0)


def test_a_match_without_end(monkeypatch: Patch) -> None:
    monkeypatch.setattr(turn, "is_decided", lambda g: False)
    told(MusketeersRules(), "the game ends within its bound", match_mode="single_hand", max_hands=1)


def test_an_imagined_world_that_forgets_what_is_known() -> None:
    class Forgetful(MusketeersRules):
        def imagine(self, view: MusketeersView, rng: Rng) -> Musketeers:
            world = imagine.imagine(view, rng)
            for seat in range(world.seats):
                set_total(world, seat, 0)
            return world

    told(Forgetful(), "imagine fits the view")


def test_a_rule_that_rolls_its_own_dice(monkeypatch: Patch) -> None:
    calls = itertools.count()
    honest = TurnGuardUp.answered

    def roll(self: TurnGuardUp, g: Musketeers, answer: int) -> None:
        honest(self, g, bits.nth(g.pile(), next(calls) % bits.count(g.pile())))

    monkeypatch.setattr(TurnGuardUp, "answered", roll)
    told(MusketeersRules(), "replay|input|no tells|seed says")


def test_a_position_that_is_written_down_wrongly() -> None:
    class Careless(MusketeersRules):
        def position(self, play: Musketeers) -> dict[str, Any]:
            return {**super().position(play), "totals": [1] * play.seats}

    told(Careless(), "set_up repeats position")
