"""Advice for one decision: fair prices, what each choice is worth, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from florin import games
from florin.analysis.result import reason_dict
from florin.analysis.weighing import Option, Weighed, money_weight, weigh
from florin.core import Action, Amount, Judge, Position, Reason, informed

SHOWN: Final = 6  # choices beside the best one
REASONS: Final = 4  # for one choice


class Choice(NamedTuple):
    """One choice, compared with the best one."""

    token: str
    best: bool  # as good as the best one
    win: float  # win probability of the seat after it
    money: float  # expected money of the seat at the end
    lost_win: float  # 0 if it is best
    lost_money: float
    reasons: tuple[Reason, ...]

    def as_dict(self) -> dict[str, Any]:
        return {
            "token": self.token,
            "best": self.best,
            "win": self.win,
            "money": self.money,
            "lost": {"win": self.lost_win, "money": self.lost_money},
            "reasons": [reason_dict(reason) for reason in self.reasons],
        }


class Advice(NamedTuple):
    """`choices` begin with the best one. `asked` is the choice that the player wants to make."""

    seat: int
    fair: tuple[float | None, ...]  # of the group in hand, by seat
    ties: tuple[str, ...]  # all tokens that are best
    choices: tuple[Choice, ...]
    asked: Choice | None

    def as_dict(self) -> dict[str, Any]:
        return {
            "seat": self.seat + 1,
            "fair": list(self.fair),
            "ties": list(self.ties),
            "choices": [choice.as_dict() for choice in self.choices],
            "asked": None if self.asked is None else self.asked.as_dict(),
        }


def advise(
    position: Position, judge: Judge, token: str | None = None, history: Sequence[str] = ()
) -> Advice:
    """Advice for the seat to act; `token`, if given, must be legal and is compared too.

    `history` are the tokens of the game so far. Raises ValueError if no seat is to act.
    """
    judge = informed(judge, history)
    if position.to_act < 0:
        raise ValueError("no seat is to act")
    asked = None if token is None else games.of(position).read_token(token)
    weighed = weigh(position, judge, money_weight(position.game), asked)
    fair = () if token is not None else judge.fair_prices(position)
    found = None if asked is None else weighed.option(asked)
    return Advice(
        position.to_act,
        fair,
        tuple(option.action.token for option in weighed.ties),
        tuple(choice(position, weighed, option) for option in shown(weighed)),
        None if found is None else choice(position, weighed, found),
    )


def shown(weighed: Weighed) -> list[Option]:
    """The choices to show: the best, then the best of every other kind, then neighbours.

    Amounts are one kind. Of the amounts the best ones are shown, each other action by itself.
    """
    best = weighed.best
    words = [each for each in weighed.options if not isinstance(each.action, Amount)]
    amounts = [each for each in weighed.options if isinstance(each.action, Amount)]
    amounts.sort(key=lambda option: -option.utility)
    others = sorted((*words, *amounts[:3]), key=lambda option: -option.utility)
    return [best, *(each for each in others if each.action != best.action)][: SHOWN + 1]


def choice(position: Position, weighed: Weighed, option: Option) -> Choice:
    """The option as a player reads it."""
    seat, best = position.to_act, weighed.best.after
    is_best = weighed.is_best(option)
    return Choice(
        option.action.token,
        is_best,
        option.after.win[seat],
        option.after.money[seat],
        0.0 if is_best else max(0.0, best.win[seat] - option.after.win[seat]),
        0.0 if is_best else max(0.0, best.money[seat] - option.after.money[seat]),
        reasons_for(position, option.action),
    )


def reasons_for(position: Position, action: Action) -> tuple[Reason, ...]:
    part = games.of(position).reasons
    return () if part is None else part.reasons(position, action)[:REASONS]
