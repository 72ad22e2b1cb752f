"""Values that an owner of the box corrects, and options that must go with them."""

from typing import Any, Literal

import msgspec
import pytest
from tests.games.merchants.table import KOL, RULES, WIE, at, begun, legal, loaded, options, told, view

from ducats.engine.errors import BadData, BadOptions, BrokenInvariant
from ducats.games.merchants.rules.events import TokensReturned, UpkeepPaid, WagonMoved
from ducats.games.merchants.rules.facts import PriceCrash, PriceTo
from ducats.games.merchants.rules.messages import (
    Climb,
    LoadGoods,
    MoveWagon,
    PlayStatusCards,
    PushWagon,
    SetDisc,
    ShiftPrice,
)
from ducats.games.merchants.rules.printed import DATA_TEXT
from ducats.telling import Reader
from ducats.texts import LANGUAGES, Texts

RANKS = {"en": "Councillor", "fr": "Conseiller", "nl": "Raadsheer", "de": "Ratsherr"}


def changed(old: str, new: str) -> str:
    assert old in DATA_TEXT
    return DATA_TEXT.replace(old, new)


def test_ma_60_upkeep_on_the_lowest_level_is_paid_as_far_as_the_money_goes() -> None:
    data = changed(
        '{ value = 0, provenance = "reconstructed" },\n  { value = 100, ',
        '{ value = 100, provenance = "owner" },\n  { value = 100, ',
    )
    for cash, left in ((300, 200), (100, 0), (0, 0)):
        g = at(
            "status_cards", data=data, cash=[cash, 5000, 5000, 5000], hands=[["patron_favour"], [], [], []]
        )
        (paid,) = told(list(g.apply(0, PlayStatusCards(0, False))), UpkeepPaid)
        assert (paid.level, paid.amount, paid.fell_from, g.purses()[0]) == (0, cash - left, None, left)


def test_ma_28_two_tokens_may_be_equal() -> None:
    data = changed("value = [1, 2, 3, 4]", "value = [1, 3, 3, 4]")
    g = at("move_turn", data=data, wagons=[loaded("PAR"), KOL, WIE])
    moves = [action for action in legal(g, 0) if isinstance(action, MoveWagon)]
    assert len(set(moves)) == len(moves)
    assert {move.token for move in moves} == {1, 3, 4}
    g.apply(0, MoveWagon(1, 3, "JA", "a2"))
    assert view(g).places[0].tokens == (1, 3, 4)
    again = RULES.set_up(4, options(), RULES.position(g), data)
    assert again.cells == g.cells


def test_ma_28_a_box_may_have_five_tokens() -> None:
    data = changed("value = [1, 2, 3, 4]", "value = [1, 2, 3, 4, 5]")
    g = at("move_turn", data=data, wagons=[loaded("PAR"), KOL, WIE])
    assert view(g).places[0].tokens == (1, 2, 3, 4, 5)
    assert {move.token for move in legal(g, 0) if isinstance(move, MoveWagon)} == {1, 2, 3, 4, 5}
    g.apply(0, MoveWagon(1, 5, "b1", "b2"))
    assert view(g).places[0].tokens == (1, 2, 3, 4)
    last = at("move_turn", data=data, wagons=[loaded("PAR"), KOL, WIE], tokens=[[5], [1], [1], [1]])
    events = last.apply(0, MoveWagon(1, 5, "b1", "b2"))
    assert told(list(events), TokensReturned) == [TokensReturned(0)]
    assert view(last).places[0].tokens == (1, 2, 3, 4, 5)


def test_ma_40_cartwrights_may_drive_further_than_any_token() -> None:
    data = changed("value = [1, 2, 3, 4]", "value = [1, 2]")
    data = data.replace("cartwright = { power = { value = 1, ", "cartwright = { power = { value = 3, ")
    data = data.replace("cartwright = { power = { value = 2, ", "cartwright = { power = { value = 3, ")
    cards = [["cartwright", "great_cartwright"], [], [], []]
    g = at("move_turn", data=data, wagons=[loaded("PAR"), KOL, WIE], investments=cards, move={"extra": 6})
    assert PushWagon(1, 6, "BRU", "b1") in legal(g, 0)


