"""The texts of notices are safe in mails and in chat services."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from florin.server.workers.notice_texts import Notice, chat_text, confirm_mail, mail_text


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.links: list[str | None] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.links += [value for name, value in attrs if name == "href"]

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.mark.parametrize("language", ["en", "de", "nl", "it", "fr"])
def test_names_cannot_add_anything_to_a_mail(language: str) -> None:
    odd = "<b>\"A\" & 'B'</b><img src=x>"
    link, stop = 'https://a.test/t/1?a="b"&c=<d>', "https://a.test/stop?<e>"
    notice = Notice(f"title {odd}", f"body {odd}", "/", f"button {odd}")
    plain, page = mail_text(notice, language, link, stop)
    for text in (notice.title, notice.body, notice.button, link, stop):
        assert text in plain
    shown = Page(page)
    assert shown.tags.isdisjoint({"b", "img", "d", "e"})
    assert shown.links == [link, stop]
    for text in (notice.title, notice.body, notice.button):
        assert text in shown.words


def test_the_mail_that_asks_for_a_confirmation_has_its_link_in_both_parts() -> None:
    subject, plain, page = confirm_mail("it", "https://a.test/mail/confirm/x?<y>")
    assert subject.startswith("Florin: ")
    assert "https://a.test/mail/confirm/x?<y>" in plain
    assert Page(page).links == ["https://a.test/mail/confirm/x?<y>"]


def test_a_chat_service_finds_no_signs_of_its_own() -> None:
    shown = chat_text("@everyone <!here> [a](https://b.test)")
    assert "@everyone" not in shown
    assert not set("<>[]") & set(shown)
    assert "//" not in shown
