"""Checks of bots and judges. A game without them passes."""

from __future__ import annotations

import math
import random
from fractions import Fraction
from typing import ClassVar, Final

from florin.bots import RolloutJudge, bot, bot_names
from florin.core import NOBODY, Game, Judge, Judgement, Position
from florin.testing.mark import each_game
from florin.testing.play import Played, is_legal

_OPENINGS: Final = (Fraction(0), Fraction(1, 3), Fraction(1))


class BotChecks:
    game: ClassVar[Game]

    @each_game(10)
    def test_the_face_value_player_plays_legal_actions(self, played: Played) -> None:
        bots = self.game.bots
        if bots is None:
            return
        for ply, now in played.decisions(25):
            for opening in _OPENINGS:
                action = bots.face(now, opening)
                if not is_legal(now, action):
                    played.fail(ply, f"face({opening}) plays {action!r}: not legal")
                if bots.face(now, opening) != action:
                    played.fail(ply, f"face({opening}) plays something else the second time")

    @each_game(4)
    def test_bots_play_legal_actions_by_their_generator(self, played: Played) -> None:
        """The same position and the same state of the generator give the same action."""
        for name in bot_names(self.game.name):
            player = bot(name)
            for ply, now in played.decisions(5):
                one, two = random.Random(ply), random.Random(ply)
                action = player.choose(now, one)
                if not is_legal(now, action):
                    played.fail(ply, f"{name} plays {action!r}: not legal")
                if player.choose(now, two) != action:
                    played.fail(ply, f"{name} plays something else from the same generator state")

    @each_game(2)
    def test_judges_give_shares_and_prices(self, played: Played) -> None:
        """By rollouts, and by the trained evaluator: one number for each seat; wins sum to 1."""
        bots = self.game.bots
        if bots is None:
            return
        setup = played.positions[0].setup
        for judge in (RolloutJudge(2), bots.evaluator(setup)):
            for ply, now in (*played.some(2), *played.decisions(2)):
                _check_judge(played, ply, judge, now)


def _check_judge(played: Played, ply: int, judge: Judge, now: Position) -> None:
    players = played.case.players
    found = judge.judge(now)
    _check_judgement(played, ply, found)
    outcome = now.outcome()
    if outcome is not None:
        exact = [(seat in outcome.winners) / len(outcome.winners) for seat in range(players)]
        if not all(math.isclose(a, b, abs_tol=1e-6) for a, b in zip(exact, found.win, strict=True)):
            played.fail(ply, f"the game is over, but the judgement is {found}")
    for action, judgement in judge.weigh(now) if now.to_act != NOBODY else ():
        if not is_legal(now, action):
            played.fail(ply, f"weigh() has {action!r}: not legal")
        _check_judgement(played, ply, judgement)
    prices = judge.fair_prices(now)
    if len(prices) not in (0, players):
        played.fail(ply, f"fair_prices() is {prices}: one for each seat, or none at all")
    if not all(price is None or math.isfinite(price) for price in prices):
        played.fail(ply, f"fair_prices() is {prices}: must be finite, or None")


def _check_judgement(played: Played, ply: int, found: Judgement) -> None:
    players = played.case.players
    if len(found.win) != players or len(found.money) != players:
        played.fail(ply, f"{found} has not one number for each of {players} seats")
    if not math.isclose(sum(found.win), 1, abs_tol=1e-4) or min(found.win) < -1e-6:
        played.fail(ply, f"{found}: shares of the win must sum to 1")
    if not all(map(math.isfinite, found.money)):
        played.fail(ply, f"{found}: money must be finite")
