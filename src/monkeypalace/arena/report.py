"""The report on a pack: one self-contained HTML page with dark and light colours."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from monkeypalace.arena import report_svg as svg
from monkeypalace.arena.balance import (
    Balance,
    MapFigures,
    Mean,
    PlayersFigures,
)
from monkeypalace.arena.page import Say, cells, page, percent, section, table
from monkeypalace.arena.target_check import Target, map_margin, strongest_targets, targets
from monkeypalace.arena.targets import LEAST_BOUGHT, ROUNDS, SEAT_MARGIN
from monkeypalace.locale import text
from monkeypalace.packs import Card, Delivery, GroundMap, Pack, Source
from monkeypalace.palace import SPOT_INDEX

#: Targets with only a lower bound, targets with only an upper bound, and those that are not shares.
_AT_LEAST: Final = ("bonus_cards", "bricks_per_arch", "nine_icons", "close", "card")
_AT_MOST: Final = ("passed", "passed_early", "no-income", "only-income")
_NUMBERS: Final = ("rounds", "bonus_cards", "bricks_per_arch")


def report_html(balance: Balance, pack: Pack, language: str = "en") -> str:
    """Return the whole page."""

    def say(id_: str, **params: str | int) -> str:
        return text(id_, params, language)

    title = say("report-title", name=balance.pack)
    sections = (
        _targets(balance, say),
        _strongest(balance, say),
        _rounds(balance, say),
        _seats(balance, say),
        _ends(balance, say),
        _flow(balance, say),
        _extras(balance, say),
        _maps(balance, pack, say),
        _cards(balance, pack, say),
        _sources(pack, say),
        _method(say),
    )
    about = say(
        "report-about",
        version=balance.version,
        digest=balance.digest[:12],
        games=balance.games,
        seed=balance.seed,
        bot=balance.bot,
    )
    return page(title, about, sections, language)


def target_name(target: Target, say: Say) -> str:
    """Return the subject of a target in words."""
    return say(
        f"report-target-{target.subject.replace('_', '-')}",
        players=target.players,
        seat=target.seat,
        map=target.map,
        card=target.card,
    )


def target_measured(target: Target) -> str:
    return _figure(target, target.measured)


def target_allowed(target: Target, say: Say) -> str:
    """Return the allowed range of a target in words."""
    if target.subject in _AT_LEAST:
        return say("report-at-least", low=_figure(target, target.low))
    if target.subject in _AT_MOST:
        return say("report-at-most", high=_figure(target, target.high))
    return say("report-range", low=_figure(target, target.low), high=_figure(target, target.high))


def target_on_maps(target: Target) -> str:
    """Return the figures on maps 1 to 4, empty if the target is about all maps together."""
    return ", ".join(_figure(target, value) for value in target.by_map)


def _figure(target: Target, value: float) -> str:
    return f"{value:.2f}" if target.subject in _NUMBERS else percent(value)


def _beside(pictures: Iterable[tuple[str, str]]) -> str:
    """Return pictures with their headings side by side."""
    return (
        '<div class="row">'
        + "".join(f"<div><h3>{escape(title)}</h3>{picture}</div>" for title, picture in pictures)
        + "</div>"
    )


def _legend(entries: Iterable[tuple[str, str]]) -> str:
    return (
        '<p class="soft">'
        + "".join(
            f'<span class="key {kind}"></span><span>{escape(name)}</span>' for kind, name in entries
        )
        + "</p>"
    )


def _players(group: PlayersFigures, say: Say) -> str:
    return say("report-players", count=group.players)


def _targets(balance: Balance, say: Say) -> str:
    found = targets(balance)
    missed = sum(not target.is_met for target in found)
    intro = say("report-summary", missed=missed, count=len(found))
    return section(say("report-targets"), intro, _target_table(found, say))


def _target_table(found: Iterable[Target], say: Say) -> str:
    rows = [
        cells(
            escape(target_name(target, say)),
            target_measured(target),
            target_on_maps(target),
            escape(target_allowed(target, say)),
            f'<span class="good">✓ {escape(say("report-ok"))}</span>'
            if target.is_met
            else f'<span class="bad">✗ {escape(say("report-not-ok"))}</span>',
        )
        for target in found
    ]
    heads = ("target", "measured", "maps", "allowed", "verdict")
    return table([say(f"report-head-{name}") for name in heads], rows)


def _strongest(balance: Balance, say: Say) -> str:
    """Return the section about a bot that looks ahead, if its games were played."""
    if not balance.strongest:
        return ""
    intro = say(
        "report-strongest-intro",
        bot=balance.strongest_bot,
        games=balance.strongest[0].feel.games,
    )
    table = _target_table(strongest_targets(balance), say)
    return section(say("report-strongest"), intro, table)


def _sources(pack: Pack, say: Say) -> str:
    """Return the source of every value: each place of the file, and the rule of shuffling."""
    rows = [
        cells(f"<code>{escape(place)}</code>", escape(say("report-source", source=str(source))))
        for place, source in pack.sources
    ]
    shuffled = escape(say("report-source", source=str(Source.FAQ)))
    rows.append(cells(escape(say("report-source-shuffled")), shuffled))
    head = [say("report-head-place"), say("report-head-source")]
    return section(say("report-sources"), say("report-sources-intro"), table(head, rows))


def _rounds(balance: Balance, say: Say) -> str:
    pictures = [
        (
            say(
                "report-rounds-of",
                players=_players(group, say),
                mean=f"{group.rounds.mean:.2f}",
                spread=f"{group.rounds.spread:.2f}",
            ),
            svg.histogram(
                group.rounds_histogram,
                group.rounds.mean,
                ROUNDS[group.players],
                say("report-rounds"),
            ),
        )
        for group in balance.by_players
    ]
    return section(say("report-rounds"), say("report-rounds-intro"), _beside(pictures))


def _share_rows(wins: Sequence[Mean], say: Say) -> list[tuple[str, float, float, float]]:
    return [
        (say("report-seat", seat=seat), won.mean, won.low, won.high)
        for seat, won in enumerate(wins, start=1)
    ]


def _seats(balance: Balance, say: Say) -> str:
    shares = [
        (
            _players(group, say),
            svg.intervals(
                _share_rows(group.wins, say), 1 / group.players, SEAT_MARGIN, say("report-wins")
            ),
        )
        for group in balance.by_players
    ]
    bananas = [
        (
            _players(group, say),
            svg.bars(
                [
                    (say("report-seat", seat=seat), found.mean, found.spread)
                    for seat, found in enumerate(group.bananas, start=1)
                ],
                say("report-bananas"),
            ),
        )
        for group in balance.by_players
    ]
    return section(say("report-wins"), say("report-wins-intro"), _beside(shares)) + section(
        say("report-bananas"), say("report-bananas-intro"), _beside(bananas)
    )


def _ends(balance: Balance, say: Say) -> str:
    kinds = {"arches": "s1", "bricks": "s2", "columns": "s3"}
    names = {kind: say(f"report-{kind}") for kind in kinds}
    rows = [
        (
            _players(group, say),
            [(names[kind], group.ended_by[kind], colour) for kind, colour in kinds.items()],
        )
        for group in balance.by_players
    ]
    return section(
        say("report-ends"),
        say("report-ends-intro"),
        _legend((colour, names[kind]) for kind, colour in kinds.items()),
        svg.stacked(rows, say("report-ends")),
    )


def _flow(balance: Balance, say: Say) -> str:
    groups = balance.by_players
    pictures = [
        (
            say(f"report-flow-{name}"),
            svg.lines(
                [(_players(group, say), getattr(group, f"{name}_by_round")) for group in groups],
                say(f"report-flow-{name}"),
            ),
        )
        for name in ("arches", "income")
    ]
    return section(say("report-flow"), say("report-flow-intro"), _beside(pictures))


def _extras(balance: Balance, say: Say) -> str:
    groups = balance.by_players

    def row(name: str, values: Iterable[str]) -> str:
        return cells(escape(name), *values)

    rows = [
        row(
            say("report-bonus-cards"),
            (f"{sum(found.mean for found in group.bonus_cards):.2f}" for group in groups),
        ),
        *(
            row(
                say("report-trophy", animal=animal),
                (f"{group.trophies[animal].mean:.2f}" for group in groups),
            )
            for animal in groups[0].trophies
        ),
        row(say("report-passes"), (f"{group.passes.mean:.2f}" for group in groups)),
    ]
    colours = [(colour, say(f"report-colour-{colour}")) for colour in "ldg"]
    starts = [
        (
            _players(group, say),
            [(name, group.starts[colour].mean, colour) for colour, name in colours],
        )
        for group in groups
    ]
    return section(
        say("report-extras"),
        say("report-extras-intro"),
        table(["", *(_players(group, say) for group in groups)], rows),
    ) + section(
        say("report-starts"),
        say("report-starts-intro"),
        _legend(colours),
        svg.stacked(starts, say("report-starts")),
    )


def _maps(balance: Balance, pack: Pack, say: Say) -> str:
    body = []
    for index, ground_map in enumerate(pack.maps):
        picture = svg.ground(ground_map.ground.rows, _start(ground_map), ground_map.name)
        title = say("report-map", number=ground_map.number, name=ground_map.name)
        pictures = [(title, picture)]
        for group in balance.by_players:
            here = group.maps[index]
            if here.games:
                pictures.append((_map_title(group, here, say), _map_shares(group, here, say)))
        body.append(_beside(pictures))
    return section(say("report-maps"), say("report-maps-intro"), *body)


def _start(ground_map: GroundMap) -> list[int]:
    """Return the spots of the starting staircase, numbered by row from the north-west."""
    indices = (SPOT_INDEX[spot] for spot in ground_map.start.path)
    return [(7 - index // 8) * 8 + index % 8 for index in indices]


def _map_title(group: PlayersFigures, here: MapFigures, say: Say) -> str:
    return say("report-map-rounds", players=_players(group, say), mean=f"{here.rounds.mean:.1f}")


def _map_shares(group: PlayersFigures, here: MapFigures, say: Say) -> str:
    margin = map_margin(group.players, here.games)
    return svg.intervals(_share_rows(here.wins, say), 1 / group.players, margin, say("report-wins"))


def _delivery(delivery: Delivery) -> str:
    """Format a delivery: icons, and columns if there are any: `2`, `1 + 1c`."""
    return f"{delivery.icons} + {delivery.columns}c" if delivery.columns else f"{delivery.icons}"


def _cards(balance: Balance, pack: Pack, say: Say) -> str:
    groups = balance.by_players
    head = [
        *(say(f"report-head-{name}") for name in ("card", "bananas", "one-time", "recurring")),
        *(say("report-head-bought", players=_players(group, say)) for group in groups),
        say("report-head-seen"),
        say("report-head-covered"),
    ]
    rows = []
    number = 0
    for pile in pack.piles:
        colour = "none" if pile.colour is None else str(pile.colour)
        name = say("report-pile", pile=pile.id, cost=pile.cost, colour=colour)
        rows.append(f'<tr class="pile"><td colspan="{len(head)}">{escape(name)}</td></tr>')
        for card in pile.cards:
            rows.append(_card_row(balance, card, number, say))
            number += 1
    return section(say("report-cards"), say("report-cards-intro"), table(head, rows))


def _card_row(balance: Balance, card: Card, number: int, say: Say) -> str:
    uses = [group.cards[number] for group in balance.by_players]
    games = sum(group.games for group in balance.by_players)
    seen = sum(use.seen for use in uses)
    bought = sum(use.bought for use in uses)
    covered = sum(use.covered for use in uses)
    title = say("report-card-bought", card=card.id)
    return cells(
        escape(card.id),
        str(card.bananas),
        _delivery(card.one_time),
        _delivery(card.recurring),
        *(
            f"{svg.share_bar(use.share, LEAST_BOUGHT, title)}{use.share:.0%}" if use.seen else "–"
            for use in uses
        ),
        f"{seen / games:.0%}",
        f"{covered / bought:.0%}" if bought else "–",
    )


def _method(say: Say) -> str:
    notes = ("bot", "games", "seen", "map", "seats")
    items = "".join(f"<li>{escape(say(f'report-method-{note}'))}</li>" for note in notes)
    return f"<h2>{escape(say('report-method'))}</h2>\n<ul>{items}</ul>"
