"""Write a page on which a reader can check the coach's reasons: `python -m bench.reasons`.

Bots of all levels play games, and the coach reviews them. For each of the sampled errors the page
has the table as text, both turns in words, what they lead to, and the reasons that the coach gives.
The reader answers two questions for each error: is the first reason true, and is it the main one?
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

from bench.coach import play_game
from monkeypalace.bots import LADDER, load_bot
from monkeypalace.cli.terminal.drawn_game import draw_state, legend
from monkeypalace.cli.terminal.speech import Speech
from monkeypalace.cli.terminal.style import Style
from monkeypalace.cli.terminal.table import format_pieces, market, player_board
from monkeypalace.cli.terminal.words import TerminalNarrator
from monkeypalace.coach import Effort, review_game
from monkeypalace.coach.outcomes import TurnOutcome
from monkeypalace.coach.reasons import Reasoner
from monkeypalace.coach.report import reason_text
from monkeypalace.coach.results import JudgedDecision
from monkeypalace.game import Game, State, scores
from monkeypalace.narration import name_of
from monkeypalace.notation import format_decision

#: The simulations of a quick review; values between turns and luck are not needed here.
EFFORT: Final = Effort(400, 240, 150, 2, 2)

#: At most this many errors of one game, so that the sample has many games.
ERRORS_PER_GAME: Final = 3

#: The champion's errors are too few, and its games take too long.
LEVELS: Final = [level.name for level in LADDER if level.name != "orangutan"]

SAY: Final = Speech("en")
STYLE: Final = Style(unicode=False)


def games(first: int) -> Iterator[tuple[Game, list[State]]]:
    """Yield games of bots of different levels, each with the state before every decision."""
    for seed in count(first):
        chance = random.Random(seed)
        bots = [load_bot(chance.choice(LEVELS)) for _ in range(2 + seed % 3)]
        yield play_game(bots, seed)


def error_lines(number: int, state: State, error: JudgedDecision) -> Iterator[str]:
    """Yield the section about one error, as Markdown."""
    found = error.judgement
    assert found.played is not None, "an error without a played decision"
    players = len(state.players)
    yield f"## {number}"
    yield (
        f"{players} players, round {state.round}{' (the last)' if state.last_round else ''}; "
        f"{name_of(state.seat, (), SAY)} decides: {state.kind}."
    )
    yield "```"
    yield from draw_state(state, (), SAY, STYLE)
    yield from market(state, SAY)
    for seat in range(1, players + 1):
        yield name_of(seat, (), SAY)
        yield from player_board(state, seat, SAY)
    yield "```"
    yield (
        f"The mistake costs {found.played.bananas_loss:.1f} bananas "
        f"(± {found.played.bananas_error:.1f}) in the simulations."
    )
    reasoner = Reasoner()
    for name, candidate in (("Played", found.played), ("Better", found.best)):
        yield f"- **{name}:** `{format_decision(candidate.decision)}`"
        yield from outcome_lines(reasoner.outcome(state, candidate.decision))
    for place, reason in enumerate(error.reasons, start=1):
        yield f"- **Reason {place}:** {reason_text(reason)}"
    if not error.reasons:
        yield f"- **Reason:** {SAY('coach-reason-none')}"
    yield ""


def outcome_lines(outcome: TurnOutcome) -> Iterator[str]:
    """Yield what happens in a turn, and the table after it."""
    state, seat = outcome.after, outcome.seat
    narrator = TerminalNarrator(state.pack, (), SAY)
    told = (narrator.tell_event(event, seat) for event in outcome.log)
    yield "  - " + " ".join(filter(None, told))
    icons, columns = outcome.income
    yield (
        f"  - After the turn: {format_pieces(outcome.hand)} in hand, {icons} icons and {columns} "
        f"columns each turn, bananas of all seats {[found.total for found in scores(state)]}, "
        f"tray {format_pieces(state.tray)}, about {outcome.turns:.1f} more turns, "
        f"{'the last round' if state.last_round else 'not the last round'}."
    )
    if outcome.own_next is not None and outcome.has_next_turn:
        pillar = " or a pillar of five" if outcome.next_bonus else ""
        yield f"  - A staircase for {outcome.own_next[0]} credits{pillar} could be built next turn."
    for other, found in outcome.their_next.items():
        if found is not None:
            could = f"could build a staircase for {found[0]} credits"
            pillar = " or a pillar of five" if outcome.their_next_bonus[other] else ""
            yield f"  - {name_of(other, (), SAY)} {could}{pillar}."


def sample(errors: int, first: int) -> Iterator[tuple[State, JudgedDecision]]:
    """Yield errors from reviewed games, with the states in which they were made."""
    left = errors
    for game, states in games(first):
        found = list(review_game(game, effort=EFFORT).errors)
        random.Random(len(found)).shuffle(found)
        for error in found[: min(ERRORS_PER_GAME, left)]:
            yield states[error.number - 1], error
            left -= 1
        if left == 0:
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--errors", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("reasons.md"))
    given = parser.parse_args()
    with given.out.open("w", encoding="utf-8") as page:
        page.write("\n".join(["# Reasons", "", "```", *legend(SAY, STYLE), "```", "", ""]))
        for number, (state, error) in enumerate(sample(given.errors, given.seed), start=1):
            page.write("\n".join(error_lines(number, state, error)) + "\n")
            page.flush()


if __name__ == "__main__":
    main()
