"""The picture of a finished game that other sites show beside a link to it."""

from __future__ import annotations

import io
import math
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFilter, ImageFont

from florin.core import Lot
from florin.render.colours import RGB

Colour = tuple[int, int, int]
Font = ImageFont.FreeTypeFont | ImageFont.ImageFont

SIZE: Final = (1200, 630)  # what sites that show previews ask for
SCALE: Final = 2  # everything is drawn larger, then made smaller: smooth edges
PAPER: Final = (239, 227, 200)
LIGHT: Final = (252, 245, 228)
INK: Final = (42, 31, 20)
MUTED: Final = (110, 88, 62)
WAX: Final = (138, 42, 32)
LINE: Final = (207, 187, 146)
SEA: Final = (199, 216, 214)
SEA_DEEP: Final = (164, 190, 190)
GOLD: Final = (217, 169, 47)
GOLD_INK: Final = (107, 74, 12)
WOOD: Final = (138, 95, 56)
WOOD_DARK: Final = (107, 69, 38)
# The colours of the seats, as the web app has them.
SEATS: Final = (
    (179, 38, 30),
    (35, 116, 58),
    (34, 87, 168),
    (232, 183, 12),
    (122, 58, 156),
    (37, 32, 28),
)
MARGIN: Final = 64
TOP, BOTTOM = 176, 466  # of the rows
QUAY: Final = 492  # where the water begins
LOT: Final = 54
LONGEST_NAME: Final = 560
_FONT: Final = "assets/alegreya-latin-wght-normal-*.woff2"
_FLORIN: Final = (
    (32, 12), (36, 20), (37, 25), (41, 21), (46, 20), (50, 24), (49, 30), (43, 32), (37, 32),
    (37, 36), (43, 36), (43, 40), (37, 40), (38, 47), (42, 51), (22, 51), (26, 47), (27, 40),
    (21, 40), (21, 36), (27, 36), (27, 32), (21, 32), (15, 30), (14, 24), (18, 20), (23, 21),
    (27, 25), (28, 20),
)  # fmt: skip


class Row(NamedTuple):
    """A line of the standings. `seat` counts from 0."""

    place: int
    name: str
    money: int
    seat: int


class Board(NamedTuple):
    """What the picture shows. `ships`: the name and the lots of each last ship."""

    title: str
    date: str
    rows: Sequence[Row]
    ships: Sequence[tuple[str, Sequence[Lot]]]


def preview(board: Board, dist: Path) -> bytes:
    """A PNG file: the places on parchment, the lots of the last ships on the water below."""
    picture = _Picture(dist)
    picture.ground()
    picture.heading(board.title, board.date)
    picture.standings(board.rows)
    picture.ships([lots for _, lots in board.ships])
    return picture.png()


