from __future__ import annotations

from xml.etree import ElementTree as Tree

from florin.bench.plot import svg


def test_a_line_for_each_game_measured_twice() -> None:
    rows = [
        {"game": "ours", "batch": 100, "decisions_per_s": 1e6},
        {"game": "ours", "batch": 10_000, "decisions_per_s": 1e8},
        {"game": "theirs", "batch": 100, "decisions_per_s": 1e5},
    ]
    tree = Tree.fromstring(svg(rows, "speed"))
    lines = [node for node in tree.iter() if node.tag.endswith("polyline")]
    assert len(lines) == 1
    (left, low), (right, high) = (
        map(float, point.split(",")) for point in lines[0].attrib["points"].split()
    )
    assert left < right
    assert low > high  # up is down in SVG
    words = [node.text for node in tree.iter() if node.tag.endswith("text")]
    assert "ours" in words
    assert "theirs" not in words
