"""What the bids of a game tell about each seat, over arrays of games.

The same posterior as in `opponents`, answer by answer, for many games at once: NumPy in play,
jax.numpy in training. There each auction adds to the evidence as it is held, from the choices that
have just been solved for it.
"""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

import numpy as np

from florin.games.medici import board, face
from florin.games.medici.bots import auction, opponents
from florin.games.medici.bots.auction import bidding_order
from florin.games.medici.bots.opponents import (
    ERROR,
    EVIDENCE,
    FACE_PRIOR,
    LEAST,
    LOG_PRIORS,
    OPENINGS,
    SOFT,
)
from florin.games.medici.bots.turns import KIND_VALUE, Array, TurnState

TYPES: Final = len(LOG_PRIORS)
NUMBERS: Final = 5  # that `known` gives for a seat
PASSED: Final = 0
NOT_ASKED: Final = -1

_SLOPES: Final = np.array(opponents.SLOPES)
_HEATS: Final = np.array(opponents.TEMPERATURES, np.float32)
# No group has a higher limit for a face-value bidder.
_LIMIT: Final = board.GROUP_LIMIT * (int(KIND_VALUE.max()) + face.CLIMB)
# What a face-value bidder opens with, by opening and limit. As a table, because a product of half
# precision may fall below the whole number that it should be.
_OPENED: Final = np.array(
    [[int(opening * limit) for limit in range(_LIMIT + 1)] for opening in OPENINGS], np.int32
)
_LOW: Final = np.float32(-1e9)
_LOG_SOFT: Final = np.log(np.array(SOFT, np.float32))  # [20, 2]: slope, temperature
_OPENINGS: Final = np.array(OPENINGS, np.float32)
_LOG_PRIORS: Final = LOG_PRIORS.astype(np.float32)
_FACES: Final = _LOG_PRIORS[len(SOFT) :]


class Record(NamedTuple):
    """What is known of the seats of each game, by table seat."""

    evidence: Array  # float32 [games, n, TYPES]: log-likelihood of each type
    answers: Array  # int32 [games, n]: how many answers it is from


def nothing(xp: Any, games: int, players: int) -> Record:
    """The record before the first auction."""
    return Record(
        xp.zeros((games, players, TYPES), np.float32), xp.zeros((games, players), np.int32)
    )


def counted(
    xp: Any, record: Record, state: TurnState, bids: Array, utilities: list[Array]
) -> Record:
    """The record after an auction.

    `state` [games] is that when the bidding began. `bids` [games, n] are the answers in the order
    of bidding: florins, PASSED or NOT_ASKED. `utilities` [games, n, P + 1] are those of the seat to
    answer at each stage, by holder and high bid; auctions in which a seat was not asked ignore
    them.
    """
    n = state.money.shape[-1]
    seats = bidding_order(n)
    asked = bids != NOT_ASKED
    # The high bid before each answer, and the seat of the frame that holds it.
    high = xp.zeros_like(state.selector)
    holder = xp.zeros_like(state.selector)
    solved = asked.all(-1)
    found: list[Array] = []
    counts: list[Array] = []
    for stage, (seat, utility) in enumerate(zip(seats, utilities, strict=True)):
        bid = bids[..., stage]
        table_seat = (state.selector + seat) % n
        most = xp.take_along_axis(state.money, table_seat[..., None], -1)[..., 0]
        most = xp.where(solved, xp.minimum(most, utility.shape[-1] - 1), most)
        chances = xp.where(
            solved[..., None],
            _solved(xp, state, table_seat, seat, utility, (holder, high, bid, most)),
            _unsolved(xp, state, table_seat, seat, (high, bid, most)),
        )
        passed = bid <= 0
        plain = xp.where(passed, 0.5, 0.5 / xp.maximum(most - high, 1)).astype(np.float32)
        total = np.float32(1 - ERROR) * chances + np.float32(ERROR) * plain[..., None]
        valid = asked[..., stage] & (most > high) & (bid <= most)
        found.append(xp.where(valid[..., None], np.float32(EVIDENCE) * xp.log(total), 0))
        counts.append(valid)
        holder = xp.where(passed, holder, seat)
        high = xp.where(passed, high, bid)
    # From the order of bidding to the table.
    place = (xp.arange(n) - state.selector[..., None] - 1) % n
    more = xp.take_along_axis(xp.stack(found, -2), place[..., None], -2)
    answers = xp.take_along_axis(xp.stack(counts, -1), place, -1).astype(np.int32)
    return Record(record.evidence + more, record.answers + answers)


