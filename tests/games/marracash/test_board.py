"""The souk: MC-70 to MC-73, MC-R02 to MC-R05, and an owner's corrected data."""

import csv
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.games.marracash.table import RULES, at, fountain, legal, move, of_type

from ducats.engine.errors import BadData, BadScenario, IllegalAction, MalformedAction
from ducats.games.marracash.rules.events import CustomersEntered
from ducats.games.marracash.rules.messages import MoveGroup
from ducats.games.marracash.rules.plan import Box, FountainShape, GateShape, Scale, plan
from ducats.games.marracash.rules.printed import DATA_TEXT, PRINTED, read_printed
from ducats.games.marracash.rules.souk import SHOP_NAMES, SHOP_NUMBER, cell_name

SOUK = PRINTED.souk


def alley_rows() -> list[dict[str, str]]:
    text = (Path(__file__).parent / "alleys.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def written(steps: tuple[tuple[int, ...], ...]) -> str:
    return " > ".join("&".join(SHOP_NAMES[shop] for shop in step) for step in steps)


@pytest.mark.parametrize("row", alley_rows(), ids=lambda row: f"{row['a']}-{row['b']}")
def test_mc_70_the_order_of_the_doors_follows_from_the_map(row: dict[str, str]) -> None:
    a, b = int(row["a"]) - 1, int(row["b"]) - 1
    assert written(SOUK.alley(a, b).steps) == row["passes_ab"]
    assert written(SOUK.alley(b, a).steps) == row["passes_ba"]
    assert SOUK.alley(a, b).cells == SOUK.alley(b, a).cells[::-1]


def test_mc_70_twenty_three_alleys_make_forty_six_moves() -> None:
    assert len(alley_rows()) == 23
    assert len(SOUK.alleys) == 46
    pairs = {(int(row["a"]) - 1, int(row["b"]) - 1) for row in alley_rows()}
    assert {(alley.start, alley.end) for alley in SOUK.alleys} == pairs | {(b, a) for a, b in pairs}


def test_mc_70_a_move_needs_an_alley() -> None:
    g = at(fountains={"9": "RRG"})
    assert legal(g, 0) >= {MoveGroup(9, 4), MoveGroup(9, 8), MoveGroup(9, 10)}
    for group, to in ((9, 11), (9, 9), (9, 3)):
        with pytest.raises(IllegalAction) as refused:
            g.apply(0, MoveGroup(group, to))
        assert (refused.value.code, refused.value.rule) == ("not_adjacent", "MC-70")
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, MoveGroup(10, 9))
    assert refused.value.code == "empty_fountain"
    with pytest.raises(MalformedAction):
        g.apply(0, MoveGroup(17, 9))


def test_mc_71_fifty_nine_doors_one_on_every_open_side() -> None:
    assert len(SOUK.doors) == 59
    sides = dict.fromkeys(SHOP_NAMES, "")
    for door in SOUK.doors:
        sides[SHOP_NAMES[door.shop]] += door.side
    assert sides["R5"] == sides["B2"] == sides["B5"] == "NESW"
    assert [name for name, open_sides in sides.items() if len(open_sides) == 1] == [
        "Y1",
        "R4",
        "B3",
        "G1",
        "G5",
    ]


def test_mc_72_the_destination_counts_and_the_start_does_not() -> None:
    assert written(SOUK.alley(8, 9).steps) == "B4&R3 > Y3"
    assert written(SOUK.alley(9, 8).steps) == "B4&R3"
    # Y3 has a door on fountain 10; from there to 11 it is passed on the next square.
    assert written(SOUK.alley(9, 10).steps).startswith("R5&Y3")


def test_mc_73_a_group_may_walk_into_an_entrance() -> None:
    g = at(fountains={"9": "G", "1": "R", "16": "R"})
    move(g, 0, 9, 8)
    assert fountain(g, 8) == "G"
    assert not g.empty_entrances()


def test_mc_r02_the_map_has_five_shops_of_each_colour_and_three_gates() -> None:
    assert len(SOUK.shop_cells) == 25
    assert [entrance + 1 for entrance in SOUK.entrances] == [1, 8, 16]
    assert [cell_name(cell) for cell in SOUK.palms] == ["r3c4", "r6c12"]
    assert SOUK.directed[SHOP_NUMBER["R5"]] == 8
    assert sorted(SOUK.directed)[:3] == [2, 2, 2]
    in_front = {SHOP_NAMES[s]: fountains[0] + 1 for s, fountains in enumerate(SOUK.in_front) if fountains}
    assert in_front == {
        "Y2": 4,
        "Y3": 10,
        "R2": 7,
        "R4": 12,
        "B1": 3,
        "B3": 6,
        "B4": 9,
        "G3": 11,
        "P3": 5,
    }
    assert all(len(fountains) <= 1 for fountains in SOUK.in_front)


