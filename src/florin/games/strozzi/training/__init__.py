"""Training of the evaluator of Medici vs Strozzi by self-play: TD(lambda), with every sale solved.

The net learns the money that both players still make, and the spread of the final margin.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from florin.games.strozzi.setup import Strozzi
from florin.games.strozzi.training.learn import train
from florin.games.strozzi.training.response import SETTINGS as RESPONSE
from florin.games.strozzi.training.response import train as respond
from florin.games.strozzi.training.self_play import Config

# Settings that suit a processor with two cores.
SMALL: Final[dict[str, Any]] = {
    "hidden": 128,
    "games": 64,
    "samples": 2,
    "batch": 256,
    "rate": 1.5e-3,
    "average": 0.99,
}


def config(setup: Strozzi, **settings: Any) -> Config:
    """The settings of a run for tracks of this length."""
    return replace(Config(players=setup.players, track=setup.track), **settings)


__all__ = ["RESPONSE", "SMALL", "Config", "config", "respond", "train"]
