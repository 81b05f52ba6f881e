"""The language for an `Accept-Language` header."""

from __future__ import annotations

import pytest

from monkeypalace.locale import LANGUAGES, match_language


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ("", "en"),
        ("de", "en"),
        ("fr", "fr"),
        ("pt", "pt-BR"),
        ("pt-PT", "pt-BR"),
        ("PT-br", "pt-BR"),
        ("fr-CA", "fr"),
        ("zh-Hant-TW, it-CH;q=0.1", "it"),
        # Letters in common are not enough: North Frisian is not French.
        ("frr", "en"),
        # The quality counts, then the order.
        ("fr;q=0.3, nl;q=0.8, it", "it"),
        ("fr;q=0.3,nl ; Q=0.8", "nl"),
        ("it;q=0.5, fr;q=0.5", "it"),
        ("de, fr;q=0.001", "fr"),
        # Quality 0 refuses a language.
        ("en;q=0, fr;q=0.2", "fr"),
        ("fr;q=0", "en"),
        ("pt;q=0, pt-PT;q=0.1, it;q=0.1", "it"),
        ("pt-PT;q=0, pt-BR;q=0.1", "pt-BR"),
        # `*` stands for the languages that are not named.
        ("*", "en"),
        ("en;q=0, *", "fr"),
        ("en;q=0, fr;q=0.1, *;q=0.5", "nl"),
        ("*;q=0, nl", "nl"),
        ("de, *;q=0.5, it;q=0.4", "en"),
        # What cannot be read is ignored.
        (",;;,=,;q=1", "en"),
        ("fr;q=many, nl;q=0.1", "nl"),
        ("fr;q=nan, nl;q=-1, it;q=2, pt;q=0.1", "pt-BR"),
    ],
)
def test_the_preferred_language_is_chosen(header: str, expected: str):
    assert match_language(header, LANGUAGES) == expected
