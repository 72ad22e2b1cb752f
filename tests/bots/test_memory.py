"""What bots remember of their bargains: who refused what, from what their seat was told."""

from typing import Any
from zlib import crc32

import msgspec
import pytest
from tests.bots.bargains import BARGAINING
from tests.bots.test_border import FORBIDDEN, reachable
from tests.games.marquis.table import bundle
from tests.server.test_live_game import table_of_bots

from ducats.adapters.table import Table
from ducats.bots.memory import BLANK, MOST_KEPT, Memory, Recall
from ducats.engine.driver import Driver
from ducats.engine.messages import Event, View
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import GAMES, find
from ducats.games.levels import make
from ducats.games.marquis.rules import events as marquis
from ducats.games.memories import EventLog, memory_for, recall_of
from ducats.games.merchants.rules import events as merchants
from ducats.server.live_game import LiveGame
from ducats.server.take_backs import TakenBack, as_input
from ducats.study.playing import decisions, opened, plan_of

# -- what is remembered ----------------------------------------------------------------------------


def fold(game: str, seat: int, *events: Event) -> Memory:
    recall = recall_of(game)
    assert recall is not None
    return recall.fold(seat, events)


def kinds(memory: Memory) -> list[tuple[int, str, str]]:
    return [(each.to, each.kind, each.matter) for each in memory.refused]


ONE = bundle(coins=1)


def test_marquis_a_refused_fee() -> None:
    offer = marquis.FeeOffered(1, 0, ONE)
    for refused in (marquis.ProtectionDeclined(0), marquis.FeeDemanded(0, 1, bundle(coins=2))):
        assert kinds(fold("marquis", 1, offer, refused)) == [(0, "fee", "protection")]
        assert not fold("marquis", 2, offer, refused).refused, "they were not refused anything"
    assert fold("marquis", 1, offer, marquis.ProtectionSold(0, 2, ONE)) == fold(
        "marquis", 1, marquis.ProtectionDeclined(0)
    ), "another was preferred"
    assert not fold("marquis", 1, marquis.FeeOffered(1, 0, None), marquis.ProtectionDeclined(0)).refused


def test_marquis_a_refused_demand_and_what_makes_up_for_it() -> None:
    told = [marquis.FeeDemanded(0, 1, ONE), marquis.TermsRefused(1, 0, "MQ-63")]
    assert kinds(fold("marquis", 0, *told)) == [(1, "demand", "protection")]
    assert not fold("marquis", 0, *told, marquis.ProtectionSold(0, 1, ONE)).refused
    assert fold("marquis", 0, *told, marquis.ProtectionSold(0, 2, ONE)).refused


def test_marquis_a_refused_price_and_a_refused_counter() -> None:
    told = [marquis.VetoPlayed(1, 0, "robbery"), marquis.PriceDemanded(2, 0, bundle(coins=2))]
    refused = [*told, marquis.TermsRefused(0, 2)]
    assert kinds(fold("marquis", 2, *refused)) == [(0, "price", "robbery")]
    countered = [*told, marquis.PriceCountered(0, 2, ONE)]
    assert kinds(fold("marquis", 2, *countered)) == [(0, "price", "robbery")]
    assert not fold("marquis", 0, *countered).refused
    assert kinds(fold("marquis", 0, *countered, marquis.InterventionPassed(2))) == [(2, "counter", "robbery")]
    for seat in (0, 2):
        assert not fold("marquis", seat, *countered, marquis.TermsAccepted(2, 0)).refused


def test_marquis_refusals_are_forgotten_after_some_turns_of_ones_own() -> None:
    told: list[Event] = [marquis.FeeOffered(1, 0, ONE), marquis.ProtectionDeclined(0)]
    for _ in range(2):
        told += [marquis.TurnBegan(0, False), marquis.TurnBegan(1, False)]
    assert fold("marquis", 1, *told).refused
    assert not fold("marquis", 1, *told, marquis.TurnBegan(1, False)).refused


def request(seat: int, *, permit: bool = False) -> Event:
    return merchants.LoadingRequested(1, seat, ("silk", "food"), permit)


def named(seat: int, other: int, word: Any, amount: int | None) -> Event:
    return merchants.PriceNamed(1, seat, other, word, amount, amount is None)


def test_merchants_the_last_price_is_the_one_that_was_refused() -> None:
    quoted = [request(1), named(0, 1, "quote", 500)]
    assert kinds(fold("merchants", 0, *quoted, merchants.LoadingRefused(1, 1, 0))) == [
        (1, "quote", "food silk")
    ]
    countered = [*quoted, named(1, 0, "counter", 200)]
    memory = fold("merchants", 1, *countered, merchants.LoadingRefused(1, 0, 1))
    assert [(each.kind, each.terms) for each in memory.refused] == [("counter", 200)]
    assert not fold("merchants", 0, *countered, merchants.LoadingRefused(1, 0, 1)).refused
    last = [*countered, named(0, 1, "final", 300), merchants.LoadingRefused(1, 1, 0)]
    assert [each.terms for each in fold("merchants", 0, *last).refused] == [300]


