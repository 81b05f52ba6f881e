"""The README's programs run."""

from __future__ import annotations

from tests.doc_examples import ROOT, examples, run_programs


def test_the_examples_run(capsys):
    readme = ROOT / "README.md"
    assert [example.language for example in examples(readme)].count("python") == 2
    run_programs(readme)
    said = capsys.readouterr().out
    assert "won by seat" in said
    assert "e-not-attached" in said