def _solved(
    xp: Any,
    state: TurnState,
    table_seat: Array,
    seat: int,
    utility: Array,
    heard: tuple[Array, Array, Array, Array],
) -> Array:
    """How likely each type gives the answer in a solved auction, [games, TYPES]."""
    holder, high, bid, most = heard
    soft = _soft(xp, utility, seat, holder, high, bid, most)
    faces = _faced(xp, state, table_seat, seat, high, bid, most)
    return xp.concatenate([soft, faces], -1)


def _unsolved(
    xp: Any, state: TurnState, table_seat: Array, seat: int, heard: tuple[Array, Array, Array]
) -> Array:
    """The same if the auction was not solved: it tells only of face-value bidders."""
    high, bid, most = heard
    passed = bid <= 0
    least = np.float32(0.5 if seat else 1.0)
    usual = xp.where(passed, np.float32(0.5), np.float32(0.15))
    usual = xp.where(bid == high + 1, least, usual)[..., None]
    faces = _faced(xp, state, table_seat, seat, high, bid, most)
    faces = xp.where(passed[..., None], faces * usual, faces)
    soft = xp.broadcast_to(usual, (*usual.shape[:-1], len(SOFT)))
    return xp.concatenate([soft, faces], -1)


def _soft(
    xp: Any, utility: Array, seat: int, holder: Array, high: Array, bid: Array, most: Array
) -> Array:
    """How likely near-optimal bidders give the answer, [games, 20] in the order of `SOFT`."""
    price = np.arange(int(utility.shape[-1]))
    # A seat that wants the group `slope` times as much weighs a price as if it were less.
    seen = np.rint(price / _SLOPES[:, None]).astype(np.int32)  # [slopes, P + 1]
    seen = xp.clip(xp.asarray(seen), 1, most.clip(1, len(price) - 1)[..., None, None])
    own = utility[..., seat, :][..., None, :]
    own = xp.broadcast_to(own, (*own.shape[:-2], *seen.shape[-2:]))
    mine = xp.take_along_axis(own, seen, -1)  # [games, slopes, P + 1]
    allowed = ((price > high[..., None]) & (price <= most[..., None]))[..., None, :]
    mine = xp.where(allowed, mine, _LOW)
    best = mine.max(-1)
    # [games, n * (P + 1)]
    flat = utility.reshape((*utility.shape[:-2], -1))
    at = (holder * utility.shape[-1] + high.clip(0, utility.shape[-1] - 1))[..., None]
    passing = xp.take_along_axis(flat, at, -1)
    gap = (passing - best)[..., None] / _HEATS
    bidding = 1 / (1 + xp.exp(xp.clip(gap, -50, 50)))  # [games, slopes, temperatures]
    less = (mine - best[..., None])[..., None, :] / _HEATS[:, None]
    odds = xp.where(allowed[..., None, :, :], xp.exp(xp.maximum(less, -80)), 0)
    chosen = bid.clip(0, utility.shape[-1] - 1)[..., None, None, None]
    wide = (*odds.shape[:-1], 1)
    share = xp.take_along_axis(odds, xp.broadcast_to(chosen, wide), -1)[..., 0]
    share = share / xp.maximum(odds.sum(-1), np.float32(1e-30))
    chance = xp.where((bid > 0)[..., None, None], bidding * share, 1 - bidding)
    return chance.reshape((*chance.shape[:-2], len(SOFT)))


def _faced(
    xp: Any, state: TurnState, table_seat: Array, seat: int, high: Array, bid: Array, most: Array
) -> Array:
    """Whether a face-value bidder of each opening gives the answer, [games, 6]."""
    levels = xp.take_along_axis(state.levels, table_seat[..., None, None], -2)[..., 0, :]
    steps = xp.where(levels >= face.FOOTHOLD, state.group_counts, 0).sum(-1)
    limit = state.group_value + face.CLIMB * steps
    wanted = (high + 1)[..., None]
    if seat:
        opened = xp.take(xp.asarray(_OPENED), limit, 1)  # [openings, games]
        wanted = xp.maximum(wanted, xp.moveaxis(opened, 0, -1))
    fits = wanted <= xp.minimum(limit, most)[..., None]
    right = xp.where(fits, wanted, 0) == xp.maximum(bid, 0)[..., None]
    return xp.broadcast_to(right, (*right.shape[:-1], len(OPENINGS))).astype(np.float32)


def priors(xp: Any, temperature: Array) -> Array:
    """`opponents.LOG_PRIORS` if strangers are expected to choose at another temperature."""
    slope = np.array([-0.5 * (math.log(s) / 0.2) ** 2 for s, _ in SOFT], np.float32)
    heat = -0.5 * ((_LOG_SOFT[:, 1] - xp.log(temperature)) / np.float32(0.9)) ** 2
    soft = slope + heat
    soft = soft - xp.log(xp.exp(soft).sum()) + np.float32(math.log(1 - FACE_PRIOR))
    return xp.concatenate([soft, xp.asarray(_FACES)])


