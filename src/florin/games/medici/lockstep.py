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
from florin.games.medici.observation import FIRST_WORD, OVER, view
from florin.games.medici.position import Phase, Position
from florin.games.medici.setup import Medici

_FULL: Final = (1 << len(board.LOTS)) - 1
# Selector and unseen lots of a finished game: the rules draw lots to the end, the engine does not.
_NONE: Final = -1
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
        ended = tick.over(state)
        return [
            state.day,
            state.phase,
            jnp.where(ended, NOBODY, state.to_act),
            jnp.where(ended, _NONE, state.selector),
            state.high,
            state.bidder,
            state.bag,
            state.group,
            tick.may_bid(state),
            *(
                jnp.where(ended, 0, twin(bits))
                for twin, bits in zip(_TWINS, state.unseen, strict=True)
            ),
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
            _NONE if v.phase == OVER else v.selector,
            v.high,
            v.bidder,
            v.bag,
            v.group,
            v.may_bid,
            *((0, 0) if v.phase == OVER else v.unseen),
            *v.money,
            *v.levels,
            *v.ships,
        ]

    def chance(self, state: tick.State) -> list[Array]:
        return [state.day, tick.over(state), state.selector, *state.unseen]

    def follow(
        self, position: Position, before: Sequence[int] | None, after: Sequence[int]
    ) -> Position:
        day, over, selector, *unseen = after
        if before is not None and (over or day != before[0]):
            # The engine does not draw lots that cannot be sold (`tick.hopeless`). Any will do.
            while position.phase is Phase.LOT and position.day == before[0]:
                position = position.apply(position.urn()[0])
        bag = _FULL if before is None or before[0] != day else _bits(before[3:])
        lot = drawn(bag, _bits(unseen), board.LOTS)
        if lot is None:
            return position
        if position.phase is Phase.BEGIN:
            position = position.apply(Begin(selector))
        return position.apply(lot)


def _bits(words: Sequence[int]) -> int:
    return words[0] | words[1] << FIRST_WORD
