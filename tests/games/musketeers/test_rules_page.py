"""The whole hand that the rules pages tell is played by the rules as it is told."""

import re
from pathlib import Path

import pytest
from tests.games.musketeers.table import at

PAGES = Path(__file__).resolve().parents[3] / "docs" / "rules"
CELLS = r"\| (\d) \| (\d+) \| (\S+) \| (\S+) \| (\S+) \| (\d+) \| (.+) "
DUEL = re.compile(CELLS + r"\| `(...)` `(...)` `(...)` \|")
REWARDS = [["8/3", "9/2", "8/4"], ["4/3", "10/0", "6/4"], ["7/4", "6/2", "9/1"]]
SCORES = (34, 20, 25)
DUELS = 9


def value(card: str) -> int:
    return int(card.partition("/")[0])


def strength(card: str) -> tuple[int, int]:
    number, _, swords = card.partition("/")
    return int(number), int(swords)


@pytest.mark.parametrize("language", ["", ".fr", ".nl", ".de"])
def test_the_worked_hand_adds_up(language: str) -> None:
    page = (PAGES / f"musketeers{language}.md").read_text(encoding="utf-8")
    for card in (card for rewards in REWARDS for card in rewards):
        assert f"`{card}`" in page
    duels = [found for line in page.splitlines() if (found := DUEL.fullmatch(line))]
    assert [int(duel[1]) for duel in duels] == list(range(1, DUELS + 1))
    rows = ["...", "...", "..."]
    for duel in duels:
        cards = [cell.strip("`()") for cell in duel.group(3, 4, 5)]
        fighters = [seat for seat, row in enumerate(rows) if row != "PPP"]
        assert ["(" in cell for cell in duel.group(3, 4, 5)] == [row == "PPP" for row in rows]
        assert sum(value(cards[seat]) for seat in fighters) == int(duel[6])
        won = int(duel[6]) >= int(duel[2])
        chosen = (max if won else min)(fighters, key=lambda seat: strength(cards[seat]))
        assert f" {'ABC'[chosen]} " in duel[7]
        after = list(duel.group(8, 9, 10))
        changed = [seat for seat in range(3) if after[seat] != rows[seat]]
        assert chosen in changed
        rows = after
    tokens = [row.replace(".", "-") for row in rows]
    g = at(3, rewards=REWARDS, rows=tokens, duel=5)
    assert tuple(g.score(seat) for seat in range(3)) == SCORES
    assert all(f"= {score}" in page for score in SCORES)
