"""The texts of notices: complete in every language, and safe in mails."""

from __future__ import annotations

import string
from html.parser import HTMLParser

import pytest

from florin.server.workers.notice_texts import WORDS, Notice, chat_text, confirm_mail, mail_text


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


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


@pytest.mark.parametrize("language", WORDS)
def test_every_language_has_every_text_with_the_same_fields(language: str) -> None:
    words, english = WORDS[language], WORDS["en"]
    for mine, theirs in ((words.titles, english.titles), (words.bodies, english.bodies)):
        assert list(mine) == list(theirs)
        for kind in mine:
            assert fields(mine[kind]) == fields(theirs[kind])
            assert (mine[kind] == theirs[kind]) == (language == "en")


@pytest.mark.parametrize("language", [*WORDS, "fr"])
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
    assert subject == f"Florin: {WORDS['it'].confirm_subject}"
    assert "https://a.test/mail/confirm/x?<y>" in plain
    assert Page(page).links == ["https://a.test/mail/confirm/x?<y>"]


def test_a_chat_service_finds_no_signs_of_its_own() -> None:
    shown = chat_text("@everyone <!here> [a](https://b.test)")
    assert "@everyone" not in shown
    assert not set("<>[]") & set(shown)
    assert "//" not in shown
