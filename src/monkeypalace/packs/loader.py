"""Load a `Pack` from a TOML file, or raise an error with every problem in the file."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from os import PathLike
from pathlib import Path
from typing import Any, Final

from monkeypalace.building import Staircase
from monkeypalace.errors import NotationError, PackError
from monkeypalace.notation import parse_staircase
from monkeypalace.packs.checks import check_pack
from monkeypalace.packs.problems import PackProblem, Severity
from monkeypalace.packs.reader import Reader, at, parse_toml, shown
from monkeypalace.packs.schema import (
    MAP_NUMBERS,
    PILE_IDS,
    SEATS,
    Board,
    Card,
    Delivery,
    GroundMap,
    Pack,
    Pile,
    Trophies,
    pile_colour,
    pile_cost,
)
from monkeypalace.palace import BOX, Animal, Ground, Pieces, Spot

#: The version of the file format.
FORMAT: Final = 1

#: In bytes, many times the size of a pack with long comments. Without a limit, reading a device
#: such as `/dev/zero` would never end.
_LARGEST_FILE: Final = 1_000_000

# Limits far above any number on a card, but low enough to notice typing errors.
_MOST_BANANAS: Final = 50
_MOST_ICONS: Final = 20
_LONGEST_TEXT: Final = 60

_GROUND_ROW: Final = re.compile("[ldg.]{8}")
#: Placeholder for a ground that cannot be read.
_ANY_GROUND: Final = Ground.from_rows(["llllllll"] * 8)
_KINDS: Final = ("arches", "bricks", "columns")

#: The parts of a pack, which are also the top-level tables of its file.
_PARTS: Final = ("tray", "bonus", "trophies", "boards", "maps", "piles")


def load_pack(path: str | PathLike[str]) -> Pack:
    """Read a pack from a file. Raises `PackError` with every problem in its `causes`."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(_LARGEST_FILE + 1)
        if len(data) > _LARGEST_FILE:
            raise _error([PackProblem("file-too-large", "")], str(path))
        # "-sig": some editors put a byte order mark first.
        text = data.decode("utf-8-sig")
    except FileNotFoundError:
        raise _error([PackProblem("file-missing", "")], str(path)) from None
    except UnicodeDecodeError as error:
        problem = PackProblem("encoding", "", {"byte": error.start})
        raise _error([problem], str(path)) from None
    except (OSError, ValueError, TypeError):  # ValueError and TypeError: invalid file names
        raise _error([PackProblem("file-unreadable", "")], str(path)) from None
    # Accept the line endings of any system.
    return parse_pack(io.StringIO(text, newline=None).read(), str(path))


def parse_pack(text: str, file_name: str = "pack") -> Pack:
    """Read a pack from text. Raises `PackError` with every problem in its `causes`.

    >>> try:
    ...     parse_pack('format = 1', "mine.toml")
    ... except PackError as error:
    ...     [problem.place for problem in error.causes]
    ['name', 'version', 'tray', 'bonus', 'trophies', 'boards', 'maps', 'piles']
    """
    tables = parse_toml(text)
    if isinstance(tables, PackProblem):
        raise _error([tables], file_name)
    reader = Reader()
    pack, broken = _read_pack(reader, tables)
    # Check the readable parts even if others cannot be read, to find all problems at once.
    problems = reader.problems + [
        problem
        for problem in check_pack(pack, without=broken)
        if problem.severity is Severity.ERROR
    ]
    if problems:
        raise _error(problems, file_name)
    return pack


@cache
def standard_pack() -> Pack:
    """Return the pack that is included in this package.

    >>> standard_pack().name
    'standard'
    """
    return parse_pack(_data("standard.toml"), "standard.toml")


#: The files of earlier versions of the standard pack, for games that were played with them.
_EARLIER: Final = ("standard-1.toml",)


@cache
def _included() -> Mapping[str, Pack]:
    """Return the standard pack and its earlier versions by their digests."""
    packs = (standard_pack(), *(parse_pack(_data(name), name) for name in _EARLIER))
    return {pack.digest: pack for pack in packs}


def included_pack(digest: object) -> Pack | None:
    """Return the standard pack, or an earlier version of it, with this digest.

    New games are played with `standard_pack()`; earlier versions are for saved games only.

    >>> included_pack(standard_pack().digest) is standard_pack()
    True
    >>> included_pack("another") is None
    True
    """
    if isinstance(digest, str):
        # Do not read the earlier versions if they are not needed.
        return standard_pack() if digest == standard_pack().digest else _included().get(digest)
    return None


def new_pack_text() -> str:
    """Return a pack file to fill in: the standard pack with instructions.

    >>> parse_pack(new_pack_text()).name
    'my-box'
    """
    _, _, body = _data("standard.toml").partition("format = ")
    body = body.replace('name = "standard"', 'name = "my-box"', 1)
    body = re.sub(r'^version = ".*"$', 'version = "1"', body, count=1, flags=re.MULTILINE)
    return _data("new_pack_header.toml") + "format = " + body


def _data(name: str) -> str:
    return resources.files("monkeypalace.packs").joinpath("data", name).read_text(encoding="utf-8")


def _error(problems: list[PackProblem], file_name: str) -> PackError:
    return PackError("pack", causes=problems, file=file_name, count=len(problems))


