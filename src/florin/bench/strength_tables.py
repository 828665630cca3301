"""Tables of docs/strength.md, written from the stored results."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from florin import games
from florin.bench.matches import Cell
from florin.bench.strength import FACES, Results, key, manifest
from florin.bots import STRONGEST

_BEGIN: Final = "<!-- begin {} -->"
_END: Final = "<!-- end {} -->"


def write(page: Path, found: Results, pool: Path) -> None:
    """Replaces the tables between the marks in `page`."""
    text = page.read_text()
    for name, table in tables(found, pool).items():
        begin, end = _BEGIN.format(name), _END.format(name)
        if begin not in text or end not in text:
            raise ValueError(f"{page} has no marks {begin} and {end}")
        marked = re.compile(f"({re.escape(begin)}).*?({re.escape(end)})", re.DOTALL)
        text = marked.sub(lambda at, new=table: f"{at[1]}\n\n{new}\n\n{at[2]}", text)
    page.write_text(text)


def tables(found: Results, pool: Path) -> dict[str, str]:
    """By name, as Markdown."""
    return {
        "faces": _faces(found),
        "options": _options(found),
        "pool": _pool(found, pool),
        "arrays": _arrays(found),
        "judged": _judged(found),
        "calibration": _calibration(found),
        "responses": _responses(found),
    }


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return "\n".join([_row(head), "|" + "---|" * len(head), *map(_row, rows)])


def _number(number: float) -> str:
    return f"{number:.3f}".replace("0.", ".", 1) if 0 <= number < 1 else f"{number:.3f}"


def _share(found: Results, cell: Cell) -> str:
    result = found.get(key(cell))
    if result is None:
        return "–"
    spread = 1.96 * result["adjusted_error"]
    return f"{_number(result['adjusted'])} ± {_number(spread)}"


def _saving(found: Results, played: Sequence[Cell]) -> str:
    known = [found[key(cell)]["saving"] for cell in played if key(cell) in found]
    return f"× {sum(known) / len(known):.1f}" if known else "–"


def _faces(found: Results) -> str:
    rows: list[list[str]] = []
    for game in games.all_games():
        for players in game.players:
            played = [Cell(game.name, players, STRONGEST, face) for face in FACES]
            results = [found[key(cell)] for cell in played if key(cell) in found]
            if results:
                deals = "–".join(str(n) for n in sorted({r["deals"] for r in results}))
                bids = max(r["amount_ms"][1] for r in results)
                others = max(r["other_ms"][1] for r in results)
                rows.append(
                    [
                        f"{game.title}, {players}",
                        deals,
                        *(_share(found, cell) for cell in played),
                        _saving(found, played),
                        f"{bids:.1f}",
                        f"{others:.0f}",
                    ]
                )
    head = ["players", "deals", *(f"`{f}`" for f in FACES), "saving", "bid ms p99", "other ms p99"]
    return _table(head, rows)


def _options(found: Results) -> str:
    rows: list[list[str]] = []
    for game in games.all_games():
        for players in game.players:
            for option in game.options:
                for value in option.values:
                    if value == option.default:
                        continue
                    cell = Cell(game.name, players, STRONGEST, FACES[1], ((option.name, value),))
                    if key(cell) in found:
                        rows.append(
                            [
                                f"{game.title}, {players}",
                                f"{option.name} {value}",
                                str(found[key(cell)]["deals"]),
                                _share(found, cell),
                            ]
                        )
    return _table(["players", "option", "deals", f"`{STRONGEST}` among `{FACES[1]}`"], rows)


def _pool(found: Results, pool: Path) -> str:
    rows: list[list[str]] = []
    for each in manifest(pool):
        name = f"net:{pool / each['file']}"
        lone = Cell(each["game"], each["players"], STRONGEST, name)
        member = Cell(each["game"], each["players"], name, STRONGEST)
        if key(lone) in found or key(member) in found:
            deals = (found.get(key(lone)) or found[key(member)])["deals"]
            rows.append(
                [
                    str(each["players"]),
                    f"`{Path(each['file']).stem}`",
                    "held out" if each["held"] else "trained against",
                    str(deals),
                    f"{1 / each['players']:.3f}".lstrip("0"),
                    _share(found, lone),
                    _share(found, member),
                ]
            )
    head = ["players", "net", "", "deals", "equal share"]
    return _table([*head, f"`{STRONGEST}` alone among it", "it alone among them"], rows)


def _arrays(found: Results) -> str:
    """Matches over arrays, with today's nets and with those before them."""
    rows: list[list[str]] = []
    for game in games.all_games():
        for players in game.players:
            one = found.get(f"{game.name} {players}: arrays", {"matches": {}})
            for name, match in one["matches"].items():
                shares = [match.get(part) for part in ("before", "alone", "against")]
                rows.append(
                    [
                        f"{game.title}, {players}",
                        f"`{name}`",
                        match["note"],
                        f"{one['games']:,}",
                        *("–" if each is None else _measured(each) for each in shares),
                    ]
                )
    head = ["players", "opponents", "", "games", "alone among them, nets before", "today"]
    return _table([*head, "one of them alone among `magnifico`"], rows)


def _judgements(found: Results) -> list[tuple[str, dict[str, Any]]]:
    return [
        (f"{game.title}, {players}", found[f"{game.name} {players}: judged"])
        for game in games.all_games()
        for players in game.players
        if f"{game.name} {players}: judged" in found
    ]


def _judged(found: Results) -> str:
    rows = [
        [
            name,
            str(one["games"]),
            " / ".join(_number(rmse) for rmse in one["rmse"].values()),
            _number(one["largest"]),
            f"{100 * one['best']:.2f} %",
            _number(one["worst"]),
        ]
        for name, one in _judgements(found)
    ]
    head = ["players", "games", "RMSE before a lot, by stage", "largest", "own moves best"]
    return _table([*head, "worst"], rows)


def _calibration(found: Results) -> str:
    rows = [
        [
            name,
            stage,
            *(f"{_number(d['predicted'])} → {_number(d['share'])}" for d in deciles),
            _number(max(abs(d["share"] - d["predicted"]) for d in deciles)),
            _number(max(2 * d["error"] for d in deciles)),
        ]
        for name, one in _judgements(found)
        for stage, deciles in one["deciles"].items()
    ]
    head = ["players", "stage", *(str(at + 1) for at in range(10)), "widest gap", "widest error"]
    return _table(head, rows)


def _responses(found: Results) -> str:
    rows: list[list[str]] = []
    for game in games.all_games():
        for players in game.players:
            one = found.get(f"{game.name} {players}: response")
            if one is not None:
                rows.append(
                    [
                        f"{game.title}, {players}",
                        f"{1 / players:.3f}".lstrip("0"),
                        *(_measured(one[part]) for part in ("untrained", "trained")),
                        f"{one['seconds']:.0f} s",
                    ]
                )
    return _table(["frozen copies", "equal share", "untrained", "trained", "for"], rows)


def _measured(one: dict[str, Any]) -> str:
    return f"{_number(one['share'])} ± {_number(1.96 * one['error'])}"
