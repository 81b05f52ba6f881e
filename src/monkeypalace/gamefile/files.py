"""Game files: versioned JSON with everything that is needed to replay a game.

Finished games, and games at one terminal, are saved with their seed. A file for a player of a
running game is saved with `public=True`: it lists only cards that have been seen. Every turn
contains a fingerprint of the table after it, so that a changed file is refused at the changed turn.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from monkeypalace.errors import GameFileError, MonkeyPalaceError, brief, is_a
from monkeypalace.game import Game, Options
from monkeypalace.gamefile.turns import format_turns, parse_turn
from monkeypalace.packs import Pack, included_pack, standard_pack

FORMAT: Final = "monkeypalace-game"
VERSION: Final = 1

#: Fields of a view that the first files did not have, with their defaults.
_ADDED: Final = (
    ("options", "end_rule", "named"),
    ("options", "stack_new_cards", False),
    ("turn", "stack_place", None),
)
_FIELDS: Final = ("format", "version", "pack", "options", "players", "names", "chance")
_LARGEST_FILE: Final = 4_000_000


def format_game(game: Game, *, public: bool = False) -> str:
    """Return a game as text; `public` leaves out the seed and all cards that nobody has seen."""
    replayed = game.restarted()
    turns = []
    for turn in format_turns(game.records):
        for decision in turn.decisions:
            replayed.play(decision)
        turns.append({"turn": str(turn), "check": _fingerprint(replayed)})
    data = {
        "format": FORMAT,
        "version": VERSION,
        "pack": {"name": game.pack.name, "version": game.pack.version, "digest": game.pack.digest},
        "options": game.options.to_json(),
        "players": game.players,
        "names": list(game.names),
        "chance": _seen_cards(game) if public else _chance(game),
        "turns": turns,
        "result": _result(game),
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def parse_game(text: str, *, pack: Pack | None = None) -> Game:
    """Read a game and replay it decision by decision.

    Raises `GameFileError` with the turn of the first decision that is illegal or whose result
    differs from the file. `pack` is needed unless the game was played with the standard pack or
    an earlier version of it.
    """
    data = _parse_json(text)
    _expect(data.get("format") == FORMAT, "file-format")
    version = data.get("version")
    _expect(version == VERSION and type(version) is int, "file-version", version=VERSION)
    for name in _FIELDS:
        _expect(name in data, "file-missing", place=name)
    game = _set_up(data, pack)
    turns = data.get("turns")
    if not isinstance(turns, list):
        raise GameFileError("file-type", place="turns")
    for number, entry in enumerate(turns, start=1):
        _replay_turn(game, entry, f"turns[{number}]")
    if data.get("result") != _result(game):
        raise GameFileError("file-result")
    return game


def save_game(game: Game, path: str | Path, *, public: bool = False) -> None:
    """Write a game to a file atomically."""
    text = format_game(game, public=public)
    try:
        target = Path(path)
        part = target.with_name(target.name + ".part")
        part.write_text(text, encoding="utf-8")
        part.replace(target)
    except (OSError, ValueError) as error:
        raise GameFileError("file-unwritable", file=str(path), reason=_reason(error)) from None


def load_game(path: str | Path, *, pack: Pack | None = None) -> Game:
    """Read a game from a file and verify it."""
    if not isinstance(path, str | Path):
        raise GameFileError("file-unreadable", file=brief(path), reason="not a path")
    try:
        # "-sig": some editors put a byte order mark first.
        with Path(path).open(encoding="utf-8-sig") as file:
            # Read no more than needed to see that a file is too large.
            text = file.read(_LARGEST_FILE + 1)
    except UnicodeDecodeError:
        raise GameFileError("file-unreadable", file=str(path), reason="not UTF-8 text") from None
    except (OSError, ValueError) as error:
        raise GameFileError("file-unreadable", file=str(path), reason=_reason(error)) from None
    return parse_game(text, pack=pack)


def _reason(error: OSError | ValueError) -> str:
    """Return the system's message. The `ValueError` for an impossible file name has none."""
    return getattr(error, "strerror", None) or "not a file name"


