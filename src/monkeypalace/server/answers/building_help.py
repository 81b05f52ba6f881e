"""Help with a half-built staircase."""

from __future__ import annotations

from collections.abc import Iterable

from monkeypalace.building import PILLAR_FOR_BONUS, Staircase, level_and_pillar, validate
from monkeypalace.game import Kind, State, earns_height_credit
from monkeypalace.notation import format_arch, format_staircase, parse_staircase
from monkeypalace.palace import Pieces, Spot
from monkeypalace.search import Offer, swaps
from monkeypalace.server.answers.bounded_search import HELP_NODES, find_next_arches, find_starts
from monkeypalace.server.answers.choices import causes_by_spot
from monkeypalace.server.answers.game_view import pieces_json
from monkeypalace.server.problems import ServerError, cause_json
from monkeypalace.server.schemas.turns import (
    BuildingHelp,
    CreditsView,
    FillingView,
    OfferView,
    RefusalView,
)


def help_json(
    state: State, number: int, text: str, language: str, nodes: int = HELP_NODES
) -> BuildingHelp:
    """Return how a staircase can continue after event `number`; `nodes` limits the search."""
    if state.kind is not Kind.BUILD:
        raise ServerError("server-staircase-not-asked")
    hand = pieces_json(state.player.hand)
    if not text:
        found = find_starts(state, nodes)
        return BuildingHelp(
            number=number,
            staircase="",
            hand=hand,
            left=hand,
            starts=list(found.offered),
            refused_starts=causes_by_spot(found.refused, language),
            cut_short=found.cut_short,
        )
    staircase = parse_staircase(text)
    following = find_next_arches(state, staircase, nodes)
    if following.violations or staircase.trailing:
        return _broken(state, number, staircase, language)
    arches, height, bonus = gains(state, staircase)

    def offers(found: Iterable[Offer]) -> list[OfferView]:
        return [_offer(state, staircase, offer, following.left, bonus) for offer in found]

    return BuildingHelp(
        number=number,
        staircase=format_staircase(staircase),
        hand=hand,
        complete=following.complete,
        attached=following.attached,
        cost=pieces_json(staircase.cost),
        left=pieces_json(following.left),
        colour=state.palace.ground.colour(staircase.start),
        credits=CreditsView(arches=arches, height=height),
        bonus=bonus,
        swaps=_swaps(state.player.hand, staircase),
        offers=offers(following.offers),
        dead_ends=offers(following.dead_ends),
        refusals=[
            RefusalView(
                direction=refusal.direction,
                target=refusal.target,
                causes=[cause_json(violation, language) for violation in refusal.violations],
            )
            for refusal in following.refusals
        ],
        cut_short=following.cut_short,
    )


def _broken(state: State, number: int, staircase: Staircase, language: str) -> BuildingHelp:
    """Return the rules that a staircase already breaks; there is no way to continue it."""
    violations = validate(state.palace, state.player.hand, staircase)
    hand = pieces_json(state.player.hand)
    return BuildingHelp(
        number=number,
        staircase=format_staircase(staircase),
        hand=hand,
        left=hand,
        causes=[cause_json(violation, language) for violation in violations],
        cost=pieces_json(staircase.cost),
        colour=state.palace.ground.colour(staircase.start),
    )


def gains(state: State, staircase: Staircase) -> tuple[int, int, bool]:
    """Return the credits for arches and for height, and whether a Bonus Card is earned."""
    if not staircase.arches:
        return 0, 0, False
    level, pillar = level_and_pillar(state.palace, staircase)
    return (
        len(staircase.arches),
        _height_credit(state, staircase.start, level),
        pillar >= PILLAR_FOR_BONUS and state.bonus_cards > 0,
    )


def _height_credit(state: State, start: Spot, level: int) -> int:
    colour = state.palace.ground.colour(start)
    assert colour is not None, "a legal staircase starts on coloured ground"
    return int(earns_height_credit(state, colour, level + 1))


def _swaps(hand: Pieces, staircase: Staircase) -> list[list[str]]:
    """Return, for each arch, one staircase for every way to fill the gaps under that arch."""
    words = [staircase.start, *map(format_arch, staircase.arches)]
    return [
        [
            " ".join([*words[:number], format_arch(way.arches[number - 1]), *words[number + 1 :]])
            for way in ways
        ]
        for number, ways in enumerate(swaps(hand, staircase), start=1)
    ]


def _offer(
    state: State, begun: Staircase, offer: Offer, left: Pieces, earns_bonus: bool
) -> OfferView:
    """Return an offer with the credits and bonus of the extended staircase.

    Credits and bonus are the same for all fillings of the arch.
    """
    text = format_staircase(begun)
    earned = len(begun.arches) + 1 + _height_credit(state, begun.start, offer.level)
    highest = max(offer.near_height, offer.far_height)
    bonus = earns_bonus or (highest >= PILLAR_FOR_BONUS and state.bonus_cards > 0)
    return OfferView(
        direction=offer.direction,
        target=offer.target,
        level=offer.level,
        near_height=offer.near_height,
        far_height=offer.far_height,
        attached=offer.attached,
        fillings=[
            FillingView(
                staircase=f"{text} {format_arch(filling.arch)}",
                cost=pieces_json(left - filling.left),
                left=pieces_json(filling.left),
                credits=earned,
                bonus=bonus,
            )
            for filling in offer.fillings
        ],
    )