@pytest.mark.parametrize("word", ["final", "quote"])
def test_merchants_a_master_who_names_another_price_has_refused_the_counter_offer(word: str) -> None:
    told = [request(1), named(0, 1, "quote", 500), named(1, 0, "counter", 200), named(0, 1, word, 400)]
    assert [(each.to, each.kind, each.terms) for each in fold("merchants", 1, *told).refused] == [
        (0, "counter", 200)
    ]
    assert not fold("merchants", 0, *told).refused
    loaded = merchants.GoodsLoaded(1, 1, 0, ("silk", "food"), 400, False)
    assert not fold("merchants", 1, *told, loaded).refused


def test_merchants_a_request_may_be_refused_as_a_whole() -> None:
    told = [request(1), merchants.LoadingRefused(1, 0, 1)]
    assert kinds(fold("merchants", 1, *told)) == [(0, "request", "food silk")]
    loaded = merchants.GoodsLoaded(1, 1, 0, ("food",), 100, False)
    assert not fold("merchants", 1, *told, request(1), loaded).refused
    assert fold("merchants", 1, *told, request(1, permit=True), loaded).refused, "a permit is no deal"


def test_merchants_refusals_are_forgotten_after_the_next_round() -> None:
    told = [request(1), merchants.LoadingRefused(1, 0, 1), merchants.RoundBegan(2, 0)]
    assert fold("merchants", 1, *told).refused
    assert not fold("merchants", 1, *told, merchants.RoundBegan(3, 0)).refused


def test_a_memory_does_not_grow_for_ever() -> None:
    memory = BLANK
    for number in range(3 * MOST_KEPT):
        memory = memory.propose(1, "fee", number).refuse(1)
    assert [each.terms for each in memory.refused] == list(range(2 * MOST_KEPT, 3 * MOST_KEPT))
    assert not memory.standing


@pytest.mark.parametrize("game", sorted(set(GAMES) - set(BARGAINING)))
def test_games_without_bargains_have_nothing_to_remember(game: str) -> None:
    assert recall_of(game) is None


# -- by whom and where -----------------------------------------------------------------------------


def random_game(
    game: str, seed: str, options: dict[str, Any]
) -> tuple[Driver, list[list[Event]], list[View]]:
    """Moment by moment what happened, and what was seen by whoever was asked before it."""
    rules, dice = find(game), Rng(seed)
    driver, opening = Driver.begin(rules, new_header(rules, 3, seed, options), seed)
    told, asked = [opening], []
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        asked.append(driver.view(seat))
        told.append(driver.apply(seat, driver.play.say(seat, dice.choice(driver.play.legal(seat)))))
    return driver, told, asked


def otherwise(event: Event, seat: int) -> Event:
    """What could have happened as well, as far as a seat is told."""
    heard = event.seen_by(seat)
    hidden = [name for name in event.__struct_fields__ if getattr(event, name) != getattr(heard, name)]
    other = msgspec.structs.replace(event, **{name: getattr(event, name) + 100 for name in hidden})
    assert other.seen_by(seat) == heard
    return other


def keep_everything(memory: Memory, seat: int, event: Event) -> Memory:
    return memory.about(str(crc32(f"{memory.matter} {event}".encode())))


def test_a_seat_remembers_only_what_it_was_told() -> None:
    """Two games that a seat cannot tell apart: then it remembers the same."""
    recall = recall_of("merchants")
    assert recall is not None
    curious = recall._replace(after=keep_everything)
    met = hidden = 0
    for number in range(2):
        _, told, _ = random_game("merchants", f"told {number}", {"private_negotiation": True})
        events = [event for moment in told for event in moment if isinstance(event, recall.events)]
        for seat in range(3):
            others = [otherwise(event, seat) for event in events]
            hidden += sum(event != other for event, other in zip(events, others, strict=True))
            assert curious.fold(seat, events) == curious.fold(seat, others)
            for end in range(0, len(events), 10):
                memory = recall.fold(seat, events[:end])
                assert memory == recall.fold(seat, others[:end])
                assert not [part for part in reachable(memory) if isinstance(part, FORBIDDEN)]
                met += bool(memory.refused)
    assert met > 5
    assert hidden > 20


def test_marquis_what_is_remembered_was_said_aloud() -> None:
    recall = recall_of("marquis")
    assert recall is not None
    assert all(kind.seen_by is Event.seen_by for kind in recall.events)


