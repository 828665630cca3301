"""A game at one terminal: people at some seats, bots at the others, the record always saved."""

from __future__ import annotations

import os
import random
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from rich.console import Console
from rich.text import Text

from florin.bots import Bot
from florin.core import CHANCE, NOBODY, Event, Position
from florin.records import BadMove, Record, deal, legal_tokens, play, position_of, token
from florin.render.lots import plain
from florin.terminal.draw import draw_position, draw_sheets
from florin.terminal.narrate import narrate

HELP = {
    "draw": "take a further lot",
    "stop": "offer the group as it is",
    "pass": "let the group go",
    "buy": "buy the group at that price",
    "decline": "leave it to the active player, who must buy it",
    "discard": "throw the group away",
}
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
        """Plays until the game is over (True) or somebody leaves (False)."""
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
        """Writes the record beside itself and moves it into place: it is whole at any instant."""
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
            # Temporary files are private; a record is as open as it was, or as any new file.
            beside.chmod(file.stat().st_mode & 0o777 if file.exists() else 0o644)
            beside.replace(file)
        except BaseException:
            beside.unlink(missing_ok=True)
            raise

    def _next_token(self) -> str | None:
        """What happens next: by the dealer, by a bot, or by a person; None where one leaves."""
        position = self.position
        if position.to_act == CHANCE:
            return token(deal(self.seed, position))
        if position.to_act in self.bots:
            # One generator a move, so that a game played on from its record goes the same way.
            words = f"{self.seed}/{len(self.record.moves)}"
            rng = random.Random(words.encode("utf-8", "surrogatepass"))
            return token(self.bots[position.to_act].choose(position, rng))
        return self._ask_person()

    def _ask_person(self) -> str | None:
        position, ply = self.position, len(self.record.moves)
        legal = legal_tokens(position.legal())
        self.console.print()
        self.console.print(draw_position(position, self.record.players))
        name = plain(self.record.players[position.to_act])
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
        for word in legal:
            if "@" in word:
                ship, harbour = word.split("@")
                meaning = f"load onto the ship with {ship} holds, harbour {harbour}"
            else:
                meaning = HELP.get(word, "a number of florins in this range")
            self.console.print(Text(f"  {word:<8} {meaning}"))
        self.console.print(Text("  quit     leave; the record keeps the game", "dim"))

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            sentence = narrate(event, self.record.players)
            if sentence:
                self.console.print(Text(f"  {sentence}", "dim" if "cannot" in sentence else ""))
