"""The public names are what `__all__` says, and each can be used."""

from __future__ import annotations

import subprocess
import sys

import monkeypalace


def test_every_public_name_is_there():
    assert sorted(monkeypalace.__all__) == sorted(set(monkeypalace.__all__))
    for name in monkeypalace.__all__:
        assert getattr(monkeypalace, name) is not None
    assert dir(monkeypalace) == sorted(monkeypalace.__all__)


def test_every_name_of_a_room_is_public():
    assert {*monkeypalace._ROOM_OF, "__version__"} == set(monkeypalace.__all__)


def test_an_unknown_name_is_an_attribute_error():
    assert not hasattr(monkeypalace, "banana")


def test_the_rooms_are_loaded_on_first_use():
    program = (
        "import sys, monkeypalace\n"
        "print(any(name.startswith('monkeypalace.') for name in sys.modules))\n"
        "monkeypalace.Game\n"
        "print('monkeypalace.game' in sys.modules)"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == ["False", "True"]
