"""The suite: all checks together, for one game."""

from __future__ import annotations

from typing import Any, ClassVar

from hypothesis import settings

from florin.core import Game
from florin.testing.bots import BotChecks
from florin.testing.dealing import DealingChecks
from florin.testing.engine import EngineChecks
from florin.testing.mark import bind
from florin.testing.numbers import EncodingChecks
from florin.testing.orders import OrderChecks
from florin.testing.positions import PositionChecks
from florin.testing.records import RecordChecks
from florin.testing.rules import RulesChecks
from florin.testing.setups import SetupChecks
from florin.testing.texts import TextChecks
from florin.testing.tokens import TokenChecks


class GameConformance(
    SetupChecks,
    RulesChecks,
    PositionChecks,
    TokenChecks,
    DealingChecks,
    RecordChecks,
    TextChecks,
    EncodingChecks,
    EngineChecks,
    OrderChecks,
    BotChecks,
):
    """Derive from this class, set `game`, and pytest finds the tests.

    Checks of parts that the game does not have pass without doing anything. A subclass may replace
    any single test.
    """

    game: ClassVar[Game]
    effort: ClassVar[float] = 1.0  # multiplies the number of random games of each test
    settings: ClassVar[settings | None] = None  # of hypothesis; None: the current profile

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if hasattr(cls, "game"):
            bind(cls, cls.game, cls.effort, cls.settings)
