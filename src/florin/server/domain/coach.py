"""When the coach may help, and the mark that it leaves."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from florin.server.domain.person import Person
from florin.server.domain.refusal import Refusal
from florin.server.domain.steps import Change
from florin.server.domain.table import TableState

# `hint`: the player asked for advice. `check`: a choice was compared before it was sent; `warning`:
# it lost more than the player's limit.
PracticeKind = Literal["hint", "check", "warning"]


class PracticeMark(msgspec.Struct, frozen=True):
    """The coach helped `seat` with the decision of token number `ply`."""

    era: int
    ply: int
    seat: int
    kind: PracticeKind
    at: int


def coach_refused(state: TableState, person: Person) -> Refusal | None:
    """The refusal if the coach may not help `person` in this game; None if it may."""
    if state.same_deal:
        return Refusal(
            "no_coach", "the coach gives no help in a game whose deal is played at other tables"
        )
    if any(each.kind != "bot" and each.person != person.id for each in state.seats):
        return Refusal("no_coach", "the coach gives no help at a table with other people")
    if state.rules.bots is None:
        return Refusal("no_coach", f"there is no coach for {state.game}")
    return None


def check_coach(state: TableState, person: Person, ply: int, era: int, seat: int | None) -> int:
    """The seat that the coach may help: that of `person`, who is to act.

    Raises Refusal if another person plays, if the deal is shared, or out of turn.
    """
    check_decision(state, ply, era)
    to_act = state.to_act
    assert to_act is not None  # chance never waits
    if state.seats[to_act].person != person.id or seat not in (None, to_act):
        raise Refusal("not_your_turn", f"seat {to_act + 1} is to act")
    refused = coach_refused(state, person)
    if refused is not None:
        raise refused
    return to_act


def check_decision(state: TableState, ply: int, era: int) -> None:
    """Raises Refusal unless the game waits for that token."""
    if state.status != "playing":
        raise Refusal("wrong_status", f"the table is {state.status}, not playing")
    if (ply, era) != (state.ply, state.era):
        where = f"era {state.era}, ply {state.ply}"
        raise Refusal("stale_ply", f"the table is at {where}, not era {era}, ply {ply}")


def practised(state: TableState, ply: int, era: int) -> Change:
    """Marks the game as practice; raises Refusal if that decision has been made meanwhile."""
    check_decision(state, ply, era)
    return Change(state if state.practice else replace(state, practice=True))
