"""/api/daily: the deal of the day, its results, the calendar."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from florin.server.domain import Person, Refusal
from florin.server.domain import daily as domain
from florin.server.http.challenges import repeat_cards
from florin.server.http.context import AppContext
from florin.server.http.identity import (
    address_of,
    charge,
    charge_afterwards,
    context_of,
    find_person,
    place_of,
    require_person,
)
from florin.server.http.limits import GAMES_PER_COST, TABLES_PER_COST, TRIES_PER_COST
from florin.server.messages import (
    BestGame,
    Calendar,
    Chosen,
    ComparedDecision,
    Daily,
    Day,
    DayDeal,
    DealCard,
    DealDecisions,
    DealPage,
    DealPlay,
    DealResult,
    RankedTry,
    Snapshot,
)
from florin.server.messages.daily import TryState
from florin.server.operations.clock import now_ms
from florin.server.operations.ids import new_id
from florin.server.store import daily as store
from florin.server.store import repeats

HttpRequest = Request[Any, Any, Any]
MOST_RANKED: Final = 50
DAILY_COST: Final = 3  # four deals with their results
_MONTH: Final = re.compile(r"\d{4}-(0[1-9]|1[0-2])", re.ASCII)


async def _known_day(context: AppContext, deal: str) -> tuple[int, str]:
    """Day and game; raises Refusal if the deal does not exist, or not yet.

    The archive begins with the first day on which a client asked for a deal: a request for an
    earlier day must not move that beginning.
    """
    day, game = domain.parts_of(deal)
    today = context.daily.today()
    if day > today:
        raise Refusal("not_found", "that day has not begun")
    if day < today:
        since = domain.day_named(await context.database.read(store.first_date) or "")
        if since is None or day < since:
            raise Refusal("not_found", "that day had no deal")
    return day, game


def _state(found: store.Try | None, over: bool) -> TryState:
    if found is None:
        return "new"
    if found.finished is not None:
        return "finished" if found.in_time else "unfinished"
    return "unfinished" if over else "playing"


def _result(connection: Connection, found: store.Try | None) -> DealResult | None:
    if found is None or found.place is None or found.money is None:
        return None
    players = store.players(connection, found.deal)
    rank = store.rank(connection, found.deal, found.place, found.money) if found.in_time else None
    return DealResult(
        place=found.place,
        money=found.money,
        in_time=bool(found.in_time),
        rank=rank,
        players=players,
        percent=None if rank is None else domain.top_percent(rank, players),
        accuracy=found.accuracy,
        own=found.own,
        luck=found.luck,
        adjusted=found.adjusted,
    )


def _card(
    deal: domain.Deal, found: store.Try | None, result: DealResult | None, now: int
) -> DealCard:
    lineup: list[str | None] = list(deal.bots)
    lineup.insert(deal.seat, None)
    return DealCard(
        deal=deal.id,
        date=deal.date,
        game=deal.game,
        seat=deal.seat + 1,
        lineup=lineup,
        state=_state(found, domain.is_over(deal.id, now)),
        table=None if found is None else found.table,
        ends=domain.ends_at(deal.id),
        result=result,
    )


async def _my_try(
    context: AppContext, deal: str, person: Person | None
) -> tuple[store.Try | None, DealResult | None]:
    """The person's try, with its result as soon as the game is over."""
    if person is None:
        return None, None
    who = person.id
    found = await context.database.read(lambda c: store.try_of(c, deal, who))
    if found is not None and (found.finished is None or found.accuracy is None):
        await context.database.write(lambda c: store.settle_one(c, deal, who))
        found = await context.database.read(lambda c: store.try_of(c, deal, who))
    return found, await context.database.read(lambda c: _result(c, found))


async def _cards(context: AppContext, day: int, person: Person | None) -> list[DealCard]:
    cards: list[DealCard] = []
    for game in domain.daily_games():
        deal = (await context.daily.deal(day, game)).deal
        mine, result = await _my_try(context, deal.id, person)
        cards.append(_card(deal, mine, result, context.daily.now()))
    return cards


