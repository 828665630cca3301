"""Bots: legal with every option, the same for the same generator, known by name."""

import random
from importlib.resources import as_file, files

import pytest

from florin import games
from florin.bots import UnknownBot, bot, bot_names
from florin.bots.registry import levels
from florin.bots.rollout import RolloutJudge
from florin.core import CHANCE, DRAW, NOBODY, STOP, Value
from florin.games.medici.actions import PASS, Bid
from florin.games.strozzi.actions import BUY, DECLINE, Price
from florin.records import deal
from kit import GAMES, SETUPS, afloat, medici, random_game, strozzi, tokens

DICE = random.Random(0)
# What novice, apprentice, merchant, banker and magnifico choose in some positions.
PINNED = {
    "medici": [
        "stop stop stop stop stop",
        "8 1 4 4 4",
        "1 1 1 1 1",
        "stop draw draw stop stop",
    ],
    "strozzi": [
        "draw draw draw draw draw",
        "4@1 4@1 4@1 4@1 4@1",
        "draw draw draw draw draw",
        "draw draw draw draw draw",
        "3@3 3@3 4@2 4@2 4@2",
    ],
}


@pytest.mark.parametrize("name", ["random", "face:0", "face:0.5", "face:1"])
@pytest.mark.parametrize(("game", "players", "options"), SETUPS)
def test_every_choice_is_legal(
    name: str, game: str, players: int, options: dict[str, Value]
) -> None:
    player = bot(name)
    for seed in range(3):
        rng = random.Random(seed)
        position = games.get(game).setup(players, options).start()
        while position.to_act != NOBODY:
            if position.to_act == CHANCE:
                action = deal(str(seed), position)
            else:
                state = rng.getstate()
                action = player.choose(position, rng)
                rng.setstate(state)
                assert player.choose(position, rng) == action, (
                    "the same generator state gives the same choice"
                )
            position = position.apply(action)


@pytest.mark.parametrize("game", ["medici", "strozzi"])
def test_a_file_of_weights_plays_like_the_strongest_level(game: str) -> None:
    players = games.get(game).default_players
    with as_file(files(f"florin.games.{game}") / "weights" / f"{players}.safetensors") as path:
        player, strongest = bot(f"net:{path}"), bot("magnifico")
        assert player.name == f"net:{path}"
        for position, *_ in list(random_game(game, players, 4))[::25]:
            if position.to_act not in (CHANCE, NOBODY):
                chosen = player.choose(position, DICE)
                assert chosen == strongest.choose(position, DICE)
    with pytest.raises(UnknownBot, match="a file of weights"):
        bot("net:nothing")


@pytest.mark.parametrize("name", levels())
@pytest.mark.parametrize(("game", "players", "options"), SETUPS)
def test_levels_play_legally_and_by_their_generator(
    name: str, game: str, players: int, options: dict[str, Value]
) -> None:
    """Positions from random games, which the levels would not reach by themselves."""
    player = bot(name)
    decisions = [p for p, _, _, _ in random_game(game, players, 7, options) if p.to_act >= 0]
    for position in decisions[:: 40 if options else 30]:
        action = player.choose(position, random.Random(3))
        position.apply(action)
        assert player.choose(position, random.Random(3)) == action


def test_every_name_on_offer_is_a_bot() -> None:
    for game, _ in GAMES:
        for name in bot_names(game):
            assert bot(name).name == name


def test_a_game_without_bots_of_its_own_has_the_one_that_plays_at_random(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(games.get("strozzi"), "bots", None)
    assert bot_names("strozzi") == ("random",)
    assert not set(levels()) - set(bot_names("medici"))
    position = strozzi("C4")
    assert bot("random").choose(position, DICE) in (DRAW, STOP)
    for name in ("face", "plain", "magnifico"):
        with pytest.raises(TypeError, match="does not play strozzi"):
            bot(name).choose(position, DICE)
    assert not RolloutJudge(1).fair_prices(position)
    assert RolloutJudge(1).fair_price(position, 1) is None


def test_names() -> None:
    assert bot("random").name == "random"
    assert bot("face:0.7").name == "face:0.7"
    assert bot("face").name == "face:0.5"
    for wrong in (
        "",
        "Random",
        "face:2",
        "face:-1",
        "face:x",
        "face:1/0",
        "face:1e-99999999",
        "magister",
    ):
        with pytest.raises(UnknownBot):
            bot(wrong)


def test_face_draws_on_while_the_group_is_worth_less_than_six() -> None:
    face = bot("face:0.5")
    assert face.choose(medici("@1 C5"), DICE) is DRAW
    assert face.choose(medici("@1 C5 draw G1"), DICE) is STOP


def test_face_opens_at_its_part_of_the_limit() -> None:
    position = medici("@1 C5 draw G5 stop")
    assert bot("face:0.7").choose(position, DICE) == Bid(7)
    assert bot("face:0").choose(position, DICE) == Bid(1)
    assert bot("face:1").choose(position, DICE) == Bid(10)


def test_face_tops_the_high_bid_up_to_its_limit() -> None:
    assert bot("face:0.5").choose(medici("@1 C5 draw G5 stop 8"), DICE) == Bid(9)
    assert bot("face:0.5").choose(medici("@1 C5 draw G5 stop 10"), DICE) is PASS
    assert bot("face:1").choose(medici("@1 C5 draw G5 stop pass pass"), DICE) == Bid(1)
    assert bot("face:1").choose(medici("@1 C5 draw G5 stop 3 pass"), DICE) == Bid(4)


def test_face_pays_two_more_a_lot_where_it_stands_on_level_two() -> None:
    levels = ((0,) * 5, (2, 0, 1, 0, 0), (0,) * 5)
    position = tokens(afloat("", "", "", levels=levels), "C5 draw C4 draw G3")
    assert bot("face:1").choose(position, DICE) == Bid(16)


def test_face_keeps_within_its_money() -> None:
    position = tokens(afloat("", "", "", money=(40, 6, 40)), "C5 draw C4 draw G3")
    assert bot("face:1").choose(position, DICE) is PASS
    assert bot("face:0.5").choose(position, DICE) == Bid(6)


def test_face_in_strozzi() -> None:
    face = bot("face:0.5")
    assert face.choose(strozzi("C4 draw S4 stop"), DICE) == Price(4)
    assert face.choose(strozzi("C4 draw S4 stop 3"), DICE) is BUY
    assert face.choose(strozzi("C4 draw S4 stop 4"), DICE) is DECLINE


@pytest.mark.parametrize("game", ["medici", "strozzi"])
def test_choices_of_the_levels_are_pinned(game: str) -> None:
    """The same choices as ever: changes of the evaluator that change play must be deliberate."""
    found: list[str] = []
    decisions = [p for p, _, _, _ in random_game(game, games.get(game).default_players, 11)]
    for position in [p for p in decisions if p.to_act >= 0][5::40][:5]:
        rng = random.Random(3)
        found.append(" ".join(bot(level).choose(position, rng).token for level in levels()))
    assert found == PINNED[game]
