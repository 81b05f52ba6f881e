"""Processes in which bots think. They get what a seat may know, never the true piles."""

from __future__ import annotations

import os
import secrets
from functools import lru_cache
from typing import Any, Final

from monkeypalace.bots import Bot, BotError, Reason, ask, load_bot
from monkeypalace.game import Chance, Game, PileOrder, State, View, events
from monkeypalace.game.play import play_unchecked
from monkeypalace.game.views import hide
from monkeypalace.gamefile import format_decision, parse_decision
from monkeypalace.server.judging import staircases_json
from monkeypalace.server.parcels import Parcel, unwrap, wrap
from monkeypalace.server.processes import Processes

#: The bot that gives hints: the best of those that answer at once.
HINTER: Final = "mandrill"


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int) -> None:
        count = processes or min(os.cpu_count() or 1, 4)
        self._processes = Processes(count, "server-thinking-failed")

    async def turn(self, bot: str, game: Game) -> list[str]:
        """The decisions of a whole turn of the bot that has to move, in notation.

        A card that turns up is looked at before the bot goes on.
        """
        state, decisions = game.state, list[str]()
        while True:
            seed = secrets.randbits(64)
            more, is_over = await self._processes.run(_decide, bot, wrap(hide(state)), seed)
            decisions += more
            if is_over:
                return decisions
            for decision in more:
                state, _ = play_unchecked(state, parse_decision(decision))

    async def hints(self, state: State) -> tuple[Reason, ...]:
        """What a quick bot thinks of a state, best first; the state is one that a seat sees."""
        return await self._processes.run(_reasons, wrap(hide(state)))

    async def survey(self, position: dict[str, Any]) -> dict[str, Any]:
        """The legal staircases of a position, for the judge."""
        return await self._processes.run(staircases_json, position)

    def close(self) -> None:
        """End all processes, whatever they think of."""
        self._processes.close()


@lru_cache(maxsize=16)
def _bot(level: str) -> Bot:
    """The bots of this package remember nothing, so one can play at many tables."""
    return load_bot(level)


def _decide(level: str, parcel: Parcel, seed: int) -> tuple[list[str], bool]:
    """Decisions until the turn is over or an unknown card turns up, and whether it is over."""
    state, chance = unwrap(parcel), Chance(seed)
    turn = (state.round, state.seat)
    decisions: list[str] = []
    while True:
        view = View(state.seat, state)
        try:
            decision = ask(_bot(level), view, chance).decision
        except BotError:
            # Better a poor turn than a table that stands still.
            decision = ask(_bot("random"), view, chance).decision
        decisions.append(format_decision(decision))
        # `ask` has judged it.
        state, log = play_unchecked(state, decision)
        is_over = state.is_over or (state.round, state.seat) != turn
        if is_over or _turns_up(state, log):
            return decisions, is_over


def _turns_up(state: State, log: tuple[events.Event, ...]) -> bool:
    return state.options.piles is not PileOrder.SORTED and any(
        isinstance(event, events.Revealed) and event.card is not None for event in log
    )


def _reasons(parcel: Parcel) -> tuple[Reason, ...]:
    state = unwrap(parcel)
    answer = ask(_bot(HINTER), View(state.seat, state), Chance(0), wants_reasons=True)
    return answer.reasons or (Reason(answer.decision, 0.0),)
