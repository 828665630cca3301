"""Drawing Medici vs Strozzi."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from florin.core.lots import value_of
from florin.games.strozzi import Phase, Position, RoundSheet, board
from florin.render.lots import lots_text, plain, tally_text

HARBOURS = ("1 left", "2 middle", "3 right")


def draw(position: Position, names: Sequence[str]) -> RenderableType:
    """Both players' ships in the three harbours, with the tracks between them."""
    over = position.phase is Phase.OVER
    title = f"Medici vs Strozzi · round {position.round} of {board.ROUNDS} · {position.bag} lots"
    now = position.projection()
    table = Table(
        title="Medici vs Strozzi · the game is over" if over else title,
        title_justify="left",
        box=SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
    )
    table.add_column("")
    medici, strozzi = (_player(position, names, seat) for seat in (board.MEDICI, board.STROZZI))
    table.add_column(medici)
    table.add_column("tracks", justify="center")
    table.add_column(strozzi)
    for harbour, tracks in enumerate(board.HARBOURS):
        lines = Text("\n").join(
            _track(str(commodity), marker, board.FIELD_BONUS[position.setup.track])
            for commodity, marker in zip(tracks, now.markers[harbour], strict=True)
        )
        table.add_row(
            str(harbour + 1),
            _dock(position, board.MEDICI, harbour),
            lines,
            _dock(position, board.STROZZI, harbour),
            end_section=True,
        )
    parts: list[RenderableType] = [table]
    if not over:
        pays = " : ".join(
            f"+{h + m}" for h, m in zip(now.harbour_pay, now.monopoly_pay, strict=True)
        )
        parts.append(Text(f"Would pay now  {pays}"))
    if position.group:
        line = Text("On offer  ").append_text(lots_text(position.group))
        line.append(f"   face value {value_of(position.group)}")
        if position.price is not None:
            line.append(f"   price {position.price}")
        parts.append(line)
    if not over:
        parts.append(Text("In the bag  ").append_text(tally_text(position.unseen)))
    return Group(*parts)


def _player(position: Position, names: Sequence[str], seat: int) -> Text:
    mark = "▶ " if seat == position.to_act else ""
    home = [str(ship.holds) for ship in position.fleets[seat] if ship.harbour is None]
    ships = f"\nat home: {', '.join(home)}" if home else "\nall ships out"
    return Text(f"{mark}{plain(names[seat])} · {position.money[seat]}{ships}")


def _dock(position: Position, seat: int, harbour: int) -> Text:
    for ship in position.fleets[seat]:
        if ship.harbour == harbour:
            return lots_text(ship.lots, ship.holds).append(f"  = {value_of(ship.lots)}")
    return Text("–", "dim")


def _track(name: str, marker: int, bonuses: tuple[int, ...]) -> Text:
    """`fur   +20+10 ·  ·  ●  ·  · +10+20`: Medici's side is on the left."""
    text = Text(f"{name:<6}")
    end = len(bonuses) - 1
    for field in range(end, -end - 1, -1):
        bonus = bonuses[abs(field)]
        if field == marker:
            text.append(" ● ", "bold reverse")
        else:
            text.append(f"{f'+{bonus}' if bonus else '·':^3}", "dim")
    return text


def draw_sheet(number: int, sheet: RoundSheet, names: Sequence[str]) -> Table:
    """One scored round: where every florin comes from."""
    table = Table(title=f"Round {number}", title_justify="left", box=SIMPLE_HEAD)
    table.add_column("")
    for name in names:
        table.add_column(Text(plain(name)), justify="right")

    def row(label: str, medici: int, strozzi: int, style: str = "") -> None:
        table.add_row(label, str(medici), str(strozzi), style=style)

    row("before", *sheet.money_before)
    for harbour, tracks in enumerate(board.HARBOURS):
        totals, pay = sheet.harbours[harbour], sheet.harbour_pays[harbour]
        row(f"harbour {HARBOURS[harbour]}: {totals[0]} to {totals[1]}", *pay)
        for track, commodity in enumerate(tracks):
            award, bonus = sheet.awards[harbour][track], sheet.bonuses[harbour][track]
            field = sheet.markers[harbour][track]
            row(f"  {commodity}, field {abs(field)}", award[0] + bonus[0], award[1] + bonus[1])
    row("money", *sheet.money, style="bold")
    return table
