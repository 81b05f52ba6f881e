"""The public view of a game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from monkeypalace.game import Options, State, leaders, score
from monkeypalace.notation import format_stack
from monkeypalace.packs import Card, Delivery, Pack, Pile
from monkeypalace.palace import SPOTS, Ground, Palace, Pieces
from monkeypalace.server.answers.identity_cache import cached_by_identity, cached_by_parts
from monkeypalace.server.answers.json_bytes import encoded
from monkeypalace.server.schemas.game import (
    Bananas,
    CardView,
    Decorations,
    DeliveryView,
    GameView,
    OptionsView,
    PackName,
    PalaceView,
    PiecesView,
    PileView,
    PlayerView,
    TrophyHolders,
    TurnView,
)


def game_json(state: State, unknown: Collection[str] = ()) -> GameView:
    """Return the public view of a game, including values that clients would otherwise compute.

    The view shows the number of cards of each pile and its top card, except for piles in `unknown`,
    whose top card is not shown.
    """
    light, dark, gold = state.decorations
    monkey, butterfly, frog = state.trophies
    return GameView(
        pack=pack_name(state.pack),
        options=options_json(state.options),
        round=state.round,
        seat=None if state.is_over else state.seat,
        upcoming=_upcoming(state),
        kind=state.kind,
        last_round=state.last_round,
        palace=palace_json(state.palace),
        tray=pieces_json(state.tray),
        decorations=Decorations(l=light, d=dark, g=gold),
        market=[
            _pile(pile, cards, pile.id in unknown)
            for pile, cards in zip(state.pack.piles, state.piles, strict=True)
        ],
        bonus_cards=state.bonus_cards,
        bonus_bananas=state.pack.bonus_bananas,
        trophies=TrophyHolders(monkey=monkey, butterfly=butterfly, frog=frog),
        players=[_player(state, seat) for seat in range(1, len(state.players) + 1)],
        turn=_turn(state),
        winners=list(leaders(state)) if state.is_over else None,
    )


@cached_by_identity(1_000)
def options_json(options: Options) -> OptionsView:
    """Return the options of a game."""
    return OptionsView(**options.to_json(), editions=list(options.editions()))


def pieces_json(pieces: Pieces) -> PiecesView:
    """Return how many arches, bricks and columns there are."""
    return PiecesView(arches=pieces.arches, bricks=pieces.bricks, columns=pieces.columns)


def delivery_json(delivery: Delivery) -> DeliveryView:
    """Return a delivery."""
    return DeliveryView(icons=delivery.icons, columns=delivery.columns)


@cached_by_identity(2_000)
def card_json(card: Card) -> CardView:
    """Return a Monkey Card."""
    return CardView(
        id=card.id,
        cost=card.cost,
        colour=card.colour,
        bananas=card.bananas,
        one_time=delivery_json(card.one_time),
        recurring=delivery_json(card.recurring),
    )


@cached_by_identity(100)
def pack_name(pack: Pack) -> PackName:
    """Return the name and digest of a pack."""
    return PackName(name=pack.name, digest=pack.digest)


# From one turn to the next, most of a game stays the same: the ground, most piles, all players
# except one. These parts are encoded once.


@cached_by_identity(100)
def _ground(ground: Ground) -> list[str]:
    return encoded(list(ground.rows))


def _pile_parts(pile: Pile, cards: tuple[Card, ...], unknown: bool) -> tuple[Any, ...]:
    # Not `cards`: then the same pile would be encoded for each table.
    return pile, len(cards), cards[0] if cards else None, unknown


@cached_by_parts(10_000, _pile_parts)
def _pile(pile: Pile, cards: tuple[Card, ...], unknown: bool) -> PileView:
    return encoded(
        PileView(
            pile=pile.id,
            colour=pile.colour,
            left=len(cards),
            top=card_json(cards[0]) if cards and not unknown else None,
        )
    )


def palace_json(palace: Palace) -> PalaceView:
    """Return the palace and the animals."""
    return PalaceView(
        ground=_ground(palace.ground),
        stacks={
            spot: format_stack(stack)
            for spot, stack in zip(SPOTS, palace.stacks, strict=True)
            if stack.pieces
        },
        animals=dict(palace.animals),
    )


def _player_parts(state: State, seat: int) -> tuple[Any, ...]:
    monkey, butterfly, frog = state.trophies
    # Not `trophies`: a player's bananas depend only on those that this player holds.
    holds = monkey == seat, butterfly == seat, frog == seat
    return state.pack, state.players[seat - 1], seat, *holds


@cached_by_parts(10_000, _player_parts)
def _player(state: State, seat: int) -> PlayerView:
    player, counted = state.players[seat - 1], score(state, seat)
    return encoded(
        PlayerView(
            seat=seat,
            hand=pieces_json(player.hand),
            places=[[card_json(card) for card in place] for place in player.places],
            bonus_cards=player.bonus_cards,
            recurring=delivery_json(state.recurring_delivery(seat)),
            bananas=Bananas(
                cards=counted.cards,
                bonus=counted.bonus,
                trophies=counted.trophies,
                total=counted.total,
            ),
        )
    )


def _turn(state: State) -> TurnView:
    turn = state.turn
    return TurnView(
        path=list(turn.path),
        colour=turn.colour,
        decorated=turn.decorated,
        credits=turn.credits,
        earns_bonus=turn.earns_bonus,
        new_cards=[card_json(card) for card in turn.new_cards],
        frog_waits=turn.frog_waits,
        stack_place=turn.stack_place,
    )


def _upcoming(state: State) -> list[int]:
    """Return each seat that still has a turn, in the order of their next turns."""
    if state.is_over:
        return []
    seats = range(1, len(state.players) + 1)
    # In the last round, the seats before this one have had their last turn.
    return [*seats[state.seat - 1 :], *(() if state.last_round else seats[: state.seat - 1])]
