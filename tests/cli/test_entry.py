"""The program as a whole: help, version, language, bad usage, broken streams."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from monkeypalace import __version__
from monkeypalace.cli import COMMANDS
from tests.cli.runs import good, only_line, palaces, program, refused, run
from tests.processes import tied


def test_help_lists_every_command():
    shown = good("--help")
    for name in COMMANDS:
        assert f"\n  {name} " in shown


def test_a_group_without_a_command_shows_its_help():
    assert good("pack") == good("pack", "--help")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name):
    assert f"monkeypalace {name}" in good(name, "--help")


def test_help_is_quick_because_it_loads_nothing_heavy():
    code = (
        "import sys\n"
        "sys.argv = ['monkeypalace', '--help']\n"
        "from monkeypalace.cli import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "print('\\n'.join(sys.modules))\n"
    )
    done = subprocess.run(
        tied([sys.executable, "-c", code]), capture_output=True, text=True, check=True, timeout=200
    )
    loaded = set(done.stdout.splitlines())
    assert "click" in loaded
    assert not {name for name in loaded if name.startswith(("fluent", "babel", "numba", "numpy"))}
    assert not {f"monkeypalace.cli.commands.{name}" for name in COMMANDS} & loaded


def test_version():
    assert good("--version") == f"monkeypalace {__version__}\n"


def test_language_by_option_and_environment():
    assert good("--lang", "en", "--help") == good("--help")
    assert "--lang" in refused("--lang", "xx", "perft", "-")
    assert program("--help", MONKEYPALACE_LANG="en").stdout == good("--help")
    done = program("perft", "-", MONKEYPALACE_LANG="xx")
    assert done.returncode == 2
    assert "--lang" in only_line(done.stderr)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_MESSAGES": "it_IT@euro", "LANG": "fr_FR"}, "it"),
        ({"LC_ALL": "pt_PT.UTF-8", "LC_MESSAGES": "it_IT", "LANG": "fr_FR"}, "pt-BR"),
        ({"LC_ALL": "C.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "MONKEYPALACE_LANG": "nl"}, "nl"),
        ({}, "en"),
    ],
)
def test_without_an_option_the_language_is_that_of_the_system(monkeypatch, variables, language):
    expected = good("--lang", language, "--help")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "MONKEYPALACE_LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert good("--help") == expected
    assert "--lang" in refused("--lang", "xx", "perft", "-")


def completed(*words: str) -> list[str]:
    """Return what Bash offers for the last word."""
    done = program(
        _MONKEYPALACE_COMPLETE="bash_complete",
        COMP_WORDS=" ".join(("monkeypalace", *words)),
        COMP_CWORD=str(len(words)),
    )
    assert done.stderr == ""
    return done.stdout.split()


def test_the_shell_completes_commands_options_and_bots():
    assert completed("pl") == ["plain,play"]
    assert completed("play", "--re") == ["plain,--resume"]
    assert completed("play", "--bot", "ma") == ["plain,marmoset", "plain,macaque", "plain,mandrill"]
    assert completed("arena", "gorilla", "orang") == ["plain,orangutan"]
    assert completed("play", "--bot", "bots/mine") == ["file,bots/mine"]
    assert completed("no-such-command", "x") == []


def test_completion_explains_options_with_texts_not_ids():
    done = program(
        _MONKEYPALACE_COMPLETE="zsh_complete", COMP_WORDS="monkeypalace play --lo", COMP_CWORD="2"
    )
    assert "Assign the seats at random" in done.stdout
    assert "cli-help" not in done.stdout


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("fly",), "fly"),
        (("--fly",), "--fly"),
        (("perft",), "FILE"),
        (("perft", "a", "b"), "b"),
        (("perft", "-", "--engine"), "--engine"),
        (("pack", "fly"), "fly"),
        (("pack", "check"), "FILE"),
        (("show", "--turn"), "--turn"),
        (("play", "--players", "two"), "two"),
        (("play", "--piles", "upside-down"), "upside-down"),
    ],
)
def test_bad_usage_is_one_line(args, says):
    assert says in refused(*args)


def test_bad_usage_of_the_real_program():
    for args in (["fly"], ["perft", "no-such-file"], ["play", "--players", "7"]):
        done = program(*args)
        assert done.returncode == 2
        assert done.stdout == ""
        only_line(done.stderr)


@pytest.mark.parametrize("command", ["perft", "show", "replay"])
def test_files_that_cannot_be_read(command, tmp_path):
    assert "no-such-file" in refused(command, tmp_path / "no-such-file")
    assert "folder" in refused(command, tmp_path)
    assert "name of a file is empty" in refused(command, "")
    assert "“a\ufffdb”" in refused(command, "a\0b")
    assert "…" in refused(command, "x" * 5000)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in refused(command, tmp_path / "bytes")
    (tmp_path / "empty").write_text("")
    assert "JSON" in refused(command, tmp_path / "empty")
    (tmp_path / "large").write_bytes(b" " * 5_000_000)
    assert "large" in refused(command, tmp_path / "large")


def test_control_characters_are_not_printed(tmp_path):
    file = tmp_path / "position"
    file.write_text('{"ground": [], "stacks": {"\\u001b[2J\\nz9": "b"}}')
    assert "\x1b" not in refused("perft", file)


def test_output_into_a_closed_pipe(tmp_path):
    """As in `monkeypalace perft --list FILE | head -1`: no error message, no traceback."""
    file = tmp_path / "position.json"
    # Its list of staircases is larger than the buffer of a pipe.
    large = next(found for found in palaces() if found["name"] == "palace-7-05")
    file.write_text(_json(large["position"]))
    with subprocess.Popen(
        tied([sys.executable, "-m", "monkeypalace", "perft", "--list", file]),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""


def test_a_full_disk(tmp_path):
    file = tmp_path / "position.json"
    file.write_text(_json(palaces()[0]["position"]))
    with open("/dev/full", "w") as full:  # noqa: PTH123 - a device
        done = subprocess.run(
            tied([sys.executable, "-m", "monkeypalace", "perft", file]),
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            timeout=200,
        )
    assert done.returncode == 2
    assert "space" in only_line(done.stderr)


def test_a_terminal_without_unicode_gets_ascii():
    position = _json(palaces()[0]["position"])
    shown = program("show", "-", typed=position, PYTHONIOENCODING="ascii")
    assert shown.returncode == 0
    assert "1>---" in shown.stdout
    assert shown.stdout.isascii()
    names = "Wilhelmina-Alexandra,Ben"
    shown = program("play", "--names", names, typed="help\nquit\n", PYTHONIOENCODING="ascii")
    assert "Wilhelmina-.    0 bananas" in shown.stdout
    assert '"help" explains' in shown.stdout


def test_make_terminal_takes_options():
    makefile = Path(__file__).parents[2].joinpath("Makefile").read_text(encoding="utf-8")
    assert "monkeypalace play $(ARGS)\n" in makefile


def test_the_help_warns_of_looking_into_a_saved_game():
    shown = " ".join(good("play", "--help").split())
    assert "The file contains the hidden cards, so nobody should look into it." in shown


def test_main_is_the_entry_point():
    assert run("--version").exit_code == program("--version").returncode == 0


def _json(data: object) -> str:
    import json

    return json.dumps(data)