@get("/api/daily", tags=["daily"], summary="Today's deals, your tries, yesterday's results.")
async def daily(request: HttpRequest) -> Daily:
    context, person = context_of(request), await find_person(request)
    charge(request, person, DAILY_COST)
    today = context.daily.today()
    deals = await _cards(context, today, person)
    since = await context.database.read(store.first_date)
    first = domain.day_named(since or "")
    archived = first is not None and first < today
    yesterday = await _cards(context, today - 1, person) if archived else []
    done: list[int] = []
    if person is not None:  # after the cards, which settle what has just been finished
        who = person.id
        done = await context.database.read(lambda c: store.days_done(c, who))
    streaks = domain.streaks(done, today)
    return Daily(
        at=context.daily.now(),
        date=context.daily.date(),
        ends=(today + 1) * domain.DAY_MS,
        deals=deals,
        yesterday=yesterday,
        streak=streaks.current,
        best_streak=streaks.best,
        since=since or domain.date_of(today),
    )


@get("/api/daily/calendar/{month:str}", tags=["daily"], summary="My tries of a month, as 2026-11.")
async def calendar(request: HttpRequest, month: FromPath[str]) -> Calendar:
    context, person = context_of(request), await find_person(request)
    first = domain.day_named(f"{month}-01") if _MONTH.fullmatch(month) else None
    if first is None:
        raise Refusal("not_found", "a month is written as 2026-11")
    since = domain.day_named(await context.database.read(store.first_date) or "")
    today = context.daily.today()
    earliest = today if since is None else since
    days = [
        day
        for day in range(max(first, earliest), min(first + 31, today + 1))
        if domain.date_of(day).startswith(month)
    ]
    ids = [domain.deal_id(day, game) for day in days for game in domain.daily_games()]
    tries: dict[str, store.Try] = {}
    if person is not None:
        who = person.id
        tries = await context.database.read(lambda c: store.tries_of(c, who, ids))
    now = context.daily.now()
    return Calendar(
        month=month,
        days=[Day(date=domain.date_of(day), deals=_day_deals(day, tries, now)) for day in days],
    )


def _day_deals(day: int, tries: dict[str, store.Try], now: int) -> list[DayDeal]:
    found: list[DayDeal] = []
    for game in domain.daily_games():
        deal = domain.deal_id(day, game)
        mine = tries.get(deal)
        found.append(
            DayDeal(
                deal=deal,
                game=game,
                state=_state(mine, domain.is_over(deal, now)),
                place=None if mine is None else mine.place,
                money=None if mine is None else mine.money,
            )
        )
    return found


@post(
    "/api/daily/{deal:str}/play",
    tags=["daily"],
    summary="Begin or continue my one try at today's deal; play a past deal without a rank.",
)
async def play_deal(
    request: HttpRequest, deal: FromPath[str], data: JSONBody[DealPlay]
) -> Snapshot:
    context, person = context_of(request), await require_person(request)
    day, game = await _known_day(context, deal)
    context.limits.spend("table", person.id)
    context.limits.spend_address("table", address_of(request))
    found = await context.daily.deal(day, game)
    now, ranked = now_ms(), day == context.daily.today()
    change = domain.deal_table(
        found.deal, found.seed, person, table_id=new_id(), pace=data.pace, now=now, ranked=ranked
    )
    table_id, began = change.state.id, context.daily.now()

    def claim(connection: Connection) -> str | None:
        return store.begin(connection, deal, person.id, table_id, began)

    table = await context.tables.create(change, place_of(request), claim if ranked else None)
    if ranked:
        context.daily.wake()  # the strongest bot plays it, too
    context.scheduler.noticed(table.state, person.id)
    return context.hub.snapshot(table, person)


@get(
    "/api/daily/{deal:str}",
    tags=["daily"],
    summary="The results of a deal: once you have finished it, or when its day is over.",
)
async def deal_page(request: HttpRequest, deal: FromPath[str]) -> DealPage:
    context, person = context_of(request), await find_person(request)
    day, game = await _known_day(context, deal)
    if not await context.daily.may_see(deal, person):
        raise domain.hidden()
    found = await context.daily.deal(day, game)
    # What others have just finished belongs to the ranking, too: the background work may be late.
    if await context.database.read(lambda c: store.unsettled(c, deal)):
        await context.database.write(lambda c: store.settle_deal(c, deal))
    mine, result = await _my_try(context, deal, person)
    now = context.daily.now()
    over = domain.is_over(deal, now)
    ranking, players = await context.database.read(
        lambda c: (store.ranking(c, deal, MOST_RANKED), store.players(c, deal))
    )
    who = None if person is None else person.id
    again = await context.database.read(lambda c: repeats.of_source(c, deal, who)) if over else []
    own = await _own_plies(context, mine)
    charge_afterwards(request, person, len(ranking) / TABLES_PER_COST + len(again) / GAMES_PER_COST)
    return DealPage(
        card=_card(found.deal, mine, result, now),
        over=over,
        seed=found.seed if over else None,
        players=players,
        ranking=_ranked(ranking, person, own, mine),
        best=_best_game(found.best, own, mine),
        repeats=await repeat_cards(context, again, person),
    )


