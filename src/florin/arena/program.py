"""A program that plays: one JSON line for each decision, one back. docs/arena.md is its manual."""

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

START_UP: Final = 30.0  # seconds that the first answer of a fresh process may take longer
TRIES: Final = 3  # starts without a single answer, then it is left alone
_SLICE: Final = 0.1  # seconds between looks at whether the arena was stopped
_LINE: Final = 1 << 16  # characters of an answer; what is longer is no token
_GRACE: Final = 1.0  # seconds between being asked to end and being killed


class Stopped(Exception):
    """Somebody stopped the arena; what is under way is dropped."""


class Question(msgspec.Struct, frozen=True):
    """What a program is told. Seats count from 1."""

    seat: int
    legal: list[str]
    position: Any
    record: dict[str, Any]
    seed: int  # a number from 0 to 2³² - 1 for the program's dice, if it has any


class Program:
    """Starts when first asked, and again at the next question after it died or was silent."""

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
        """Ends the process: an answer that comes late would be taken for the next one."""
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
    """One process. Threads read what it writes, so that no pipe ever fills and waiting can end."""

    def __init__(self, command: list[str]) -> None:
        # Its own session: Ctrl-C is for the arena, which then ends the program in good order.
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
        self.chatter = ""  # the last thing it said that was no answer
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
        """The answer; empty where the program has ended, None where the time is over.

        Lines that are no JSON object are chatter, such as a greeting: they answer nothing.
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
        """Its end, in a few words: the last line it wrote on standard error, or its status."""
        try:
            status = self.process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            return "closed its output"
        self._threads[1].join(_GRACE)
        said = [line.strip() for line in self.words if line.strip()]
        return f"ended with status {status}" + (f": {said[-1]}" if said else "")

    def end(self) -> None:
        """Asked first, by the end of its input and a signal; then made to."""
        assert self.process.stdin is not None
        with suppress(OSError):  # it died with our words unread
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
