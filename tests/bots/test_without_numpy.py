"""The bots of the base package work without numpy; only bots that look ahead need it."""

from __future__ import annotations

import subprocess
import sys

from tests.processes import tied

#: Makes `import numpy` fail.
BLOCKED = "import sys; sys.modules['numpy'] = None\n"


def run(code: str) -> str:
    done = subprocess.run(
        tied([sys.executable, "-c", BLOCKED + code]),
        capture_output=True,
        text=True,
        check=True,
        timeout=240,
    )
    return done.stdout.strip()


def test_quick_bots_play_a_whole_game():
    code = """
from monkeypalace import Chance, Game
from monkeypalace.bots import ask, load_bot
game = Game(2, seed=1)
bots = [load_bot("capuchin:nodes=300"), load_bot("random")]
while not game.is_over:
    game.play(ask(bots[game.seat - 1], game.view(game.seat), Chance(1)).decision)
print(len(game.winners))
"""
    assert run(code) in ("1", "2")


def test_a_bot_that_needs_numpy_says_what_to_install():
    code = """
from monkeypalace.bots import BotError, load_bot
try:
    load_bot("gorilla")
except BotError as error:
    print(error.code, error)
"""
    said = run(code)
    assert said.startswith("bot-extra ")
    assert "pip install 'monkeypalace[bots]'" in said
