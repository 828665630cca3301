"""A judged game: what every decision was worth, and what it lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from florin.core import Judgement, Lots, tokens_of
from florin.records import Record

COSTLIEST: Final = 3  # mistakes that a summary names


class Decision(NamedTuple):
    """One decision. Seats and plies count from 0 here, from 1 and 0 in JSON."""

    ply: int
    seat: int
    token: str
    best: str  # the token that the judge prefers: most wins, then most money
    before: Judgement
    after: Judgement  # after the token that was played
    lost_win: float  # win probability given away, 0 for the best token
    lost_money: float  # expected florins given away; 0 if the best token earns no more


class Group(NamedTuple):
    """A group that was offered, and its fair price for each seat."""

    ply: int  # of the first decision about it
    seat: int  # who offered it
    lots: Lots
    fair: tuple[float | None, ...]  # florins by seat; None for a seat that could not buy
    buyer: int | None  # None if it was discarded, or not sold yet
    florins: int | None


class Total(NamedTuple):
    """One seat's decisions together."""

    seat: int
    decisions: int
    lost_win: float
    lost_money: float
    mistakes: tuple[Decision, ...]  # the costliest first


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
        """The costliest of the game, costliest first."""
        return costliest(self.decisions)

    def _total(self, seat: int) -> Total:
        own = [decision for decision in self.decisions if decision.seat == seat]
        return Total(
            seat,
            len(own),
            sum(decision.lost_win for decision in own),
            sum(decision.lost_money for decision in own),
            costliest(own),
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


def costliest(decisions: Sequence[Decision]) -> tuple[Decision, ...]:
    """The three that lost most win probability, then most money.

    Those that lost nothing are left out.
    """
    lost = [each for each in decisions if (each.lost_win, each.lost_money) > (0, 0)]
    order = sorted(lost, key=lambda each: (-each.lost_win, -each.lost_money, each.ply))
    return tuple(order[:COSTLIEST])


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
        "lots": tokens_of(group.lots),
        "fair": list(group.fair),
        "buyer": None if group.buyer is None else group.buyer + 1,
        "florins": group.florins,
    }
