"""What is worked out once and looked up afterwards must be what would be worked out again."""

import pytest
from tests.games.merchants.table import KOL, WIE, at, legal, loaded

from ducats.engine.errors import BrokenInvariant, IllegalAction
from ducats.engine.rng import Rng
from ducats.games.merchants.rules import fields
from ducats.games.merchants.rules.counts import pack
from ducats.games.merchants.rules.loading import bundles_of
from ducats.games.merchants.rules.messages import BuyGood, MoveWagon
from ducats.games.merchants.rules.names import BUNDLES
from ducats.games.merchants.rules.printed import DATA_TEXT, MOST_KEPT, PRINTED, kept, read_printed
from ducats.games.merchants.rules.roads import NOWHERE, SPACES, Ends

FURTHEST = 6
"""The highest token and fresh horses."""


def test_ma_30_kept_ends_are_those_of_the_wagons_as_they_stand() -> None:
    """Also if the other wagons are too far off to matter, and the second time."""
    roads, rng = PRINTED.roads, Rng("ends")
    hindered = 0
    known = kept(PRINTED)
    for _ in range(3000):
        start = rng.below(len(roads.names))
        came_from = NOWHERE if roads.is_city(start) else rng.choice(roads.neighbours[start])
        one, other = (rng.choice([at for at in range(len(roads.names)) if at != start]) for _ in range(2))
        free = Ends(roads, [], start, came_from, FURTHEST, lapse=False)
        for lapse, ends in ((False, known.ends), (True, known.lapsing_ends)):
            fresh = Ends(roads, [one, other], start, came_from, FURTHEST, lapse)
            again = ends.of(roads.end(start, came_from), one, other)
            for spaces in range(1, FURTHEST + 1):
                listed = fresh.listed(spaces)
                assert again.listed(spaces) == listed
                assert [again.nth(spaces, number) for number in range(again.count(spaces))] == listed
                hindered += not lapse and listed != free.listed(spaces)
    assert hindered > 1000


def long_road() -> str:
    """A file with as many spaces as there may be: those between PAR and a1 come last."""
    names = [f"z{number}" for number in range(SPACES - len(PRINTED.roads.names))]
    text = DATA_TEXT.replace('neighbours = ["a1", "h1"]', f'neighbours = ["{names[-1]}", "h1"]')
    text = text.replace('neighbours = ["PAR", "a2"]', f'neighbours = ["{names[0]}", "a2"]')
    lines = [
        f'  {{ id = "{name}", kind = "road", x = 1, y = 1, neighbours = ["{before}", "{after}"],'
        ' provenance = "owner" },\n'
        for before, name, after in zip(["a1", *names], names, [*names[1:], "PAR"], strict=False)
    ]
    end = text.rindex("]")
    return text[:end] + "".join(lines) + text[end:]


def test_ma_29_a_token_that_lies_aside_is_refused_at_the_end_of_the_longest_road() -> None:
    tokens = [[2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4]]
    g = at("move_turn", data=long_road(), wagons=[loaded("a1", "a2"), KOL, WIE], tokens=tokens)
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, MoveWagon(1, 1, "z70", "z69", 3))
    assert refused.value.code == "token_set_aside"


def test_what_is_kept_for_other_data_is_forgotten_in_time() -> None:
    first = read_printed(DATA_TEXT)
    known = kept(first)
    assert kept(first) is known
    for _ in range(MOST_KEPT):
        kept(read_printed(DATA_TEXT))
    assert kept(first) is not known


def test_ma_24_bundles_are_all_of_the_pieces_that_have_room() -> None:
    counts = [0, 2, 0, 5, 1, 0]
    for room in (1, 2, 3, 2, 1):
        expected = [
            number
            for number, goods in enumerate(BUNDLES)
            if 0 < len(goods) <= room and all(goods.count(good) <= counts[good] for good in goods)
        ]
        assert bundles_of(pack(counts), room) == expected


def test_ma_r38_purchases_follow_cash_and_supply() -> None:
    """They can be seen in `legal`, and `pick` draws from nothing else."""
    g = at("purchase", seats=2)
    everything = g.legal(0)
    bought = at("purchase", seats=2, stores=[{"PAR": {"wine": 8}}, {}])
    for_sale = [action.good for action in legal(bought, 0) if isinstance(action, BuyGood)]
    assert "wine" not in for_sale
    assert len(bought.legal(0)) < len(everything)
    poor = at("purchase", seats=2, cash=[0, 5000])
    assert poor.legal(0) == [0]
    assert poor.ask().pick(poor, 0, Rng("x")) == 0


def test_a_wrong_count_is_noticed() -> None:
    g = at("purchase", seats=2)
    for field in (fields.CASH, fields.SUPPLY, fields.LOADS, fields.HANDS, fields.PILE):
        wrong = g.copy()
        wrong.check()
        wrong.cells[field] += 1
        with pytest.raises(BrokenInvariant):
            wrong.check()
