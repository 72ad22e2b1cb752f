"""The bots of Marquis: legal everywhere, deterministic, blind to what they may not see, sensible."""

from typing import Any

import pytest
from tests.games.marquis.table import OPTIONS, at, bundle, no, play, view

from ducats.bots import Bot
from ducats.engine.driver import Driver
from ducats.engine.errors import NotYourTurn
from ducats.engine.messages import CHANCE
from ducats.engine.record import new_header, read, write
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.levels import make, named_levels
from ducats.games.marquis.bots import REASONS, reason
from ducats.games.marquis.bots.levels import Marquise
from ducats.games.marquis.evaluation import CARELESS, TUNED, answers_worth
from ducats.games.marquis.rules import messages as m
from ducats.games.marquis.rules.events import ReasonGiven
from ducats.games.marquis.rules.printed import DATA_TEXT
from ducats.games.marquis.rules.state import Marquis
from ducats.games.marquis.rules.view import MarquisView

RULES = find("marquis")

BOTS: dict[str, Bot] = {
    "lackey": make("marquis", "lackey"),
    "courtier": make("marquis", "courtier"),
    "marquise": Marquise(worlds=1, candidates=2, rounds=1),
}
OWNER_DATA = (
    DATA_TEXT.replace("treasury = { value = 0,", "treasury = { value = 2,")
    .replace("{ C = 1, W = 1 }", "{ F = 2, M = 3 }")
    .replace("value = [5, 3]", "value = [7, 2]")
    .replace("hand_size = { value = 4", "hand_size = { value = 5")
)


def play_out(
    bot: Bot, seats: int, seed: str, options: dict[str, Any], data: str | None = None
) -> tuple[Driver, list[tuple[MarquisView, Any]]]:
    """A whole game of one bot against itself; the driver refuses whatever is illegal."""
    driver, _ = Driver.begin(RULES, new_header(RULES, seats, seed, options, data), seed)
    asked = []
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        seen = driver.view(seat)
        assert isinstance(seen, MarquisView)
        action = bot.choose(seen, Rng(f"{seed}/{len(driver.inputs)}"))
        driver.apply(seat, action)
        driver.play.check()
        asked.append((seen, action))
    return driver, asked


def test_the_levels_weakest_first() -> None:
    assert named_levels("marquis") == ("lackey", "steward", "courtier", "marquise", "duchess")


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_answer_is_legal(level: str, seats: int) -> None:
    driver, _ = play_out(BOTS[level], seats, f"legal {seats}", {})
    assert driver.play.outcome() is not None


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("options", OPTIONS)
def test_every_answer_is_legal_with_all_options(level: str, seats: int, options: str) -> None:
    driver, _ = play_out(BOTS[level], seats, f"legal {seats}", OPTIONS[options])
    assert driver.play.outcome() is not None


@pytest.mark.parametrize("level", BOTS)
def test_a_corrected_data_file_is_played_with(level: str) -> None:
    driver, _ = play_out(BOTS[level], 3, "owner", {}, OWNER_DATA)
    assert driver.play.outcome() is not None


def asked_in_their_own_turn(asked: list[tuple[MarquisView, Any]]) -> list[Any]:
    """What was answered about a Countess's protection by the player whose turn it was: never her own turn."""
    return [
        action
        for seen, action in asked
        if seen.question and seen.question.id == "marquis.offer_fee" and seen.turn == seen.seat
    ]


@pytest.mark.parametrize("level", BOTS)
def test_a_countess_who_bargains_in_every_turn_is_coped_with(level: str) -> None:
    """MQ-R13: her toll is bargained for again in the turns of others, and the game still ends."""
    driver, asked = play_out(BOTS[level], 3, "windows", {"countess_window": "every_turn"})
    assert driver.play.outcome() is not None
    assert asked_in_their_own_turn(asked)
    _, usual = play_out(BOTS[level], 3, "windows", {})
    assert not asked_in_their_own_turn(usual)


def test_protection_is_worth_a_fee_in_the_turns_of_others_too() -> None:
    _, asked = play_out(BOTS["courtier"], 4, "windows 0", {"countess_window": "every_turn"})
    assert [action for action in asked_in_their_own_turn(asked) if isinstance(action, m.OfferFee)]


CHANCE_ASKS = {"turn_up", "choose_start", "deal", "draw", "deal_special", "lose_card", "turn_mercenary"}
ASKED = {ask.question for ask in RULES.meta.questions} - {f"marquis.{name}" for name in CHANCE_ASKS}


