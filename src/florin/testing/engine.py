"""Check of the array engine: it plays the same games as the rules. A game without one passes."""

from __future__ import annotations

from typing import ClassVar

from florin.core import Game, Setup


class EngineChecks:
    game: ClassVar[Game]
    lockstep_games: ClassVar[int] = 32  # random games for each setup

    @classmethod
    def lockstep_setups(cls) -> tuple[Setup, ...]:
        """The setups whose engines are compared. Each of them is compiled, which takes a while."""
        return (cls.game.setup(),)

    def test_the_array_engine_plays_by_the_rules(self) -> None:
        if self.game.arrays is None:
            return
        # Imported here: a game without this part needs no JAX.
        from florin.sim.lockstep import compare  # noqa: PLC0415

        for setup in self.lockstep_setups():
            report = compare(self.game.arrays.engine(setup), self.lockstep_games, seed=1)
            assert report.games == self.lockstep_games, f"{setup}: {report}"
