"""Numbers for learners: action ids and the observation."""

from __future__ import annotations

from typing import Any

import numpy as np

from crates import pieces as p
from crates.position import Crates, Position
from florin.arrays.parts import Part, Parts, assemble, one_hot, turned
from florin.core import Action


def actions(setup: Crates) -> tuple[Action, ...]:
    """Id 0 is pass, id b is a bid of b florins."""
    return (p.PASS, *map(p.Bid, range(1, _most(setup, scored=1) + 1)))


def chance_actions(setup: Crates) -> tuple[Action, ...]:
    del setup  # the crates are the same for any number of players
    return tuple(dict.fromkeys(p.BAG))


def max_decisions(setup: Crates) -> int:
    return max_chance_events(setup) * setup.players


def max_chance_events(setup: Crates) -> int:
    return p.ROUNDS * p.CRATES_PER_PLAYER * setup.players


def parts(setup: Crates) -> Parts:
    """The slices of the observation. Seats are relative: 0 is the observer."""
    n, most = setup.players, _most(setup, scored=1)
    return (
        Part("round", p.ROUNDS, 0, 1, 1, "one-hot: the round"),
        Part("to_act", n, 0, 1, 1, "one-hot by relative seat: who decides"),
        Part("opener", n, 0, 1, 1, "one-hot by relative seat: who bids first"),
        Part("bidder", n, 0, 1, 1, "one-hot by relative seat: who made the highest bid"),
        Part("high", 1, 0, most, 1 / 32, "the highest bid, in florins"),
        Part("number", 1, 0, max(p.NUMBERS), 1 / 8, "the crate on offer"),
        Part("left", 1, 0, p.CRATES_PER_PLAYER * n, 1 / 8, "crates to come this round"),
        Part("money", n, 0, _most(setup, p.ROUNDS), 1 / 32, "by relative seat, in florins"),
        Part("sums", n, 0, sum(p.NUMBERS), 1 / 32, "by relative seat: sum of the crates"),
        Part("unseen", max(p.NUMBERS), 0, 2, 1 / 2, "by number: crates that were not turned up"),
    )


def encode(position: Position, seat: int) -> Any:
    """float32 [width]."""
    n, acts = len(position.money), position.to_act >= 0
    bidder = position.bidder
    features = [
        *one_hot(position.round, p.ROUNDS + 1)[1:],
        *one_hot((position.to_act - seat) % n, n, acts),
        *one_hot((position.opener - seat) % n, n),
        *one_hot(((bidder or 0) - seat) % n, n, bidder is not None),
        position.high,
        position.number,
        position.left,
        *turned(position.money, seat, np),
        *turned([sum(store) for store in position.stores], seat, np),
        *(position.unseen.count(crate) for crate in dict.fromkeys(p.BAG)),
    ]
    return assemble([int(feature) for feature in features], parts(position.setup), np)


def _most(setup: Crates, scored: int) -> int:
    """The most money after so many scored rounds: nothing spent, every crate and the prize."""
    return setup.capital + scored * (sum(p.NUMBERS) + p.PRIZE)
