"""Undo: back to before a seat's last decision. The deal stays the same, because the seed does."""

from __future__ import annotations

from msgspec.structs import replace

from florin.records import position_of
from florin.server.domain.person import Person
from florin.server.domain.play import advance
from florin.server.domain.refusal import Refusal
from florin.server.domain.steps import Change
from florin.server.domain.table import TableState, UndoRequest


def target(state: TableState, seat: int) -> int | None:
    """The ply of the last decision of `seat` at this table; None if it made none."""
    if state.status != "playing":
        return None
    for ply in range(state.ply - 1, (state.origin_ply or 0) - 1, -1):
        if state.moves[ply].seat == seat:
            return ply
    return None


def may_request(state: TableState, person: str | None) -> list[int]:
    """The seats of `person` with a decision to take back; none while a request is pending."""
    if state.undo is not None:
        return []
    return [seat for seat in state.held_by(person) if target(state, seat) is not None]


def waiting(state: TableState) -> list[int]:
    """The seats that have not agreed yet: one for each other person who plays."""
    if state.undo is None:
        return []
    requester = state.seats[state.undo.seat].person
    agreed = {state.seats[seat].person for seat in state.undo.agreed}
    seats: dict[str, int] = {}
    for at, seat in enumerate(state.seats):
        person = seat.person
        if person is None or person == requester or person in agreed or seat.absent:
            continue
        seats.setdefault(person, at)
    return list(seats.values())


def request_undo(state: TableState, person: Person, seat: int | None, now: int) -> Change:
    """Asks to take back the last decision of `seat`, or of the person's seats if None."""
    mine = state.held_by(person.id)
    if state.undo is not None:
        if state.undo.seat in mine:
            return _undo_if_agreed(state, now)
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
    return _undo_if_agreed(replace(state, undo=UndoRequest(seat=latest, ply=plies[latest])), now)


def answer_undo(state: TableState, person: Person, agree: bool, now: int) -> Change:
    """Agrees to the pending request, or ends it."""
    if state.undo is None:
        raise Refusal("no_undo", "no undo request is pending")
    mine = state.held_by(person.id)
    if not mine:
        raise Refusal("not_your_seat", "only players of this table are asked")
    if not agree:
        return Change(replace(state, undo=None))
    agreed = (*state.undo.agreed, *(seat for seat in mine if seat not in state.undo.agreed))
    return _undo_if_agreed(replace(state, undo=replace(state.undo, agreed=agreed)), now)


def _undo_if_agreed(state: TableState, now: int) -> Change:
    """Removes the tokens once everyone has agreed."""
    if state.undo is None or waiting(state):
        return Change(state)
    moves = state.moves[: state.undo.ply]
    back = replace(state, moves=moves, undo=None, orders=(), era=state.era + 1)
    return advance(replace(back, position=position_of(back.record())), now)
