"""Pickle game states for worker processes, with references to packs and cards, which are large."""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

from monkeypalace.game import Player, State, Turn
from monkeypalace.packs import Card, Pack, standard_pack
from monkeypalace.palace import Ground, Palace, Pieces, Stack

#: The pickled pack, empty for the standard pack, and the pickled state without it.
PickledState = tuple[bytes, bytes]

_MOST_PACKS: Final = 16

#: As for `__reduce__`: a function and its arguments.
_Reduced = tuple[Callable[..., Any], tuple[Any, ...]]


def pickle_state(state: State) -> PickledState:
    """Pickle a state."""
    written = io.BytesIO()
    writer = pickle.Pickler(written, pickle.HIGHEST_PROTOCOL)
    writer.dispatch_table = _reducers(state.pack)
    writer.dump(state)
    return _pickled_pack(state.pack), written.getvalue()


def unpickle_state(pickled: PickledState) -> State:
    """Return the state that was pickled."""
    pack, written = pickled
    known = _unpickled_pack(pack)
    if known.digest not in _packs:
        # A worker process runs long and gets packs from many people.
        if len(_packs) >= _MOST_PACKS:
            _packs.clear()
        _packs[known.digest] = known
    state = pickle.loads(written)
    assert isinstance(state, State)
    return state


@lru_cache(maxsize=16)
def _pickled_pack(pack: Pack) -> bytes:
    # Every worker process has the standard pack; writing it takes longer than writing the state.
    return b"" if pack == standard_pack() else pickle.dumps(pack)


@lru_cache(maxsize=16)
def _unpickled_pack(written: bytes) -> Pack:
    pack = pickle.loads(written) if written else standard_pack()
    assert isinstance(pack, Pack)
    return pack


#: The packs of this process by their digests.
_packs: dict[str, Pack] = {}


def _pack(digest: str) -> Pack:
    return _packs[digest]


def _card(pack: Pack, id_: str) -> Card:
    return pack.card(id_)


@lru_cache(maxsize=16)
def _reducers(pack: Pack) -> Mapping[type, Callable[[Any], _Reduced]]:
    """Return the dispatch table of the pickler; without it, pickling takes three times as long."""
    return {
        **{kind: _by_fields(kind) for kind in (State, Player, Turn, Palace, Ground, Stack, Pieces)},
        Pack: lambda pack: (_pack, (pack.digest,)),
        Card: lambda card: (_card, (pack, card.id)),
    }


def _by_fields(kind: type) -> Callable[[Any], _Reduced]:
    names = [field.name for field in fields(kind) if field.init]
    values = attrgetter(*names)
    if len(names) == 1:
        return lambda thing: (kind, (values(thing),))
    return lambda thing: (kind, values(thing))
