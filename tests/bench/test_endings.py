"""What bots lose in endings against perfect play."""

import random

import pytest

from florin import games
from florin.bench.endings import Lost, NoEndings, losses, losses_from, run, solvable_games
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
def test_play_is_perfect_in_endings_that_the_bot_solves(track: int, number: int) -> None:
    lost = losses_from(ending(track, number), LOTS, f"ending-{number}")
    assert set(lost) == {"money", "win"}
    assert len(lost["money"]) == len(lost["win"]) > 3
    assert max(each.money for each in lost["money"]) < 1e-3
    for some in lost.values():
        assert min(each.money for each in some) > -1e-3
        assert all(each.win is not None and each.win > -1e-6 for each in some)
    assert max(each.win or 0 for each in lost["win"]) < 1e-3


def test_losses_of_whole_games_add_up_the_endings(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = {
        "0": [Lost(2, 1.0, 0.25), Lost(5, 0.0, None)],
        "1": list[Lost](),
        "2": [Lost(0, 0.5, 0.0)],
    }

    def told(_position: object, _lots: int, seed: str) -> dict[str, list[Lost]]:
        return {"money": found[seed[-1]], "win": found[seed[-1]]}

    monkeypatch.setattr("florin.bench.endings.losses_from", told)
    lost, endings = losses(Strozzi(2), 3, LOTS)
    assert lost == {name: [*found["0"], *found["2"]] for name in ("money", "win")}
    assert endings == 2
    run(Strozzi(2), 3, 6)
    rows = [line.replace("│", " ").split() for line in capsys.readouterr().out.splitlines()]
    every = [row[4:] for row in rows if row[:4] == ["win", "0", "to", "6"]]
    assert every == [["3", "0.50", "0.75", "1.00"], ["2", "0.1250", "0.1250", "0.2500"]]


def test_a_game_without_a_solver_is_refused_by_name() -> None:
    assert solvable_games() == ["strozzi"]
    with pytest.raises(
        NoEndings, match="medici has no solver of endings; there is one for strozzi"
    ):
        losses(Medici(3), 1, 2)
