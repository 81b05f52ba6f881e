"""The rule book: chapters with their texts, and examples that the engine has judged."""

from monkeypalace.rulebook.chapters import CHAPTERS, RULES, RULINGS, STEPS
from monkeypalace.rulebook.page import book_page
from monkeypalace.rulebook.sections import Example, ExampleVerdict, Illustration, Section
from monkeypalace.rulebook.worked import WorkedExample
from monkeypalace.rulebook.written import OtherBooks, Paragraph, Passage, Picture, read_book, search

__all__ = [
    "CHAPTERS",
    "RULES",
    "RULINGS",
    "STEPS",
    "Example",
    "ExampleVerdict",
    "Illustration",
    "OtherBooks",
    "Paragraph",
    "Passage",
    "Picture",
    "Section",
    "WorkedExample",
    "book_page",
    "read_book",
    "search",
]
