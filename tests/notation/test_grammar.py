"""The grammar of `docs/grammar.md` and the library read the same texts.

The grammar has no recursion, so each rule is a regular expression. Hypothesis makes texts
from these expressions, and the tests damage some; grammar and library must accept the same ones.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from monkeypalace.errors import NotationError
from monkeypalace.gamefile import parse_turn
from monkeypalace.notation import (
    format_decision,
    format_stack,
    format_staircase,
    parse_decision,
    parse_spot,
    parse_stack,
    parse_staircase,
)
from tests.test_formats_doc import block, rows

PAGE = Path(__file__).parent.parent.parent / "docs" / "grammar.md"

#: For each rule of the grammar that the library reads: parse a text and format the result.
READERS: dict[str, Callable[[str], str]] = {
    "spot": parse_spot,
    "stack": lambda text: format_stack(parse_stack(text)),
    "staircase": lambda text: format_staircase(parse_staircase(text)),
    "decision": lambda text: format_decision(parse_decision(text)),
    "turn": lambda text: str(parse_turn(text)),
}

#: A token of the grammar: a text, a class of characters, a name, or an operator.
_TOKEN = re.compile(r'"([^"]*)"|(\[[^\]]*\](?:\{\d+,\d+\})?)|(\w+)|([()|?*+])|\s+')

#: Characters that mean something in one of the forms, and some that never do.
_DAMAGE = "abch18NnesGLDA@ ;.+0129onf\tx–é"


@cache
def rules() -> dict[str, str]:
    """Return the right side of each rule."""
    [text] = re.findall(
        r"^```text ebnf\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    found = re.split(r"^(\w+)\s+::=", text, flags=re.MULTILINE)[1:]
    return dict(zip(found[::2], found[1::2], strict=True))


@cache
def pattern(rule: str) -> str:
    """Return a rule as a regular expression."""
    made, position, right = "", 0, rules()[rule].strip()
    while position < len(right):
        token = _TOKEN.match(right, position)
        assert token is not None, right[position:]
        text, characters, name, operator = token.groups()
        if text is not None:
            made += f"(?:{re.escape(text)})"
        elif name is not None:
            made += pattern(name)
        else:
            made += characters or ("(?:" if operator == "(" else operator or "")
        position = token.end()
    return f"(?:{made})"


def is_read(rule: str, text: str) -> bool:
    """Return whether the library can parse a text; check that the result is formatted the same."""
    try:
        assert READERS[rule](text) == text
    except NotationError:
        return False
    return True


def texts(rule: str) -> st.SearchStrategy[str]:
    return st.from_regex(pattern(rule), fullmatch=True)


@pytest.mark.parametrize("rule", READERS)
@settings(max_examples=40)
@given(data=st.data())
def test_the_library_reads_every_text_of_the_grammar(rule, data):
    text = data.draw(texts(rule))
    # The limits that the page names.
    assume(len(text) <= 1000 and text.count(" ") <= 81)
    assert is_read(rule, text), text


@pytest.mark.parametrize("rule", READERS)
@given(data=st.data())
def test_grammar_and_library_agree_on_damaged_texts(rule, data):
    text = data.draw(texts(rule))
    assume(len(text) <= 500 and text.count(" ") <= 40)
    place = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 2))
    damaged = text[:place] + data.draw(st.text(_DAMAGE, max_size=2)) + text[place + cut :]
    assert is_read(rule, damaged) == bool(re.fullmatch(pattern(rule), damaged)), damaged


def test_the_examples_of_the_formats_are_in_the_grammar():
    for info, rule in (
        ("text stacks", "stack"),
        ("text staircases", "staircase"),
        ("text attempts", "staircase"),
        ("text decisions", "decision"),
    ):
        for text, *_ in rows(info):
            assert re.fullmatch(pattern(rule), text), text
    for line in block("text turns").splitlines():
        assert re.fullmatch(pattern("turn"), line), line


@pytest.mark.parametrize("text", ["", "d4 ", "d4  E", "d4 bcE", "z9 E", "take 01a 0b", "Pass"])
def test_the_grammar_refuses(text):
    assert not any(re.fullmatch(pattern(rule), text) for rule in ("staircase", "decision", "turn"))


def test_every_rule_is_used():
    used = {name for right in rules().values() for name in re.findall(r"\w+", right)}
    assert set(rules()) - used == {"stack", "turn"}
