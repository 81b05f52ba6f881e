"""The documentation site builds without warnings, has no broken links, and its examples run.

The tables of the pages agree with the stored results.
"""

from __future__ import annotations

import doctest
import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import monkeypalace
from docs import cells, measurements, research_tables, server_tables, speed_tables, tables
from tests.doc_examples import ROOT, check_shell, examples, run_commands, run_programs
from tests.processes import tied

DOCS = ROOT / "docs"
PAGES = [*sorted(DOCS.rglob("*.md")), ROOT / "CONTRIBUTING.md"]

#: Pages with a program that cannot run here, and what it needs.
NOT_RUN = {
    "bots.md": "the folder of an arena in which a bot has crashed",
    "training.md": "PyTorch; `make research` runs its programs",
}

#: Names that a package exports, but that another package defines.
RE_EXPORTED = {"Decision"}


class Links(HTMLParser):
    """The links, the loaded files and the anchors of a built page."""

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
    """Return the site, built as `make docs` does."""
    folder = tmp_path_factory.mktemp("site")
    command = ["-m", "sphinx", "--fail-on-warning", "--quiet", "--fresh-env", "-b", "html"]
    done = subprocess.run(
        tied([sys.executable, *command, DOCS, folder]),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return folder


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
            # Pages that Sphinx only copies, such as the report, have unknown anchors.
            if address.fragment and target in pages:
                assert unquote(address.fragment) in pages[target].anchors, f"{page.name}: {link}"


def test_the_site_loads_nothing_from_elsewhere(site):
    for page in site.rglob("*.html"):
        outside = [address for address in Links(page).loaded if urlsplit(address).netloc]
        assert outside == [], page.name
    for sheet in site.rglob("*.css"):
        assert "url(http" not in sheet.read_text(encoding="utf-8"), sheet.name


def test_the_reference_has_everything_the_packages_export(site):
    described = set(monkeypalace._PACKAGE_OF)
    for page in (site / "reference").glob("*.html"):
        anchors = Links(page).anchors
        package = f"monkeypalace.{page.stem}"
        names = () if page.stem == "index" else getattr(import_module(package), "__all__", ())
        missing = {name for name in names if f"{package}.{name}" not in anchors}
        # Re-exported names are documented where they are defined, and exported modules nowhere.
        modules = {name for name in names if find_spec(f"{package}.{name}") is not None}
        assert missing <= RE_EXPORTED | modules, page.name
        here = {anchor.removeprefix(f"{package}.") for anchor in anchors if f"{package}." in anchor}
        assert not (stale := [name for name in here if not is_there(package, name)]), stale
        described -= here
    assert described == set()


def is_there(package: str, name: str) -> bool:
    """Return whether a package has this name; Sphinx itself checks members of classes."""
    first, _, rest = name.partition(".")
    if first.startswith("module-") or hasattr(import_module(package), first):
        return True
    # A module that the package does not import: its names must exist.
    module = f"{package}.{first}"
    return find_spec(module) is not None and is_there(module, rest)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_examples_run(page, tmp_path, monkeypatch):
    check_shell(page)
    monkeypatch.chdir(tmp_path)
    run_commands(page)
    if page.name not in NOT_RUN:
        run_programs(page)


def test_the_readme_shows_commands_that_exist():
    check_shell(ROOT / "README.md")


def test_a_wrong_example_is_detected(tmp_path):
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


def test_the_tables_agree_with_the_results():
    assert [page.name for page in tables.stale_pages()] == [], "run `make tables`"


def test_every_table_is_on_exactly_one_page():
    shown = [mark for page in tables.PAGES for mark in table_marks(page.read_text("utf-8"))]
    assert sorted(shown) == sorted(tables.make_tables())


def table_marks(text: str) -> list[str]:
    """Return the names of a page's tables, all of which have an end."""
    names = [part.partition(" -->")[0] for part in text.split("<!-- table: ")[1:]]
    assert text.count("<!-- end of table -->") == len(names)
    return names


@pytest.mark.parametrize("page", tables.PAGES, ids=lambda page: page.stem)
def test_a_wrong_table_is_detected(page, tmp_path):
    text, made = page.read_text(encoding="utf-8"), tables.make_tables()
    copy = tmp_path / page.name
    for name in table_marks(text):
        # Change the last digit or letter of the table.
        before, last, after = re.split(r"(\w)(?=\W*$)", made[name])
        wrong = f"{before}{'2' if last == '1' else '1'}{after}"
        copy.write_text(text.replace(made[name], wrong), encoding="utf-8")
        assert tables.stale_pages([copy]) == {copy: text}, name


@pytest.mark.parametrize(
    "module",
    [cells, measurements, research_tables, server_tables, speed_tables, tables],
    ids=lambda module: module.__name__,
)
def test_the_examples_of_the_tables_run(module):
    done = doctest.testmod(module)
    assert done.attempted > 0
    assert done.failed == 0


@pytest.mark.parametrize("name", tables.NAMES)
def test_results_are_written_as_they_are_read(name):
    text = (measurements.RESULTS / f"{name}.json").read_text(encoding="utf-8")
    assert measurements.format_measurement(json.loads(text)) == text


def test_a_table_of_the_server_shows_medians_over_rounds():
    def line(what: str, number: int, rate: float, **more: object) -> str:
        times = {"p50": rate / 10, "p95": 20, "p99": 30, "processor": 1.5, "ratios": []}
        rest = {"database": "sqlite", "tables": number, "per_second": rate, **times, **more}
        return json.dumps({"what": what, **rest})

    printed = "\n".join(
        [
            *(line("bare endpoint", 0, rate) for rate in (900, 100)),
            *(line("as fast as possible", 100, rate) for rate in (300, 500, 310)),
            line("bare endpoint", 0, 500),
            line("as fast as possible", 100, 290),
            line("turns to rows", 100, 0, ratios=[0.31, 0.35, 0.36]),
            line("bare endpoint", 0, 700),
            line("as fast as possible", 500, 400),
        ]
    )
    measurement = tables.take("server", printed, "2026-11-16", "a machine", "the command")
    _, _, *rows = server_tables.server(measurement).partition("\n\n")[2].splitlines()
    ratio = "turns per second divided by rows per second"
    assert rows == [
        "| SQLite, bare endpoint, a commit each | 500 /s | 50 / 20 / 30 | 1.50 ms |",
        "| SQLite, 100 tables as fast as possible | 305 /s | 30 / 20 / 30 | 1.50 ms |",
        f"| SQLite, 100 tables, {ratio} | 0.35 (0.31 – 0.36) | | |",
        "| SQLite, bare endpoint, a commit each | 700 /s | 70 / 20 / 30 | 1.50 ms |",
        "| SQLite, 500 tables as fast as possible | 400 /s | 40 / 20 / 30 | 1.50 ms |",
    ]


def test_results_that_lack_what_a_table_shows_are_not_stored(tmp_path, monkeypatch):
    monkeypatch.setattr(tables, "RESULTS", tmp_path)
    measurement = json.loads((DOCS / "results" / "bench.json").read_text(encoding="utf-8"))
    tables.store("bench", measurement)
    before = (tmp_path / "bench.json").read_text(encoding="utf-8")
    del measurement["results"][0]
    with pytest.raises(KeyError):
        tables.store("bench", measurement)
    assert (tmp_path / "bench.json").read_text(encoding="utf-8") == before
