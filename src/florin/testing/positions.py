"""Checks of positions as values: immutable, hashable, picklable, equal by content."""

from __future__ import annotations

import pickle
from typing import ClassVar

from florin.core import Event, Game, Position
from florin.testing.mark import each_game
from florin.testing.play import Played

_FIELDS = ("game", "setup", "to_act", "money", "sheets", "stage")


class PositionChecks:
    game: ClassVar[Game]

    @each_game()
    def test_positions_survive_pickling(self, played: Played) -> None:
        for ply, now in played.some(40):
            copy = pickled(now)
            if copy != now or hash(copy) != hash(now):
                played.fail(ply, "a pickled position is not equal, or has another hash")

    @each_game()
    def test_applying_changes_nothing(self, played: Played) -> None:
        """With or without a list of events, on a copy or on the original, the same happens."""
        for ply, (before, action, after, events) in enumerate(played.steps):
            copy = pickled(before)
            if before.apply(action) != after:
                played.fail(ply, f"{action!r} gives another position without a list of events")
            again: list[Event] = []
            if copy.apply(action, again) != after or tuple(again) != events:
                played.fail(ply, f"{action!r} does something else when it is applied again")
            if before != copy or hash(before) != hash(copy):
                played.fail(ply, f"{action!r} has changed the position that it was applied to")

    @each_game(5)
    def test_fields_cannot_be_set(self, played: Played) -> None:
        for ply, now in played.some(3):
            for field in _FIELDS:
                try:
                    setattr(now, field, getattr(now, field))
                except (AttributeError, TypeError):
                    continue
                played.fail(ply, f"{field} can be set: positions must be immutable")

    @each_game()
    def test_setup_and_money_stay_in_shape(self, played: Played) -> None:
        setup = self.game.setup(played.case.players, played.case.options)
        for ply, now in enumerate(played.positions):
            if now.game != self.game.name or now.setup != setup:
                played.fail(ply, f"the position belongs to {now.game}, {now.setup!r}")
            money = now.money
            if len(money) != setup.players or any(type(florins) is not int for florins in money):
                played.fail(ply, f"money is {money}: must be whole florins by seat")

    @each_game(10)
    def test_projections_never_fail(self, played: Played) -> None:
        for ply, now in enumerate(played.positions):
            try:
                now.projection()
            except Exception as error:  # noqa: BLE001 - any error here is a finding
                played.fail(ply, f"projection() raises {error!r}")

    @each_game()
    def test_events_are_values(self, played: Played) -> None:
        for ply, step in enumerate(played.steps, 1):
            for event in step.events:
                if not isinstance(event, Event):  # pyright: ignore[reportUnnecessaryIsInstance]
                    played.fail(ply, f"{event!r} is no florin.core.Event")
                if pickle.loads(pickle.dumps(event)) != event:  # noqa: S301 - made here
                    played.fail(ply, f"{event!r} is not equal after pickling")


def pickled(position: Position) -> Position:
    return pickle.loads(pickle.dumps(position))  # noqa: S301 - made here
