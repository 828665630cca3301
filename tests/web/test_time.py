"""The clock of a turn runs out, and a game waits for people: on a server whose time is moved."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from .checks import violations
from .conftest import WIDE, Invite
from .pages import TablePage
from .positions import FIRST_DRAW
from .server import Server
from .test_control import SIZES, takes_clicks

# One signal moves the clock on by four minutes. After the other one, a game pauses as soon as no
# person attends it, without waiting for a page that is being loaded again.
PRELUDE = """
import signal
from florin.server.operations.clock import CLOCK
from florin.server.workers import scheduler
signal.signal(signal.SIGUSR1, lambda *_: CLOCK.set(CLOCK() + 240_000))
signal.signal(signal.SIGUSR2, lambda *_: setattr(scheduler, "AWAY_SECONDS", 0.0))
"""
# Of a turn, in milliseconds: less than a third of two minutes is left.
LATE = 82_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("site"), prelude=PRELUDE) as running:
        yield running


def test_who_runs_out_of_time_keeps_control_and_the_game_waits(
    invite: Invite, server: Server
) -> None:
    anna = invite(**WIDE)
    game = anna.continue_game(FIRST_DRAW, clock=120, stand_in="play")
    page = anna.context.new_page()
    page.clock.install()
    page.goto(f"/t/{game}")
    table = TablePage(page)
    table.wait_for_turn()
    expect(table.part("warning")).to_have_count(0)
    page.clock.fast_forward(LATE)
    expect(table.part("warning")).to_have_text("Soon a bot plays for you.")
    expect(table.part("late")).to_contain_text("Then a bot plays for you.")
    server.process.send_signal(signal.SIGUSR1)
    message = table.part("missed")
    expect(message).to_contain_text("Time ran out: a bot")
    expect(message).to_contain_text("If it runs out once more, a bot takes your seat.")
    expect(message).to_have_role("alert")
    # It is still there after a reload, until it is put away.
    page.reload()
    expect(message).to_be_visible()
    message.get_by_role("button").click()
    expect(message).to_have_count(0)
    table.wait_for_turn()
    server.process.send_signal(signal.SIGUSR2)
    server.process.send_signal(signal.SIGUSR1)
    dialog = table.part("asks", "seat-lost")
    expect(dialog).to_contain_text("A bot has taken your seat")
    expect(table.part("do", "seat-lost")).to_be_focused()
    # The bots do not finish the game alone: it waits.
    expect(dialog).to_contain_text("The game waits until you are back")
    assert violations(page) == []
    box = table.part("do", "seat-lost").bounding_box()
    assert box is not None
    assert box["height"] >= 60
    for size in SIZES:
        table.resize(*size)
        for name in ("do", "leave"):
            assert takes_clicks(table.part(name, "seat-lost")), size
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    table.wait_for_turn()
    expect(table.part("bot-plays")).to_have_count(0)
    # A game that everyone left waits, too.
    spectator = invite(**WIDE).open_table(game)
    page.close()
    expect(spectator.bar).to_contain_text("Paused")
    table = anna.open_table(game)
    expect(table.part("paused")).to_have_text(re.compile("Paused while everyone was away"))
    # It goes on at once, with the full time.
    clock = table.bar.locator("[data-clock]")
    expect(clock).to_be_visible()
    assert int(clock.get_attribute("data-clock") or 0) > 60
