"""A position of Medici as lines of text."""

from __future__ import annotations

from florin.core.game import Line
from florin.core.narration import turn_text
from florin.games.medici.position import Position


def lines(position: Position) -> list[Line]:
    """Day and bag, the group, then a line for each buyer."""
    bag, turn = position.bag, turn_text(position.to_act)
    found: list[Line] = [
        (f"Medici, day {position.day}, {bag} lots in the bag; {turn}", (), 0),
        (f"group, highest bid {position.high}", position.group, 0),
    ]
    for seat, (money, ship, free) in enumerate(
        zip(position.money, position.ships, position.free_holds, strict=True)
    ):
        levels = " ".join(map(str, position.levels[seat]))
        found.append((f"seat {seat + 1}: {money} florins, levels {levels}, ship", ship, free))
    return found
