"""Check whether a pack agrees with the box, one function for each condition.

If a pack is unplayable or contradicts the rulebook's counts, the problem is an error. Anything else
is a warning, because it may be a typing error or a difference between boxes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Final

from monkeypalace.building import validate
from monkeypalace.packs.problems import PackProblem, Severity
from monkeypalace.packs.schema import Card, Delivery, Pack
from monkeypalace.palace import BOX, SPOTS, Colour, Direction, Palace, Pieces, neighbour

#: The rulebook's counts.
MONKEY_CARDS: Final = 67
BONUS_CARDS: Final = 14
BONUS_BANANAS: Final = 4
TROPHY_BANANAS: Final = {"monkey": 2, "butterfly": 2, "frog": -3}
FIRST_HANDS: Final = {1: Pieces(arches=2), 2: Pieces(arches=2, bricks=1)}
STARTING_STAIRCASE: Final = Pieces(arches=2, bricks=1)
OPEN_MAPS: Final = (1, 2)

#: The rulebook's worked examples of deliveries.
ONE_TIME_EXAMPLE: Final = Delivery(icons=2, columns=1)
RECURRING_EXAMPLE: Final = Delivery(icons=9)
#: The most that a seat may start with: as many arches, and as many bricks, as
#: `RECURRING_EXAMPLE` has icons, and four columns.
LARGEST_FIRST_HAND: Final = Pieces(
    arches=RECURRING_EXAMPLE.icons, bricks=RECURRING_EXAMPLE.icons, columns=4
)
#: How many visible cards a board can have.
BOARD_PLACES: Final = 4

Problems = Iterator[PackProblem]


def check_pack(pack: Pack, *, without: Collection[str] = ()) -> tuple[PackProblem, ...]:
    """Return every difference between a pack and the box, errors first.

    Checks that need one of the parts in `without` are skipped.

    >>> from monkeypalace.packs import standard_pack
    >>> check_pack(standard_pack())
    ()
    """
    found = [
        problem
        for check, parts in CHECKS.items()
        if not any(part in without for part in parts)
        for problem in check(pack)
    ]
    return tuple(sorted(found, key=lambda problem: problem.severity is Severity.WARNING))


def _warning(code: str, place: str, **values: str | int) -> PackProblem:
    return PackProblem(code, place, values, Severity.WARNING)


def _expect_count(place: str, found: int, expected: int) -> Problems:
    if found != expected:
        yield PackProblem("count", place, {"found": found, "expected": expected})


def tray_is_the_box(pack: Pack) -> Problems:
    """Check that the tray has 80 arches, 80 bricks and 16 columns."""
    yield from _expect_count("tray.arches", pack.tray.arches, BOX.arches)
    yield from _expect_count("tray.bricks", pack.tray.bricks, BOX.bricks)
    yield from _expect_count("tray.columns", pack.tray.columns, BOX.columns)


def there_are_14_bonus_cards_of_4_bananas(pack: Pack) -> Problems:
    yield from _expect_count("bonus.cards", pack.bonus_cards, BONUS_CARDS)
    yield from _expect_count("bonus.bananas", pack.bonus_bananas, BONUS_BANANAS)


def trophies_are_2_2_and_minus_3(pack: Pack) -> Problems:
    for trophy, bananas in TROPHY_BANANAS.items():
        yield from _expect_count(f"trophies.{trophy}", getattr(pack.trophies, trophy), bananas)


def cards_are_67(pack: Pack) -> Problems:
    found = len(pack.cards)
    if found != MONKEY_CARDS:
        yield PackProblem("card-count", "piles", {"found": found, "expected": MONKEY_CARDS})


def piles_have_cards(pack: Pack) -> Problems:
    for pile in pack.piles:
        if not pile.cards:
            yield PackProblem("pile-empty", f"piles.{pile.id}.cards")


def first_hands_are_those_of_the_rulebook(pack: Pack) -> Problems:
    """Check that seat 1 starts with two arches, and seat 2 with two arches and a brick."""
    for board in pack.boards:
        expected = FIRST_HANDS.get(board.seat)
        if expected is not None and board.start != expected:
            yield PackProblem(
                "first-hand",
                f"boards.{board.seat}.start",
                {
                    "seat": board.seat,
                    "arches": expected.arches,
                    "bricks": expected.bricks,
                    "columns": expected.columns,
                },
            )


def first_hands_are_limited(pack: Pack) -> Problems:
    """Check that no seat starts with more than `LARGEST_FIRST_HAND`.

    Nobody needs more in a first turn, and the number of staircases grows exponentially with the
    hand: with everything in the box, a bot would never finish counting them.
    """
    for board in pack.boards:
        if not board.start <= LARGEST_FIRST_HAND:
            yield PackProblem(
                "hand-too-large",
                f"boards.{board.seat}.start",
                {
                    "seat": board.seat,
                    "arches": LARGEST_FIRST_HAND.arches,
                    "bricks": LARGEST_FIRST_HAND.bricks,
                    "columns": LARGEST_FIRST_HAND.columns,
                },
            )


def boards_deliver_something(pack: Pack) -> Problems:
    """Check that every board delivers something.

    A game ends when the tray runs out. If boards delivered nothing, players who cannot build and
    have no cards would take turns forever.
    """
    for board in pack.boards:
        if not board.delivery:
            yield PackProblem("no-delivery", f"boards.{board.seat}.delivery", {"seat": board.seat})


def maps_are_open_or_blocked(pack: Pack) -> Problems:
    """Check that maps 3 and 4 have blocked spots, and maps 1 and 2 none.

    The rulebooks say that maps 3 and 4 have some. We only assume that maps 1 and 2 have none, so
    a blocked spot there is just a warning.
    """
    for ground_map in pack.maps:
        blocked = ground_map.ground.spots_of(None)
        place = f"maps.{ground_map.number}.ground"
        if ground_map.number in OPEN_MAPS and blocked:
            yield _warning("map-not-open", place, map=ground_map.number, spots=", ".join(blocked))
        elif ground_map.number not in OPEN_MAPS and not blocked:
            yield PackProblem("map-not-blocked", place, {"map": ground_map.number})


def starting_staircases_stand(pack: Pack) -> Problems:
    """Check that starting staircases have two arches and a brick and obey the building rules.

    Rule E is ignored, because there is no palace yet to which the staircase could be attached.
    """
    for ground_map in pack.maps:
        place = f"maps.{ground_map.number}.start"
        if ground_map.start.cost != STARTING_STAIRCASE:
            yield PackProblem("start-pieces", place)
        for violation in validate(Palace.of(ground_map.ground), BOX, ground_map.start):
            if violation.code in ("a-blocked", "d-blocked"):
                yield PackProblem("start-blocked", place, {"spot": violation.spots[0]})
            elif violation.rule != "E":
                yield PackProblem("start-rule", place, causes=(violation,))


def hands_have_an_arch(pack: Pack) -> Problems:
    for board in pack.boards:
        if board.start.arches == 0:
            yield _warning("hand-without-arch", f"boards.{board.seat}.start", seat=board.seat)


def later_seats_get_more(pack: Pack) -> Problems:
    for before, board in zip(pack.boards, pack.boards[1:], strict=False):
        if _total(board.start) < _total(before.start):
            yield _warning("later-seat-gets-less", f"boards.{board.seat}.start", seat=board.seat)


def _total(pieces: Pieces) -> int:
    return pieces.arches + pieces.bricks + pieces.columns


def one_time_example_can_happen(pack: Pack) -> Problems:
    """Check that two brick-or-arch icons and a column can come from cards taken together."""
    if not any(
        _sums_to(ONE_TIME_EXAMPLE, [[card.one_time for card in pile] for pile in together])
        for together in _piles_by_colour(pack)
    ):
        yield _warning(
            "one-time-example",
            "piles",
            icons=ONE_TIME_EXAMPLE.icons,
            columns=ONE_TIME_EXAMPLE.columns,
        )


def _piles_by_colour(pack: Pack) -> Iterator[list[tuple[Card, ...]]]:
    """Yield for each colour the piles from which cards can be taken in one turn."""
    for colour in Colour:
        yield [pile.cards for pile in pack.piles if pile.colour in (None, colour)]


def _sums_to(goal: Delivery, groups: list[list[Delivery]]) -> bool:
    """Return whether the goal is a sum of deliveries, at most one from each group."""
    sums = {Delivery()}
    for group in groups:
        sums |= {
            total + delivery
            for total in sums
            for delivery in group
            if total.icons + delivery.icons <= goal.icons
            and total.columns + delivery.columns <= goal.columns
        }
    return goal in sums


def recurring_example_can_happen(pack: Pack) -> Problems:
    """Check that a board and four cards can deliver nine icons, and no column."""
    cards = [card.recurring.icons for card in pack.cards if not card.recurring.columns]
    # sums[n]: the numbers of icons that n cards can deliver together.
    sums: list[set[int]] = [{0}, *(set() for _ in range(BOARD_PLACES))]
    for icons in cards:
        for places in range(BOARD_PLACES, 0, -1):
            sums[places] |= {total + icons for total in sums[places - 1]}
    reachable = {
        board.delivery.icons + total
        for board in pack.boards
        if not board.delivery.columns
        for total in sums[BOARD_PLACES]
    }
    if RECURRING_EXAMPLE.icons not in reachable:
        yield _warning(
            "recurring-example", "piles", icons=RECURRING_EXAMPLE.icons, places=BOARD_PLACES
        )


def high_bananas_go_with_few_bricks(pack: Pack) -> Problems:
    """Check that in each pile, a card with more bananas does not deliver more bricks as well.

    Yield one warning for each card, compared with the card that differs most.
    """
    for pile in pack.piles:
        for card in pile.cards:
            poorer = [
                other
                for other in pile.cards
                if other.bananas < card.bananas and other.delivery_size < card.delivery_size
            ]
            if poorer:
                other = min(
                    poorer, key=lambda found: (found.delivery_size, found.bananas, found.id)
                )
                place = f"piles.{pile.id}.cards[{pile.cards.index(card) + 1}]"
                yield _warning("bananas-and-bricks", place, card=card.id, other=other.id)


def maps_have_all_colours(pack: Pack) -> Problems:
    for ground_map in pack.maps:
        for colour in Colour:
            if not ground_map.ground.spots_of(colour):
                place = f"maps.{ground_map.number}.ground"
                yield _warning("colour-missing", place, map=ground_map.number, colour=colour)


def no_spot_is_cut_off(pack: Pack) -> Problems:
    """Check that every spot has an open neighbour, because every arch needs one."""
    for ground_map in pack.maps:
        ground = ground_map.ground
        for spot in SPOTS:
            around = (neighbour(spot, direction) for direction in Direction)
            if not ground.is_blocked(spot) and all(
                beside is None or ground.is_blocked(beside) for beside in around
            ):
                place = f"maps.{ground_map.number}.ground"
                yield _warning("spot-cut-off", place, map=ground_map.number, spot=spot)


#: All checks, with the parts of a pack that each one needs.
CHECKS: Final[dict[Callable[[Pack], Problems], tuple[str, ...]]] = {
    tray_is_the_box: ("tray",),
    there_are_14_bonus_cards_of_4_bananas: ("bonus",),
    trophies_are_2_2_and_minus_3: ("trophies",),
    first_hands_are_those_of_the_rulebook: ("boards",),
    first_hands_are_limited: ("boards",),
    boards_deliver_something: ("boards",),
    maps_are_open_or_blocked: ("maps",),
    starting_staircases_stand: ("maps",),
    cards_are_67: ("piles",),
    piles_have_cards: ("piles",),
    hands_have_an_arch: ("boards",),
    later_seats_get_more: ("boards",),
    one_time_example_can_happen: ("piles",),
    recurring_example_can_happen: ("boards", "piles"),
    high_bananas_go_with_few_bricks: ("piles",),
    maps_have_all_colours: ("maps",),
    no_spot_is_cut_off: ("maps",),
}
