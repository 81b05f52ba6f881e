"""`monkeypalace pack report`."""

from __future__ import annotations

import json

import pytest

from monkeypalace.packs import new_pack_text, standard_pack
from tests.cli.runs import good, refused


@pytest.fixture
def page(tmp_path):
    return tmp_path / "page.html"


def test_a_report_on_the_standard_pack(page):
    shown = good("pack", "report", "standard", "--games", "4", "--out", page)
    lines = shown.splitlines()
    assert str(page) in lines[-1]
    assert "of 49 targets" in lines[-2] or "All 49 targets" in lines[-2]
    assert len(lines) == 51
    assert all(line.startswith(("ok ", "not ok ")) for line in lines[:49])
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_the_same_seed_gives_the_same_page(page, tmp_path):
    other = tmp_path / "other.html"
    for file in (page, other):
        good("pack", "report", "standard", "--games", "3", "--seed", "7", "--out", file)
    assert page.read_bytes() == other.read_bytes()


def test_a_report_on_a_custom_pack(tmp_path, page):
    file = tmp_path / "mine.toml"
    file.write_text(new_pack_text(), encoding="utf-8")
    good("pack", "report", file, "--games", "1", "--out", page)
    assert "my-box" in page.read_text(encoding="utf-8")


def test_numbers_as_json(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    found = json.loads(good("pack", "report", "standard", "--games", "4", "--json"))
    assert found["digest"] == standard_pack().digest
    assert [group["players"] for group in found["by_players"]] == [2, 3, 4]
    assert len(found["targets"]) == 49
    assert list(tmp_path.iterdir()) == []


def test_the_default_name_of_the_page(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    good("pack", "report", "standard", "--games", "1")
    assert [file.name for file in tmp_path.iterdir()] == ["report.html"]


def test_nothing_is_overwritten_unless_forced(page):
    page.write_text("precious")
    assert "--force" in refused("pack", "report", "standard", "--games", "1", "--out", page)
    assert page.read_text() == "precious"
    good("pack", "report", "standard", "--games", "1", "--out", page, "--force")
    assert page.read_text(encoding="utf-8") != "precious"


@pytest.mark.parametrize(
    "args",
    [("standard", "--games", "0"), ("standard", "--seed", "-1"), ("no-such-file.toml",), ("",)],
)
def test_what_cannot_be_reported_is_refused(args, page):
    refused("pack", "report", *args, "--out", page)
    assert not page.exists()


def test_a_page_that_cannot_be_written(tmp_path):
    refused("pack", "report", "standard", "--games", "1", "--out", tmp_path / "no" / "page.html")


def test_a_stronger_bot(page):
    strong = ("--strongest", "mandrill:nodes=50", "--strongest-games", "1")
    good("pack", "report", "standard", "--games", "1", "--out", page, *strong)
    assert "mandrill:nodes=50" in page.read_text(encoding="utf-8")


def test_an_unknown_bot_is_refused_before_any_game(page):
    refused("pack", "report", "standard", "--strongest", "nobody", "--out", page)
    assert not page.exists()