def test_mc_r03_a_door_is_as_wide_as_its_side_unless_an_owner_says_otherwise() -> None:
    door = next(door for door in SOUK.doors if door.name == "B4N")
    assert [cell_name(cell) for cell in door.faces] == ["r5c2", "r5c3"]
    text = DATA_TEXT + '\n[[doors]]\nid = "B4N"\nfaces = ["r5c3"]\nprovenance = "owner"\n'
    narrowed = read_printed(text).souk
    assert written(narrowed.alley(7, 8).steps) == "B2&G4"
    assert narrowed.in_front[SHOP_NUMBER["B4"]] == ()
    g = at(data=text, fountains={"8": "B"}, owners={"B4": 1})
    assert of_type(move(g, 0, 8, 9), CustomersEntered) == []
    assert len(of_type(move(g, 0, 9, 10), CustomersEntered)) == 1


def test_mc_r04_nobody_can_stand_before_an_owned_shop_of_their_colour() -> None:
    with pytest.raises(BadScenario, match="visitors wait before B4"):
        at(fountains={"9": "B"}, owners={"B4": 1})


def test_mc_r05_a_group_may_go_back_at_once() -> None:
    g = at(fountains={"9": "G"})
    move(g, 0, 9, 10)
    move(g, 0, 10, 9)
    assert fountain(g, 9) == "G"


def test_the_plan_draws_every_shop_door_and_fountain_once() -> None:
    drawn = plan(None)
    assert (drawn.town, drawn.wall) == (Box(71, 203, 858, 594), Box(55, 187, 890, 626))
    assert drawn.gates == (
        GateShape(1, Box(672, 187, 52, 16)),
        GateShape(8, Box(55, 540, 16, 52)),
        GateShape(16, Box(606, 797, 52, 16)),
    )
    assert len({shop.box for shop in drawn.shops}) == 25
    assert len({door for shop in drawn.shops for door in shop.doors}) == 59
    assert drawn.shops[SHOP_NUMBER["B4"]].fronts == (9,)
    assert drawn.fountains[8] == FountainShape(9, False, 236, 566)
    alley = next(alley for alley in drawn.alleys if (alley.start, alley.to) == (9, 10))
    assert (alley.cells[0], alley.cells[-1]) == ("r5c2", "r5c4")
    assert [(door.shop, door.cell) for door in alley.passes] == [
        ("B4", "r5c3"),
        ("R3", "r5c3"),
        ("Y3", "r5c4"),
    ]
    assert (drawn.move_commission, drawn.auction_commission) == (Scale(300, 50, 100), Scale(500, 100, 200))


def test_a_table_with_corrected_data_shows_its_plan_and_no_other_does() -> None:
    text = DATA_TEXT.replace("[100, 200, 300, 400, 500]", "[125, 225]")
    text += '\n[[doors]]\nid = "B4N"\nfaces = ["r5c3"]\nprovenance = "owner"\n'
    seen = RULES.view(at(data=text), 0).plan
    assert seen is not None
    assert seen.pays == (125, 225)
    assert seen.shops[SHOP_NUMBER["B4"]].fronts == ()
    assert RULES.view(at(), 0).plan is None


# -- an owner's corrected data -------------------------------------------------------------------------


def test_the_printed_numbers_have_their_sources() -> None:
    data: dict[str, Any] = tomllib.loads(DATA_TEXT)
    assert data["customer_pay"] == {"value": [100, 200, 300, 400, 500], "provenance": "seed"}
    assert data["souk"]["provenance"] == "web"
    RULES.check_data(DATA_TEXT)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("8*  .   9", "8   .   9", "3 fountains are entrances, the file marks 2"),
        ("8*  .   9", "8*  .   7", "fountain 7 stands twice"),
        (".   G4  B4  B4", ".   G4  B4  .", "shop B4 must fill two neighbouring cells"),
        ("Y1  P1  G1  G1", "Y1  P1  G1  G1  .", "same number of cells"),
        ("14  .   .   .   15", "14  .   ##  .   15", "must go on one way"),
        ("R5  .   .   12", "R5  .   ?   12", "means nothing"),
        ("value = [150, 175, 200, 225, 250]", "value = [150, 175, 200, 225]", "5 different values"),
        ("low = { value = 50,", "low = { value = 55,", "multiple of 25"),
        ("high = { value = 100, provenance", "high = { value = 125, provenance", "commission"),
        ('{ value = 10, provenance = "seed" }', '{ value = 2, provenance = "seed" }', "too many"),
        ("min_bid = { value = 100,", "min_bid = { value = 0,", "above 0"),
        ('min_bid = { value = 100, provenance = "seed" }', "", "min_bid"),
    ],
)
def test_a_bad_data_file_is_refused_with_a_reason(old: str, new: str, message: str) -> None:
    assert old in DATA_TEXT
    with pytest.raises(BadData, match=message):
        RULES.check_data(DATA_TEXT.replace(old, new))


def test_a_door_that_is_not_there_is_refused() -> None:
    for door, faces in (("B4W", "r6c1"), ("B4N", "r9c9"), ("B4N", "")):
        listed = f'["{faces}"]' if faces else "[]"
        with pytest.raises(BadData, match=door):
            RULES.check_data(
                f'{DATA_TEXT}\n[[doors]]\nid = "{door}"\nfaces = {listed}\nprovenance = "owner"\n'
            )


def test_two_shops_of_one_colour_on_one_cell_are_refused() -> None:
    swapped = DATA_TEXT.replace("B4", "XX").replace("R3", "B4").replace("XX", "R3")
    with pytest.raises(BadData, match="two shops of one colour"):
        RULES.check_data(swapped)
