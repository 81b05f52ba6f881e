"""The rule book has a place for every statement of the printed rulebooks."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs.rulebook_coverage import read_counts, read_statements
from monkeypalace.locale import LANGUAGES
from monkeypalace.rulebook import CHAPTERS, RULES, STEPS, read_book

PAGE = Path(__file__).parents[2] / "docs" / "rulebook-coverage.md"
STATEMENTS = read_statements()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_is_in_the_book_of_every_language(language: str):
    places = {passage.id: passage for chapter in read_book(language) for passage in chapter.walk()}
    missing = [each.words for each in STATEMENTS if each.place not in places]
    assert missing == []
    # A ruling is our answer to a question; a statement of the books must be among the rules.
    rulings = [each.words for each in STATEMENTS if each.place.startswith("r-")]
    assert rulings == []
    assert all(places[each.place].paragraphs for each in STATEMENTS)


@pytest.mark.parametrize("book", LANGUAGES)
def test_no_statement_of_a_book_is_missing(book: str):
    numbers = [each.numbers[book] for each in STATEMENTS if book in each.numbers]
    assert numbers == list(range(1, read_counts()[book] + 1))


def test_no_statement_is_listed_twice():
    said = [(each.words, book) for each in STATEMENTS for book in each.numbers]
    twice = {each for each in said if said.count(each) > 1}
    # The overview and the last page both say who wins.
    assert {words for words, _ in twice} == {"The most bananas win"}


def test_every_chapter_rule_and_step_has_statements():
    places = {each.place for each in STATEMENTS}
    assert {section.id for section in (*RULES, *STEPS)} <= places
    assert {chapter.id for chapter in CHAPTERS} - places == {"building", "rulings"}


def test_the_page_shows_every_statement_with_its_place():
    page = PAGE.read_text(encoding="utf-8")
    for each in STATEMENTS:
        assert f"| {each.words} | `{each.place}` |" in page
