"""The book agrees with the engine: its examples are judged, and its texts are complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from monkeypalace import locale
from monkeypalace.building import CODES, build
from monkeypalace.game import Edition, Options
from monkeypalace.locale import RULEBOOK, text
from monkeypalace.packs import standard_pack
from monkeypalace.palace import Colour, Pieces, faults
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
from monkeypalace.rulebook.sections import Section
from tests.ftl import messages, variables

DOCS = Path(__file__).parents[2] / "docs"
FOLDERS = Path(locale.__file__).parent
#: The languages of the book, which may be more than those of the whole package.
LANGUAGES = sorted(path.parent.name for path in FOLDERS.glob(f"*/{RULEBOOK}.ftl"))
SECTIONS = [section for chapter in CHAPTERS for section in chapter.walk()]
ILLUSTRATIONS = [example for section in SECTIONS for example in section.examples]
EXAMPLES = [example for example in ILLUSTRATIONS if isinstance(example, Example)]


def by_name(examples: list[Example]) -> list[object]:
    return [pytest.param(example, id=example.id) for example in examples]


# The examples


@pytest.mark.parametrize("example", by_name(EXAMPLES))
def test_the_palace_of_an_example_can_stand(example: Example):
    assert faults(example.position.palace) == []
    assert faults(example.palace) == []


@pytest.mark.parametrize("example", by_name(EXAMPLES))
def test_an_example_breaks_exactly_what_it_says(example: Example):
    broken = {violation.rule for violation in example.violations}
    assert broken == set(example.breaks)
    assert (example.verdict is ExampleVerdict.WRONG) == bool(broken)


@pytest.mark.parametrize("section", [pytest.param(rule, id=rule.id) for rule in RULES])
def test_every_rule_has_a_right_and_a_wrong_example(section: Section):
    letter = section.id.removeprefix("rule-").upper()
    right, wrong = section.examples
    assert isinstance(wrong, Example)
    assert right.verdict is ExampleVerdict.RIGHT
    # Rule G is never broken alone; see the comment at its example.
    assert wrong.breaks == ("AG" if letter == "G" else letter)


def test_the_rules_and_steps_are_all_there():
    letters = {code[0] for code in CODES if code[1] == "-"}
    assert [rule.id for rule in RULES] == [f"rule-{letter}" for letter in sorted(letters)]
    assert [step.id for step in STEPS] == [f"step-{number}" for number in range(1, 9)]


def test_the_captions_are_true():
    examples = {example.id: example for example in EXAMPLES}
    bonus = examples["step-7-right"]
    assert bonus.attempt is not None
    assert build(bonus.position.palace, bonus.attempt).earns_bonus
    first = examples["step-1-look"]
    assert first.attempt is not None
    assert build(first.position.palace, first.attempt).colour is Colour.DARK_GREEN
    assert example_cost(examples["step-1-look"]) == standard_pack().board(1).start
    assert example_cost(examples["step-1-second"]) == standard_pack().board(2).start
    [butterfly] = examples["butterfly-look"].position.palace.animals.values()
    decorations = examples["butterfly-look"].position.palace.decorations()
    assert max((level, spot) for spot, level, _ in decorations)[1] == butterfly


def example_cost(example: Example) -> Pieces:
    assert example.attempt is not None
    return example.attempt.cost


def test_an_example_is_named_after_its_section():
    for section in SECTIONS:
        for example in section.examples:
            assert example.id.startswith(f"{section.id}-")


# The rulings


def rulings_page() -> dict[str, tuple[str, str, str]]:
    """Return question, answer and reason of each ruling in docs/rulings.md, without markup."""
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


def test_every_option_of_the_page_is_in_the_book():
    page = (DOCS / "rulings.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| \[(R-\d+)\].*\| `(\w+)` \|$", page, re.MULTILINE)
    options = [(r.id.upper(), r.option) for r in RULINGS if r.option]
    assert options == listed
    assert all(hasattr(Options(), option) for _, option in listed)


# The editions


def value_in(edition: Edition | str, option: str) -> str:
    return str(getattr(Options.from_edition(edition), option)).lower()


def test_the_sections_in_which_the_printed_books_differ():
    differing = {section.differs: section.id for section in SECTIONS if section.differs}
    assert differing == {
        "stack_new_cards": "step-6",
        "butterfly_rule": "butterfly",
        "end_rule": "end",
    }
    # Every option that an edition sets has its section.
    presets = [Options.from_edition(edition).to_json() for edition in Edition]
    changed = {name for name in presets[0] if len({preset[name] for preset in presets}) > 1}
    assert changed == set(differing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_the_rule_of_its_edition_and_those_of_the_others(language: str):
    book = {passage.id: passage for chapter in read_book(language) for passage in chapter.walk()}
    for section in SECTIONS:
        passage = book[section.id]
        if section.differs is None:
            assert passage.others == ()
            continue
        own = value_in(language, section.differs)
        rule = text(f"book-{section.id}-{own}", {}, language)
        assert [paragraph.text for paragraph in passage.paragraphs].count(rule) == 1
        others = {edition: other.text for other in passage.others for edition in other.editions}
        assert others == {
            edition: text(f"book-{section.id}-{value}", {}, language)
            for edition in Edition
            if (value := value_in(edition, section.differs)) != own
        }
        assert all(other.names for other in passage.others)


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
    wanted = {f"book-{example.id}" for example in ILLUSTRATIONS}
    for section in SECTIONS:
        wanted |= {f"book-{section.id}", f"book-{section.id}-title"}
        wanted |= {f"book-{section.id}-why"} if section.has_reason else set()
        wanted |= {f"book-{section.id}-option"} if section.option else set()
        if section.differs:
            wanted |= {f"book-{section.id}-{value_in(each, section.differs)}" for each in Edition}
    around = {"title", "toc", "search", "found", "print", "verdict", "why", "option"}
    around |= {"described", "hand", "ours", "others", "edition", "card", "delivery"}
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_hands_are_those_of_the_pack(language: str):
    [setup] = [passage for passage in read_book(language) if passage.id == "setup"]
    for board in standard_pack().boards:
        start = board.start
        counts = {"arches": start.arches, "bricks": start.bricks, "columns": start.columns}
        assert text("book-hand", counts, language) in setup.words


def test_a_first_hand_names_its_columns():
    said = [text("book-hand", {"arches": 2, "bricks": 1, "columns": n}) for n in range(3)]
    assert said == [
        "2 arches and 1 brick",
        "2 arches and 1 brick and 1 column",
        "2 arches and 1 brick and 2 columns",
    ]


def test_a_ruling_can_be_found_by_its_number():
    assert [found.title for found in search("R-13")] == ["R-13 · May the monkey stay where it is?"]


def test_list_items_and_paragraphs_are_distinguished():
    [box] = [passage for passage in read_book() if passage.id == "box"]
    kinds = [paragraph.is_point for paragraph in box.paragraphs]
    assert kinds == [True] * 9 + [False] * 4
    assert [paragraph.is_ours for paragraph in box.paragraphs] == [False] * 12 + [True]
    assert box.paragraphs[0].text.startswith("80 arches: ")
    assert box.paragraphs[-1].text.startswith("The numbers on cards")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_printed_books_do_not_say_is_marked(language: str):
    ours = {
        passage.id
        for chapter in read_book(language)
        for passage in chapter.walk()
        if any(paragraph.is_ours for paragraph in passage.paragraphs)
    }
    assert ours == {"box", "setup", "frog"}


def test_a_search_covers_all_texts_and_ignores_case():
    assert [found.id for found in search("SPIRAL")] == ["rule-h"]
    assert "r-10" in [found.id for found in search("butterfly by colour")]
    assert "rule-d" in [found.id for found in search("sits on e4 and blocks")]
    assert search("giraffe") == []
