"""A plot of throughput over batch size, as SVG; both axes are logarithmic."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any, Final

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 720, 440, 70, 40, 170, 50  # pixels
COLOURS: Final = ("#9c3a2e", "#42609f", "#4f8a4f", "#b8912b", "#6d4c8f", "#555555")


def svg(rows: Iterable[Mapping[str, Any]], title: str) -> str:
    """The plot: one line for each game that was measured at two batch sizes or more."""
    lines: dict[str, list[tuple[float, float]]] = {}
    for row in rows:
        point = (math.log10(row["batch"]), math.log10(row["decisions_per_s"]))
        lines.setdefault(row["game"], []).append(point)
    lines = {game: sorted(points) for game, points in lines.items() if len(points) > 1}
    across = [x for points in lines.values() for x, _ in points]
    up = [y for points in lines.values() for _, y in points]
    x0, x1 = math.floor(min(across)), math.ceil(max(across))
    y0, y1 = math.floor(min(up)), math.ceil(max(up))

    def place(x: float, y: float) -> tuple[float, float]:
        return (
            LEFT + (x - x0) / (x1 - x0) * (WIDTH - LEFT - RIGHT),
            HEIGHT - BOTTOM - (y - y0) / (y1 - y0) * (HEIGHT - TOP - BOTTOM),
        )

    space, font = "http://www.w3.org/2000/svg", 'font-family="sans-serif" font-size="13"'
    parts = [
        f'<svg xmlns="{space}" viewBox="0 0 {WIDTH} {HEIGHT}" {font}>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="24" font-size="15">{title}</text>',
    ]
    for x in range(x0, x1 + 1):
        (left, bottom), (_, top) = place(x, y0), place(x, y1)
        parts.append(_line(left, bottom, left, top, "#ddd"))
        parts.append(_text(left, bottom + 20, f"{10**x:,}", "middle"))
    for y in range(y0, y1 + 1):
        (left, bottom), (right, _) = place(x0, y), place(x1, y)
        parts.append(_line(left, bottom, right, bottom, "#ddd"))
        parts.append(_text(left - 8, bottom + 4, f"10^{y}", "end"))
    parts.append(_text((WIDTH - RIGHT + LEFT) / 2, HEIGHT - 10, "games at once", "middle"))
    for number, (game, points) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in points))
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        x, y = place(*points[-1])
        parts.append(f'<text x="{x + 6:.1f}" y="{y + 4:.1f}" fill="{colour}">{game}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _line(x: float, y: float, to_x: float, to_y: float, colour: str) -> str:
    return f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" stroke="{colour}"/>'


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{words}</text>'
