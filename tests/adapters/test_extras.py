"""An adapter whose library is not installed says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

from monkeypalace.adapters.extras import needs
from monkeypalace.errors import MissingExtraError, MonkeyPalaceError
from tests.processes import tied

#: Modules, a library that each imports, and the extra that installs it.
NEEDED = [
    ("action_game", "numpy", "rl"),
    ("gymnasium", "gymnasium", "rl"),
    ("vector", "gymnasium", "rl"),
    ("pettingzoo", "pettingzoo", "rl"),
    ("openspiel", "pyspiel", "rl"),
    ("sb3", "stable_baselines3", "sb3"),
]


@pytest.mark.parametrize(("module", "library", "extra"), NEEDED)
def test_the_error_names_the_extra(module, library, extra):
    program = f"import sys; sys.modules[{library!r}] = None\nimport monkeypalace.adapters.{module}"
    done = subprocess.run(
        tied([sys.executable, "-c", program]), capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert f"pip install 'monkeypalace[{extra}]'" in last
    assert library in last


def test_the_error_is_an_import_error_and_one_of_this_package():
    with pytest.raises(MissingExtraError) as error, needs("rl"):
        import no_such_library  # type: ignore[import-not-found]  # noqa: F401 - must fail
    assert isinstance(error.value, ImportError)
    assert isinstance(error.value, MonkeyPalaceError)
    assert error.value.params == {"package": "no_such_library", "extra": "rl"}


def test_a_missing_module_of_this_package_is_an_ordinary_import_error():
    with pytest.raises(ModuleNotFoundError), needs("rl"):
        import monkeypalace.no_such_module  # type: ignore[import-not-found]  # noqa: F401 - must fail
