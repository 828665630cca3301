# pyright: basic
"""What all plots share (matplotlib, extra `florin[plot]`). The file's ending decides the format."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from matplotlib import rc_context
from matplotlib.figure import Figure

# Distinguishable with colour-vision deficiency (Okabe and Ito's palette).
COLOURS: Final = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00", "#56b4e9")


def plot_text(name: str) -> str:
    """`name` as it is: a dollar sign starts no formula, a leading underscore hides no label."""
    shown = "".join(letter if letter.isprintable() else "·" for letter in name)
    return "\u200b" + shown.replace("$", r"\$")


def save_figure(figure: Figure, file: Path) -> None:
    # The same result gives the same file: no date, no random ids.
    metadata = {".svg": {"Date": None}, ".pdf": {"CreationDate": None}}.get(file.suffix.lower())
    with rc_context({"svg.hashsalt": "florin"}):
        figure.savefig(file, dpi=150, metadata=metadata)
