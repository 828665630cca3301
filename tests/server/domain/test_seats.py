"""Making a table and filling its seats."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from florin.bots import bot_names
from florin.games.strozzi.bots import levels
from florin.server.domain import Person, Refusal, seats
from florin.server.messages import convert
from table_kit import ANNA, BRUNO, new, new_table, refused


@pytest.mark.parametrize(("game", "count"), [("medici", 2), ("medici", 7), ("strozzi", 3)])
def test_the_number_of_seats_is_that_of_the_game(game: str, count: int) -> None:
    with pytest.raises(Refusal, match=rf"^bad_request: seats: {count} is not .* players"):
        new_table(*["me"] * count, game=game)


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(Refusal, match=r"^bad_request: game: .*'chess'.*medici"):
        new_table("me", "me", game="chess")


@pytest.mark.parametrize(
    ("game", "rules", "message"),
    [
        ("medici", {"first": 4}, "rules.first: 4 is not a seat from 1 to 3"),
        ("medici", {"first": "1"}, "rules.first: '1' is not a seat from 1 to 3"),
        ("medici", {"edition": "1899"}, "rules.edition: '1899' is not \"2006\""),
        ("medici", {"colour": 1}, "rules.colour: 1 is not an option; there are first"),
        ("strozzi", {"first": 1}, "rules.first: 1 is not an option"),
    ],
)
def test_wrong_rules_are_refused_by_name(game: str, rules: dict[str, Any], message: str) -> None:
    with refused("bad_request") as caught:
        new_table(*["me"] * (3 if game == "medici" else 2), game=game, rules=rules)
    assert caught.value.detail.startswith(message)


def test_rules_are_kept_as_a_record_writes_them() -> None:
    made = new_table("me", "me", "me", rules={"first": 2, "edition": "1995"})
    assert made.options == {"first": 2, "edition": "1995"}
    assert made.record().options == made.options
    # Defaults are left out.
    assert new_table("me", "me", "me", rules={"edition": "2006"}).options == {}


def test_a_bot_needs_a_name_that_the_registry_knows() -> None:
    bot = seats.SeatChoice(kind="bot")
    with refused("bad_request"):
        seats.new_table(
            seats.NewTable(game="strozzi", seats=[bot, bot]),
            ANNA,
            table_id="id",
            random_seed="seed",
            now=0,
        )
    with refused("unknown_bot"):
        new_table("me", "nobody", game="strozzi")


def test_a_bot_must_play_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "LEVELS", ())
    only = next(name for name in bot_names("medici") if name not in bot_names("strozzi"))
    open_table = new("me", "open", game="strozzi", start=False)
    for sit in (
        lambda: new("me", only, game="strozzi"),
        lambda: seats.put_bot(open_table, 1, ANNA, only),
        lambda: seats.fill(open_table, ANNA, only),
    ):
        with refused("unknown_bot"):
            sit()
    assert new("me", only, only).seats[2].bot == only
    assert seats.fill(open_table, ANNA, "face:0.3").state.seats[1].bot == "face:0.3"


def test_the_owner_may_remove_a_person_but_not_put_a_bot_in_their_place() -> None:
    state = new("me", "bruno", "open", start=False)
    with refused("seat_taken"):
        seats.put_bot(state, 1, ANNA, "random")
    assert seats.leave(state, 1, ANNA).state.seats[1].kind == "open"
    with refused("not_your_seat"):
        seats.leave(state, 0, BRUNO)
    with refused("bad_request"):
        seats.take(state, 6, BRUNO, None)


def test_a_seat_may_have_a_name_of_its_own() -> None:
    state = seats.take(new("me", "open", "open", start=False), 0, ANNA, "Ada").state
    assert state.seats[0].name == "Ada"
    annina = Person(id=ANNA.id, name="Annina", created=0)
    assert seats.renamed(state, annina).state.seats[0].name == "Ada"
    assert seats.renamed(state, annina).state.owner_name == "Annina"
    assert seats.renamed(state, BRUNO).state is state


def test_ids_and_seeds_are_those_that_are_passed_in() -> None:
    made = new_table("me", "me", "me")
    assert (made.id, made.seed, made.seeded) == ("table-id", "random", False)
    chosen = new_table("me", "me", "me", seed="mine")
    assert (chosen.seed, chosen.seeded) == ("mine", True)


def test_a_table_does_not_lose_its_owner() -> None:
    state = new("me", "bruno", "random", start=False)
    alone = seats.leave(state, 1, BRUNO).state
    # An owner without guests may stand up and sit down elsewhere.
    assert seats.leave(alone, 0, ANNA).state.owner == ANNA.id
    left = seats.leave(state, 0, ANNA).state
    assert (left.owner, left.owner_name) == (BRUNO.id, "Bruno")
    assert convert.table_message(left).seats[1].host
    # A second seat of the owner's is enough to stay.
    two = seats.take(seats.put_bot(state, 2, ANNA, None).state, 2, ANNA, None).state
    assert seats.leave(two, 0, ANNA).state.owner == ANNA.id


def test_the_first_person_who_sits_down_takes_over_from_an_owner_who_stood_up() -> None:
    stood = seats.leave(new("me", "open", "random", start=False), 0, ANNA).state
    assert stood.owner == ANNA.id
    taken = seats.take(stood, 1, BRUNO, None).state
    assert (taken.owner, taken.owner_name) == (BRUNO.id, "Bruno")
    # The earlier owner is a guest now.
    back = seats.take(taken, 0, ANNA, None).state
    assert back.owner == BRUNO.id
    assert seats.start(back, BRUNO, 0).state.status == "playing"
    # An owner who sits down again before anyone else stays the owner.
    again = seats.take(stood, 0, ANNA, None).state
    assert seats.take(again, 1, BRUNO, None).state.owner == ANNA.id


def test_an_owner_who_gives_the_own_seat_to_a_bot_stands_up_too() -> None:
    state = new("me", "bruno", "random", start=False)
    assert seats.put_bot(state, 0, ANNA, "random").state.owner == BRUNO.id
    assert seats.put_bot(state, 0, ANNA, None).state.owner == BRUNO.id


def test_the_owner_hands_the_table_over() -> None:
    state = new("me", "bruno", "random", start=False)
    given = seats.hand_over(state, 1, ANNA).state
    assert (given.owner, given.owner_name) == (BRUNO.id, "Bruno")
    with refused("not_your_table"):
        seats.start(given, ANNA, 0)
    with refused("not_your_table"):
        seats.hand_over(state, 1, BRUNO)
    with refused("bad_request"):
        seats.hand_over(state, 2, ANNA)  # a bot
    with refused("wrong_status"):
        seats.hand_over(seats.start(state, ANNA, 0).state, 1, ANNA)


def test_a_person_whom_the_owner_removed_may_not_sit_down_again() -> None:
    state = new("me", "bruno", "open", start=False)
    state = seats.take(state, 2, BRUNO, "Also Bruno").state
    with refused("not_your_seat"):
        seats.leave(state, 0, BRUNO)
    state = seats.leave(state, 1, ANNA).state
    assert [seat.kind for seat in state.seats] == ["person", "open", "open"]
    with refused("removed"):
        seats.take(state, 1, BRUNO, None)
    # The owner may.
    assert seats.take(state, 1, ANNA, None).state.seats[1].person == ANNA.id


def test_a_rematch_has_the_same_people_bots_and_options_and_another_deal() -> None:
    before = new(
        *("me", "bruno", "random", "bruno"),
        first=2, clock=60, public=True, pace="calm", stand_in="bot",
    )  # fmt: skip
    away = [replace(before.seats[0], absent=True, missed=2, name="Annina", named=True)]
    over = replace(before, status="over", seats=(*away, *before.seats[1:]))
    table = seats.rematch(over, ANNA, table_id="next", random_seed="other", now=7)
    kept = ("game", "options", "clock", "bank", "public", "pace", "stand_in")
    assert [getattr(table, name) for name in kept] == [getattr(over, name) for name in kept]
    assert (table.id, table.seed, table.created, table.changed) == ("next", "other", 7, 7)
    assert (table.status, table.owner, table.owner_name) == ("open", ANNA.id, "Anna")
    assert not table.moves
    assert table.seats[0] == replace(over.seats[0], absent=False, missed=0)
    assert [seat.kind for seat in table.seats] == ["person", "open", "bot", "open"]
    # Bruno's seats wait for Bruno, and nobody else joins.
    with refused("seat_taken"):
        seats.take(table, 1, ANNA, None)
    assert seats.join_rematch(table, ANNA, 8).state == table
    joined = seats.join_rematch(table, BRUNO, 8).state
    assert joined.status == "playing"
    assert [seat.person for seat in joined.seats] == [ANNA.id, BRUNO.id, None, BRUNO.id]
    assert seats.join_rematch(joined, BRUNO, 9).state == joined


def test_a_rematch_that_another_person_asks_for_is_theirs() -> None:
    over = replace(new("me", "bruno", "open", start=False), status="over")
    table = seats.rematch(over, BRUNO, table_id="next", random_seed="other", now=7)
    assert (table.owner, table.held_by(BRUNO.id), table.held_by(ANNA.id)) == (BRUNO.id, (1,), ())
    joined = seats.join_rematch(table, ANNA, 8).state
    assert (joined.status, joined.held_by(ANNA.id)) == ("open", (0,)), "seat 3 is still open"
    assert seats.rematch_made(over, "next").state.rematch == "next"
    made = seats.rematch_made(over, "next").state
    assert seats.rematch_made(made, "second").state.rematch == "next"
    assert seats.rematch_made(made, "second", former="next").state.rematch == "second"
