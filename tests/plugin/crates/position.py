"""The rules: a setup, positions that never change, and the scoring of a round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from crates import pieces as p
from florin.core import (
    CHANCE,
    NOBODY,
    Action,
    Amounts,
    Event,
    GameIsOver,
    IllegalAction,
    MalformedAction,
    Outcome,
    Word,
    most_money,
)
from florin.core.places import share_places

NAME: Final = "crates"


@dataclass(frozen=True, slots=True)
class Crates:
    """The game for `players` players who begin with `capital` florins each."""

    players: int
    capital: int = p.CAPITAL

    @property
    def game(self) -> str:
        return NAME

    @property
    def options(self) -> dict[str, int | str]:
        """What differs from the defaults."""
        return {} if self.capital == p.CAPITAL else {"capital": self.capital}

    def start(self) -> Position:
        n = self.players
        return Position(
            setup=self,
            round=1,
            to_act=CHANCE,
            opener=0,
            money=(self.capital,) * n,
            stores=((),) * n,
            number=0,
            high=0,
            bidder=None,
            asked=0,
            unseen=p.BAG,
            left=p.CRATES_PER_PLAYER * n,
            sheets=(),
        )


class Sheet(NamedTuple):
    """One scored round, in florins by seat."""

    sums: tuple[int, ...]  # what the crates pay
    prizes: tuple[int, ...]
    money: tuple[int, ...]  # afterwards


class Position(NamedTuple):
    """Named tuples are immutable, hashable and picklable, and compare by content."""

    setup: Crates
    round: int
    to_act: int  # a seat, CHANCE or NOBODY
    opener: int  # the seat that bids first
    money: tuple[int, ...]
    stores: tuple[tuple[int, ...], ...]  # by seat: numbers of the crates bought this round
    number: int  # of the crate on offer; 0 if there is none
    high: int  # the highest bid
    bidder: int | None  # who made it
    asked: int  # seats that have answered or could not bid
    unseen: tuple[p.Crate, ...]
    left: int  # crates that are still turned up this round
    sheets: tuple[Sheet, ...]

    @property
    def game(self) -> str:
        return NAME

    @property
    def stage(self) -> int:
        return self.round

    def legal(self) -> tuple[Action, ...]:
        if self.to_act >= 0:
            return (p.PASS, *map(p.Bid, range(self.high + 1, self.money[self.to_act] + 1)))
        return tuple(dict.fromkeys(self.urn()))

    def amounts(self) -> Amounts | None:
        if self.to_act < 0:
            return None
        most = self.money[self.to_act]
        return Amounts(self.high + 1, most, most)

    def urn(self) -> tuple[p.Crate, ...]:
        return self.unseen if self.to_act == CHANCE else ()

    def apply(self, action: Action, events: list[Event] | None = None) -> Position:
        told: list[Event] = [] if events is None else events
        if self.to_act == NOBODY:
            raise GameIsOver(action)
        if not isinstance(action, (p.Crate, p.Bid, Word)):
            raise MalformedAction(action)
        legal = self.legal()
        if action not in legal:
            raise IllegalAction(action, self.to_act, legal)
        match legal[legal.index(action)]:  # Bid(2.0) equals Bid(2): take the legal one
            case p.Crate() as crate:
                return self._offer(crate, told)
            case p.Bid(florins):
                told.append(p.BidMade(self.to_act, florins))
                after = self._replace(high=florins, bidder=self.to_act, asked=self.asked + 1)
            case _:
                told.append(p.Passed(self.to_act))
                after = self._replace(asked=self.asked + 1)
        return after.ask(told)

    def outcome(self) -> Outcome | None:
        return most_money(self.money) if self.to_act == NOBODY else None

    def projection(self) -> Sheet:
        """The sheet if the round ended now; after the end, that of the last round."""
        return self.sheets[-1] if self.to_act == NOBODY else score(self.money, self.stores)

    def _offer(self, crate: p.Crate, events: list[Event]) -> Position:
        at, left = self.unseen.index(crate), self.left - 1
        events.append(p.CrateOffered(self.opener, crate.number, left))
        unseen = self.unseen[:at] + self.unseen[at + 1 :]
        return self._replace(number=crate.number, unseen=unseen, left=left).ask(events)

    def ask(self, events: list[Event]) -> Position:
        """The next seat that can bid is to act. If there is none, the crate is sold."""
        n = len(self.money)
        for asked in range(self.asked, n):
            seat = (self.opener + asked) % n
            if self.money[seat] > self.high:
                return self._replace(to_act=seat, asked=asked)
        money, stores = list(self.money), list(self.stores)
        if self.bidder is None:
            events.append(p.CrateReturned(self.number))
        else:
            events.append(p.CrateSold(self.bidder, self.number, self.high))
            money[self.bidder] -= self.high
            stores[self.bidder] += (self.number,)
        after = self._replace(
            to_act=CHANCE,
            opener=(self.opener + 1) % n,
            money=tuple(money),
            stores=tuple(stores),
            number=0,
            high=0,
            bidder=None,
            asked=0,
        )
        return after if after.left else after._end_round(events)

    def _end_round(self, events: list[Event]) -> Position:
        sheet = score(self.money, self.stores)
        after = self._replace(money=sheet.money, sheets=(*self.sheets, sheet))
        events.append(p.RoundScored(self.round, sheet.money))
        if self.round == p.ROUNDS:
            events.append(p.GameEnded(most_money(sheet.money).winners, sheet.money))
            return after._replace(to_act=NOBODY)
        n = len(self.money)
        return after._replace(
            round=self.round + 1,
            stores=((),) * n,
            unseen=p.BAG,
            left=p.CRATES_PER_PLAYER * n,
        )


def score(money: tuple[int, ...], stores: tuple[tuple[int, ...], ...]) -> Sheet:
    """Each crate pays its number; the largest sum earns the prize, shared if several have it."""
    sums = tuple(map(sum, stores))
    prizes = share_places(sums, (p.PRIZE,))
    return Sheet(sums, prizes, tuple(map(sum, zip(money, sums, prizes, strict=True))))
