"""A model of the other bidders, from the bids of the game so far.

Each seat is one of a small family of types: near-optimal bidders, who choose by the evaluator's own
values at some temperature and want lots more or less than they are worth (`slope`), and face-value
bidders of several openings. Every answer in a finished auction has a probability under each type,
which gives a posterior for each seat. The auction solver expects that seat to answer accordingly.

The model depends on the record alone, and all seats have the same: play and analysis expect the
same answers. Auctions in which every seat answered teach most: each seat has solved those already,
for its own bid, so that learning takes no further time. The others are not solved, and tell only
whether a seat bids by the face value.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any, Final, NamedTuple, Protocol

import numpy as np

from florin.games.medici import face
from florin.games.medici.bots import auction
from florin.games.medici.bots.turns import Array, TurnState
from florin.games.medici.position import Phase, Position

TEMPERATURE: Final = 0.015  # at which bidders are expected to choose before they have bid, in wins
SLOPES: Final = (0.7, 0.85, 1.0, 1.18, 1.4)
TEMPERATURES: Final = (0.006, TEMPERATURE, 0.04, 0.1)
OPENINGS: Final = (0.0, 0.3, 0.5, 0.7, 0.85, 1.0)
SOFT: Final = tuple(product(SLOPES, TEMPERATURES))
FACE_PRIOR: Final = 0.06  # of all face-value types together: people are seldom so simple
ERROR: Final = 0.04  # part of the answers that no type explains
EVIDENCE: Final = 0.6  # answers of a seat depend on each other, so each counts for less than one
LEAST: Final = 0.02  # types that are less likely are left out
_np: Any = np  # for results whose type the stubs leave open
_GAMES: Final = 16  # games whose record is remembered
_SLOPES: Final = np.array(SLOPES)
_HEATS: Final = np.array(TEMPERATURES)


class Belief(NamedTuple):
    """How a seat is expected to answer."""

    slope: float = 1.0
    temperature: float = TEMPERATURE
    faces: tuple[tuple[float, float], ...] = ()  # probability and opening of face-value bidders


PRIOR: Final = Belief()


class Solver(Protocol):
    """What the model needs of an evaluator."""

    players: int

    def auction_choices(self, start: Position, beliefs: tuple[Belief, ...]) -> list[Array]:
        """By stage of the auction: the utility to its seat, [n, P + 1] (see `auction.solve`).

        The position is that at the beginning of the bidding.
        """
        ...


class Heard(NamedTuple):
    """One answer in an auction; seats count from the selector."""

    seat: int
    holder: int
    high: int
    bid: int  # 0: passed


Auction = tuple[Position, tuple[Heard, ...]]  # when the bidding began, and the answers


class _Game(NamedTuple):
    moves: tuple[str, ...]
    position: Position
    evidence: Array  # [n, types]: log-likelihood of each type, from the auctions that are counted
    beliefs: tuple[Belief, ...]  # that follow from it
    finished: tuple[Auction, ...]  # and not counted yet
    start: Position | None  # when the bidding began that is under way
    heard: tuple[Heard, ...]  # in that bidding


class Opponents:
    """The model, with a memory of the last few games."""

    def __init__(self, solver: Solver) -> None:
        self._solver = solver
        self._games: list[_Game] = []

    def beliefs(self, now: Position, moves: Sequence[str]) -> tuple[Belief, ...]:
        """By table seat, from the auctions that are over; `moves` are the tokens up to `now`."""
        game = self._followed(now, tuple(moves))
        if game.position != now:
            raise ValueError(f"the moves {' '.join(moves)} do not lead to this position")
        for each in game.finished:
            game = self._counted(game, each)
        self._games = [*self._games[1 - _GAMES :], game._replace(finished=())]
        return game.beliefs

    def _followed(self, now: Position, moves: tuple[str, ...]) -> _Game:
        known = [
            game
            for game in self._games
            if game.moves == moves[: len(game.moves)] and game.position.setup == now.setup
        ]
        if known:
            game = max(known, key=lambda each: len(each.moves))
            self._games.remove(game)
        else:
            n = self._solver.players
            evidence = np.zeros((n, len(LOG_PRIORS)))
            game = _Game((), now.setup.start(), evidence, (PRIOR,) * n, (), None, ())
        for token in moves[len(game.moves) :]:
            game = _step(game, token)
        return game

    def _counted(self, game: _Game, auction: Auction) -> _Game:
        start, heard = auction
        choices = None
        if len(heard) == self._solver.players:
            choices = self._solver.auction_choices(start, game.beliefs)
        evidence = game.evidence + self._likelihoods(start, heard, choices)
        return game._replace(evidence=evidence, beliefs=tuple(map(_belief, evidence)))

    def _likelihoods(
        self, start: Position, heard: tuple[Heard, ...], choices: list[Array] | None
    ) -> Array:
        """Log-likelihood of each type, [n, types] by table seat, from one auction.

        `choices` is None if the auction is not solved.
        """
        n = self._solver.players
        found = np.zeros((n, len(LOG_PRIORS)))
        for each in heard:
            table_seat = (start.selector + each.seat) % n
            utility = None if choices is None else choices[(each.seat - 1) % n]
            most = start.money[table_seat]
            if utility is not None:
                most = min(most, utility.shape[1] - 1)
            if most <= each.high or each.bid > most:
                continue
            faces = [_face_chance(start, table_seat, each, most, kind) for kind in OPENINGS]
            if utility is None:
                usual = _usual_chance(each)
                # To pass is what most bidders do: it is no evidence for a face-value bidder.
                faces = [chance if each.bid else chance * usual for chance in faces]
                soft = np.full(len(SOFT), usual)
            else:
                soft = _soft_chances(utility, each, most)
            chance = np.concatenate([soft, faces])
            plain = 0.5 / (most - each.high) if each.bid else 0.5
            found[table_seat] += EVIDENCE * np.log((1 - ERROR) * chance + ERROR * plain)
        return found


def _step(game: _Game, token: str) -> _Game:
    before = game.position
    action = _reader()(token)
    if action is None:
        raise ValueError(f"{token!r} is not a move of this game")
    after = before.apply(action)
    finished, start, heard = game.finished, game.start, game.heard
    if before.phase is Phase.BID:
        n = len(before.money)
        holder = 0 if before.bidder is None else (before.bidder - before.selector) % n
        bid = int(token) if token.isdigit() else 0
        start = before if start is None else start
        seat = (before.to_act - before.selector) % n
        heard = (*heard, Heard(seat, holder, before.high, bid))
        if after.phase is not Phase.BID:
            finished = (*finished, (start, heard))
            start, heard = None, ()
    return game._replace(
        moves=(*game.moves, token), position=after, finished=finished, start=start, heard=heard
    )


def _soft_chances(utility: Array, heard: Heard, most: int) -> Array:
    """How likely near-optimal bidders give this answer, in the order of `SOFT`."""
    bids = np.arange(heard.high + 1, most + 1)
    seen = np.clip(np.rint(bids / _SLOPES[:, None]), 1, most).astype(int)
    mine = utility[heard.seat, seen]  # [slopes, bids]
    best = mine.max(-1)
    gap = (float(utility[heard.holder, heard.high]) - best)[:, None] / _HEATS
    bidding = 1 / (1 + np.exp(np.clip(gap, -50, 50)))  # [slopes, temperatures]
    if not heard.bid:
        return (1 - bidding).reshape(-1)
    odds = np.exp((mine - best[:, None])[:, None] / _HEATS[:, None])
    share = odds[..., heard.bid - heard.high - 1] / odds.sum(-1)
    return (bidding * share).reshape(-1)


def _usual_chance(heard: Heard) -> float:
    """Roughly how likely a near-optimal bidder gives this answer, if the auction is not solved."""
    if heard.bid == heard.high + 1:
        return 1.0 if heard.seat == 0 else 0.5  # the last bidder never bids more than needed
    return 0.15 if heard.bid else 0.5


def _face_chance(
    start: Position, table_seat: int, heard: Heard, most: int, opening: float
) -> float:
    wanted = face.offer(start, table_seat, heard.high, opening)
    bid = wanted if wanted is not None and wanted <= most else 0
    return float(bid == heard.bid)


def _log_priors() -> Array:
    slope = np.array([-0.5 * (math.log(s) / 0.2) ** 2 for s, _ in SOFT])
    heat = np.array([-0.5 * (math.log(t / TEMPERATURE) / 0.9) ** 2 for _, t in SOFT])
    soft = np.exp(slope + heat)
    soft *= (1 - FACE_PRIOR) / soft.sum()
    return np.log(np.concatenate([soft, np.full(len(OPENINGS), FACE_PRIOR / len(OPENINGS))]))


LOG_PRIORS: Final = _log_priors()  # of `SOFT`, then of `OPENINGS`


def _belief(evidence: Array) -> Belief:
    """The posterior of a seat, reduced to its likeliest near-optimal type and face-value types."""
    if not evidence.any():
        return PRIOR
    posterior = LOG_PRIORS + evidence
    posterior = np.exp(posterior - posterior.max())
    posterior /= posterior.sum()
    soft, faces = posterior[: len(SOFT)], posterior[len(SOFT) :]
    kept = [(round(float(p), 3), o) for p, o in zip(faces, OPENINGS, strict=True) if p >= LEAST]
    if soft.sum() < LEAST:
        return PRIOR._replace(faces=tuple(kept))
    # The mean of the logarithms: one kind of answer instead of twenty.
    slope, temperature = np.exp(soft @ np.log(np.array(SOFT)) / soft.sum())
    return Belief(round(float(slope), 2), round(float(temperature), 4), tuple(kept))


# -- in the auction solver -----------------------------------------------------------------------


def answers(state: TurnState, beliefs: Sequence[Belief], most: Array) -> auction.Answer:
    """How each seat is expected to answer; all rows of `state` have the same selector.

    `beliefs` are by table seat, `most` [batch, n] by seat of the frame.
    """
    n = len(beliefs)
    selector = int(state.selector[0])

    def answer(after: Array, seat: int, choice: auction.Choice) -> Array:
        table_seat = (selector + seat) % n
        belief = beliefs[table_seat]
        mine, allowed, passing = choice
        if belief.slope != 1.0:
            price = np.arange(int(mine.shape[-1]))
            seen = np.clip(np.rint(price / belief.slope), 1, len(price) - 1).astype(int)
            mine = mine[..., seen]
        heat = np.float32(belief.temperature)
        values = auction.answered(np, after, seat, (mine, allowed, passing), heat)
        rest = 1 - sum(share for share, _ in belief.faces)
        if not belief.faces:
            return values
        values = np.float32(rest) * values
        for share, opening in belief.faces:
            values += np.float32(share) * _faced(state, after, seat, table_seat, most, opening)
        return values

    return answer


def _faced(
    state: TurnState, after: Array, seat: int, table_seat: int, most: Array, opening: float
) -> Array:
    """Values before a face-value bidder answers."""
    high = np.arange(int(after.shape[-2]))
    footholds = state.levels[:, table_seat] >= face.FOOTHOLD
    limit = state.group_value + face.CLIMB * (state.group_counts * footholds).sum(-1)
    bid: Array = np.broadcast_to(high + 1, (len(limit), len(high)))
    if seat:
        bid = np.maximum(bid, (opening * limit).astype(int)[:, None])
    bids = bid <= np.minimum(limit, most[:, seat])[:, None]  # [batch, h]
    row = np.arange(len(limit))[:, None]
    bought = after[row, seat, np.minimum(bid, len(high) - 1)]  # [batch, h, Q]
    return _np.where(bids[:, None, :, None], bought[:, None], after)


@cache
def _reader():
    from florin.games.medici.game import GAME  # noqa: PLC0415 - the game knows its bots

    return GAME.read_token


__all__ = ["LOG_PRIORS", "PRIOR", "Belief", "Opponents", "answers"]
