"""Set up states of a game for tests, and play decisions in notation.

The cards of `PLAIN` have numbers that are easy to add up, and do not change with the standard pack.
`table` returns a state with these cards and a palace:

    table(START, Pieces(arches=2))   # seat 1 to move, the other seats have empty hands
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from monkeypalace.errors import DecisionError, MonkeyPalaceError
from monkeypalace.game import (
    Decision,
    Event,
    Game,
    Kind,
    Options,
    Player,
    State,
    legal,
    play,
)
from monkeypalace.game.steps import begin_turn
from monkeypalace.notation import format_decision, parse_decision
from monkeypalace.packs import Card, Delivery, Pack, standard_pack
from monkeypalace.palace import BOX, DECORATIONS_PER_COLOUR, Animal, Colour, Palace, Pieces
from tests.boards import START


def pack(
    cards: Mapping[str, Mapping[str, Any]] | None = None, board: Delivery | None = None
) -> Pack:
    """Return a pack in which every card has as many bananas as its number in its pile.

    Each card delivers one icon once and one icon every turn, each board two icons. `cards` changes
    some of them, by id.
    """
    usual = standard_pack()
    boards = tuple(replace(each, delivery=board or Delivery(2)) for each in usual.boards)
    changes = cards or {}
    known = {card.id for card in usual.cards}
    assert set(changes) <= known, set(changes) - known
    piles = tuple(
        replace(
            pile,
            cards=tuple(
                replace(_plain(card, number), **changes.get(card.id, {}))
                for number, card in enumerate(pile.cards, start=1)
            ),
        )
        for pile in usual.piles
    )
    return replace(usual, name="plain", piles=piles, boards=boards)


def _plain(card: Card, number: int) -> Card:
    return replace(card, bananas=number, one_time=Delivery(1), recurring=Delivery(1))


PLAIN = pack()

#: By default the other seats have no pieces, so that they pass.
NOTHING = Pieces()


def table(
    palace: Palace = START,
    hand: Pieces = NOTHING,
    *,
    players: int = 2,
    seat: int = 1,
    pack: Pack = PLAIN,
    options: Options | None = None,
    tray: Pieces | None = None,
    places: Sequence[Sequence[str]] = (),
    decorations: Mapping[Colour, int] | None = None,
    trophies: Mapping[Animal, int] | None = None,
    others: Pieces = NOTHING,
    **changes: Any,
) -> State:
    """Return the state at the beginning of a seat's turn.

    `places` are the cards on the seat's board, by id, from the bottom up. By default, `tray` and
    `decorations` are what one box has left. The piles are in the pack's order.
    """
    state = Game(players, pack=pack, options=options, piles={}).state
    held = [card for place in places for card in place]
    board = tuple(tuple(pack.card(card) for card in place) for place in places)
    board += ((),) * (4 - len(board))
    hands = [hand if number == seat else others for number in range(1, players + 1)]
    built = Counter(colour for _, _, colour in palace.decorations())
    left = {colour: DECORATIONS_PER_COLOUR - built[colour] for colour in Colour}
    return begin_turn(
        replace(
            state,
            palace=palace,
            seat=seat,
            tray=rest_of(BOX, palace.pieces(), *hands) if tray is None else tray,
            decorations=tuple((left | dict(decorations or {})).values()),
            piles=tuple(
                tuple(card for card in pile if card.id not in held) for pile in state.piles
            ),
            players=tuple(
                Player(hands[number - 1], board) if number == seat else Player(hands[number - 1])
                for number in range(1, players + 1)
            ),
            trophies=tuple((trophies or {}).get(animal) for animal in Animal),
            **changes,
        )
    )


_LOOP: list[Any] = []
_LOOP.append(_LOOP)

#: Invalid values for every field, such as a list that contains itself or a number of 5,000 digits.
NONSENSE: dict[str, Any] = {
    "none": None,
    "true": True,
    "float": 1.0,
    "nan": float("nan"),
    "minus": -1,
    "huge": 10**5000,
    "empty": "",
    "digit": "1",
    "text": "z9",
    "long": "x" * 5000,
    "bytes": b"e4",
    "tuple": (),
    "list": [],
    "loop": _LOOP,
    "dict": {},
    "object": object(),
}


def nonsense(*without: str) -> list[Any]:
    """Return the values of `NONSENSE` as test parameters, except those named in `without`."""
    return [pytest.param(value, id=name) for name, value in NONSENSE.items() if name not in without]


def assert_short(error: MonkeyPalaceError) -> None:
    """Check that the parameters of an error are short: long values must be abbreviated."""
    for name, value in error.params.items():
        assert isinstance(name, str)
        assert isinstance(value, str | int)
        assert len(str(value)) <= 80, error.params


def rest_of(box: Pieces, *used: Pieces) -> Pieces:
    """Return the pieces of the box that are not used."""
    for pieces in used:
        box -= pieces
    return box


def played(state: State, *decisions: str) -> tuple[State, list[Event]]:
    """Play decisions in notation; return the state after them and all events."""
    log: list[Event] = []
    for text in decisions:
        state, events = play(state, parse_decision(text))
        log += events
    return state, log


def after(state: State, *decisions: str) -> State:
    return played(state, *decisions)[0]


def happened(state: State, *decisions: str) -> list[Event]:
    return played(state, *decisions)[1]


def choices(state: State) -> list[str]:
    """Return every legal decision, in notation."""
    return [format_decision(decision) for decision in legal(state)]


def refused(state: State, decision: str | Decision, seat: int | None = None) -> DecisionError:
    """Return the refusal of a decision, in notation or as a value; check that it is not legal."""
    value = parse_decision(decision) if isinstance(decision, str) else decision
    return refused_value(state, value, seat)


def refused_value(state: State, value: Any, seat: int | None = None) -> DecisionError:
    """Return the refusal of a value, which need not be a decision."""
    with pytest.raises(DecisionError) as caught:
        play(state, value, seat=seat)
    assert_short(caught.value)
    if caught.value.code != "not-your-turn":
        assert value not in legal(state)
    return caught.value


def turn_is_over(before: State, now: State) -> bool:
    """Return whether it is the next seat's turn, or the game is over."""
    return (now.round, now.seat) != (before.round, before.seat) or now.kind is Kind.OVER
