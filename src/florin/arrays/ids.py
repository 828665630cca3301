"""Action ids of one setup: which number stands for which action."""

from __future__ import annotations

from collections.abc import Sequence

from florin.core import Action, Amount, Position


class ActionIds:
    """`actions[k]` is the action of id k."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions = tuple(actions)
        self._ids = {action: at for at, action in enumerate(self.actions)}
        amounts = [action for action in self.actions if isinstance(action, Amount)]
        self._largest = max(amounts, key=lambda amount: amount.florins, default=None)

    def __len__(self) -> int:
        return len(self.actions)

    def of(self, action: Action) -> int:
        """The id of `action`. An amount above the largest with an id counts as that one."""
        if (
            self._largest is not None
            and isinstance(action, Amount)
            and action.florins > self._largest.florins
        ):
            action = self._largest
        return self._ids[action]

    def legal(self, position: Position) -> list[int]:
        """Ids of the legal actions, ascending; empty if chance is to act or the game is over."""
        if position.to_act < 0:
            return []
        ids: list[int] = []
        for action in position.legal():
            # Amounts come last and ascend, and there may be no end to them.
            if isinstance(action, Amount) and action not in self._ids:
                break
            ids.append(self._ids[action])
        return sorted(ids)
