"""docs/kernels.md: the example can be compiled, and everything kernels can import is listed."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np

from kernel_compiler.types import ANNOTATIONS, SCRATCH
from monkeypalace import kernels
from tests.kernel_compiler.twins import make_twins

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "kernels.md").read_text(encoding="utf-8")


def test_the_example_does_the_same_compiled_and_uncompiled(tmp_path: Path):
    found = re.search(r"```py\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    package = tmp_path / "src" / "monkeypalace"
    (package / "kernels").mkdir(parents=True)
    random = Path(kernels.__file__).with_name("random.py")
    (package / "kernels" / "random.py").write_text(random.read_text(encoding="utf-8"))
    (package / "kernels" / "__init__.py").touch()
    walk = make_twins(tmp_path, {"example": found[1]})["example.walk"]
    chance = np.random.default_rng(1)
    for seed in range(50):
        heights = chance.integers(0, 3, 64, dtype=np.int16)
        generator = np.array([seed], np.uint64)
        walk.agree(heights, np.zeros(64, np.int64), generator, seed, 30)


def test_types_and_functions_are_listed():
    public = {name for name in vars(kernels) if not name.startswith("_")}
    wanted = public & ({*ANNOTATIONS, *SCRATCH} | {"copy_numbers", "fill_numbers", "uint64"})
    assert len(wanted) > 20
    assert not {name for name in wanted if not re.search(rf"`{name}\b", PAGE)}
