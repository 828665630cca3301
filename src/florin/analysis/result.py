"""A judged game: what every decision was worth, what it lost, and what chance gave."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from florin.core import Judgement, Lots, Reason, tokens_of
from florin.records import Record

COSTLIEST: Final = 3  # mistakes, good decisions and turning points that a summary names
HALF: Final = 0.02  # a decision that loses this much win probability counts half
HOPELESS: Final = 0.01  # a seat that wins more seldom is out of the game
TURN: Final = 0.02  # win probability that an event must move to be a turning point
# Win probabilities are whole multiples of this wherever they are added up, so that sums of floats
# are exact and result = start + own + others + luck holds to the last bit.
QUANTUM: Final = 2.0**-14


class Decision(NamedTuple):
    """One decision. Seats and plies count from 0 here, from 1 and 0 in JSON."""

    ply: int
    seat: int
    token: str
    best: str  # the token with the highest utility; the played one if it is as good
    before: Judgement
    after: Judgement  # after the token that was played
    lost_win: float  # win probability given away, 0 for a best token
    lost_money: float  # expected florins given away; 0 if the best token earns no more
    ties: tuple[str, ...] = ()  # all tokens that are best
    stake: float = 0.0  # what the best choice gains over the best one of another kind, in wins
    fair: float | None = None  # the fair price of the group in hand for this seat
    phases: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()  # for the best token
    against: tuple[Reason, ...] = ()  # about the played token, if it is another one
    forced: bool = False  # there was one choice, or all were as good

    @property
    def shows_skill(self) -> bool:
        """There was a choice, for a seat that can still win."""
        return not self.forced and self.before.win[self.seat] >= HOPELESS

    @property
    def is_best(self) -> bool:
        return self.best == self.token

    @property
    def accuracy(self) -> float:
        """100 if nothing was lost; halved by every HALF of win probability lost."""
        return 100 * 2 ** (-self.lost_win / HALF)


class Group(NamedTuple):
    """A group that was offered, and its fair price for each seat."""

    ply: int  # of the first decision about it
    seat: int  # who offered it
    lots: Lots
    fair: tuple[float | None, ...]  # florins by seat; None for a seat that could not buy
    buyer: int | None  # None if it was discarded, or not sold yet
    florins: int | None


class Luck(NamedTuple):
    """A chance event and what it changed: win probability by seat, in whole QUANTUMs."""

    ply: int
    token: str
    win: tuple[float, ...]


class Turn(NamedTuple):
    """A turning point: the token after which a seat's win probability moved most."""

    ply: int
    seat: int  # whose chance moved most
    actor: int | None  # the seat that decided; None for chance
    win: float  # the change


class Part(NamedTuple):
    """Some decisions of one seat together."""

    decisions: int
    best: int
    lost_win: float
    lost_money: float
    accuracy: float


class Skill(NamedTuple):
    """Florins lost by the decisions that show skill: sums, from which games can be added up."""

    decisions: int
    lost: float
    squares: float  # of the florins that each of them lost


