"""From the domain to messages."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, cast

from florin.bots import bot_names
from florin.core import CHANCE, Game, Position
from florin.core.facets import ASK
from florin.games.present import event_view, position_view, sheet_views
from florin.records import Record, steps
from florin.server import domain
from florin.server.domain import coach, orders, undo
from florin.server.domain.table import By as DomainBy
from florin.server.domain.visibility import table_visibility
from florin.server.messages.analysis import PracticeMark
from florin.server.messages.errors import Problem
from florin.server.messages.games import GameCard, RuleOption
from florin.server.messages.people import AccessTokenCard, Me, PasskeyCard, SessionCard
from florin.server.messages.play import (
    By,
    ChatLine,
    Order,
    OrderOffer,
    Snapshot,
    Step,
    Undoable,
    Undone,
    UndoneMove,
    UndoneMoves,
    Update,
    You,
)
from florin.server.messages.tables import (
    Options,
    Origin,
    Result,
    Seat,
    Table,
    TableCard,
    Turn,
    Undo,
)
from florin.server.messages.views import PositionView, SheetView
from florin.views import actor, legal_view

# That an order exists is a secret of its owner; once executed it is shown as a decision.
_SHOWN_BY: Final[dict[DomainBy, By]] = {
    "chance": "chance",
    "person": "person",
    "order": "person",
    "bot": "bot",
    "clock": "clock",
    "absent": "absent",
    "fallback": "fallback",
}


def position_message(position: Position) -> PositionView:
    return cast("PositionView", position_view(position))


def sheet_messages(position: Position) -> list[SheetView]:
    return sheet_views(position)


def game_card(game: Game) -> GameCard:
    return GameCard(
        name=game.name,
        title=game.title,
        players=list(game.players),
        default_players=game.default_players,
        stage=game.stage_name,
        stages=game.stages,
        options=[
            RuleOption(
                name=option.name,
                kind=option.kind,
                values=list(option.values),
                default=option.default,
            )
            for option in game.options
        ],
        bots=list(bot_names(game.name)),
        orders=game.orders is not None,
    )


def me_message(person: domain.Person, preferences: domain.Preferences) -> Me:
    return Me(
        name=person.name,
        language=preferences.language,
        theme=preferences.theme,
        since=person.created,
        handle=person.handle,
        profile_public=person.profile_public,
        games_shared=preferences.games_shared,
    )


def passkey_card(passkey: domain.Passkey) -> PasskeyCard:
    return PasskeyCard(
        id=passkey.id,
        label=passkey.label,
        synced=passkey.synced,
        created=passkey.created,
        used=passkey.used,
    )


def access_token_card(token: domain.AccessToken) -> AccessTokenCard:
    return AccessTokenCard(
        id=token.id,
        label=token.label,
        created=token.created,
        used=token.used,
        scope=token.scope,
    )


def session_card(session: domain.Session, current: str | None) -> SessionCard:
    return SessionCard(
        id=session.id,
        device=session.device,
        created=session.created,
        used=session.used,
        current=session.id == current,
    )


def chat_line(line: domain.ChatLine) -> ChatLine:
    return ChatLine(id=line.id, at=line.at, name=line.name, seat=line.seat, text=line.text)


def seat_messages(
    seats: Sequence[domain.SeatState],
    owner: str,
    present: Collection[str] = (),
    time_left: Sequence[int] = (),
) -> list[Seat]:
    """`owner` is the id of the table's owner, `present` those of people who have it open."""
    return [
        Seat(
            seat=at,
            kind=seat.kind,
            name="" if seat.kind == "open" else seat.name,
            bot=seat.bot,
            present=seat.person is not None and seat.person in present,
            absent=seat.absent,
            invited=seat.name if seat.invited is not None else None,
            missed=seat.missed,
            chances=seat.chances,
            host=seat.person == owner,
            holiday=seat.holiday,
            time_left=time_left[at - 1] if time_left and seat.kind != "bot" else None,
        )
        for at, seat in enumerate(seats, start=1)
    ]


