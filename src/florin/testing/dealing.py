"""Checks of dealing: a seed decides what chance does, always the same way, as the urn says."""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import ClassVar, Final

from florin.core import CHANCE, NOBODY, Action, Game, Position, chances
from florin.testing.mark import each_game
from florin.testing.play import Case, Played, play_out
from florin.testing.positions import pickled

_SEEDS: Final = ("", "a", "Firenze", "\udcff", "0" * 100)
_POSITIONS: Final = 4  # from which luck is tried
_DEALS: Final = 6000  # chance events that are compared with their probabilities
_SIGMAS: Final = 5.0  # an outcome of a fair dealer exceeds this once in two million games


class DealingChecks:
    game: ClassVar[Game]

    @each_game()
    def test_any_seed_deals_something_legal(self, played: Played) -> None:
        """Also a seed that did not deal what came before: any record can be played on."""
        for ply, now in played.some(40):
            if now.to_act != CHANCE:
                continue
            urn = now.urn()
            for seed in (played.seed, *_SEEDS):
                action = self.game.deal(seed, now)
                if action not in urn:
                    played.fail(ply, f"seed {seed!r} deals {action!r}, which is not in urn()")
                if self.game.deal(seed, pickled(now)) != action:
                    played.fail(ply, f"seed {seed!r} deals something else the second time")

    @each_game()
    def test_luck_is_legal_and_repeatable(self, played: Played) -> None:
        """From any position, along one game."""
        first = random.Random(played.case.seed).randrange(len(played.steps))
        now = played.positions[first]
        one, two = self.game.luck("one", now), self.game.luck("one", pickled(now))
        for ply in range(first, len(played.steps) * 2):
            if now.to_act == NOBODY:
                break
            action = next(iter(now.legal()))
            if now.to_act == CHANCE:
                action = one(now)
                if action not in now.urn():
                    played.fail(
                        first, f"luck gives {action!r} {ply - first} moves later: not in urn()"
                    )
                if two(now) != action:
                    played.fail(first, f"luck gives something else the second time: not {action!r}")
            now = now.apply(action)

    def test_luck_follows_the_urn(self) -> None:
        """Over many seeds the next outcome comes as often as `urn` says, also in mid-game."""
        for number in range(_POSITIONS):
            played = play_out(self.game, Case(self.game.default_players, {}, number))
            chance = [now for now in played.positions if now.to_act == CHANCE]
            now = chance[random.Random(number).randrange(len(chance))]
            self._fair("luck does not follow urn()", self._lucks(now))

    def _lucks(self, now: Position) -> Iterator[tuple[Action, float, bool]]:
        odds = chances(now)
        for seed in range(_DEALS // _POSITIONS):
            came = self.game.luck(str(seed), now)(now)
            for action, probability in odds:
                yield action, float(probability), action == came

    def test_deals_follow_the_urn(self) -> None:
        """Over many games each outcome comes as often as `urn` says.

        The sum of "came, less its probability" is a martingale, so its variance is the sum of the
        variances, although each deal depends on those before it.
        """
        self._fair("deals do not follow urn()", self._deals())

    def _fair(self, message: str, outcomes: Iterable[tuple[Action, float, bool]]) -> None:
        excess: defaultdict[Action, float] = defaultdict(float)
        variance: defaultdict[Action, float] = defaultdict(float)
        for action, chance, came in outcomes:
            excess[action] += came - chance
            variance[action] += chance * (1 - chance)
        off = {
            action: excess[action] / math.sqrt(spread)
            for action, spread in variance.items()
            if spread and abs(excess[action]) > _SIGMAS * math.sqrt(spread)
        }
        shown = ", ".join(f"{action.token} {sigmas:+.0f} sigmas" for action, sigmas in off.items())
        assert not off, f"{self.game.name}: {message}; too often or seldom: {shown}"

    def _deals(self) -> Iterator[tuple[Action, float, bool]]:
        """Outcomes of chance with their probabilities, and whether they came."""
        deals = number = 0
        while deals < _DEALS:
            played = play_out(self.game, Case(self.game.default_players, {}, number))
            number += 1
            for step in played.steps:
                if step.before.to_act == CHANCE:
                    deals += 1
                    for action, chance in chances(step.before):
                        yield action, float(chance), action == step.action
            assert deals or number < 100, f"{self.game.name}: chance never acts"
