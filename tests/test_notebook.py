"""The notebook for first steps runs as written, cell by cell."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parents[1] / "examples" / "first_steps.ipynb"


def code_cells() -> list[str]:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def test_all_cells_run_in_order():
    names: dict[str, Any] = {}
    for number, source in enumerate(code_cells(), start=1):
        exec(compile(source, f"cell {number}", "exec"), names)
    # The bot of the notebook builds long staircases and buys, which is clearly better than chance.
    assert names["share"] >= 0.7
    assert names["over"]
    # Bananas, compared with the only opponent.
    assert names["reward"] == round(names["reward"])


def test_the_notebook_is_stored_without_outputs():
    for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]:
        assert not cell.get("outputs")
        assert cell.get("execution_count") is None
