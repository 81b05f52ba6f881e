"""docs/environments.md agrees with the code."""

from __future__ import annotations

import re
from pathlib import Path

from monkeypalace.adapters.actions import ACTION_LIST_VERSION, ACTIONS
from monkeypalace.adapters.observations import BLOCKS, OBSERVATION_SIZE

DOC = (Path(__file__).parent.parent.parent / "docs" / "environments.md").read_text("utf-8")


def test_the_action_table_is_the_action_list():
    rows = re.findall(r"^\| (\d+)(?: – (\d+))? \| `([^`]+)`(?: – `([^`]+)`)? \|", DOC, re.M)
    numbers: list[int] = []
    for first, last, name, last_name in rows:
        numbers += range(int(first), int(last or first) + 1)
        assert ACTIONS[int(first)] == name
        assert ACTIONS[int(last or first)] == (last_name or name)
    assert numbers == list(range(len(ACTIONS)))
    assert f"version {ACTION_LIST_VERSION} (" in DOC


def test_the_block_table_is_the_observation():
    rows = re.findall(r"^\| `(\w+)` \| ([\d ×]+) \|", DOC, re.M)
    assert {
        name: tuple(int(length) for length in shape.split("×")) for name, shape in rows
    } == BLOCKS
    assert f"one array of {OBSERVATION_SIZE}" in DOC
