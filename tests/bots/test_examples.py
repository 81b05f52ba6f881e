"""The example bot beats random play, and the page about bots lists all levels."""

from __future__ import annotations

import re
from pathlib import Path

from monkeypalace.bots import BOTS, ask, load_bot
from monkeypalace.game import Chance, Game

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "my_first_bot.py"


def test_my_first_bot_beats_random_play():
    won = 0
    for seed in range(8):
        bots = [load_bot(f"{EXAMPLE}:MyFirstBot"), load_bot("random")]
        mine = seed % 2
        if mine:
            bots.reverse()
        chances = [Chance(seed), Chance(seed + 1000)]
        game = Game(2, seed=seed // 2)
        while not game.is_over:
            seat = game.seat - 1
            game.play(ask(bots[seat], game.view(game.seat), chances[seat]).decision)
        won += game.winners == (mine + 1,)
    assert won >= 6


def test_the_logic_of_my_first_bot_has_at_most_ten_lines():
    lines = EXAMPLE.read_text(encoding="utf-8").partition("def decide")[2].splitlines()[1:]
    assert len([line for line in lines if line.strip()]) <= 10


def test_the_page_has_every_level_weakest_first():
    page = EXAMPLE.parent.parent / "docs" / "bots.md"
    _, _, table = page.read_text(encoding="utf-8").partition("| level | how it plays |")
    levels = re.findall(r"^\| `(\w+)` \|", table.split("\n\n")[0], re.MULTILINE)
    assert levels == list(BOTS)
