"""Puzzle positions as JSON: exactly what everybody sees at the table.

The order of the hidden cards is not stored: the cards that are on no player board and not on top of
a pile are put in the fixed public order of a view.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monkeypalace.game import ANIMALS, Kind, Options, Player, State, Turn, hide
from monkeypalace.notation import format_stack, parse_spot, parse_stacks
from monkeypalace.packs import Card, Pack
from monkeypalace.palace import Animal, Colour, Palace, Pieces

_DEFAULTS = Options().to_json()


def table_to_json(state: State) -> dict[str, Any]:
    """Return what everybody sees of a state, without the order of the hidden cards.

    >>> from monkeypalace.game import Game
    >>> table_to_json(Game(2, seed=1).state)["tray"]
    [74, 78, 16]
    """
    found = {
        "options": {
            name: value
            for name, value in state.options.to_json().items()
            if value != _DEFAULTS[name]
        },
        "stacks": {
            spot: format_stack(state.palace.stack(spot)) for spot in state.palace.built_spots
        },
        "animals": {str(animal): spot for animal, spot in state.palace.animals.items()},
        "tray": _numbers(state.tray),
        "decorations": list(state.decorations),
        "market": [cards[0].id if cards else None for cards in state.piles],
        "bonus_cards": state.bonus_cards,
        "players": [
            {
                "hand": _numbers(player.hand),
                "places": [[card.id for card in place] for place in player.places],
                "bonus_cards": player.bonus_cards,
            }
            for player in state.players
        ],
        "trophies": list(state.trophies),
        "round": state.round,
        "seat": state.seat,
        "kind": str(state.kind),
        "last_round": state.last_round,
    }
    if state.turn != Turn():
        found["turn"] = _turn_to_json(state.turn)
    return found


def table_from_json(data: Mapping[str, Any], pack: Pack) -> State:
    """Return the state of a position that `table_to_json` has written."""
    options = Options.from_json(data["options"])
    players = tuple(
        Player(
            Pieces(*player["hand"]),
            tuple(tuple(pack.card(card) for card in place) for place in player["places"]),
            player["bonus_cards"],
        )
        for player in data["players"]
    )
    turn = _turn_from_json(data["turn"], pack) if "turn" in data else Turn()
    taken = {card.id for player in players for card in player.cards}
    taken.update(card.id for card in turn.new_cards)
    palace = Palace.of(
        pack.map(options.map).ground,
        parse_stacks(data["stacks"]),
        {Animal(animal): parse_spot(spot) for animal, spot in data["animals"].items()},
    )
    assert len(data["trophies"]) == len(ANIMALS)
    return hide(
        State(
            pack=pack,
            options=options,
            palace=palace,
            tray=Pieces(*data["tray"]),
            decorations=tuple(data["decorations"]),
            piles=tuple(
                _pile(pile.cards, top, taken)
                for pile, top in zip(pack.piles, data["market"], strict=True)
            ),
            bonus_cards=data["bonus_cards"],
            players=players,
            trophies=tuple(data["trophies"]),
            round=data["round"],
            seat=data["seat"],
            kind=Kind(data["kind"]),
            turn=turn,
            last_round=data["last_round"],
        )
    )


def _numbers(pieces: Pieces) -> list[int]:
    return [pieces.arches, pieces.bricks, pieces.columns]


def _pile(cards: tuple[Card, ...], top: str | None, taken: set[str]) -> tuple[Card, ...]:
    """Return a pile with this card on top, then its other cards that nobody has taken."""
    left = [card for card in cards if card.id not in taken]
    return tuple(sorted(left, key=lambda card: card.id != top))


def _turn_to_json(turn: Turn) -> dict[str, Any]:
    return {
        "path": list(turn.path),
        "colour": turn.colour and str(turn.colour),
        "decorated": turn.decorated,
        "credits": turn.credits,
        "earns_bonus": turn.earns_bonus,
        "new_cards": [card.id for card in turn.new_cards],
        "frog_waits": turn.frog_waits,
        "stack_place": turn.stack_place,
    }


def _turn_from_json(data: Mapping[str, Any], pack: Pack) -> Turn:
    return Turn(
        path=tuple(parse_spot(spot) for spot in data["path"]),
        colour=Colour(data["colour"]) if data["colour"] else None,
        decorated=data["decorated"],
        credits=data["credits"],
        earns_bonus=data["earns_bonus"],
        new_cards=tuple(pack.card(card) for card in data["new_cards"]),
        frog_waits=data["frog_waits"],
        stack_place=data["stack_place"],
    )
