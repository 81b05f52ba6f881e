"""Texts for people: the sentence for an id with parameters.

No other package contains sentences, except English ones for developers, such as log messages and
warnings. Each language has a folder of Fluent files, one for each topic; those that
only the browser reads are not in `TOPICS`. Fluent and the files are loaded on first use, so that
importing the package stays fast.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from monkeypalace.locale.matching import match_language

__all__ = [
    "LANGUAGES",
    "LESSONS",
    "PUZZLES",
    "RULEBOOK",
    "TOPICS",
    "explain",
    "format_number",
    "match_language",
    "source",
    "text",
]

#: The languages with complete translations, in the order of the menu.
LANGUAGES = ("en", "fr", "nl", "it", "pt-BR")

#: The files of a language that Python reads. A text may refer to texts of its own file and of
#: earlier files.
TOPICS = ("game", "terminal", "files", "server", "tools", "coach", "hints")

#: The file of the rule book, loaded only for ids with its prefix.
RULEBOOK = "rulebook"
#: The file of the lessons, loaded only for ids with its prefix.
LESSONS = "lessons"
#: The file of the puzzles, loaded only for ids with its prefix.
PUZZLES = "puzzles"
_TOPIC_BY_PREFIX = {"book-": RULEBOOK, "lesson-": LESSONS, "puzzle-": PUZZLES}

#: In characters; Fluent rejects much longer parameters.
_LONGEST_PARAMETER = 2000
#: Numbers below this limit are written the same way in all languages.
_SMALL_NUMBER = 1000


def source(topic: str, language: str = "en") -> str:
    """Return the content of a Fluent file: one topic in one language."""
    folder = resources.files(__name__).joinpath(language)
    return folder.joinpath(f"{topic}.ftl").read_text(encoding="utf-8")


class _Texts:
    """The texts of one language. A file is read only when the files before it lack a text."""

    def __init__(self, language: str, topics: tuple[str, ...]) -> None:
        from fluent.runtime import FluentBundle

        self._language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = list(topics)
        #: Texts that need no Fluent, split into parts: literal text and names of parameters
        #: alternate. `None` for texts that need Fluent.
        self._plain: dict[str, tuple[str, ...] | None] = {}

    def say(self, id_: str, params: Mapping[str, str | int]) -> str:
        if id_ not in self._plain:
            self._plain[id_] = _plain_parts(self._pattern(id_))
        parts = self._plain[id_]
        if parts is not None:
            said = list(parts)
            for place in range(1, len(parts), 2):
                value = _written(params.get(parts[place]))
                if value is None:
                    break
                said[place] = value
            else:
                return "".join(said)
        # Strings and integers need no formatting by Fluent, but plurals need numbers.
        given = {
            name: _shortened(value) if isinstance(value, str) else value
            for name, value in params.items()
        }
        formatted, errors = self._bundle.format_pattern(self._pattern(id_), given)
        if errors:
            raise KeyError(f"text {id_!r} in {self._language}: {errors[0]}")
        return str(formatted)

    def format_number(self, number: Any) -> str:
        from fluent.runtime import FluentResource

        if not self._bundle.has_message("number"):
            self._bundle.add_resource(FluentResource("number = { $number }"))
        return str(self._bundle.format_pattern(self._pattern("number"), {"number": number})[0])

    def _pattern(self, id_: str) -> Any:
        from fluent.runtime import FluentResource

        while not self._bundle.has_message(id_):
            if not self._unread:
                raise KeyError(f"no text {id_!r} in {self._language}")
            topic = self._unread.pop(0)
            self._bundle.add_resource(FluentResource(source(topic, self._language)))
        message = self._bundle.get_message(id_)
        assert message.value is not None, id_
        return message.value


@cache
def _texts(language: str, topics: tuple[str, ...]) -> _Texts:
    return _Texts(language, topics)


def text(id_: str, params: Mapping[str, str | int] | None = None, language: str = "en") -> str:
    """Return the sentence with this id in this language.

    >>> text("cli-arches", {"count": 2})
    '2 arches'
    """
    topics = next(
        ((topic,) for prefix, topic in _TOPIC_BY_PREFIX.items() if id_.startswith(prefix)), TOPICS
    )
    return _texts(language, topics).say(id_, params or {})


def _plain_parts(pattern: Any) -> tuple[str, ...] | None:
    """Return the parts of a text that consists of words and parameters only; `None` for others.

    Most texts do, and Fluent takes twenty times as long as joining these parts.
    """
    from fluent.syntax import ast

    parts = [""]
    # Fluent simplifies a pattern of one element to that element.
    for element in getattr(pattern, "elements", (pattern,)):
        if isinstance(element, ast.TextElement):
            parts[-1] += element.value
        elif isinstance(element, ast.Placeable) and isinstance(
            element.expression, ast.VariableReference
        ):
            parts += [element.expression.id.name, ""]
        else:
            return None
    return tuple(parts)


def _written(value: str | int | None) -> str | None:
    """Return a parameter as every language writes it; `None` if languages differ."""
    if isinstance(value, str):
        return _shortened(value)
    # Larger numbers have separators between their digits.
    return str(value) if type(value) is int and 0 <= value < _SMALL_NUMBER else None


def _shortened(value: str) -> str:
    """Return a parameter shortened for Fluent; the name of a file can be very long."""
    if len(value) <= _LONGEST_PARAMETER:
        return value
    return value[: _LONGEST_PARAMETER - 1] + "…"


def format_number(value: float, decimals: int = 0, language: str = "en") -> str:
    """Return a number as a language writes it, rounded to some decimals.

    >>> format_number(1234.56, 1), format_number(1234.56, 1, "nl")
    ('1,234.6', '1.234,6')
    """
    from fluent.runtime.types import fluent_number

    digits = {"minimumFractionDigits": decimals, "maximumFractionDigits": decimals}
    return _texts(language, ()).format_number(fluent_number(value, **digits))


def explain(thing: Any, language: str = "en") -> str:
    """Return the sentence for an object with a `code` and `params`, such as an error or violation.

    Causes follow the main sentence, each as a separate sentence.
    """
    family = getattr(thing, "family", "error")
    sentences = [text(f"{family}-{thing.code}", thing.params, language)]
    sentences += [explain(cause, language) for cause in getattr(thing, "causes", ())]
    return " ".join(sentences)