def test_a_price_that_others_name_in_private_is_no_part_of_it() -> None:
    worlds = [
        [request(1), merchants.PriceNamed(1, 0, 1, "quote", price, True), merchants.LoadingRefused(1, 1, 0)]
        for price in (100, 900)
    ]
    assert fold("merchants", 2, *worlds[0]) == fold("merchants", 2, *worlds[1])
    assert fold("merchants", 0, *worlds[0]) != fold("merchants", 0, *worlds[1])


def test_what_is_folded_is_what_the_seat_was_told() -> None:
    def curious(memory: Memory, seat: int, event: Event) -> Memory:
        assert isinstance(event, merchants.PriceNamed)
        return memory.about(str(event.amount))

    recall = Recall((merchants.PriceNamed,), frozenset(), curious)
    private = merchants.PriceNamed(1, 0, 1, "quote", 100, True)
    assert [recall.fold(seat, [request(1), private]).matter for seat in range(3)] == ["100", "100", "None"]


@pytest.mark.parametrize("game", BARGAINING)
def test_what_was_taken_back_was_never_refused(game: str) -> None:
    table = table_of_bots(game, 3)
    live, dice = LiveGame.begin(table, ("a", "b", "c"), 1.0), Rng(f"{game} back")
    table = msgspec.structs.replace(table, header=live.header())
    stored, known = live.dealt(1.0), []
    while not live.driver.play.is_over():
        seat = live.driver.play.waiting_for()[0]
        known.append((len(stored), live.memory(live.question_view(seat))))
        action = live.driver.play.say(seat, dice.choice(live.driver.play.legal(seat)))
        stored += live.play(seat, action, 2.0)
    changes = [
        place for place in range(1, len(known)) if known[place][1].refused != known[place - 1][1].refused
    ]
    assert changes
    for place in changes[:4]:
        inputs, memory = known[place - 1]
        entry = as_input(len(stored), TakenBack(0, inputs, live.asked + 1), 3.0)
        again = LiveGame.load(table, [*stored, entry])
        assert again.memory(again.question_view(again.waiting_for()[0])) == memory


@pytest.mark.parametrize("game", BARGAINING)
def test_every_process_comes_to_the_same(game: str) -> None:
    """A table that is loaded, played elsewhere or revoked, and whoever keeps a log of the events."""
    table, met = table_of_bots(game, 3), 0
    live, dice = LiveGame.begin(table, ("a", "b", "c"), 1.0), Rng(f"{game} again")
    table = msgspec.structs.replace(table, header=live.header())
    stored, log = live.dealt(1.0), EventLog(game, live.told[0])
    other = LiveGame.load(table, stored)
    while not live.driver.play.is_over():
        seat = live.driver.play.waiting_for()[0]
        view = live.question_view(seat)
        memory = live.memory(view)
        assert memory == log.memory(view) == other.memory(view)
        action = live.driver.play.say(seat, dice.choice(live.driver.play.legal(seat)))
        inputs = live.play(seat, action, 2.0, revocable=True)
        live.revoke()
        assert live.memory(live.question_view(seat)) == memory
        live.play(seat, action, 2.0)
        other.follow(inputs)
        stored += inputs
        log.tell(live.told[-1])
        if memory.refused and met < 10:
            met += 1
            assert LiveGame.load(table, stored).told == live.told
    assert met > 2


@pytest.mark.parametrize("game", BARGAINING)
def test_nothing_is_looked_through_where_nobody_bargains(game: str) -> None:
    _, _, asked = random_game(game, "quiet", {})
    recall, looked = recall_of(game), set()
    assert recall is not None

    def events() -> Any:
        looked.add(question)
        yield from ()

    for seen in asked:
        assert seen.question is not None
        question = seen.question.id
        memory_for(seen, events())
    assert looked
    assert looked <= recall.questions < {ask.question for ask in find(game).meta.questions}


@pytest.mark.parametrize("game", BARGAINING)
def test_environments_tell_bots_what_to_remember(game: str) -> None:
    """A table of ints comes to the same games as the arena does with the same dice."""
    seats, met = {"marquis": 3, "merchants": 2}[game], 0
    plan = plan_of(game, seats, BARGAINING[game], "env", None, rotate=False)
    for number in range(4):
        table, bots = opened(plan, number)
        rules, seed = find(game), plan.seed_of(number)
        driver, opening = Driver.begin(rules, new_header(rules, seats, seed), seed)
        log = EventLog(game, opening)
        for made in decisions(table, bots):
            assert table.memory(made.view) == log.memory(made.view)
            met += bool(log.memory(made.view).refused)
            log.tell(driver.apply(made.seat, driver.play.say(made.seat, made.answer)))
    assert met > 0


def test_a_table_of_ints_makes_no_events_unless_somebody_remembers() -> None:
    for game, bot, listens in [("marquis", "courtier", True), ("marquis", "lackey", False)]:
        table = Table(game, 3)
        table.listen_for([make(game, bot)])
        table.begin("quiet")
        assert (table.play.events is not None) == listens
