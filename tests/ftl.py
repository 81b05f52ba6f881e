"""Read the messages of Fluent files, for tests."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from monkeypalace.locale import source


def messages(language: str, *topics: str) -> dict[str, ast.Message]:
    """Return the messages of a language on these topics; fail if an id is repeated."""
    entries = FluentParser().parse("\n".join(source(topic, language) for topic in topics)).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert junk == [], "Fluent cannot read this"
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    ids = [entry.id.name for entry in found]
    assert len(ids) == len(set(ids)), sorted(id_ for id_ in ids if ids.count(id_) > 1)
    return {entry.id.name: entry for entry in found}


def variables(message: ast.Message, known: dict[str, ast.Message]) -> set[str]:
    """Return the variables of a message, including those of the messages it refers to."""
    found = _Variables(known)
    found.visit(message)
    return found.names


class _Variables(Visitor):
    def __init__(self, known: dict[str, ast.Message]) -> None:
        self.known = known
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - fluent's name
        self.visit(self.known[node.id.name])
