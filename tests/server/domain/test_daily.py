"""The deal of the day as values: days, seeds, streaks, comparing decisions; and challenges."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import islice

import pytest
from msgspec.structs import replace

from florin import games
from florin.bots import bot_names
from florin.core import NOBODY
from florin.server.domain import Result, TableState, challenge, daily, play, undo
from florin.server.domain.play import bot_move
from florin.server.domain.seats import continued, start
from table_kit import ANNA, BRUNO, new, refused

DAY = 20_775  # 2026-11-18


def test_days_are_those_of_the_calendar() -> None:
    first = date(1970, 1, 1)
    for day in [*range(1200), *range(11_000, 11_100), DAY, 40_000]:
        expected = (first + timedelta(days=day)).isoformat()
        assert daily.date_of(day) == expected
        assert daily.day_named(expected) == day
    assert daily.day_of(DAY * daily.DAY_MS) == daily.day_of((DAY + 1) * daily.DAY_MS - 1) == DAY
    for wrong in ("2026-02-29", "2026-13-01", "2026-1-1", "1969-12-31", "", "2026-11-1８"):
        assert daily.day_named(wrong) is None


@pytest.mark.parametrize(
    "wrong", ["2026-02-30-medici", "2026-11-18-chess", "2026-11-18", "medici", "2026-11-18-", "\0"]
)
def test_a_deal_that_no_day_has(wrong: str) -> None:
    with refused("not_found"):
        daily.parts_of(wrong)


@pytest.mark.parametrize("game", daily.daily_games())
def test_every_line_up_can_be_played(game: str) -> None:
    declared = games.get(game).daily
    assert declared is not None
    assert len(declared.lineups) == 7
    seats: set[int] = set()
    for day in range(DAY, DAY + 7):
        deal = daily.planned(day, game)
        seats.add(deal.seat)
        assert len(deal.bots) == declared.players - 1
        assert set(deal.bots) <= set(bot_names(game))
        made = daily.deal_table(
            deal, "seed", ANNA, table_id="t", pace="instant", now=0, ranked=True
        ).state
        assert made.held_by(ANNA.id) == (deal.seat,)
        assert made.deal == deal.id == f"{deal.date}-{game}"
        assert (made.status, made.public, made.seeded, made.source) == (
            "playing",
            False,
            False,
            None,
        )
    assert seats == set(range(declared.players))
    # Wednesday, the 18th of November: the third line-up.
    assert daily.planned(DAY, game).bots == declared.lineups[2]


def test_the_seed_follows_from_secret_and_deal() -> None:
    one = daily.seed_of("secret", "2026-11-18-medici")
    assert one == daily.seed_of("secret", "2026-11-18-medici")
    others = {
        daily.seed_of("secret", "2026-11-18-strozzi"),
        daily.seed_of("secret", "2026-11-19-medici"),
        daily.seed_of("another", "2026-11-18-medici"),
    }
    assert one not in others
    assert len(others) == 3


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ([], (0, 0)),
        ([DAY], (1, 1)),
        ([DAY - 1], (1, 1)),  # today may still come
        ([DAY - 2], (0, 1)),
        ([DAY - 2, DAY - 1], (2, 2)),
        ([DAY - 2, DAY - 1, DAY], (3, 3)),
        ([DAY - 9, DAY - 8, DAY - 7, DAY], (1, 3)),
        ([DAY - 4, DAY - 3, DAY - 1], (1, 2)),
    ],
)
def test_streaks(days: list[int], expected: tuple[int, int]) -> None:
    assert daily.streaks(days, DAY) == expected


def test_places_and_percentages() -> None:
    result = Result(winners=(2,), money=(90, 120, 120, 30))
    # The winner is first although another has as much money.
    assert [daily.place_of(result, seat) for seat in range(4)] == [3, 2, 1, 4]
    assert daily.top_percent(1, 4) is None
    assert [daily.top_percent(rank, 11) for rank in (1, 2, 11)] == [10, 19, 100]


def test_decisions_are_compared_until_they_differ() -> None:
    mine = ("draw", "stop", "3", "pass")
    others = [("draw", "stop", "3", "pass"), ("draw", "stop", "5"), ("stop", "9", "9", "9"), ()]
    found = daily.forks(mine, others)
    assert [(fork.token, fork.reached) for fork in found] == [
        ("draw", 3),
        ("stop", 2),
        ("3", 2),
        ("pass", 1),
    ]
    assert found[0].chosen == (("draw", 2), ("stop", 1))
    assert found[2].chosen == (("3", 1), ("5", 1))
    assert daily.in_common(mine, ("draw", "stop", "5")) == 2
    assert daily.in_common(mine, mine) == 4


def tried() -> TableState:
    deal = daily.planned(DAY, "strozzi")
    return daily.deal_table(
        deal, "seed", ANNA, table_id="t", pace="instant", now=0, ranked=True
    ).state


def test_a_try_allows_no_undo_and_no_bot_in_the_seat() -> None:
    state = tried()
    mine = state.held_by(ANNA.id)[0]
    with refused("no_undo"):
        undo.request_undo(state, ANNA, mine, state.era, state.ply, 0)
    assert undo.may_request(state, ANNA.id) == []
    with refused("deal_ranked"):
        daily.check_not_ranked(state, "no bot")
    now = (DAY + 1) * daily.DAY_MS
    with refused("deal_open"):
        daily.check_day_over(state, now - 1)
    daily.check_day_over(state, now)


def played_out(state: TableState, choose: int = 0) -> TableState:
    """Everyone takes a legal token by number; people too."""
    while state.to_act is not None and state.position is not None:
        legal = list(islice(state.position.legal(), 8))
        token = legal[choose % len(legal)].token
        sitter = state.seats[state.to_act]
        if sitter.person is None:
            state = bot_move(state, state.ply, state.era, token, 0).state
        else:
            who = ANNA if sitter.person == ANNA.id else BRUNO
            state = play.move(state, who, state.ply, token, 0, era=state.era).state
    return state


def test_a_challenge_has_the_deal_and_the_bots_of_the_game() -> None:
    state = played_out(new("novice", "me", "random", seed="a deal"))
    assert state.position is not None
    assert state.position.to_act == NOBODY
    again = challenge.challenge(
        state, BRUNO, None, None, table_id="again", pace="instant", now=5
    ).state
    assert [seat.bot for seat in again.seats] == ["novice", None, "random"]
    assert again.held_by(BRUNO.id) == (1,)
    assert (again.seed, again.source, again.same_deal) == (state.seed, state.id, True)
    assert again.dice == f"a deal/{again.ply}"
    # Who decides alike sees the same game.
    assert played_out(again).tokens() == state.tokens()
    # A challenge of a challenge is compared with the first game.
    third = challenge.challenge(
        played_out(again), ANNA, 1, None, table_id="third", pace="calm", now=9
    ).state
    assert third.source == state.id


def test_bots_take_the_seats_of_other_people_in_a_challenge() -> None:
    state = played_out(new("me", "bruno", "novice"))
    made = challenge.challenge(state, BRUNO, 1, "random", table_id="x", pace="calm", now=0).state
    assert [seat.bot for seat in made.seats] == ["random", None, "novice"]
    usual = challenge.challenge(state, BRUNO, 0, None, table_id="x", pace="calm", now=0).state
    assert [seat.bot for seat in usual.seats] == [None, "merchant", "novice"]
    with refused("bad_request"):
        challenge.challenge(state, BRUNO, 2, None, table_id="x", pace="calm", now=0)
    with refused("unknown_bot"):
        challenge.challenge(state, BRUNO, 1, "chess", table_id="x", pace="calm", now=0)
    with refused("wrong_status"):
        challenge.challenge(new("me", "me", "me"), BRUNO, 1, None, table_id="x", pace="calm", now=0)


def test_a_challenge_of_a_branch_begins_where_the_branch_began() -> None:
    first = played_out(new("me", "novice", "novice"))
    branch = new("me", "novice", "novice", start=False, seed="other")
    branch = start(continued(branch, first.tokens(9), None, 0), ANNA, 0).state
    branch = played_out(replace(branch, id="branch"), choose=1)
    again = challenge.challenge(branch, BRUNO, 0, None, table_id="x", pace="calm", now=0).state
    assert again.tokens(9) == first.tokens(9)
    assert again.origin_ply == 9
    assert played_out(again, choose=1).tokens() == branch.tokens()
