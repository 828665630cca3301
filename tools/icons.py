"""Draws the PNG icons of the web app from web/public/florin.svg, with Chromium.

Usage: .venv/bin/python tools/icons.py

A maskable icon fills its square, because systems cut it to a circle or a rounded square: the coin
stays within the middle four fifths.
"""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
PAPER = "#efe3c8"
# File, pixels, share of the width that the coin takes, background.
ICONS = (
    ("icon-192.png", 192, 1.0, "transparent"),
    ("icon-512.png", 512, 1.0, "transparent"),
    ("icon-maskable-192.png", 192, 0.72, PAPER),
    ("icon-maskable-512.png", 512, 0.72, PAPER),
    ("apple-touch-icon.png", 180, 0.84, PAPER),
    ("badge.png", 96, 1.0, "transparent"),
)


def main() -> None:
    coin = (PUBLIC / "florin.svg").read_text()
    # Android shows only the shape of a badge, in one colour: the lily alone.
    lily = coin[: coin.index("<circle")] + coin[coin.index("<path") :]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
        page = browser.new_page()
        for name, size, share, background in ICONS:
            draw(page, lily if name == "badge.png" else coin, name, size, share, background)
        browser.close()


def draw(page: Page, svg: str, name: str, size: int, share: float, background: str) -> None:
    inner = round(size * share)
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<body style='margin:0;background:{background};display:grid;place-items:center;"
        f"height:{size}px'>{svg.replace('<svg', f'<svg width={inner} height={inner}', 1)}"
    )
    picture = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
    solid = background == PAPER
    if solid:
        picture = picture.convert("RGB")
    # Few colours: a palette needs a quarter of the bytes.
    method = Image.Quantize.MEDIANCUT if solid else Image.Quantize.FASTOCTREE
    picture = picture.quantize(128, method, dither=Image.Dither.NONE)
    picture.save(PUBLIC / name, optimize=True)


if __name__ == "__main__":
    main()
