"""`--plot FILE`: what must hold before hours of work, so that nothing fails after them."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from florin.cli.errors import Failure

ENDINGS = (".png", ".svg", ".pdf")


def check_plot(file: Path | None) -> None:
    """Raises Failure if a plot could not be written there."""
    if file is None:
        return
    if file.suffix.lower() not in ENDINGS:
        raise Failure(f"--plot {file}: the name must end in {', '.join(ENDINGS)}")
    if not file.parent.is_dir():
        raise Failure(f"--plot {file}: there is no folder {file.parent}")
    if find_spec("matplotlib") is None:
        raise Failure("--plot needs matplotlib: pip install 'florin[plot]'")
