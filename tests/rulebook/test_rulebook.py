"""The book says what the engine does: its examples are judged, its texts complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from monkeypalace import locale
from monkeypalace.building import CODES, build
from monkeypalace.game import Options
from monkeypalace.locale import RULEBOOK, text
from monkeypalace.palace import Colour, faults
from monkeypalace.rulebook import (
    CHAPTERS,
    RULES,
    RULINGS,
    STEPS,
    Example,
    ExampleVerdict,
    read_book,
    search,
)
from monkeypalace.rulebook.structure import Section
from tests.ftl import messages, variables

DOCS = Path(__file__).parents[2] / "docs"
FOLDERS = Path(locale.__file__).parent
#: Those that have the book, which may be more than those that the whole package speaks.
LANGUAGES = sorted(path.parent.name for path in FOLDERS.glob(f"*/{RULEBOOK}.ftl"))
SECTIONS = [section for chapter in CHAPTERS for section in chapter.walk()]
EXAMPLES = [example for section in SECTIONS for example in section.examples]


def by_name(examples: list[Example]) -> list[object]:
    return [pytest.param(example, id=example.id) for example in examples]


# The examples


@pytest.mark.parametrize("example", by_name(EXAMPLES))
def test_the_palace_of_an_example_can_stand(example: Example):
    assert faults(example.position.palace) == []
    assert faults(example.outcome) == []


@pytest.mark.parametrize("example", by_name(EXAMPLES))
def test_an_example_breaks_exactly_what_it_says(example: Example):
    broken = {violation.rule for violation in example.violations}
    assert broken == set(example.breaks)
    assert (example.verdict is ExampleVerdict.WRONG) == bool(broken)


@pytest.mark.parametrize("section", [pytest.param(rule, id=rule.id) for rule in RULES])
def test_every_rule_has_a_right_and_a_wrong_example(section: Section):
    letter = section.id.removeprefix("rule-").upper()
    right, wrong = section.examples
    assert right.verdict is ExampleVerdict.RIGHT
    # Rule G is never broken alone: both feet on one arch is lower than any staircase arrives.
    assert wrong.breaks == ("AG" if letter == "G" else letter)


def test_the_rules_and_steps_are_all_there():
    letters = {code[0] for code in CODES if code[1] == "-"}
    assert [rule.id for rule in RULES] == [f"rule-{letter}" for letter in sorted(letters)]
    assert [step.id for step in STEPS] == [f"step-{number}" for number in range(1, 9)]


def test_what_captions_claim():
    examples = {example.id: example for example in EXAMPLES}
    bonus = examples["step-7-right"]
    assert bonus.attempt is not None
    assert build(bonus.position.palace, bonus.attempt).earns_bonus
    first = examples["step-1-look"]
    assert first.attempt is not None
    assert build(first.position.palace, first.attempt).colour is Colour.DARK_GREEN
    [butterfly] = examples["butterfly-look"].position.palace.animals.values()
    decorations = examples["butterfly-look"].position.palace.decorations()
    assert max((level, spot) for spot, level, _ in decorations)[1] == butterfly


def test_an_example_is_named_after_its_section():
    for section in SECTIONS:
        for example in section.examples:
            assert example.id.startswith(f"{section.id}-")


# The rulings


def rulings_page() -> dict[str, tuple[str, str, str]]:
    """Question, answer and reason of each ruling in docs/rulings.md, without its markup."""
    page = (DOCS / "rulings.md").read_text(encoding="utf-8")
    pattern = r"^## (R-\d+)\n\n\*\*(.+?)\*\* (.+?)\n\n\*Why:\* (.+?)\n\n"
    found = re.findall(pattern, page, re.MULTILINE | re.DOTALL)
    return {name: (plain(asked), plain(said), plain(why)) for name, asked, said, why in found}


def plain(markdown: str) -> str:
    sentence = " ".join(markdown.replace("`", "").replace("'", "’").split())
    return sentence[0].upper() + sentence[1:]


def test_every_ruling_of_the_page_is_in_the_book_in_the_same_words():
    page = rulings_page()
    assert [ruling.id for ruling in RULINGS] == [name.lower() for name in page]
    for name, words in page.items():
        id_ = f"book-{name.lower()}"
        assert (text(f"{id_}-title"), text(id_), text(f"{id_}-why")) == words


def test_every_switch_of_the_page_is_in_the_book():
    page = (DOCS / "rulings.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| \[(R-\d+)\].*\| `(\w+)` \|$", page, re.MULTILINE)
    switches = [(r.id.upper(), r.option) for r in RULINGS if r.option]
    assert switches == listed
    assert all(hasattr(Options(), option) for _, option in listed)


# The texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_with_the_same_values(language: str):
    english, others = messages("en", RULEBOOK), messages(language, RULEBOOK)
    assert list(others) == list(english)
    assert [
        id_ for id_ in english if variables(others[id_], {}) != variables(english[id_], {})
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_its_place_in_the_book(language: str):
    wanted = {f"book-{example.id}" for example in EXAMPLES}
    for section in SECTIONS:
        wanted |= {f"book-{section.id}", f"book-{section.id}-title"}
        wanted |= {f"book-{section.id}-why"} if section.has_reason else set()
        wanted |= {f"book-{section.id}-option"} if section.option else set()
    around = {"title", "toc", "search", "found", "print", "verdict", "why", "option"}
    around |= {"described", "hand"}
    assert set(messages(language, RULEBOOK)) == wanted | {f"book-{word}" for word in around}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_can_be_read(language: str):
    for chapter in read_book(language):
        for passage in chapter.walk():
            assert passage.title
            assert passage.paragraphs
            assert not set("{}$") & set(passage.words), passage.words
            for picture in passage.pictures:
                assert picture.svg.startswith("<svg")
                assert picture.caption


def test_a_ruling_can_be_found_by_its_number():
    assert [found.title for found in search("R-13")] == ["R-13 · May the monkey stay where it is?"]


def test_points_and_paragraphs_are_told_apart():
    [box] = [passage for passage in read_book() if passage.id == "box"]
    kinds = [paragraph.is_point for paragraph in box.paragraphs]
    assert kinds == [True] * 8 + [False]
    assert box.paragraphs[0].text.startswith("80 arches: ")


def test_searching_looks_everywhere_and_at_no_case():
    assert [found.id for found in search("SPIRAL")] == ["rule-h"]
    assert "r-10" in [found.id for found in search("butterfly by colour")]
    assert "rule-d" in [found.id for found in search("does not move over")]
    assert search("giraffe") == []
