"""The table as a picture: the text of the rules page, set in panels. Every picture has the same size."""

import re
from functools import lru_cache
from typing import Final

from ducats.encoding.extra import needed_for

with needed_for("a picture of the table"):
    import numpy as np
    from numpy.typing import NDArray
    from PIL import Image, ImageDraw, ImageFont

WIDTH: Final = 1280
HEIGHT: Final = 960
MARGIN: Final = 24
PADDING: Final = 12
TALLEST_LINE: Final = 30
LETTER_PART: Final = 0.66
"""Of the height of a line."""

GROUND: Final = "#4a1f2b"
PANEL: Final = "#fbf6ea"
INK: Final = "#2b2118"
TITLE: Final = "#f3dfae"
SEATS: Final = {
    "A": "#8c2f39",
    "B": "#2f5d8c",
    "C": "#3c7a4a",
    "D": "#a8741a",
    "E": "#5b4a8c",
    "F": "#1f7a7a",
    "G": "#8c5a3c",
    "H": "#6b6b6b",
}

GAP: Final = re.compile(r" {2,}|(?<=^[A-H]) ")
"""Between fields: several spaces, or the one behind the letter of a seat."""


def drawn(text: str) -> NDArray[np.uint8]:
    """Height x width x 3. The first line is the title, paragraphs become panels, seats have colours."""
    title, *paragraphs = _paragraphs(text)
    picture = Image.new("RGB", (WIDTH, HEIGHT), GROUND)
    pen = ImageDraw.Draw(picture)
    line = _height_that_fits(pen, title, paragraphs)
    y = _write(pen, (MARGIN, MARGIN), title, line, TITLE)
    for paragraph in paragraphs:
        below = y + PADDING + len(paragraph) * line
        pen.rounded_rectangle((MARGIN, y, WIDTH - MARGIN, below), radius=8, fill=PANEL)
        _write(pen, (MARGIN + PADDING, y + PADDING / 2), paragraph, line, INK)
        y = below + PADDING / 2
    return np.asarray(picture)


def _paragraphs(text: str) -> list[list[str]]:
    first, _, rest = text.partition("\n")
    found = [[line for line in part.split("\n") if line] for part in re.split(r"\n\s*\n", rest)]
    return [[first], *(lines for lines in found if lines)]


def _height_that_fits(pen: ImageDraw.ImageDraw, title: list[str], paragraphs: list[list[str]]) -> float:
    """The height of a line, so that everything is on the picture."""
    lines = len(title) + sum(map(len, paragraphs))
    room = HEIGHT - 2 * MARGIN - 2 * PADDING * len(paragraphs)
    height = min(TALLEST_LINE, room / lines)
    widest = max(_length(pen, line, height) for part in (title, *paragraphs) for line in part)
    return height * min(1.0, (WIDTH - 2 * MARGIN - 2 * PADDING) / widest)


@lru_cache(maxsize=8)
def _font(height: float) -> "ImageFont.FreeTypeFont | ImageFont.ImageFont":
    return ImageFont.load_default(height * LETTER_PART)


def _length(pen: ImageDraw.ImageDraw, line: str, height: float) -> float:
    font = _font(height)
    fields = GAP.split(line.strip())
    indent = len(line) - len(line.lstrip())
    return sum(pen.textlength(field, font) for field in fields) + height * (len(fields) + indent / 3)


def _write(
    pen: ImageDraw.ImageDraw, corner: tuple[float, float], lines: list[str], height: float, ink: str
) -> float:
    """Fields stand apart where the text has several spaces. Returns where the next line would be."""
    font, (left, y) = _font(height), corner
    for line in lines:
        x = left + height * (len(line) - len(line.lstrip())) / 3
        for field in GAP.split(line.strip()):
            is_seat = x == left and field in SEATS
            if is_seat:
                box = (x - 5, y + 2, x + height * LETTER_PART, y + height - 2)
                pen.rounded_rectangle(box, radius=5, fill=SEATS[field])
            pen.text(
                (x, y + height * (1 - LETTER_PART) / 2), field, font=font, fill=PANEL if is_seat else ink
            )
            x += pen.textlength(field, font) + height
        y += height
    return y
