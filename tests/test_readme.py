"""The README's programs run."""

from __future__ import annotations

import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_run(capsys):
    programs = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(programs) == 2
    names: dict[str, object] = {}
    for program in programs:
        exec(compile(program, "README.md", "exec"), names)
    said = capsys.readouterr().out
    assert "won by seat" in said
    assert "e-not-attached" in said
