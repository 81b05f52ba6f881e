"""Every text that the command line may need exists, and help texts need no Fluent."""

from __future__ import annotations

import ast as python
import re
from pathlib import Path

import pytest

import monkeypalace
from monkeypalace.cli.terminal.helptexts import help_text
from monkeypalace.cli.terminal.speech import CommandError, Speech, one_line
from monkeypalace.locale import LANGUAGES, TOPICS, source, text
from tests.ftl import messages

PACKAGE = Path(monkeypalace.__file__).parent
ALL_CODE = {path: path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
CLI_CODE = "\n".join(code for path, code in ALL_CODE.items() if "cli" in path.parts)


def all_sources(language: str) -> str:
    return "\n".join(source(topic, language) for topic in TOPICS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_texts_are_the_same_as_with_fluent(language):
    ids = [id_ for id_ in messages(language, *TOPICS) if id_.startswith("cli-help")]
    assert len(ids) > 20
    for id_ in ids:
        assert help_text(id_, language) == text(id_, {}, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_in_the_code_has_a_text(language):
    known = messages(language, *TOPICS)
    used = set(re.findall(r'"((?:cli|play|show|event|replay|pack)-[a-z0-9-]+)"', CLI_CODE))
    # A string that ends with a hyphen is only the beginning of an id.
    used = {id_ for id_ in used if not id_.endswith("-")} - {"cli-error"}
    assert len(used) > 100
    assert used <= set(known), used - set(known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_used(language):
    """Each id occurs in the code, whole or in two parts, or in another text."""
    words, beginnings = set(), {"error-", "violation-", "fault-", "pack-", "cli-error-"}
    for code in ALL_CODE.values():
        for node in python.walk(python.parse(code)):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                words |= {node.value, node.value.removeprefix("--").partition("/")[0]}
            elif isinstance(node, python.JoinedStr) and isinstance(node.values[0], python.Constant):
                beginnings.add(str(node.values[0].value))
    beginnings |= {word for word in words if word.endswith("-")} - {"-"}
    # Ids of targets end with the name of a figure.
    words |= {word.replace("_", "-") for word in words}
    words |= set(re.findall(r"{ ([a-z-]+) }", all_sources(language)))
    unused = [
        id_
        for id_ in messages(language, *TOPICS)
        if id_ not in words
        and not any(
            id_.startswith(beginning) and id_.removeprefix(beginning) in words
            for beginning in beginnings
        )
        # Ids of ratios consist of two figures; test_bench.py checks them.
        and not id_.startswith("bench-")
    ]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language):
    known = messages(language, *TOPICS)
    pattern = re.compile(
        r'(?:DecisionError|OptionsError|GameFileError|NotationError|PositionError)\(\s*"([a-z-]+)"'
    )
    codes = {each for code in ALL_CODE.values() for each in pattern.findall(code)}
    codes |= set(re.findall(r'_expect\(.*?"(file-[a-z-]+)"', _gamefile(), re.DOTALL))
    assert len(codes) > 40
    missing = {code for code in codes if f"error-{code}" not in known}
    assert not missing
    own = set(re.findall(r'CommandError\(\s*"([a-z-]+)"', CLI_CODE))
    assert len(own) > 10
    assert {f"cli-error-{code}" for code in own} <= set(known)


def _gamefile() -> str:
    return "\n".join(code for path, code in ALL_CODE.items() if path.parent.name == "gamefile")


def test_an_unknown_help_text_raises_an_error():
    with pytest.raises(KeyError, match="cli-help-nothing"):
        help_text("cli-help-nothing")


def test_errors_of_the_command_line_belong_to_the_exception_hierarchy():
    error = CommandError("file-missing", file="x.json")
    assert isinstance(error, monkeypalace.MonkeyPalaceError)
    assert str(error) == "There is no file “x.json”. Check its name and its folder."
    assert Speech("en").explain(error) == str(error)


def test_refusals_say_what_would_help():
    say = Speech("en")
    assert say("error-delivery-replacements", replacements=2, most=0) == (
        "Nothing can be replaced with the other kind here. Leave out “+2”."
    )
    assert say("error-delivery-replacements", replacements=3, most=1) == (
        "At most 1 can be replaced with the other kind here, not 3."
    )
    assert say("play-no-such-number", most=1).startswith("There is only suggestion 1;")


def test_a_very_long_parameter_is_shortened():
    said = Speech("en")("cli-error-file-folder", file="x" * 5000)
    assert said.endswith("x…” is a folder. Give the name of a file.")


def test_one_line():
    assert one_line("a\n b\tc") == "a b c"
    assert one_line("\x1b[2Jä→’") == "\ufffd[2Jä→’"
