"""A position as text."""

from __future__ import annotations

from florin.records import lot_token
from florin.rules import CHANCE, NOBODY, Lots, Position
from florin.rules.medici import Position as MediciPosition
from florin.rules.strozzi import Position as StrozziPosition

Line = tuple[str, Lots, int]  # words, lots beside them, empty holds after those


def text(position: Position) -> str:
    """For a terminal: a line per seat."""
    return "\n".join(
        " ".join([words, *map(lot_token, lots), *(["--"] * empty)]).rstrip()
        for words, lots, empty in lines(position)
    )


def lines(position: Position) -> list[Line]:
    """What there is to see, from the top."""
    if isinstance(position, MediciPosition):
        return _medici(position)
    if isinstance(position, StrozziPosition):
        return _strozzi(position)
    raise TypeError(f"not a position of either game: {position!r}")


def _turn(position: Position) -> str:
    names = {CHANCE: "chance acts", NOBODY: "the game is over"}
    return names.get(position.to_act, f"seat {position.to_act + 1} acts")


def _medici(position: MediciPosition) -> list[Line]:
    found: list[Line] = [
        (f"Medici, day {position.day}, {position.bag} lots in the bag; {_turn(position)}", (), 0),
        (f"group, highest bid {position.high}", position.group, 0),
    ]
    for seat, (money, ship, free) in enumerate(
        zip(position.money, position.ships, position.free_holds, strict=True)
    ):
        levels = " ".join(map(str, position.levels[seat]))
        found.append((f"seat {seat + 1}: {money} florins, levels {levels}, ship", ship, free))
    return found


def _strozzi(position: StrozziPosition) -> list[Line]:
    price = "no price yet" if position.price is None else f"price {position.price}"
    bag = f"{position.bag} lots in the bag"
    found: list[Line] = [
        (f"Medici vs Strozzi, round {position.round}, {bag}; {_turn(position)}", (), 0),
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
