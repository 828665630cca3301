"""A position of Medici vs Strozzi as lines of text."""

from __future__ import annotations

from florin.core.game import Line
from florin.core.narration import turn_text
from florin.games.strozzi.position import Position


def lines(position: Position) -> list[Line]:
    """Round and bag, the group, the markers, then each player's ships."""
    price = "no price yet" if position.price is None else f"price {position.price}"
    bag, turn = f"{position.bag} lots in the bag", turn_text(position.to_act)
    found: list[Line] = [
        (f"Medici vs Strozzi, round {position.round}, {bag}; {turn}", (), 0),
        (f"group, {price}", position.group, 0),
    ]
    markers = " | ".join(" ".join(f"{m:+d}" for m in harbour) for harbour in position.markers)
    found.append((f"markers, positive on Medici's side: {markers}", (), 0))
    for name, money, fleet in zip(
        ("Medici", "Strozzi"), position.money, position.fleets, strict=True
    ):
        found.append((f"{name}: {money} florins", (), 0))
        for ship in fleet:
            where = "at home" if ship.harbour is None else f"in harbour {ship.harbour + 1}"
            found.append((f"  ship of {ship.holds} {where}", ship.lots, ship.room))
    return found
