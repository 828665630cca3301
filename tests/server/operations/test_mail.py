"""Mails as they are sent."""

from __future__ import annotations

import pytest

from florin.server.operations.mail import MailRefused, message_of

LINK = "https://florin.example.org/api/mail/stop/" + "a" * 30 + "." + "0" * 40
SENDER = "Florin <florin@example.org>"


def test_the_link_to_unsubscribe_is_one_line_that_programs_can_read() -> None:
    subject = "Florin: È passata metà del tuo tempo, " * 3
    message = message_of(SENDER, "anna@example.org", subject, "text", "<p>text</p>", LINK)
    lines = message.as_bytes().splitlines()
    assert f"List-Unsubscribe: <{LINK}>".encode() in lines
    assert b"List-Unsubscribe-Post: List-Unsubscribe=One-Click" in lines
    # Other headers are folded as mail programs expect.
    at = next(at for at, line in enumerate(lines) if line.startswith(b"Subject"))
    assert lines[at + 1].startswith(b" =?utf-8?")
    assert all(len(line) <= 78 for line in lines if b"Unsubscribe" not in line)


@pytest.mark.parametrize(
    "address", ["=?utf-8?q?b=40c.org?=@example.org", "=?utf-8?q?a=0D=0AQUIT?=@example.org"]
)
def test_a_header_never_names_another_address(address: str) -> None:
    with pytest.raises(MailRefused):
        message_of(SENDER, address, "Florin", "text", "<p>text</p>", None)
