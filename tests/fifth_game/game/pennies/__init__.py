"""Matching pennies: both show a face in secret; equal faces pay one player, unequal faces the other."""

from typing import Final

from ducats.games.pennies.rules.game import PenniesRules

from ducats.engine.rules import Rules, as_rules

RULES: Final[Rules] = as_rules(PenniesRules())
