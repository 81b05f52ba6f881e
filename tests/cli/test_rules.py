"""`monkeypalace rules`: the rule book at the terminal and as a page."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from monkeypalace.rulebook import CHAPTERS
from tests.cli.runs import good, refused

SECTIONS = [section for chapter in CHAPTERS for section in chapter.walk()]


def test_the_list_of_chapters_names_every_section():
    shown = good("rules")
    assert [line.split()[0] for line in shown.splitlines()[1:] if line] == [
        section.id for section in SECTIONS
    ]


@pytest.mark.parametrize("name", ["f", "F", "rule-f"])
def test_a_rule_with_its_examples_and_the_verdict(name):
    shown = good("rules", name)
    assert "Right e3 bEb bN" in shown
    assert "Wrong e3 bE bN" in shown
    assert "Rule F (support both ends): arch 1 hangs in the air over f3." in shown
    # The built palace is drawn for the right example only.
    assert shown.count("d2→───l4↑") == 1
    assert all(len(line) <= 80 for line in shown.splitlines())


@pytest.mark.parametrize("chapter", [chapter.id for chapter in CHAPTERS])
def test_a_chapter_has_all_its_sections(chapter):
    shown = good("rules", chapter)
    [found] = [each for each in CHAPTERS if each.id == chapter]
    assert re.findall(r"\[([a-z0-9-]+)\]$", shown, re.MULTILINE) == [
        section.id for section in found.walk()
    ]


def test_a_ruling_has_its_reason_and_its_option():
    shown = good("rules", "r-10")
    assert "Why? The English, Italian" in shown
    assert "Option butterfly_rule: " in shown


def test_a_rule_in_which_the_printed_books_differ_has_all_versions():
    shown = good("rules", "butterfly")
    assert "In other books (French, Dutch): " in shown
    shown = good("rules", "butterfly", "--lang", "fr")
    assert "Dans d’autres livrets (anglais, italien, brésilien)\u00a0: " in shown.replace("\n", " ")


def test_an_example_with_cards_is_described_in_words():
    assert "- 3 + 2 + 1 = 6\n" in good("rules", "step-4")


def test_searching():
    assert "[rule-h]" in good("rules", "--search", "spiral")
    assert good("rules", "--search", "giraffe") == "Nothing found. Try another word.\n"


def test_an_unknown_chapter_is_refused_with_a_list_of_chapters():
    message = refused("rules", "dragons")
    assert "“dragons”" in message
    assert "building, trophies" in message


class Page(HTMLParser):
    """The ids, the links within the page, and everything that would have to be fetched."""

    def __init__(self, content: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.fetched: list[str] = []
        self.pictures = 0
        self.feed(content)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.pictures += tag == "svg"
        if tag == "section":
            self.ids.add(values["id"] or "")
        if tag == "a":
            self.links.add((values["href"] or "").removeprefix("#"))
        if tag in ("script", "link", "img", "iframe") or "src" in values:
            self.fetched.append(tag)


def test_the_page_is_complete_and_loads_nothing(tmp_path):
    file = tmp_path / "book.html"
    assert good("rules", "--html", file) == f"Written: {file}\n"
    page = Page(file.read_text(encoding="utf-8"))
    assert page.fetched == []
    assert page.ids == page.links == {section.id for section in SECTIONS}
    assert page.pictures == sum(len(section.examples) for section in SECTIONS)


def test_a_page_is_not_overwritten_unless_forced(tmp_path):
    file = tmp_path / "book.html"
    file.write_text("mine")
    assert "is there already" in refused("rules", "--html", file)
    good("rules", "--html", file, "--force")
    assert file.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_the_language_can_be_chosen_after_the_command():
    assert good("rules", "a", "--lang", "fr") == good("--lang", "fr", "rules", "a")
    assert good("rules", "a", "--lang", "fr") != good("rules", "a")
    assert "pt-BR" in refused("rules", "--lang", "xx")
