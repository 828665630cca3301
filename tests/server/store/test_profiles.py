"""The figures of profiles and of deals of the day, from rows that are written here."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from sqlalchemy import insert

from florin.games.medici import Position as MediciPosition
from florin.games.strozzi import Position as StrozziPosition
from florin.server.domain import TableState
from florin.server.domain.profile import GamesFilter
from florin.server.domain.table import PlayedToken
from florin.server.operations.ids import new_id
from florin.server.store import Database, daily, profiles, results, schema, tables
from store_kit import new_person, with_database
from table_kit import new


async def over(database: Database, person: str, money: tuple[int, ...], at: int) -> TableState:
    """A finished game of the person against bots: the first amount is the person's."""
    game = "strozzi" if len(money) == 2 else "medici"
    state = new("me", *["random"] * (len(money) - 1), game=game)
    assert isinstance(state.position, MediciPosition | StrozziPosition)
    state = replace(
        state,
        id=new_id(),
        owner=person,
        status="over",
        seats=(replace(state.seats[0], person=person), *state.seats[1:]),
        moves=(PlayedToken(token="x", seat=None, by="chance", person=None, at=at),),
        changed=at + 1000,
        seeded=False,
        position=state.position._replace(phase=type(state.position.phase)("over"), money=money),
    )
    await database.write(lambda c: tables.create(c, state))
    await database.write(lambda c: results.finished(c, state))
    return state


def test_totals_are_those_of_all_counted_games(database: str) -> None:
    async def work(database: Database) -> None:
        anna = (await new_person(database)).id
        games = [((90, 60), 10), ((50, 70), 20), ((30, 30), 30), ((20, 10, 9), 40)]
        lost = (50, 70)
        judged = [(await over(database, anna, money, at)).id for money, at in games][-1]
        await database.write(
            lambda c: results.judged(
                c, judged, '{"totals": [{"seat": 1, "accuracy": 80.0, "balance": {"luck": 0.25}}]}'
            )
        )
        page = await database.read(lambda c: profiles.profile(c, anna, None, own=True))
        totals = page.totals
        assert (totals.games, totals.wins, totals.best) == (4, 2.5, 90)
        assert totals.fair == pytest.approx(3 / 2 + 1 / 3)
        assert totals.money == pytest.approx((90 + 50 + 30 + 20) / 4)
        assert totals.average == pytest.approx((75 + 60 + 30 + 13) / 4)
        assert (totals.judged, totals.accuracy, totals.luck) == (1, 80.0, 0.25)
        by_setup = {setup.game: setup.totals for setup in page.setups}
        assert {game: part.games for game, part in by_setup.items()} == {"medici": 1, "strozzi": 3}
        assert by_setup["strozzi"].money == pytest.approx((90 + 50 + 30) / 3)
        only = await database.read(lambda c: profiles.profile(c, anna, "medici", own=True))
        assert only.totals == by_setup["medici"]
        # One point a game, by the time at which the game was over.
        assert [point.finished for point in page.trend] == [10, 20, 30, 40]
        above = [0.5, 0.0, 0.0, 2 / 3]
        assert [point.above for point in page.trend] == pytest.approx(above)
        assert page.trend[1].lead == pytest.approx((15 - 10) / 2)
        # Lists: the latest first, page by page, and by outcome.
        seen: list[int] = []
        before = None
        while True:
            found, before = await database.read(
                lambda c, b=before: profiles.games(c, anna, GamesFilter(), b, 2, listed=False)
            )
            seen += [game.finished for game in found]
            if before is None:
                break
        assert seen == [40, 30, 20, 10]
        defeats, _ = await database.read(
            lambda c: profiles.games(c, anna, GamesFilter(outcome="lost"), None, 9, listed=False)
        )
        assert [game.money_of for game in defeats] == [lost]

    with_database(database, work)


def test_equal_tries_share_a_rank_and_late_ones_have_none(database: str) -> None:
    deal = "2026-06-01-medici"
    # Place, money, when it was finished, in time.
    tries = [(1, 90, 3, True), (1, 90, 2, True), (1, 80, 1, True), (2, 99, 4, True)]
    late = (1, 95, 5, False)

    async def work(database: Database) -> None:
        people = [await new_person(database, f"P{n}") for n in range(len(tries) + 1)]
        for person, (place, money, finished, in_time) in zip(people, (*tries, late), strict=True):
            row = {"deal": deal, "person": person.id, "table": new_id(), "created": 0}
            row |= {"finished": finished, "in_time": in_time, "place": place, "money": money}
            await database.write(
                lambda c, row=row: c.execute(insert(schema.daily_tries).values(row))
            )
        ranks = [
            await database.read(lambda c, t=one: daily.rank(c, deal, t[0], t[1])) for one in tries
        ]
        assert ranks == [1, 1, 3, 4]
        listed = await database.read(lambda c: daily.ranking(c, deal, 9))
        assert [found.name for found in listed] == ["P1", "P0", "P2", "P3"]
        assert await database.read(lambda c: daily.players(c, deal)) == 4
        assert len(await database.read(lambda c: daily.ranking(c, deal, 2))) == 2

    with_database(database, work)
