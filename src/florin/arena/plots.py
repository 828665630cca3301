# pyright: basic
"""Plots, by matplotlib (extra `florin[plot]`). The file's ending decides the format."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from matplotlib import rc_context
from matplotlib.figure import Figure

from florin.analysis import Analysis
from florin.arena.ratings import Rating
from florin.arena.standings import Standing

# Told apart by readers who do not see all colours (Okabe and Ito's palette).
COLOURS: Final = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00", "#56b4e9")


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
    _save(figure, file)


def plot_ratings(rated: Sequence[Rating], file: Path) -> None:
    """Each bot's rating with its interval."""
    figure = _dots(
        [each.standing.name for each in rated],
        [(each.rating, each.low, each.high) for each in rated],
        "rating (400 points are odds of 10 to 1), with 95 % interval",
    )
    _save(figure, file)


def plot_analysis(analysis: Analysis, file: Path) -> None:
    """Win probability of every seat over the game, with its dearest mistakes."""
    plies = [decision.ply for decision in analysis.decisions] + [len(analysis.record.moves)]
    wins = [decision.before.win for decision in analysis.decisions] + [analysis.end.win]
    figure = Figure(figsize=(9, 4.5), layout="constrained")
    axes = figure.add_subplot()
    for seat, name in enumerate(analysis.record.players):
        axes.plot(plies, [win[seat] for win in wins], color=COLOURS[seat], label=_plain(name))
    for decision in analysis.mistakes:
        seat = decision.seat
        axes.plot(decision.ply, decision.before.win[seat], "o", color=COLOURS[seat])
        axes.annotate(
            f"{decision.token} (best {decision.best})",
            (decision.ply, decision.before.win[seat]),
            xytext=(4, 6),
            textcoords="offset points",
            fontsize=8,
        )
    for ply in analysis.stage_ends:
        axes.axvline(ply, color="grey", linestyle=":", linewidth=1)
    axes.set_ylim(0, 1)
    axes.set_xlabel("token of the record")
    axes.set_ylabel("win probability")
    axes.legend(loc="upper left", frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
    _save(figure, file)


def _dots(names: Sequence[str], values: Sequence[tuple[float, float, float]], label: str) -> Figure:
    figure = Figure(figsize=(7, 1 + 0.45 * len(names)), layout="constrained")
    axes = figure.add_subplot()
    rows = range(len(names))
    axes.hlines(rows, [low for _, low, _ in values], [high for _, _, high in values], COLOURS[0])
    axes.plot([value for value, _, _ in values], rows, "o", color=COLOURS[0])
    axes.set_yticks(rows, [_plain(name) for name in names])
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel(label)
    axes.spines[["top", "right"]].set_visible(False)
    return figure


def _plain(name: str) -> str:
    """As it is: a dollar sign begins no formula, a leading underscore hides nothing."""
    shown = "".join(letter if letter.isprintable() else "·" for letter in name)
    return "\u200b" + shown.replace("$", r"\$")


def _save(figure: Figure, file: Path) -> None:
    # The same result gives the same file: no date, and ids that are not drawn by lot.
    metadata = {".svg": {"Date": None}, ".pdf": {"CreationDate": None}}.get(file.suffix.lower())
    with rc_context({"svg.hashsalt": "florin"}):
        figure.savefig(file, dpi=150, metadata=metadata)
