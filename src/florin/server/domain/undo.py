"""Undo: back to before a seat's last decision. The deal stays the same, because the seed does.

Someone who goes back knows what came next. So everyone who plays must agree: each person who is not
absent, and each absent person of whom a decision, or after whom a draw, would be taken back.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from florin.records import position_of
from florin.server.domain.clocks import deadline
from florin.server.domain.person import Person
from florin.server.domain.play import advance
from florin.server.domain.refusal import Refusal
from florin.server.domain.steps import Change
from florin.server.domain.table import RECENT_UNDOS, TableState, Undone, UndoRequest

# A decision that was taken back has the rest of its time left, but at least this.
LEAST_TIME_MS: Final = 10_000


def target(state: TableState, seat: int) -> int | None:
    """The ply of the last decision of `seat` at this table; None if it made none."""
    if state.status != "playing":
        return None
    for ply in range(state.ply - 1, (state.origin_ply or 0) - 1, -1):
        if state.moves[ply].seat == seat:
            return ply
    return None


def may_request(state: TableState, person: str | None) -> list[int]:
    """The seats of `person` with a decision to take back that have not asked at this position."""
    if state.pending_undo is not None or state.same_deal:
        return []
    return [
        seat
        for seat in state.held_by(person)
        if seat not in _asked(state) and target(state, seat) is not None
    ]


def decisions_from(state: TableState, ply: int) -> int:
    """How many decisions of players are taken back by going to before token `ply`."""
    return sum(played.by != "chance" for played in state.moves[ply:])


def waiting(state: TableState) -> list[int]:
    """The seats that have not agreed yet: one for each other person who must agree."""
    request = state.pending_undo
    if request is None:
        return []
    taken_back = state.moves[request.ply :]
    decided = {played.person for played in taken_back}
    drawn = any(played.by == "chance" for played in taken_back)
    requester = state.seats[request.seat].person
    agreed = {state.seats[seat].person for seat in request.agreed}
    seats: dict[str, int] = {}
    for at, seat in enumerate(state.seats):
        person = seat.person
        if person is None or person == requester or person in agreed:
            continue
        if not seat.absent or drawn or person in decided:
            seats.setdefault(person, at)
    return list(seats.values())


def request_undo(
    state: TableState, person: Person, seat: int | None, era: int, ply: int, now: int
) -> Change:
    """Asks to take back the last decision of `seat`, or of the person's seats if None.

    `era` and `ply` are those of the table that the person sees. A copy of a request changes
    nothing. If no one has to agree, the bots may have moved on since `ply`.
    """
    mine = state.held_by(person.id)
    if seat is not None and seat not in mine:
        raise Refusal("not_your_seat", f"seat {seat + 1} is not yours")
    if state.same_deal:
        raise Refusal("no_undo", "no undo in a game whose deal is played at other tables too")
    wanted = mine if seat is None else (seat,)
    if any(undone.seat in wanted for undone in _undone_at(state, era, ply)):
        return Change(state)
    if era != state.era or ply > state.ply:
        raise _stale(state, era, ply)
    if state.undo is not None and state.undo.seat in wanted:
        if state.undo.ended:
            raise _ended()
        return Change(state)
    if state.pending_undo is not None:
        raise Refusal("no_undo", f"seat {state.pending_undo.seat + 1} has already asked")
    plies = {at: last for at in wanted if (last := target(state, at)) is not None}
    if not plies:
        raise Refusal("no_undo", "you have no decision to take back")
    latest = max(plies, key=lambda at: plies[at])
    if latest in _asked(state):
        raise _ended()
    request = UndoRequest(seat=latest, ply=plies[latest], earlier=_asked(state))
    asked = replace(state, undo=request)
    if ply != state.ply and (request.ply >= ply or waiting(asked)):
        raise _stale(state, era, ply)
    return _undo_if_agreed(asked, now)


def answer_undo(
    state: TableState, person: Person, agree: bool, era: int, ply: int, now: int
) -> Change:
    """Agrees to the pending request, or ends it. Its requester withdraws it by not agreeing."""
    mine = state.held_by(person.id)
    if not mine:
        raise Refusal("not_your_seat", "only players of this table are asked")
    if agree and _undone_at(state, era, ply):
        return Change(state)  # a copy of an answer that was the last one needed
    if (era, ply) != (state.era, state.ply):
        raise _stale(state, era, ply)
    if state.undo is None:
        raise Refusal("no_undo", "no undo request is pending")
    if state.undo.ended:
        if not agree:
            return Change(state)
        raise _ended()
    if not agree:
        return Change(replace(state, undo=replace(state.undo, ended=True)))
    agreed = (*state.undo.agreed, *(seat for seat in mine if seat not in state.undo.agreed))
    if agreed == state.undo.agreed:
        return Change(state)
    return _undo_if_agreed(replace(state, undo=replace(state.undo, agreed=agreed)), now)


def _stale(state: TableState, era: int, ply: int) -> Refusal:
    return Refusal(
        "stale_ply", f"the table is at era {state.era}, ply {state.ply}, not era {era}, ply {ply}"
    )


def _ended() -> Refusal:
    return Refusal("no_undo", "the request was refused or withdrawn: ask again after a move")


def _undone_at(state: TableState, era: int, ply: int) -> list[Undone]:
    """The undo that ended `era`, if it took back a decision before `ply`."""
    return [u for u in state.undone if u.era == era and u.ply < ply]


def _asked(state: TableState) -> tuple[int, ...]:
    """The seats whose requests ended at this position."""
    if state.undo is None:
        return ()
    return (*state.undo.earlier, *((state.undo.seat,) if state.undo.ended else ()))


def _undo_if_agreed(state: TableState, now: int) -> Change:
    """Removes the tokens once everyone has agreed."""
    request = state.undo
    if request is None or waiting(state):
        return Change(state)
    moves = state.moves[: request.ply]
    undone = Undone(
        era=state.era, seat=request.seat, ply=request.ply, at=now, moves=state.moves[request.ply :]
    )
    back = replace(
        state,
        moves=moves,
        undone=(*state.undone, undone)[-RECENT_UNDOS:],
        undo=None,
        orders=(),
        era=state.era + 1,
    )
    change = advance(replace(back, position=position_of(back.record())), now)
    return Change(_with_time_left(change.state, _time_used(state, request.ply), now), change.steps)


def _time_used(state: TableState, ply: int) -> int:
    """How long, in milliseconds, the decision that is taken back took."""
    if ply == 0:
        return 0
    return max(0, state.moves[ply].at - state.moves[ply - 1].at)


def _with_time_left(state: TableState, used: int, now: int) -> TableState:
    """The turn goes on with the time that the decision had left: at least half of the clock."""
    to_act = state.to_act
    if state.clock is None or to_act is None or state.due is None or state.due_bot:
        return state  # a bank has been charged for the decision already
    whole = state.clock * 1000
    since = now - min(used, max(0, whole - max(LEAST_TIME_MS, whole // 2)))
    return replace(state, turn_since=since, due=deadline(state, to_act, since))
