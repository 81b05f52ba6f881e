"""Follow paths through masks: every path, or random ones."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from monkeypalace.adapters.action_game import ActionGame
from monkeypalace.adapters.kernels.acting import add
from monkeypalace.adapters.kernels.layout import DECISION, STAGE
from monkeypalace.engine import layout as at
from monkeypalace.engine.convert import decode_decision
from monkeypalace.game import Decision

#: The stages in which no decision is in progress.
BETWEEN = range(at.OVER + 1)


def act_at_random(game: ActionGame, chance: Random) -> bool:
    """Play a random legal action; return whether it completes a decision."""
    legal = game.legal
    assert len(legal) > 0, f"a dead end at {game.stage}"
    return game.act(int(chance.choice(legal)))


def is_between(game: ActionGame) -> bool:
    return game.draft[STAGE] in BETWEEN


def decisions_through_masks(game: ActionGame) -> Iterator[Decision]:
    """Yield the decision of every path through the masks, once per path."""
    encoded, pending = game.encoded.copy(), [game.copy()]
    while pending:
        current = pending.pop()
        assert len(current.legal) > 0, f"a dead end at {current.stage}"
        for action in current.legal:
            after = current.copy()
            if after.act(int(action)):
                yield _completed(current, int(action))
            else:
                assert (after.encoded == encoded).all(), "an unfinished decision changed the game"
                pending.append(after)


def _completed(game: ActionGame, action: int) -> Decision:
    """Return the decision that an action completes, read from the draft before it is played."""
    draft = game.draft.copy()
    assert add(game.encoded, game.tables, draft, action)
    return decode_decision(draft[DECISION:], game.pack)
