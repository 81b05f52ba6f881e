"""The jobs that worker processes run for requests.

Most jobs return the bytes of the answer; the others return text or values for the server process.
A job for a player or a bot gets a pickled state that holds
only what the player or bot may see; exports and reviews get the game. Worker processes load this
module and its imports, so it imports neither web framework nor database.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

from msgspec import convert

from monkeypalace.bots import BOTS, Bot, BotError, Decision, ask, load_bot
from monkeypalace.coach import Depth, review_game
from monkeypalace.game import (
    Chance,
    Game,
    Kind,
    State,
    View,
    hide,
    play_unchecked,
    reveals_hidden_card,
)
from monkeypalace.gamefile import format_game
from monkeypalace.locale import LANGUAGES, text
from monkeypalace.notation import Position, format_decision, position_to_json
from monkeypalace.packs import Pack, check_pack, parse_pack
from monkeypalace.palace import Palace
from monkeypalace.pictures import (
    draw_film,
    draw_portrait,
    format_game_model,
    format_instructions,
    palaces_of,
)
from monkeypalace.rulebook import read_book
from monkeypalace.server.answers import (
    branches,
    building_help,
    drafts,
    hints,
    judge,
    lesson_tasks,
    puzzle_answers,
    reviews,
)
from monkeypalace.server.answers.bounded_search import QUICK_BOT
from monkeypalace.server.answers.choices import choices_json
from monkeypalace.server.answers.json_bytes import dumps
from monkeypalace.server.lanes.state_pickle import PickledState, pickle_state, unpickle_state
from monkeypalace.server.lanes.worker import report_progress
from monkeypalace.server.problems import ServerError, cause_json
from monkeypalace.server.schemas.base import Cause, JsonAnswer
from monkeypalace.server.schemas.rulebook import BookPassage, RuleBook
from monkeypalace.server.schemas.turns import Choices

#: Bytes of the largest answer: ten times the size of answers in real games.
_LARGEST_ANSWER: Final = 1_000_000


def _encode_limited(answer: JsonAnswer) -> bytes:
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
    found = Choices(
        number=number,
        seat=None if state.is_over else state.seat,
        kind=state.kind,
        choices=choices_json(state, language),
    )
    return _encode_limited(found)


def draft(
    pickled: PickledState,
    number: int,
    seat: int,
    decisions: Sequence[str],
    names: Sequence[str],
    language: str,
) -> bytes:
    """Try decisions; return a `Draft`."""
    state = unpickle_state(pickled)
    return _encode_limited(drafts.draft_json(state, number, seat, decisions, names, language))


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
    return _encode_limited(building_help.help_json(tried.state, number, staircase, language))


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
    return _encode_limited(
        branches.branch_json(state, number, decisions, staircase, names, language)
    )


# Bots


class BotDecisions(NamedTuple):
    """Decisions of a bot, legal in the state that it was asked about."""

    #: As text: pickling them takes several times as long as writing and reading them.
    decisions: tuple[str, ...]
    #: Whether they complete the turn; otherwise an unknown card is revealed.
    is_over: bool
    #: The processor time that they took.
    seconds: float


def decide(bot: str, pickled: PickledState, seed: int, spent: float = 0.0) -> BotDecisions:
    """Decide for a bot until its turn is over or an unknown card is revealed.

    `spent`: the seconds that earlier decisions of the turn have taken.
    """
    began, clock = process_time(), perf_counter()
    state, chance = unpickle_state(pickled), Chance(seed)
    turn = (state.round, state.seat)
    decisions: list[str] = []
    while True:
        so_far = spent + perf_counter() - clock
        decision = _decision(bot, View(state.seat, state), chance, so_far)
        decisions.append(format_decision(decision))
        # It is legal: `ask` has checked it, or it is from the list of legal decisions.
        state, log = play_unchecked(state, decision)
        is_over = state.is_over or (state.round, state.seat) != turn
        if is_over or any(reveals_hidden_card(state.options, event) for event in log):
            return BotDecisions(tuple(decisions), is_over, process_time() - began)


def _decision(bot: str, view: View, chance: Chance, spent: float) -> Decision:
    """Return the bot's decision; if the bot fails, that of a quick bot, or else any legal one."""
    for spec in (bot, QUICK_BOT):
        with suppress(BotError):
            return ask(known_bot(spec), view, chance, spent=spent).decision
    return next(iter(view.legal))


