"""Sentences about events, with the reader as a player."""

from __future__ import annotations

import re

from florin import games
from kit import GAMES, random_game

VERBS = {
    "medici": "bid buy cannot draw load offer pass select win",
    "strozzi": "are buy decline draw load name offer send win",
}


def test_the_reader_is_addressed_in_the_second_person() -> None:
    verbs: dict[str, set[str]] = {game: set() for game in VERBS}
    for game, players in GAMES:
        for seed in range(4):
            for _, _, _, events in random_game(game, players, seed):
                for event in events:
                    text = games.get(game).narrate(event, ["You"] * players) or ""
                    verbs[game] |= set(re.findall(r"\bYou (?!and |share )(\w+)", text))
    assert {game: " ".join(sorted(words)) for game, words in verbs.items()} == VERBS