@pytest.mark.parametrize("level", ["lackey", "courtier"])
def test_every_kind_of_question_is_met(level: str) -> None:
    met: set[str] = set()
    for number in range(120):
        options = OPTIONS["variants"] if number % 2 else {}
        _, asked = play_out(BOTS[level], 2 + number % 3, f"questions {number}", options)
        met |= {seen.question.id for seen, _ in asked if seen.question}
        if met == ASKED:
            break
    assert met == ASKED


@pytest.mark.parametrize("level", BOTS)
def test_the_same_dice_give_the_same_game(level: str) -> None:
    first, _ = play_out(BOTS[level], 3, "again", {})
    second, _ = play_out(BOTS[level], 3, "again", {})
    assert first.inputs == second.inputs


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("seats", [2, 4])
def test_hidden_cards_change_nothing(level: str, seats: int) -> None:
    """Two worlds that look alike to a seat: the bot answers alike in both."""
    _, asked = play_out(BOTS["courtier"], seats, "worlds", {})
    bot = BOTS[level]
    for number, (seen, _) in enumerate(asked[::2]):
        other = RULES.view(RULES.imagine(seen, Rng(f"world {number}")), seen.seat)
        assert bot.choose(seen, Rng(f"dice {number}")) == bot.choose(other, Rng(f"dice {number}"))


@pytest.mark.parametrize("weights", [TUNED, CARELESS], ids=["tuned", "careless"])
def test_the_judgement_reads_nothing_that_was_only_imagined(weights: Any) -> None:
    for number, options in enumerate([{}, {"intrigues": True}]):
        _, asked = play_out(BOTS["courtier"], 2 + 2 * number, f"imagined {number}", options)
        for seen, _ in asked:
            assert seen.seat is not None
            one, other = RULES.imagine(seen, Rng("one")), RULES.imagine(seen, Rng("other"))
            assert answers_worth(one, seen.seat, weights) == answers_worth(other, seen.seat, weights)


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_that_is_asked_nothing_says_so(level: str) -> None:
    g = at("M | K", coins=[2, 0])
    with pytest.raises(NotYourTurn):
        BOTS[level].choose(view(g), Rng("x"))
    with pytest.raises(NotYourTurn):
        BOTS[level].choose(view(g, 1), Rng("x"))


# -- sense -----------------------------------------------------------------------------------------

SENSIBLE = {"courtier": BOTS["courtier"], "marquise": Marquise(worlds=12, rounds=1)}
sensibly = pytest.mark.parametrize("level", SENSIBLE)


def chosen(level: str, g: Marquis, seat: int) -> Any:
    return SENSIBLE[level].choose(view(g, seat), Rng("sense"))


@sensibly
def test_all_coins_are_exchanged_at_one_for_one(level: str) -> None:
    assert chosen(level, at("M | K", coins=[5, 0]), 0) == m.Exchange(5)


@sensibly
def test_coins_are_kept_from_a_poor_rate_while_a_good_one_is_in_hand(level: str) -> None:
    assert chosen(level, at("T | K", coins=[3, 0], treasury=5, hands="M A K V"), 0) == m.Exchange(0)


@sensibly
def test_an_assassination_is_vetoed_and_a_trifle_is_not(level: str) -> None:
    g = at("| H M | K", coins=[0, 5, 0], hands="A K S C | V K C T", ever_laid="| | S")
    play(g, 0, m.LayCard("A"))
    play(g, 0, m.Assassinate(1))
    assert chosen(level, g, 1) == m.PlayVeto()
    g = at("| A | S", coins=[0, 1, 0], hands="T K S C | V K H C")
    play(g, 0, m.LayCard("T"))
    assert chosen(level, g, 1) == m.Allow()


@sensibly
def test_the_assassin_means_whoever_has_coins_on_a_good_rate(level: str) -> None:
    g = at("| H | T M | K", coins=[0, 0, 4, 1], hands="A")
    play(g, 0, m.LayCard("A"))
    assert chosen(level, g, 0) == m.Assassinate(2)


@sensibly
def test_the_last_exchange_leaves_nothing(level: str) -> None:
    g = at("T | K", coins=[7, 0], hands="-", decks="-", veto_gone=[0])
    assert chosen(level, g, 0) == m.Exchange(2)


@sensibly
def test_a_rich_open_marquis_buys_protection_and_an_empty_purse_does_not(level: str) -> None:
    g = at("| T M | K", coins=[0, 6, 0], hands="C K S H")
    play(g, 0, m.LayCard("C"))
    g.apply(1, m.Allow())
    assert isinstance(chosen(level, g, 1), m.OfferFee)
    g = at("| T H | K", coins=[0, 0, 0], diamonds=[0, 1, 0], hands="C K S H")
    play(g, 0, m.LayCard("C"))
    assert chosen(level, g, 1) == m.OfferNothing()


