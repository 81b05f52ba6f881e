"""`docs/rulings.md` has valid links, and names tests of what each ruling allows and forbids."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from monkeypalace.game import EDITIONS, ButterflyRule, Edition, EndRule, Options, PileOrder

DOCS = Path(__file__).parent.parent / "docs"
TEXT = (DOCS / "rulings.md").read_text(encoding="utf-8")

LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")

#: Rulings on ambiguous words of the rulebooks, and on questions that they leave open.
RULINGS = [f"R-{number}" for number in range(1, 25)]


def links(text: str) -> list[tuple[str, str]]:
    """Return the name and the target of every link, without the links within the page."""
    return [(name, target) for name, target in LINK.findall(text) if not target.startswith("#")]


def named_tests(text: str) -> list[str]:
    return [name.strip("`") for name, target in links(text) if "/tests/" in target]


@cache
def names_in(path: Path) -> frozenset[str]:
    """Return every function and class of a file; members of a class as `Class.member`."""
    found = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            for member in node.body:
                if isinstance(member, ast.FunctionDef):
                    found.add(f"{node.name}.{member.name}")
                elif isinstance(member, ast.AnnAssign) and isinstance(member.target, ast.Name):
                    found.add(f"{node.name}.{member.target.id}")
    return frozenset(found)


def section(ruling: str) -> str:
    """Return the text under a ruling's heading."""
    [found] = re.findall(rf"^## {ruling}\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    return str(found)


def lines_of(text: str, label: str) -> str:
    """Return the text after a label such as `- yes:`, with its continuation lines."""
    [found] = re.findall(rf"^- {label}: (.*?)(?=^- |^$|\Z)", text, re.MULTILINE | re.DOTALL)
    return str(found)


def rows() -> dict[str, list[str]]:
    """Return the rows of the two tables at the end, by their first cell."""
    _, _, tables = TEXT.partition("## Where each building rule is implemented")
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in tables.splitlines()
        if line.startswith("| ") and "](" in line
    ]
    return {row[0]: row for row in cells}


@pytest.mark.parametrize(("name", "target"), sorted(set(links(TEXT))))
def test_a_link_points_to_what_it_names(name, target):
    path = (DOCS / target).resolve()
    assert path.is_file(), target
    assert re.fullmatch("`.+`", name), "a link to code is written as code"
    assert name.strip("`") in names_in(path), f"{target} has no {name}"


def test_every_ruling_has_a_section_and_a_line_in_the_list():
    assert re.findall(r"^## (R-\d+)$", TEXT, re.MULTILINE) == RULINGS
    listed = re.findall(r"^\| \[(R-\d+)\]\(#(r-\d+)\)", TEXT, re.MULTILINE)
    assert listed == [(ruling, ruling.lower()) for ruling in RULINGS]


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_has_question_reason_code_and_tests_both_ways(ruling):
    text = section(ruling)
    assert re.match(r"\n\*\*[A-Z][^*]+\?\*\* ", text), "it begins with the question"
    assert "*Why:* " in text
    assert any("/src/" in target for _, target in links(lines_of(text, "where")))
    allowed, refused = named_tests(lines_of(text, "yes")), named_tests(lines_of(text, "no"))
    assert allowed
    assert refused
    assert not set(allowed) & set(refused)
    # One of them is named after the ruling.
    number = ruling.replace("-", "").lower()
    assert any(name.startswith(f"test_{number}_") for name in allowed + refused)


@pytest.mark.parametrize("letter", "ABCDEFGHI")
def test_a_building_rule_has_a_function_and_tests_both_ways(letter):
    [row] = [row for first, row in rows().items() if first.startswith(f"{letter} ")]
    _, function, allowed, refused = row
    assert f"`rule_{letter.lower()}_" in function
    for cell in (allowed, refused):
        assert named_tests(cell)
        assert all(name.startswith(f"test_rule_{letter.lower()}_") for name in named_tests(cell))


@pytest.mark.parametrize("step", range(1, 9))
def test_a_step_has_a_function_and_tests_both_ways(step):
    [row] = [row for first, row in rows().items() if first.startswith(f"{step} ")]
    _, function, allowed, refused = row
    assert f"`step_{step}_" in function
    for cell in (allowed, refused):
        assert named_tests(cell)
        assert all(name.startswith(f"test_step_{step}_") for name in named_tests(cell))


def test_the_options_are_named_with_their_values_and_defaults():
    for ruling, option in (
        ("R-6", "ties_earn_credit"),
        ("R-7", "piles"),
        ("R-10", "butterfly_rule"),
        ("R-12", "end_rule"),
        ("R-17", "stack_new_cards"),
    ):
        assert f"`Options.{option}`" in section(ruling)
        assert hasattr(Options(), option)
        assert re.search(rf"^\| \[{ruling}\].*\| `{option}` \|$", TEXT, re.MULTILINE)
    assert all(f"`{value}`" in section("R-7") for value in PileOrder)
    assert all(f"`{value}`" in section("R-10") for value in ButterflyRule)
    assert all(f"`{value}`" in section("R-12") for value in EndRule)
    assert f"`{Options().piles}` by default" in section("R-7")
    assert f"`{Options().end_rule}` by default" in section("R-12")
    assert f"`{Options().butterfly_rule}` by\ndefault" in section("R-10")
    assert "off by default" in section("R-6")
    assert not Options().ties_earn_credit
    assert "off by default" in section("R-17")
    assert not Options().stack_new_cards


def test_the_table_of_the_books_has_the_options_in_which_they_differ():
    [table] = re.findall(r"^## The five books\n.*?\n(\|.*?)\n\n", TEXT, re.MULTILINE | re.DOTALL)
    head, _, *rows = [
        [cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()
    ]
    assert [cell.split("`")[1] for cell in head[1:]] == list(Edition)
    assert [row[0].split("`")[1] for row in rows] == list(EDITIONS[Edition.EN])
    for row in rows:
        option = row[0].split("`")[1]
        values = [EDITIONS[edition][option] for edition in Edition]
        # Two books have the same words if and only if they have the same value.
        pairs = list(zip(row[1:], values, strict=True))
        assert len(set(pairs)) == len({word for word, _ in pairs}) == len(set(values))


def test_the_checks_of_this_file_can_fail():
    """A broken link is detected."""
    assert "test_r4_no_such_test" not in names_in(DOCS.parent / "tests/game/test_rulings.py")
    assert "rule_z" not in names_in(DOCS.parent / "src/monkeypalace/building/rules.py")
    assert "Options.ties_earn_credit" in names_in(DOCS.parent / "src/monkeypalace/game/options.py")
