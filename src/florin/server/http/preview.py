"""The picture of a finished game that other sites show beside a link to it."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from florin.core import Lot
from florin.render.colours import RGB

SIZE: Final = (1200, 630)  # what sites that show previews ask for
PAPER: Final = (239, 227, 200)
SHEET: Final = (249, 242, 226)
INK: Final = (52, 36, 22)
MUTED: Final = (122, 98, 70)
WAX: Final = (161, 42, 36)
LINE: Final = (214, 196, 160)
MARGIN: Final = 64
TOP, BOTTOM = 164, 516  # of the rows, in pixels
LOT: Final = 56
_FONT: Final = "assets/alegreya-latin-wght-normal-*.woff2"

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont
# Place, name, money.
Row = tuple[int, str, int]


def preview(
    title: str, date: str, rows: Sequence[Row], ships: Sequence[Sequence[Lot]], dist: Path
) -> bytes:
    """A PNG file: the places, and the lots of the last ships below them."""
    image = Image.new("RGB", SIZE, PAPER)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(
        (24, 24, SIZE[0] - 24, SIZE[1] - 24), 28, fill=SHEET, outline=LINE, width=3
    )
    draw.text((MARGIN, 58), title, fill=INK, font=_font(dist, 62, 800))
    draw.text(
        (SIZE[0] - MARGIN, 78),
        f"Florin · {date}",
        fill=MUTED,
        font=_font(dist, 34, 500),
        anchor="ra",
    )
    height = min(116, (BOTTOM - TOP) // max(len(rows), 1))
    most = max([money for _, _, money in rows if money > 0], default=1)
    for at, row in enumerate(rows):
        _row(draw, dist, TOP + at * height, height, row, most)
    _lots(draw, dist, ships)
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def _row(draw: ImageDraw.ImageDraw, dist: Path, top: int, height: int, row: Row, most: int) -> None:
    place, name, money = row
    middle = top + height // 2
    large, weight = int(min(height, 96) * 0.56), 800 if place == 1 else 500
    right = SIZE[0] - MARGIN
    share = max(money, 0) / most
    draw.rectangle(
        (MARGIN, top + height - 10, MARGIN + int(share * (right - MARGIN)), top + height - 6),
        fill=WAX if place == 1 else LINE,
    )
    font = _font(dist, large, weight)
    draw.text(
        (MARGIN, middle), f"{place}", fill=WAX if place == 1 else MUTED, font=font, anchor="lm"
    )
    amount = f"{money}"
    draw.text((right, middle), amount, fill=INK, font=font, anchor="rm")
    room = right - draw.textlength(amount, font=font) - MARGIN - 90
    draw.text(
        (MARGIN + 60, middle), _fitting(draw, name, font, room), fill=INK, font=font, anchor="lm"
    )


def _lots(draw: ImageDraw.ImageDraw, dist: Path, ships: Sequence[Sequence[Lot]]) -> None:
    """One row for all ships; smaller where they would not fit."""
    count, gaps = sum(map(len, ships)), max(len(ships) - 1, 0)
    if not count:
        return
    room = SIZE[0] - 2 * MARGIN
    size = min(LOT, int((room - 18 * gaps) / count) - 4)
    left, top = MARGIN, (BOTTOM + SIZE[1] - 24 - size) // 2
    for ship in ships:
        for lot in ship:
            draw.rounded_rectangle((left, top, left + size, top + size), 6, fill=RGB[lot.commodity])
            draw.text(
                (left + size / 2, top + size / 2),
                str(lot.value),
                fill=_on(RGB[lot.commodity]),
                font=_font(dist, int(size * 0.7), 700),
                anchor="mm",
            )
            left += size + 4
        left += 18


def _on(colour: tuple[int, int, int]) -> tuple[int, int, int]:
    """Black or white, whichever is easier to read on the colour."""
    red, green, blue = colour
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 150 else (255, 255, 255)


def _fitting(draw: ImageDraw.ImageDraw, text: str, font: Font, room: float) -> str:
    if draw.textlength(text, font=font) <= room:
        return text
    while text and draw.textlength(text + "…", font=font) > room:
        text = text[:-1]
    return text.rstrip() + "…"


@lru_cache(maxsize=32)
def _font(dist: Path, size: int, weight: int) -> Font:
    """The app's own type; Pillow's where this installation has no web app."""
    file = next(dist.glob(_FONT), None)
    if file is None:
        return ImageFont.load_default(size)
    font = ImageFont.truetype(file, size)
    font.set_variation_by_axes([weight])
    return font
