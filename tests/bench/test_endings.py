"""What bots lose in endings against perfect play."""

import pytest

from florin.bench.endings import NoEndings, losses, solvable_games
from florin.games.medici import Medici
from florin.games.strozzi import Strozzi


@pytest.mark.slow
@pytest.mark.parametrize(("track", "seed"), [(4, "t5"), (5, "t2")])  # deals that reach an ending
def test_playing_for_money_is_perfect_in_endings_that_the_bot_solves(track: int, seed: str) -> None:
    lost, endings = losses(Strozzi(2, track), 1, 3, seed)
    assert endings == 1
    assert set(lost) == {"money", "win"}
    assert len(lost["money"]) == len(lost["win"]) > 3
    assert max(lost["money"]) < 1e-3
    assert min(lost["win"]) > -1e-3


def test_a_game_without_a_solver_is_refused_by_name() -> None:
    assert solvable_games() == ["strozzi"]
    with pytest.raises(
        NoEndings, match="medici has no solver of endings; there is one for strozzi"
    ):
        losses(Medici(3), 1, 2)
