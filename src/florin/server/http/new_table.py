"""POST /api/tables: a new table, or one that continues a game."""

from __future__ import annotations

from typing import Any, NamedTuple

from litestar import Request, post
from litestar.params import JSONBody

from florin import games
from florin.core import Value
from florin.records import Record, RecordError, from_dict
from florin.server.domain import Bank, Change, Person, Refusal, seats
from florin.server.domain.daily import check_day_over
from florin.server.http.context import AppContext
from florin.server.http.holidays import game_began
from florin.server.http.identity import address_of, charge, context_of, place_of, require_person
from florin.server.http.limits import TOKENS_PER_COST
from florin.server.http.people import clean_name
from florin.server.messages import RecordBody, SeatChoice, Snapshot, TableNew
from florin.server.operations.clock import now_ms
from florin.server.operations.ids import new_id, new_seed
from florin.server.store import in_progress


class Origin(NamedTuple):
    """The game that a new table continues. `table` is None for a record or a private table."""

    game: str
    seats: int
    options: dict[str, Value]
    tokens: tuple[str, ...]
    table: str | None


def record_of(body: RecordBody) -> Record:
    """The uploaded record; raises Refusal if it is not a record."""
    try:
        return from_dict(
            {
                "florin": body.florin,
                "game": body.game,
                "players": body.players,
                "options": body.options,
                "moves": body.moves,
            }
        )
    except RecordError as error:
        raise Refusal("bad_record", str(error)) from None


@post("/api/tables", tags=["tables"], summary="Make a table, or branch a game into a new one.")
async def make_table(request: Request[Any, Any, Any], data: JSONBody[TableNew]) -> Snapshot:
    context, person = context_of(request), await require_person(request)
    context.limits.spend("table", person.id)
    context.limits.spend_address("table", address_of(request))
    origin = await _origin(context, data, person)
    if origin is not None:
        charge(request, person, len(origin.tokens) / TOKENS_PER_COST)
    table = await context.tables.create(_new_table(data, origin, person), place_of(request))
    await game_began(context, table.state)
    return context.hub.snapshot(table, person)


async def _origin(context: AppContext, data: TableNew, person: Person) -> Origin | None:
    if data.branch is not None and data.record is not None:
        raise Refusal("bad_request", "branch or record, not both")
    if data.branch is not None:
        source = (await context.see(data.branch.table, person)).state
        check_day_over(source, context.daily.now())
        tokens = source.tokens(data.branch.ply)
        # Anyone with the id of a private table can enter it, so a branch must not reveal it.
        table = source.id if source.public else None
        return Origin(source.game, len(source.seats), source.options, tokens, table)
    if data.record is not None:
        record = record_of(data.record)
        tokens = record.moves[: data.record_ply]
        await _check_no_try(context, Record(record.game, record.players, record.options, tokens))
        return Origin(record.game, len(record.players), dict(record.options), tokens, None)
    return None


async def _check_no_try(context: AppContext, record: Record) -> None:
    """A copy of a try at today's deal would show what a bot does in the person's place."""
    today = context.daily.date()
    if await context.database.read(
        lambda c: in_progress.is_in_progress(c, record, tries_since=today)
    ):
        raise Refusal("deal_open", "this deal can be played elsewhere when its day is over")


def _new_table(data: TableNew, origin: Origin | None, person: Person) -> Change:
    if origin is not None:
        _check_fits(data, origin)
        game, rules = origin.game, origin.options
    else:
        if data.game is None:
            raise Refusal("bad_request", f"game: must be one of {', '.join(games.names())}")
        game, rules = data.game, _rules(data)
    choices = seats.NewTable(
        game=game,
        seats=[_seat(choice) for choice in data.seats],
        options=rules,
        clock=data.options.clock,
        bank=_bank(data),
        public=data.options.public,
        pace=data.options.pace,
        stand_in=data.options.stand_in,
        seed=data.options.seed,
        same_deal=data.options.same_deal,
        lesson=data.options.lesson,
    )
    now = now_ms()
    state = seats.new_table(choices, person, table_id=new_id(), random_seed=new_seed(), now=now)
    if origin is not None:
        state = seats.continued(state, origin.tokens, origin.table, now)
    return seats.start(state, person, now) if data.start else Change(state)


def _check_fits(data: TableNew, origin: Origin) -> None:
    """A table that continues a game has its game, seats and rules."""
    if data.game not in (None, origin.game):
        raise Refusal(
            "bad_request", f"game: the game to continue is {origin.game}, not {data.game}"
        )
    if len(data.seats) != origin.seats:
        raise Refusal(
            "bad_request", f"seats: the game to continue has {origin.seats}, not {len(data.seats)}"
        )
    if data.rules is not None and data.rules != origin.options:
        raise Refusal("bad_request", f"rules: the game to continue has {origin.options}")


def _rules(data: TableNew) -> dict[str, Value]:
    """The rule options; `options.first` is an older place for `rules.first`."""
    rules, first = dict(data.rules or {}), data.options.first
    if first is not None and rules.setdefault("first", first) != first:
        raise Refusal("bad_request", f"options.first is {first}, but rules.first is another seat")
    return rules


def _bank(data: TableNew) -> Bank | None:
    bank = data.options.bank
    if bank is None:
        return None
    if data.options.clock is not None:
        raise Refusal("bad_request", "options: clock or bank, not both")
    return Bank(bank.seconds, bank.increment)


def _seat(choice: SeatChoice) -> seats.SeatChoice:
    name = None if choice.name is None else clean_name(choice.name)
    return seats.SeatChoice(kind=choice.kind, bot=choice.bot, name=name)


handlers = [make_table]
