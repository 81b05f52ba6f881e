"""Texts for people: the sentence for an id with parameters.

No other package contains sentences. Each language has a folder of Fluent files, one for each
topic; only the browser reads `page`. Fluent and the files are loaded on first use, so that
importing the package stays fast.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

#: The languages with complete translations, the most widely spoken first.
LANGUAGES = ("en", "fr", "nl", "it", "pt-BR")

#: The files of a language that Python reads. A text may refer to texts of its own file and of
#: earlier files.
TOPICS = ("game", "terminal", "files", "server", "tools")

#: Files for the rule book and the lessons, loaded only for ids with their prefixes.
RULEBOOK = "rulebook"
LESSONS = "lessons"
_APART = {"book-": RULEBOOK, "lesson-": LESSONS}

#: In characters; Fluent rejects much longer parameters.
_LONGEST_PARAMETER = 2000


def source(topic: str, language: str = "en") -> str:
    """Return the source of a language's file on a topic."""
    folder = resources.files(__name__).joinpath(language)
    return folder.joinpath(f"{topic}.ftl").read_text(encoding="utf-8")


class _Texts:
    """The texts of one language; a topic is read when earlier topics lack a text."""

    def __init__(self, language: str, topics: tuple[str, ...]) -> None:
        from fluent.runtime import FluentBundle

        self._language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = list(topics)

    def say(self, id_: str, params: Mapping[str, str | int]) -> str:
        from fluent.runtime import FluentResource

        while not self._bundle.has_message(id_):
            if not self._unread:
                raise KeyError(f"no text {id_!r} in {self._language}")
            topic = self._unread.pop(0)
            self._bundle.add_resource(FluentResource(source(topic, self._language)))
        message = self._bundle.get_message(id_)
        assert message.value is not None, id_
        # Strings and integers need no formatting by Fluent, but plurals need numbers.
        given = {name: _shortened(value) for name, value in params.items()}
        formatted, errors = self._bundle.format_pattern(message.value, given)
        if errors:
            raise KeyError(f"text {id_!r} in {self._language}: {errors[0]}")
        return str(formatted)


@cache
def _texts(language: str, topics: tuple[str, ...]) -> _Texts:
    return _Texts(language, topics)


def text(id_: str, params: Mapping[str, str | int] | None = None, language: str = "en") -> str:
    """Return the sentence with this id in this language.

    >>> text("cli-arches", {"count": 2})
    '2 arches'
    """
    topics = next(((topic,) for begin, topic in _APART.items() if id_.startswith(begin)), TOPICS)
    return _texts(language, topics).say(id_, params or {})


def _shortened(value: str | int) -> str | int:
    """Return a parameter shortened for Fluent; the name of a file can be very long."""
    if isinstance(value, int) or len(value) <= _LONGEST_PARAMETER:
        return value
    return value[: _LONGEST_PARAMETER - 1] + "…"


def explain(thing: Any, language: str = "en") -> str:
    """Return the sentence for an object with a `code` and `params`: an error, a violation ...

    Causes follow the main sentence, each as a separate sentence.
    """
    family = getattr(thing, "family", "error")
    sentences = [text(f"{family}-{thing.code}", thing.params, language)]
    sentences += [explain(cause, language) for cause in getattr(thing, "causes", ())]
    return " ".join(sentences)
