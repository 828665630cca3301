# pyright: basic
"""Plot of an analysed game."""

from __future__ import annotations

from pathlib import Path

from matplotlib.figure import Figure

from florin.analysis.result import Analysis
from florin.render.figures import COLOURS, plot_text, save_figure


def plot_analysis(analysis: Analysis, file: Path) -> None:
    """Win probability of every seat over the game, with its costliest mistakes."""
    plies = [decision.ply for decision in analysis.decisions] + [len(analysis.record.moves)]
    wins = [decision.before.win for decision in analysis.decisions] + [analysis.end.win]
    figure = Figure(figsize=(9, 4.5), layout="constrained")
    axes = figure.add_subplot()
    for seat, name in enumerate(analysis.record.players):
        axes.plot(plies, [win[seat] for win in wins], color=COLOURS[seat], label=plot_text(name))
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
    save_figure(figure, file)
