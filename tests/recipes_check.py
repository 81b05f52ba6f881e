"""Run the recipes for researchers from a wheel in an empty environment: `make research`.

It installs PyTorch and the libraries named in `docs/training.md`, so it takes minutes and needs
several hundred megabytes. `MONKEYPALACE_TORCH` is the requirement for PyTorch, for example a
version that exists as a CPU build.
"""

from __future__ import annotations

import json
import os
import shutil

import pytest

from tests.doc_examples import ROOT, examples
from tests.package_check import Environment, clone_to

TORCH = os.environ.get("MONKEYPALACE_TORCH", "torch")
PAGE = ROOT / "docs" / "training.md"
#: The versions of the libraries; `python -m docs.tables --take research < build/research.json`
#: copies them into `docs/training.md`.
RESULTS = ROOT / "build" / "research.json"

RECIPES = [example for example in examples(PAGE) if example.language == "python"]


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """Return an environment with a wheel from a clean clone, and the libraries."""
    folder = tmp_path_factory.mktemp("research")
    clone = clone_to(folder / "clone")
    made = Environment(folder / "home", folder, MONKEYPALACE_PAGE="0", OMP_NUM_THREADS="1")
    made.run("python", "-m", "pip", "wheel", "-qq", "--no-deps", "-w", folder, clone)
    [wheel] = folder.glob("*.whl")
    # PyTorch first: the other libraries would install its largest build.
    made.install(TORCH)
    made.install(f"{wheel}[rl,sb3,pictures]", "torchrl", "tianshou")
    made.run("python", "-c", "from monkeypalace.kernels import COMPILED; assert COMPILED")
    return made


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: f"line-{recipe.line}")
def test_a_recipe_runs_as_written(home, recipe, tmp_path):
    program = tmp_path / "recipe.py"
    program.write_text(recipe.text, encoding="utf-8")
    home.run("python", program, cwd=tmp_path)


def test_the_checks_of_other_libraries_pass(home, tmp_path):
    script = shutil.copy(ROOT / "tests" / "adapters" / "third_party.py", tmp_path)
    home.run("python", script, tmp_path / "results.json", cwd=tmp_path)
    written = (tmp_path / "results.json").read_text(encoding="utf-8")
    assert len(json.loads(written)["passed"]) == 7
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(written, encoding="utf-8")


def test_the_training_script_learns(home, tmp_path):
    script = ROOT / "examples" / "sb3_training.py"
    options = ("--steps", "200000", "--games", "256", "--json")
    [learned] = json.loads(home.run("python", script, *options, cwd=tmp_path))
    # An untrained agent wins about half of the games against `random`.
    assert learned["won"]["random"] > 0.8


def test_the_example_of_the_adapter_runs(home, tmp_path):
    """`make test` leaves it out, because the tests do not install PyTorch."""
    program = "import doctest, monkeypalace.adapters.sb3 as sb3; assert not doctest.testmod(sb3)[0]"
    home.run("python", "-c", program, cwd=tmp_path)
