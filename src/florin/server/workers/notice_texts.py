"""Notices and mails in words, in the languages of the web app."""

from __future__ import annotations

import html
from typing import Final, NamedTuple

from florin import games
from florin.server.operations.texts import text
from florin.server.store.deliveries import Delivery


class Notice(NamedTuple):
    """A notice in words. `path` is the page that it opens."""

    title: str
    body: str
    path: str
    button: str


def notice_of(delivery: Delivery) -> Notice:
    language, kind = delivery.settings.preferences.language, delivery.kind
    game = "" if delivery.game is None else games.get(delivery.game).title
    names = ", ".join(delivery.names)
    # If no other name is known, the game alone says what it is about.
    alone = delivery.table is not None and not names
    body = game if alone else text(language, f"server-notice-{kind}-text", game=game, names=names)
    target = "list" if delivery.table is None else "table"
    return Notice(
        text(language, f"server-notice-{kind}", count=delivery.waiting),
        body,
        "/" if delivery.table is None else f"/t/{delivery.table}",
        text(language, f"server-notice-open-{target}"),
    )


def test_notice(language: str) -> Notice:
    return Notice(
        text(language, "server-notice-test"),
        text(language, "server-notice-test-text"),
        "/",
        text(language, "server-notice-open-list"),
    )


# Names of players stand in the text. A chat service must not take them for its own signs:
# `@everyone` and `<!channel>` call all members, brackets hide where a link leads.
_CHAT: Final = str.maketrans(
    {"@": "@\u200b", "<": "‹", ">": "›", "[": "(", "]": ")", "/": "/\u200b"}  # zero-width spaces
)


def chat_text(words: str) -> str:
    """The words as chat services show them: without mentions and links."""
    return words.translate(_CHAT)


def mail_text(notice: Notice, language: str, link: str, stop: str) -> tuple[str, str]:
    """The mail as plain text and as HTML. `stop` is the page that ends these mails."""
    why, end = text(language, "server-mail-why"), text(language, "server-mail-stop")
    plain = (
        f"{notice.title}\n{notice.body}\n\n{notice.button}: {link}\n\n-- \n{why}\n{end}: {stop}\n"
    )
    footer = f'{_safe(why)} <a href="{_safe(stop)}">{_safe(end)}</a>'
    return plain, _page(notice.title, notice.body, notice.button, link, language, footer)


def confirm_mail(language: str, link: str) -> tuple[str, str, str]:
    """Subject, plain text and HTML of the mail that asks to confirm an address."""
    subject, ask, button = (
        text(language, f"server-mail-confirm-{part}") for part in ("subject", "ask", "button")
    )
    plain = f"{ask}\n\n{button}: {link}\n"
    return f"Florin: {subject}", plain, _page(subject, ask, button, link, language, "")


def _page(title: str, body: str, button: str, link: str, language: str, footer: str) -> str:
    return (
        f'<!doctype html><html lang="{_safe(language)}"><head><meta charset="utf-8">'
        f"<title>{_safe(title)}</title></head>"
        '<body style="font-family:Georgia,serif;color:#2b2118;max-width:32em;margin:1.5em auto">'
        f'<h1 style="font-size:1.3em">{_safe(title)}</h1><p>{_safe(body)}</p>'
        f'<p><a href="{_safe(link)}" style="display:inline-block;padding:.6em 1.2em;'
        f'background:#7a1f1f;color:#fff;text-decoration:none;border-radius:.4em">'
        f"{_safe(button)}</a></p>"
        f'<p style="font-size:.85em;color:#6b5d4d">{footer}</p></body></html>'
    )


def _safe(words: str) -> str:
    return html.escape(words, quote=True)