class _Picture:
    """Coordinates are those of the finished picture."""

    def __init__(self, dist: Path) -> None:
        self._dist = dist
        self._image = Image.new("RGB", (SIZE[0] * SCALE, SIZE[1] * SCALE), PAPER)
        self._draw = ImageDraw.Draw(self._image)

    def png(self) -> bytes:
        file = io.BytesIO()
        self._image.resize(SIZE, Image.Resampling.LANCZOS).save(file, "PNG", optimize=True)
        return file.getvalue()

    def ground(self) -> None:
        """Parchment with light from above, and water at the foot."""
        glow = Image.new("L", SIZE, 0)
        ImageDraw.Draw(glow).ellipse((-200, -420, SIZE[0] + 200, 420), fill=255)
        glow = glow.filter(ImageFilter.GaussianBlur(140)).resize(self._image.size)
        self._image.paste(Image.new("RGB", self._image.size, LIGHT), mask=glow)
        for depth, colour in ((0, SEA), (46, SEA_DEEP)):
            top = QUAY + 24 + depth
            wave = [
                (x, top + 5 * math.sin((x + 60 * depth) / 34)) for x in range(-4, SIZE[0] + 8, 4)
            ]
            self._polygon([*wave, (SIZE[0], SIZE[1]), (0, SIZE[1])], colour)

    def heading(self, title: str, date: str) -> None:
        self._coin(MARGIN + 38, 92, 38)
        font = self._type(64, 800)
        date_font = self._type(32, 500)
        room = SIZE[0] - 2 * MARGIN - 100 - self._length(date, date_font) - 30
        self._text(MARGIN + 96, 92, self._fitting(title, font, room), INK, font, "lm")
        self._text(SIZE[0] - MARGIN, 80, "Florin", WAX, self._type(36, 800), "rm")
        self._text(SIZE[0] - MARGIN, 116, date, MUTED, date_font, "rm")
        self._rectangle((MARGIN, 152, SIZE[0] - MARGIN, 154), LINE)

    def standings(self, rows: Sequence[Row]) -> None:
        """Place, name and money of each seat, with the money as a bar between them."""
        height = min(104, (BOTTOM - TOP) // max(len(rows), 1))
        large = int(min(height, 82) * 0.64)
        most = max([row.money for row in rows if row.money > 0], default=1)
        fonts = [self._type(large, 800 if row.place == 1 else 500) for row in rows]
        names = [
            self._fitting(row.name, font, LONGEST_NAME)
            for row, font in zip(rows, fonts, strict=True)
        ]
        left, right = MARGIN + 96, SIZE[0] - MARGIN
        # All bars begin and end at the same places, so that they can be compared.
        start = left + 28 + max(map(self._length, names, fonts), default=0)
        end = right - 28 - max(self._length(str(row.money), self._type(large, 800)) for row in rows)
        for at, (row, name, font) in enumerate(zip(rows, names, fonts, strict=True)):
            y, won = TOP + (at + 0.5) * height, row.place == 1
            self._counter(MARGIN + 38, y, min(height, 86) * 0.31, row)
            self._text(left, y, name, INK, font, "lm")
            self._text(right, y, str(row.money), WAX if won else INK, font, "rm")
            bar = y + 3
            self._rectangle((start, bar - 1, end, bar + 1), LINE)
            share = max(row.money, 0) / most
            self._rectangle(
                (start, bar - 4, start + share * (end - start), bar + 4), WAX if won else MUTED
            )

    def _counter(self, x: float, y: float, radius: float, row: Row) -> None:
        """The place on the seat's counter; the winner's has a laurel."""
        colour = SEATS[row.seat % len(SEATS)]
        if row.place == 1:
            self._laurel(x, y, radius * 1.42)
        self._circle(x, y, radius, colour, INK)
        self._text(x, y, str(row.place), _on(colour), self._type(int(radius * 1.25), 800), "mm")

    def ships(self, ships: Sequence[Sequence[Lot]]) -> None:
        """All ships side by side on the water; smaller if they would not fit."""
        if not ships:
            return
        room, count = SIZE[0] - 2 * MARGIN, sum(map(len, ships))
        # A ship is as wide as its lots and half a lot at each end; a third of a lot between two.
        parts = count * 1.08 + len(ships) * 1.0 + (len(ships) - 1) * 0.35
        size = min(LOT, room / parts)
        left = (SIZE[0] - parts * size) / 2
        for ship in ships:
            left += self._ship(left, QUAY + 22, size, ship) + 0.35 * size

    def _ship(self, left: float, top: float, size: float, lots: Sequence[Lot]) -> float:
        """Draws a hull with its lots; returns its width."""
        width = (len(lots) * 1.08 + 1.0) * size
        deck = top + size * 0.92
        for at, lot in enumerate(lots):
            self._lot(left + (0.5 + at * 1.08 + 0.04) * size, top, size, lot)
        hull = [
            (left, deck - size * 0.1),
            (left + width, deck - size * 0.1),
            (left + width - size * 0.42, deck + size * 0.52),
            (left + size * 0.42, deck + size * 0.52),
        ]
        self._polygon(hull, WOOD)
        self._polygon(
            [hull[0], hull[1], (hull[1][0] - size * 0.1, deck + size * 0.06),
             (hull[0][0] + size * 0.1, deck + size * 0.06)],
            WOOD_DARK,
        )  # fmt: skip
        return width

    def _lot(self, left: float, top: float, size: float, lot: Lot) -> None:
        colour = RGB[lot.commodity]
        self._rounded((left, top, left + size, top + size), size * 0.14, colour, INK)
        self._text(
            left + size / 2, top + size * 0.4, str(lot.value), _on(colour),
            self._type(int(size * 0.62), 800), "mm",
        )  # fmt: skip

    def _coin(self, x: float, y: float, radius: float) -> None:
        self._circle(x, y, radius, GOLD, GOLD_INK)
        unit = radius / 30
        self._polygon([(x + (a - 32) * unit, y + (b - 32) * unit) for a, b in _FLORIN], GOLD_INK)

    def _laurel(self, x: float, y: float, radius: float) -> None:
        """Leaves round a counter, open at the top."""
        for side in (-1, 1):
            for at in range(7):
                angle = math.radians(90 + side * (14 + at * 21))
                cx, cy = x + radius * math.cos(angle), y + radius * math.sin(angle)
                turn = angle + side * math.radians(100)
                long, wide = radius * 0.26, radius * 0.11
                leaf = [
                    (
                        cx
                        + long * math.cos(t) * math.cos(turn)
                        - wide * math.sin(t) * math.sin(turn),
                        cy
                        + long * math.cos(t) * math.sin(turn)
                        + wide * math.sin(t) * math.cos(turn),
                    )
                    for t in (math.tau * k / 16 for k in range(16))
                ]
                self._polygon(leaf, GOLD)

    def _type(self, size: int, weight: int) -> Font:
        return _font(self._dist, max(size, 8) * SCALE, weight)

    def _length(self, text: str, font: Font) -> float:
        return self._draw.textlength(text, font=font) / SCALE

    def _fitting(self, text: str, font: Font, room: float) -> str:
        if self._length(text, font) <= room:
            return text
        while text and self._length(text + "…", font) > room:
            text = text[:-1]
        return text.rstrip() + "…"

    def _text(self, x: float, y: float, text: str, colour: Colour, font: Font, anchor: str) -> None:
        self._draw.text((x * SCALE, y * SCALE), text, fill=colour, font=font, anchor=anchor)

    def _polygon(self, points: Sequence[tuple[float, float]], colour: Colour) -> None:
        self._draw.polygon([(x * SCALE, y * SCALE) for x, y in points], fill=colour)

    def _rectangle(self, box: tuple[float, float, float, float], colour: Colour) -> None:
        if box[2] > box[0]:
            self._draw.rectangle(tuple(edge * SCALE for edge in box), fill=colour)

    def _rounded(
        self, box: tuple[float, float, float, float], radius: float, colour: Colour, rim: Colour
    ) -> None:
        self._draw.rounded_rectangle(
            tuple(edge * SCALE for edge in box), radius * SCALE, fill=colour, outline=rim, width=2
        )

    def _circle(self, x: float, y: float, radius: float, colour: Colour, rim: Colour) -> None:
        box = (
            (x - radius) * SCALE,
            (y - radius) * SCALE,
            (x + radius) * SCALE,
            (y + radius) * SCALE,
        )
        self._draw.ellipse(box, fill=colour, outline=rim, width=3)


def _on(colour: Colour) -> Colour:
    """Black or white, whichever is easier to read on the colour."""
    red, green, blue = colour
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 150 else (255, 255, 255)


@lru_cache(maxsize=64)
def _font(dist: Path, size: int, weight: int) -> Font:
    """The app's own type; Pillow's where this installation has no web app."""
    file = next(dist.glob(_FONT), None)
    if file is None:
        return ImageFont.load_default(size)
    font = ImageFont.truetype(file, size)
    font.set_variation_by_axes([weight])
    return font
