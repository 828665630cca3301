"""Medici as the rest of the package sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, cast

from florin.core.actions import DRAW, STOP, Action
from florin.core.daily import DailyDeal
from florin.core.dealing import BagLuck, next_unseen, seeded_order
from florin.core.events import Event
from florin.core.game import Game, Line
from florin.core.lots import Lots
from florin.core.options import Value
from florin.core.tokens import TokenTable
from florin.games.medici.actions import PASS, Begin, Bid
from florin.games.medici.board import COMMODITIES, DAYS, HOLDS, LOTS, MAX_BUYERS, MIN_BUYERS
from florin.games.medici.narrate import EXPLAINED, narrate
from florin.games.medici.position import Phase, Position
from florin.games.medici.scoring import DaySheet
from florin.games.medici.setup import OPTIONS, Medici
from florin.games.medici.text import SUMMARY, lines

_TOKENS: Final = TokenTable((*LOTS, DRAW, STOP, PASS, *map(Begin, range(MAX_BUYERS))), Bid)
_PACKAGE: Final = "florin.games.medici"


class MediciGame(Game):
    """Everything about Medici, for code that plays any game."""

    name = "medici"
    title = "Medici"
    summary = SUMMARY
    players = tuple(range(MIN_BUYERS, MAX_BUYERS + 1))
    default_players = 4
    stage_name = "day"
    stages = DAYS
    options = OPTIONS
    # Easy on Monday, hard on Sunday.
    daily = DailyDeal(
        4,
        (
            ("novice", "apprentice", "apprentice"),
            ("apprentice", "merchant", "novice"),
            ("merchant", "apprentice", "merchant"),
            ("merchant", "merchant", "apprentice"),
            ("merchant", "banker", "merchant"),
            ("banker", "merchant", "banker"),
            ("banker", "magnifico", "banker"),
        ),
    )
    parts = {  # noqa: RUF012 - the base class declares it
        "views": f"{_PACKAGE}.views",
        "encoding": f"{_PACKAGE}.encoding",
        "arrays": f"{_PACKAGE}.engine",
        "bots": f"{_PACKAGE}.bots.levels",
        "training": f"{_PACKAGE}.training",
        "terminal": f"{_PACKAGE}.terminal",
        "reasons": f"{_PACKAGE}.reasons",
        "puzzles": f"{_PACKAGE}.puzzles",
        "orders": f"{_PACKAGE}.orders",
    }

    def make_setup(self, players: int, options: Mapping[str, Value]) -> Medici:
        first = cast("int | None", options.get("first"))
        edition = cast("str", options.get("edition", "2006"))
        return Medici(players, None if first is None else first - 1, edition)

    def read_token(self, text: str) -> Action | None:
        return _TOKENS.read(text)

    def describe(self, position: Position) -> list[Line]:
        return lines(position)

    def deal(self, seed: str, position: Position) -> Action:
        urn = position.urn()
        if isinstance(urn[0], Begin):
            order = first_buyers(seed, position.day, len(position.money))
            return min(cast("Sequence[Begin]", urn), key=lambda begin: order.index(begin.seat))
        return next_unseen(self.bag_order(seed, position.day), position.unseen)

    def luck(self, seed: str, position: Position) -> Callable[[Position], Action]:
        bag = BagLuck(partial(self.bag_order, seed), position.day, position.unseen, seed)

        def act(now: Position) -> Action:
            return self.deal(seed, now) if now.phase is Phase.BEGIN else bag.draw(now.day)

        return act

    def bag_order(self, seed: str, stage: int) -> Lots:
        """All lots in the order in which they come on this day.

        The day's bag is as many from the front as the rules put into it; the rest are set aside.
        """
        return seeded_order(LOTS, f"medici/bag/{stage}", seed)

    def is_out(self, position: Position, seat: int) -> bool:
        return len(position.ships[seat]) == HOLDS

    def passing(self, position: Position) -> Action | None:
        return PASS if position.phase is Phase.BID else None

    def narrate(self, event: Event, names: Sequence[str]) -> str | None:
        return narrate(event, names)

    def explain(self, token: str) -> str:
        return EXPLAINED.get(token, "bid a number of florins in this range")

    def sheet_summary(self, sheet: DaySheet) -> dict[str, Any]:
        return {
            "cargo": list(sheet.cargo),
            "cargo_pay": list(sheet.cargo_pay),
            "stall_pay": list(sheet.stall_pay),
            "money": list(sheet.money),
            "levels": [
                dict(zip(map(str, COMMODITIES), levels, strict=True)) for levels in sheet.levels
            ],
        }


def first_buyers(seed: str, day: int, buyers: int) -> tuple[int, ...]:
    """The seats in the order in which the lot prefers them as first buyer of the day (M7)."""
    return seeded_order(tuple(range(buyers)), f"medici/first/{day}/{buyers}", seed)


GAME: Final = MediciGame()
