"""Drawing Medici."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from florin.core.lots import LETTER, value_of
from florin.games.medici import COULD_NOT, PASSED, DaySheet, Phase, Position, board
from florin.render.lots import lots_text, plain, tally_text

LETTERS = tuple(LETTER[commodity] for commodity in board.COMMODITIES)


def draw(position: Position, names: Sequence[str]) -> RenderableType:
    """The market, all ships, stalls and money, and what the day would pay now."""
    now = position.projection()
    over = position.phase is Phase.OVER
    table = Table(
        title=_title(position), title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0)
    )
    table.add_column("")
    table.add_column("buyer", max_width=14, no_wrap=True)
    table.add_column("money", justify="right")
    table.add_column("ship", no_wrap=True)
    table.add_column("cargo", justify="right")
    table.add_column(" ".join(LETTERS), no_wrap=True)
    table.add_column("paid" if over else "pays", justify="right")
    table.add_column("auction", no_wrap=True)
    answers = _auction(position)
    for seat, name in enumerate(names):
        paid = now.cargo_pay[seat] + now.stall_pay[seat]
        table.add_row(
            "▶" if seat == position.to_act else str(seat + 1),
            Text(plain(name), "bold" if seat == position.to_act else ""),
            str(position.money[seat]),
            lots_text(position.ships[seat], board.HOLDS),
            str(now.cargo[seat]),
            " ".join(str(level) for level in now.levels[seat]),
            f"+{paid}",
            answers[seat],
        )
    parts: list[RenderableType] = [table]
    if position.group:
        line = Text("On offer  ")
        line.append_text(lots_text(position.group))
        line.append(f"   face value {value_of(position.group)}")
        if position.bidder is not None:
            line.append(f"   high bid {position.high} by {plain(names[position.bidder])}")
        parts.append(line)
    if not over:
        parts.append(Text("Unseen    ").append_text(tally_text(position.unseen)))
    return Group(*parts)


def _title(position: Position) -> str:
    if position.phase is Phase.OVER:
        return "Medici · the game is over"
    return f"Medici · day {position.day} of {board.DAYS} · {position.bag} lots in the bag"


def _auction(position: Position) -> list[str]:
    """By seat: what each has done about the group on offer."""
    buyers = len(position.money)
    words = ["out" if len(ship) == board.HOLDS else "" for ship in position.ships]
    if position.phase is Phase.BID:
        for step, answer in enumerate(position.answers, 1):
            seat = (position.selector + step) % buyers
            words[seat] = {PASSED: "pass", COULD_NOT: "cannot"}.get(answer, f"bids {answer}")
        for seat in position.may_bid:
            words[seat] = "…"
    if position.phase in (Phase.SELECT, Phase.BID):
        words[position.selector] += " *"  # the selector, who bids last
    return [word.strip() for word in words]


def draw_sheet(day: int, sheet: DaySheet, names: Sequence[str]) -> Table:
    """One scored day: where every florin comes from."""
    title = f"Day {day}: level, award + bonus on each stall"
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("buyer", max_width=14, no_wrap=True)
    for heading in ("had", "cargo", "pays"):
        table.add_column(heading, justify="right")
    for commodity in board.COMMODITIES:
        table.add_column(str(commodity), justify="right")
    table.add_column("money", justify="right", style="bold")
    for seat, name in enumerate(names):
        stalls: list[str] = []
        for level, award, bonus in zip(
            sheet.levels[seat], sheet.awards[seat], sheet.bonuses[seat], strict=True
        ):
            stalls.append(f"{level}: {award}{f'+{bonus}' if bonus else ''}")
        table.add_row(
            Text(plain(name)),
            str(sheet.money_before[seat]),
            str(sheet.cargo[seat]),
            f"+{sheet.cargo_pay[seat]}",
            *stalls,
            str(sheet.money[seat]),
        )
    return table
