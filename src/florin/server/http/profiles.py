"""Profiles: /api/people/HANDLE for all, /api/me for oneself. A private profile seems absent."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final, NamedTuple

from litestar import Request, get
from litestar.params import FromPath, QueryParameter
from sqlalchemy import Connection

from florin import games
from florin.bots import bot_names
from florin.server.domain import Person, Refusal, TableSummary
from florin.server.domain.handles import handle_key, may_be_handle
from florin.server.domain.profile import GamesFilter, Outcome, Profile
from florin.server.domain.profile import PlayedGame as DomainGame
from florin.server.domain.results import Against
from florin.server.http.context import AppContext
from florin.server.http.identity import charge, context_of, find_person, require_person
from florin.server.messages import PlayedGame, PlayedGames, PlayedSeat, ProfilePage, convert
from florin.server.messages.base import FEWEST_SEATS, MOST_SEATS, WITHOUT_NUL
from florin.server.store import lists, profiles

HttpRequest = Request[Any, Any, Any]
PROFILE_COST: Final = 5  # of 300 that a person may spend at once
SEARCH_COST: Final = 3
MOST_GAMES: Final = 50
LAST_TIME: Final = 2**53
GameQuery = Annotated[str | None, QueryParameter(max_length=40, pattern=WITHOUT_NUL)]
SizeQuery = Annotated[int | None, QueryParameter(ge=FEWEST_SEATS, le=MOST_SEATS)]
NameQuery = Annotated[str, QueryParameter(max_length=60, pattern=WITHOUT_NUL)]
BotQuery = Annotated[str | None, QueryParameter(max_length=40, pattern=WITHOUT_NUL)]
CountQuery = Annotated[int, QueryParameter(ge=1, le=MOST_GAMES)]
AgainstQuery = Annotated[Against | None, QueryParameter()]
OutcomeQuery = Annotated[Outcome | None, QueryParameter()]
CursorQuery = Annotated[str | None, QueryParameter(pattern=r"^[0-9]{1,16}\.[A-Za-z0-9_-]{1,40}$")]


class Reader(NamedTuple):
    """Whose profile is read, and whether it is the reader's own."""

    holder: Person
    own: bool


async def _reader(request: HttpRequest, handle: str) -> Reader:
    """Raises Refusal for a handle that does not exist, and likewise for a private profile."""
    context, person = context_of(request), await find_person(request)
    found = None
    if may_be_handle(handle):
        found = await context.database.read(lambda c: profiles.holder(c, handle_key(handle)))
    # Handles that look alike have the same key; only the true one is an address.
    if found is None or found.handle is None or found.handle.lower() != handle.lower():
        raise _absent(handle)
    own = person is not None and person.id == found.id
    if not own and not found.profile_public:
        raise _absent(handle)
    return Reader(found, own)


def _absent(handle: str) -> Refusal:
    return Refusal("not_found", f"there is no public profile @{handle}")


def _known_game(game: str | None) -> str | None:
    if game is not None and game not in games.names():
        raise Refusal("bad_request", f"game: must be one of {', '.join(games.names())}")
    return game


async def _page(request: HttpRequest, reader: Reader, game: str | None) -> ProfilePage:
    context, (holder, own), game = context_of(request), reader, _known_game(game)
    charge(request, holder if own else None, PROFILE_COST)

    today = context.daily.date()

    def work(connection: Connection) -> tuple[Profile, list[TableSummary]]:
        found = profiles.profile(connection, holder.id, game, own=own, since=today)
        tables = lists.unfinished_of if own else lists.public_games_of
        return found, tables(connection, holder.id)

    found, tables = await context.database.read(work)
    return ProfilePage(
        name=holder.name,
        handle=holder.handle,
        since=holder.created,
        public=holder.profile_public,
        own=own,
        game=game,
        totals=found.totals,
        setups=list(found.setups),
        bots=sorted(found.bots, key=lambda score: _rank(score.bot or "")),
        people=list(found.people),
        trend=list(found.trend),
        listed=found.listed,
        under_way=[
            convert.table_card(table, holder if own else None)
            for table in tables
            if table.status == "playing" and game in (None, table.game)
        ],
    )


