"""What is foretold of an answer is what happens when it is given."""

from typing import Any

import pytest
from tests.games.marquis.table import NO, OPTIONS, RULES, at, draw, new, view

from ducats.engine.messages import CHANCE, Action, Event, Fact, Seat
from ducats.engine.rng import Rng
from ducats.games.marquis.rules import events as e
from ducats.games.marquis.rules import facts as f
from ducats.games.marquis.rules import messages as m
from ducats.games.marquis.rules import view as v
from ducats.games.marquis.rules.printed import DATA_TEXT
from ducats.games.marquis.rules.state import Marquis

QUIET: dict[str, Action] = {**NO, "claim_toll": m.WaiveToll(), "special": m.KeepSpecial()}
del QUIET["play_on"]


def foretold(g: Marquis, seat: Seat, action: Action) -> list[Fact]:
    seen = view(g, seat)
    assert seen.question is not None
    return list(RULES.consequences(seen).answers[seen.question.offered().index(action)])


def told(facts: list[Fact], kind: type[Fact]) -> list[Any]:
    return [fact for fact in facts if type(fact) is kind]


def happens(g: Marquis, seat: Seat, action: Action) -> tuple[Marquis, list[Event]]:
    """The table after an answer, and what happened in this turn, if everybody lets everything happen."""
    after = g.copy()
    events = list(after.apply(seat, action))
    while not after.is_over() and not any(isinstance(event, e.TurnBegan) for event in events):
        asked = after.waiting_for()[0]
        name = after.ask().question.removeprefix("marquis.")
        answer = m.Exchange(0) if name == "exchange_now" else QUIET.get(name)
        if (
            asked == CHANCE
            or answer is None
            or answer not in [after.say(asked, n) for n in after.legal(asked)]
        ):
            break
        events += after.apply(asked, answer)
    ends = [number for number, event in enumerate(events) if isinstance(event, e.TurnBegan)]
    return after, events[: ends[0]] if ends else events


def check_laid(g: Marquis, seat: Seat, action: Action, facts: list[Fact]) -> None:
    _, events = happens(g, seat, action)
    taken = [event for event in events if isinstance(event, e.CoinsTaken) and event.effect != "toll"]
    killed = [event for event in events if isinstance(event, e.Eliminated)]
    treasury = sum(event.coins for event in events if isinstance(event, e.TreasuryTaken))
    given = [event for event in events if isinstance(event, e.CoinsGiven)]
    if not told(facts, f.TreasuryPays):
        assert told(facts, f.Imitates) == [f.Imitates(None)]
        assert not taken
        return
    assert told(facts, f.TreasuryPays) == [f.TreasuryPays(treasury)]
    assert [(each.victim, each.coins) for each in told(facts, f.Loses)] == [
        (event.victim, event.coins) for event in taken
    ]
    assert [(each.victim, each.card) for each in told(facts, f.LosesCharacter)] == [
        (event.victim, event.card) for event in killed
    ]
    for each in told(facts, f.CoinsAfter):
        assert [(fact.receiver, fact.coins) for fact in told(facts, f.Gives)] == [
            (event.receiver, event.coins) for event in given
        ]
        change = treasury + sum(event.coins for event in taken) - sum(event.coins for event in given)
        assert each.coins == g.coins(seat) + change


def check_rate(g: Marquis, seat: Seat, action: Action, facts: list[Fact]) -> None:
    after = view(happens(g, seat, action)[0], seat)
    if after.turns != view(g, seat).turns:
        return
    rate = after.places[seat].rate
    if told(facts, f.NoRate):
        assert rate is None or rate.coins == 0
    for each in told(facts, f.RateAfter):
        assert rate is not None
        assert each.rate == rate


def check_exchanged(g: Marquis, seat: Seat, action: m.Exchange, facts: list[Fact]) -> None:
    (fact,) = facts
    assert isinstance(fact, f.ExchangedTo)
    after = g.copy()
    exchanges = [event for event in after.apply(seat, action) if isinstance(event, e.Exchanged)]
    if action.times == 0:
        assert (fact.coins, fact.points) == (g.coins(seat), g.points(seat))
    elif fact.tolls == 0:
        assert fact.coins == g.coins(seat) - exchanges[0].coins
        assert fact.points == after.points(seat) or len(exchanges) > 1


