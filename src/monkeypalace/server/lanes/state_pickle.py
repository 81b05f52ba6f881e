"""Pickle game states for worker processes.

A state is written as numbers and texts: cards as their ids, stacks as in notation. It has more than
a hundred cards and stacks, and pickling them as objects takes as long as playing a turn.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from monkeypalace.decisions import Kind
from monkeypalace.game import Options, Player, State, Turn
from monkeypalace.notation import format_stack, parse_stack
from monkeypalace.packs import Card, Pack, standard_pack
from monkeypalace.palace import Colour, Ground, Palace, Pieces, Stack
from monkeypalace.server.answers.identity_cache import cached_by_identity

#: The pickled pack, empty for the standard pack, and the pickled state without it.
PickledState = tuple[bytes, bytes]


def pickle_state(state: State) -> PickledState:
    """Pickle a state."""
    palace, turn = state.palace, state.turn
    stacks = [format_stack(stack) if stack.pieces else "" for stack in palace.stacks]
    values = state.__dict__ | {
        "pack": None,
        "options": _pickled_options(state.options),
        "palace": (_rows(palace.ground), stacks, palace.animal_spots),
        "tray": _counts(state.tray),
        "piles": _ids(state.piles),
        "players": [
            (_counts(player.hand), _ids(player.places), player.bonus_cards)
            for player in state.players
        ],
        "kind": str(state.kind),
        "turn": turn.__dict__
        | {"colour": turn.colour and str(turn.colour), "new_cards": _ids([turn.new_cards])},
    }
    return _pickled_pack(state.pack), pickle.dumps(values, pickle.HIGHEST_PROTOCOL)


def unpickle_state(pickled: PickledState) -> State:
    """Return the state that was pickled."""
    pack, cards = _unpickled_pack(pickled[0])
    values: dict[str, Any] = pickle.loads(pickled[1])
    rows, stacks, animal_spots = values["palace"]
    turn: dict[str, Any] = values["turn"]
    turn["colour"] = turn["colour"] and Colour(turn["colour"])
    (turn["new_cards"],) = _cards(cards, turn["new_cards"])
    values |= {
        "pack": pack,
        "options": _unpickled_options(values["options"]),
        "palace": Palace(_ground(rows), tuple(map(_stack, stacks)), animal_spots),
        "tray": Pieces(*values["tray"]),
        "piles": _cards(cards, values["piles"]),
        "players": tuple(
            Player(Pieces(*hand), _cards(cards, places), bonus_cards)
            for hand, places, bonus_cards in values["players"]
        ),
        "kind": Kind(values["kind"]),
        "turn": Turn(**turn),
    }
    return State(**values)


def _counts(pieces: Pieces) -> tuple[int, int, int]:
    return pieces.arches, pieces.bricks, pieces.columns


def _ids(groups: Iterable[Iterable[Card]]) -> list[list[str]]:
    return [[card.id for card in group] for group in groups]


def _cards(
    cards: Mapping[str, Card], groups: Iterable[Iterable[str]]
) -> tuple[tuple[Card, ...], ...]:
    return tuple([tuple([cards[id_] for id_ in group]) for group in groups])


@lru_cache(maxsize=16)
def _pickled_pack(pack: Pack) -> bytes:
    # Every worker process has the standard pack; writing it takes longer than writing the state.
    return b"" if pack == standard_pack() else pickle.dumps(pack)


@lru_cache(maxsize=16)
def _unpickled_pack(written: bytes) -> tuple[Pack, Mapping[str, Card]]:
    """Return a pack and its cards by their ids."""
    pack = pickle.loads(written) if written else standard_pack()
    assert isinstance(pack, Pack)
    return pack, {card.id: card for card in pack.cards}


# The same options, maps and stacks occur in many games.


@lru_cache(maxsize=100)
def _pickled_options(options: Options) -> bytes:
    return pickle.dumps(options)


@lru_cache(maxsize=100)
def _unpickled_options(written: bytes) -> Options:
    options = pickle.loads(written)
    assert isinstance(options, Options)
    return options


@cached_by_identity(100)
def _rows(ground: Ground) -> tuple[str, ...]:
    return ground.rows


@lru_cache(maxsize=100)
def _ground(rows: tuple[str, ...]) -> Ground:
    return Ground.from_rows(rows)


@lru_cache(maxsize=10_000)
def _stack(text: str) -> Stack:
    return parse_stack(text)
