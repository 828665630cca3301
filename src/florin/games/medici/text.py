"""A position of Medici as lines of text."""

from __future__ import annotations

from typing import Final

from florin.core.game import Line
from florin.core.narration import turn_text
from florin.games.medici.position import Position

SUMMARY: Final = """\
After three days the buyer with the most florins wins. A day goes as follows.
- The selector turns up one, two or three lots from the bag: the group.
- Clockwise from the selector's left, each buyer passes or bids more than the highest bid, once. The
  selector bids last. The highest bidder pays and loads the whole group.
- A ship has 5 holds. A buyer whose ship is full is out for the day. The last buyer with empty holds
  gets lots for free.
At the end of the day the ships are scored and emptied.
- Cargo: the ships are ranked by the sum of their values. The best earns 30, the last nothing.
- Stalls: each lot lifts its owner one level on the stall of its commodity. On each stall the
  highest buyer earns 10 and the second 5; high levels (5 to 7) earn more. Levels stay for the
  next day.
- Buyers who tie share.
A lot is a letter and a value: C cloth, F fur, G grain, D dye, S spice; Au is gold, worth 10,
without a stall. Levels are listed in the order cloth, fur, grain, dye, spice."""


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
