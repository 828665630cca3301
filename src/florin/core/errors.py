"""Errors of the rules. They carry values, so that any client can word the message."""

from __future__ import annotations

from collections.abc import Iterable


class RulesError(Exception):
    """Base of all errors of the rules. Picklable, so that it can cross processes."""

    def __init__(self, message: str, *values: object) -> None:
        super().__init__(message)
        self._values = values  # the constructor's arguments, for pickling

    def __reduce__(self) -> tuple[type[RulesError], tuple[object, ...]]:
        return type(self), self._values


class BadSetup(RulesError, ValueError):
    """The setup is not possible: `field` is wrong, `allowed` says what would be right."""

    def __init__(self, field: str, value: object, allowed: str) -> None:
        super().__init__(f"{field}: {value!r} is not {allowed}", field, value, allowed)
        self.field, self.value, self.allowed = field, value, allowed


class MalformedAction(RulesError, ValueError):
    """Not an action of this game."""

    def __init__(self, action: object) -> None:
        super().__init__(f"malformed action: {action!r}", action)
        self.action = action


class IllegalAction(RulesError, ValueError):
    """An action of this game that is not legal for `to_act` now."""

    def __init__(self, action: object, to_act: int, legal: Iterable[object]) -> None:
        super().__init__(f"illegal action: {action!r}", action, to_act, legal)
        self.action, self.to_act, self.legal = action, to_act, legal


class GameIsOver(RulesError):
    """The game is over, so no action is possible."""

    def __init__(self, action: object) -> None:
        super().__init__(f"the game is over: {action!r}", action)
        self.action = action