def test_ma_r46_fresh_horses_may_be_worth_three_spaces() -> None:
    data = changed(
        'fresh_horses = { copies = { value = 3, provenance = "reconstructed" }, power = { value = 2',
        'fresh_horses = { copies = { value = 3, provenance = "reconstructed" }, power = { value = 3',
    )
    g = at("move_turn", data=data, wagons=[loaded("PAR"), KOL, WIE], hands=[["fresh_horses"], [], [], []])
    assert {move.horses for move in legal(g, 0) if isinstance(move, MoveWagon)} == {0, 1, 2, 3}
    assert MoveWagon(1, 1, "b2", "JA", 3) in legal(g, 0)


def test_ma_50_a_rumour_moves_as_many_levels_as_its_card_says_but_never_over_the_end() -> None:
    data = changed(
        'market_rumour = { copies = { value = 3, provenance = "reconstructed" }, power = { value = 1',
        'market_rumour = { copies = { value = 3, provenance = "reconstructed" }, power = { value = 3',
    )
    cases: list[tuple[int, Literal[-1, 1], int]] = [(1, 1, 4), (3, 1, 5), (4, -1, 1), (3, -1, 1)]
    for level, by, reached in cases:
        g = at("price_adjust", data=data, prices={"wine": level}, hands=[["market_rumour"], [], [], []])
        g.apply(0, ShiftPrice("wine", by))
        assert view(g).prices["wine"].level == reached


def test_ma_50_an_office_moves_one_level_whatever_a_rumour_is_worth() -> None:
    data = changed(
        'market_rumour = { copies = { value = 3, provenance = "reconstructed" }, power = { value = 1',
        'market_rumour = { copies = { value = 3, provenance = "reconstructed" }, power = { value = 3',
    )
    g = at("price_adjust", data=data, investments=[["office"], [], [], []], adjust={"steps": 1})
    g.apply(0, ShiftPrice("wine", 1))
    assert view(g).prices["wine"].level == 2


TITLES = ["Page", "Squire", "Knight", "Baron", "Count", "Earl", "Duke", "Prince", "King", "High King"]


def test_ma_60_levels_are_called_as_the_box_calls_them() -> None:
    written = ", ".join(f'"{title}"' for title in TITLES)
    data = changed(
        'titles = { value = [], provenance = "reconstructed" }',
        f'titles = {{ value = [{written}], provenance = "owner" }}',
    )
    for language in LANGUAGES:
        for fixed, name in (
            (view(begun(data=data)).fixed, "High King"),
            (view(begun()).fixed, RANKS[language]),
        ):
            reader = Reader((), {"fixed": msgspec.to_builtins(fixed)})
            assert Texts(language).say("merchants-rank", {"it": 9}, reader) == name


def test_ma_68_a_ladder_may_have_twelve_levels() -> None:
    last = '  { value = 2000, provenance = "reconstructed" },\n'
    data = changed(last, last * 3)
    g = at("climb", data=data, status=[9, 10, 11, 0], cash=[9000] * 4)
    assert legal(g, 0) == [Climb(0), Climb(1), Climb(2)]
    g.apply(0, Climb(2))
    assert legal(g, 1) == [Climb(0), Climb(1)]
    fixed = msgspec.to_builtins(view(g).fixed)
    for language in LANGUAGES:
        names = [
            Texts(language).say("merchants-rank", {"it": level}, Reader((), {"fixed": fixed}))
            for level in range(12)
        ]
        assert names[9] == RANKS[language]
        assert len(set(names)) == 12


