"""Compare the measured balance of a pack with the targets in `targets.py`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from monkeypalace.arena.targets import (
    BONUS_CARDS,
    BRICKS_PER_ARCH,
    CLOSE,
    LEAST_BOUGHT,
    MOST_BONUS_CARDS,
    NINE_ICONS,
    PASSED,
    PASSED_EARLY,
    RESTRICTED_STRENGTH,
    ROUNDS,
    SEAT_MARGIN,
    SIGMAS,
)
from monkeypalace.packs import MAP_NUMBERS
from monkeypalace.palace import BOX

if TYPE_CHECKING:
    from monkeypalace.arena.balance import Balance
    from monkeypalace.arena.feel import Feel

#: The metrics of `Feel` that have a target, in the order of the report.
FEEL: Final = (
    "passed",
    "passed_early",
    "bonus_cards",
    "bricks_per_arch",
    "nine_icons",
    "rounds",
    "close",
)


@dataclass(frozen=True, slots=True)
class Target:
    """A measured value and its allowed range."""

    #: The name of a metric of `Feel`, or `seat`, `map`, `card`, `no-income`, `only-income`.
    subject: str
    players: int
    measured: float
    low: float
    high: float
    seat: int = 0
    map: int = 0
    card: str = ""
    #: The value on each map, if the range applies to every map as well.
    by_map: tuple[float, ...] = ()

    @property
    def is_met(self) -> bool:
        return all(self.low <= value <= self.high for value in (self.measured, *self.by_map))

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "ok": self.is_met}


def balance_to_json(balance: Balance) -> dict[str, Any]:
    """Return a balance with all targets as plain dictionaries, lists, strings and numbers."""
    return {
        **asdict(balance),
        "targets": [target.to_json() for target in targets(balance)],
        "strongest_targets": [target.to_json() for target in strongest_targets(balance)],
    }


def targets(balance: Balance) -> list[Target]:
    """Return every target with the measured value."""
    found = []
    for name in FEEL:
        for group in balance.by_players:
            if name == "nine_icons" and not NINE_ICONS[group.players]:
                continue
            on_maps = (here.feel for here in group.maps if here.games)
            found.append(_feel_target(name, group.players, group.feel, on_maps))
    for group in balance.by_players:
        found += _seat_targets(group.players, [won.mean for won in group.wins], SEAT_MARGIN)
    for group in balance.by_players:
        found += [
            _target_on_map(group.players, here.map, here.feel) for here in group.maps if here.games
        ]
    for group in balance.by_players:
        seen = [use for use in group.cards if use.seen]
        least = min(seen, key=lambda use: use.share)
        found.append(Target("card", group.players, least.share, LEAST_BOUGHT, 1.0, card=least.id))
    for group in balance.by_players:
        most = RESTRICTED_STRENGTH / group.players
        found += [
            Target(restriction, group.players, strength / group.players, 0.0, most)
            for restriction, strength in group.restricted.items()
        ]
    return found


def strongest_targets(balance: Balance) -> list[Target]:
    """Return the targets for the stronger bot: those of `targets` without restricted players."""
    found = [
        _feel_target(name, games.players, games.feel, games.on_maps)
        for name in FEEL
        for games in balance.strongest
        if name != "nine_icons" or NINE_ICONS[games.players]
    ]
    for games in balance.strongest:
        # As for a single map, add the sampling error to the margin.
        margin = map_margin(games.players, games.feel.games)
        found += _seat_targets(games.players, games.feel.wins, margin)
    for games in balance.strongest:
        found += [
            _target_on_map(games.players, number, here)
            for number, here in zip(MAP_NUMBERS, games.on_maps, strict=False)
        ]
    for games in balance.strongest:
        card, share = games.least_bought
        found.append(Target("card", games.players, share, LEAST_BOUGHT, 1.0, card=card))
    return found


def _feel_target(name: str, players: int, feel: Feel, on_maps: Iterable[Feel]) -> Target:
    low, high = allowed(name, players)
    values = tuple(getattr(here, name) for here in on_maps)
    return Target(name, players, getattr(feel, name), low, high, by_map=values)


def allowed(name: str, players: int) -> tuple[float, float]:
    """Return the allowed range of a metric of `Feel`.

    >>> allowed("rounds", 2)
    (9.0, 13.0)
    """
    ranges = {
        "passed": (0.0, PASSED),
        "passed_early": (0.0, PASSED_EARLY),
        "bonus_cards": (BONUS_CARDS[players], float(MOST_BONUS_CARDS)),
        "bricks_per_arch": (BRICKS_PER_ARCH, float(BOX.bricks)),
        "nine_icons": (NINE_ICONS[players], 1.0),
        "rounds": ROUNDS[players],
        "close": (CLOSE, 1.0),
    }
    return ranges[name]


def map_margin(players: int, games: int) -> float:
    """Return how far a seat's share on one map may be from the fair share.

    The margin is the allowed deviation of a seat over all maps plus the sampling error: if every
    seat had its fair share, 95 % of all samples of this size would be within the margin.
    """
    fair = 1 / players
    return SEAT_MARGIN + SIGMAS * sqrt(fair * (1 - fair) / games)


def _seat_targets(players: int, shares: Sequence[float], margin: float) -> list[Target]:
    """Return the targets for each seat's share of the wins over all maps."""
    low, high = _around_fair(players, margin)
    return [
        Target("seat", players, share, low, high, seat)
        for seat, share in enumerate(shares, start=1)
    ]


def _target_on_map(players: int, number: int, here: Feel) -> Target:
    """Return the target for the seat whose share on this map is furthest from the fair one."""
    fair = 1 / players
    furthest = max(range(players), key=lambda seat: abs(here.wins[seat] - fair))
    low, high = _around_fair(players, map_margin(players, here.games))
    return Target("map", players, here.wins[furthest], low, high, seat=furthest + 1, map=number)


def _around_fair(players: int, margin: float) -> tuple[float, float]:
    """Return the range of shares that differ from the fair one by at most the margin."""
    fair = 1 / players
    return max(0.0, fair - margin), min(1.0, fair + margin)