def posterior(xp: Any, evidence: Array, log_priors: Array = _LOG_PRIORS) -> Array:
    """The probability of each type, [..., TYPES]."""
    score = evidence + log_priors
    score = xp.exp(score - score.max(-1, keepdims=True))
    return score / score.sum(-1, keepdims=True)


def summary(xp: Any, evidence: Array) -> tuple[Array, Array, Array, Array]:
    """Of each seat: the mean logarithms of slope and temperature if it is near-optimal, the
    probability that it bids by face values, and the opening expected then.
    """
    chance = posterior(xp, evidence)
    soft, faces = chance[..., : len(SOFT)], chance[..., len(SOFT) :]
    least = np.float32(1e-9)
    means = soft @ xp.asarray(_LOG_SOFT) / xp.maximum(soft.sum(-1), least)[..., None]
    total = faces.sum(-1)
    opening = faces @ xp.asarray(_OPENINGS) / xp.maximum(total, least)
    return means[..., 0], means[..., 1], total, opening


def known(xp: Any, record: Record) -> Array:
    """What the net is told of each table seat, [games, n, NUMBERS].

    All are 0 before a seat has answered: then it is a stranger.
    """
    now = summary(xp, record.evidence)
    before = summary(xp, xp.zeros_like(record.evidence))
    changes = [a - b for a, b in zip(now, before, strict=True)]
    return xp.stack([*changes, xp.log1p(record.answers.astype(np.float32)) / 3], -1)


class Expected(NamedTuple):
    """How each seat is expected to answer, as `opponents.Belief`; by table seat."""

    slope: Array  # [games, n]
    temperature: Array  # [games, n]
    faces: Array  # [games, n, openings]: probability of each face-value bidder


def expected(xp: Any, record: Record, temperature: Array) -> Expected:
    """What the record lets expect; strangers choose at `temperature`."""
    chance = posterior(xp, record.evidence, priors(xp, temperature))
    soft, faces = chance[..., : len(SOFT)], chance[..., len(SOFT) :]
    total, heard = soft.sum(-1), record.answers > 0
    means = xp.exp(soft @ xp.asarray(_LOG_SOFT) / xp.maximum(total, np.float32(1e-9))[..., None])
    near = heard & (total >= LEAST)
    return Expected(
        xp.where(near, means[..., 0], np.float32(1)),
        xp.where(near, means[..., 1], temperature),
        xp.where(heard[..., None] & (faces >= LEAST), faces, np.float32(0)),
    )


def trusted(
    seats: Expected, temperature: Array, slope: Array, heat: Array, faces: Array
) -> Expected:
    """How far what is expected is believed, in each part: 1 all, 0 as of a stranger."""
    return Expected(
        seats.slope**slope,
        temperature * (seats.temperature / temperature) ** heat,
        seats.faces * faces,
    )


def answers(xp: Any, state: TurnState, seats: Expected, most: Array) -> auction.Answer:
    """As `opponents.answers`, for games of different selectors."""
    n = state.money.shape[-1]

    def answer(after: Array, seat: int, choice: auction.Choice) -> Array:
        table_seat = (state.selector + seat) % n

        def own(by_seat: Array) -> Array:
            index = table_seat.reshape((-1,) + (1,) * (by_seat.ndim - 1))
            return xp.take_along_axis(by_seat, index, 1)[:, 0]

        slope, heat, faces = map(own, seats)
        mine, allowed, passing = choice
        price = np.arange(int(mine.shape[-1]))
        seen = xp.clip(xp.rint(price / slope[:, None]), 1, len(price) - 1).astype(np.int32)
        mine = xp.take_along_axis(mine, seen, -1)
        heat = heat[:, None, None]
        soft = auction.answered(xp, after, seat, (mine, allowed, passing), heat)

        footholds = own(state.levels) >= face.FOOTHOLD
        limit = state.group_value + face.CLIMB * (state.group_counts * footholds).sum(-1)
        bid = xp.broadcast_to(xp.asarray(price + 1), (len(limit), len(OPENINGS), len(price)))
        if seat:
            opened = xp.moveaxis(xp.take(xp.asarray(_OPENED), limit, 1), 0, -1)
            bid = xp.maximum(bid, opened[..., None])
        fits = bid <= xp.minimum(limit, most[:, seat])[:, None, None]
        buys, stays = (faces[..., None] * side for side in (fits, ~fits))  # [games, openings, h]
        at = xp.minimum(bid, len(price) - 1)[..., None]
        bought = xp.take_along_axis(after[:, seat, None], at, -2)  # [games, openings, h, Q]
        bought = (buys[..., None] * bought).sum(1)[:, None]
        rest = (1 - faces.sum(-1))[:, None, None, None]
        return rest * soft + bought + stays.sum(1)[:, None, :, None] * after

    return answer
