"""Moves and chat, which come over HTTP and over a WebSocket."""

from __future__ import annotations

from typing import Final, NamedTuple

from florin.server.domain import Change, ChatLine, Person, Refusal, Step, TableState, play
from florin.server.domain.daily import check_not_ranked
from florin.server.http.context import AppContext
from florin.server.http.limits import STEPS_PER_COST, TOKENS_PER_COST
from florin.server.live.cached_table import CachedTable
from florin.server.messages import Snapshot
from florin.server.operations.clock import now_ms
from florin.server.operations.metrics import MOVES
from florin.server.store import chat

_MOVES: Final = MOVES.labels("person")


class StaleMove(Refusal):
    """The move was for another ply or era; `now` is the table as the sender may see it."""

    def __init__(self, refusal: Refusal, now: Snapshot) -> None:
        super().__init__(refusal.name, refusal.detail)
        self.now = now


class MoveDone(NamedTuple):
    """`again`: the move was stored before. `steps`: everything since its ply."""

    again: bool
    table: CachedTable
    steps: tuple[Step, ...]


async def play_move(
    context: AppContext,
    table_id: str,
    person: Person,
    ply: int,
    token: str,
    seat: int | None,
    era: int | None,
) -> MoveDone:
    """Stores the move. `seat` counts from 1."""
    at = None if seat is None else seat - 1

    def transition(state: TableState) -> Change:
        if play.is_retry(state, person, ply, token, at, era):
            return Change(state)
        return play.move(state, person, ply, token, now_ms(), at, era)

    try:
        before, after, steps = await context.tables.change(table_id, transition)
    except Refusal as refusal:
        if refusal.name != "stale_ply":
            raise
        table = await context.see(table_id, person)
        raise StaleMove(refusal, context.hub.snapshot(table, person)) from None
    table = await context.tables.get(table_id, fresh=False)
    if after is before:
        return MoveDone(True, table, _missed(context, table, person, ply))
    _MOVES.inc()
    return MoveDone(False, table, steps if table.state is after else table.steps_since(ply))


def _missed(context: AppContext, table: CachedTable, person: Person, ply: int) -> tuple[Step, ...]:
    """The steps since `ply`. Charges for a replay, which only the retry of an old move needs."""
    missed = table.state.ply - ply
    if missed > len(table.recent):
        cost = ply / TOKENS_PER_COST + missed / STEPS_PER_COST
        context.limits.spend("request", person.id, cost)
    return table.steps_since(ply)


async def post_chat(context: AppContext, table_id: str, person: Person, text: str) -> ChatLine:
    context.limits.spend("chat", person.id)
    now = await context.person(person.id)
    if now is None or now.muted:
        raise Refusal("muted", "the operator of this site has muted you")
    state = (await context.see(table_id, person)).state
    check_not_ranked(state, "there is no chat")
    words = "".join(c if c.isprintable() else " " for c in text).strip()
    if not words:
        raise Refusal("bad_request", "text: must hold a printable character")
    mine = state.held_by(person.id)
    seat = mine[0] + 1 if mine else None
    node = context.database.node
    line = await context.database.write(
        lambda c: chat.post(c, table_id, person, seat, words, now_ms(), node)
    )
    context.tables.chat_posted(table_id, line)
    return line
