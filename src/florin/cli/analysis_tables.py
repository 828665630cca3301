"""An analysis as tables for the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.markup import escape
from rich.table import Table

from florin import games
from florin.core import Reason, tokens_of
from florin.core.reasons import english
from florin.render.lots import plain

if TYPE_CHECKING:
    from florin.analysis import Analysis, Decision
    from florin.analysis.deep import Deep


def tables(analysis: Analysis, deep: tuple[Deep, ...] = ()) -> Iterator[Table]:
    """What `florin analyse` prints, from the top."""
    yield _totals(analysis)
    yield _balance(analysis)
    yield _phases(analysis)
    yield _mistakes(analysis)
    if deep:
        yield _deep(analysis, deep)
    yield _groups(analysis)


def _name(analysis: Analysis, seat: int) -> str:
    return escape(plain(analysis.record.players[seat]))


def _totals(analysis: Analysis) -> Table:
    table = Table("player", title=f"What was lost, as {analysis.judge} sees it")
    columns = ("decisions", "best", "accuracy", "win probability", "florins", "each decision")
    for column in (*columns, "wins at the end"):
        table.add_column(column, justify="right")
    for total in analysis.totals:
        each = total.lost_win / max(total.decisions, 1)
        table.add_row(
            _name(analysis, total.seat),
            str(total.decisions),
            str(total.best),
            f"{total.accuracy:.1f}",
            f"{total.lost_win:.3f}",
            f"{total.lost_money:.1f}",
            f"{each:.4f}",
            f"{analysis.end.win[total.seat]:.3f}",
        )
    return table


def _balance(analysis: Analysis) -> Table:
    table = Table("player", title="Skill and luck, in win probability")
    for column in ("start", "own decisions", "others' decisions", "luck", "result"):
        table.add_column(column, justify="right")
    for total in analysis.totals:
        table.add_row(
            _name(analysis, total.seat),
            f"{total.start:.3f}",
            f"{total.own:+.3f}",
            f"{total.others:+.3f}",
            f"{total.luck:+.3f}",
            f"{total.result:.3f}",
        )
    return table


def _phases(analysis: Analysis) -> Table:
    table = Table("player", "phase", title="By phase")
    for column in ("decisions", "best", "win probability", "florins"):
        table.add_column(column, justify="right")
    for total in analysis.totals:
        for name, part in total.phases.items():
            table.add_row(
                _name(analysis, total.seat),
                name,
                str(part.decisions),
                str(part.best),
                f"{part.lost_win:.3f}",
                f"{part.lost_money:.1f}",
            )
    return table


def _mistakes(analysis: Analysis) -> Table:
    table = Table("ply", "player", "played", "best", title="The costliest mistakes")
    for column in ("win probability", "florins"):
        table.add_column(column, justify="right")
    table.add_column("why")
    for decision in analysis.mistakes:
        table.add_row(
            str(decision.ply),
            _name(analysis, decision.seat),
            decision.token,
            decision.best,
            f"−{decision.lost_win:.3f}",
            f"{-decision.lost_money:+.1f}",
            escape(_why(analysis, decision)),
        )
    return table


def _why(analysis: Analysis, decision: Decision) -> str:
    part = games.get(analysis.record.game).reasons
    names = [plain(name) for name in analysis.record.players]

    def words(reason: Reason) -> str:
        return "" if part is None else english(part.TEXTS, reason, names)

    return "; ".join(words(reason) for reason in decision.reasons)


def _deep(analysis: Analysis, deep: tuple[Deep, ...]) -> Table:
    table = Table("ply", "player", "played", "best", title="The same, with more care")
    for column in ("win probability lost", "florins lost", "rollouts"):
        table.add_column(column, justify="right")
    for each in deep:
        win = "" if each.lost_win is None else f"{each.lost_win:.3f} ± {each.error_win:.3f}"
        table.add_row(
            str(each.ply),
            _name(analysis, each.seat),
            each.token,
            each.best,
            win,
            f"{each.lost_money:.1f} ± {each.error_money:.1f}",
            str(each.rollouts) if each.rollouts else "exact",
        )
    return table


def _groups(analysis: Analysis) -> Table:
    names = [escape(plain(name)) for name in analysis.record.players]
    table = Table("ply", "group", title="Groups: fair price for each buyer")
    for name in names:
        table.add_column(name, justify="right")
    table.add_column("sold to")
    table.add_column("for", justify="right")
    for group in analysis.groups:
        table.add_row(
            str(group.ply),
            " ".join(tokens_of(group.lots)),
            *("" if price is None else f"{price:.1f}" for price in group.fair),
            "" if group.buyer is None else names[group.buyer],
            "" if group.florins is None else str(group.florins),
        )
    return table
