"""Checks of records: every game can be written, read, replayed and cut at any point."""

from __future__ import annotations

import json
from typing import ClassVar

from florin.core import NOBODY, Game, legal_tokens
from florin.records import BadMove, Record, Replay, from_dict, loads, play, position_of, summary
from florin.testing.mark import each_game
from florin.testing.play import Played, is_legal, universe


class RecordChecks:
    game: ClassVar[Game]

    @each_game()
    def test_records_read_back(self, played: Played) -> None:
        record = record_of(played)
        if loads(record.dumps()) != record or loads(record.dumps().encode()) != record:
            played.fail(0, f"the record is not equal when it is read back: {record.dumps()}")
        if from_dict(json.loads(json.dumps(record.as_dict()))) != record:
            played.fail(0, "the record is not equal as a JSON object")

    @each_game()
    def test_every_prefix_replays_to_its_position(self, played: Played) -> None:
        record = record_of(played)
        replayed = Replay.of(record).positions
        for ply, (found, expected) in enumerate(zip(replayed, played.positions, strict=True)):
            if found != expected:
                played.fail(ply, "replaying the tokens gives another position")
        for ply, expected in played.some(6):
            if position_of(record.prefix(ply)) != expected:
                played.fail(ply, "replaying the prefix gives another position")

    @each_game(12)
    def test_illegal_tokens_are_refused(self, played: Played) -> None:
        """BadMove names the ply, the seat and what would be legal."""
        actions = [a for a in universe(played) if self.game.read_token(a.token) == a]
        for ply, now in played.some(15):
            wrong = [a.token for a in actions if now.to_act == NOBODY or not is_legal(now, a)]
            for token in (*wrong, "no such token", ""):
                try:
                    play(now, ply, token)
                except BadMove as error:
                    kinds = ("too late",) if now.to_act == NOBODY else ("illegal", "malformed")
                    expected = (ply, now.to_act, tuple(legal_tokens(now)))
                    if (error.ply, error.to_act, error.legal) != expected:
                        played.fail(ply, f"{token!r}: the error is {error}")
                    if error.kind not in kinds:
                        played.fail(ply, f"{token!r} is {error.kind}, not {' or '.join(kinds)}")
                else:
                    played.fail(ply, f"{token!r} is not legal but is accepted")

    @each_game(10)
    def test_summaries_are_json(self, played: Played) -> None:
        """`florin replay --json` can print every position."""
        for ply, now in played.some(20):
            found = summary(now)
            if json.loads(json.dumps(found)) != found:
                played.fail(ply, f"summary is not JSON: {found}")


def record_of(played: Played) -> Record:
    """The whole game as a record. Names need not be ASCII."""
    names = tuple(f"Spieler “{seat}”" for seat in range(played.case.players))
    options = played.positions[0].setup.options
    return Record(played.game.name, names, options, played.tokens)
