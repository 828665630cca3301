"""Comparing the array engine of Medici with the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import jax.numpy as jnp
from jax import Array

from florin.arrays.lockstep import Lockstep, drawn, first_twin
from florin.core import NOBODY
from florin.games.medici import board, tick
from florin.games.medici.actions import Begin
from florin.games.medici.observation import FIRST_WORD, view
from florin.games.medici.position import Phase, Position
from florin.games.medici.setup import Medici

_FULL: Final = (1 << len(board.LOTS)) - 1
# A pair of equal lots never straddles the two words.
_TWINS: Final = (first_twin(board.LOTS[:FIRST_WORD]), first_twin(board.LOTS[FIRST_WORD:]))


class MediciLockstep(Lockstep[tick.State, Position]):
    def __init__(self, setup: Medici) -> None:
        self._setup = setup

    @property
    def fields(self) -> tuple[str, ...]:
        by_seat = [
            f"{name} of seat {seat}"
            for name in ("money", "levels", "ship")
            for seat in range(self._setup.players)
        ]
        return (
            *("day", "phase", "to act", "selector", "high", "bidder", "bag", "group", "may bid"),
            *("unseen, first word", "unseen, second word"),
            *by_seat,
        )

    def start(self) -> Position:
        return self._setup.start()

    def columns(self, state: tick.State) -> list[Array]:
        return [
            state.day,
            state.phase,
            jnp.where(tick.over(state), NOBODY, state.to_act),
            state.selector,
            state.high,
            state.bidder,
            state.bag,
            state.group,
            tick.may_bid(state),
            *(twin(bits) for twin, bits in zip(_TWINS, state.unseen, strict=True)),
            *state.money,
            *state.levels,
            *state.ships,
        ]

    def row(self, position: Position) -> list[int]:
        v = view(position)
        return [
            v.day,
            v.phase,
            v.to_act,
            v.selector,
            v.high,
            v.bidder,
            v.bag,
            v.group,
            v.may_bid,
            *v.unseen,
            *v.money,
            *v.levels,
            *v.ships,
        ]

    def chance(self, state: tick.State) -> list[Array]:
        return [state.day, state.selector, *state.unseen]

    def follow(
        self, position: Position, before: Sequence[int] | None, after: Sequence[int]
    ) -> Position:
        day, selector, *unseen = after
        bag = _FULL if before is None or before[0] != day else _bits(before[2:])
        lot = drawn(bag, _bits(unseen), board.LOTS)
        if lot is None:
            return position
        if position.phase is Phase.BEGIN:
            position = position.apply(Begin(selector))
        return position.apply(lot)


def _bits(words: Sequence[int]) -> int:
    return words[0] | words[1] << FIRST_WORD
