"""Every code has a text in every language, and every text gets the parameters it uses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import monkeypalace
from monkeypalace import errors
from monkeypalace.building import CODES, Violation
from monkeypalace.errors import MonkeyPalaceError, NotationError, PositionError
from monkeypalace.locale import LANGUAGES, TOPICS, explain, source, text
from monkeypalace.notation import parse_position, parse_staircase, position_from_json
from monkeypalace.palace import Colour, Fault, Piece, Pieces
from monkeypalace.search import starts
from tests.boards import START, STRIPES, judge
from tests.building.attempts import ATTEMPTS, BOARD, HAND
from tests.ftl import messages, variables

SOURCE = Path(monkeypalace.__file__).parent

#: The family of texts for each class that has a code.
FAMILIES = {
    "Violation": "violation",
    "Fault": "fault",
    **{
        name: "error"
        for name, value in vars(errors).items()
        if isinstance(value, type) and issubclass(value, MonkeyPalaceError)
    },
}


class Creation(NamedTuple):
    """A place in the source where an object with a code is created."""

    id: str
    #: Its keyword parameters; `None` if the source does not show them.
    params: frozenset[str] | None
    place: str


def literals(node: ast.expr) -> Iterator[str]:
    """Yield the string literals that an expression may evaluate to."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def creations_in(path: Path) -> Iterator[Creation]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args):
            continue
        family = FAMILIES.get(node.func.id)
        if family is None:
            continue
        names = {keyword.arg for keyword in node.keywords}
        params = frozenset(name for name in names if name is not None)
        known = family == "error" and None not in names
        for code in literals(node.args[0]):
            place = f"{path.relative_to(SOURCE)}:{node.lineno}"
            yield Creation(f"{family}-{code}", params if known else None, place)


CREATIONS = [each for path in sorted(SOURCE.rglob("*.py")) for each in creations_in(path)]


def rendered(thing: Any, language: str) -> str:
    """Return the sentence that explains an object; missing parameters raise an error."""
    sentence = explain(thing, language)
    assert sentence.strip() == sentence != ""
    assert not set("{}$") & set(sentence), sentence
    return sentence


def violations() -> list[Violation]:
    """Return violations with every code, from `validate` and from `starts`."""
    found = [
        violation for attempt in ATTEMPTS.values() for violation in judge(BOARD, HAND, attempt)
    ]
    for reasons in starts(START, Pieces(arches=1)).refused.values():
        found += reasons
    # Every kind of piece needs a word.
    found += [
        Violation(code, START.built_spots, arch=1, piece=piece)
        for code in ("b-not-a-building-brick", "c-ends-without-arch", "f-not-a-support")
        for piece in Piece
    ]
    found += [
        Violation("pieces-missing", piece=kind, need=need, have=have)
        for kind in ("arches", "bricks", "columns")
        for need, have in [(1, 0), (2, 1), (9, 4)]
    ]
    return found


def position_error() -> PositionError:
    """Return the error of a position with faults of every code."""
    data = {
        "ground": [*STRIPES[:7], "llddgg.l"],
        "stacks": {"g1": "b", "h4": "bAe", "a1": "L" * 17, "a2": "b" * 81},
        "animals": {"monkey": "a1", "butterfly": "b2", "frog": "a1"},
    }
    with pytest.raises(PositionError) as caught:
        position_from_json(data)
    return caught.value


# Every code has a text


def test_the_ids_found_in_the_source_are_plausible():
    ids = {each.id for each in CREATIONS}
    assert {f"violation-{code}" for code in CODES} <= ids
    assert {"error-spot", "error-position", "fault-arch-without-partner"} <= ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_refers_only_to_its_own_topic_and_those_before(language: str):
    known: set[str] = set()
    # The page reads only the topics `game` and `page`.
    for topic in (*TOPICS, "page"):
        known = known if topic != "page" else set(ids_of("game", language))
        known |= set(ids_of(topic, language))
        referred = set(re.findall(r"\{ ([a-z][a-z0-9-]*) \}", source(topic, language)))
        assert referred - known == set(), topic


