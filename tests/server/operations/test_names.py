"""Names that imitate others or spill over their line are refused; names of people are not."""

from __future__ import annotations

import pytest

from florin.server.operations.names import MOST_MARKS, shown_name

ACUTE = "\u0301"


@pytest.mark.parametrize(
    "name",
    [
        "Anna\ufe0f",
        "Anna\ufe00",
        "Anna\U000e0100",
        "Anna\u180b",
        "\ufe0fAnna",
        "An\u200dna",
        "Anna\u3164",
        "\U000e0041nna",
        ACUTE,
        ACUTE + "\u0302",
        f" {ACUTE}Anna",
        f"Anna {ACUTE}",
        f"Anna\n{ACUTE}",
        "A" + "\u0316" * (MOST_MARKS + 1),
        " \t",
        "",
        "\ufb2c" * 20,  # each is three characters in the composed form
        "Deleted",
        " Deleted ",
    ],
)
def test_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"^(must|has|is) "):
        shown_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "Ngân",
        "José 2",
        "สมศักดิ์",
        "ที่รัก",
        "अनिरुद्ध",
        "க்ஷேத்ரம்",
        "བསྒྲུབས",
        "שָׁלוֹם",
        "مُحَمَّد",
        "Ольга",
        "山田太郎",
        "김민수",
        "O'Brien-Smith",
        "☺\ufe0f",
        "Anna ❤\ufe0f 🎲",
    ],
)
def test_accepted(name: str) -> None:
    assert shown_name(name) == name


def test_the_same_letters_are_the_same_name() -> None:
    assert shown_name("Zoe\u0308") == "Zoë"
    assert shown_name("  Anna \n B. ") == "Anna B."
