"""Playing the deal of a finished game again, in the same seat, and comparing the results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from florin.server.domain import Person, Refusal, TableState, TableSummary
from florin.server.domain import challenge as domain
from florin.server.domain.daily import check_day_over, in_common, place_of
from florin.server.http.context import AppContext
from florin.server.http.identity import (
    address_of,
    charge_afterwards,
    context_of,
    find_person,
    require_person,
)
from florin.server.http.identity import place_of as network_of
from florin.server.http.limits import GAMES_PER_COST
from florin.server.messages import ChallengeNew, Challenges, RepeatCard, Snapshot
from florin.server.operations.clock import now_ms
from florin.server.operations.ids import new_id
from florin.server.store import repeats

HttpRequest = Request[Any, Any, Any]


@post(
    "/api/tables/{table_id:str}/challenge",
    tags=["daily"],
    summary="Take the same seat of a finished game: the same deal, the same bots and dice.",
)
async def make_challenge(
    request: HttpRequest, table_id: FromPath[str], data: JSONBody[ChallengeNew]
) -> Snapshot:
    context, person = context_of(request), await require_person(request)
    state = (await context.see(table_id, person)).state
    check_day_over(state, context.daily.now())
    context.limits.spend("table", person.id)
    context.limits.spend_address("table", address_of(request))
    seat = None if data.seat is None else data.seat - 1
    change = domain.challenge(
        state, person, seat, data.bot, table_id=new_id(), pace=data.pace, now=now_ms()
    )
    table = await context.tables.create(change, network_of(request))
    context.scheduler.noticed(table.state, person.id)
    return context.hub.snapshot(table, person)


@get(
    "/api/tables/{table_id:str}/challenges",
    tags=["daily"],
    summary="A game and those that play its deal again, side by side.",
)
async def challenges(request: HttpRequest, table_id: FromPath[str]) -> Challenges:
    context, person = context_of(request), await find_person(request)
    state = (await context.see(table_id, person)).state
    original: TableState | None = state
    if state.source is not None:
        try:
            original = (await context.see(state.source, person)).state
        except Refusal:  # a deal of the day, or the table was removed
            original = None
    source = state.source or state.id
    who = None if person is None else person.id
    found = await context.database.read(lambda c: repeats.of_source(c, source, who))
    charge_afterwards(request, person, len(found) / GAMES_PER_COST)
    base = original or state
    return Challenges(
        table=None if original is None else original.id,
        deal=source if original is None else base.deal,
        game=state.game,
        seats=[at + 1 for at in domain.challenge_seats(base)],
        bot=domain.substitute_for(state.game),
        games=await repeat_cards(context, found, person, original),
    )


async def repeat_cards(
    context: AppContext,
    found: Sequence[TableSummary],
    person: Person | None,
    original: TableState | None = None,
) -> list[RepeatCard]:
    """The original first, then the others. Each seat of a person in the original is a row."""
    seats = {table.id: _seat_of(table) for table in found}
    tokens = await context.database.read(lambda c: repeats.decisions(c, seats))
    plies = {at: _plies(original, at) for at in set(seats.values())} if original else {}
    cards: list[RepeatCard] = []
    if original is not None:
        rows = sorted({*seats.values(), *domain.challenge_seats(original)[:1]})
        cards += [_original_card(original, at, person) for at in rows if _is_person(original, at)]
    for table in found:
        seat = seats[table.id]
        same = differs = None
        if original is not None and table.status == "over":
            theirs = [original.moves[ply].token for ply in plies[seat]]
            same = in_common(theirs, tokens[table.id])
            differs = plies[seat][same] if same < len(theirs) else None
        cards.append(
            RepeatCard(
                table=table.id,
                name=table.seats[seat].name,
                seat=seat + 1,
                you=person is not None and table.seats[seat].person == person.id,
                original=False,
                status=table.status,
                place=None if table.result is None else place_of(table.result, seat),
                money=None if table.result is None else list(table.result.money),
                same=same,
                differs=differs,
            )
        )
    return cards


def _seat_of(table: TableSummary) -> int:
    """The seat of the person; 0 if there is none, which a challenge always has."""
    return next((at for at, seat in enumerate(table.seats) if seat.kind == "person"), 0)


def _is_person(state: TableState, seat: int) -> bool:
    return state.seats[seat].kind == "person"


def _plies(state: TableState, seat: int) -> list[int]:
    first = state.origin_ply or 0
    return [ply for ply, one in enumerate(state.moves) if one.seat == seat and ply >= first]


def _original_card(state: TableState, seat: int, person: Person | None) -> RepeatCard:
    result = state.result
    return RepeatCard(
        table=state.id,
        name=state.seats[seat].name,
        seat=seat + 1,
        you=person is not None and state.seats[seat].person == person.id,
        original=True,
        status=state.status,
        place=None if result is None else place_of(result, seat),
        money=None if result is None else list(result.money),
        same=None,
        differs=None,
    )


handlers = [make_challenge, challenges]