def _rank(bot: str) -> tuple[int, str]:
    """Weakest first, as everywhere. What follows a colon is a parameter of the bot."""
    ranks = {
        name.partition(":")[0]: rank
        for game in games.names()
        for rank, name in enumerate(bot_names(game))
    }
    return ranks.get(bot.partition(":")[0], len(ranks)), bot


async def _games(
    context: AppContext, reader: Reader, wanted: GamesFilter, before: str | None, most: int
) -> PlayedGames:
    _known_game(wanted.game)
    cursor = None
    if before is not None:
        finished, _, table = before.partition(".")
        cursor = profiles.Cursor(min(int(finished), LAST_TIME), table)
    read = partial(
        profiles.games,
        person=reader.holder.id,
        wanted=wanted,
        before=cursor,
        most=most,
        listed=not reader.own,
        since=context.daily.date(),
    )
    found, following = await context.database.read(read)
    return PlayedGames(
        games=[_game(game, reader.holder) for game in found],
        next=None if following is None else f"{following.finished}.{following.table}",
    )


def _game(game: DomainGame, holder: Person) -> PlayedGame:
    return PlayedGame(
        table=game.table,
        game=game.game,
        size=game.size,
        finished=game.finished,
        place=game.place,
        share=game.share,
        money=game.money,
        against=game.against,
        practice=game.practice,
        counted=game.counted,
        accuracy=game.accuracy,
        luck=game.luck,
        skill=game.skill,
        visibility=game.visibility,
        seats=[
            PlayedSeat(
                seat=at + 1,
                name=seat.name,
                bot=seat.bot,
                money=game.money_of[at] if at < len(game.money_of) else 0,
                own=seat.person == holder.id,
                handle=game.handles.get(at),
            )
            for at, seat in enumerate(game.seats)
        ],
    )


@get(
    "/api/people/{handle:str}",
    tags=["profiles"],
    summary="A public profile: totals, opponents, trend, games under way.",
)
async def profile(
    request: HttpRequest, handle: FromPath[str], game: GameQuery = None
) -> ProfilePage:
    return await _page(request, await _reader(request, handle), game)


@get("/api/me/profile", tags=["profiles"], summary="My own profile, public or not.")
async def my_profile(request: HttpRequest, game: GameQuery = None) -> ProfilePage:
    return await _page(request, Reader(await require_person(request), own=True), game)


@get(
    "/api/people/{handle:str}/games",
    tags=["profiles"],
    summary="Finished games of a public profile, the latest first, page by page.",
)
async def profile_games(
    request: HttpRequest,
    handle: FromPath[str],
    game: GameQuery = None,
    size: SizeQuery = None,
    against: AgainstQuery = None,
    outcome: OutcomeQuery = None,
    opponent: NameQuery = "",
    bot: BotQuery = None,
    before: CursorQuery = None,
    most: CountQuery = 20,
) -> PlayedGames:
    reader = await _reader(request, handle)
    charge(request, None, SEARCH_COST)
    wanted = GamesFilter(game, size, against, outcome, opponent.strip(), bot)
    return await _games(context_of(request), reader, wanted, before, most)


@get(
    "/api/me/games",
    tags=["profiles"],
    summary="My finished games, the latest first, page by page.",
)
async def my_games(
    request: HttpRequest,
    game: GameQuery = None,
    size: SizeQuery = None,
    against: AgainstQuery = None,
    outcome: OutcomeQuery = None,
    opponent: NameQuery = "",
    bot: BotQuery = None,
    before: CursorQuery = None,
    most: CountQuery = 20,
) -> PlayedGames:
    person = await require_person(request)
    charge(request, person, SEARCH_COST)
    wanted = GamesFilter(game, size, against, outcome, opponent.strip(), bot)
    return await _games(context_of(request), Reader(person, own=True), wanted, before, most)


handlers = [profile, my_profile, profile_games, my_games]
