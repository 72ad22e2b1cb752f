"""What is foretold of an answer is what happens when it is given."""

from itertools import combinations
from typing import Any, cast

import pytest

from ducats.engine import bits
from ducats.engine.messages import CHANCE, Action, Fact, Seat, SomeOf
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.musketeers.rules import events as e
from ducats.games.musketeers.rules import facts as f
from ducats.games.musketeers.rules import messages as m
from ducats.games.musketeers.rules.consequences import Chances, unseen
from ducats.games.musketeers.rules.fought import judge
from ducats.games.musketeers.rules.printed import JEWEL
from ducats.games.musketeers.rules.state import Musketeers
from ducats.games.musketeers.rules.view import MusketeersView

RULES = find("musketeers")
OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "other": {"victim_picks_slot": True, "full_loser_takes_prison": True, "jail_discard_visible": False},
}


def begun(seats: int, seed: str, **chosen: Any) -> Musketeers:
    g = cast("Musketeers", RULES.new_game(seats, RULES.read_options(chosen)))
    g.stop_listening()
    return g


def check_fight(g: Musketeers, seat: Seat, card: str, fact: Fact, rng: Rng) -> None:
    """Everybody else commits any card."""
    after = g.copy()
    revealed: list[e.CardsRevealed] = []
    for other in after.waiting_for():
        chosen = m.PlayCard(card) if other == seat else after.say(other, rng.choice(after.legal(other)))
        revealed = [each for each in after.apply(other, chosen) if isinstance(each, e.CardsRevealed)]
    (told,) = revealed
    if isinstance(fact, f.PutAside):
        assert told.jailed == seat
    elif isinstance(fact, f.Reaches | f.FallsShort):
        assert told.won == isinstance(fact, f.Reaches)
        assert told.seat == seat
    else:
        assert isinstance(fact, f.Odds)
        others = told.sum - int(card.partition("/")[0])
        assert told.won == (others >= fact.need)
        if told.seat == seat:
            assert fact.jewel > 0 if told.won else fact.prison > 0


def check_left(g: Musketeers, seat: Seat, action: Action, facts: tuple[Fact, ...]) -> None:
    """MU-18, MU-20: whose card a token leaves, which one if that is chosen, and whom it lets out of jail."""
    left = [fact for fact in facts if isinstance(fact, f.JewelLeaves | f.PrisonLeaves)]
    source = action.source if isinstance(action, m.TakeJewel | m.TakePrison) else None
    assert len(left) == (source is not None)
    if source is None:
        return
    (fact,) = left
    assert isinstance(fact, f.JewelLeaves) == isinstance(action, m.TakeJewel)
    assert (fact.victim, fact.place) == (source.seat, 0 if source.slot is None else source.slot + 1)
    if isinstance(fact, f.PrisonLeaves):
        assert fact.freed == (g.jailed() == source.seat)


def check_token(g: Musketeers, seat: Seat, action: Action, facts: tuple[Fact, ...]) -> None:
    check_left(g, seat, action, facts)
    after = g.copy()
    slot = action.to if isinstance(action, m.TakeJewel | m.TakePrison) else cast("Any", action).slot
    events = list(after.apply(seat, action))
    ended = any(isinstance(event, e.HandEnded) for event in events)
    if ended or len(events) > 1 or after.ask().question == "musketeers.give_token":
        return
    for fact in facts:
        if isinstance(fact, f.Pays):
            assert (fact.before, fact.after) == (g.payment(seat, slot), after.payment(seat, slot))
        elif isinstance(fact, f.Locked):
            assert (fact.before, 0) == (g.payment(seat, slot), after.payment(seat, slot))


@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_foretold_happens(name: str, seats: int) -> None:
    rng = Rng(f"foretold {name} {seats}")
    g = begun(seats, name, **OPTIONS[name])
    while not g.is_over():
        seat = rng.choice(g.waiting_for())
        view = None if seat == CHANCE else RULES.view(g, seat)
        if view is not None and view.question is not None and not isinstance(view.question.choices, SomeOf):
            for action, facts in zip(view.question.offered(), RULES.consequences(view).answers, strict=True):
                if not isinstance(action, m.PlayCard):
                    check_token(g, seat, action, facts)
                elif len(g.waiting_for()) == seats:
                    check_fight(g, seat, action.card, facts[0], rng)
        g.take(seat, rng.choice(g.legal(seat)))


@pytest.mark.parametrize("seats", [2, 3])
def test_mu_15_the_odds_are_those_of_every_set_of_unseen_cards(seats: int) -> None:
    rng = Rng("odds")
    g = begun(seats, "odds")
    while g.is_over() or g.waiting_for() == (CHANCE,) or g.ask().question != "musketeers.commit_card":
        for seat in g.waiting_for():
            g.take(seat, rng.choice(g.legal(seat)))
    cards = unseen(g, cast("MusketeersView", RULES.view(g, 0)))
    assert len(cards) == 43
    chances = Chances(g, cards, 0, seats - 1)
    for card in bits.numbers(g.hand(0)):
        ends = []
        for others in combinations(cards, seats - 1):
            after = g.copy()
            after.fight([card, *others])
            ends.append(judge(g.printed, seats, after.last_duel())[1:])
        won = sum(end[0] for end in ends)
        mine = [sum(end == (kind, 0) for end in ends) for kind in (True, False)]
        expected = [round(100 * count / len(ends)) for count in (won, *mine)]
        found = chances.of(card)
        assert all(abs(one - other) <= 1 for one, other in zip(found, expected, strict=True))


def test_mu_36_a_reward_is_worth_more_with_a_jewel() -> None:
    g, rng = begun(3, "worth"), Rng("worth")
    while g.waiting_for() == (CHANCE,):
        g.take(CHANCE, rng.choice(g.legal(CHANCE)))
    view = cast("MusketeersView", RULES.view(g, 0))
    for card, facts in zip(view.hand, RULES.consequences(view).answers, strict=True):
        value = int(card.partition("/")[0])
        assert facts == (f.Worth(card, value, value * g.printed.factors[JEWEL]),)
