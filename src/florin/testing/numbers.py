"""Checks of the encoding: action ids and observations. A game without one passes."""

from __future__ import annotations

import math
from typing import ClassVar

import numpy as np

from florin.arrays.ids import ActionIds
from florin.arrays.parts import bounds, scales, slices, width
from florin.core import CHANCE, Amount, Game
from florin.testing.mark import each_game
from florin.testing.play import Played, every_setup, finite_legal


class EncodingChecks:
    game: ClassVar[Game]

    def test_observation_parts_are_declared(self) -> None:
        """Unique names, sizes of at least 1, scales that are powers of two."""
        encoding = self.game.encoding
        if encoding is None:
            return
        for players, options in every_setup(self.game):
            parts = encoding.parts(self.game.setup(players, options))
            names = [part.name for part in parts]
            assert len(set(names)) == len(names), f"parts: a name occurs twice: {names}"
            for part in parts:
                assert part.size >= 1, f"part {part.name}: size {part.size}"
                assert part.low <= part.high, f"part {part.name}: from {part.low} to {part.high}"
                assert math.frexp(part.scale)[0] == 0.5, (
                    f"part {part.name}: scale {part.scale} is not a power of two"
                )
                assert part.meaning, f"part {part.name}: its meaning is empty"

    def test_action_ids_are_unique(self) -> None:
        encoding = self.game.encoding
        if encoding is None:
            return
        for players, options in every_setup(self.game):
            setup = self.game.setup(players, options)
            table = encoding.actions(setup)
            assert table, f"{players} players, {options}: no actions"
            assert len(set(table)) == len(table), (
                f"{players} players, {options}: an action has two ids: {table}"
            )

    @each_game()
    def test_every_legal_action_has_an_id(self, played: Played) -> None:
        """Amounts above the last id count as that id, but only if they have no upper limit."""
        encoding = self.game.encoding
        if encoding is None:
            return
        setup = played.positions[0].setup
        ids = ActionIds(encoding.actions(setup))
        outcomes = set(encoding.chance_actions(setup))
        for ply, now in played.some(60):
            if now.to_act == CHANCE:
                if missing := set(now.urn()) - outcomes:
                    played.fail(ply, f"chance_actions() lacks {missing}")
                continue
            amounts = now.amounts()
            endless = amounts is not None and amounts.most is None
            legal = [a for a in finite_legal(now) if not (endless and isinstance(a, Amount))]
            if missing := set(legal) - set(ids.actions):
                played.fail(ply, f"actions() lacks {missing}")
            numbers = ids.legal(now)
            if now.to_act >= 0 and len(numbers) < 2:
                played.fail(ply, f"a decision with {len(numbers)} legal ids")
            if not endless and {ids.actions[number] for number in numbers} != set(legal):
                played.fail(ply, f"ids {numbers} are not the legal actions")

    @each_game()
    def test_observations_stay_within_their_bounds(self, played: Played) -> None:
        """float32 [width]: whole numbers times the scale of their part."""
        encoding = self.game.encoding
        if encoding is None:
            return
        parts = encoding.parts(played.positions[0].setup)
        low, high = bounds(parts)
        for ply, now in played.some(40):
            for seat in range(played.case.players):
                seen = encoding.encode(now, seat)
                if seen.shape != (width(parts),) or seen.dtype != np.float32:
                    played.fail(ply, f"encode() gives {seen.dtype} {seen.shape}, not {low.shape}")
                outside = ~((low <= seen) & (seen <= high))
                uneven = seen / scales(parts) % 1 != 0
                for part, where in slices(parts):
                    if outside[where].any() or uneven[where].any():
                        played.fail(
                            ply, f"seat {seat} sees {part.name} {seen[where] / part.scale}: "
                            f"must be whole numbers from {part.low} to {part.high}",
                        )  # fmt: skip
                if not np.array_equal(seen, encoding.encode(now, seat)):
                    played.fail(ply, f"seat {seat} sees something else the second time")

    @each_game()
    def test_games_are_no_longer_than_declared(self, played: Played) -> None:
        encoding = self.game.encoding
        if encoding is None:
            return
        setup = played.positions[0].setup
        chance = sum(step.before.to_act == CHANCE for step in played.steps)
        decisions = len(played.steps) - chance
        last = len(played.steps)
        if decisions > encoding.max_decisions(setup):
            most = encoding.max_decisions(setup)
            played.fail(last, f"{decisions} decisions, but max_decisions() is {most}")
        if chance > encoding.max_chance_events(setup):
            most = encoding.max_chance_events(setup)
            played.fail(last, f"{chance} chance events, but max_chance_events() is {most}")
