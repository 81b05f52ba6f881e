"""Hints at the terminal, in three steps."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from monkeypalace.cli.terminal.speech import CommandError, Speech
from monkeypalace.game import State

if TYPE_CHECKING:
    from monkeypalace.coach import Hinter

#: Fixed, so that the same position gets the same hint.
_SEED: Final = 0


class Hints:
    """Asks the coach, which is loaded when the first hint is asked for."""

    def __init__(self) -> None:
        self._hinter: Hinter | None = None

    def clues(self, state: State, say: Speech) -> list[list[str]]:
        """Return the three steps: each is a list of sentences; the last has the reasons, too."""
        if find_spec("numpy") is None:
            raise CommandError("needs-extra", extra="bots")
        from monkeypalace.coach import Hinter, Judge, hint_clues, reason_text

        if self._hinter is None:
            self._hinter = Hinter(Judge())
        hint = self._hinter.hint(state, seed=_SEED)
        told = {name: say(clue.id, **clue.params) for name, clue in hint_clues(hint).items()}
        reasons = [reason_text(found, say.language) for found in hint.reasons]
        last = [told["turn"]]
        if reasons:
            last += [told["compared"], *reasons]
        if "remark" in told:
            last.append(told["remark"])
        return [[told["look"]], [told["where"]], last]
