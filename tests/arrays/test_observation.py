# pyright: reportUnknownMemberType=false
"""What a seat observes; tests/sim/test_lockstep.py compares the array engine's observations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from florin import games, sim
from florin.arrays.engine import ArrayEngine
from florin.arrays.parts import bounds, slices, table, width
from florin.core import DRAW, STOP, Lot, Position
from florin.games.medici import Medici
from florin.games.medici.actions import Begin, Bid
from florin.games.strozzi import Strozzi
from florin.games.strozzi.actions import BUY, Load, Price

PAGE = (Path(__file__).parents[2] / "docs" / "observation.md").read_text()
Case = tuple[str, int, dict[str, int | str]]
NO_OPTIONS: dict[str, int | str] = {}
DEFAULTS: list[Case] = [
    *(("medici", n, NO_OPTIONS) for n in (3, 4, 5, 6)),
    ("strozzi", 2, NO_OPTIONS),
]
OPTIONS: list[Case] = [
    ("medici", 4, {"edition": "1995"}),
    ("strozzi", 2, {"track": 3}),
    ("strozzi", 2, {"track": 6}),
]


def name_of(case: Case) -> str:
    return "-".join(map(str, (*case[:2], *case[2].values())))


def encode(position: Position, seat: int) -> Any:
    encoding = games.of(position).encoding
    assert encoding is not None
    return encoding.encode(position, seat)


@pytest.mark.parametrize("track", [3, 4, 5, 6])
def test_markers_reach_their_bounds_at_the_ends_of_the_track(track: int) -> None:
    engine = sim.engine("strozzi", options={"track": track})
    low, high = bounds(engine.parts)
    where = next(at for part, at in slices(engine.parts) if part.name == "markers")
    position = Strozzi(track=track).start()
    ends = position._replace(markers=((track, track, track), (track, track, track), (track, track)))
    assert (encode(ends, 0)[where] == high[where]).all()
    assert (encode(ends, 1)[where] == low[where]).all()
    assert high[where].tolist() == [track / 4] * 8  # the scale is the same for every track


def test_options_change_neither_places_nor_scales() -> None:
    for game, players, options in OPTIONS:
        plain, changed = sim.engine(game, players), sim.engine(game, players, options)
        assert [(p.name, p.size, p.scale) for p in plain.parts] == [
            (p.name, p.size, p.scale) for p in changed.parts
        ]


def part(engine: ArrayEngine[Any], observation: Any, name: str) -> list[int]:
    found, where = next((p, at) for p, at in slices(engine.parts) if p.name == name)
    return (observation[where] / found.scale).astype(int).tolist()


def test_medici_is_seen_from_the_seat() -> None:
    position = Medici(3).start().apply(Begin(1)).apply(Lot("cloth", 5)).apply(DRAW)
    position = position.apply(Lot("fur", 0)).apply(STOP).apply(Bid(7))
    seen = encode(position, 0)

    def of(name: str) -> list[int]:
        return part(sim.engine("medici", 3), seen, name)

    assert position.to_act == 0
    assert of("to_act") == [1, 0, 0]
    assert of("selector") == [0, 1, 0]
    assert of("bidder") == [0, 0, 1]
    assert of("may_bid") == [0, 1, 0]
    assert of("high") == [7]
    assert of("bag") == [16]
    assert of("group") == [1, 1, 0, 0, 0]
    assert of("group_value") == [5]
    assert of("unseen")[:12] == [1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 2]


def test_strozzi_turns_the_markers_to_the_observer() -> None:
    position = Strozzi().start().apply(Lot("cloth", 0)).apply(STOP).apply(Price(9)).apply(BUY)
    position = position.apply(Load(4, 1))
    position = position._replace(markers=((0, 1, -4), (0, 3, 0), (2, 0)))
    mine, other = (encode(position, seat) for seat in (1, 0))

    def of(seen: Any, name: str) -> list[int]:
        return part(sim.engine("strozzi"), seen, name)

    assert of(mine, "money") == [291, 300]
    assert of(mine, "markers") == [0, -1, 4, 0, -3, 0, -2, 0]
    assert of(other, "markers") == [0, 1, -4, 0, 3, 0, 2, 0]
    assert of(mine, "ship_lots") == [0, 1, 0, 0, 0, 0]
    assert of(mine, "ship_steps")[4:8] == [2, 0, 0, 0]
    assert of(other, "ship_harbour")[9:] == [0, 0, 0, 0, 1, 0, 0, 0, 0]


@pytest.mark.parametrize(("game", "players"), [("medici", 4), ("strozzi", 2)])
def test_the_docs_have_the_table(game: str, players: int) -> None:
    assert table(sim.engine(game, players).parts) in PAGE


@pytest.mark.parametrize("case", DEFAULTS, ids=name_of)
def test_scales_are_powers_of_two_and_sizes_are_documented(case: Case) -> None:
    game, players, _ = case
    parts = sim.engine(game, players).parts
    several = len(games.get(game).players) > 1
    size = f"{width(parts)} with {players}" if several else f"has {width(parts)} numbers"
    assert size in PAGE
    for p in parts:
        assert np.log2(p.scale) == round(np.log2(p.scale))
