"""The example bot beats random play, and the page about bots lists all levels."""

from __future__ import annotations

import re
from pathlib import Path

from monkeypalace.arena import Contest, run, standings
from monkeypalace.bots import BOTS
from tests.doc_examples import examples

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "my_first_bot.py"


QUICK_START = EXAMPLE.parent.parent / "docs" / "start" / "bot-writers.md"


def share_against_random(spec: str) -> float:
    """Return the share of 100 games that a bot wins, with balanced seats and cards."""
    contest = Contest((spec, "random"), games=100, seed=1)
    [share] = [each.share for each in standings(contest, run(contest).results) if each.entry == 0]
    return share.mean


def test_my_first_bot_beats_random_play_clearly():
    assert share_against_random(f"{EXAMPLE}:MyFirstBot") >= 0.85


def test_the_bot_of_the_quick_start_beats_random_play_clearly(tmp_path):
    program = next(each for each in examples(QUICK_START) if each.language == "python")
    file = tmp_path / "climber.py"
    file.write_text(program.text, encoding="utf-8")
    assert share_against_random(f"{file}:Climber") >= 0.85


def test_the_logic_of_my_first_bot_has_at_most_ten_lines():
    lines = EXAMPLE.read_text(encoding="utf-8").partition("def decide")[2].splitlines()[1:]
    assert len([line for line in lines if line.strip()]) <= 10


def test_the_page_has_every_level_weakest_first():
    page = EXAMPLE.parent.parent / "docs" / "bots.md"
    _, _, table = page.read_text(encoding="utf-8").partition("| bot | how it plays |")
    levels = re.findall(r"^\| `(\w+)` \|", table.split("\n\n")[0], re.MULTILINE)
    assert levels == list(BOTS)
