"""What all messages share. Times are milliseconds since 1970, UTC; seats count from 1."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from florin import games
from florin.server.domain.play import TOKEN_LENGTH

# The most seats that a table of an installed game can have.
MOST_SEATS: Final = max(game.players[-1] for game in games.all_games())
FEWEST_SEATS: Final = min(game.players[0] for game in games.all_games())

# Checked when a request is carried out: games and rules depend on what is installed.
GameName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Rules = dict[Annotated[str, msgspec.Meta(max_length=40)], int | str]
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
Ply = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
DisplayName = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
# Any text without the character that PostgreSQL cannot store.
WITHOUT_NUL: Final = r"^[^\x00]*$"
# A number of more than nine digits is refused here, before the rules see it.
TokenText = Annotated[
    str, msgspec.Meta(min_length=1, max_length=TOKEN_LENGTH, pattern=r"^(?![0-9]{10})")
]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what clients send. An unknown field is an error."""
