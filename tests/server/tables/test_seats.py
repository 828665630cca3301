"""Making a table and filling its seats."""

from __future__ import annotations

import pytest

from florin.bots import bot_names
from florin.games.strozzi import bots as strozzi_bots
from florin.server.messages import OptionsChoice, SeatChoice
from florin.server.tables import seats
from table_kit import ANNA, BRUNO, new, refused


@pytest.mark.parametrize(("game", "count"), [("medici", 2), ("medici", 7), ("strozzi", 3)])
def test_how_many_may_sit(game: str, count: int) -> None:
    with refused("bad_request"):
        seats.new_table(game, [SeatChoice("me")] * count, OptionsChoice(), ANNA, 0)


def test_first_buyer_must_be_a_seat_of_medici() -> None:
    for game, first in (("medici", 4), ("strozzi", 1)):
        count = 3 if game == "medici" else 2
        with refused("bad_request"):
            seats.new_table(game, [SeatChoice("me")] * count, OptionsChoice(first=first), ANNA, 0)


def test_a_bot_needs_a_name_that_the_registry_knows() -> None:
    with refused("bad_request"):
        seats.choose_seat(SeatChoice("bot"), "medici", ANNA)
    with refused("unknown_bot"):
        seats.choose_seat(SeatChoice("bot", "nobody"), "medici", ANNA)


def test_a_bot_must_play_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strozzi_bots, "LEVELS", ())
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
    assert seats.fill(open_table, ANNA, "face:0.3").seats[1].bot == "face:0.3"


def test_the_owner_may_send_somebody_away_but_not_put_a_bot_on_them() -> None:
    state = new("me", "bruno", "open", start=False)
    with refused("seat_taken"):
        seats.put_bot(state, 1, ANNA, "random")
    assert seats.leave(state, 1, ANNA).seats[1].kind == "open"
    with refused("not_your_seat"):
        seats.leave(state, 0, BRUNO)
    with refused("bad_request"):
        seats.take(state, 6, BRUNO, None)


def test_who_sits_may_take_another_name() -> None:
    state = seats.take(new("me", "open", "open", start=False), 0, ANNA, "Ada")
    assert state.seats[0].name == "Ada"
    assert seats.renamed(state, ANNA.id, "Annina").seats[0].name == "Ada"
    assert seats.renamed(state, BRUNO.id, "B.") is state


def test_ids_are_long_and_seeds_differ() -> None:
    choices = [SeatChoice("me")] * 3
    made = [seats.new_table("medici", choices, OptionsChoice(), ANNA, 0) for _ in range(50)]
    assert len({state.id for state in made}) == 50
    assert all(len(state.id) >= 20 for state in made)
    assert len({state.seed for state in made}) == 50
