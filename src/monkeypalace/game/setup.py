"""Set up a game: the shuffled piles, and the table before the first turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from monkeypalace.building import build
from monkeypalace.errors import OptionsError, brief, is_number
from monkeypalace.game.chance import LARGEST_SEED, Chance
from monkeypalace.game.options import Options, PileOrder
from monkeypalace.game.state import COLOURS, Player, State
from monkeypalace.packs import Card, Pack
from monkeypalace.palace import BOX, DECORATIONS_PER_COLOUR, Colour, Palace, Piece

FEWEST_PLAYERS, MOST_PLAYERS = 2, 4


def shuffle_piles(pack: Pack, options: Options, seed: int) -> tuple[tuple[Card, ...], ...]:
    """Return the piles at the start of the game with this seed, top card first (R-7)."""
    check_seed(seed)
    if options.piles is PileOrder.SORTED:
        return _sorted_piles(pack)
    chance = Chance(seed)
    return tuple(chance.shuffled(pile.cards) for pile in pack.piles)


def _sorted_piles(pack: Pack) -> tuple[tuple[Card, ...], ...]:
    """Return the piles with the lowest bananas on top, an option of ruling R-7."""
    return tuple(
        tuple(sorted(pile.cards, key=lambda card: (card.bananas, card.id))) for pile in pack.piles
    )


def arrange_piles(
    pack: Pack, options: Options, order: Mapping[str, Sequence[str]]
) -> tuple[tuple[Card, ...], ...]:
    """Return the piles in a given order of card ids, top card first.

    An order may name only the first cards of a pile; the rest follow in the pack's order.
    Sorted piles accept only their sorted order.
    """
    if not isinstance(order, Mapping):
        raise OptionsError("options-type", name="piles", expected="object")
    ids = [pile.id for pile in pack.piles]
    for name in order:
        if name not in ids:
            raise OptionsError("pile-unknown", pile=brief(name))
    is_sorted = options.piles is PileOrder.SORTED
    defaults = _sorted_piles(pack) if is_sorted else tuple(pile.cards for pile in pack.piles)
    piles = []
    for name, pile in zip(ids, defaults, strict=True):
        named = order.get(name, ())
        if not isinstance(named, list | tuple):
            raise OptionsError("options-type", name=f"piles.{name}", expected="list")
        cards = {card.id: card for card in pile}
        chosen = []
        for card in named:
            if not isinstance(card, str) or card not in cards:
                raise OptionsError("pile-order", pile=name, card=brief(card))
            chosen.append(cards.pop(card))
        arranged = (*chosen, *cards.values())
        if is_sorted and arranged != pile:
            raise OptionsError("pile-not-sorted", pile=name)
        piles.append(arranged)
    return tuple(piles)


def check_seed(seed: int) -> None:
    if not is_number(seed, 0, LARGEST_SEED):
        raise OptionsError("seed", text=brief(seed), most=str(LARGEST_SEED))


def set_up(
    pack: Pack, players: int, options: Options, piles: tuple[tuple[Card, ...], ...]
) -> State:
    """Return the table before the first turn."""
    if not is_number(players, FEWEST_PLAYERS, MOST_PLAYERS):
        raise OptionsError("players", count=brief(players))
    numbers = [ground_map.number for ground_map in pack.maps]
    if options.map not in numbers:
        raise OptionsError("map", map=brief(options.map), maps=", ".join(map(str, numbers)))
    ground_map = pack.map(options.map)
    start = build(Palace.of(ground_map.ground), ground_map.start)
    palace = start.palace.with_pieces(start.end, (Piece.GOLD_DECORATION,))
    seats = tuple(Player(pack.board(seat).start) for seat in range(1, players + 1))
    used = sum((player.hand for player in seats), palace.pieces())
    # The arrays of `engine` have room for the pieces of one box only.
    if not used <= pack.tray <= BOX:
        raise OptionsError("pack-tray", pack=brief(pack.name))
    return State(
        pack=pack,
        options=options,
        palace=palace,
        tray=pack.tray - used,
        decorations=tuple(DECORATIONS_PER_COLOUR - (colour is Colour.GOLD) for colour in COLOURS),
        piles=piles,
        bonus_cards=pack.bonus_cards,
        players=seats,
    )
