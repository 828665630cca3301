"""The games of this package pass the suite that they offer to others."""

from __future__ import annotations

import pytest
from hypothesis import settings

from florin import games
from florin.testing import GameConformance


class Conformance(GameConformance):
    effort = settings().max_examples / 100

    @pytest.mark.slow  # compiling takes seconds
    def test_the_array_engine_plays_by_the_rules(self) -> None:
        super().test_the_array_engine_plays_by_the_rules()


class TestMedici(Conformance):
    game = games.get("medici")


class TestStrozzi(Conformance):
    game = games.get("strozzi")