# Hints


def hint(
    pickled: PickledState, number: int, seat: int, decisions: Sequence[str], language: str
) -> bytes:
    """Return a hint after some decisions of a turn, as a `Hint`."""
    tried = drafts.try_out(unpickle_state(pickled), seat, decisions)
    if tried.turn_over or tried.state.is_over:
        raise ServerError("server-over")
    return _encode_limited(hints.hint_json(tried.state, number, language))


def branch_hint(
    pickled: PickledState, number: int, decisions: Sequence[str], language: str
) -> bytes:
    """Return a hint at a point of a branch, as a `Hint`."""
    state = _branch_state(pickled, decisions)
    return _encode_limited(hints.hint_json(state, number, language))


def branch_reply(pickled: PickledState, number: int, decisions: Sequence[str]) -> bytes:
    """Return the best staircase at a point of a branch, as a `Reply`."""
    state = _branch_state(pickled, decisions)
    if state.kind is not Kind.BUILD:
        raise ServerError("server-staircase-not-asked")
    return _encode_limited(hints.reply_json(hide(state), number))


def _branch_state(pickled: PickledState, decisions: Sequence[str]) -> State:
    state = branches.play_branch(unpickle_state(pickled), decisions).state
    if state.is_over:
        raise ServerError("server-over")
    return state


# The judge


def read_position(written: str, language: str) -> bytes:
    """Read a position from pasted text; return a `PositionRead`."""
    return _encode_limited(judge.read_json(written, language))


def judge_staircase(position: Any, staircase: str, language: str) -> bytes:
    """Judge a staircase by every rule; return a `Verdict`."""
    return _encode_limited(judge.verdict_json(position, staircase, language))


def help_on_position(position: Any, staircase: str, language: str) -> bytes:
    """Return help with a staircase on a position, as a `BuildingHelp`."""
    return _encode_limited(judge.help_json(position, staircase, language))


def survey_position(position: Any) -> bytes:
    """Count the legal staircases and find the best; return a `StaircaseSurvey`."""
    return _encode_limited(judge.staircases_json(position))


# Lessons


def lesson_task(lesson: str, task: str, language: str) -> bytes:
    """Return the prepared table of a task, as a `TaskView`."""
    return _encode_limited(lesson_tasks.task_json(lesson, task, language))


def help_learner(lesson: str, task: str, staircase: str, language: str) -> bytes:
    """Return how a staircase of a lesson can continue, as a `BuildingHelp`."""
    return _encode_limited(lesson_tasks.help_json(lesson, task, staircase, language))


def check_answer(lesson: str, task: str, decision: str, language: str) -> bytes:
    """Judge an answer; return a `LessonVerdict`."""
    return _encode_limited(lesson_tasks.verdict_json(lesson, task, decision, language))


# Reviews


#: Threads of a review; its kernels release the interpreter lock.
_REVIEW_THREADS: Final = min(os.cpu_count() or 1, 2)


def review(game: Game, depth: str, events: Sequence[int]) -> bytes:
    """Review a finished game; return the review in its stored form.

    `events` has the number of the event before each decision.
    """
    found = review_game(game, Depth(depth), jobs=_REVIEW_THREADS, progress=report_progress)
    decisions = [format_decision(record.decision) for record in game.records]
    return reviews.compress_review(found, decisions, events)


def check_decision(
    pickled: PickledState,
    before: Sequence[str],
    decision: str,
    played: str | None,
    names: Sequence[str],
    language: str,
) -> bytes:
    """Judge a decision at a point of a finished game; return a `DecisionVerdict`."""
    state = unpickle_state(pickled)
    return _encode_limited(reviews.verdict_json(state, before, decision, played, names, language))


