"""Crates as the rest of Florin sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from crates import pieces as p
from crates.position import NAME, Crates, Position, Sheet
from florin.core import Action, Event, Game, Line, Option, Value
from florin.core.narration import narrate_shared, speaker, turn_text
from florin.core.tokens import TokenTable

_TOKENS: Final = TokenTable((p.PASS, *p.BAG), p.Bid)


class CratesGame(Game):
    name = NAME
    title = "Crates"
    players = (2, 3, 4)
    default_players = 3
    stages = p.ROUNDS
    options = (
        Option("capital", "choice", p.CAPITALS, p.CAPITAL, "Florins of each player at the start."),
    )
    parts = {"encoding": "crates.encoding", "bots": "crates.bots"}  # noqa: RUF012

    def make_setup(self, players: int, options: Mapping[str, Value]) -> Crates:
        return Crates(players, cast("int", options.get("capital", p.CAPITAL)))

    def read_token(self, text: str) -> Action | None:
        return _TOKENS.read(text)

    def describe(self, position: Position) -> list[Line]:
        offer = "no crate on offer"
        if position.number:
            offer = f"crate {position.number}, highest bid {position.high}"
        lines = [
            f"Crates, round {position.round}; {turn_text(position.to_act)}",
            f"{offer}; {position.left} to come",
        ]
        for seat, store in enumerate(position.stores):
            crates = " ".join(map(str, store)) or "-"
            lines.append(f"seat {seat + 1}: {position.money[seat]} florins, crates {crates}")
        return [(words, (), 0) for words in lines]

    def narrate(self, event: Event, names: Sequence[str]) -> str | None:
        who = speaker(names)
        match event:
            case p.CrateOffered(seat, number, _):
                return f"Crate {number}: {who(seat, 'opens')} the bidding."
            case p.BidMade(seat, florins):
                return f"{who(seat, 'bids')} {florins}."
            case p.Passed(seat):
                return f"{who(seat, 'passes')}."
            case p.CrateSold(seat, number, florins):
                return f"{who(seat, 'buys')} crate {number} for {florins}."
            case p.CrateReturned(number):
                return f"Crate {number} goes back: there was no bid."
            case p.RoundScored(number):
                return f"Round {number} is scored."
            case _:
                return narrate_shared(event, who)

    def explain(self, token: str) -> str:
        return "make no bid" if token == "pass" else "bid a number of florins in this range"

    def sheet_summary(self, sheet: Sheet) -> dict[str, Any]:
        return {name: list(values) for name, values in sheet._asdict().items()}


GAME: Final = CratesGame()