def ids_of(topic: str, language: str) -> list[str]:
    return re.findall(r"^([a-z][a-z0-9-]*) =", source(topic, language), re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_text(language):
    known = messages(language, *TOPICS)
    missing = [f"{each.id} ({each.place})" for each in CREATIONS if each.id not in known]
    assert missing == []
    assert [code for code in CODES if f"violation-{code}" not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_gets_the_parameters_it_names(language):
    known = messages(language, *TOPICS)
    lacking = []
    for each in CREATIONS:
        if each.params is None or each.id not in known:
            continue
        unknown = variables(known[each.id], known) - each.params
        if unknown:
            lacking.append(f"{each.id} ({each.place}): {sorted(unknown)}")
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_violation_or_fault_is_used(language):
    ids = {each.id for each in CREATIONS}
    families = ("violation-", "fault-")
    assert [
        id_ for id_ in messages(language, *TOPICS) if id_.startswith(families) and id_ not in ids
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_has_a_word(language):
    words = [text("cli-colour", {"colour": colour}, language) for colour in Colour]
    assert len(set(words)) == 3


def test_french_punctuation_is_joined_by_no_break_spaces():
    """French has a space before ; : ? ! and inside « », which must be a no-break space."""
    files = sorted((SOURCE / "locale" / "fr").glob("*.ftl"))
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    texts = [line for line in lines if not line.startswith("#")]
    assert [line for line in texts if re.search(r" [;:?!»]|« ", line)] == []


# Every text can be rendered


@pytest.mark.parametrize("language", LANGUAGES)
def test_violations_have_sentences(language):
    found = violations()
    assert {violation.code for violation in found} == set(CODES)
    for violation in found:
        sentence = rendered(violation, language)
        if violation.rule is not None:
            # The sentence has the rule's letter, so that a player finds the rule in the book.
            assert re.search(rf"\b{violation.rule}\b", sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_have_sentences(language):
    error = position_error()
    codes = {each.id.removeprefix("fault-") for each in CREATIONS if each.id.startswith("fault-")}
    assert {fault.code for fault in error.causes} == codes
    for kind in ("arches", "bricks", "columns", "L", "D", "G"):
        rendered(Fault("more-than-the-box", kind=kind, count=90, limit=80), language)
    whole = rendered(error, language)
    # The sentence of the error contains those of all causes.
    assert all(rendered(fault, language) in whole for fault in error.causes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "staircase",
    ["", "z9 E", "d4 X", "d4  E", "d4 bcE", "d4" + " E" * 99],
    ids=lambda text: text[:6],
)
def test_bad_staircases_are_explained(staircase, language):
    with pytest.raises(NotationError) as caught:
        parse_staircase(staircase)
    rendered(caught.value, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "position",
    [
        "{",
        "[]",
        "{}",
        '{"ground": 1}',
        '{"ground": []}',
        '{"ground": ["l", "l", "l", "l", "l", "l", "l", "l"]}',
        '{"ground": [], "hand": {"arches": -1}}',
        '{"ground": [], "hand": {"arches": "1"}}',
        '{"ground": [], "hand": {"cards": 1}}',
        '{"ground": [], "stacks": {"a1": "x"}}',
        '{"ground": [], "stacks": {"a1": 1}}',
        '{"ground": [], "animals": {"giraffe": "a1"}}',
    ],
)
def test_bad_positions_are_explained(position, language):
    with pytest.raises(NotationError) as caught:
        parse_position(position)
    rendered(caught.value, language)


def test_the_text_of_an_error_is_english():
    with pytest.raises(NotationError, match="“z9” is not a spot"):
        parse_staircase("z9 E")


def test_a_violation_says_what_would_help():
    [too_high] = judge(START, Pieces(2, 1, 0), "g4 bW")
    assert explain(too_high) == (
        "Rule F (support both ends): f4 is 2 too high for arch 1. Raise the arch: pile 2 more on "
        "g4 first; a brick is 1 high, a column 3."
    )
    [missing] = judge(START, Pieces(1, 0, 0), "b4 E E")
    assert explain(missing) == (
        "You need 2 arches but have only 1. Choose a staircase that takes fewer."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_puts_one_banana_and_one_piece_in_the_singular(language: str):
    page = source("page", language)
    for id_, counted in (("web-covered", ("bananas",)), ("web-income-of", ("icons", "columns"))):
        message = page.split(f"\n{id_} =")[1].split("\nweb-")[0]
        assert [each for each in counted if f"{{ ${each} ->\n    [one]" not in message] == []