def options_message(table: domain.TableState | domain.TableSummary) -> Options:
    first = table.options.get("first")
    return Options(
        first=first if isinstance(first, int) else None,
        rules=table.options,
        clock=table.clock,
        bank=table.bank,
        public=table.public,
        pace=table.pace,
        stand_in=table.stand_in,
        seeded=table.seeded,
        same_deal=table.same_deal,
        practice=table.practice,
    )


def turn_message(table: domain.TableState | domain.TableSummary) -> Turn | None:
    if table.to_act is None:
        return None
    deadline = None if table.due_bot else table.due
    return Turn(seat=table.to_act + 1, since=table.turn_since, deadline=deadline)


def undo_message(table: domain.TableState) -> Undo | None:
    request = table.pending_undo
    if request is None:
        return None
    return Undo(
        seat=request.seat + 1,
        ply=request.ply,
        token=table.moves[request.ply].token,
        decisions=undo.decisions_from(table, request.ply),
        waiting=[seat + 1 for seat in undo.waiting(table)],
        agreed=[seat + 1 for seat in request.agreed],
    )


def undoable_message(table: domain.TableState, seat: int) -> Undoable:
    ply = undo.target(table, seat)
    assert ply is not None
    return Undoable(
        seat=seat + 1,
        ply=ply,
        token=table.moves[ply].token,
        decisions=undo.decisions_from(table, ply),
    )


def undone_message(undone: domain.Undone) -> Undone:
    return Undone(
        era=undone.era,
        seat=undone.seat + 1,
        ply=undone.ply,
        at=undone.at,
        token=undone.moves[0].token,
        plies=len(undone.moves),
        decisions=sum(played.by != "chance" for played in undone.moves),
    )


def undone_moves_message(undone: domain.Undone) -> UndoneMoves:
    return UndoneMoves(
        era=undone.era,
        seat=undone.seat + 1,
        at=undone.at,
        moves=[
            UndoneMove(
                ply=ply,
                seat=None if played.seat is None else played.seat + 1,
                token=played.token,
                by=_SHOWN_BY[played.by],
                at=played.at,
            )
            for ply, played in enumerate(undone.moves, start=undone.ply)
        ],
    )


def practice_mark(mark: domain.PracticeMark) -> PracticeMark:
    return PracticeMark(era=mark.era, ply=mark.ply, seat=mark.seat + 1, kind=mark.kind, at=mark.at)


def result_message(result: domain.Result | None) -> Result | None:
    if result is None:
        return None
    winners = [seat + 1 for seat in result.winners]
    return Result(winners=winners, money=list(result.money), shared=len(winners) > 1)


def table_message(
    table: domain.TableState, present: Collection[str] = (), spectators: int = 0
) -> Table:
    origin = None
    if table.origin_ply is not None:
        origin = Origin(table=table.origin_table, ply=table.origin_ply)
    return Table(
        id=table.id,
        game=table.game,
        status=table.status,
        seats=seat_messages(table.seats, table.owner, present, table.time_left),
        options=options_message(table),
        owner=table.owner_name,
        created=table.created,
        ply=table.ply,
        era=table.era,
        version=table.version,
        turn=turn_message(table),
        paused=table.paused,
        undo=undo_message(table),
        result=result_message(table.result),
        origin=origin,
        rematch=table.rematch,
        # The seed of a deal of the day is told with the deal, when its day is over.
        seed=table.seed if table.status == "over" and table.deal is None else None,
        deal=table.deal,
        source=table.source,
        visibility=table_visibility(table) if table.status == "over" else None,
        spectators=spectators,
    )


