"""Write a `Pack` as a TOML file that `load_pack` reads."""

from __future__ import annotations

from collections.abc import Iterator

from monkeypalace.notation import format_staircase
from monkeypalace.packs.loader import FORMAT
from monkeypalace.packs.schema import Card, Delivery, Pack, Source
from monkeypalace.palace import Pieces


def format_pack(pack: Pack) -> str:
    """Return the text of a pack file; the source of a value is `ours` if it is unknown.

    >>> from monkeypalace.packs import parse_pack, standard_pack
    >>> parse_pack(format_pack(standard_pack())) == standard_pack()
    True
    """
    return "\n".join(_lines(pack)) + "\n"


def _lines(pack: Pack) -> Iterator[str]:
    yield f"format = {FORMAT}"
    yield f"name = {_text(pack.name)}"
    yield f"version = {_text(pack.version)}"
    yield ""
    yield "[tray]"
    yield f"arches = {pack.tray.arches}"
    yield f"bricks = {pack.tray.bricks}"
    yield f"columns = {pack.tray.columns}"
    yield _source(pack, "tray", ("arches", "bricks", "columns"))
    yield ""
    yield "[bonus]"
    yield f"cards = {pack.bonus_cards}"
    yield f"bananas = {pack.bonus_bananas}"
    yield _source(pack, "bonus", ("cards", "bananas"))
    yield ""
    yield "[trophies]"
    yield f"monkey = {pack.trophies.monkey}"
    yield f"butterfly = {pack.trophies.butterfly}"
    yield f"frog = {pack.trophies.frog}"
    yield _source(pack, "trophies", ("monkey", "butterfly", "frog"))
    for board in pack.boards:
        yield ""
        yield f"[boards.{board.seat}]"
        yield f"start = {_pieces(board.start)}"
        yield f"delivery = {_delivery(board.delivery)}"
        yield _source(pack, f"boards.{board.seat}", ("start", "delivery"))
    for ground_map in pack.maps:
        yield ""
        yield f"[maps.{ground_map.number}]"
        yield f"name = {_text(ground_map.name)}"
        yield "ground = ["
        yield from (f'    "{row}",' for row in ground_map.ground.rows)
        yield "]"
        yield f"start = {_text(format_staircase(ground_map.start))}"
        yield _source(pack, f"maps.{ground_map.number}", ("name", "ground", "start"))
    for pile in pack.piles:
        yield ""
        yield f"[piles.{pile.id}]"
        yield "cards = ["
        yield from (f"    {_card(card)}," for card in pile.cards)
        yield "]"
        yield _source(pack, f"piles.{pile.id}", ("cards",))


def _text(value: str) -> str:
    # Names of packs and maps are printable text without line breaks.
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _pieces(pieces: Pieces) -> str:
    return f"{{ arches = {pieces.arches}, bricks = {pieces.bricks}, columns = {pieces.columns} }}"


def _delivery(delivery: Delivery) -> str:
    return f"{{ icons = {delivery.icons}, columns = {delivery.columns} }}"


def _card(card: Card) -> str:
    return (
        f"{{ bananas = {card.bananas}, one_time = {_delivery(card.one_time)}, "
        f"recurring = {_delivery(card.recurring)} }}"
    )


def _source(pack: Pack, place: str, keys: tuple[str, ...]) -> str:
    """Return the `source` line of a table: one source if all keys agree, or one for each key."""
    found = {key: _source_at(pack, f"{place}.{key}") for key in keys}
    if len(set(found.values())) == 1:
        return f'source = "{found[keys[0]]}"'
    return "source = { " + ", ".join(f'{key} = "{value}"' for key, value in found.items()) + " }"


def _source_at(pack: Pack, place: str) -> Source:
    try:
        return pack.source(place)
    except KeyError:
        return Source.OURS
