"""Views: what a seat or a spectator may know. Only the order of the piles is hidden.

A view contains a state whose hidden cards are in a fixed order, so all functions of the game work
on it and none can leak the true order.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final

from monkeypalace.game import events
from monkeypalace.game.chance import Chance
from monkeypalace.game.events import Event
from monkeypalace.game.legal import LegalDecisions, legal
from monkeypalace.game.options import Options, PileOrder
from monkeypalace.game.scoring import leaders, score
from monkeypalace.game.state import ANIMALS, COLOURS, Player, State
from monkeypalace.notation import Position, pieces_to_json, position_to_json
from monkeypalace.packs import Card, Delivery

#: The sort key of hidden cards: lowest bananas first, as in sorted piles (R-7).
_public_order: Final = attrgetter("bananas", "id")


@dataclass(frozen=True, slots=True)
class View:
    """The game as one seat sees it, or as a spectator sees it if `seat` is `None`."""

    seat: int | None
    #: The state. Cards below the top of a pile are in a fixed order, not the true one.
    state: State

    @property
    def may_decide(self) -> bool:
        """Whether this seat has to decide."""
        return self.seat == self.state.seat and not self.state.is_over

    @property
    def legal(self) -> LegalDecisions:
        """The legal decisions of the seat that has to decide."""
        return legal(self.state)

    def to_json(self) -> dict[str, Any]:
        """Return the view as plain dictionaries, lists, strings and numbers."""
        state = self.state
        return {
            "you": self.seat,
            "pack": {"name": state.pack.name, "digest": state.pack.digest},
            "options": state.options.to_json(),
            "round": state.round,
            "seat": None if state.is_over else state.seat,
            "kind": str(state.kind),
            "last_round": state.last_round,
            "palace": _palace(state),
            "tray": pieces_to_json(state.tray),
            "decorations": dict(zip(map(str, COLOURS), state.decorations, strict=True)),
            "market": [
                {
                    "pile": pile.id,
                    "left": len(cards),
                    "top": card_to_json(cards[0]) if cards else None,
                }
                for pile, cards in zip(state.pack.piles, state.piles, strict=True)
            ],
            "bonus_cards": state.bonus_cards,
            "trophies": dict(zip(map(str, ANIMALS), state.trophies, strict=True)),
            "players": [
                _player(state, seat, player) for seat, player in enumerate(state.players, start=1)
            ],
            "turn": _turn(state),
            "winners": list(leaders(state)) if state.is_over else None,
        }


def view(state: State, seat: int | None = None) -> View:
    """Return what a seat may know, or what a spectator may know if `seat` is `None`."""
    return View(seat, hide(state))


def hide(state: State) -> State:
    """Return the state with the unknown cards of each pile in a fixed public order."""
    piles = tuple((*cards[:1], *sorted(cards[1:], key=_public_order)) for cards in state.piles)
    return state.replace(piles=piles)


def sample_state(view: View, chance: Chance) -> State:
    """Return a possible true state, with the unknown cards in random order."""
    state = view.state
    if state.options.piles is PileOrder.SORTED:
        return state
    piles = tuple((*cards[:1], *chance.shuffled(cards[1:])) for cards in state.piles)
    return state.replace(piles=piles)


def reveals_hidden_card(options: Options, event: Event) -> bool:
    """Return whether an event shows a card that was hidden before.

    If a decision is played on a view, its events show a card of the fixed order instead of the
    true one.
    """
    return (
        isinstance(event, events.Revealed)
        and event.card is not None
        and options.piles is not PileOrder.SORTED
    )


def _palace(state: State) -> dict[str, Any]:
    found = position_to_json(Position(state.palace))
    del found["hand"]
    return found


def card_to_json(card: Card) -> dict[str, Any]:
    """Return a card as plain dictionaries, strings and numbers."""
    return {
        "id": card.id,
        "cost": card.cost,
        "colour": card.colour and str(card.colour),
        "bananas": card.bananas,
        "one_time": _delivery(card.one_time),
        "recurring": _delivery(card.recurring),
    }


def _delivery(delivery: Delivery) -> dict[str, int]:
    return {"icons": delivery.icons, "columns": delivery.columns}


def _player(state: State, seat: int, player: Player) -> dict[str, Any]:
    counted = score(state, seat)
    return {
        "seat": seat,
        "hand": pieces_to_json(player.hand),
        "places": [[card_to_json(card) for card in place] for place in player.places],
        "bonus_cards": player.bonus_cards,
        "recurring": _delivery(state.recurring_delivery(seat)),
        "bananas": {
            "cards": counted.cards,
            "bonus": counted.bonus,
            "trophies": counted.trophies,
            "total": counted.total,
        },
    }


def _turn(state: State) -> dict[str, Any]:
    turn = state.turn
    return {
        "path": list(turn.path),
        "colour": turn.colour and str(turn.colour),
        "decorated": turn.decorated,
        "credits": turn.credits,
        "earns_bonus": turn.earns_bonus,
        "new_cards": [card_to_json(card) for card in turn.new_cards],
        "frog_waits": turn.frog_waits,
        "stack_place": turn.stack_place,
    }
