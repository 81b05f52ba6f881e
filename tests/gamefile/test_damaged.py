"""Damaged and tampered files: refused at the first wrong decision, named by its turn."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from monkeypalace.errors import DecisionError, GameFileError, NotationError, OptionsError
from monkeypalace.game import Build, Game
from monkeypalace.gamefile import format_game, parse_game, parse_turn
from monkeypalace.notation import format_decision
from monkeypalace.packs import standard_pack
from tests.game.tables import PLAIN, assert_short
from tests.gamefile.games import file_of, played_game


def refused(data: Any, **keywords: Any) -> GameFileError:
    """Return the refusal of a file, given as text or as plain data."""
    text = data if isinstance(data, str) else json.dumps(data)
    with pytest.raises(GameFileError) as caught:
        parse_game(text, **keywords)
    assert_short(caught.value)
    return caught.value


def changed(change: Callable[[dict[str, Any]], Any], *, rounds: int | None = 4) -> dict[str, Any]:
    """Return the file of a game with something changed in it."""
    data = file_of(played_game(rounds=rounds))
    change(data)
    return data


# Tampered decisions


def turn_with(data: dict[str, Any], word: str) -> int:
    """Return the index of a turn after the first in which a later decision begins with `word`."""
    for number, entry in enumerate(data["turns"]):
        if number and f"; {word}" in entry["turn"]:
            return number
    raise AssertionError(word)


def test_an_illegal_staircase_is_named_by_its_turn():
    data = file_of(played_game())
    # The staircase of the fifth turn is replaced by one that starts in the middle of the palace.
    turn = parse_turn(data["turns"][4]["turn"])
    build = next(decision for decision in turn.decisions if isinstance(decision, Build))
    number = turn.decisions.index(build) + 1
    data["turns"][4]["turn"] = str(turn).replace(format_decision(build), "d4 N")
    error = refused(data)
    assert error.code == "file-decision"
    assert error.params == {"round": turn.round, "seat": turn.seat, "number": number}
    [cause] = error.causes
    assert isinstance(cause, DecisionError)
    assert cause.code == "staircase"
    assert "a-built-on" in {violation.code for violation in cause.causes}


def test_a_card_that_was_not_paid_for():
    data = file_of(played_game())
    number = turn_with(data, "buy")
    turn = parse_turn(data["turns"][number]["turn"])
    words = str(turn).split("; ")
    place = next(index for index, word in enumerate(words) if word.startswith("buy"))
    words[place] = "buy 1 2 6"
    data["turns"][number]["turn"] = "; ".join(words)
    error = refused(data)
    assert (error.code, error.params) == (
        "file-decision",
        {"round": turn.round, "seat": turn.seat, "number": place + 1},
    )
    assert error.causes[0].code == "buy-too-dear"


def test_another_legal_decision_is_noticed_in_its_turn():
    # A delivery of other pieces is legal as well, but not what happened.
    data = file_of(played_game())
    for entry in data["turns"]:
        if (found := re.search(r"take ([1-9])a (\d)b", entry["turn"])) is not None:
            turn = parse_turn(entry["turn"])
            other = f"take {int(found[1]) - 1}a {int(found[2]) + 1}b"
            entry["turn"] = entry["turn"].replace(found[0], other, 1)
            break
    error = refused(data)
    assert (error.code, error.params) == ("file-check", {"round": turn.round, "seat": turn.seat})


def test_a_turn_that_is_missing():
    data = changed(lambda data: data["turns"].pop(2))
    error = refused(data)
    # The next turn in the file is not the one that is due.
    assert (error.code, error.params) == ("file-turn-order", {"round": 2, "seat": 2, "number": 1})


def test_turns_in_the_wrong_order():
    def swap(data: dict[str, Any]) -> None:
        data["turns"][2:4] = reversed(data["turns"][2:4])

    assert refused(changed(swap)).params == {"round": 2, "seat": 2, "number": 1}


def test_a_repeated_turn():
    data = changed(lambda data: data["turns"].insert(3, data["turns"][2]))
    assert refused(data).code == "file-turn-order"


def test_a_turn_of_another_seat():
    def change(data: dict[str, Any]) -> None:
        data["turns"][0]["turn"] = data["turns"][0]["turn"].replace("1.1", "1.2")

    error = refused(changed(change))
    assert (error.code, error.params) == ("file-turn-order", {"round": 1, "seat": 2, "number": 1})


def test_a_decision_too_many():
    def change(data: dict[str, Any]) -> None:
        data["turns"][1]["turn"] += "; pass"

    error = refused(changed(change))
    # The turn was over before it.
    assert error.code == "file-turn-order"
    assert (error.params["round"], error.params["seat"]) == (1, 2)


def test_a_decision_too_few():
    def change(data: dict[str, Any]) -> None:
        words = data["turns"][1]["turn"].split("; ")
        data["turns"][1]["turn"] = "; ".join(words[:-1])

    error = refused(changed(change))
    assert (error.code, error.params) == ("file-check", {"round": 1, "seat": 2})


def test_a_turn_after_the_end():
    data = file_of(played_game())
    data["turns"].append({"turn": "99.1 pass", "check": ""})
    error = refused(data)
    assert (error.code, error.params) == ("file-turn-order", {"round": 99, "seat": 1, "number": 1})


def test_the_first_wrong_decision_is_named():
    def change(data: dict[str, Any]) -> None:
        for entry in data["turns"][2:]:
            entry["check"] = "000000000000"

    assert refused(changed(change)).params == {"round": 2, "seat": 1}


@pytest.mark.parametrize("check", [None, "", 0, [], "0" * 12])
def test_a_wrong_check(check):
    def change(data: dict[str, Any]) -> None:
        data["turns"][0]["check"] = check

    error = refused(changed(change))
    assert (error.code, error.params) == ("file-check", {"round": 1, "seat": 1})


def test_a_turn_that_cannot_be_read():
    def change(data: dict[str, Any]) -> None:
        data["turns"][2]["turn"] = "2.1 fly to the moon"

    error = refused(changed(change))
    assert (error.code, error.params) == ("file-turn-text", {"place": "turns[3]"})
    assert isinstance(error.causes[0], NotationError)


@pytest.mark.parametrize("entry", [None, 5, "1.1 pass", [], {}, {"turn": 5}, {"turn": None}])
def test_a_turn_of_another_type(entry):
    def change(data: dict[str, Any]) -> None:
        data["turns"][1] = entry

    error = refused(changed(change))
    assert (error.code, error.params) == ("file-type", {"place": "turns[2]"})


# Tampered results and set-ups


@pytest.mark.parametrize(
    "result",
    [None, {}, [], 5, "won", {"bananas": [99, 0], "winners": [1], "rounds": 1}],
)
def test_another_result(result):
    data = file_of(played_game())
    assert refused({**data, "result": result}).code == "file-result"


def test_a_result_of_a_running_game():
    data = file_of(played_game(rounds=2))
    result = file_of(played_game())["result"]
    assert refused({**data, "result": result}).code == "file-result"


def test_another_seed_is_noticed_in_the_first_turn():
    error = refused(changed(lambda data: data.update(chance={"seed": 12})))
    # Other cards lie on top; perhaps even the choices differ.
    assert error.code in ("file-check", "file-decision")
    assert (error.params["round"], error.params["seat"]) == (1, 1)


def test_another_order_of_seen_cards_is_noticed():
    data = file_of(played_game(rounds=3), public=True)
    piles = data["chance"]["piles"]
    name = next(name for name, cards in piles.items() if len(cards) > 1)
    piles[name].reverse()
    assert refused(data).code in ("file-check", "file-decision")


def test_other_options_are_noticed():
    data = changed(lambda data: data["options"].update(map=2))
    assert refused(data).code in ("file-check", "file-decision")


SET_UPS: list[tuple[str, Any, str]] = [
    ("players", 1, "players"),
    ("players", 5, "players"),
    ("players", "2", "players"),
    ("players", 2.0, "players"),
    ("players", True, "players"),
    ("players", None, "players"),
    ("players", [], "players"),
    ("players", int("9" * 4000), "players"),
    ("players", 3, "names"),
    ("names", ["Ada"], "names"),
    ("names", ["Ada", ""], "name"),
    ("names", ["Ada", 5], "name"),
    ("names", ["Ada", "\ud800"], "name"),
    ("options", None, "options-type"),
    ("options", [], "options-type"),
    ("options", {"map": 7}, "map"),
    ("options", {"map": "1"}, "options-type"),
    ("options", {"frog": 1}, "options-type"),
    ("options", {"piles": "upside-down"}, "option-choice"),
    ("options", {"piles": ["sorted"]}, "option-choice"),
    ("options", {"frogs": True}, "option-unknown"),
    ("chance", {"seed": -1}, "seed"),
    ("chance", {"seed": 1.5}, "seed"),
    ("chance", {"seed": "1"}, "seed"),
    ("chance", {"seed": True}, "seed"),
    ("chance", {"seed": []}, "seed"),
    ("chance", {"seed": int("9" * 4000)}, "seed"),
    ("chance", {"piles": {"7": []}}, "pile-unknown"),
    ("chance", {"piles": {"1": ["2-1"]}}, "pile-order"),
    ("chance", {"piles": {"1": ["1-1", "1-1"]}}, "pile-order"),
]


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [pytest.param(*row, id=f"{row[0]}-{number}") for number, row in enumerate(SET_UPS)],
)
def test_an_impossible_set_up(field, value, code):
    error = refused(changed(lambda data: data.update({field: value})))
    assert error.code == "file-set-up"
    [cause] = error.causes
    assert isinstance(cause, OptionsError)
    assert cause.code == code
    assert_short(cause)


@pytest.mark.parametrize(
    ("field", "value", "place"),
    [
        ("pack", None, "pack"),
        ("pack", "standard", "pack"),
        ("names", None, "names"),
        ("names", "Ada", "names"),
        ("names", {}, "names"),
        ("turns", None, "turns"),
        ("turns", {}, "turns"),
        ("turns", "1.1 pass", "turns"),
        ("chance", None, "chance"),
        ("chance", 11, "chance"),
        ("chance", {}, "chance"),
        ("chance", {"seed": None}, "chance"),
        ("chance", {"luck": 1}, "chance"),
        ("chance", {"seed": 1, "piles": {}}, "chance"),
        ("chance", {"piles": []}, "chance"),
        ("chance", {"piles": {"1": None}}, "chance"),
        ("chance", {"piles": {"1": [5]}}, "chance"),
    ],
)
def test_a_field_of_another_type(field, value, place):
    error = refused(changed(lambda data: data.update({field: value})))
    assert (error.code, error.params) == ("file-type", {"place": place})


@pytest.mark.parametrize("field", ["pack", "options", "players", "names", "chance"])
def test_a_field_that_is_missing(field):
    error = refused(changed(lambda data: data.pop(field)))
    assert (error.code, error.params) == ("file-missing", {"place": field})


# Other files


@pytest.mark.parametrize("version", [0, 2, "1", 1.0, True, None, []])
def test_another_version(version):
    error = refused(changed(lambda data: data.update(version=version)))
    assert (error.code, error.params) == ("file-version", {"version": 1})


@pytest.mark.parametrize("name", ["chess", "", None, 1, [], {}])
def test_another_format(name):
    assert refused(changed(lambda data: data.update(format=name))).code == "file-format"


def test_another_pack():
    text = format_game(Game(pack=PLAIN, seed=1))
    error = refused(text)
    assert (error.code, error.params) == (
        "file-pack",
        {
            "name": "plain",
            "version": PLAIN.version,
            "digest": PLAIN.digest[:8],
            "given": "standard",
            "given_digest": standard_pack().digest[:8],
        },
    )
    # And the other way round.
    assert refused(format_game(Game(seed=1)), pack=PLAIN).params["given"] == "plain"


@pytest.mark.parametrize("digest", [None, "", 5, [], {}])
def test_a_pack_without_its_digest(digest):
    def change(data: dict[str, Any]) -> None:
        data["pack"] = {"digest": digest, "name": ["nested"], "version": {"x": 1}}

    assert refused(changed(change)).code == "file-pack"


@pytest.mark.parametrize("text", ["", "{", "[1, 2", "{'a': 1}", "game", "\ufeff{}", "\0", "nul"])
def test_text_that_is_not_json(text):
    error = refused(text)
    assert error.code == "file-json"
    assert set(error.params) == {"line", "column", "reason"}


@pytest.mark.parametrize("text", ["[]", "5", "null", '"text"', "NaN", "{}"])
def test_json_that_is_no_game(text):
    assert refused(text).code == "file-format"


def test_the_place_in_broken_json():
    text = format_game(played_game(rounds=1)).replace('"players"', '"players')
    error = refused(text)
    assert error.code == "file-json"
    assert text.splitlines()[int(error.params["line"]) - 1].strip().startswith('"players')


# Huge and deep files


def test_a_file_of_too_many_characters():
    assert refused(" " * 4_000_001).code == "file-too-large"
    assert refused(" " * 4_000_000).code == "file-json"


def test_a_number_with_too_many_digits():
    assert refused('{"version": ' + "9" * 10_000 + "}").code == "file-json"


@pytest.mark.parametrize("depth", [*range(900, 1000, 5), 100_000])
@pytest.mark.parametrize("field", ["pack", "options", "players", "names", "chance", "turns"])
def test_deep_nesting(depth, field):
    data = changed(lambda data: data.update({field: "DEEP"}), rounds=1)
    nested = "[" * depth + "]" * depth
    refused(json.dumps(data).replace('"DEEP"', nested))
    inside = json.dumps(data).replace('"DEEP"', f'{{"seed": {nested}, "digest": {nested}}}')
    refused(inside)


def test_very_many_turns():
    data = file_of(played_game(rounds=1))
    data["turns"] += [{"turn": "9.1 pass", "check": ""}] * 60_000
    assert refused(data).code == "file-turn-order"


def test_very_long_turns():
    data = file_of(played_game(rounds=1))
    for text in ("1.1 " + "pass; " * 300_000 + "pass", "1.1 a1 " + "c" * 3_000_000 + "N"):
        data["turns"] = [{"turn": text, "check": ""}]
        assert refused(data).code in ("file-decision", "file-turn-order", "file-turn-text")


# Random damage

anything = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(allow_nan=True),
        st.text(max_size=20),
        st.sampled_from(["1.1 pass", "standard", "sorted", "1-1", "seed", "piles", 10**30]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=5,
)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path to every value in a JSON document."""
    found = [path] if path else []
    keys: list[Any] = []
    if isinstance(data, dict):
        keys = list(data)
    elif isinstance(data, list):
        keys = list(range(len(data)))
    for key in keys:
        found += places(data[key], (*path, key))
    return found


