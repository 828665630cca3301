# pyright: basic
"""What a table shows of a decision are the numbers that the server sent, and each control works."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from . import positions
from .conftest import PHONE, WIDE, Invite
from .guests import Guest
from .layout import SIZES
from .waiting import resize, wait_until

__all__ = ["SIZES", "resize"]


def worth_by_seat(view: Any, key: str) -> dict[int, Any]:
    return {worth["seat"]: worth[key] for worth in view["worth"]}


def signed(florins: int) -> str:
    return f"+{florins}" if florins >= 0 else f"−{-florins}"


def test_what_a_group_would_bring(guest: Guest) -> None:
    table = guest.open_table(positions.BID_4)
    now = guest.table(table.id)
    view, least = now["position"], now["you"]["legal"]["least"]
    worth = next(worth for worth in view["worth"] if worth["seat"] == 1)
    expect(table.gain).to_have_attribute("data-gain", str(worth["gain"]))
    for price in (least, least + 1):
        expect(table.gain).to_contain_text(f"{signed(worth['gain'] - price)} after paying")
        table.page.keyboard.press("+")
    expect(table.seat(1).locator("[data-coming]")).to_have_count(len(view["group"]))
    expect(table.seat(1).locator("[data-part=then]")).to_have_text(f"→ {worth['cargo']}")
    climbed = [stall for stall in worth["stalls"] if stall["level"] != stall["level_after"]]
    expect(table.part("part", "climb")).to_have_count(len(climbed))


def test_the_price_starts_at_the_middle_of_both_worths(guest: Guest) -> None:
    table = guest.open_table(positions.PRICE)
    worth = worth_by_seat(guest.table(table.id)["position"], "swing")
    for seat, florins in worth.items():
        expect(table.part("of", seat)).to_have_attribute("data-worth", str(florins))
    price = int(table.confirm.get_attribute("data-token") or -1)
    assert abs(price - (worth[1] + worth[2]) / 2) <= 0.5
    table.page.keyboard.press("+")
    price += 1
    nets = (price - worth[2], worth[1] - price)
    for net, outcome in zip(nets, table.outcomes.all(), strict=True):
        expect(outcome).to_have_attribute("data-net", str(net))
    expect(table.bar).to_contain_text(f"pays {price}, worth {worth[2]}")
    expect(table.bar).to_contain_text(f"you pay {price}, worth {worth[1]}")


@pytest.mark.parametrize(
    "way", ["quay, harbour", "harbour, quay", "harbour, button", "button, harbour"]
)
def test_ships_and_harbours_in_any_order(invite: Invite, way: str) -> None:
    guest = invite(**(PHONE if way == "quay, harbour" else WIDE))
    table = guest.open_table(positions.LOAD)
    # A ship at the quay and a harbour to which another one could go as well.
    ship, goal = "3", "1"
    assert {"3@1", "5@1"} <= set(table.legal)
    targets = {
        "quay": table.part("moored", ship),
        "button": table.ship(ship),
        "harbour": table.harbour(goal),
    }
    first, second = (targets[name] for name in way.split(", "))
    mark = table.waits()
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    second.click()
    table.wait_past(mark)
    fleet = guest.table(table.id)["position"]["players"][0]["fleet"]
    assert next(one["harbour"] for one in fleet if one["holds"] == int(ship)) == int(goal)


def test_every_target_has_an_effect(guest: Guest) -> None:
    """Each glowing ship and harbour, pressed alone, sends a loading or asks for its other half."""
    table = guest.open_table(positions.LOAD)
    harbours = {token[-1] for token in table.legal if "@" in token}
    expect(table.harbours).to_have_count(len(harbours))
    for target in [*table.moored_ready.all(), *table.ships.all()]:
        target.click()
        expect(target).to_have_attribute("aria-pressed", "true")
        table.page.keyboard.press("Escape")
    ply = table.ply
    table.harbours.first.click()
    wait_until(
        table.page,
        """ply => document.querySelector('[data-harbour][aria-pressed=true]')
          || document.querySelector('[data-bar]').dataset.ply !== String(ply)""",
        "the harbour is chosen or the ship has sailed",
        ply,
    )


def test_a_loading_is_seen_before_it_is_made(guest: Guest) -> None:
    table = guest.open_table(positions.LOAD)
    view = guest.table(table.id)["position"]
    number = table.harbours.first.get_attribute("data-harbour")
    table.harbours.first.hover()
    best = max(
        (one for one in view["worth"][0]["loadings"] if one["token"].endswith(f"@{number}")),
        key=lambda one: one["swing"],
    )
    basin = table.part("basin", number)
    expect(basin.locator("[data-coming]")).to_have_count(len(view["group"]))
    now = view["harbours"][int(number or 1) - 1]["tracks"]
    moved = [
        track["marker"]
        for track, was in zip(best["harbour"]["tracks"], now, strict=True)
        if track["marker"] != was["marker_now"]
    ]
    ghosts = basin.locator("[data-ghost]").evaluate_all(
        "all => all.map((one) => +one.dataset.ghost)"
    )
    assert sorted(ghosts) == sorted(moved)
