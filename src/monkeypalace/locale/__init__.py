"""Texts for people: one Fluent file a language, ids with parameters in, sentences out.

Nothing else in the package holds a sentence. The Fluent library is loaded on first use, so
that importing the package stays quick.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

#: The languages that have a file, best known first.
LANGUAGES = ("en",)

#: In characters; Fluent refuses what is much longer.
_LONGEST_PARAMETER = 2000


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    source = resources.files(__name__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


def text(id_: str, params: Mapping[str, str | int] | None = None, language: str = "en") -> str:
    """The sentence with this id in this language.

    >>> text("cli-arches", {"count": 2})
    '2 arches'
    """
    bundle = _bundle(language)
    if not bundle.has_message(id_):
        raise KeyError(f"no text {id_!r} in {language}")
    message = bundle.get_message(id_)
    assert message.value is not None, id_
    # Strings and whole numbers need no formatting by Fluent, but plurals need numbers.
    given = {name: _shortened(value) for name, value in (params or {}).items()}
    formatted, errors = bundle.format_pattern(message.value, given)
    if errors:
        raise KeyError(f"text {id_!r} in {language}: {errors[0]}")
    return str(formatted)


def _shortened(value: str | int) -> str | int:
    """A parameter that is not too long for Fluent, as the name of a file can be."""
    if isinstance(value, int) or len(value) <= _LONGEST_PARAMETER:
        return value
    return value[: _LONGEST_PARAMETER - 1] + "…"


def explain(thing: Any, language: str = "en") -> str:
    """The sentence for anything that has a `code` and `params`: an error, a violation, a fault.

    Causes follow the main sentence, each as a sentence of its own.
    """
    family = getattr(thing, "family", "error")
    sentences = [text(f"{family}-{thing.code}", thing.params, language)]
    sentences += [explain(cause, language) for cause in getattr(thing, "causes", ())]
    return " ".join(sentences)