FILES = {public: file_of(played_game(rounds=2), public=public) for public in (False, True)}
PLACES = {public: places(FILES[public]) for public in FILES}

slow = settings(suppress_health_check=[HealthCheck.too_slow])


@slow
@given(st.data(), st.booleans())
def test_only_game_file_errors_come_out_of_damaged_data(data, public):
    damaged = copy.deepcopy(FILES[public])
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(PLACES[public]))
        parent: Any = damaged
        try:
            for key in path[:-1]:
                parent = parent[key]
            way = data.draw(st.sampled_from(["replace", "remove", "add"]))
            if way == "replace":
                parent[path[-1]] = data.draw(anything)
            elif way == "remove":
                del parent[path[-1]]
            elif isinstance(parent, list):
                parent.insert(path[-1], data.draw(anything))
            else:
                parent[data.draw(st.text(max_size=8))] = data.draw(anything)
        except (KeyError, IndexError, TypeError):
            continue  # an earlier change has taken this place away
    text = json.dumps(damaged)
    try:
        game = parse_game(text)
    except GameFileError as error:
        assert_short(error)
    else:
        # The changed value does not affect the game.
        assert game.records == played_game(rounds=2).records[: len(game.records)]


@slow
@given(st.data(), st.booleans())
def test_only_game_file_errors_come_out_of_damaged_text(data, public):
    text = json.dumps(FILES[public])
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        to = at + data.draw(st.integers(0, 20))
        text = text[:at] + data.draw(st.text(max_size=3)) + text[to:]
    try:
        parse_game(text)
    except GameFileError as error:
        assert_short(error)


@slow
@given(st.data())
def test_every_changed_turn_is_detected(data):
    """A file with one changed letter in a turn is refused; most errors name that turn."""
    damaged = copy.deepcopy(FILES[False])
    number = data.draw(st.integers(0, len(damaged["turns"]) - 1))
    text = damaged["turns"][number]["turn"]
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from("abcdefgh12345678NESWpt; +-@"))
    damaged["turns"][number]["turn"] = text[:at] + letter + text[at + 1 :]
    if damaged == FILES[False]:
        return
    error = refused(damaged)
    assert error.code in ("file-decision", "file-check", "file-turn-order", "file-turn-text")
    if error.code == "file-turn-text":
        assert error.params["place"] == f"turns[{number + 1}]"
    elif error.code != "file-turn-order":
        turn = parse_turn(text)
        assert (error.params["round"], error.params["seat"]) == (turn.round, turn.seat)
