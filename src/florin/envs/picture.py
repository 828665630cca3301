"""A position as a picture, with the content of `florin.envs.text`."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image, ImageDraw

from florin.envs.text import lines
from florin.records import lot_token
from florin.rules import Commodity, Position

COLOURS: Final = {
    Commodity.CLOTH: (182, 72, 60),
    Commodity.FUR: (122, 88, 62),
    Commodity.GRAIN: (214, 178, 70),
    Commodity.DYE: (66, 96, 160),
    Commodity.SPICE: (84, 140, 84),
    Commodity.GOLD: (240, 200, 40),
}
PAPER: Final = (246, 240, 228)
INK: Final = (40, 34, 30)
EMPTY: Final = (222, 214, 198)
ROW, MARGIN, LOT, WIDTH = 30, 12, 26, 640  # pixels


def picture(position: Position) -> np.ndarray:
    """uint8 [height, width, 3]: the same lines, with the lots as coloured squares."""
    content = lines(position)
    image = Image.new("RGB", (WIDTH, 2 * MARGIN + ROW * len(content)), PAPER)
    draw = ImageDraw.Draw(image)
    for row, (words, lots, empty) in enumerate(content):
        top = MARGIN + row * ROW
        draw.text((MARGIN, top + 6), words, fill=INK)
        left = MARGIN + 8 + int(draw.textlength(words))
        for lot in (*lots, *[None] * empty):
            box = (left, top + 2, left + LOT - 4, top + LOT - 2)
            draw.rectangle(box, fill=COLOURS[lot.commodity] if lot else EMPTY, outline=INK)
            if lot:
                draw.text((left + 4, top + 6), lot_token(lot), fill=(255, 255, 255))
            left += LOT
    return np.asarray(image)