async def _own_plies(context: AppContext, mine: store.Try | None) -> list[int]:
    """The plies of the person's decisions, if the game is over and its table still there."""
    if mine is None or mine.finished is None:
        return []
    try:
        state = (await context.tables.get(mine.table)).state
    except Refusal:  # an operator has removed the table
        return []
    seats = state.held_by(mine.person)
    return [ply for ply, played in enumerate(state.moves) if played.seat in seats]


def _compared(
    mine: store.Try | None, plies: Sequence[int], other: Sequence[str]
) -> tuple[int | None, int | None]:
    """`same` and `differs` of a game beside the person's try."""
    if mine is None or mine.finished is None:
        return None, None
    same = domain.in_common(mine.decisions, other)
    alike = same == len(mine.decisions) == len(other)
    return same, None if alike or same >= len(plies) else plies[same]


def _ranked(
    tries: Sequence[store.Try], person: Person | None, plies: Sequence[int], mine: store.Try | None
) -> list[RankedTry]:
    found: list[RankedTry] = []
    for at, one in enumerate(tries):
        assert one.place is not None
        assert one.money is not None
        before = tries[at - 1] if at else None
        equal = before is not None and (before.place, before.money) == (one.place, one.money)
        same, differs = _compared(mine, plies, one.decisions)
        found.append(
            RankedTry(
                rank=found[-1].rank if equal else at + 1,
                name=one.name,
                you=person is not None and one.person == person.id,
                table=one.table,
                place=one.place,
                money=one.money,
                accuracy=one.accuracy,
                adjusted=one.adjusted,
                same=same,
                differs=differs,
            )
        )
    return found


def _best_game(
    best: store.Best | None, plies: Sequence[int], mine: store.Try | None
) -> BestGame | None:
    if best is None:
        return None
    same, differs = _compared(mine, plies, best.decisions)
    return BestGame(
        bot=best.bot,
        place=best.place,
        money=list(best.money),
        tokens=list(best.tokens),
        same=same,
        differs=differs,
    )


@get(
    "/api/daily/{deal:str}/decisions",
    tags=["daily"],
    summary="My finished try, decision by decision, beside those of others.",
)
async def decisions(request: HttpRequest, deal: FromPath[str]) -> DealDecisions:
    context, person = context_of(request), await require_person(request)
    day, game = await _known_day(context, deal)
    mine, _ = await _my_try(context, deal, person)
    if mine is None or mine.finished is None:
        raise Refusal("not_found", "you have not finished this deal")
    known = await context.daily.decisions(deal)
    others = [tokens for who, tokens in known if who != person.id]
    charge_afterwards(request, person, len(others) / TRIES_PER_COST)
    best = (await context.daily.deal(day, game)).best
    plies = await _own_plies(context, mine)
    same = 0 if best is None else domain.in_common(mine.decisions, best.decisions)
    return DealDecisions(
        deal=deal,
        table=mine.table,
        others=len(others),
        decisions=[
            ComparedDecision(
                ply=ply,
                token=fork.token,
                reached=fork.reached,
                chosen=[
                    Chosen(token=token, count=count, percent=round(100 * count / fork.reached))
                    for token, count in fork.chosen
                ],
                best=(
                    best.decisions[at]
                    if best is not None and at <= same and at < len(best.decisions)
                    else None
                ),
            )
            for at, (ply, fork) in enumerate(
                zip(plies, domain.forks(mine.decisions, others), strict=False)
            )
        ],
    )


handlers = [daily, calendar, play_deal, deal_page, decisions]
