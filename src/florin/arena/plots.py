# pyright: basic
"""Plots of standings and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from matplotlib.figure import Figure

from florin.arena.ratings import Rating
from florin.arena.standings import Standing
from florin.render.figures import COLOURS, plot_text, save_figure


def plot_shares(standings: Sequence[Standing], players: int, file: Path) -> None:
    """Each bot's share of wins with its interval, beside what an equal would have."""
    figure = _dots(
        [each.name for each in standings],
        [(each.share, each.low, each.high) for each in standings],
        "wins for each seat played, with 95 % interval",
    )
    (axes,) = figure.axes
    axes.axvline(1 / players, color="grey", linestyle=":", linewidth=1)
    axes.set_xlim(0, 1)
    save_figure(figure, file)


def plot_ratings(rated: Sequence[Rating], file: Path) -> None:
    """Each bot's rating with its interval."""
    figure = _dots(
        [each.standing.name for each in rated],
        [(each.rating, each.low, each.high) for each in rated],
        "rating (400 points are odds of 10 to 1), with 95 % interval",
    )
    save_figure(figure, file)


def _dots(names: Sequence[str], values: Sequence[tuple[float, float, float]], label: str) -> Figure:
    figure = Figure(figsize=(7, 1 + 0.45 * len(names)), layout="constrained")
    axes = figure.add_subplot()
    rows = range(len(names))
    axes.hlines(rows, [low for _, low, _ in values], [high for _, _, high in values], COLOURS[0])
    axes.plot([value for value, _, _ in values], rows, "o", color=COLOURS[0])
    axes.set_yticks(rows, [plot_text(name) for name in names])
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel(label)
    axes.spines[["top", "right"]].set_visible(False)
    return figure