def check_struck(events: list[Event], victim: Seat, facts: list[Fact]) -> None:
    taken = [event for event in events if isinstance(event, e.CoinsTaken) and event.victim == victim]
    killed = [event for event in events if isinstance(event, e.Eliminated) and event.victim == victim]
    lost = told(facts, f.Loses) + told(facts, f.YouLose)
    dead = told(facts, f.LosesCharacter) + told(facts, f.YouLoseCharacter)
    assert [each.coins for each in lost] == [event.coins for event in taken[:1]]
    assert [each.card for each in dead] == [event.card for event in killed[: len(dead)]]


def check_retaliation(g: Marquis, seat: Seat, facts: list[Fact]) -> None:
    """The culprit suffers at once, whatever card is drawn."""
    after = g.copy()
    events = list(after.apply(seat, m.Retaliate()))
    while not any(isinstance(event, e.VetoLaid) for event in events):
        events += after.apply(CHANCE, after.say(CHANCE, after.legal(CHANCE)[0]))
    taken = [event for event in events if isinstance(event, e.CoinsTaken) and event.culprit == seat]
    killed = [event for event in events if isinstance(event, e.Eliminated) and event.culprit == seat]
    assert [(each.victim, each.coins) for each in told(facts, f.Loses)] == [
        (event.victim, event.coins) for event in taken[:1]
    ]
    assert [each.card for each in told(facts, f.LosesCharacter)] == [event.card for event in killed[:1]]
    assert not any(each.veto for each in told(facts, f.Loses))


def check_voided(g: Marquis, seat: Seat, action: Action, facts: list[Fact]) -> None:
    """MQ-95, MQ-99: the attack goes ahead at once, and the Prosecutor of the hand is promised."""
    after = g.copy()
    events = list(after.apply(seat, action))
    taken = [event for event in events if isinstance(event, e.CoinsTaken)]
    assert told(facts, f.Takes) == [f.Takes(x.culprit, x.victim, x.coins) for x in taken[:1]]
    assert told(facts, f.VetoPasses) == [
        f.VetoPasses(event.seat) for event in events if isinstance(event, e.VetoLaid)
    ]
    assert bool(told(facts, f.VetoEnds)) == any(isinstance(event, e.VetoRemoved) for event in events)
    if not any(isinstance(event, e.CardLaid | e.TurnBegan) for event in events):
        assert bool(told(facts, f.MustLayProsecutor)) == view(after, seat).places[seat].bound


def check_answer(g: Marquis, seat: Seat, action: Action, facts: list[Fact]) -> None:
    if isinstance(action, m.LayCard):
        check_laid(g, seat, action, facts)
        check_rate(g, seat, action, facts)
    elif isinstance(action, m.Exchange):
        check_exchanged(g, seat, action, facts)
    elif isinstance(action, m.Assassinate):
        check_struck(happens(g, seat, action)[1], action.seat, facts)
    elif isinstance(action, m.Allow):
        check_struck(list(g.copy().apply(seat, action)), seat, facts)
    elif isinstance(action, m.Retaliate):
        check_retaliation(g, seat, facts)
    elif isinstance(action, m.Neutralise):
        check_voided(g, seat, action, facts)
    elif isinstance(action, m.AcceptOffer):
        after = g.copy()
        events = after.apply(seat, action)
        (goods,) = facts
        assert isinstance(goods, f.GoodsAfter)
        if not any(isinstance(event, e.TurnBegan | e.CardLaid) for event in events):
            assert (goods.coins, goods.diamonds) == (after.coins(seat), after.diamonds(seat))


@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_foretold_happens(name: str, seats: int) -> None:
    for number in range(3):
        seed = f"foretold {name} {number}"
        g, rng = new(seats, seed, **OPTIONS[name]), Rng(seed)
        while not g.is_over():
            seat = rng.choice(g.waiting_for())
            if seat != CHANCE:
                seen = view(g, seat)
                assert seen.question is not None
                answers = RULES.consequences(seen).answers
                for action, facts in zip(seen.question.offered(), answers, strict=True):
                    check_answer(g, seat, action, list(facts))
            g.take(seat, rng.choice(g.legal(seat)))


def test_mq_ex03_the_pickpocket_takes_from_treasury_symbols_and_the_richest() -> None:
    g = at("H | M | A", coins=[0, 3, 1], diamonds=[0, 2, 0], hands="T")
    facts = foretold(g, 0, m.LayCard("T"))
    assert told(facts, f.TreasuryPays) == [f.TreasuryPays(1)]
    assert [(each.victim, each.coins) for each in told(facts, f.Loses)] == [(1, 2), (2, 1), (1, 1)]
    assert told(facts, f.CoinsAfter) == [f.CoinsAfter(5)]


