"""Random decisions, legal or not, for round trips through their text."""

from __future__ import annotations

from hypothesis import strategies as st

from monkeypalace.building import Arch, Staircase
from monkeypalace.game import (
    Build,
    Buy,
    Decision,
    Pass,
    PlaceCard,
    PutFrog,
    PutMonkey,
    TakeFrog,
    UseIcons,
)
from monkeypalace.packs import PILE_IDS, standard_pack
from monkeypalace.palace import SPOTS, Direction, Piece

spots = st.sampled_from(SPOTS)
counts = st.integers(0, 999)

#: Supports, and decorations among them, which only illegal attempts have.
piled = st.lists(
    st.sampled_from(
        [
            Piece.BRICK,
            Piece.COLUMN,
            Piece.LIGHT_GREEN_DECORATION,
            Piece.DARK_GREEN_DECORATION,
            Piece.GOLD_DECORATION,
        ]
    ),
    max_size=4,
).map(tuple)

arches = st.builds(
    Arch, st.sampled_from(list(Direction)), piled, piled, st.one_of(st.none(), spots)
)

staircases = st.builds(
    Staircase,
    spots,
    st.lists(arches, max_size=6).map(tuple),
    # Written columns first, like the supports of an arch.
    piled.map(lambda pieces: Arch(Direction.NORTH, pieces).near),
)

decisions: st.SearchStrategy[Decision] = st.one_of(
    st.builds(Build, staircases),
    st.builds(Pass),
    st.builds(Buy, st.lists(st.sampled_from(PILE_IDS), max_size=5).map(tuple)),
    st.builds(UseIcons, counts, counts, counts),
    st.builds(
        PlaceCard,
        st.sampled_from([card.id for card in standard_pack().cards]),
        st.integers(0, 9),
    ),
    st.builds(PutMonkey, spots),
    st.builds(TakeFrog, st.booleans()),
    st.builds(PutFrog, spots),
)
