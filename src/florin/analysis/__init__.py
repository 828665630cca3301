"""A game under the eye of a judge: what every decision was worth, and what it lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from florin.bots import Judge, Judgement
from florin.core import CHANCE, Action, Lots, lot_token
from florin.core.events import GroupDiscarded, GroupOffered, GroupSold
from florin.records import Record, Step, steps, token

DEAREST: Final = 3  # mistakes that a summary names


class Decision(NamedTuple):
    """One decision. Seats and plies count from 0 here, from 1 and 0 in JSON."""

    ply: int
    seat: int
    token: str
    best: str  # the token that the judge prefers: most wins, then most money
    before: Judgement
    after: Judgement  # after the token that was played
    lost_win: float  # win probability given away, 0 for the best token
    lost_money: float  # expected florins; below 0 where the best token wins more with less


class Group(NamedTuple):
    """A group that was offered, and what it was worth to whom."""

    ply: int  # of the first decision about it
    seat: int  # who offered it
    lots: Lots
    fair: tuple[float | None, ...]  # florins by seat; None for a seat that could not buy
    buyer: int | None  # None where it was discarded, or not sold yet
    florins: int | None


class Total(NamedTuple):
    """One seat's decisions together."""

    seat: int
    decisions: int
    lost_win: float
    lost_money: float
    mistakes: tuple[Decision, ...]  # the dearest first


@dataclass(frozen=True, slots=True)
class Analysis:
    """All decisions of a record, judged."""

    record: Record
    judge: str
    decisions: tuple[Decision, ...]
    groups: tuple[Group, ...]
    end: Judgement  # of the position that the record reaches
    stage_ends: tuple[int, ...]  # plies whose token ended a day or round

    @property
    def totals(self) -> tuple[Total, ...]:
        """By seat."""
        return tuple(self._total(seat) for seat in range(len(self.record.players)))

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        """The dearest of the game, dearest first."""
        return dearest(self.decisions)

    def _total(self, seat: int) -> Total:
        own = [decision for decision in self.decisions if decision.seat == seat]
        return Total(
            seat,
            len(own),
            sum(decision.lost_win for decision in own),
            sum(decision.lost_money for decision in own),
            dearest(own),
        )

    def as_dict(self) -> dict[str, Any]:
        """What `florin analyse --json` prints; docs/analysis.md describes it."""
        return {
            "game": self.record.game,
            "players": list(self.record.players),
            "judge": self.judge,
            "decisions": [_decision(decision) for decision in self.decisions],
            "groups": [_group(group) for group in self.groups],
            "totals": [
                {
                    "seat": total.seat + 1,
                    "decisions": total.decisions,
                    "lost": {"win": total.lost_win, "money": total.lost_money},
                    "mistakes": [decision.ply for decision in total.mistakes],
                }
                for total in self.totals
            ],
            "mistakes": [decision.ply for decision in self.mistakes],
            "end": _judgement(self.end),
        }


def analyse(
    record: Record,
    judge: Judge,
    *,
    name: str = "",
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> Analysis:
    """Judges every decision of `record`; RecordError where a token is illegal.

    `name` is the judge's, for the reader. `progress` is told how many plies are done, of how many.
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
                offered = None  # nobody could bid, so nobody was asked
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


def dearest(decisions: Sequence[Decision]) -> tuple[Decision, ...]:
    """The three that lost most win probability, then most money; none that lost nothing."""
    lost = [each for each in decisions if (each.lost_win, each.lost_money) > (0, 0)]
    order = sorted(lost, key=lambda each: (-each.lost_win, -each.lost_money, each.ply))
    return tuple(order[:DEAREST])


def best_option(weighed: Sequence[tuple[Action, Judgement]], seat: int) -> tuple[Action, Judgement]:
    """Most wins for the seat; among equals most money; among those the first."""
    return max(weighed, key=lambda option: (option[1].win[seat], option[1].money[seat]))


def _judged(step: Step, judge: Judge) -> Decision:
    position, seat = step.before, step.before.to_act
    weighed = list(judge.weigh(position))
    after = next((found for action, found in weighed if action == step.action), None)
    if after is None:  # a price that the judge did not think of
        after = judge.judge(step.after)
        weighed.append((step.action, after))
    action, best = best_option(weighed, seat)
    if _same(best, after, seat):
        action = step.action  # as good as any: no other token is better
    return Decision(
        step.ply,
        seat,
        step.token,
        token(action),
        judge.judge(position),
        after,
        best.win[seat] - after.win[seat],
        best.money[seat] - after.money[seat],
    )


def _same(one: Judgement, other: Judgement, seat: int) -> bool:
    return (one.win[seat], one.money[seat]) == (other.win[seat], other.money[seat])


def _offered(step: Step, event: GroupOffered, judge: Judge) -> Group:
    fair = judge.fair_prices(step.before)
    return Group(step.ply, event.seat, event.lots, fair, None, None)


def _judgement(judgement: Judgement) -> dict[str, list[float]]:
    return {"win": list(judgement.win), "money": list(judgement.money)}


def _decision(decision: Decision) -> dict[str, Any]:
    return {
        "ply": decision.ply,
        "seat": decision.seat + 1,
        "token": decision.token,
        "best": decision.best,
        "before": _judgement(decision.before),
        "after": _judgement(decision.after),
        "lost": {"win": decision.lost_win, "money": decision.lost_money},
    }


def _group(group: Group) -> dict[str, Any]:
    return {
        "ply": group.ply,
        "seat": group.seat + 1,
        "lots": [lot_token(lot) for lot in group.lots],
        "fair": list(group.fair),
        "buyer": None if group.buyer is None else group.buyer + 1,
        "florins": group.florins,
    }