def test_mq_106_who_cannot_pay_the_highwayman_loses_the_character() -> None:
    g = at("H | K | W", coins=[0, 0, 2], hands="W")
    facts = foretold(g, 0, m.LayCard("W"))
    assert [(each.victim, each.card) for each in told(facts, f.LosesCharacter)] == [(1, "K")]
    assert told(facts, f.Loses) == []


def test_mq_80_the_cardsharp_acts_as_the_card_below_or_as_nobody() -> None:
    assert f.Imitates("M") in foretold(at("M | H", hands="F"), 0, m.LayCard("F"))
    assert foretold(at(" | H", hands="F"), 0, m.LayCard("F")) == [f.Imitates(None)]


def test_numbers_of_a_corrected_data_file_count() -> None:
    corrected = DATA_TEXT.replace("pickpocket = { value = 1", "pickpocket = { value = 2")
    assert corrected != DATA_TEXT
    g = at("H | K", coins=[0, 5], diamonds=[0, 2], hands="T", data=corrected)
    facts = foretold(g, 0, m.LayCard("T"))
    assert [(each.victim, each.coins) for each in told(facts, f.Loses)] == [(1, 2)]
    assert f.Ability("T", v.Rate(3, 1), None) in facts
    assert view(g, 0).fixed.pickpocket == 2


def test_mq_r49_threats_are_of_cards_that_may_still_be_laid() -> None:
    g = at("A | M | D", coins=[1, 1, 0], hands="M | K | T A W")
    threats = [fact for fact in RULES.consequences(view(g, 0)).table if isinstance(fact, f.Threat)]
    assert {threat.thief for threat in threats} == {0, 1, 2}
    deadly = next(threat for threat in threats if (threat.thief, threat.card) == (2, "A"))
    assert deadly.killed == (0, 1)
    assert "A" not in {threat.card for threat in threats if threat.thief == 0}


def test_mq_v2_nothing_stops_an_elimination_that_is_turned_back() -> None:
    g = at("K | M | H", {"intrigues": True}, coins=[0, 3, 0], hands="A | V", specials=["", "V", ""])
    g.apply(0, m.LayCard("A"))
    g.apply(0, m.Assassinate(1))
    assert g.might_veto(0)
    assert told(foretold(g, 1, m.Retaliate()), f.LosesCharacter) == [f.LosesCharacter(0, "A", False)]


def test_mq_95_an_elimination_that_goes_ahead_is_foretold_as_certain() -> None:
    g = at("K | M | S", coins=[0, 3, 0], hands="A | V")
    g.apply(0, m.LayCard("A"))
    g.apply(0, m.Assassinate(1))
    g.apply(1, m.PlayVeto())
    draw(g)
    facts = foretold(g, 2, m.Neutralise())
    assert told(facts, f.LosesCharacter) == [f.LosesCharacter(1, "M", False)]
    assert told(facts, f.ProsecutorSpent) == [f.ProsecutorSpent()]


def test_mq_r15_a_prosecutor_without_a_limit_is_not_spent() -> None:
    g = at("K | M | S", {"prosecutor_limit": "none"}, coins=[0, 3, 0], hands="T | V")
    g.apply(0, m.LayCard("T"))
    g.apply(1, m.PlayVeto())
    draw(g)
    assert not told(foretold(g, 2, m.Neutralise()), f.ProsecutorSpent)


@pytest.mark.parametrize(("moved", "certain"), [("+T@1 +H@2 +K@3", True), ("+T@1 +D@2 +H@3 ?", False)])
def test_mq_r21_what_comes_to_light_is_certain_only_if_the_pile_is_known(moved: str, certain: bool) -> None:
    """A Highwayman kills a penniless character; a card beneath it may have been taken back unseen."""
    piles = "K | T@1 H@2 K@3" if certain else "K | T@1 H@3"
    back: dict[str, Any] = {} if certain else {"ever_laid": " | T D H", "maybe_back": " | T D"}
    g = at(piles, hands="W", moved=f"| {moved}", **back)
    facts = foretold(g, 0, m.LayCard("W"))
    assert told(facts, f.LosesCharacter)
    assert bool(told(facts, f.CoinsAfter)) is certain
