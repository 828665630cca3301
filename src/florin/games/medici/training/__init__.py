"""Training of Medici's evaluator by self-play: TD(lambda), with every auction solved.

The net learns the win share and the final money of every seat.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from florin.games.medici.setup import Medici
from florin.games.medici.training.learn import train
from florin.games.medici.training.response import SETTINGS as RESPONSE
from florin.games.medici.training.response import train as respond
from florin.games.medici.training.self_play import Config

# Settings that suit a processor with two cores.
SMALL: Final[dict[str, Any]] = {"games": 64, "turns": 12, "batch": 256}


def config(setup: Medici, **settings: Any) -> Config:
    """The settings of a run for this number of buyers and edition."""
    return replace(Config(players=setup.players, edition=setup.edition), **settings)


__all__ = ["RESPONSE", "SMALL", "Config", "config", "respond", "train"]
