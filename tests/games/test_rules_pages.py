"""The examples that the web app draws in its rules pay what their text says.

Translations have the same figures: web/src/rules/markup.test.ts.
"""

from __future__ import annotations

import re
from pathlib import Path

from florin.core.lots import GOLD_TOKEN, LETTER, Lot, Lots
from florin.core.places import share_places
from florin.games.medici import Medici
from florin.games.medici.board import (
    CARGO_PAY,
    LEVEL_BONUS,
    LOTS,
    LOTS_PER_BUYER,
    STALL_PAY,
)
from florin.games.medici.scoring import score_day
from florin.games.strozzi.board import HARBOURS
from florin.games.strozzi.scoring import Ship, score_round

PAGES = Path(__file__).parents[2] / "web" / "src" / "games"
AIDS = PAGES.parent / "texts"
COMMODITY = {letter: commodity for commodity, letter in LETTER.items()}


def chapter(game: str, title: str) -> str:
    page = (PAGES / game / "rules" / "en.md").read_text()
    return page.split(f"## {title}\n")[1].split("\n## ")[0]


def lots(tokens: str, gold: int) -> Lots:
    return tuple(
        Lot("gold", gold) if token == GOLD_TOKEN else Lot(COMMODITY[token[0]], int(token[1:]))
        for token in tokens.split()
    )


def ships(text: str, gold: int) -> list[tuple[int, int, Lots]]:
    """Seat, holds and lots of each ship that is drawn."""
    drawn = re.findall(r"@ship (\d) (\d) (.+)", text)
    return [(int(seat) - 1, int(holds), lots(tokens, gold)) for seat, holds, tokens in drawn]


def test_a_whole_scoring_of_strozzi() -> None:
    text = chapter("strozzi", "A whole scoring")
    fleets: tuple[list[Ship], list[Ship]] = ([], [])
    for drawn, (seat, holds, cargo) in enumerate(ships(text, gold=5)):
        fleets[seat].append(Ship(holds, drawn // 2, cargo))
    aboard = [lot for fleet in fleets for ship in fleet for lot in ship.lots]
    assert all(aboard.count(lot) <= (2 if lot.value in (4, 5) else 1) for lot in aboard)
    start = tuple((0,) * len(tracks) for tracks in HARBOURS)
    sheet = score_round((0, 0), start, (tuple(fleets[0]), tuple(fleets[1])), track=4)
    shown = [
        tuple(int(track.split(":")[2]) for track in line.split())
        for line in re.findall(r"@tracks (.+)", text)
    ]
    assert sheet.markers == tuple(shown)
    assert sheet.money == tuple(
        int(n) for n in re.findall(r"\*\*(\d+)\*\* \|$", text, re.MULTILINE)
    )


def test_a_whole_scoring_of_medici() -> None:
    text = chapter("medici", "A whole scoring")
    levels = [
        tuple(int(cell.split("→")[0]) for cell in row.split("|"))
        for row in re.findall(r"^\| \w+ \| ((?:[^|]+\|){4}[^|]+) \|$", text, re.MULTILINE)[:4]
    ]
    money = re.findall(r"^\| \w+ \| (\d+) \|.*\*\*(\d+)\*\* \|$", text, re.MULTILINE)
    aboard = tuple(cargo for _, _, cargo in ships(text, gold=10))
    bonus = Medici(players=4).start().setup.level_bonus
    sheet = score_day(tuple(int(a) for a, _ in money), tuple(levels), aboard, bonus)
    assert sheet.money == tuple(int(b) for _, b in money)


def test_M21_M22_stalls_that_are_drawn() -> None:
    text = chapter("medici", "Scoring a day")
    bonus = Medici(players=4).start().setup.level_bonus
    drawn = re.findall(r"@stall \w+ ([\d ]+)\n> (.+)", text)
    assert len(drawn) == 2
    for counters, words in drawn:
        at = tuple(map(int, counters.split()))
        paid = [a + bonus[b] for a, b in zip(share_places(at, STALL_PAY), at, strict=True)]
        assert words.rstrip(".").endswith(", ".join(map(str, paid)))


def test_M19_cargoes_that_are_drawn() -> None:
    text = chapter("medici", "Scoring a day")
    values = [sum(lot.value for lot in cargo) for _, _, cargo in ships(text, gold=10)]
    assert ", ".join(map(str, values[:-1])) + f" and {values[-1]}" in text


def rows(aid: str) -> list[list[int]]:
    """The figures of each row of its tables, in English."""
    text = (AIDS / aid / "en.md").read_text()
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[int(n) for n in re.findall(r"\d+", line)] for line in lines]


def test_the_player_aid_of_medici_has_the_figures_of_the_rules() -> None:
    setups = [Medici(buyers) for buyers in (3, 4, 5, 6)]
    bags = [LOTS_PER_BUYER * setup.players for setup in setups]
    table = rows("aid-medici")
    assert [setup.start().money[0] for setup in setups] in table
    assert bags in table
    assert [len(LOTS) - bag for bag in bags] in table
    for buyers, pay in CARGO_PAY.items():
        assert [buyers, *pay] in table
    assert [STALL_PAY[0]] in table
    bonus = {level: florins for level, florins in enumerate(LEVEL_BONUS["2006"]) if florins}
    assert [*bonus, *bonus.values()] in table


def test_the_player_aid_of_strozzi_names_the_tracks_of_each_harbour() -> None:
    text = (AIDS / "aid-strozzi" / "en.md").read_text()
    for place, tracks in zip(("left", "middle", "right"), HARBOURS, strict=True):
        (line,) = [line for line in text.splitlines() if line.startswith(f"| {place} ")]
        assert {track.strip() for track in line.split("|")[2].split(",")} == set(map(str, tracks))
