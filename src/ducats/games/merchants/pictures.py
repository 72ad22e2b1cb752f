"""What the page's pictures of the empty board show and no view of it tells."""

from typing import Final

from ducats.games.merchants.rules.printed import PRINTED

_NAMES = {number: name for name, number in PRINTED.roads.numbers.items()}
CONSTANTS: Final = {"COURIER_STARTS": _NAMES[PRINTED.courier]}
"""By their names in the browser."""