def _read_pack(reader: Reader, tables: Mapping[str, Any]) -> tuple[Pack, frozenset[str]]:
    """Return a pack of the readable parts, and the names of the parts that cannot be read."""
    top = reader.table(tables, "", ("format", "name", "version", *_PARTS))
    if reader.number(top, "format", "", FORMAT, 999) != FORMAT:
        reader.report("format", "format", found=top["format"], expected=FORMAT)
    name = reader.text(top, "name", "", _LONGEST_TEXT)
    version = reader.text(top, "version", "", _LONGEST_TEXT)
    readers = {
        "tray": _read_tray,
        "bonus": _read_bonus,
        "trophies": _read_trophies,
        "boards": _read_boards,
        "maps": _read_maps,
        "piles": _read_piles,
    }
    parts: dict[str, Any] = {}
    broken = set()
    for part in _PARTS:
        before = len(reader.problems)
        parts[part] = readers[part](reader, top)
        if part not in top or len(reader.problems) > before:
            broken.add(part)
    bonus_cards, bonus_bananas = parts.pop("bonus")
    pack = Pack(
        name=name,
        version=version,
        bonus_cards=bonus_cards,
        bonus_bananas=bonus_bananas,
        sources=tuple(reader.sources.items()),
        **parts,
    )
    return pack, frozenset(broken)


def _read_tray(reader: Reader, top: Mapping[str, Any]) -> Pieces:
    table = reader.child_with_source(top, "tray", "", _KINDS)
    return Pieces(*(reader.number(table, kind, "tray", 0, 999) for kind in _KINDS))


def _read_bonus(reader: Reader, top: Mapping[str, Any]) -> tuple[int, int]:
    table = reader.child_with_source(top, "bonus", "", ("cards", "bananas"))
    return (
        reader.number(table, "cards", "bonus", 0, 99),
        reader.number(table, "bananas", "bonus", 0, _MOST_BANANAS),
    )


def _read_trophies(reader: Reader, top: Mapping[str, Any]) -> Trophies:
    table = reader.child_with_source(top, "trophies", "", list(Animal))
    return Trophies(
        *(
            reader.number(table, animal, "trophies", -_MOST_BANANAS, _MOST_BANANAS)
            for animal in Animal
        )
    )


def _read_boards(reader: Reader, top: Mapping[str, Any]) -> tuple[Board, ...]:
    boards = []
    tables = reader.child(top, "boards", "", map(str, SEATS))
    for key in tables:
        place = at("boards", key)
        table = reader.child_with_source(tables, key, "boards", ("start", "delivery"))
        start = _read_pieces(reader, table, "start", place)
        boards.append(Board(int(key), start, _read_delivery(reader, table, "delivery", place)))
    return tuple(boards)


def _read_pieces(reader: Reader, parent: Mapping[str, Any], key: str, place: str) -> Pieces:
    table = reader.child(parent, key, place, _KINDS)
    return Pieces(
        *(reader.number(table, kind, at(place, key), 0, getattr(BOX, kind)) for kind in _KINDS)
    )


def _read_delivery(reader: Reader, parent: Mapping[str, Any], key: str, place: str) -> Delivery:
    table = reader.child(parent, key, place, ("icons", "columns"))
    return Delivery(
        reader.number(table, "icons", at(place, key), 0, _MOST_ICONS),
        reader.number(table, "columns", at(place, key), 0, BOX.columns),
    )


def _read_maps(reader: Reader, top: Mapping[str, Any]) -> tuple[GroundMap, ...]:
    maps = []
    tables = reader.child(top, "maps", "", map(str, MAP_NUMBERS))
    for key in tables:
        place = at("maps", key)
        table = reader.child_with_source(tables, key, "maps", ("name", "ground", "start"))
        name = reader.text(table, "name", place, _LONGEST_TEXT)
        ground = _read_ground(reader, table, place)
        maps.append(GroundMap(int(key), name, ground, _read_start(reader, table, place)))
    return tuple(maps)


def _read_ground(reader: Reader, table: Mapping[str, Any], place: str) -> Ground:
    rows = reader.list_(table, "ground", place)
    if rows is None:
        return _ANY_GROUND
    before = len(reader.problems)
    if len(rows) != 8:
        reader.report("ground-rows", at(place, "ground"), found=len(rows))
    for number, row in enumerate(rows, start=1):
        if not isinstance(row, str) or not _GROUND_ROW.fullmatch(row):
            reader.report("ground-row", f"{place}.ground[{number}]", found=shown(row))
    return Ground.from_rows(rows) if len(reader.problems) == before else _ANY_GROUND


def _read_start(reader: Reader, table: Mapping[str, Any], place: str) -> Staircase:
    text = reader.text(table, "start", place, _LONGEST_TEXT)
    if text:
        try:
            return parse_staircase(text)
        except NotationError as error:
            reader.report("start-text", at(place, "start"), error, found=text)
    return Staircase(Spot("a1"))


def _read_piles(reader: Reader, top: Mapping[str, Any]) -> tuple[Pile, ...]:
    piles = []
    tables = reader.child(top, "piles", "", PILE_IDS)
    for pile_id in tables:
        table = reader.child_with_source(tables, pile_id, "piles", ("cards",))
        listed = reader.list_(table, "cards", at("piles", pile_id))
        cards = tuple(
            _read_card(reader, card, pile_id, number)
            for number, card in enumerate(listed or (), start=1)
        )
        piles.append(Pile(pile_id, pile_cost(pile_id), pile_colour(pile_id), cards))
    return tuple(piles)


def _read_card(reader: Reader, value: Any, pile_id: str, number: int) -> Card:
    place = f"piles.{pile_id}.cards[{number}]"
    table = reader.table(value, place, ("bananas", "one_time", "recurring"))
    return Card(
        id=f"{pile_id}-{number}",
        pile=pile_id,
        cost=pile_cost(pile_id),
        colour=pile_colour(pile_id),
        bananas=reader.number(table, "bananas", place, 0, _MOST_BANANAS),
        one_time=_read_delivery(reader, table, "one_time", place),
        recurring=_read_delivery(reader, table, "recurring", place),
    )
