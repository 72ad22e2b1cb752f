"""The games in OpenSpiel: importing this module registers `ducats_musketeers` and the others.

    pyspiel.load_game("ducats_musketeers(seats=2,match_mode=single_hand)")

Every option of a game is a parameter, beside `seats`, `reward` (win_share or score) and `scenario` (a file
whose position is the root). Chance nodes are explicit. A question to several seats is asked of one after
the other, and answers stay hidden until the last is in: most algorithms know only games in turns, and nobody
knows more than at a table where all answer at once.
"""

from ducats.adapters.openspiel.game import DucatsGame, DucatsState, game_name, register_games, subgame
from ducats.adapters.openspiel.policies import BotPolicy

__all__ = ["BotPolicy", "DucatsGame", "DucatsState", "game_name", "register_games", "subgame"]

register_games()