def table_card(table: domain.TableSummary, person: domain.Person | None) -> TableCard:
    yours = [
        at
        for at, seat in enumerate(table.seats, start=1)
        if person is not None and seat.person == person.id
    ]
    turn = turn_message(table)
    return TableCard(
        id=table.id,
        game=table.game,
        status=table.status,
        seats=seat_messages(table.seats, table.owner),
        options=options_message(table),
        owner=table.owner_name,
        created=table.created,
        changed=table.changed,
        ply=table.ply,
        stage=table.stage,
        money=None if table.money is None else list(table.money),
        turn=turn,
        paused=table.paused,
        yours=yours,
        waiting=turn is not None and turn.seat in yours,
        result=result_message(table.result),
    )


def order_message(table: domain.TableState, order: domain.StandingOrder) -> Order:
    found = None if table.position is None else orders.would_do(order, table.position)
    return Order(
        seat=order.seat + 1,
        kind=order.kind,
        florins=order.florins,
        commodity=order.commodity,
        now="ask" if found is ASK else None if found is None else found.token,
    )


def you_message(table: domain.TableState, person: domain.Person | None) -> You:
    who = person.id if person else None
    mine = table.held_by(who)
    owner = who is not None and who == table.owner
    name = person.name if person else None
    if not mine:
        return You(
            name=name,
            seats=[],
            owner=owner,
            legal=None,
            orders=[],
            may_order=[],
            may_undo=[],
            undoable=[],
            undo_asked=[],
            may_coach=False,
        )
    undoable = [undoable_message(table, seat) for seat in undo.may_request(table, who)]
    legal = None
    if table.to_act in mine and table.position is not None:
        legal = legal_view(table.position)
    return You(
        name=name,
        seats=[seat + 1 for seat in mine],
        owner=owner,
        legal=legal,
        orders=[order_message(table, order) for order in table.orders if order.seat in mine],
        may_order=[
            OrderOffer(
                seat=offer.seat + 1,
                kinds=list(offer.kinds),
                least=offer.least,
                most=offer.most,
                commodities=list(offer.commodities),
            )
            for offer in orders.offers(table, mine)
        ],
        may_undo=[one.seat for one in undoable],
        undoable=undoable,
        undo_asked=[seat + 1 for seat in undo.waiting(table) if seat in mine],
        may_coach=(
            person is not None
            and table.status == "playing"
            and coach.coach_refused(table, person) is None
        ),
    )


def step_message(step: domain.Step, *, position: bool = True) -> Step:
    return Step(
        ply=step.ply,
        actor=actor(step.before.to_act),
        token=step.played.token,
        by=_SHOWN_BY[step.played.by],
        at=step.played.at,
        events=[event_view(step.before, event) for event in step.events],
        position=position_message(step.after) if position else None,
    )


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
            position=position_message(step.after),
        )
        for step in steps(record)
    ]


def snapshot_message(
    table: domain.TableState,
    recent: Sequence[domain.Step],
    chat: Sequence[domain.ChatLine],
    person: domain.Person | None,
    now: int,
    present: Collection[str] = (),
    spectators: int = 0,
) -> Snapshot:
    position = table.position
    return Snapshot(
        at=now,
        table=table_message(table, present, spectators),
        position=None if position is None else position_message(position),
        sheets=[] if position is None else sheet_messages(position),
        steps=[step_message(step, position=False) for step in recent],
        undone=[undone_message(undone) for undone in table.undone],
        chat=[chat_line(line) for line in chat],
        you=you_message(table, person),
    )


def update_message(
    table: domain.TableState,
    new_steps: Sequence[domain.Step],
    person: domain.Person | None,
    now: int,
    present: Collection[str] = (),
    spectators: int = 0,
) -> Update:
    """With all sheets, as a client gets it that does not know which it has."""
    position = table.position
    return Update(
        at=now,
        table=table_message(table, present, spectators),
        steps=[step_message(step) for step in new_steps],
        sheets=None if position is None else sheet_messages(position),
        you=you_message(table, person),
    )


def problem_message(refusal: domain.Refusal, now: Snapshot | None = None) -> Problem:
    legal = None if refusal.position is None else legal_view(refusal.position)
    return Problem(error=refusal.name, detail=refusal.detail, legal=legal, now=now)
