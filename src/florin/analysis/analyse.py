"""Judging every decision and every chance event of a record."""

from __future__ import annotations

from collections.abc import Callable

from florin import games
from florin.analysis.result import Analysis, Decision, Group, Luck, quantised
from florin.analysis.weighing import money_weight, weigh
from florin.core import CHANCE, Judge, Judgement, informed
from florin.core.events import GroupDiscarded, GroupOffered, GroupSold
from florin.records import Record, Step, steps

REASONED: float = 0.002  # decisions that lost this much, or staked it, get their reasons


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
    weight = money_weight(record.game)
    decisions: list[Decision] = []
    groups: list[Group] = []
    offered: GroupOffered | None = None
    fair: tuple[float | None, ...] = ()  # of the group on offer
    # The value before each token. After a decision that chance follows it is that of the choice.
    known: Judgement | None = None
    course: list[tuple[float, ...]] = []
    start: Judgement | None = None
    for step in played:
        progress(step.ply, len(played))
        told = informed(judge, record.moves[: step.ply])  # as the bots that play know the game
        before = told.judge(step.before) if known is None else known
        start = start or before
        course.append(_quantised(before))
        known = None
        if step.before.to_act != CHANCE:
            if offered is not None:
                fair = told.fair_prices(step.before)
                groups.append(Group(step.ply, offered.seat, offered.lots, fair, None, None))
                offered = None
            decision = _judged(step, told, weight, before)
            if fair:
                decision = decision._replace(fair=fair[decision.seat])
            decisions.append(decision)
            if step.after.to_act == CHANCE:
                known = decision.after
        for event in step.events:
            if isinstance(event, GroupOffered):
                offered = event
            elif isinstance(event, GroupSold):
                groups[-1] = groups[-1]._replace(buyer=event.seat, florins=event.florins)
                fair = ()
            elif isinstance(event, GroupDiscarded):
                offered = None  # no buyer could bid, so no decision followed
                fair = ()
    now = played[-1].after if played else record.setup().start()
    end = informed(judge, record.moves).judge(now)
    course.append(_quantised(end))
    progress(len(played), len(played))
    return Analysis(
        record,
        name,
        tuple(decisions),
        tuple(groups),
        end,
        tuple(step.ply for step in played if len(step.after.sheets) > len(step.before.sheets)),
        start or end,
        _luck(played, course),
        tuple(course),
    )


def _quantised(judgement: Judgement) -> tuple[float, ...]:
    return tuple(map(quantised, judgement.win))


def _luck(played: list[Step], course: list[tuple[float, ...]]) -> tuple[Luck, ...]:
    """What each chance event changed; certain events change nothing and are left out."""
    return tuple(
        Luck(
            step.ply,
            step.token,
            tuple(b - a for a, b in zip(course[step.ply], course[step.ply + 1], strict=True)),
        )
        for step in played
        if step.before.to_act == CHANCE
    )


def _judged(step: Step, judge: Judge, weight: float, before: Judgement) -> Decision:
    position, seat = step.before, step.before.to_act
    weighed = weigh(position, judge, weight, step.action)
    own = weighed.option(step.action)
    assert own is not None
    best, after = weighed.best.after, own.after
    is_best = weighed.is_best(own)
    # The best token may win less often with more money, or the reverse: then none of it was lost.
    lost_win = 0.0 if is_best else max(0.0, best.win[seat] - after.win[seat])
    lost_money = 0.0 if is_best else max(0.0, best.money[seat] - after.money[seat])
    stake = weighed.stake()
    part = games.of(position).reasons
    decision = Decision(
        step.ply,
        seat,
        step.token,
        step.token if is_best else weighed.best.action.token,
        before,
        after,
        lost_win,
        lost_money,
        tuple(option.action.token for option in weighed.ties),
        stake,
        forced=len(weighed.ties) == len(weighed.options),
    )
    if part is None:
        return decision
    decision = decision._replace(phases=part.phases(position))
    if not is_best:
        return decision._replace(
            reasons=part.reasons(position, weighed.best.action),
            against=part.reasons(position, step.action),
        )
    if stake > REASONED:
        decision = decision._replace(reasons=part.reasons(position, step.action))
    return decision
