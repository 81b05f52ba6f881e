"""Convert between the readable and the encoded game, without loss in either direction."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from monkeypalace.engine import layout as at
from monkeypalace.game import (
    ANIMALS,
    COLOURS,
    Build,
    ButterflyRule,
    Buy,
    Decision,
    EndRule,
    Kind,
    Options,
    Pass,
    PileOrder,
    PlaceCard,
    Player,
    PutFrog,
    PutMonkey,
    State,
    TakeFrog,
    Turn,
    UseIcons,
    is_tallest,
)
from monkeypalace.kernels import Int32s
from monkeypalace.packs import PILE_IDS, Card, Pack
from monkeypalace.palace import (
    SPOT_INDEX,
    SPOTS,
    Animal,
    Ground,
    Palace,
    Piece,
    Pieces,
    Spot,
    Stack,
)
from monkeypalace.search import DIRECTIONS, decode_staircase, encode_staircase
from monkeypalace.search import layout as ws

KINDS: Final = tuple(Kind)

_PIECE_CODE: Final = {
    Piece.BRICK: at.BRICK_PIECE,
    Piece.COLUMN: at.COLUMN_PIECE,
    **{Piece.arch_end(end): at.ARCH_PIECE + code for code, end in enumerate(DIRECTIONS)},
    **{Piece.decoration(colour): at.DECORATION_PIECE + i for i, colour in enumerate(COLOURS)},
}
_PIECE: Final = {code: piece for piece, code in _PIECE_CODE.items()}


@lru_cache(maxsize=8)
def cards_of(pack: Pack) -> tuple[Card, ...]:
    """Return the cards of a pack by number."""
    return tuple(card for pile in pack.piles for card in pile.cards)


@lru_cache(maxsize=8)
def card_numbers(pack: Pack) -> dict[str, int]:
    return {card.id: number for number, card in enumerate(cards_of(pack))}


@lru_cache(maxsize=8)
def encode_pack(pack: Pack) -> array[int]:
    """Return the pack as numbers, the `tables` of the kernels. It is shared: do not write to it."""
    tables = [0] * at.TABLES_SIZE
    for number, card in enumerate(cards_of(pack)):
        tables[number * at.CARD_SIZE : (number + 1) * at.CARD_SIZE] = (
            card.cost,
            at.NONE if card.colour is None else COLOURS.index(card.colour),
            card.bananas,
            card.one_time.icons,
            card.one_time.columns,
            card.recurring.icons,
            card.recurring.columns,
        )
    for index, pile in enumerate(pack.piles):
        tables[at.PILE_START + index + 1] = tables[at.PILE_START + index] + len(pile.cards)
    for seat in range(4):
        delivery = pack.board(seat + 1).delivery
        tables[at.BOARD + 2 * seat : at.BOARD + 2 * seat + 2] = delivery.icons, delivery.columns
    tables[at.BONUS_BANANAS] = pack.bonus_bananas
    for number, animal in enumerate(Animal):
        tables[at.TROPHY_BANANAS + number] = getattr(pack.trophies, animal)
    return array("h", tables)


def encode_state(state: State) -> array[int]:
    """Return the encoded form of a state."""
    # A list first, because setting its elements is faster than setting those of an array.
    encoded = [0] * at.STATE_SIZE
    options = state.options
    encoded[at.PLAYERS : at.STACK_NEW_CARDS + 1] = (
        len(state.players),
        options.map,
        options.butterfly,
        options.frog,
        options.piles is PileOrder.SORTED,
        options.butterfly_rule is ButterflyRule.TALLEST_OF_ITS_COLOUR,
        options.ties_earn_credit,
        options.end_rule is EndRule.TOTAL,
        options.stack_new_cards,
    )
    encoded[at.KIND : at.LAST_ROUND + 1] = (
        KINDS.index(state.kind),
        state.seat - 1,
        state.round,
        state.last_round,
    )
    encoded[at.TRAY : at.TRAY + 3] = _numbers(state.tray)
    encoded[at.DECORATIONS : at.DECORATIONS + 3] = state.decorations
    encoded[at.BONUS_LEFT] = state.bonus_cards
    encoded[at.TROPHY : at.TROPHY + 3] = [
        at.NONE if holder is None else holder - 1 for holder in state.trophies
    ]
    encoded[at.ANIMAL : at.ANIMAL + 3] = [
        at.NONE if spot is None else SPOT_INDEX[spot] for spot in state.palace.animal_spots
    ]
    _encode_turn(encoded, state)
    _encode_cards(encoded, state)
    _encode_palace(encoded, state.palace)
    return array("h", encoded)


def _numbers(pieces: Pieces) -> tuple[int, int, int]:
    return pieces.arches, pieces.bricks, pieces.columns


def _encode_turn(encoded: list[int], state: State) -> None:
    turn = state.turn
    decorated = 0
    if turn.decorated:
        decorated = 2 if is_tallest(state) else 1
    encoded[at.COLOUR : at.NEW_CARDS + 1] = (
        at.NONE if turn.colour is None else COLOURS.index(turn.colour),
        decorated,
        turn.credits,
        turn.earns_bonus,
        turn.frog_waits,
        at.NONE if turn.stack_place is None else turn.stack_place - 1,
        len(turn.new_cards),
    )
    encoded[at.NEW_CARD : at.NEW_CARD + at.MOST_NEW_CARDS] = [at.NONE] * at.MOST_NEW_CARDS
    numbers = card_numbers(state.pack)
    for index, card in enumerate(turn.new_cards):
        encoded[at.NEW_CARD + index] = numbers[card.id]
    encoded[at.PATH_LENGTH] = len(turn.path)
    for index, spot in enumerate(turn.path):
        encoded[at.PATH + index] = SPOT_INDEX[spot]


def _encode_cards(encoded: list[int], state: State) -> None:
    numbers = card_numbers(state.pack)
    encoded[at.CARD_PLACE : at.CARD_PLACE + at.CARD_COUNT] = [at.NONE] * at.CARD_COUNT
    for seat, player in enumerate(state.players):
        begin = at.PLAYER + seat * at.PLAYER_SIZE
        encoded[begin + at.HAND : begin + at.HAND + 3] = _numbers(player.hand)
        encoded[begin + at.BONUS_CARDS] = player.bonus_cards
        for place, cards in enumerate(player.places):
            encoded[begin + at.CARDS_ON_PLACE + place] = len(cards)
            visible = numbers[cards[-1].id] if cards else at.NONE
            encoded[begin + at.VISIBLE + place] = visible
            for depth, card in enumerate(cards):
                encoded[at.CARD_PLACE + numbers[card.id]] = seat * at.PLACE_COUNT + place
                encoded[at.CARD_DEPTH + numbers[card.id]] = depth
    first = 0
    for index, (pile, left) in enumerate(zip(state.pack.piles, state.piles, strict=True)):
        remaining = [numbers[card.id] for card in left]
        everything = range(first, first + len(pile.cards))
        taken = sorted(set(everything).difference(remaining))
        encoded[at.TAKEN + index] = len(taken)
        encoded[at.ORDER + first : at.ORDER + first + len(pile.cards)] = taken + remaining
        first += len(pile.cards)


def _encode_palace(encoded: list[int], palace: Palace) -> None:
    """Write ground, stacks and animals.

    The log lists the stacks one after another, because a palace does not store the order in which
    its pieces were placed.
    """
    log: list[int] = []
    highest = [at.NONE] * len(COLOURS)
    heights, tops = [0] * len(SPOTS), [at.TOP_GROUND] * len(SPOTS)
    for index, stack in enumerate(palace.stacks):
        if not stack.pieces:
            continue
        heights[index], tops[index] = stack.height, _top(stack)
        log += _log_of(index, stack.pieces)
        for level, decoration in stack.decorations:
            colour = COLOURS.index(decoration)
            highest[colour] = max(highest[colour], level)
    length = min(len(log), at.MOST_PIECES)
    ground = _ground(palace.ground)
    encoded[at.GROUND : at.GROUND + len(SPOTS)] = ground
    encoded[at.CLOSED : at.CLOSED + len(SPOTS)] = [colour == at.NONE for colour in ground]
    encoded[at.HEIGHT : at.HEIGHT + len(SPOTS)] = heights
    encoded[at.TOP : at.TOP + len(SPOTS)] = tops
    encoded[at.HIGHEST : at.HIGHEST + len(COLOURS)] = highest
    encoded[at.LOG : at.LOG + length] = log[:length]
    encoded[at.LOG_LENGTH] = length
    for spot in palace.animals.values():
        encoded[at.CLOSED + SPOT_INDEX[spot]] = 1


@lru_cache(maxsize=20_000)
def _log_of(index: int, pieces: tuple[Piece, ...]) -> tuple[int, ...]:
    """Return the log of one stack, cached because a turn changes few stacks."""
    return tuple([index * 16 + _PIECE_CODE[piece] for piece in pieces])


@lru_cache(maxsize=32)
def _ground(ground: Ground) -> list[int]:
    """Return the colour of every spot as a number, cached because there are few ground maps."""
    return [at.NONE if colour is None else COLOURS.index(colour) for colour in ground.colours]


def _top(stack: Stack) -> int:
    top = stack.pieces[-1]
    if top.is_support:
        return at.TOP_SUPPORT
    return at.TOP_DECORATION if top.decoration_colour else at.TOP_ARCH


def decode_state(encoded: Sequence[int], pack: Pack) -> State:
    """Return the readable form of an encoded state."""
    cards = cards_of(pack)
    new_cards = encoded[at.NEW_CARD : at.NEW_CARD + encoded[at.NEW_CARDS]]
    path = encoded[at.PATH : at.PATH + encoded[at.PATH_LENGTH]]
    piles = []
    for index in range(at.PILE_COUNT):
        first, last = encode_pack(pack)[at.PILE_START + index : at.PILE_START + index + 2]
        order = encoded[at.ORDER + first + encoded[at.TAKEN + index] : at.ORDER + last]
        piles.append(tuple(cards[number] for number in order))
    map_number = int(encoded[at.MAP])
    return State(
        pack=pack,
        options=Options(
            map=map_number,
            butterfly=bool(encoded[at.WITH_BUTTERFLY]),
            frog=bool(encoded[at.WITH_FROG]),
            piles=PileOrder.SORTED if encoded[at.PILES] else PileOrder.SHUFFLED,
            butterfly_rule=(
                ButterflyRule.TALLEST_OF_ITS_COLOUR
                if encoded[at.BUTTERFLY_RULE]
                else ButterflyRule.TALLEST_OF_ALL
            ),
            ties_earn_credit=bool(encoded[at.TIES_EARN_CREDIT]),
            end_rule=EndRule.TOTAL if encoded[at.END_RULE] else EndRule.NAMED,
            stack_new_cards=bool(encoded[at.STACK_NEW_CARDS]),
        ),
        palace=_decode_palace(encoded, pack),
        tray=_pieces(encoded, at.TRAY),
        decorations=_ints(encoded, at.DECORATIONS, 3),
        piles=tuple(piles),
        bonus_cards=int(encoded[at.BONUS_LEFT]),
        players=tuple(_decode_player(encoded, seat, cards) for seat in range(encoded[at.PLAYERS])),
        trophies=tuple(
            None if holder < 0 else holder + 1 for holder in _ints(encoded, at.TROPHY, 3)
        ),
        round=int(encoded[at.ROUND]),
        seat=int(encoded[at.SEAT]) + 1,
        kind=KINDS[encoded[at.KIND]],
        turn=Turn(
            path=tuple(SPOTS[spot] for spot in path),
            colour=None if encoded[at.COLOUR] < 0 else COLOURS[encoded[at.COLOUR]],
            decorated=bool(encoded[at.DECORATED]),
            credits=int(encoded[at.CREDITS]),
            earns_bonus=bool(encoded[at.EARNS_BONUS]),
            new_cards=tuple(cards[number] for number in new_cards),
            frog_waits=bool(encoded[at.FROG_WAITS]),
            stack_place=None if encoded[at.STACK_PLACE] < 0 else encoded[at.STACK_PLACE] + 1,
        ),
        last_round=bool(encoded[at.LAST_ROUND]),
    )


def _ints(encoded: Sequence[int], first: int, count: int) -> tuple[int, ...]:
    return tuple(int(number) for number in encoded[first : first + count])


def _pieces(encoded: Sequence[int], first: int) -> Pieces:
    return Pieces(*_ints(encoded, first, 3))


def _decode_player(encoded: Sequence[int], seat: int, cards: tuple[Card, ...]) -> Player:
    begin = at.PLAYER + seat * at.PLAYER_SIZE
    places = []
    for place in range(at.PLACE_COUNT):
        where = encoded[at.CARD_PLACE : at.CARD_PLACE + at.CARD_COUNT]
        here = seat * at.PLACE_COUNT + place
        found = [number for number, its_place in enumerate(where) if its_place == here]
        bottom_up = sorted(found, key=lambda number: int(encoded[at.CARD_DEPTH + number]))
        places.append(tuple(cards[number] for number in bottom_up))
    return Player(
        _pieces(encoded, begin + at.HAND), tuple(places), int(encoded[begin + at.BONUS_CARDS])
    )


def _decode_palace(encoded: Sequence[int], pack: Pack) -> Palace:
    stacks: dict[Spot, list[Piece]] = {}
    for entry in encoded[at.LOG : at.LOG + encoded[at.LOG_LENGTH]]:
        stacks.setdefault(SPOTS[entry >> 4], []).append(_PIECE[int(entry) & 15])
    animals = {
        animal: SPOTS[spot]
        for animal, spot in zip(ANIMALS, _ints(encoded, at.ANIMAL, 3), strict=True)
        if spot >= 0
    }
    return Palace.of(
        pack.map(int(encoded[at.MAP])).ground,
        {spot: Stack(tuple(pieces)) for spot, pieces in stacks.items()},
        animals,
    )


def encode_decision(decision: Decision, pack: Pack) -> array[int]:
    """Return the encoded form of a decision."""
    if isinstance(decision, Build):
        return encode_staircase(decision.staircase.start, decision.staircase.arches)
    encoded = array("i", bytes(4 * ws.DECISION_SIZE))
    for index, number in enumerate(_decision_numbers(decision, pack)):
        encoded[index] = number
    return encoded


def _decision_numbers(decision: Decision, pack: Pack) -> tuple[int, ...]:
    match decision:
        case Buy(piles):
            return at.DO_BUY, sum(1 << PILE_IDS.index(pile) for pile in piles)
        case UseIcons(arches, bricks, replacements):
            return at.DO_USE_ICONS, arches, bricks, replacements
        case PlaceCard(card, place):
            return at.DO_PLACE_CARD, card_numbers(pack)[card], place - 1
        case PutMonkey(spot):
            return at.DO_PUT_MONKEY, SPOT_INDEX[spot]
        case TakeFrog(take):
            return at.DO_TAKE_FROG, int(take)
        case PutFrog(spot):
            return at.DO_PUT_FROG, SPOT_INDEX[spot]
        case _:
            return (at.DO_PASS,)


def decode_decision(encoded: Int32s, pack: Pack) -> Decision:
    """Return the readable form of an encoded decision."""
    what, first, second, third = _ints(encoded, 0, 4)
    if what == at.DO_BUILD:
        return Build(decode_staircase(encoded))
    if what == at.DO_BUY:
        return Buy(tuple(pile for bit, pile in enumerate(PILE_IDS) if first >> bit & 1))
    if what == at.DO_USE_ICONS:
        return UseIcons(first, second, third)
    if what == at.DO_PLACE_CARD:
        return PlaceCard(cards_of(pack)[first].id, second + 1)
    if what == at.DO_PUT_MONKEY:
        return PutMonkey(SPOTS[first])
    if what == at.DO_TAKE_FROG:
        return TakeFrog(bool(first))
    if what == at.DO_PUT_FROG:
        return PutFrog(SPOTS[first])
    return Pass()
