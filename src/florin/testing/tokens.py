"""Checks of tokens: every action writes itself, and only what it writes reads back."""

from __future__ import annotations

import pickle
import re
from typing import ClassVar, Final

from florin.core import Amount, Game
from florin.core.tokens import MAX_DIGITS, legal_tokens
from florin.testing.mark import each_game, each_text
from florin.testing.play import Played, finite_legal

_TOKEN: Final = re.compile(r"[!-~]{1,40}", re.ASCII)  # no spaces, no control characters
_NUMBER: Final = re.compile(r"-?[0-9.]+", re.ASCII)
_MALFORMED: Final = (
    "", " ", "\n", "no such token", "00", "01", "+1", "-1", "1.0", "1e3", "1_0", " 1", "1 ",
    "\uff11", "\u0661", "9" * (MAX_DIGITS + 1), "\udcff",
)  # fmt: skip


class TokenChecks:
    game: ClassVar[Game]

    @each_game()
    def test_tokens_read_back(self, played: Played) -> None:
        for ply, now in played.some(40):
            for action in finite_legal(now, 300):
                text = action.token
                found = self.game.read_token(text)
                if found != action or type(found) is not type(action):
                    played.fail(ply, f"{action!r} writes {text!r}, which reads as {found!r}")

    @each_game()
    def test_tokens_are_short_and_tell_actions_apart(self, played: Played) -> None:
        """Printable ASCII without spaces. A token that looks like a number is an amount."""
        for ply, now in played.some(40):
            legal = finite_legal(now, 300)
            tokens = [action.token for action in legal]
            if len(set(tokens)) != len(tokens):
                played.fail(ply, f"two legal actions have the same token: {tokens}")
            for action, text in zip(legal, tokens, strict=True):
                if not _TOKEN.fullmatch(text):
                    played.fail(ply, f"{action!r} writes {text!r}: must be ASCII without spaces")
                if (_NUMBER.fullmatch(text) is not None) != isinstance(action, Amount):
                    played.fail(ply, f"{action!r} writes {text!r}: amounts alone are numbers")

    @each_game()
    def test_legal_tokens_are_complete(self, played: Played) -> None:
        """What a record lists as legal stands for exactly the legal actions."""
        for ply, now in played.some(40):
            words = [a.token for a in finite_legal(now) if not isinstance(a, Amount)]
            runs = [token for token in legal_tokens(now) if token not in words]
            if len(runs) != (now.amounts() is not None):
                played.fail(ply, f"legal tokens are {legal_tokens(now)}; words are {words}")

    def test_malformed_text_is_no_action(self) -> None:
        for text in _MALFORMED:
            found = self.game.read_token(text)
            assert found is None, f"{text[:40]!r} reads as {found!r}; it must read as None"

    @each_text()
    def test_texts_read_as_what_writes_them(self, text: str) -> None:
        """Any text reads as None, or as an action that writes exactly this text."""
        self._reads_as_written(text)

    @each_game(40)
    def test_changed_tokens_read_as_what_writes_them(self, played: Played) -> None:
        token = played.tokens[played.case.seed % len(played.tokens)]
        for text in (f"{token} ", f" {token}", f"0{token}", token + token, token[:-1], token * 40):
            self._reads_as_written(text)

    def _reads_as_written(self, text: str) -> None:
        found = self.game.read_token(text)
        assert found is None or found.token == text, (
            f"{text!r} reads as {found!r}, which writes {found.token if found else None!r}"
        )

    @each_game(10)
    def test_actions_are_values(self, played: Played) -> None:
        for ply, step in enumerate(played.steps):
            action = step.action
            copy = pickle.loads(pickle.dumps(action))  # noqa: S301 - made here
            if copy != action or hash(copy) != hash(action):
                played.fail(ply, f"{action!r} is not equal after pickling, or has another hash")
