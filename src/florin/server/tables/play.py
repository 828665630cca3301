"""During the game: moves, what follows from them by itself, clocks, absence."""

from __future__ import annotations

from msgspec.structs import replace

from florin.core import CHANCE, NOBODY, Action, Position
from florin.records import BadMove, deal
from florin.records import play as play_token
from florin.server.refusal import Refusal
from florin.server.tables.orders import execute, still_standing
from florin.server.tables.state import By, Made, Person, State
from florin.views import legal_view

# After this many decisions in a row that the clock ran out on, the bot keeps the seat.
PATIENCE = 2


def advance(state: State, now: int, pace_ms: int) -> State:
    """Plays what needs nobody: chance, and standing orders; then says who is waited for."""
    assert state.position is not None
    return _played_on(state, state.position, list(state.moves), now, pace_ms)


def _played_on(
    state: State, position: Position, moves: list[Made], now: int, pace_ms: int
) -> State:
    """As `advance`, from a position that `moves` have just led to; a wish to undo lapses."""
    orders, status = state.orders, state.status
    while True:
        seat = position.to_act
        if seat == NOBODY:
            status = "over"
            break
        if seat == CHANCE:
            action: Action = deal(state.seed, position)
            moves.append(Made(action.token, None, "chance", None, now))
        else:
            found = execute(orders, position)
            if found is None:
                break
            action, orders = found
            moves.append(Made(action.token, seat, "order", state.seats[seat].person, now))
        position = position.apply(action)
    due, due_bot = _due(state, position, now, pace_ms)
    return replace(
        state,
        status=status,
        position=position,
        moves=tuple(moves),
        orders=still_standing(orders, position),
        undo=None,
        turn_since=now,
        due=due,
        due_bot=due_bot,
    )


def _due(state: State, position: Position, now: int, pace_ms: int) -> tuple[int | None, bool]:
    if position.to_act < 0:
        return None, False
    seat = state.seats[position.to_act]
    if seat.kind == "bot" or seat.absent:
        return now + pace_ms, True
    if state.clock is not None:
        return now + state.clock * 1000, False
    return None, False


def repeated(state: State, person: str, ply: int, text: str, seat: int | None = None) -> bool:
    """The same person has already played this very token there: a retry after a lost reply.

    `seat`, where given, must be the one that played it.
    """
    if ply >= state.ply:
        return False
    made = state.moves[ply]
    if seat not in (None, made.seat):
        return False
    return made.by == "person" and made.person == person and made.token == text


def move(
    state: State,
    person: Person,
    ply: int,
    text: str,
    now: int,
    pace_ms: int,
    seat: int | None = None,
    era: int | None = None,
) -> State:
    """`person` plays `text` as token number `ply`. Four ways to be refused, each with its name."""
    if state.status == "open":
        raise Refusal("wrong_status", "the game has not started")
    if ply != state.ply or (era is not None and era != state.era):
        raise Refusal("stale_ply", f"the table is at ply {state.ply}, not {ply}")
    if state.status == "over":
        raise Refusal("wrong_status", "the game is over")
    to_act = state.to_act
    assert to_act is not None  # chance never waits
    if state.seats[to_act].person != person.id or (seat is not None and seat != to_act):
        raise Refusal("not_your_turn", f"seat {to_act + 1} is to act")
    return _played(state, text, "person", person.id, now, pace_ms)


def machine_move(state: State, ply: int, era: int, text: str, now: int, pace_ms: int) -> State:
    """A bot decides, for itself or for a person whose clock ran out."""
    to_act = state.to_act
    if to_act is None or ply != state.ply or era != state.era or state.due is None:
        raise Refusal("stale_ply", "the table has moved on")
    seat = state.seats[to_act]
    if seat.kind == "bot":
        return _played(state, text, "bot", None, now, pace_ms)
    if seat.absent:
        return _played(state, text, "absent", None, now, pace_ms)
    if state.due > now:
        raise Refusal("stale_ply", "the clock has not run out")
    missed = seat.missed + 1
    changed = replace(seat, missed=missed, absent=missed >= PATIENCE)
    return _played(_with_seat(state, to_act, changed), text, "clock", None, now, pace_ms)


def _played(state: State, text: str, by: By, person: str | None, now: int, pace_ms: int) -> State:
    position, to_act = state.position, state.to_act
    assert position is not None
    assert to_act is not None
    if len(text) > 9:
        raise _illegal(position, text)
    try:
        _, after = play_token(position, state.ply, text)
    except BadMove:
        raise _illegal(position, text) from None
    if by == "person":
        here = state.seats[to_act]
        if here.missed or here.absent:
            state = _with_seat(state, to_act, replace(here, missed=0, absent=False))
    moves = [*state.moves, Made(text, to_act, by, person, now)]
    return _played_on(state, after, moves, now, pace_ms)


def _illegal(position: Position, text: str) -> Refusal:
    legal = legal_view(position)
    allowed = ", ".join(legal.tokens) if legal else "nothing"
    return Refusal("illegal_move", f"{text} is not legal here; legal: {allowed}", legal)


def give_up(state: State, seat: int, person: Person, now: int, pace_ms: int) -> State:
    """The holder leaves the seat to a bot, and may come back."""
    return _keep(state, seat, person, True, now, pace_ms)


def come_back(state: State, seat: int, person: Person, now: int, pace_ms: int) -> State:
    """The holder takes the seat back from the bot."""
    return _keep(state, seat, person, False, now, pace_ms)


def _keep(state: State, seat: int, person: Person, absent: bool, now: int, pace_ms: int) -> State:
    if not 0 <= seat < len(state.seats) or state.seats[seat].person != person.id:
        raise Refusal("not_your_seat", f"seat {seat + 1} is not yours")
    if state.status != "playing":
        raise Refusal("wrong_status", f"the table is {state.status}, not playing")
    here = state.seats[seat]
    # Who is asked to agree to an undo has changed: the request lapses.
    changed = replace(_with_seat(state, seat, replace(here, absent=absent, missed=0)), undo=None)
    if state.to_act != seat or here.absent == absent:
        return changed
    assert changed.position is not None
    due, due_bot = _due(changed, changed.position, now, pace_ms)
    return replace(changed, due=due, due_bot=due_bot)


def _with_seat(state: State, seat: int, sitter: object) -> State:
    return replace(state, seats=(*state.seats[:seat], sitter, *state.seats[seat + 1 :]))
