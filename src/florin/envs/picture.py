"""A position as a picture, with the content of `florin.envs.text`."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from florin.core import Position
from florin.envs.text import lines
from florin.render.colours import RGB

PAPER: Final = (246, 240, 228)
INK: Final = (40, 34, 30)
EMPTY: Final = (222, 214, 198)
ROW, MARGIN, LOT, WIDTH = 30, 12, 26, 640  # pixels


def picture(position: Position) -> NDArray[np.uint8]:
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
            draw.rectangle(box, fill=RGB[lot.commodity] if lot else EMPTY, outline=INK)
            if lot:
                draw.text((left + 4, top + 6), lot.token, fill=(255, 255, 255))
            left += LOT
    return np.asarray(image)
