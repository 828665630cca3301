"""An external program as a player: one JSON line per decision, one back. See docs/arena.md."""

from __future__ import annotations

import json
import queue
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import IO, Any, Final, Literal, cast

import msgspec

from florin.core import Action, Position, legal_tokens
from florin.games.present import position_view
from florin.records import BadMove, Record, play

Reason = Literal["crash", "silence", "illegal"]

START_UP: Final = 30.0  # seconds added to the time limit of the first answer
TRIES: Final = 3  # starts without an answer before giving up
_SLICE: Final = 0.1  # seconds between checks whether the arena was stopped
_LINE: Final = 1 << 16  # characters of an answer; what is longer is no token
_GRACE: Final = 1.0  # seconds between SIGTERM and SIGKILL


class Stopped(Exception):
    """The arena was stopped; games under way are dropped."""


class Question(msgspec.Struct, frozen=True):
    """What a program receives. Seats count from 1."""

    seat: int
    legal: list[str]
    position: Any
    record: dict[str, Any]
    seed: int  # from 0 to 2³² - 1, for a program that uses random numbers


class Program:
    """Starts at the first question, and again at the next one after a crash or a timeout."""

    def __init__(
        self, command: Sequence[str], time_limit: float, stopped: Callable[[], bool]
    ) -> None:
        self.command = list(command)
        self.time_limit = time_limit
        self.stopped = stopped
        self.trouble = ""
        self._running: _Running | None = None
        self._failed_starts = 0
        self._last: Reason = "crash"

    def ask(self, record: Record, position: Position, seed: int) -> Action | Reason:
        """The program's action, or why there is none."""
        if self._failed_starts == TRIES:
            return self._last
        if self._running is None:
            try:
                self._running = _Running(self.command)
            except OSError as error:
                return self._fail("crash", f"cannot start: {error.strerror}")
        running = self._running
        limit = self.time_limit + (0 if running.answered else START_UP)
        legal = legal_tokens(position)
        asked = Question(
            position.to_act + 1, legal, position_view(position), record.as_dict(), seed
        )
        line = running.exchange(msgspec.json.encode(asked).decode(), limit, self.stopped)
        if line is None:
            said = f", only {running.chatter[:60]!r}" if running.chatter else ""
            return self._fail("silence", f"no answer within {limit:g} s{said}")
        if not line:
            return self._fail("crash", running.last_words())
        running.answered = True
        self._failed_starts = 0
        token = _token(line)
        if token is None:
            self.trouble = f'not an answer such as {{"token": "pass"}}: {line.strip()[:60]!r}'
            return "illegal"
        try:
            return play(position, len(record.moves), token)[0]
        except BadMove as error:
            self.trouble = str(error)
            return "illegal"

    def close(self) -> None:
        if self._running is not None:
            self._running.end()
            self._running = None

    def _fail(self, reason: Reason, trouble: str) -> Reason:
        """Ends the process: a late answer would be taken for the answer to the next question."""
        if self._running is None or not self._running.answered:
            self._failed_starts += 1
        self.close()
        self._last, self.trouble = reason, trouble
        return reason


def _token(line: str) -> str | None:
    try:
        answer: object = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(answer, dict):
        return None
    token = cast("dict[str, object]", answer).get("token")
    return token if isinstance(token, str) else None


class _Running:
    """One process. Threads read its output, so that no pipe fills up and waiting can time out."""

    def __init__(self, command: list[str]) -> None:
        # Its own session: Ctrl-C reaches only the arena, which then ends the program cleanly.
        self.process = subprocess.Popen(  # noqa: S603
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        self.answered = False
        self.chatter = ""  # the last line that was not an answer
        self.lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.words: deque[str] = deque(maxlen=20)
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self._threads = [
            threading.Thread(target=_read, args=(self.process.stdout, self.lines.put), daemon=True),
            threading.Thread(
                target=_read, args=(self.process.stderr, self.words.append), daemon=True
            ),
        ]
        for thread in self._threads:
            thread.start()

    def exchange(self, line: str, limit: float, stopped: Callable[[], bool]) -> str | None:
        """The answer; empty if the program has ended, None on timeout.

        Lines that are not JSON objects, such as a greeting, are ignored.
        """
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except OSError:
            return ""
        end = time.monotonic() + limit
        while (left := end - time.monotonic()) > 0:
            try:
                said = self.lines.get(timeout=min(left, _SLICE))
                if not said or said.lstrip().startswith("{"):
                    return said
                self.chatter = said.strip()
            except queue.Empty:
                if stopped():
                    raise Stopped from None
        return None

    def last_words(self) -> str:
        """Why it ended: the last line it wrote on standard error, or its status."""
        try:
            status = self.process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            return "closed its output"
        self._threads[1].join(_GRACE)
        said = [line.strip() for line in self.words if line.strip()]
        return f"ended with status {status}" + (f": {said[-1]}" if said else "")

    def end(self) -> None:
        """Closes its input and sends SIGTERM; kills it if that does not help."""
        assert self.process.stdin is not None
        with suppress(OSError):  # it ended without reading its input
            self.process.stdin.close()
        if self.process.poll() is None:
            self.process.terminate()
        try:
            self.process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for thread in self._threads:
            thread.join(_GRACE)
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None and not any(thread.is_alive() for thread in self._threads):
                stream.close()


def _read(stream: IO[str], put: Callable[[str], None]) -> None:
    """Line by line; an empty one at the end."""
    while line := stream.readline(_LINE):
        put(line)
    put("")