def test_ma_49_a_crash_on_a_short_scale_is_foretold_as_one() -> None:
    levels = DATA_TEXT.split("levels = [\n")[1].split("]")[0]
    data = changed(levels, "".join(levels.splitlines(keepends=True)[:3]))
    seen = view(at("price_disc", data=data, prices={"wine": 3, "silk": 2}), 0)
    assert seen.question is not None
    discs = dict(zip(seen.question.offered(), RULES.consequences(seen).answers, strict=True))
    assert discs[SetDisc(("wine", "silk"))] == (PriceCrash("wine", 700, 500), PriceTo("silk", 600, 700))


def test_ma_r36_a_wagon_may_drive_round_a_loop_into_its_own_city() -> None:
    data = changed('neighbours = ["b1", "q1"]', 'neighbours = ["b1", "q1", "z1", "z2"]')
    loop = "".join(
        f'  {{ id = "{name}", kind = "road", x = 1, y = 1, neighbours = ["BRU", "{other}"], '
        'provenance = "owner" },\n'
        for name, other in (("z1", "z2"), ("z2", "z1"))
    )
    data = data.removesuffix("]\n") + loop + "]\n"
    g = at("move_turn", data=data, wagons=[loaded("BRU"), KOL, WIE])
    (back,) = [
        move for move in legal(g, 0) if isinstance(move, MoveWagon) and move.to == "BRU" and move.token == 3
    ]
    (moved,) = told(list(g.apply(0, back)), WagonMoved)
    assert (set(moved.walk), len(moved.walk), moved.arrived) == ({"BRU", "z1", "z2"}, 4, True)


@pytest.mark.parametrize("titles", ['["Page"]', '["\\u0007"]', '[""]', '["a  b"]'])
def test_ma_60_titles_name_every_level_in_plain_letters(titles: str) -> None:
    with pytest.raises(BadData):
        RULES.check_data(changed("titles = { value = []", f"titles = {{ value = {titles}"))


def test_ma_22_a_master_may_load_more_than_three() -> None:
    data = changed("master_load_max = { value = 3", "master_load_max = { value = 4")
    stores = [{"PAR": {"wine": 5}}, {}, {}, {}]
    g = at(
        "master_load",
        data=data,
        stores=stores,
        loading={"wagon": 1},
        wagons=[{"at": "PAR", "master": 0}, KOL, WIE],
    )
    assert max(action.count for action in legal(g, 0) if isinstance(action, LoadGoods)) == 4


def test_ma_24_the_limit_of_guests_is_printed() -> None:
    assert begun().chosen.guest_load_max == 2
    data = changed("guest_load_max = { value = 2", "guest_load_max = { value = 3")
    assert begun(data=data).chosen.guest_load_max == 3
    assert begun(data=data, guest_load_max=2).chosen.guest_load_max == 2


def test_ma_63_the_number_of_credits_is_printed() -> None:
    assert (begun().chosen.credits, begun(edition="1999").chosen.credits) == (4, 10)
    data = changed("credits = { value = 4", "credits = { value = 6")
    assert begun(data=data).chosen.credits == 6
    assert begun(data=data, credit_supply=5).chosen.credits == 5
    assert begun(edition="1999", credit_supply=5).chosen.credits == 5


def test_an_option_that_the_edition_would_override_is_refused() -> None:
    wrongs: list[dict[str, Any]] = [{"credit_supply": 4}, {"start_cities": "seed"}]
    for wrong in wrongs:
        with pytest.raises(BadOptions, match=next(iter(wrong))):
            RULES.check_table(4, options(edition="1999", **wrong), None)
        RULES.check_table(4, options(**wrong), None)
    RULES.check_table(4, options(edition="1999"), None)


def test_ma_63_no_more_credits_are_owed_than_there_are() -> None:
    g = begun(2)
    g.owe(0, 4)
    g.check()
    g.owe(1, 1)
    with pytest.raises(BrokenInvariant, match="credits"):
        g.check()
    unlimited = begun(2, credit_supply=0)
    unlimited.owe(0, 9)
    unlimited.check()
