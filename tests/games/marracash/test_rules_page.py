"""The first turns that the rules pages tell are played by the rules as they are told."""

import re
from pathlib import Path

import pytest
from tests.games.marracash.table import RULES

from ducats.engine.messages import Action
from ducats.games.marracash.rules import messages as m

PAGES = Path(__file__).resolve().parents[3] / "docs" / "rules"
ROW = re.compile(r"^\| (\D.+) \| (\d+) \| (\d+) \| (\d+) \|$", re.MULTILINE)
ALI, ANFA, OMAR = 0, 1, 2
BEGIN = {
    "question": "pick_shop",
    "phase": "first_round",
    "fountains": {"1": "GRP", "8": "YBG", "16": "BPY"},
    "line": "YYRGBP",
}
TOLD: list[list[tuple[int, Action]]] = [
    [
        (ALI, m.AuctionShop("R2")),
        (ALI, m.Bid(100)),
        (ANFA, m.Bid(200)),
        (OMAR, m.PassBid()),
        (ALI, m.PassBid()),
    ],
    [
        (ANFA, m.AuctionShop("G2")),
        (ANFA, m.Bid(100)),
        (OMAR, m.PassBid()),
        (ALI, m.Bid(150)),
        (ANFA, m.PassBid()),
    ],
    [
        (OMAR, m.AuctionShop("P2")),
        (OMAR, m.Bid(125)),
        (ALI, m.PassBid()),
        (ANFA, m.PassBid()),
    ],
    [(ALI, m.MoveGroup(1, 6))],
    [
        (ALI, m.AuctionShop("B3")),
        (ALI, m.Bid(100)),
        (ANFA, m.Bid(525)),
        (OMAR, m.PassBid()),
        (ALI, m.PassBid()),
    ],
    [(ALI, m.BringVisitors(1, "left", 3))],
]
"""What is played in each row of the table."""


def played() -> list[list[int]]:
    """All purses after each row."""
    g = RULES.set_up(3, RULES.read_options({}), BEGIN)
    purses: list[list[int]] = []
    for steps in TOLD:
        for seat, action in steps:
            g.apply(seat, action)
        purses.append(g.purses())
    seen = RULES.view(g, None)
    assert (seen.fountains[0], seen.line) == ("YYR", "GBP")
    assert g.waiting_for() == (ANFA,)
    return purses


@pytest.mark.parametrize("language", ["", ".fr", ".nl", ".de"])
def test_the_worked_turns_add_up(language: str) -> None:
    page = (PAGES / f"marracash{language}.md").read_text(encoding="utf-8")
    rows = list(ROW.finditer(page.partition("| Ali | Anfa | Omar |\n")[2].partition("\n\n")[0]))
    assert [[int(purse) for purse in row.groups()[1:]] for row in rows] == played()
    for row, steps in zip(rows, TOLD, strict=True):
        named = {str(action.amount) for _, action in steps if isinstance(action, m.Bid)}
        assert named <= set(re.findall(r"\d+", row[1])), row[1]
        for shop in (action.shop for _, action in steps if isinstance(action, m.AuctionShop)):
            assert f"`{shop}`" in row[1]