class Total(NamedTuple):
    """One seat's game. `start + own + others + luck` is exactly `result`, in win probability."""

    seat: int
    decisions: int
    lost_win: float
    lost_money: float
    mistakes: tuple[Decision, ...]  # the costliest first
    good: tuple[Decision, ...]  # the best decisions, the highest stake first
    accuracy: float  # mean over decisions, 0 to 100
    best: int  # decisions that were best
    start: float  # win probability before the first token
    own: float  # by the seat's own decisions: what it lost, never above 0
    others: float  # by the decisions of the other seats, and what the judge expected of this one
    luck: float  # by chance events
    result: float  # win probability at the end of the record
    phases: dict[str, Part]
    skill: Skill = Skill(0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Analysis:
    """All decisions of a record, judged."""

    record: Record
    judge: str
    decisions: tuple[Decision, ...]
    groups: tuple[Group, ...]
    end: Judgement  # of the position that the record reaches
    stage_ends: tuple[int, ...]  # plies whose token ended a day or round
    start: Judgement | None = None
    luck: tuple[Luck, ...] = ()
    # Win probabilities by ply and seat, in whole QUANTUMs: before every token, and at the end.
    course: tuple[tuple[float, ...], ...] = ()

    @property
    def totals(self) -> tuple[Total, ...]:
        """By seat."""
        return tuple(self._total(seat) for seat in range(len(self.record.players)))

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        """The costliest of the game, costliest first."""
        return costliest(self.decisions)

    @property
    def turning_points(self) -> tuple[Turn, ...]:
        """The tokens that moved a win probability most, the largest first."""
        actors = {decision.ply: decision.seat for decision in self.decisions}
        found: list[Turn] = []
        for ply, (before, after) in enumerate(zip(self.course, self.course[1:], strict=False)):
            moved = [new - old for old, new in zip(before, after, strict=True)]
            seat = max(range(len(moved)), key=lambda at: abs(moved[at]))
            if abs(moved[seat]) >= TURN:
                found.append(Turn(ply, seat, actors.get(ply), moved[seat]))
        found.sort(key=lambda turn: (-abs(turn.win), turn.ply))
        return tuple(found[:COSTLIEST])

    def _total(self, seat: int) -> Total:
        own = [decision for decision in self.decisions if decision.seat == seat]
        start = self.course[0][seat] if self.course else 0.0
        result = self.course[-1][seat] if self.course else 0.0
        luck = sum(event.win[seat] for event in self.luck)
        lost = -sum(quantised(decision.lost_win) for decision in own)
        decided = sum(
            self.course[decision.ply + 1][seat] - self.course[decision.ply][seat]
            for decision in self.decisions
        )
        names = dict.fromkeys(name for decision in own for name in decision.phases)
        whole = part_of(own)
        return Total(
            seat,
            whole.decisions,
            whole.lost_win,
            whole.lost_money,
            costliest(own),
            _good(own),
            whole.accuracy,
            whole.best,
            start,
            lost,
            decided - lost,
            luck,
            result,
            {name: part_of([d for d in own if name in d.phases]) for name in names},
            skill_of(own),
        )

    def as_dict(self) -> dict[str, Any]:
        """What `florin analyse --json` prints; docs/analysis.md describes it."""
        return {
            "game": self.record.game,
            "players": list(self.record.players),
            "judge": self.judge,
            "decisions": [_decision(decision) for decision in self.decisions],
            "groups": [_group(group) for group in self.groups],
            "totals": [_total(total) for total in self.totals],
            "mistakes": [decision.ply for decision in self.mistakes],
            "end": _judgement(self.end),
            "luck": [
                {"ply": event.ply, "token": event.token, "win": list(event.win)}
                for event in self.luck
            ],
            "turning_points": [
                {
                    "ply": turn.ply,
                    "seat": turn.seat + 1,
                    "actor": None if turn.actor is None else turn.actor + 1,
                    "win": turn.win,
                }
                for turn in self.turning_points
            ],
        }


def quantised(win: float) -> float:
    """The win probability to the nearest QUANTUM."""
    return round(win / QUANTUM) * QUANTUM


def part_of(decisions: Sequence[Decision]) -> Part:
    """The sums over these decisions."""
    count = len(decisions)
    return Part(
        count,
        sum(decision.is_best for decision in decisions),
        sum(decision.lost_win for decision in decisions),
        sum(decision.lost_money for decision in decisions),
        sum(decision.accuracy for decision in decisions) / count if count else 100.0,
    )


def skill_of(decisions: Sequence[Decision]) -> Skill:
    """Without forced and hopeless decisions."""
    lost = [decision.lost_money for decision in decisions if decision.shows_skill]
    return Skill(len(lost), sum(lost), sum(florins * florins for florins in lost))


def costliest(decisions: Sequence[Decision]) -> tuple[Decision, ...]:
    """The three that lost most win probability, then most money.

    Those that lost nothing are left out.
    """
    lost = [each for each in decisions if (each.lost_win, each.lost_money) > (0, 0)]
    order = sorted(lost, key=lambda each: (-each.lost_win, -each.lost_money, each.ply))
    return tuple(order[:COSTLIEST])


def _good(decisions: Sequence[Decision]) -> tuple[Decision, ...]:
    """The best decisions on which most depended."""
    found = [each for each in decisions if each.is_best and each.stake > 0]
    return tuple(sorted(found, key=lambda each: (-each.stake, each.ply))[:COSTLIEST])


def _judgement(judgement: Judgement) -> dict[str, list[float]]:
    return {"win": list(judgement.win), "money": list(judgement.money)}


def reason_dict(reason: Reason) -> dict[str, Any]:
    """A reason as JSON: seats and harbours from 1, empty fields left out."""
    found: dict[str, Any] = {"kind": reason.kind, "seat": reason.seat + 1}
    if reason.commodity is not None:
        found["commodity"] = str(reason.commodity)
    if reason.florins is not None:
        found["florins"] = reason.florins
    if reason.level is not None:
        found["level"] = reason.level
    if reason.harbour is not None:
        found["harbour"] = reason.harbour + 1
    return found


def _decision(decision: Decision) -> dict[str, Any]:
    found: dict[str, Any] = {
        "ply": decision.ply,
        "seat": decision.seat + 1,
        "token": decision.token,
        "best": decision.best,
        "before": _judgement(decision.before),
        "after": _judgement(decision.after),
        "lost": {"win": decision.lost_win, "money": decision.lost_money},
        "ties": list(decision.ties),
        "stake": decision.stake,
        "fair": decision.fair,
        "phases": list(decision.phases),
    }
    if decision.reasons:
        found["reasons"] = [reason_dict(reason) for reason in decision.reasons]
    if decision.against:
        found["against"] = [reason_dict(reason) for reason in decision.against]
    return found


def _part(part: Part) -> dict[str, Any]:
    return {
        "decisions": part.decisions,
        "best": part.best,
        "lost": {"win": part.lost_win, "money": part.lost_money},
        "accuracy": part.accuracy,
    }


def _total(total: Total) -> dict[str, Any]:
    return {
        "seat": total.seat + 1,
        "decisions": total.decisions,
        "lost": {"win": total.lost_win, "money": total.lost_money},
        "mistakes": [decision.ply for decision in total.mistakes],
        "good": [decision.ply for decision in total.good],
        "accuracy": total.accuracy,
        "best": total.best,
        "balance": {
            "start": total.start,
            "own": total.own,
            "others": total.others,
            "luck": total.luck,
            "result": total.result,
        },
        "phases": {name: _part(part) for name, part in total.phases.items()},
        "skill": total.skill._asdict(),
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
