"""Each commodity has one colour: in the terminal, in pictures and in the web app."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.color import Color

from florin import games
from florin.core import CHANCE, Commodity
from florin.core.lots import Lot
from florin.envs.picture import picture
from florin.envs.text import lines
from florin.records import deal
from florin.render.colours import HEX, RGB
from florin.render.lots import lots_text

WEB = Path(__file__).parents[2] / "web" / "src"


def test_the_web_app_has_the_same_colours():
    css = (WEB / "app.css").read_text("utf-8")
    for commodity, colour in HEX.items():
        assert re.findall(rf"--{commodity.name.lower()}: (\S+);", css) == [colour]


def test_no_other_file_of_the_web_app_defines_them():
    names = "|".join(commodity.name.lower() for commodity in Commodity)
    for file in [*WEB.rglob("*.svelte"), *WEB.rglob("*.css")]:
        if file.name != "app.css":
            assert re.findall(rf"--(?:{names}):", file.read_text("utf-8")) == [], file


@pytest.mark.parametrize("commodity", list(Commodity))
def test_the_terminal_has_the_same_colours(commodity: Commodity):
    (span,) = lots_text((Lot(commodity, 0),)).spans
    assert Color.parse(str(span.style).rsplit(maxsplit=1)[-1]).triplet == RGB[commodity]


@pytest.mark.parametrize("name", games.names())
def test_pictures_have_the_same_colours(name: str):
    game = games.get(name)
    position = game.setup().start()
    while position.to_act == CHANCE:
        position = position.apply(deal("colours", position))
    lots = [lot for _, group, _ in lines(position) for lot in group]
    assert lots
    seen = {(int(r), int(g), int(b)) for row in picture(position) for r, g, b in row}
    assert {RGB[lot.commodity] for lot in lots} <= seen