# Puzzles


def list_puzzles() -> bytes:
    """Return all puzzles, as a `PuzzleList`."""
    return _encode_limited(puzzle_answers.puzzles_json())


def show_puzzle(puzzle: str, language: str) -> bytes:
    """Return the position of a puzzle, as a `PuzzleView`."""
    return _encode_limited(puzzle_answers.puzzle_json(puzzle, language))


def solve_puzzle(puzzle: str, language: str) -> bytes:
    """Return the best turn of a puzzle, as a `PuzzleSolution`."""
    return _encode_limited(puzzle_answers.solution_json(puzzle, language))


def help_puzzle(puzzle: str, staircase: str, language: str) -> bytes:
    """Return how a staircase of a puzzle can continue, as a `BuildingHelp`."""
    return _encode_limited(puzzle_answers.help_json(puzzle, staircase, language))


def check_puzzle(puzzle: str, decisions: Sequence[str], language: str) -> bytes:
    """Judge an answer; return a `PuzzleVerdict`."""
    return _encode_limited(puzzle_answers.verdict_json(puzzle, decisions, language))


# Packs


def read_pack(written: str, language: str) -> tuple[Pack, list[Cause]]:
    """Read and check a pack; return it and its warnings as `Cause`s."""
    pack = parse_pack(written)
    return pack, [cause_json(warning, language) for warning in check_pack(pack)]


# Files


def draw_svg(palace: Palace, language: str) -> str:
    """Return the palace as SVG."""
    return draw_portrait(palace, text("show-picture", {}, language))


def write_game(game: Game, is_public: bool) -> str:
    """Return a game file; a public one has no hidden cards."""
    return format_game(game, public=is_public)


def write_model(game: Game, language: str) -> str:
    """Return the game as an LDraw model with one step per turn."""
    return format_game_model(game, text("show-picture", {}, language))


def write_instructions(game: Game, language: str) -> bytes:
    """Return building instructions as an HTML page, with a picture for each turn."""

    def say(id_: str, **params: str | int) -> str:
        return text(id_, params, language)

    return format_instructions(game, say, language).encode()


def paint_png(palace: Palace) -> bytes:
    """Return the palace as PNG."""
    from monkeypalace.pictures.raster import format_png

    return format_png(draw_portrait(palace))


def paint_film(game: Game) -> bytes:
    """Return the growth of the palace as an animated WebP."""
    from monkeypalace.pictures.raster import format_webp

    return format_webp(draw_film(palaces_of(game)))


# The rule book


def rule_book(language: str) -> tuple[bytes, bytes]:
    """Return the `RuleBook` with its pictures, uncompressed and compressed with gzip."""
    chapters = [chapter.to_json() for chapter in read_book(language)]
    plain = dumps(RuleBook(language, convert(chapters, list[BookPassage])))
    return plain, gzip.compress(plain, mtime=0)


# Warm-up: load everything that is loaded on first use


def warm_up_bots() -> None:
    """Play a turn of every bot in a new game."""
    pickled = pickle_state(hide(Game(2, seed=0).state))
    for bot in (*BOTS, QUICK_BOT):
        looks_ahead = bot in ("gorilla", "orangutan")
        decide(f"{bot}:games=1" if looks_ahead else bot, pickled, 0)


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
    hint(pickle_state(state), 0, 1, (), LANGUAGES[0])
    survey_position(position_to_json(Position(state.palace, state.player.hand)))


def warm_up_pictures() -> None:
    """Draw a new palace."""
    paint_png(Game(2, seed=0).state.palace)


def warm_up_reviews() -> None:
    """Judge the first decision of a new game. No thread is started: the process forks later."""
    state = hide(Game(2, seed=0).state)
    reviews.verdict_json(
        state, (), format_decision(next(iter(View(1, state).legal))), None, (), "en"
    )
