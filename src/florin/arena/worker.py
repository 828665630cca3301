"""Plays units of a contest. Each process has one worker; each worker has its own players."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence

from florin.arena.contest import Contest, Unit
from florin.arena.player import Player, player
from florin.arena.program import Stopped
from florin.arena.tally import WIN, Outcome, Tally
from florin.core import CHANCE, NOBODY, Position
from florin.records import deal


class Worker:
    """Results depend on the contest and the unit alone, not on what was played before."""

    def __init__(self, contest: Contest, stopped: Callable[[], bool] = lambda: False) -> None:
        self.contest = contest
        self.stopped = stopped
        self.players: Mapping[str, Player] = {
            name: player(name, contest.time_limit, stopped) for name in contest.names
        }

    def play(self, unit: Unit) -> Outcome:
        """Every rotation of one deal; raises Stopped if the arena is stopped meanwhile."""
        contest = self.contest
        names = contest.tables[unit.table]
        tallies = {name: Tally() for name in names}
        for rotation in range(contest.players):
            seating = contest.seating(unit.table, rotation)
            dice = [
                seat_dice(f"{contest.seed}/{unit.deal}/{rotation}/{seat}")
                for seat in range(contest.players)
            ]
            end = self._game(seating, f"{contest.seed}/{unit.deal}", dice, tallies)
            outcome = end.outcome()
            assert outcome is not None
            for seat, name in enumerate(seating):
                tallies[name].seats += 1
                tallies[name].money += end.money[seat]
                if seat in outcome.winners:
                    tallies[name].points += WIN // len(outcome.winners)
        troubles = {
            name: self.players[name].trouble for name in tallies if self.players[name].trouble
        }
        return Outcome(unit, tallies, troubles)

    def close(self) -> None:
        for each in self.players.values():
            each.close()

    def _game(
        self,
        seating: Sequence[str],
        seed: str,
        dice: Sequence[random.Random],
        tallies: Mapping[str, Tally],
    ) -> Position:
        position: Position = self.contest.setup.start()
        moves: list[str] = []
        while (seat := position.to_act) != NOBODY:
            if seat == CHANCE:
                action = deal(seed, position)
            else:
                if self.stopped():
                    raise Stopped
                name = seating[seat]
                begun = time.perf_counter_ns()
                action, forfeit = self.players[name].choose(position, moves, dice[seat])
                tallies[name].clock.add(time.perf_counter_ns() - begun)
                if forfeit:
                    tallies[name].forfeits[forfeit] += 1
            moves.append(action.token)
            position = position.apply(action)
        return position


def seat_dice(seed: str) -> random.Random:
    """A random generator seeded by text. The text may hold lone surrogates.

    The command line contains those if an argument is not UTF-8.
    """
    return random.Random(seed.encode("utf-8", "surrogatepass"))
