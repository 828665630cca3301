"""The games of this package pass the suite that they offer to others."""

from __future__ import annotations

import pytest

from florin import games
from florin.testing import GameConformance


class Conformance(GameConformance):
    @pytest.mark.slow  # compiling takes seconds
    def test_the_array_engine_plays_by_the_rules(self) -> None:
        super().test_the_array_engine_plays_by_the_rules()


class TestMedici(Conformance):
    game = games.get("medici")


class TestStrozzi(Conformance):
    game = games.get("strozzi")
