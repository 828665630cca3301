"""Makes tables from inside a page, as the person who looks at it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

_MAKE = """async (wish) => {
  await fetch('/api/me');
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'X-Florin': '1'},
    body: JSON.stringify(wish),
  });
  const made = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(made));
  return made.table.id;
}"""


_SETTLED = """async () => {
  await document.fonts.ready;
  // Observers of sizes run after the layout of a frame; what they change is laid out in the next.
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done, 50));
}"""


def settle(page: Page) -> None:
    """Returns when the page has its type and has laid itself out in its present size."""
    page.evaluate(_SETTLED)


def resize(page: Page, size: Any) -> None:
    """Gives the window another size and waits until the page has laid itself out anew."""
    page.set_viewport_size(size)
    settle(page)


def make_table(
    page: Page, game: str, seats: int, people: int = 1, name: str | None = None, **options: Any
) -> str:
    """The reader's seat first, then open ones for other people, then bots; always the same deal.

    Without people, bots play by themselves.
    """
    chairs: list[dict[str, Any]] = [{"kind": "me", "name": name}] if people else []
    chairs += [{"kind": "open"}] * (people - 1)
    chairs += [{"kind": "bot", "bot": "face:0.5"}] * (seats - len(chairs))
    wish = {
        "game": game,
        "seats": chairs,
        "options": {"public": False, "pace": "instant", "seed": "lily", **options},
        "start": people <= 1,
    }
    # The page's own first request makes the guest; two at once would make two.
    page.wait_for_load_state("networkidle")
    return page.evaluate(_MAKE, wish)
