"""Transitions during the game: moves, chance, executed orders, clocks, absence."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from florin.core import CHANCE, NOBODY, Event, Position, legal_tokens
from florin.records import BadMove, deal
from florin.records import play as play_token
from florin.server.domain.clocks import after_decision, allowance, deadline
from florin.server.domain.orders import execute, still_standing
from florin.server.domain.person import Person
from florin.server.domain.refusal import Refusal
from florin.server.domain.steps import Change, Step
from florin.server.domain.table import By, PlayedToken, TableState, with_seat

# Milliseconds for a decision after a pause: the person has to find their way back first.
LEAST_AFTER_PAUSE_MS: Final = 30_000
# Longer tokens and numbers are refused before the rules see them.
TOKEN_LENGTH: Final = 40
NUMBER_DIGITS: Final = 9


def advance(state: TableState, now: int) -> Change:
    """Plays chance until a seat must decide or the game is over."""
    assert state.position is not None
    return _play_on(state, state.position, [], now)


def _play_on(state: TableState, position: Position, steps: list[Step], now: int) -> Change:
    """As `advance`, after `steps`, which led to `position`. Ends a pending undo request."""
    while position.to_act == CHANCE:
        action = deal(state.seed, position)
        played = PlayedToken(token=action.token, seat=None, by="chance", person=None, at=now)
        events: list[Event] = []
        after = position.apply(action, events)
        steps.append(Step(state.ply + len(steps), played, position, after, tuple(events)))
        position = after
    due, due_bot = _due(state, position, now, now)
    after_state = replace(
        state,
        status="over" if position.to_act == NOBODY else state.status,
        position=position,
        moves=(*state.moves, *(step.played for step in steps)),
        orders=still_standing(state.orders, position),
        undo=None,
        turn_since=now,
        due=due,
        due_bot=due_bot,
        paused=None,
    )
    return Change(after_state, tuple(steps))


def _pace_ms(state: TableState, position: Position) -> int:
    """How long a bot waits before it moves.

    It does not wait if people sit here and none of them can decide anything before the next
    scoring. A table of bots alone keeps its pace, for the spectators.
    """
    people = [
        number for number, seat in enumerate(state.seats) if seat.kind != "bot" and not seat.absent
    ]
    idle = people and all(state.rules.is_out(position, number) for number in people)
    return 0 if idle else state.pace_ms


def after_pause(state: TableState, now: int) -> TableState:
    """The turn goes on with the time that it had left, but at least `LEAST_AFTER_PAUSE_MS`."""
    assert state.position is not None
    assert state.paused is not None
    since, to_act = now, state.to_act
    allowed = None if to_act is None else allowance(state, to_act)
    if allowed is not None:
        used = max(0, state.paused - state.turn_since)
        since -= min(used, max(0, allowed - LEAST_AFTER_PAUSE_MS))
    due, due_bot = _due(state, state.position, since, now)
    return replace(state, turn_since=since, due=due, due_bot=due_bot, paused=None)


def _due(state: TableState, position: Position, since: int, now: int) -> tuple[int | None, bool]:
    """When a bot acts in the turn that began at `since`, and whether it is its own turn."""
    if position.to_act < 0:
        return None, False
    seat = state.seats[position.to_act]
    # The time of a turn that comes during a holiday begins after it.
    ends = deadline(state, position.to_act, max(since, seat.holiday or 0))
    pace_ms = _pace_ms(state, position)
    if seat.kind == "bot":
        return now + pace_ms, True
    if seat.absent:
        # Not after the deadline, or leaving and returning in turn would gain time.
        due = now + pace_ms
        return due if ends is None else min(due, ends), True
    return ends, False


def is_retry(
    state: TableState, person: Person, ply: int, token: str, seat: int | None, era: int | None
) -> bool:
    """Whether `person` has already played this token at this ply: a retry after a lost reply."""
    if ply >= state.ply or (era or 0) != state.era:
        return False
    played = state.moves[ply]
    return (
        seat in (None, played.seat)
        and played.by == "person"
        and played.person == person.id
        and played.token == token
    )


def move(
    state: TableState,
    person: Person,
    ply: int,
    token: str,
    now: int,
    seat: int | None = None,
    era: int | None = None,
) -> Change:
    """`person` plays `token` as token number `ply` of `era`; `seat`, if given, must be right.

    `era` may be left out as long as there was no undo. After one, the same ply may have been played
    before, so a late copy of a move could not be told from a new move.
    """
    if state.status == "open":
        raise Refusal("wrong_status", "the game has not started")
    if ply != state.ply or (era or 0) != state.era:
        named = f"era {era}, ply {ply}" if era is not None else f"ply {ply} without an era"
        raise Refusal("stale_ply", f"the table is at era {state.era}, ply {state.ply}, not {named}")
    if state.status == "over":
        raise Refusal("wrong_status", "the game is over")
    to_act = state.to_act
    assert to_act is not None  # chance never waits
    if state.seats[to_act].person != person.id or (seat is not None and seat != to_act):
        raise Refusal("not_your_turn", f"seat {to_act + 1} is to act")
    here = state.seats[to_act]
    if here.missed or here.absent:
        state = with_seat(state, to_act, replace(here, missed=0, absent=False))
    return _play(state, token, "person", person.id, now)


def bot_move(
    state: TableState, ply: int, era: int, token: str, now: int, *, failed: bool = False
) -> Change:
    """A bot plays: for itself, for an absent person, or because a person's clock ran out.

    `failed`: the bot gave no answer, and the token was chosen at random.
    """
    to_act = state.to_act
    if to_act is None or ply != state.ply or era != state.era or state.due is None:
        raise Refusal("stale_ply", "the table has moved on")
    seat = state.seats[to_act]
    if seat.kind == "bot":
        return _play(state, token, "fallback" if failed else "bot", None, now)
    if seat.absent:
        return _play(state, token, "fallback" if failed else "absent", None, now)
    if state.due > now:
        raise Refusal("stale_ply", "the clock has not run out")
    missed = replace(seat, missed=seat.missed + 1)
    changed = replace(missed, absent=missed.chances == 0)
    by = "fallback" if failed else "clock"
    return _play(with_seat(state, to_act, changed), token, by, None, now)


def order_move(state: TableState, ply: int, era: int, now: int) -> Change:
    """The standing order of the seat to act decides."""
    to_act, position = state.to_act, state.position
    if to_act is None or position is None or (ply, era) != (state.ply, state.era):
        raise Refusal("stale_ply", "the table has moved on")
    found = execute(state.orders, position)
    if found is None:
        raise Refusal("stale_ply", "the order was withdrawn")
    action, rest = found
    person = state.seats[to_act].person
    return _play(replace(state, orders=rest), action.token, "order", person, now)


def _play(state: TableState, token: str, by: By, person: str | None, now: int) -> Change:
    position = state.position
    assert position is not None
    if by in ("person", "order", "clock"):
        state = after_decision(state, position.to_act, now)
    too_long = NUMBER_DIGITS if token.isdecimal() else TOKEN_LENGTH
    if len(token) > too_long:
        raise _illegal(position, token)
    events: list[Event] = []
    try:
        _, after = play_token(position, state.ply, token, events)
    except BadMove:
        raise _illegal(position, token) from None
    played = PlayedToken(token=token, seat=position.to_act, by=by, person=person, at=now)
    return _play_on(state, after, [Step(state.ply, played, position, after, tuple(events))], now)


def _illegal(position: Position, token: str) -> Refusal:
    allowed = ", ".join(legal_tokens(position))
    return Refusal("illegal_move", f"{token} is not legal here; legal: {allowed}", position)


def resign(state: TableState, seat: int, person: Person, now: int) -> Change:
    """The holder leaves the seat to a bot. The holder may come back."""
    return _set_absent(state, seat, person, True, now)


def come_back(state: TableState, seat: int, person: Person, now: int) -> Change:
    """The holder takes the seat back from the bot."""
    return _set_absent(state, seat, person, False, now)


def _set_absent(state: TableState, seat: int, person: Person, absent: bool, now: int) -> Change:
    if not 0 <= seat < len(state.seats) or state.seats[seat].person != person.id:
        raise Refusal("not_your_seat", f"seat {seat + 1} is not yours")
    if state.status == "over" and not absent:
        raise Refusal("wrong_status", "the game is over: the seat cannot be taken back any more")
    if state.status != "playing":
        raise Refusal("wrong_status", f"the table is {state.status}, not playing")
    here = state.seats[seat]
    if here.absent == absent and not here.missed:
        return Change(state)
    changed = with_seat(state, seat, replace(here, absent=absent, missed=0))
    # The people who must agree to an undo have changed, so a pending request ends.
    changed = replace(changed, undo=None)
    if state.paused is not None:
        # A person is back; a person who lets the bot play on may watch, or leave.
        return Change(changed if absent else after_pause(changed, now))
    if state.to_act != seat or here.absent == absent:
        return Change(changed)
    assert changed.position is not None
    # The clock belongs to the turn: it runs on while a bot keeps the seat.
    due, due_bot = _due(changed, changed.position, changed.turn_since, now)
    return Change(replace(changed, due=due, due_bot=due_bot))