def _chance(game: Game) -> dict[str, Any]:
    if game.seed is not None:
        return {"seed": game.seed}
    piles = zip(game.pack.piles, game.first_piles, strict=True)
    return {"piles": {pile.id: [card.id for card in cards] for pile, cards in piles}}


def _seen_cards(game: Game) -> dict[str, Any]:
    """Return the cards that everybody has seen: cards that were taken, and top cards."""
    piles = {}
    for pile, first, left in zip(game.pack.piles, game.first_piles, game.state.piles, strict=True):
        seen = len(first) - len(left) + 1
        piles[pile.id] = [card.id for card in first[:seen]]
    return {"piles": piles}


def _result(game: Game) -> dict[str, Any] | None:
    if not game.is_over:
        return None
    return {
        "bananas": [found.total for found in game.scores],
        "winners": list(game.winners),
        "rounds": game.state.round,
    }


def _fingerprint(game: Game) -> str:
    """Return a short fingerprint of everything public on the table.

    Fields that were added after the first files were written count only if they differ from
    their defaults, so that earlier files keep their fingerprints.
    """
    seen = game.view().to_json()
    for part, name, default in _ADDED:
        if seen[part][name] == default:
            seen[part] = {key: value for key, value in seen[part].items() if key != name}
    text = json.dumps(seen, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _parse_json(text: str) -> Mapping[str, Any]:
    _expect(is_a(text, str), "file-format")
    _expect(len(text) <= _LARGEST_FILE, "file-too-large")
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise GameFileError(
            "file-json", line=error.lineno, column=error.colno, reason=error.msg
        ) from None
    except (RecursionError, ValueError):
        raise GameFileError("file-json", line=1, column=1, reason="not readable") from None
    if not isinstance(data, dict):
        raise GameFileError("file-format")
    return data


def _set_up(data: Mapping[str, Any], pack: Pack | None) -> Game:
    written = data["pack"]
    _expect(isinstance(written, dict), "file-type", place="pack")
    if pack is None:
        pack = included_pack(written.get("digest")) or standard_pack()
    if written.get("digest") != pack.digest:
        raise GameFileError(
            "file-pack",
            name=brief(written.get("name")),
            version=brief(written.get("version")),
            digest=brief(written.get("digest"), 8),
            given=pack.name,
            given_digest=pack.digest[:8],
        )
    chance, names = data["chance"], data["names"]
    _expect(isinstance(names, list), "file-type", place="names")
    _expect(isinstance(chance, dict) and len(chance) == 1, "file-type", place="chance")
    seed, piles = chance.get("seed"), chance.get("piles")
    _expect(seed is not None or _is_pile_order(piles), "file-type", place="chance")
    try:
        return Game(
            data["players"],
            pack=pack,
            options=Options.from_json(data["options"]),
            seed=seed,
            piles=piles,
            names=names or None,
        )
    except MonkeyPalaceError as error:
        raise GameFileError("file-set-up", causes=(error,)) from error


def _is_pile_order(piles: Any) -> bool:
    return isinstance(piles, dict) and all(
        isinstance(cards, list) and all(isinstance(card, str) for card in cards)
        for cards in piles.values()
    )


def _replay_turn(game: Game, entry: Any, place: str) -> None:
    _expect(
        isinstance(entry, dict) and isinstance(entry.get("turn"), str), "file-type", place=place
    )
    try:
        turn = parse_turn(entry["turn"])
    except MonkeyPalaceError as error:
        raise GameFileError("file-turn-text", place=place, causes=(error,)) from error
    for number, decision in enumerate(turn.decisions, start=1):
        here: dict[str, Any] = {"round": turn.round, "seat": turn.seat, "number": number}
        if (turn.round, turn.seat) != (game.state.round, game.seat) or game.is_over:
            raise GameFileError("file-turn-order", **here)
        try:
            game.play(decision)
        except MonkeyPalaceError as error:
            raise GameFileError("file-decision", causes=(error,), **here) from error
    if entry.get("check") != _fingerprint(game):
        raise GameFileError("file-check", round=turn.round, seat=turn.seat)


def _expect(condition: bool, code: str, **params: Any) -> None:
    if not condition:
        raise GameFileError(code, **params)
