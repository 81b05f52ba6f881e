"""Make the puzzles of the package: `python -m monkeypalace.puzzle_maker FOLDER --games N`.

`FOLDER/games.jsonl` gets a line for each searched game, so that the command can be interrupted and
continued. The same seed, games, pack and network always give the same puzzles.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from monkeypalace import __version__
from monkeypalace.arena import complete_lines, local
from monkeypalace.bots.network import Network
from monkeypalace.notation import format_decision, parse_decision
from monkeypalace.packs import standard_pack
from monkeypalace.puzzle_maker import finding, winning
from monkeypalace.puzzle_maker.finding import Finder, FoundPuzzle, Funnel, Step
from monkeypalace.puzzles import (
    FORM,
    Difficulty,
    Theme,
    answer_key,
    difficulty_of,
    puzzle_id,
    table_to_json,
)

#: At most this many puzzles are taken from a game, so that they differ.
PER_GAME: Final = 2
#: At most this many puzzles have the same palace and hand, never with the same staircase.
PER_BOARD: Final = 2
_GOLDEN_RATIO: Final = 0.6180339887


class PuzzleSearch(NamedTuple):
    """The settings of a search, for worker processes."""

    seed: int


def settings_of(search: PuzzleSearch) -> dict[str, Any]:
    """Return everything that decides which puzzles are found."""
    return {
        "seed": search.seed,
        "pack": standard_pack().digest,
        "network": network_digest(Network.load()),
        "champion": finding.CHAMPION,
        "lead": finding.LEAD,
        "errors": finding.ERRORS,
        "errors_of_wins": winning.ERRORS,
        "most_staircases": finding.MOST_STAIRCASES,
        "version": __version__,
    }


def network_digest(network: Network) -> str:
    """Return a digest of the parameters of a network."""
    return sha256(network.parameters.tobytes()).hexdigest()[:16]


def search_game(search: PuzzleSearch, number: int) -> dict[str, Any]:
    """Search a game; return its line of `games.jsonl`. Runs in a worker process."""
    funnel = Funnel()
    found = [_puzzle_to_json(puzzle) for puzzle in Finder(search.seed).search(number, funnel)]
    return {"game": number, "puzzles": found, "passed": funnel.passed}


def _puzzle_to_json(puzzle: FoundPuzzle) -> dict[str, Any]:
    table = table_to_json(puzzle.state)
    return {
        "id": puzzle_id(table),
        "themes": list(puzzle.themes),
        "solved_by": list(puzzle.solved_by),
        "answers": [list(map(format_decision, step.accepted)) for step in puzzle.steps],
        "others": [_other_to_json(step) for step in puzzle.steps],
        "table": table,
    }


def _other_to_json(step: Step) -> dict[str, Any]:
    """Return the best decision that is not accepted, the lead over it, and that of the wins."""
    return {
        "decision": format_decision(step.other),
        "lead": round(step.gap.lead, 4),
        "error": round(step.gap.error, 4),
        "win_lead": round(step.wins.lead, 4),
        "win_error": round(step.wins.error, 4),
    }


def search_games(folder: Path, search: PuzzleSearch, games: int, jobs: int) -> list[dict[str, Any]]:
    """Search the games that are not in the folder yet; return the lines of all games."""
    folder.mkdir(parents=True, exist_ok=True)
    settings = json.dumps(settings_of(search), indent=1) + "\n"
    file = folder / "settings.json"
    if file.exists() and file.read_text(encoding="utf-8") != settings:
        raise SystemExit(f"{folder} was begun with other settings: {file}")
    file.write_text(settings, encoding="utf-8")
    lines = folder / "games.jsonl"
    done = read_lines(lines)
    missing = [number for number in range(games) if number not in done]
    with lines.open("a", encoding="utf-8") as output:
        for line in local.play_locally(search_game, search, missing, jobs):
            output.write(json.dumps(line) + "\n")
            output.flush()
            done[line["game"]] = line
            if len(done) % 20 == 0:
                _report(done.values(), games)
    return [done[number] for number in range(games)]


def read_lines(file: Path) -> dict[int, dict[str, Any]]:
    """Return the lines by game. An incomplete last line is removed from the file."""
    if not file.exists():
        return {}
    return {line["game"]: line for line in map(json.loads, complete_lines(file))}


def _report(lines: Iterable[Mapping[str, Any]], games: int) -> None:
    lines = list(lines)
    found = [puzzle for line in lines for puzzle in line["puzzles"]]
    themes = Counter(puzzle["themes"][0] for puzzle in found)
    sys.stdout.write(f"{len(lines)}/{games} games, {len(found)} puzzles: {json.dumps(themes)}\n")
    sys.stdout.flush()


def choose(lines: Iterable[Mapping[str, Any]], count: int) -> list[dict[str, Any]]:
    """Return at most `count` different puzzles, as evenly as possible by theme and difficulty."""
    puzzles: dict[str, dict[str, Any]] = {}
    for line in lines:
        for puzzle in islice(line["puzzles"], PER_GAME):
            puzzles.setdefault(puzzle["id"], puzzle)
    left = list(puzzles.values())
    chosen: list[dict[str, Any]] = []
    taken: Counter[tuple[str, str]] = Counter()
    alike: Counter[str] = Counter()
    answers: set[tuple[str, str]] = set()
    while left and len(chosen) < count:
        best = min(left, key=lambda puzzle: (taken[_kind(puzzle)], puzzle["id"]))
        left.remove(best)
        table = board_and_hand(best)
        answer = table, answer_key(parse_decision(best["answers"][0][0]))
        if alike[table] < PER_BOARD and answer not in answers:
            taken[_kind(best)] += 1
            alike[table] += 1
            answers.add(answer)
            chosen.append(best)
    return spread_out(chosen)


def board_and_hand(puzzle: Mapping[str, Any]) -> str:
    """Return a text that is equal for positions with the same palace and hand of the player."""
    table = puzzle["table"]
    hand = table["players"][table["seat"] - 1]["hand"]
    return json.dumps([table["options"], table["stacks"], table["animals"], hand], sort_keys=True)


def spread_out(puzzles: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return puzzles in an order in which those with the same board and hand are far apart.

    Each such group is spread evenly over 0 to 1, beginning at a place that depends on the order of
    the ids; then all puzzles are sorted by place.
    """
    groups: dict[str, list[dict[str, Any]]] = {}
    for puzzle in sorted(puzzles, key=lambda each: str(each["id"])):
        groups.setdefault(board_and_hand(puzzle), []).append(dict(puzzle))
    placed = []
    for number, group in enumerate(groups.values()):
        # Multiples of the golden ratio modulo 1 are spread evenly.
        first = number * _GOLDEN_RATIO % 1 / len(group)
        placed += [(first + place / len(group), each) for place, each in enumerate(group)]
    return [each for _, each in sorted(placed, key=lambda one: (one[0], one[1]["id"]))]


