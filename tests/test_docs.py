"""The documentation site builds without a warning, leads nowhere wrong, and its examples run."""

from __future__ import annotations

import subprocess
import sys
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import monkeypalace
from tests.doc_examples import ROOT, check_shell, examples, run_commands, run_programs

DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))

#: Pages with a program that needs what only the reader has.
NOT_RUN = {"bots.md": "the folder of an arena in which a bot has crashed"}

#: Names of a room that belong to another one.
PASSED_ON = {"Decision"}


class Links(HTMLParser):
    """What a built page refers to, what it loads, and the anchors that it has."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.anchors: set[str] = set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.anchors.add(found.get("id") or "")
        if tag == "a" and found.get("href"):
            self.links.append(found["href"] or "")
        elif address := found.get("src") or (tag == "link" and found.get("href")):
            self.loaded.append(address)


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The site, built as `make docs` does."""
    folder = tmp_path_factory.mktemp("site")
    command = ["-m", "sphinx", "--fail-on-warning", "--quiet", "--fresh-env", "-b", "html"]
    done = subprocess.run(
        [sys.executable, *command, str(DOCS), str(folder)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return folder


@pytest.mark.xdist_group("docs")
def test_the_site_builds_without_a_warning_and_every_link_leads_somewhere(site):
    pages = {page: Links(page) for page in site.rglob("*.html")}
    assert len(pages) > len(PAGES)
    for page, found in pages.items():
        for link in found.links:
            address = urlsplit(link)
            if address.scheme:
                continue
            target = (page.parent / unquote(address.path)).resolve() if address.path else page
            assert target.is_file(), f"{page.name}: {link}"
            # The page of a report keeps its anchors to itself.
            if address.fragment and target in pages:
                assert unquote(address.fragment) in pages[target].anchors, f"{page.name}: {link}"


@pytest.mark.xdist_group("docs")
def test_the_site_loads_nothing_from_elsewhere(site):
    for page in site.rglob("*.html"):
        outside = [address for address in Links(page).loaded if urlsplit(address).netloc]
        assert outside == [], page.name
    for sheet in site.rglob("*.css"):
        assert "url(http" not in sheet.read_text(encoding="utf-8"), sheet.name


@pytest.mark.xdist_group("docs")
def test_the_reference_has_whatever_the_rooms_offer(site):
    described = set(monkeypalace._ROOM_OF)
    for page in (site / "reference").glob("*.html"):
        anchors = Links(page).anchors
        room = f"monkeypalace.{page.stem}"
        names = () if page.stem == "index" else getattr(import_module(room), "__all__", ())
        missing = {name for name in names if f"{room}.{name}" not in anchors}
        # What a room only passes on is described where it comes from.
        assert missing <= PASSED_ON, page.name
        here = {anchor.removeprefix(f"{room}.") for anchor in anchors if f"{room}." in anchor}
        assert not (stale := [name for name in here if not is_there(room, name)]), stale
        described -= here
    assert described == set()


def is_there(room: str, name: str) -> bool:
    """Whether a room has this; what a class has Sphinx has looked up itself."""
    first, _, _ = name.partition(".")
    return first.startswith("module-") or hasattr(import_module(room), first)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_examples_run(page, tmp_path, monkeypatch):
    check_shell(page)
    monkeypatch.chdir(tmp_path)
    run_commands(page)
    if page.name not in NOT_RUN:
        run_programs(page)


def test_the_readme_shows_commands_that_exist():
    check_shell(ROOT / "README.md")


def test_an_example_that_is_wrong_is_found_out(tmp_path):
    page = tmp_path / "page.md"
    for wrong, check in (
        ("```pycon\n>>> 1 + 1\n3\n```\n", run_programs),
        ("```python\nassert False\n```\n", run_programs),
        ("```console\n$ monkeypalace --version\nsomething else\n```\n", run_commands),
        ("```sh\nmonkeypalace play --no-such-option\n```\n", check_shell),
        ("```sh\nmake nothing-of-the-kind\n```\n", check_shell),
    ):
        page.write_text(wrong, encoding="utf-8")
        assert len(list(examples(page))) == 1
        with pytest.raises(AssertionError):
            check(page)
