"""Names as people write them, and as everybody can read them."""

import unicodedata
from typing import Final

from ducats.server.problems import Refusal

NAME_LENGTH: Final = 24
READ_LENGTH: Final = 4 * NAME_LENGTH
"""Names are cut here before they are normalised: ordering combining marks takes quadratic time."""


def clean_name(name: str) -> str:
    """Without control characters and with single spaces, so that a name cannot break a line or hide."""
    kept = "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", name[:READ_LENGTH])
    )
    kept = "".join(character for character in kept if unicodedata.category(character)[0] != "C")
    kept = " ".join(kept.split())
    if not kept:
        raise Refusal("a name needs a letter", code="bad_name")
    return kept[:NAME_LENGTH].rstrip()
