"""Texts for people: the sentence for an id with parameters.

No other package contains sentences, except English ones for developers, such as log messages and
warnings. Each language has a folder of Fluent files, one for each topic; those that
only the browser reads are not in `TOPICS`. Fluent and the files are loaded on first use, so that
importing the package stays fast.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, TypeAlias

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
        #: The parts of texts that need no Fluent, which takes twenty times as long as joining
        #: them. `None` for texts that need Fluent.
        self._parts: dict[str, tuple[_Part, ...] | None] = {}

    def say(self, id_: str, params: Mapping[str, str | int]) -> str:
        if id_ not in self._parts:
            self._parts[id_] = self._split(self._pattern(id_))
        parts = self._parts[id_]
        said = None if parts is None else _joined(parts, params)
        if said is not None:
            return said
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

    def _split(self, pattern: Any) -> tuple[_Part, ...] | None:
        """Return the parts of a text; `None` if one of them needs Fluent."""
        # Fluent simplifies a pattern of one element to that element.
        parts: list[_Part] = []
        for element in getattr(pattern, "elements", (pattern,)):
            found = self._split_element(element)
            if found is None:
                return None
            parts += found
        return tuple(parts)

    def _split_element(self, element: Any) -> Sequence[_Part] | None:
        from fluent.syntax import ast

        match element:
            case ast.TextElement(value=words):
                return [words]
            case ast.Placeable(expression=ast.VariableReference(id=name)):
                return [_parameter(name.name)]
            case ast.Placeable(expression=ast.MessageReference(id=other, attribute=None)):
                return self._split(self._pattern(other.name))
            case ast.Placeable(
                expression=ast.SelectExpression(
                    selector=ast.VariableReference(id=name), variants=variants
                )
            ):
                by_key: dict[str, tuple[_Part, ...]] = {}
                default: tuple[_Part, ...] = ()
                for variant in variants:
                    parts = self._split(variant.value)
                    # A number as the key matches numbers only.
                    if parts is None or not isinstance(variant.key, ast.Identifier):
                        return None
                    by_key[variant.key.name] = parts
                    default = parts if variant.default else default
                return [_choice(name.name, by_key, default)]
        return None

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
    return _texts(language, _topics(id_)).say(id_, params or {})


@cache
def _topics(id_: str) -> tuple[str, ...]:
    """Return the files with a text. Cached; there are few ids, and none comes from a client."""
    return next(
        ((topic,) for prefix, topic in _TOPIC_BY_PREFIX.items() if id_.startswith(prefix)), TOPICS
    )


#: A part of a text: words, or a function that returns them for parameters; `None` if it cannot.
_Part: TypeAlias = str | Callable[[Mapping[str, str | int]], str | None]


def _joined(parts: tuple[_Part, ...], params: Mapping[str, str | int]) -> str | None:
    said = []
    for part in parts:
        words = part if isinstance(part, str) else part(params)
        if words is None:
            return None
        said.append(words)
    return "".join(said)


def _parameter(name: str) -> _Part:
    return lambda params: _written(params.get(name))


def _choice(
    name: str, variants: Mapping[str, tuple[_Part, ...]], default: tuple[_Part, ...]
) -> _Part:
    """Return a part that depends on a string; numbers need the plural forms of Fluent."""

    def choose(params: Mapping[str, str | int]) -> str | None:
        value = params.get(name)
        if not isinstance(value, str):
            return None
        return _joined(variants.get(value, default), params)

    return choose


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
