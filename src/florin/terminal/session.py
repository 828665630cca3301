"""A game at one terminal: people and bots at the seats, the record saved after each move."""

from __future__ import annotations

import os
import random
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from rich.console import Console
from rich.text import Text

from florin import games
from florin.core import CHANCE, NOBODY, Bot, Event, Position, legal_tokens
from florin.core.narration import printable
from florin.records import BadMove, Record, deal, play, position_of
from florin.terminal.draw import draw_position, draw_sheets

LEAVE = ("quit", "exit", "q")


class NotSaved(Exception):
    """The record could not be written; the text says why."""


class Session:
    """Plays a record on to its end. `ask` shows a prompt and returns what was typed."""

    def __init__(
        self,
        record: Record,
        bots: Mapping[int, Bot],
        seed: str,
        console: Console,
        ask: Callable[[str], str],
        file: Path | None = None,
    ) -> None:
        self.record = record
        self.position: Position = position_of(record)
        self.bots, self.seed, self.file = bots, seed, file
        self.console, self.ask = console, ask

    def run(self) -> bool:
        """Plays on; returns True when the game is over, False if a player leaves."""
        shown_sheets = len(self.position.sheets)
        while self.position.to_act != NOBODY:
            move = self._next_token()
            if move is None:
                return False
            events: list[Event] = []
            _, self.position = play(self.position, len(self.record.moves), move, events)
            self.record = self.record.then(move)
            self.save()
            self._tell(events)
            for sheet in draw_sheets(self.position, self.record.players, shown_sheets):
                self.console.print(sheet)
            shown_sheets = len(self.position.sheets)
        self.console.print(draw_position(self.position, self.record.players))
        return True

    def save(self) -> None:
        """Writes a temporary file and renames it, so that the record is complete at any moment."""
        if self.file is None:
            return
        try:
            self._write(self.file.resolve(), self.record.dumps())
        except OSError as error:
            raise NotSaved(error.strerror) from error

    def _write(self, file: Path, text: str) -> None:
        descriptor, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
        beside = Path(name)
        try:
            with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
                stream.write(text)
            # Temporary files are private; keep the mode of the old file, or of any new file.
            beside.chmod(file.stat().st_mode & 0o777 if file.exists() else 0o644)
            beside.replace(file)
        except BaseException:
            beside.unlink(missing_ok=True)
            raise

    def _next_token(self) -> str | None:
        """The next token: dealt, or chosen by a bot or a person; None if the person leaves."""
        position = self.position
        if position.to_act == CHANCE:
            return deal(self.seed, position).token
        if position.to_act in self.bots:
            # One generator per move, so that a game continued from its record goes the same way.
            words = f"{self.seed}/{len(self.record.moves)}"
            rng = random.Random(words.encode("utf-8", "surrogatepass"))
            return self.bots[position.to_act].choose(position, rng, self.record.moves).token
        return self._ask_person()

    def _ask_person(self) -> str | None:
        position, ply = self.position, len(self.record.moves)
        legal = legal_tokens(position)
        self.console.print()
        self.console.print(draw_position(position, self.record.players))
        name = printable(self.record.players[position.to_act])
        while True:
            try:
                typed = self.ask(f"{name} [{', '.join(legal)}]: ").strip()
            except EOFError:
                return None
            if typed.lower() in LEAVE:
                return None
            if typed in ("?", "help"):
                self._explain(legal)
                continue
            try:
                play(position, ply, typed)
            except BadMove:
                self.console.print(
                    Text(f"{typed!r} is not possible here. One of: {', '.join(legal)}", "yellow")
                )
                continue
            return typed

    def _explain(self, legal: list[str]) -> None:
        game = games.of(self.position)
        for token in legal:
            self.console.print(Text(f"  {token:<8} {game.explain(token)}"))
        self.console.print(Text("  quit     leave; the record keeps the game", "dim"))

    def _tell(self, events: list[Event]) -> None:
        game = games.of(self.position)
        for event in events:
            sentence = game.narrate(event, self.record.players)
            if sentence:
                self.console.print(Text(f"  {sentence}", "dim" if "cannot" in sentence else ""))
