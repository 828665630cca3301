"""Errors with names. They carry values; whoever shows them finds the words."""

from __future__ import annotations

from collections.abc import Iterable


class RulesError(Exception):
    """Base of everything the rules refuse. It can be pickled, so it can cross processes."""

    def __init__(self, message: str, *values: object) -> None:
        super().__init__(message)
        self._values = values  # what the class was called with

    def __reduce__(self) -> tuple[type[RulesError], tuple[object, ...]]:
        return type(self), self._values


class BadSetup(RulesError, ValueError):
    """The game cannot be set up so: `field` is wrong, `allowed` says what would be right."""

    def __init__(self, field: str, value: object, allowed: str) -> None:
        super().__init__(f"{field}: {value!r} is not {allowed}", field, value, allowed)
        self.field, self.value, self.allowed = field, value, allowed


class MalformedAction(RulesError, ValueError):
    """Not an action of this game at all."""

    def __init__(self, action: object) -> None:
        super().__init__(f"malformed action: {action!r}", action)
        self.action = action


class IllegalAction(RulesError, ValueError):
    """An action of this game, but not one of those that `to_act` has now."""

    def __init__(self, action: object, to_act: int, legal: Iterable[object]) -> None:
        super().__init__(f"illegal action: {action!r}", action, to_act, legal)
        self.action, self.to_act, self.legal = action, to_act, legal


class GameIsOver(RulesError):
    """Nobody is to act any more."""

    def __init__(self, action: object) -> None:
        super().__init__(f"the game is over: {action!r}", action)
        self.action = action
