"""The rule book: chapters with their texts, and examples that the engine has judged."""

from monkeypalace.rulebook.chapters import CHAPTERS, RULES, RULINGS, STEPS
from monkeypalace.rulebook.structure import Example, ExampleVerdict, Section
from monkeypalace.rulebook.written import Paragraph, Passage, Picture, read_book, search

__all__ = [
    "CHAPTERS",
    "RULES",
    "RULINGS",
    "STEPS",
    "Example",
    "Paragraph",
    "Passage",
    "Picture",
    "Section",
    "ExampleVerdict",
    "read_book",
    "search",
]
