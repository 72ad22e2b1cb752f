"""Figures in a page of the docs, between two comments that say what writes them."""

import textwrap
from pathlib import Path
from typing import Final

LINE: Final = 120
"""As long as the editor makes a line of a page."""


def wrapped(text: str, hanging: str = "") -> str:
    """A sentence or an entry of a list; the lines after the first begin with `hanging`."""
    return textwrap.fill(text, LINE, subsequent_indent=hanging)


def replace_between(page: Path, begin: str, end: str, text: str) -> None:
    """All that stands there; a page without such a place is left alone and named."""
    before, opened, rest = page.read_text(encoding="utf-8").partition(begin)
    _, closed, after = rest.partition(end)
    if not (opened and closed):
        raise SystemExit(f"{page.name} has no place for the figures")
    told = f"\n{text.strip()}\n\n" if text.strip() else "\n"
    page.write_text(f"{before}{begin}{told}{end}{after}", encoding="utf-8")
