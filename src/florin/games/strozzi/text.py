"""A position of Medici vs Strozzi as lines of text."""

from __future__ import annotations

from typing import Final

from florin.core.game import Line
from florin.core.narration import turn_text
from florin.games.strozzi.position import Position

SUMMARY: Final = """\
After three rounds the house with the most florins wins. Both may go into debt. A turn goes as
follows.
- The active player turns up one, two or three lots from the bag and names one price for the group.
- The opponent buys at that price or declines. If it is declined, the active player must buy. The
  buyer is active next.
- The buyer loads the group onto one ship, or discards it. Ships have 3, 4 and 5 holds. With its
  first lots a ship goes to a harbour and stays there for the round; your ships go to
  different harbours.
The round ends when the buyer's ships are full or the bag is empty. Then it is scored.
- In each harbour the more valuable ship earns 20.
- The lots of a ship pull the markers of its harbour to its owner's side: one field each, two for a
  lot of value 0. A marker on your side pays you 10, and more on the last two fields of its track.
  Markers stay for the next round.
A lot is a letter and a value: C cloth, F fur, D dye, S spice; Au is gold, worth 5, which pulls no
marker. `4@2` loads the ship of 4 holds at harbour 2. Harbour 1 has tracks for fur, cloth and dye,
harbour 2 for spice, cloth and dye, harbour 3 for spice and fur; markers are in this order."""


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
