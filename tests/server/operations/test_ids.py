"""Names of guests in the language of their browser."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from florin.server.domain.person import Language
from florin.server.operations.ids import guest_name


@pytest.mark.parametrize(
    ("header", "word"),
    [
        ("", "Guest"),
        ("en-GB,en;q=0.9", "Guest"),
        ("de-CH", "Gast"),
        ("fr-FR,fr;q=0.9,it;q=0.5,de;q=0.2", "Ospite"),
        ("NL", "Gast"),
        ("fr", "Guest"),
        (",;q=,*", "Guest"),
    ],
)
def test_a_guest_is_named_in_a_language_that_the_browser_asks_for(header: str, word: str):
    assert re.fullmatch(rf"{word} \d{{4}}", guest_name(header))


def test_each_language_of_the_interface_has_a_name_for_guests():
    names = {language: guest_name(language).split()[0] for language in get_args(Language)}
    assert names == {"en": "Guest", "de": "Gast", "nl": "Gast", "it": "Ospite"}
