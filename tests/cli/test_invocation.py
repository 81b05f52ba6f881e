"""Printed commands can be pasted into a shell."""

from __future__ import annotations

import sys

import pytest

from monkeypalace.cli.terminal.invocation import command_line, resuming


@pytest.fixture
def started(monkeypatch):
    def start(argument: str, path: str = "/nowhere") -> None:
        monkeypatch.setattr(sys, "argv", [argument, "play"])
        monkeypatch.setenv("PATH", path)

    return start


def test_a_program_that_is_not_on_the_path_is_called_by_its_path(started):
    started(".venv/bin/monkeypalace")
    assert command_line("play") == ".venv/bin/monkeypalace play"
    started("/opt/my games/monkeypalace")
    assert command_line("play") == "'/opt/my games/monkeypalace' play"


def test_a_program_on_the_path_is_called_by_its_name(started, tmp_path):
    file = tmp_path / "monkeypalace"
    file.touch(mode=0o755)
    started(str(file), path=str(tmp_path))
    assert command_line("play") == "monkeypalace play"
    started("monkeypalace")
    assert command_line("play") == "monkeypalace play"
    # The program on the path is a different file.
    started(".venv/bin/monkeypalace", path=str(tmp_path))
    assert command_line("play") == ".venv/bin/monkeypalace play"


def test_a_module_is_started_with_the_running_python(started):
    started("/lib/python3.11/site-packages/monkeypalace/__main__.py")
    assert command_line("play") == f"{sys.executable} -m monkeypalace play"


@pytest.mark.parametrize("argument", ["", "-c", "/usr/bin/pytest", "/lib/pytest/__main__.py"])
def test_a_program_started_in_any_other_way_is_called_by_its_usual_name(started, argument):
    started(argument)
    assert command_line("play") == "monkeypalace play"


def test_names_are_quoted_where_they_must_be(started):
    started("monkeypalace")
    assert resuming("g.json", None) == "monkeypalace play --resume g.json"
    assert resuming("a b.json", "$HOME") == "monkeypalace play --resume 'a b.json' --pack '$HOME'"
    assert "\x1b" not in resuming("\x1b[2J", None)
