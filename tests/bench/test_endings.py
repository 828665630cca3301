"""What bots lose in endings against perfect play."""

import random

import pytest

from florin import games
from florin.bench.endings import NoEndings, losses, losses_from, solvable_games
from florin.bots import bot
from florin.core import CHANCE
from florin.games.medici import Medici
from florin.games.strozzi import Strozzi
from florin.games.strozzi.position import Phase, Position

LOTS = 3  # in the bag: endings that the bot solves


def ending(track: int, number: int) -> Position:
    """The beginning of an ending that random play reached: no net has a part in it."""
    game, player, rng = games.get("strozzi"), bot("random"), random.Random(number)
    for deal in range(1000):
        position = Strozzi(2, track).start()
        while position.phase is not Phase.OVER:
            if position.to_act == CHANCE:
                position = position.apply(game.deal(f"{number}-{deal}", position))
                continue
            if position.round == 3 and len(position.unseen) == LOTS:
                return position
            position = position.apply(player.choose(position, rng))
    raise AssertionError("no random game reached an ending")


@pytest.mark.slow
@pytest.mark.parametrize(("track", "number"), [(4, 1), (5, 2), (6, 3)])
def test_playing_for_money_is_perfect_in_endings_that_the_bot_solves(
    track: int, number: int
) -> None:
    lost = losses_from(ending(track, number), LOTS, f"ending-{number}")
    assert set(lost) == {"money", "win"}
    assert len(lost["money"]) == len(lost["win"]) > 3
    assert max(lost["money"]) < 1e-3
    assert min(lost["win"]) > -1e-3


def test_losses_of_whole_games_add_up_the_endings(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"0": [1.0, 0.0], "1": [], "2": [0.5]}

    def told(_position: object, _lots: int, seed: str) -> dict[str, list[float]]:
        return {"money": found[seed[-1]], "win": found[seed[-1]]}

    monkeypatch.setattr("florin.bench.endings.losses_from", told)
    lost, endings = losses(Strozzi(2), 3, LOTS)
    assert lost == {"money": [1.0, 0.0, 0.5], "win": [1.0, 0.0, 0.5]}
    assert endings == 2


def test_a_game_without_a_solver_is_refused_by_name() -> None:
    assert solvable_games() == ["strozzi"]
    with pytest.raises(
        NoEndings, match="medici has no solver of endings; there is one for strozzi"
    ):
        losses(Medici(3), 1, 2)
