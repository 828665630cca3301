"""Levels err as people do: within a limit that they misjudge, and never absurdly."""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from florin import games
from florin.bots import bot, bot_names
from florin.core import DRAW, STOP
from florin.games.medici import Position
from florin.games.medici.actions import PASS, Bid
from florin.games.medici.bots.absurd import absurd
from florin.games.medici.bots.human import choose
from florin.games.medici.bots.levels import CHARACTERS
from florin.games.strozzi.actions import BUY, DECLINE, Price
from florin.games.strozzi.bots.absurd import absurd as strozzi_absurd
from kit import afloat, medici, strozzi, tokens

DICE = random.Random(0)


def test_the_weakest_comes_first_and_the_strongest_does_not_err() -> None:
    for game in ("medici", "strozzi"):
        names = bot_names(game)
        assert names[2:] == ("novice", "apprentice", "merchant", "banker", "magnifico")
    spreads = [character.spread for character in CHARACTERS.values()]
    foresight = [character.foresight for character in CHARACTERS.values()]
    assert spreads == sorted(spreads, reverse=True)
    assert foresight == sorted(foresight)
    assert spreads[-1] == 0


@pytest.mark.parametrize("level", ["novice", "apprentice", "merchant", "banker"])
def test_a_level_neither_wastes_money_nor_leaves_a_bargain(level: str) -> None:
    setup = games.get("medici").setup(3)
    part = games.get("medici").bots
    assert part is not None
    judge = part.evaluator(setup)
    cheap: Position = tokens(afloat("", "", "", money=(90, 90, 90)), "C0 draw G0 draw F1")
    dear: Position = tokens(afloat("", "", "", money=(90, 90, 90)), "C5 draw C5 draw Au 3 pass")
    for position in (cheap, dear):
        fair = judge.fair_prices(position)[position.to_act]
        assert fair is not None
        for seed in range(12):
            action = bot(level).choose(position, random.Random(seed))
            assert not absurd(position, action, fair), (action, fair)


class Told:
    """An evaluator that has been told the utility of passing and of every bid; fair is 9."""

    def __init__(self, utility: list[float]) -> None:
        self.utility = utility

    def choices(self, position: Position, history: Sequence[str] = ()) -> tuple[Any, Any]:
        bids = range(position.high + 1, position.high + len(self.utility))
        return [PASS, *map(Bid, bids)], np.array(self.utility)

    def quick_fair_price(self, position: Position, history: Sequence[str] = ()) -> int:
        return 9


@pytest.mark.parametrize(
    ("driven_up", "plays"),
    [(0.5035, Bid(9)), (0.5045, Bid(30))],  # less than .004 better than the sensible bid, and more
)
def test_the_strongest_drives_a_price_up_only_if_it_gains_by_it(
    driven_up: float, plays: Bid
) -> None:
    position = medici("@1 C5 draw G5 stop")
    # Passing, bids 1 to 8, 9, 10 to 29, and 30.
    utility = [0.48, *[0.49] * 8, 0.5, *[0.47] * 20, driven_up]
    evaluator: Any = Told(utility)
    assert choose(position, CHARACTERS["magnifico"], DICE, evaluator) == plays


def test_the_last_bidder_bids_one_more() -> None:
    position = medici("@1 C5 draw G5 stop 3 pass")
    for seed in range(5):
        assert bot("novice").choose(position, random.Random(seed)) in (Bid(4), PASS)


def test_plain_bids_the_face_value_less_one() -> None:
    plain = bot("plain")
    assert plain.name == "plain"
    assert plain.choose(medici("@1 C5 draw G5 stop"), DICE) == Bid(9)
    assert plain.choose(medici("@1 C5 draw G5 stop 8"), DICE) == Bid(9)
    assert plain.choose(medici("@1 C5 draw G5 stop 9"), DICE) is PASS
    assert plain.choose(medici("@1 C5 draw G5 stop 3 pass"), DICE) == Bid(4)
    assert plain.choose(medici("@1 C5"), DICE) is DRAW
    assert plain.choose(medici("@1 C5 draw G1"), DICE) is STOP
    assert "plain" not in bot_names("medici")
    with pytest.raises(TypeError, match="does not play strozzi"):
        plain.choose(strozzi("C4"), DICE)


def test_what_is_absurd() -> None:
    bidding = medici("@1 C5 draw G5 stop 3")
    assert absurd(bidding, Bid(30), 12.0)
    assert not absurd(bidding, Bid(17), 12.0)
    assert absurd(bidding, PASS, 19.0)
    assert not absurd(bidding, PASS, 18.0)
    assert absurd(medici("@1 C5"), DRAW, 3.0) is None
    price = strozzi("C4 draw S4 stop")
    assert strozzi_absurd(price, Price(40), 10.0)
    assert strozzi_absurd(price, Price(2), 20.0)
    assert not strozzi_absurd(price, Price(12), 10.0)
    answer = strozzi("C4 draw S4 stop 20")
    assert strozzi_absurd(answer, BUY, 5.0)
    assert not strozzi_absurd(answer, DECLINE, 5.0)
    assert strozzi_absurd(answer, DECLINE, 40.0)
