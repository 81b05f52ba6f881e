"""The jobs that worker processes do for requests.

A job gets a pickled state that holds only what its client may see, and returns the JSON of the
answer. Workers load this module and its imports: no web framework, no database.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from time import process_time
from typing import Any, Final

from monkeypalace.bots import BOTS, Bot, BotError, Decision, Reason, ask, load_bot
from monkeypalace.game import Chance, Game, PileOrder, State, View, events
from monkeypalace.game.play import play_unchecked
from monkeypalace.game.views import hide
from monkeypalace.locale import LANGUAGES, text
from monkeypalace.notation import format_decision, position_to_json
from monkeypalace.notation.positions import Position
from monkeypalace.packs import Pack, parse_pack
from monkeypalace.packs.checks import check_pack
from monkeypalace.palace import Palace
from monkeypalace.pictures import draw_film, draw_portrait, format_game_model, palaces_of
from monkeypalace.server.answers import branches, building_help, drafts, judge, lesson_tasks
from monkeypalace.server.answers.bounded_search import HINTING_BOT, QUICK_BOT
from monkeypalace.server.answers.choices import choices_json
from monkeypalace.server.answers.json_bytes import dumps
from monkeypalace.server.problems import ServerError, cause_json
from monkeypalace.server.workers.state_pickle import PickledState, pickle_state, unpickle_state

#: Bytes of the largest answer: ten times as many as in real games.
_LARGEST_ANSWER: Final = 1_000_000


def _written(answer: dict[str, Any]) -> bytes:
    written = dumps(answer)
    if len(written) > _LARGEST_ANSWER:
        raise ServerError("server-too-hard")
    return written


@lru_cache(maxsize=16)
def known_bot(spec: str) -> Bot:
    """Return a bot, cached. The bots of this package are stateless, so tables can share them."""
    return load_bot(spec)


# Tables


def choices(pickled: PickledState, number: int, language: str) -> bytes:
    """Return the `Choices` of the seat to move."""
    state = unpickle_state(pickled)
    found = {
        "number": number,
        "seat": None if state.is_over else state.seat,
        "kind": str(state.kind),
        "choices": choices_json(state, language),
    }
    return _written(found)


def draft(
    pickled: PickledState,
    number: int,
    seat: int,
    decisions: Sequence[str],
    names: Sequence[str],
    language: str,
) -> bytes:
    """Try decisions; return a `Draft`."""
    found = drafts.draft_json(unpickle_state(pickled), seat, decisions, names, language)
    return _written({"number": number, **found})


def help_building(
    pickled: PickledState,
    number: int,
    seat: int,
    before: Sequence[str],
    staircase: str,
    language: str,
) -> bytes:
    """Return help with a half-built staircase, as a `BuildingHelp`."""
    tried = drafts.try_out(unpickle_state(pickled), seat, before)
    return _written({"number": number, **building_help.help_json(tried.state, staircase, language)})


def branch(
    pickled: PickledState,
    number: int,
    decisions: Sequence[str],
    staircase: str | None,
    names: Sequence[str],
    language: str,
) -> bytes:
    """Play decisions from an earlier state; return a `BranchView`."""
    state = unpickle_state(pickled)
    return _written(branches.branch_json(state, number, decisions, staircase, names, language))


# Bots


def decide(bot: str, pickled: PickledState, seed: int) -> tuple[Sequence[str], bool, float]:
    """Decide for a bot until its turn is over or an unknown card is revealed.

    Return the decisions in notation, whether the turn is over, and the processor time.
    """
    began = process_time()
    state, chance = unpickle_state(pickled), Chance(seed)
    turn = (state.round, state.seat)
    decisions: list[str] = []
    while True:
        decision = _decision(bot, View(state.seat, state), chance)
        decisions.append(format_decision(decision))
        # `ask` has checked it.
        state, log = play_unchecked(state, decision)
        is_over = state.is_over or (state.round, state.seat) != turn
        if is_over or _turns_up(state, log):
            return decisions, is_over, process_time() - began


def _decision(bot: str, view: View, chance: Chance) -> Decision:
    """Return the bot's decision; if the bot fails, a quick bot's, and at worst any legal one."""
    for spec in (bot, QUICK_BOT):
        with suppress(BotError):
            return ask(known_bot(spec), view, chance).decision
    return next(iter(view.legal))


def _turns_up(state: State, log: tuple[events.Event, ...]) -> bool:
    return state.options.piles is not PileOrder.SORTED and any(
        isinstance(event, events.Revealed) and event.card is not None for event in log
    )


# Hints


def hints(pickled: PickledState, number: int, seat: int, decisions: Sequence[str]) -> bytes:
    """Return what a quick bot would do after some decisions of a turn, as `Hints`."""
    tried = drafts.try_out(unpickle_state(pickled), seat, decisions)
    if tried.turn_over or tried.state.is_over:
        raise ServerError("server-over")
    return _hints(tried.state, number)


def branch_hints(pickled: PickledState, number: int, decisions: Sequence[str]) -> bytes:
    """Return what a quick bot would do at a point of a branch, as `Hints`."""
    state = branches.play_branch(unpickle_state(pickled), decisions).state
    if state.is_over:
        raise ServerError("server-over")
    return _hints(state, number)


def _hints(state: State, number: int) -> bytes:
    reasons = _reasons(hide(state))
    return _written({"number": number, "hints": building_help.hints_json(state, reasons)})


def _reasons(state: State) -> Sequence[Reason]:
    view = View(state.seat, state)
    answer = ask(known_bot(HINTING_BOT), view, Chance(0), wants_reasons=True)
    return answer.reasons or (Reason(answer.decision, 0.0),)


# The judge


def read_position(written: str, language: str) -> bytes:
    """Read a position from pasted text; return a `PositionRead`."""
    return _written(judge.read_json(written, language))


def judge_staircase(position: Any, staircase: str, language: str) -> bytes:
    """Judge a staircase by every rule; return a `Verdict`."""
    return _written(judge.verdict_json(position, staircase, language))


def help_on_position(position: Any, staircase: str, language: str) -> bytes:
    """Return help with a staircase on a position, as a `BuildingHelp`."""
    return _written(judge.help_json(position, staircase, language))


def survey_position(position: Any) -> bytes:
    """Count the legal staircases and find the best; return `LegalStaircases`."""
    return _written(judge.staircases_json(position))


# Lessons


def lesson_task(lesson: str, task: str, language: str) -> bytes:
    """Return the prepared table of a task, as a `TaskView`."""
    return _written(lesson_tasks.task_json(lesson, task, language))


def help_learner(lesson: str, task: str, staircase: str, language: str) -> bytes:
    """Return how a staircase of a lesson can continue, as a `BuildingHelp`."""
    return _written(lesson_tasks.help_json(lesson, task, staircase, language))


def check_answer(lesson: str, task: str, decision: str, language: str) -> bytes:
    """Judge an answer; return a `LessonVerdict`."""
    return _written(lesson_tasks.verdict_json(lesson, task, decision, language))


# Packs


def read_pack(written: str, language: str) -> tuple[Pack, list[dict[str, Any]]]:
    """Read and check a pack; return it and its warnings as `Cause`s."""
    pack = parse_pack(written)
    return pack, [cause_json(warning, language) for warning in check_pack(pack)]


# Pictures


def draw_svg(palace: Palace, language: str) -> str:
    """Return the palace as SVG."""
    return draw_portrait(palace, text("show-picture", {}, language))


def write_model(game: Game, language: str) -> str:
    """Return the game as an LDraw model with one step per turn."""
    return format_game_model(game, text("show-picture", {}, language))


def paint_png(palace: Palace) -> bytes:
    """Return the palace as PNG."""
    from monkeypalace.pictures.raster import format_png

    return format_png(draw_portrait(palace))


def paint_film(game: Game) -> bytes:
    """Return the growth of the palace as an animated WebP."""
    from monkeypalace.pictures.raster import format_webp

    return format_webp(draw_film(palaces_of(game)))


# Warm-up: load everything that is loaded at its first use


def warm_up_bots() -> None:
    """Play a turn of every bot in a new game."""
    pickled = pickle_state(hide(Game(2, seed=0).state))
    for bot in (*BOTS, QUICK_BOT):
        decide("gorilla:games=1" if bot == "gorilla" else bot, pickled, 0)


def warm_up_tables() -> None:
    """Compute a draft and help for a new game."""
    pickled = pickle_state(Game(2, seed=0).view(1).state)
    for language in LANGUAGES:
        draft(pickled, 0, 1, (), (), language)
    help_building(pickled, 0, 1, (), "", LANGUAGES[0])


def warm_up_search() -> None:
    """Compute hints and a survey for a new game."""
    warm_up_tables()
    state = Game(2, seed=0).view(1).state
    hints(pickle_state(state), 0, 1, ())
    survey_position(position_to_json(Position(state.palace, state.player.hand)))


def warm_up_pictures() -> None:
    """Draw a new palace."""
    paint_png(Game(2, seed=0).state.palace)