@sensibly
def test_a_fee_of_everything_is_refused(level: str) -> None:
    g = at("| T H | K", coins=[0, 3, 0], diamonds=[0, 4, 0], hands="C K S H")
    play(g, 0, m.LayCard("C"))
    no(g)
    play(g, 0, m.DemandFee(1, bundle(coins=3, diamonds=4)))
    answer = chosen(level, g, 1)
    assert isinstance(answer, m.Refuse)
    assert answer.reason in ("too-dear", "no-danger")


def intervention(coins: int) -> Marquis:
    """C may void the Veto that B has played against A's Assassin."""
    g = at("| T M | H S", coins=[coins, 5, 0], hands="A K S C | V K H C")
    play(g, 0, m.LayCard("A"))
    play(g, 0, m.Assassinate(1))
    g.apply(1, m.PlayVeto())
    while g.waiting_for() == (CHANCE,):
        g.take(CHANCE, g.legal(CHANCE)[0])
    return g


@sensibly
def test_an_intervention_has_its_price(level: str) -> None:
    assert isinstance(chosen(level, intervention(3), 2), m.DemandPrice | m.Neutralise)


def test_a_price_is_accepted_countered_or_refused_by_what_the_effect_is_worth() -> None:
    answers = []
    for price in (bundle(coins=1), bundle(coins=6)):
        g = intervention(3)
        g.apply(2, m.DemandPrice(price))
        answers.append(chosen("courtier", g, 0))
    assert answers[0] == m.Accept("fair-price")
    assert isinstance(answers[1], m.Counter | m.Refuse)
    assert answers[1].reason in REASONS


# -- reasons ---------------------------------------------------------------------------------------

BARGAINS = {
    "intervene",
    "answer_price",
    "last_word",
    "offer_fee",
    "choose_client",
    "settle_client",
    "answer_fee",
}


def test_every_word_in_a_bargain_has_a_reason_and_nothing_else_has() -> None:
    given = set()
    for number in range(12):
        _, asked = play_out(BOTS["courtier"], 3 + number % 3, f"reasons {number}", {})
        for seen, action in asked:
            assert seen.question is not None
            why = reason(seen, action)
            assert bool(why) == (seen.question.id.partition(".")[2] in BARGAINS)
            given.add(why)
    assert given - {""} <= set(REASONS)
    assert len(given) > 8
    assert reason(view(at("M | K")), m.PassBy()) == ""


def test_a_reason_tells_nothing_of_hidden_cards() -> None:
    """MQ-R35: whoever cannot intervene passes for the same reason as one who could."""
    _, asked = play_out(BOTS["courtier"], 4, "tells", {})
    for number, (seen, action) in enumerate(asked):
        assert seen.seat is not None
        neighbour = (seen.seat + 1) % 4
        world = RULES.imagine(seen, Rng("any"))
        strange = RULES.imagine(RULES.view(world, neighbour), Rng(f"other hand {number}"))
        assert reason(RULES.view(strange, seen.seat), action) == reason(seen, action)


def test_answers_to_an_offer_carry_their_reason() -> None:
    """MQ-R35: but nothing is said where somebody may have had no choice, or silence would be a tell."""
    said = set()
    for number in range(12):
        _, asked = play_out(BOTS["courtier"], 3 + number % 3, f"reasons {number}", {})
        told = []
        for seen, action in asked:
            assert seen.question is not None
            why = getattr(action, "reason", "")
            if seen.question.id in ("marquis.intervene", "marquis.offer_fee"):
                assert why == ""
            elif isinstance(action, m.Reasoned):
                assert why == reason(seen, action) != ""
                told.append(why)
        said |= set(told)
    assert len(said) > 3


@pytest.mark.parametrize("seats", [3, 5])
def test_reasons_stand_in_the_record_and_are_told_again(seats: int) -> None:
    driver, _ = play_out(BOTS["courtier"], seats, "recorded reasons", {})
    book = read(RULES, write(driver.record()))
    again = Driver(RULES, book.header, driver.seed)
    told = [event for entry in book.inputs for event in again.follow(entry)]
    heard = [event for event in told if isinstance(event, ReasonGiven)]
    given = [
        entry.action.reason
        for entry in book.inputs
        if isinstance(entry.action, m.Reasoned) and entry.action.reason
    ]
    assert [event.reason for event in heard] == given
    assert given
