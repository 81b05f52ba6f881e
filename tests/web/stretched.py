"""Build a copy of the product with texts that are longer than any real translation.

French is replaced by a pseudo-localisation: the English sentences, accented and 50 % longer. Dutch
is replaced by the longest version of every sentence in any of the five languages. The page is
built from these texts, and the server reads them, too.
"""

from __future__ import annotations

import runpy
import shutil
from pathlib import Path

from fluent.syntax import FluentParser, serialize
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer, Visitor

from monkeypalace.locale import LANGUAGES
from tests.web.conftest import ROOT

PSEUDO, LONGEST = "fr", "nl"

ACCENTED = str.maketrans(
    {"a": "áa", "e": "é", "i": "ïi", "o": "öo", "u": "ûu", "c": "ç", "n": "ñ", "s": "šs"}
)


class _Pseudo(Transformer):
    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802 - its name is fluent's
        return ftl.TextElement(node.value.translate(ACCENTED))


class _Length(Visitor):
    """Counts the letters of a message, including all variants of a choice."""

    def __init__(self) -> None:
        self.letters = 0

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - its name is fluent's
        self.letters += len(node.value.strip())


def _length(message: ftl.Message) -> int:
    found = _Length()
    found.visit(message)
    return found.letters


def stretched_copy(folder: Path) -> Path:
    """Build a copy of the product with these texts; return the folder to run it from."""
    shutil.copytree(
        ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "static")
    )
    shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns("node_modules"))
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    texts = folder / "src" / "monkeypalace" / "locale"
    for english in (texts / "en").glob("*.ftl"):
        _stretch(texts, english.name)
    runpy.run_path(str(folder / "web" / "build_page.py"))["build_page"]()
    return folder / "src"


def _stretch(texts: Path, name: str) -> None:
    files = {
        language: FluentParser().parse((texts / language / name).read_text(encoding="utf-8"))
        for language in LANGUAGES
    }
    longest: dict[str, ftl.Message] = {}
    for resource in files.values():
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                known = longest.get(entry.id.name)
                if known is None or _length(entry) > _length(known):
                    longest[entry.id.name] = entry
    mixture = ftl.Resource(list(longest.values()))
    (texts / LONGEST / name).write_text(serialize(mixture), encoding="utf-8")
    pseudo = _Pseudo().visit(files["en"])
    (texts / PSEUDO / name).write_text(serialize(pseudo), encoding="utf-8")
