"""A table's state as the messages show it, to everybody and to one receiver."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from florin.core import CHANCE, Event, Position
from florin.games.present import event_view, position_view, sheet_views
from florin.records import Record, play, position_of, steps
from florin.server.messages import (
    By,
    ChatLine,
    Options,
    Order,
    Origin,
    Result,
    Seat,
    Snapshot,
    Step,
    Table,
    Turn,
    Undo,
    You,
)
from florin.server.tables import orders, state, undo
from florin.server.tables.state import Person, SeatState, State
from florin.views import actor, legal_view

RECENT: Final = 20  # steps that a snapshot repeats

# What an order says, and that one waits, is its owner's secret; carried out, it is a decision.
_SHOWN: Final[dict[state.By, By]] = {
    "chance": "chance",
    "person": "person",
    "order": "person",
    "bot": "bot",
    "clock": "absent",
    "absent": "absent",
}


def seats_shown(seats: Sequence[SeatState], present: Collection[str] = ()) -> list[Seat]:
    """`present` are ids of people who have the table open."""
    return [
        Seat(
            seat=at,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            present=seat.person is not None and seat.person in present,
            absent=seat.absent,
        )
        for at, seat in enumerate(seats, start=1)
    ]


def options_view(table: State) -> Options:
    return Options(
        first=None if table.first is None else table.first + 1,
        clock=table.clock,
        public=table.public,
        pace=table.pace,
        seeded=table.seeded,
    )


def turn_view(table: State) -> Turn | None:
    if table.to_act is None:
        return None
    deadline = None if table.due_bot else table.due
    return Turn(table.to_act + 1, table.turn_since, deadline)


def undo_view(table: State) -> Undo | None:
    if table.undo is None:
        return None
    return Undo(
        seat=table.undo.seat + 1,
        ply=table.undo.ply,
        waiting=[seat + 1 for seat in undo.waiting(table)],
        agreed=[seat + 1 for seat in table.undo.agreed],
    )


def result_view(table: State) -> Result | None:
    outcome = table.position.outcome() if table.position else None
    if outcome is None or table.position is None:
        return None
    winners = [seat + 1 for seat in outcome.winners]
    return Result(winners, list(table.position.money), len(winners) > 1)


def table_view(table: State, present: Collection[str] = (), spectators: int = 0) -> Table:
    origin = None
    if table.origin_ply is not None:
        origin = Origin(table.origin_table, table.origin_ply)
    return Table(
        id=table.id,
        game=table.game,
        status=table.status,
        seats=seats_shown(table.seats, present),
        options=options_view(table),
        owner=table.owner_name,
        created=table.created,
        ply=table.ply,
        era=table.era,
        version=table.version,
        turn=turn_view(table),
        undo=undo_view(table),
        result=result_view(table),
        origin=origin,
        rematch=table.rematch,
        seed=table.seed if table.status == "over" else None,
        spectators=spectators,
    )


def you_view(table: State, person: Person | None) -> You:
    who = person.id if person else None
    mine = table.held_by(who)
    owner = who is not None and who == table.owner
    name = person.name if person else None
    if not mine:
        return You(name, [], owner, None, [], [], [], [])
    legal = None
    if table.to_act in mine and table.position is not None:
        legal = legal_view(table.position)
    asked = [seat + 1 for seat in undo.waiting(table) if seat in mine]
    return You(
        name=name,
        seats=[seat + 1 for seat in mine],
        owner=owner,
        legal=legal,
        orders=[
            Order(order.seat + 1, order.kind, order.florins)
            for order in table.orders
            if order.seat in mine
        ],
        may_order=orders.offers(table, mine),
        may_undo=[seat + 1 for seat in undo.may_ask(table, who)],
        undo_asked=asked,
    )


def start_of(table: State, ply: int = 0) -> Position:
    """The position before token number `ply`."""
    return position_of(table.record(ply))


def steps_between(
    table: State, before: Position, first: int, last: int, *, positions: bool = True
) -> list[Step]:
    """Tokens `first` to `last` (not included), `before` being the position they start from."""
    found: list[Step] = []
    position = before
    for ply in range(first, last):
        made = table.moves[ply]
        events: list[Event] = []
        _, after = play(position, ply, made.token, events)
        found.append(
            Step(
                ply=ply,
                actor=actor(position.to_act),
                token=made.token,
                by=_SHOWN[made.by],
                at=made.at,
                events=[event_view(position, event) for event in events],
                position=position_view(after) if positions else None,
            )
        )
        position = after
    return found


def record_steps(record: Record) -> list[Step]:
    """Every token of an uploaded record, with its position."""
    return [
        Step(
            ply=step.ply,
            actor=actor(step.before.to_act),
            token=step.token,
            by="chance" if step.before.to_act == CHANCE else "person",
            at=0,
            events=[event_view(step.before, event) for event in step.events],
            position=position_view(step.after),
        )
        for step in steps(record)
    ]


def snapshot(
    table: State,
    person: Person | None,
    chat: Sequence[ChatLine],
    now: int,
    present: Collection[str] = (),
    spectators: int = 0,
) -> Snapshot:
    position, recent = table.position, list[Step]()
    if position is not None:
        first = max(0, table.ply - RECENT)
        recent = steps_between(table, start_of(table, first), first, table.ply, positions=False)
    return Snapshot(
        at=now,
        table=table_view(table, present, spectators),
        position=None if position is None else position_view(position),
        sheets=[] if position is None else sheet_views(position),
        steps=recent,
        chat=list(chat),
        you=you_view(table, person),
    )
