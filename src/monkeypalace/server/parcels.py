"""States on their way to another process. Packs and cards are large and go by name only."""

from __future__ import annotations

import io
import pickle
from functools import lru_cache
from typing import Any

from monkeypalace.game import State
from monkeypalace.packs import Card, Pack

#: The pack, and the state without it.
Parcel = tuple[bytes, bytes]


def wrap(state: State) -> Parcel:
    """A state, ready to be sent."""
    written = io.BytesIO()
    _Writer(written, pickle.HIGHEST_PROTOCOL).dump(state)
    return _wrapped(state.pack), written.getvalue()


def unwrap(parcel: Parcel) -> State:
    """The state that was sent."""
    pack, written = parcel
    state = _Reader(io.BytesIO(written), _unwrapped(pack)).load()
    assert isinstance(state, State)
    return state


@lru_cache(maxsize=16)
def _wrapped(pack: Pack) -> bytes:
    return pickle.dumps(pack)


@lru_cache(maxsize=16)
def _unwrapped(written: bytes) -> Pack:
    pack = pickle.loads(written)
    assert isinstance(pack, Pack)
    return pack


class _Writer(pickle.Pickler):
    def persistent_id(self, thing: Any) -> str | None:
        if isinstance(thing, Card):
            return thing.id
        # No card has this name.
        return "" if isinstance(thing, Pack) else None


class _Reader(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, pack: Pack) -> None:
        super().__init__(file)
        self._pack = pack

    def persistent_load(self, name: str) -> Card | Pack:
        return self._pack.card(name) if name else self._pack
