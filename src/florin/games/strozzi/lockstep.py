"""Comparing the array engine of Medici vs Strozzi with the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import jax.numpy as jnp
from jax import Array

from florin.arrays.lockstep import Lockstep, drawn, first_twin
from florin.core import NOBODY
from florin.games.strozzi import board, tick
from florin.games.strozzi.observation import ALL_LOTS, OVER, view
from florin.games.strozzi.position import Position
from florin.games.strozzi.setup import Strozzi

_TWIN: Final = first_twin(board.LOTS)
_NONE: Final = (
    -1
)  # the active player of a finished game, which the rules keep and the engine does not


class StrozziLockstep(Lockstep[tick.State, Position]):
    def __init__(self, setup: Strozzi) -> None:
        self._setup = setup

    @property
    def fields(self) -> tuple[str, ...]:
        return (
            *("round", "phase", "to act", "active", "money of seat 0", "money of seat 1"),
            *(f"ship {holds} of seat {seat}" for seat in (0, 1) for holds in board.SHIPS),
            *("markers", "group", "price", "unseen"),
        )

    def start(self) -> Position:
        return self._setup.start()

    def columns(self, state: tick.State) -> list[Array]:
        ended = tick.over(state)
        return [
            state.round,
            state.phase,
            jnp.where(ended, NOBODY, state.to_act),
            jnp.where(ended, _NONE, state.active),
            *state.money,
            *(ship for fleet in state.fleets for ship in fleet),
            state.markers,
            state.group,
            state.price,
            _TWIN(state.unseen),
        ]

    def row(self, position: Position) -> list[int]:
        v = view(position)
        return [
            v.round,
            v.phase,
            v.to_act,
            _NONE if v.phase == OVER else v.active,
            *v.money,
            *(ship for fleet in v.fleets for ship in fleet),
            v.markers,
            v.group,
            v.price,
            v.unseen,
        ]

    def chance(self, state: tick.State) -> list[Array]:
        return [state.round, state.unseen]

    def follow(
        self, position: Position, before: Sequence[int] | None, after: Sequence[int]
    ) -> Position:
        bag = ALL_LOTS if before is None or before[0] != after[0] else before[1]
        lot = drawn(bag, after[1], board.LOTS)
        return position if lot is None else position.apply(lot)
