"""The duel: MU-12 to MU-17, MU-41."""

import pytest
from tests.games.musketeers.table import RULES, at, hands, of_type, options, play, question, view

from ducats.engine.errors import AlreadyAnswered, IllegalAction, MalformedAction
from ducats.engine.messages import Sealed
from ducats.games.musketeers.rules.events import CardsRevealed
from ducats.games.musketeers.rules.fought import NOBODY, card_of_seat, duel_without_cards, judge
from ducats.games.musketeers.rules.messages import PlayCard
from ducats.games.musketeers.rules.printed import PRINTED


def test_mu_12_one_guard_is_turned_up_for_all() -> None:
    g = at(3, duel=3, guard=16)
    for viewer in (0, 1, 2, None):
        assert view(g, viewer).guard == 16
        assert 16 not in view(g, viewer).guards_left
        assert len(view(g, viewer).guards_left) == 12 - 3


def test_mu_13_cards_are_secret_until_all_are_committed() -> None:
    g = at(3, guard=15, hands=[["6/1"], ["4/3"], ["5/0"]])
    events = g.apply(1, PlayCard("4/3"))
    assert list(events) == [Sealed(1, "musketeers.commit_card", "MU-13")]
    assert g.waiting_for() == (0, 2)
    for viewer in (0, 2, None):
        assert "4/3" not in repr(view(g, viewer))
        assert view(g, viewer).places[1].committed
        assert not view(g, viewer).places[0].committed
    assert question(g, 1).mine == PlayCard("4/3")
    g.apply(0, PlayCard("6/1"))
    events = g.apply(2, PlayCard("5/0"))
    (revealed,) = of_type(list(events), CardsRevealed)
    assert revealed.cards == ("6/1", "4/3", "5/0")
    assert "4/3" in repr(view(g, 0))


def test_mu_13_only_cards_of_the_own_hand() -> None:
    g = at(2, hands=[["6/1"], ["4/3"]])
    for card, error, code in (
        ("4/3", IllegalAction, "card_not_in_hand"),
        ("10/4", IllegalAction, "card_not_in_hand"),
        ("11/0", MalformedAction, "no_such_card"),
        ("", MalformedAction, "no_such_card"),
    ):
        with pytest.raises(error) as refused:
            g.apply(0, PlayCard(card))
        assert refused.value.code == code
    assert g.waiting_for() == (0, 1)


def test_mu_14_the_table_offers_no_words_about_cards() -> None:
    """No action and no event of the game carries free text by which players could consult."""
    assert options().talk == "silent"
    for kind in (*RULES.meta.actions, *RULES.meta.events):
        assert not {"text", "message", "note", "chat"} & set(kind.__struct_fields__)


@pytest.mark.parametrize(
    ("guard", "cards", "total", "won"),
    [
        (15, ("6/1", "4/3", "5/0"), 15, True),
        (16, ("6/1", "4/3", "5/0"), 15, False),
        (20, ("0/2", "0/0", "9/4"), 9, False),
        (7, ("2/4", "2/3", "2/2"), 6, False),
    ],
    ids=str,
)
def test_mu_15_the_sum_must_reach_the_guard_and_swords_add_nothing(
    guard: int, cards: tuple[str, ...], total: int, won: bool
) -> None:
    g = at(3, guard=guard, hands=[[card] for card in cards])
    (revealed,) = of_type(play(g, *cards), CardsRevealed)
    assert (revealed.sum, revealed.won) == (total, won)


def test_mu_16_the_strongest_card_of_a_won_duel_alone_is_rewarded() -> None:
    for strongest in range(3):
        cards = ["7/1", "2/0", "7/0"]
        cards = cards[-strongest:] + cards[:-strongest]
        g = at(3, guard=12, hands=[[card] for card in cards])
        play(g, *cards)
        assert g.ask().question == "musketeers.winner_token"
        assert g.waiting_for() == (strongest,)


def test_mu_17_the_weakest_card_of_a_lost_duel_alone_is_punished() -> None:
    for weakest in range(3):
        cards = ["2/0", "7/1", "2/1"]
        cards = cards[-weakest:] + cards[:-weakest]
        g = at(3, guard=12, hands=[[card] for card in cards])
        play(g, *cards)
        assert g.ask().question == "musketeers.loser_token"
        assert g.waiting_for() == (weakest,)


def test_mu_41_a_played_card_does_not_come_back() -> None:
    g = at(2, guard=10, hands=[["10/0", "2/0"], ["3/0", "4/0"]])
    play(g, "10/0", "3/0")
    assert "10/0" not in view(g, 0).hand
    assert hands(g)[0].count(PRINTED.numbers["10/0"]) == 0
    g.take(0, 0)
    g.take(-1, g.legal(-1)[0])
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, PlayCard("10/0"))
    assert refused.value.code == "card_not_in_hand"


def test_mu_r23_reaching_is_enough_for_every_guard() -> None:
    for guard, value in enumerate(PRINTED.guards):
        total, won, _ = judge(PRINTED, 4, _duel(guard, value))
        assert (total, won) == (value, True)
        if value:
            assert not judge(PRINTED, 4, _duel(guard, value - 1))[1]


def _duel(guard: int, value: int) -> int:
    """Four different cards with this sum against a guard."""
    duel = duel_without_cards(guard, NOBODY)
    for swords in range(4):
        part = min(10, value)
        value -= part
        duel |= card_of_seat(swords, PRINTED.numbers[f"{part}/{swords}"])
    return duel


def test_mu_r25_a_committed_card_is_final() -> None:
    g = at(2, hands=[["6/1", "7/1"], ["4/3"]])
    g.apply(0, PlayCard("6/1"))
    with pytest.raises(AlreadyAnswered) as refused:
        g.apply(0, PlayCard("7/1"))
    assert refused.value.code == "already_answered"
    with pytest.raises(AlreadyAnswered):
        g.apply(0, PlayCard("6/1"))
    assert question(g, 0).mine == PlayCard("6/1")
