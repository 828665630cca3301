"""Undo: back to before one's last decision. The deal stays the same, because the seed does."""

from __future__ import annotations

from msgspec.structs import replace

from florin.records import position_of
from florin.server.refusal import Refusal
from florin.server.tables.play import advance
from florin.server.tables.state import Person, State, UndoState


def target(state: State, seat: int) -> int | None:
    """The ply of the last decision of `seat` at this table; None where it made none."""
    if state.status != "playing":
        return None
    for ply in range(state.ply - 1, (state.origin_ply or 0) - 1, -1):
        if state.moves[ply].seat == seat:
            return ply
    return None


def may_ask(state: State, person: str | None) -> list[int]:
    """Seats, from 0, of `person` that have a decision to take back; none while one is asked."""
    if state.undo is not None:
        return []
    return [seat for seat in state.held_by(person) if target(state, seat) is not None]


def waiting(state: State) -> list[int]:
    """Seats, from 0, that have yet to agree: one for each other person who plays."""
    if state.undo is None:
        return []
    asker = state.seats[state.undo.seat].person
    yes = {state.seats[seat].person for seat in state.undo.agreed}
    seats: dict[str, int] = {}
    for at, seat in enumerate(state.seats):
        if seat.person not in (None, asker) and not seat.absent and seat.person not in yes:
            seats.setdefault(seat.person, at)  # type: ignore[arg-type]
    return list(seats.values())


def ask(state: State, person: Person, seat: int | None, now: int, pace_ms: int) -> State:
    mine = state.held_by(person.id)
    if state.undo is not None:
        if state.undo.seat in mine:
            return _settle(state, now, pace_ms)
        raise Refusal("no_undo", f"seat {state.undo.seat + 1} has already asked")
    if seat is not None and seat not in mine:
        raise Refusal("not_your_seat", f"seat {seat + 1} is not yours")
    plies = {
        at: ply
        for at in (mine if seat is None else (seat,))
        if (ply := target(state, at)) is not None
    }
    if not plies:
        raise Refusal("no_undo", "you have no decision to take back")
    latest = max(plies, key=lambda at: plies[at])
    return _settle(replace(state, undo=UndoState(latest, plies[latest])), now, pace_ms)


def answer(state: State, person: Person, agree: bool, now: int, pace_ms: int) -> State:
    if state.undo is None:
        raise Refusal("no_undo", "nobody asks to take anything back")
    mine = state.held_by(person.id)
    if not mine:
        raise Refusal("not_your_seat", "only those who play here are asked")
    if not agree:
        return replace(state, undo=None)
    agreed = (*state.undo.agreed, *(seat for seat in mine if seat not in state.undo.agreed))
    return _settle(replace(state, undo=replace(state.undo, agreed=agreed)), now, pace_ms)


def _settle(state: State, now: int, pace_ms: int) -> State:
    """Takes the tokens back once nobody is waited for."""
    if state.undo is None or waiting(state):
        return state
    moves = state.moves[: state.undo.ply]
    back = replace(state, moves=moves, undo=None, orders=(), era=state.era + 1)
    back = replace(back, position=position_of(back.record()))
    return advance(back, now, pace_ms)
