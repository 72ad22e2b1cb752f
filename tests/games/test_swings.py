"""How much single events moved, as the end of a game shows it."""

from ducats.engine.decisive import decisive
from ducats.games.marracash.rules import events as marracash
from ducats.games.merchants.rules import events as merchants
from ducats.games.musketeers.rules import events as musketeers
from ducats.games.musketeers.rules.messages import Source

ROWS = ("---", "JJJ", "-P-")
REWARDS = (("1/0", "2/0", "3/0"), ("4/0", "5/0", "6/0"), ("7/0", "8/0", "9/0"))


def hand(reason: str, rows: tuple[str, ...], scores: tuple[int, ...]) -> musketeers.HandEnded:
    return musketeers.HandEnded(2, reason, REWARDS, rows, scores, scores)  # type: ignore[arg-type]


def test_mu_33_whoever_has_three_jewels_decided_the_hand() -> None:
    swing = hand("three_jewels", ROWS, (40, 30, 0)).swing([])
    assert swing == ("third-jewel", 30, {"seat": 1, "hand": 2, "score": 30}, "MU-33")


def test_mu_38_else_the_best_hand_by_how_far_it_stood_above_the_mean() -> None:
    swing = hand("nine_duels", ("---",) * 3, (40, 5, 0)).swing([])
    assert swing == ("big-hand", 25, {"seat": 0, "hand": 2, "score": 40}, "MU-38")


def test_a_token_moved_the_cards_it_left_and_reached_in_its_own_hand() -> None:
    later = [hand("nine_duels", ROWS, (1, 2, 3)), hand("three_jewels", ROWS, (1, 2, 3))]
    jewel = musketeers.JewelTaken(0, 1, Source(2, 2), False)
    assert jewel.swing(later) == ("jewel", 11, {"seat": 0, "victim": 2, "hand": 2, "swing": 11}, "")
    assert musketeers.PrisonTaken(0, 1, Source(2, None), False).swing(later)[1] == 2  # type: ignore[index]
    assert musketeers.JewelTaken(0, 1, None, False).swing(later) is None
    assert jewel.swing([]) is None


def test_a_shop_is_a_bargain_or_a_loss_by_what_it_takes_in_later() -> None:
    sold = marracash.ShopSold(0, "Y3", 100, 1, 50)
    entered = [marracash.CustomersEntered(shop, 0, 2, (60, 50), 2, False) for shop in ("Y3", "R2")]
    assert sold.swing(entered) == ("bargain", 10, {"seat": 0, "shop": "Y3", "price": 100, "income": 110}, "")
    assert sold.swing([]) == ("loss", 100, {"seat": 0, "shop": "Y3", "price": 100, "income": 0}, "")


def test_upkeep_decides_nothing_unless_somebody_falls() -> None:
    assert merchants.UpkeepPaid(0, 3, 400, None).swing([]) is None
    fall = merchants.UpkeepPaid(0, 3, 400, 4).swing([])
    assert fall is not None
    assert (fall.id, fall.facts) == ("fall", {"seat": 0, "level": 3})


def test_the_weightiest_three_are_told_in_the_order_they_happened() -> None:
    sales = [(merchants.WagonUnloaded(1, "brugge", 1, (), (0, income)),) for income in (300, 900, 100, 500)]
    found = decisive(sales)
    assert [(each.moment, each.facts["income"]) for each in found] == [(0, 300), (1, 900), (3, 500)]
    assert {(each.rule, each.facts["seat"]) for each in found} == {("MA-52", 1)}
