"""Judging every decision of a record."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from florin.analysis.result import Analysis, Decision, Group
from florin.core import CHANCE, Action, Judge, Judgement
from florin.core.events import GroupDiscarded, GroupOffered, GroupSold
from florin.records import Record, Step, steps


def analyse(
    record: Record,
    judge: Judge,
    *,
    name: str = "",
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> Analysis:
    """Judges every decision of `record`; raises RecordError if a token is illegal.

    `name` is the name of the judge for the output. `progress(done, total)` counts plies.
    """
    played = list(steps(record))
    decisions: list[Decision] = []
    groups: list[Group] = []
    offered: GroupOffered | None = None
    for step in played:
        progress(step.ply, len(played))
        if step.before.to_act != CHANCE:
            if offered is not None:
                groups.append(_offered(step, offered, judge))
                offered = None
            decisions.append(_judged(step, judge))
        for event in step.events:
            if isinstance(event, GroupOffered):
                offered = event
            elif isinstance(event, GroupSold):
                groups[-1] = groups[-1]._replace(buyer=event.seat, florins=event.florins)
            elif isinstance(event, GroupDiscarded):
                offered = None  # no buyer could bid, so no decision followed
    now = played[-1].after if played else record.setup().start()
    end = judge.judge(now)
    progress(len(played), len(played))
    return Analysis(
        record,
        name,
        tuple(decisions),
        tuple(groups),
        end,
        tuple(step.ply for step in played if len(step.after.sheets) > len(step.before.sheets)),
    )


def best_option(weighed: Sequence[tuple[Action, Judgement]], seat: int) -> tuple[Action, Judgement]:
    """Most wins for the seat; among equals most money; among those the first."""
    return max(weighed, key=lambda option: (option[1].win[seat], option[1].money[seat]))


def _judged(step: Step, judge: Judge) -> Decision:
    position, seat = step.before, step.before.to_act
    weighed = list(judge.weigh(position))
    after = next((found for action, found in weighed if action == step.action), None)
    if after is None:  # a price that the judge did not consider
        after = judge.judge(step.after)
        weighed.append((step.action, after))
    action, best = best_option(weighed, seat)
    if _same(best, after, seat):
        action = step.action  # the played token is as good as any
    return Decision(
        step.ply,
        seat,
        step.token,
        action.token,
        judge.judge(position),
        after,
        best.win[seat] - after.win[seat],
        # The best token may win more often with less money: then none was lost.
        max(0.0, best.money[seat] - after.money[seat]),
    )


def _same(one: Judgement, other: Judgement, seat: int) -> bool:
    return (one.win[seat], one.money[seat]) == (other.win[seat], other.money[seat])


def _offered(step: Step, event: GroupOffered, judge: Judge) -> Group:
    fair = judge.fair_prices(step.before)
    return Group(step.ply, event.seat, event.lots, fair, None, None)
