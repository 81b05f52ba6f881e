"""Texts that are formatted without Fluent are the same as with Fluent."""

from __future__ import annotations

from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource

from monkeypalace.locale import LANGUAGES, LESSONS, RULEBOOK, TOPICS, source, text
from tests.ftl import messages, variables

_TOPICS = (*TOPICS, RULEBOOK, LESSONS)


@cache
def all_texts(language: str) -> tuple[FluentBundle, dict[str, set[str]]]:
    """Return all texts of a language as Fluent reads them, and their variables."""
    bundle = FluentBundle([language], use_isolating=False)
    for topic in _TOPICS:
        bundle.add_resource(FluentResource(source(topic, language)))
    known = messages(language, *_TOPICS)
    return bundle, {id_: variables(message, known) for id_, message in known.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", ["Ann {x}", "d", "frog", 0, 7, 999, 1000, 123456, -3], ids=repr)
def test_every_text_is_the_same_as_with_fluent(language: str, value: str | int):
    bundle, known = all_texts(language)
    compared = 0
    for id_, names in known.items():
        pattern = bundle.get_message(id_).value
        if pattern is None:
            continue
        params = dict.fromkeys(names, value)
        expected, errors = bundle.format_pattern(pattern, params)
        if not errors:
            assert text(id_, params, language) == expected
            compared += 1
    assert compared > 500


def test_a_missing_parameter_is_an_error():
    with pytest.raises(KeyError):
        text("event-built", {"name": "Ann"})
