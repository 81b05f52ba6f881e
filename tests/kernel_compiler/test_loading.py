"""`monkeypalace.kernels` loads the compiled kernels, or says why it does not."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import kernel_compiler
from kernel_compiler import build
from monkeypalace import kernels
from tests.kernel_compiler.twins import write_package
from tests.processes import tied

SOURCES = {
    "layout": "FACTOR = 6\n",
    "numbers": """
        from monkeypalace.kernels import kernel
        from monkeypalace.samples.layout import FACTOR


        @kernel
        def times(a: int) -> int:
            return a * FACTOR
        """,
}

SCRIPT = """
import warnings

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    from monkeypalace.kernels import COMPILED, _compiled
    from monkeypalace.samples.numbers import times

assert times(7) == 42
assert (type(times).__name__ == "builtin_function_or_method") == COMPILED
print("checked" if COMPILED and _compiled.CHECKED else "compiled" if COMPILED else "plain")
for warning in caught:
    print(warning.category.__name__, warning.message)
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """Return a small checkout with compiled kernels in place, and a checked build in `checked`."""
    root = tmp_path_factory.mktemp("checkout")
    package = write_package(root, SOURCES)
    (package / "__init__.py").touch()
    (package / "kernels").mkdir()
    shutil.copy(kernels.__file__, package / "kernels")
    compiler = Path(kernel_compiler.__file__).parent
    shutil.copytree(compiler, root / "kernel_compiler", ignore=shutil.ignore_patterns("__py*"))
    assert build(root) is not None
    assert build(root, checked=True, out=root / "checked") is not None
    return root


@pytest.fixture
def root(built: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(built, tmp_path / "checkout"))


def run(root: Path, **environment: str) -> list[str]:
    """Return the output of a new process: how the kernels run, then the warnings."""
    inherited = {name: value for name, value in os.environ.items() if "MONKEYPALACE" not in name}
    done = subprocess.run(
        tied([sys.executable, "-S", "-c", SCRIPT]),
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
        env={**inherited, "PYTHONPATH": str(root / "src"), **environment},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def file_of(root: Path) -> Path:
    return next((root / "src" / "monkeypalace").glob("_kernels.*"))


def make_newer(path: Path, than: Path) -> None:
    seconds = than.stat().st_mtime + 2
    os.utime(path, (seconds, seconds))


def test_compiled_kernels_are_loaded_without_a_warning(root: Path):
    assert run(root) == ["compiled"]


def test_kernels_can_be_run_uncompiled(root: Path):
    assert run(root, MONKEYPALACE_COMPILED="0") == ["plain"]
    assert run(root, MONKEYPALACE_COMPILED="1") == ["compiled"]


def test_another_file_can_be_named(root: Path):
    other = root / "checked" / file_of(root).name
    assert run(root, MONKEYPALACE_KERNELS=str(other)) == ["checked"]


def test_a_named_file_that_is_missing_gives_a_warning(root: Path):
    how, warning = run(root, MONKEYPALACE_KERNELS=str(root / "nowhere"))
    assert how == "plain"
    assert warning.startswith("UncompiledWarning The kernels are not compiled, so")


def test_without_a_file_a_warning_says_what_to_do(root: Path):
    file_of(root).unlink()
    how, warning = run(root)
    assert how == "plain"
    assert warning == (
        "UncompiledWarning The kernels are not compiled, so monkeypalace runs as plain Python, "
        "about a hundred times slower. Run `python build_kernels.py` in the checkout."
    )
    shutil.rmtree(root / "kernel_compiler")
    assert "Install a C compiler or the package ziglang" in run(root)[1]


@pytest.mark.parametrize(
    "changed",
    [
        "src/monkeypalace/samples/numbers.py",
        "src/monkeypalace/samples/layout.py",
        "kernel_compiler/translate.py",
        "kernel_compiler/prelude.h",
    ],
)
def test_a_file_older_than_its_sources_is_not_used(root: Path, changed: str):
    make_newer(root / changed, than=file_of(root))
    how, warning = run(root)
    assert how == "plain"
    assert "The compiled kernels are older than their sources" in warning
    make_newer(file_of(root), than=root / changed)
    assert run(root) == ["compiled"]


def test_a_missing_source_is_detected(root: Path):
    """A moved file keeps its modification time, so the time alone does not show the change."""
    layout = root / "src" / "monkeypalace" / "samples" / "layout.py"
    package = layout.with_suffix("")
    package.mkdir()
    layout.rename(package / "__init__.py")
    assert run(root)[0] == "plain"


def test_the_sources_of_an_installed_package_do_not_count(root: Path):
    """Installers write files in any order, so modification times mean nothing."""
    shutil.rmtree(root / "kernel_compiler")
    make_newer(root / "src" / "monkeypalace" / "samples" / "numbers.py", than=file_of(root))
    assert run(root) == ["compiled"]


def test_a_file_that_cannot_be_loaded_gives_a_warning(root: Path):
    file_of(root).write_text("made for another system")
    how, warning = run(root)
    assert how == "plain"
    assert "The compiled kernels cannot be loaded" in warning


def test_a_kernel_that_was_not_compiled_is_named(root: Path):
    """This can happen in an editable install, with a new kernel in a new file."""
    numbers = root / "src" / "monkeypalace" / "samples" / "numbers.py"
    text = numbers.read_text().replace("def times(", "def more(") + "\n\ntimes = more\n"
    numbers.write_text(text)
    make_newer(file_of(root), than=numbers)
    with pytest.raises(AssertionError, match=r"more in monkeypalace.samples.numbers is not among"):
        run(root)