def _kind(puzzle: Mapping[str, Any]) -> tuple[Theme, Difficulty]:
    return Theme(puzzle["themes"][0]), difficulty_of(puzzle["solved_by"])


def format_file(puzzles: Iterable[Mapping[str, Any]], search: PuzzleSearch, games: int) -> str:
    """Return the data file of the package, with one puzzle on each line."""
    head = {
        "form": FORM,
        "pack": standard_pack().digest,
        "made": {**settings_of(search), "games": games},
    }
    lines = ",\n".join(
        json.dumps(puzzle, separators=(",", ":"), ensure_ascii=False) for puzzle in puzzles
    )
    return json.dumps(head, indent=1)[:-2] + f',\n "puzzles": [\n{lines}\n]\n}}\n'


def main(arguments: list[str] | None = None) -> int:
    """Search games, choose puzzles, and write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where to keep searched games")
    parser.add_argument("--seed", type=int, default=20261)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--count", type=int, default=365, help="the most puzzles to write")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, help="the file to write; without it, only search")
    args = parser.parse_args(arguments)
    search = PuzzleSearch(args.seed)
    lines = search_games(args.folder, search, args.games, args.jobs)
    _report(lines, args.games)
    if args.out is not None:
        chosen = choose(lines, args.count)
        args.out.write_text(format_file(chosen, search, args.games), encoding="utf-8")
        sys.stdout.write(f"{len(chosen)} puzzles in {args.out}\n")
    return 0
