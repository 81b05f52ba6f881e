"""`monkeypalace pack`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from monkeypalace.packs import load_pack, new_pack_text, standard_pack
from tests.cli.runs import good, only_line, refused, run


@pytest.fixture
def pack_file(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(new_pack_text(), encoding="utf-8")
    return file


def test_a_new_pack_can_be_checked_and_loaded(tmp_path):
    file = tmp_path / "mine.toml"
    assert str(file) in good("pack", "new", file)
    assert load_pack(file).digest == standard_pack().digest
    good("pack", "check", file)


def test_a_new_pack_overwrites_nothing_unless_forced(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text("precious")
    assert "--force" in refused("pack", "new", file)
    assert file.read_text() == "precious"
    good("pack", "new", "--force", file)
    assert file.read_text(encoding="utf-8") == new_pack_text()


def test_a_new_pack_where_nothing_can_be_written(tmp_path):
    refused("pack", "new", tmp_path / "no-folder" / "mine.toml")
    refused("pack", "new", "--force", tmp_path)


def test_a_new_pack_on_standard_output():
    assert good("pack", "new", "-") == new_pack_text()
    assert not Path("-").exists()


def test_the_printed_command_to_check_a_pack_quotes_its_name(tmp_path):
    file = tmp_path / "my box.toml"
    command = good("pack", "new", file).splitlines()[-1]
    assert command == f"  monkeypalace pack check '{file}'"


def test_check_sums_up_what_is_in_the_pack(pack_file):
    shown = good("pack", "check", pack_file)
    assert "my-box" in shown
    assert "67 Monkey Cards in 12 piles" in shown
    assert "Seat 2 starts with 2a 1b 0c" in shown
    assert "Map 1, Rings: open everywhere." in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_the_shipped_pack_is_checked_by_its_name(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    shown = good("pack", "check", "standard")
    assert standard_pack().digest[:12] in shown
    assert "67 Monkey Cards in 12 piles" in shown
    # A file of that name is reached by its path.
    Path("standard").write_text(new_pack_text(), encoding="utf-8")
    assert good("pack", "check", "standard") == shown
    assert "Pack my-box" in good("pack", "check", "./standard")


def test_check_names_every_problem_on_a_line(pack_file):
    text = new_pack_text()
    text = text.replace("arches = 80", "arches = 79").replace("cards = 14", "cards = 13")
    pack_file.write_text(text, encoding="utf-8")
    result = run("pack", "check", pack_file)
    assert result.exit_code == 2
    problems = result.stdout.splitlines()
    assert len(problems) == 2
    assert problems[0].startswith("error: tray.arches")
    assert problems[1].startswith("error: bonus.cards")
    assert str(pack_file) in only_line(result.stderr)


def test_a_pack_with_warnings_is_accepted(pack_file):
    text = new_pack_text()
    seat_3 = re.search(r"\[boards\.3\]\nstart = .*", text)
    assert seat_3 is not None
    fewer = "[boards.3]\nstart = { arches = 2, bricks = 0, columns = 0 }"
    pack_file.write_text(text.replace(seat_3[0], fewer), "utf-8")
    shown = good("pack", "check", pack_file)
    assert shown.startswith("warning: boards.3.start")


def test_empty_names_and_endless_files():
    assert "empty" in refused("pack", "check", "")
    assert "empty" in refused("pack", "new", "", "--force")
    assert "too large" in refused("pack", "check", "/dev/zero")
    assert "folder" in refused("pack", "check", "/")


def test_files_that_are_not_packs(tmp_path):
    assert "no-such-file" in refused("pack", "check", tmp_path / "no-such-file")
    refused("pack", "check", tmp_path)
    file = tmp_path / "mine.toml"
    file.write_text("][")
    refused("pack", "check", file)
    file.write_bytes(b"\xff\xff")
    refused("pack", "check", file)
