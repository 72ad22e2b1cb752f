"""Players with an odd habit: they play by the rules, and bargaining bots are not milked by them."""

import pytest
from tests.bots.bargains import BARGAINS as SERIES

from ducats.adapters.table import Table
from ducats.arena import one_against, play_match, summarise
from ducats.arena.entrants import check_entrant
from ducats.arena.odd_players import (
    AlwaysDeals,
    AlwaysFirst,
    AlwaysLast,
    Bully,
    Forgetful,
    HairSplitter,
    HighBidder,
    Holdout,
    NeverBids,
    NeverDeals,
    OddPlayer,
    Repeater,
    bargain,
)
from ducats.bots.memory import Memory, Proposal
from ducats.engine.errors import BadOptions
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.games.levels import make, stand_in

AUCTIONS = ("marracash", "merchants")
BARGAINS = ("marquis", "merchants")


def moments(game: str) -> list[Play]:
    """The positions of a random game."""
    table, dice, found = Table(game, 3), Rng("odd"), []
    table.begin("odd")
    while table.waiting_for():
        found.append(table.play.copy())
        seat = table.waiting_for()[0]
        table.take(seat, dice.choice(table.play.legal(seat)))
    return found


@pytest.mark.parametrize("game", AUCTIONS)
def test_bidders_bid_all_or_nothing(game: str) -> None:
    bids = [play for play in moments(game) if play.ask().no_bid >= 0]
    assert bids
    for play in bids:
        legal = play.legal(play.waiting_for()[0])
        assert HighBidder().habit(play, play.ask(), legal) == max(legal)
        if play.ask().no_bid in legal:
            assert NeverBids().habit(play, play.ask(), legal) == play.ask().no_bid


def test_those_who_do_not_think_play_their_weakest_or_their_strongest_card() -> None:
    duels = [play for play in moments("musketeers") if play.ask().question == "musketeers.commit_card"]
    assert duels
    for play in duels:
        legal = play.legal(play.waiting_for()[0])
        assert AlwaysFirst().habit(play, play.ask(), legal) == min(legal)
        assert AlwaysLast().habit(play, play.ask(), legal) == max(legal)


@pytest.mark.parametrize("game", BARGAINS)
def test_hagglers_know_standing_terms(game: str) -> None:
    met = 0
    for play in moments(game):
        legal = play.legal(play.waiting_for()[0])
        standing = bargain(play, play.ask(), legal)
        odd: list[OddPlayer] = [NeverDeals(), AlwaysDeals(), HairSplitter(), Bully(), Repeater()]
        answers = [one.habit(play, play.ask(), legal) for one in odd]
        if standing is None:
            assert answers == [None] * 5
            continue
        met += 1
        refused, accepted, least, most, repeated = answers
        assert refused == (standing.refusal if standing.refusal in legal else None)
        assert accepted in standing.deals
        if standing.terms:
            assert (least, most) == (min(standing.terms), max(standing.terms))
            assert repeated == least
        else:
            assert least in standing.deals
            assert most == repeated == refused
    assert met > 3


def test_a_holdout_refuses_every_other_deal() -> None:
    refused: list[bool] = []
    for play in moments("merchants"):
        legal = play.legal(play.waiting_for()[0])
        standing = bargain(play, play.ask(), legal)
        if standing is not None and standing.refusal in legal:
            answer = Holdout().habit(play, play.ask(), legal)
            assert answer in (None, standing.refusal)
            refused.append(answer is not None)
    assert set(refused) == {True, False}


def test_the_forgetful_play_as_their_level_without_its_memory() -> None:
    met = SERIES["offered fee"]()
    memory = Memory(refused=(Proposal(0, "fee", "protection", 1),))
    courtier = make("marquis", "courtier")
    usual = courtier.choose(met.view, Rng("x"))
    assert courtier.choose_remembering(met.view, memory, Rng("x")) != usual
    assert Forgetful("courtier").choose_remembering(met.view, memory, Rng("x")) == usual


def test_the_forgetful_level_must_exist_before_the_first_game() -> None:
    name = f"{Forgetful.__module__}:Forgetful"
    check_entrant("marquis", f"{name}@courtier")
    for game, level in [("marquis", "shipowner"), ("merchants", "shipowner@20"), ("merchants", "typo")]:
        with pytest.raises(BadOptions) as caught:
            check_entrant(game, f"{name}@{level}")
        assert caught.value.code == "no_such_bot"


def test_the_forgetful_tell_how_many_simulations_they_made() -> None:
    bot = Forgetful("duchess@20")
    bot.choose(SERIES["countered price"]().view, Rng("x"))
    assert bot.simulations == 20


@pytest.mark.parametrize(
    ("game", "odd", "deals"),
    [
        ("merchants", HairSplitter, 10),
        ("merchants", Bully, 2),
        ("marquis", HairSplitter, 6),
        ("marquis", Bully, 6),
        ("merchants", Repeater, 6),
        ("marquis", Repeater, 6),
        ("merchants", Holdout, 6),
        ("marquis", Holdout, 6),
    ],
)
def test_splitting_hairs_threatening_repeating_or_holding_out_gains_nothing(
    game: str, odd: type[OddPlayer], deals: int
) -> None:
    """One of them among the best level that answers at once, from every chair on the same deals."""
    name = f"{odd.__module__}:{odd.__name__}"
    match = one_against(game, 3, name, stand_in(game), deals, "odd")
    bot = summarise(match, play_match(match)).bots[0]
    assert bot.wins.low <= bot.par
    assert bot.margin.low <= 0


@pytest.mark.parametrize(
    ("game", "level", "seats", "deals"), [("marquis", "courtier", 3, 40), ("merchants", "shipowner", 2, 60)]
)
def test_forgetting_gains_nothing(game: str, level: str, seats: int, deals: int) -> None:
    """A level that remembers must not be weaker for it."""
    match = one_against(game, seats, f"{Forgetful.__module__}:Forgetful@{level}", level, deals, "memory")
    bot = summarise(match, play_match(match)).bots[0]
    assert bot.wins.low <= bot.par
    assert bot.margin.low <= 0
