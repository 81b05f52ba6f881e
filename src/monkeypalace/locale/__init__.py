"""Texts for people: ids with parameters in, sentences out.

Nothing else in the package holds a sentence. Each language has a folder of Fluent files, one a
topic; `page` is the browser's alone. Fluent and the files are loaded on first use, so that
importing the package stays quick.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

#: The languages that have all files, best known first.
LANGUAGES = ("en", "fr", "nl", "it", "pt-BR")

#: The files of a language that Python reads. A text may refer to texts of its own file and of
#: the files before it.
TOPICS = ("game", "terminal", "files", "server", "tools")

#: Files for those who open the rule book or take lessons; their ids have beginnings of their own.
RULEBOOK = "rulebook"
LESSONS = "lessons"
_APART = {"book-": RULEBOOK, "lesson-": LESSONS}

#: In characters; Fluent refuses what is much longer.
_LONGEST_PARAMETER = 2000


def source(topic: str, language: str = "en") -> str:
    """Return a language's file on a topic, as it stands."""
    folder = resources.files(__name__).joinpath(language)
    return folder.joinpath(f"{topic}.ftl").read_text(encoding="utf-8")


class _Texts:
    """The texts of one language; a topic is read when a text is not in those before it."""

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
        # Strings and whole numbers need no formatting by Fluent, but plurals need numbers.
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
    """Return a parameter that is not too long for Fluent, as the name of a file can be."""
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
