"""Medici vs Strozzi as the rest of the package sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from florin.core.actions import DRAW, STOP, Action
from florin.core.daily import DailyDeal
from florin.core.dealing import BagLuck, next_unseen, seeded_order
from florin.core.events import Event
from florin.core.game import Game, Line
from florin.core.lots import Lots
from florin.core.options import Value
from florin.core.tokens import TokenTable
from florin.games.strozzi.actions import BUY, DECLINE, DISCARD, Load, Price
from florin.games.strozzi.board import HARBOURS, LOTS, ROUNDS, SHIPS, TRACK_END
from florin.games.strozzi.narrate import explain, narrate
from florin.games.strozzi.position import Phase, Position
from florin.games.strozzi.scoring import RoundSheet
from florin.games.strozzi.setup import OPTIONS, Strozzi
from florin.games.strozzi.text import SUMMARY, lines

_LOADS: Final = tuple(Load(ship, harbour) for ship in SHIPS for harbour in range(len(HARBOURS)))
_TOKENS: Final = TokenTable((*LOTS, DRAW, STOP, BUY, DECLINE, DISCARD, *_LOADS), Price)
_PACKAGE: Final = "florin.games.strozzi"


class StrozziGame(Game):
    """Everything about Medici vs Strozzi, for code that plays any game."""

    name = "strozzi"
    title = "Medici vs Strozzi"
    summary = SUMMARY
    players = (2,)
    default_players = 2
    stage_name = "round"
    stages = ROUNDS
    options = OPTIONS
    # Easy on Monday, hard on Sunday.
    daily = DailyDeal(
        2,
        (
            ("apprentice",),
            ("apprentice",),
            ("merchant",),
            ("merchant",),
            ("banker",),
            ("banker",),
            ("magnifico",),
        ),
    )
    parts = {  # noqa: RUF012 - the base class declares it
        "views": f"{_PACKAGE}.views",
        "encoding": f"{_PACKAGE}.encoding",
        "arrays": f"{_PACKAGE}.engine",
        "bots": f"{_PACKAGE}.bots.levels",
        "endings": f"{_PACKAGE}.bots.endings",
        "training": f"{_PACKAGE}.training",
        "terminal": f"{_PACKAGE}.terminal",
        "reasons": f"{_PACKAGE}.reasons",
        "puzzles": f"{_PACKAGE}.puzzles",
    }

    def make_setup(self, players: int, options: Mapping[str, Value]) -> Strozzi:
        return Strozzi(players, cast("int", options.get("track", TRACK_END)))

    def read_token(self, text: str) -> Action | None:
        return _TOKENS.read(text)

    def describe(self, position: Position) -> list[Line]:
        return lines(position)

    def deal(self, seed: str, position: Position) -> Action:
        return next_unseen(self.bag_order(seed, position.round), position.unseen)

    def luck(self, seed: str, position: Position) -> Callable[[Position], Action]:
        bag = BagLuck(
            lambda number: self.bag_order(seed, number), position.round, position.unseen, seed
        )
        return lambda now: bag.draw(now.round)

    def bag_order(self, seed: str, stage: int) -> Lots:
        """All lots in the order in which they come in this round."""
        return seeded_order(LOTS, f"strozzi/bag/{stage}", seed)

    def passing(self, position: Position) -> Action | None:
        return DECLINE if position.phase is Phase.ANSWER else None

    def narrate(self, event: Event, names: Sequence[str]) -> str | None:
        return narrate(event, names)

    def explain(self, token: str) -> str:
        return explain(token)

    def sheet_summary(self, sheet: RoundSheet) -> dict[str, Any]:
        return {
            "harbours": [list(totals) for totals in sheet.harbours],
            "harbour_pay": list(sheet.harbour_pay),
            "monopoly_pay": list(sheet.monopoly_pay),
            "money": list(sheet.money),
            "markers": [
                dict(zip(map(str, tracks), markers, strict=True))
                for tracks, markers in zip(HARBOURS, sheet.markers, strict=True)
            ],
        }


GAME: Final = StrozziGame()
