"""The games, found by id."""

from ducats.engine.errors import BadOptions
from ducats.engine.rules import Rules
from ducats.games import marquis, marracash, merchants, musketeers

GAMES: dict[str, Rules] = {
    game.meta.id: game for game in (musketeers.RULES, marquis.RULES, marracash.RULES, merchants.RULES)
}


def find(game: str) -> Rules:
    """The rules of a game; BadOptions names those that exist."""
    rules = GAMES.get(game)
    if rules is None:
        raise BadOptions(
            f"there is no game {game!r}; there are {', '.join(sorted(GAMES))}", code="no_such_game"
        )
    return rules
