"""What is played for an absent player, question by question."""

from tests.games.marracash.table import FULL_GATES, at, auction, default

from ducats.games.marracash.rules.messages import (
    AuctionShop,
    Bid,
    BringVisitors,
    KeepSouvenirs,
    Lapse,
    MoveGroup,
    PassBid,
)


def test_pick_shop_takes_the_free_shop_that_most_moves_pass() -> None:
    g = at(question="pick_shop", phase="first_round")
    assert default(g, 0) == AuctionShop("R5")
    g = at(question="pick_shop", phase="first_round", owners={"R5": 1})
    assert default(g, 0) == AuctionShop("R2")


def test_open_bid_is_the_minimum() -> None:
    g = at()
    auction(g, 0, "Y1")
    assert default(g, 0) == Bid(100)


def test_raise_or_pass_is_a_pass() -> None:
    g = at()
    auction(g, 0, "Y1", 100)
    assert default(g, 1) == PassBid()


def test_sealed_bid_is_the_minimum_for_the_auctioneer_and_a_pass_for_others() -> None:
    g = at(chosen={"auction_mode": "sealed"})
    auction(g, 0, "Y1")
    assert [default(g, seat) for seat in range(4)] == [Bid(100), PassBid(), PassBid(), PassBid()]


def test_act_takes_the_move_with_the_best_lead() -> None:
    g = at(fountains={**FULL_GATES, "9": "R", "10": "Y"}, owners={"R3": 1, "Y5": 0})
    assert default(g, 0) == MoveGroup(10, 15)


def test_act_prefers_nothing_to_feeding_a_rival() -> None:
    g = at(fountains={"9": "R"}, owners={"R3": 1}, customers={"R3": 4})
    # Towards 4 and 10 the visitor enters R3; only to 8 they do not.
    assert default(g, 0) == MoveGroup(9, 8)


def test_act_takes_the_lowest_fountains_on_ties() -> None:
    assert default(at(fountains=FULL_GATES), 0) == MoveGroup(1, 2)


def test_act_without_a_move_is_an_auction() -> None:
    g = at(slot=2, auctioned=True, fountains=FULL_GATES)
    assert default(g, 0) == AuctionShop("R5")


def test_act_without_anything_is_a_lapse() -> None:
    g = at(
        chosen={"cash_visibility": "hidden"},
        slot=2,
        auctioned=True,
        cash=[0, 0, 0, 0],
        fountains=FULL_GATES,
    )
    assert default(g, 0) == Lapse()
    g = at(chosen={"cash_visibility": "hidden"}, question="pick_shop", phase="first_round", cash=[0] * 4)
    assert default(g, 0) == Lapse()


def test_act_counts_the_default_choice_of_cards() -> None:
    """To 10 Omar would sell a card; the lead is worked out with the card they would choose."""
    g = at(
        chosen={"souvenirs": True},
        fountains={"9": "Y"},
        owners={"Y3": 2},
        open_cards=["Y225", "Y200"],
    )
    assert default(g, 0) == MoveGroup(9, 4)


def test_bring_is_the_lowest_entrance_from_the_left_with_two() -> None:
    g = at(question="bring", line="YRB", fountains={"1": "R"})
    assert default(g, 0) == BringVisitors(8, "left", 2)
    g = at(question="bring", line="Y", fountains={"1": "R"})
    assert default(g, 0) == BringVisitors(8, "left", 1)


def test_keeping_a_souvenir_is_the_default_only_where_it_pays() -> None:
    g = at(
        chosen={"souvenirs": True, "souvenir_sale": "optional"},
        question="sell_souvenir",
        seat=1,
        turn=0,
        fountains=FULL_GATES,
        owners={"R3": 1},
        customers={"R3": 2},
        open_cards=["R50", "B125"],
        walk={
            "seat": 0,
            "group": 9,
            "to": 10,
            "walking": "",
            "entries": [{"shop": "R3", "owner": 1, "visitors": 2, "income": 300}],
        },
        entered={"shop": "R3", "visitors": 2},
    )
    assert default(g, 1) == KeepSouvenirs()
