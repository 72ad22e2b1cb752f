"""No bot is named like a rank, a shop, a card or a city: "Merchant rises to Merchant" helps nobody."""

import re

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from ducats.cli.seating import bot_names, level_name
from ducats.games import GAMES, folder
from ducats.games.levels import levels
from ducats.texts import LANGUAGES, Texts

PIECES = {
    "marquis": r"marquis-card-.",
    "marracash": r"marracash-(hue|piece)",
    "merchants": r"merchants-(usual-rank|ware|place|piece)",
    "musketeers": r"musketeers-(card|reward-cards)",
}
"""The messages that name ranks, shops, characters, cards, goods and cities, by game."""


class Words(visitor.Visitor):
    """All that a message may say, without its arguments."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, element: ftl.TextElement) -> None:
        self.said.append(element.value)


def piece_names(game: str, language: str) -> list[str]:
    words = Words()
    text = (folder(game) / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message) and re.fullmatch(PIECES[game], entry.id.name):
            words.visit(entry)
    return words.said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_level_or_bot_is_named_like_a_piece_of_the_game(game: str, language: str) -> None:
    texts, pieces = Texts(language), piece_names(game, language)
    assert pieces
    names = [*(level_name(game, texts, level) for level in levels(game)), *bot_names(game, texts)]
    assert len(set(names)) == len(names)
    for name in names:
        alike = [piece for piece in pieces if re.search(rf"\b{re.escape(name)}\b", piece, re.IGNORECASE)]
        assert not alike, f"{name} is both a bot and {alike}"
