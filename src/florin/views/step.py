"""A step: one token of a game with what it did."""

from __future__ import annotations

import msgspec

from florin.records import Record, steps
from florin.views.actor import Actor, actor
from florin.views.events import EventView, event_view
from florin.views.position import PositionView, position_view


class StepView(msgspec.Struct, frozen=True):
    """Token number `ply`, who played it, what happened, and the position that it led to."""

    ply: int
    actor: Actor
    token: str
    events: list[EventView]
    position: PositionView


def step_views(record: Record) -> list[StepView]:
    """All steps of a record; BadMove where one is illegal."""
    return [
        StepView(
            ply=step.ply,
            actor=actor(step.before.to_act),
            token=step.token,
            events=[event_view(event) for event in step.events],
            position=position_view(step.after),
        )
        for step in steps(record)
    ]
