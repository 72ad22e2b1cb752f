"""What is played for an absent player: the last column of the table of questions."""

from tests.games.merchants.table import KOL, PAR, WIE, at, begun, default, loaded, play_on

from ducats.games.merchants.rules import messages as m


def test_purchases_and_bids_are_nothing() -> None:
    assert default(at("purchase"), 0) == m.EndPurchase()
    assert default(at("wagon_bid"), 2) == m.BidForWagon(0)
    assert default(at("invest_bid"), 0) == m.PassBid()


def test_a_master_loads_what_would_sell_for_most() -> None:
    wagons = [{"at": "PAR", "master": 0}, KOL, WIE]
    stores = [{"PAR": {"wine": 2, "food": 3, "salt": 3}}, {}, {}, {}]
    g = at("master_load", seat=0, wagons=wagons, stores=stores)
    assert default(g, 0) == m.LoadGoods("food", 3)
    g = at("master_load", seat=0, wagons=wagons, stores=stores, prices={"wine": 5})
    assert default(g, 0) == m.LoadGoods("wine", 2)


def test_talk_about_loading() -> None:
    wagons = [{"at": "PAR", "master": 0}, KOL, WIE]
    stores = [{}, {"PAR": {"food": 2}}, {}, {}]
    on = {"wagon": 1, "guest": 1, "goods": ["food", "food"], "quote": 500}
    assert default(at("load_request", seat=1, loading=on, wagons=wagons, stores=stores), 1) == m.PassLoading()
    assert default(at("load_quote", loading=on, wagons=wagons, stores=stores), 0) == m.QuotePrice(400)
    assert default(at("load_answer", seat=1, loading=on, wagons=wagons, stores=stores), 1) == m.Refuse()
    for counter, answer in ((200, m.Refuse()), (300, m.Accept())):
        g = at("load_reply", loading={**on, "counter": counter}, wagons=wagons, stores=stores)
        assert default(g, 0) == answer
    final = {**on, "final": 400}
    assert default(at("load_final", seat=1, loading=final, wagons=wagons, stores=stores), 1) == m.Refuse()


def test_a_move_is_the_smallest_token_with_the_first_wagon() -> None:
    g = at("move_turn", wagons=[PAR, loaded("KOL"), loaded("WIE")], tokens=[[3, 4]] + [[1, 2, 3, 4]] * 3)
    assert default(g, 0) == m.MoveWagon(2, 3, "c3", "c2")
    assert default(at("move_turn"), 0) == m.EndTurn()
    assert (
        default(at("move_turn", wagons=[loaded("b1", "b2"), KOL, WIE], move={"moved": True}), 0)
        == m.EndTurn()
    )


def test_the_first_card_left() -> None:
    assert default(at("pick_influence", played={"fresh_horses": 3}), 0) == m.PickInfluence("broken_axle")
    g = at("invest_pick", display=["office", "cartwright"], auction={"high": 100, "leader": 0, "inside": [0]})
    assert default(g, 0) == m.PickInvestment("cartwright")


def test_discs_on_the_good_of_which_most_is_aboard() -> None:
    wagon = loaded("PAR", silk=1)
    cargo = {**wagon, "cargo": [{"silk": 2, "wine": 2}]}
    assert default(at("price_disc", wagons=[cargo, KOL, WIE]), 0) == m.SetDisc(("wine", "wine"))
    g = at("price_disc", wagons=[cargo, KOL, WIE], prices={"wine": 5})
    assert default(g, 0) == m.SetDisc(("silk", "silk"))
    assert default(at("price_disc"), 1) == m.SetDisc(("cloth", "cloth"))


def test_cards_stay_in_hand_and_status_as_it_is() -> None:
    hands = [["city_charter", "patron_favour", "letter_of_exchange"], [], [], []]
    g = at("charter", wagons=[loaded("PAR"), KOL, WIE], arrived=[1], hands=hands, bonuses={"PAR": 100})
    assert default(g, 0) == m.KeepCharter()
    assert default(at("price_adjust", adjust={"steps": 1}), 0) == m.EndAdjusting()
    stores = [{"PAR": {"wine": 1}}, {}, {}, {}]
    g = at("warehouse_sale", stores=stores, investments=[["warehouse_sale"], [], [], []])
    assert default(g, 0) == m.EndSale()
    assert default(at("status_cards", hands=hands), 0) == m.PlayStatusCards(0, False)
    assert default(at("credit", cash=[0] * 4), 0) == m.DeclineCredit()
    assert default(at("repay", credits=[2, 0, 0, 0]), 0) == m.Repay(2)
    assert default(at("climb"), 0) == m.Climb(0)


def test_a_game_of_absent_players_ends() -> None:
    for seats in (2, 3, 4):
        g = begun(seats)
        play_on(g, "never", limit=5000)
        assert g.is_over()
