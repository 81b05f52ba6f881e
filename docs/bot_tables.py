"""The tables about bots: contests and habits."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import log10
from typing import Any, Final

from docs.cells import paragraph, percent, table, two_digits
from docs.measurements import Measurement, Row
from monkeypalace.bots.ladder import LADDER

#: The rating of the lowest level.
FIRST_RATING: Final = 800
#: The names of the levels.
NAMES_OF_BOTS: Final = tuple(level.name for level in LADDER)


def standings(summary: Row) -> Iterator[dict[str, Any]]:
    """Yield a row for each bot of a contest, with the values that the tables need."""
    settings = summary["settings"]
    for bot in summary["bots"]:
        yield {
            "contest": " ".join(settings["bots"]),
            "players": settings["players"],
            "games": summary["games"],
            "seed": settings["seed"],
            **{name: bot[name] for name in ("bot", "share", "bananas", "place")},
        }


def options(row: Row) -> str:
    """Return the options of the contest that a row belongs to."""
    return f"--games {row['games']} --players {row['players']} --seed {row['seed']}"


def contests(measurement: Measurement, players: int) -> list[list[Row]]:
    """Return the contests with this number of players, each with its bots by place."""
    found: dict[str, list[Row]] = defaultdict(list)
    for row in measurement["results"]:
        if row["players"] == players:
            found[row["contest"]].append(row)
    if len({options(row) for rows in found.values() for row in rows}) != 1:
        raise ValueError(f"the contests of {players} players have different options")
    return list(found.values())


def share_cells(row: Row) -> list[str]:
    share = row["share"]
    return [
        f"{percent(share['mean'])} %",
        f"{percent(share['low'])}–{percent(share['high'])} %",
    ]


def banana_cell(row: Row) -> str:
    bananas = row["bananas"]
    return f"{bananas['mean']:.1f} ± {bananas['high'] - bananas['mean']:.1f}"


def contests_of_two(measurement: Measurement) -> str:
    found, rows = contests(measurement, players=2), []
    for contest in found:
        bot, other = sorted(contest, key=lambda row: row["contest"].split().index(row["bot"]))
        bananas = f"{banana_cell(bot)} to {banana_cell(other)}"
        rows.append([f"`{bot['bot']}`", f"`{other['bot']}`", *share_cells(bot), bananas])
    any_row = found[0][0]
    caption = (
        f"Contests of two players, with {any_row['games']} games each; seats and cards are "
        "balanced. The win share is that of the first bot. The command of each line is "
        f"`monkeypalace arena BOT OTHER {options(any_row)}`."
    )
    head = ["bot", "against", "win share", "95 % interval", "bananas"]
    return f"{paragraph(caption)}\n\n{table(head, *rows)}"


def contests_of_four(measurement: Measurement) -> str:
    found = contests(measurement, players=4)
    any_row = found[0][0]
    caption = (
        f"Contests of four players, with {any_row['games']} games each. The bots of each table "
        "below played against each other: "
        f"`monkeypalace arena BOT BOT BOT BOT {options(any_row)}`. A fair share is 25 %."
    )
    parts = [paragraph(caption)]
    for contest in found:
        rows = [
            [f"`{row['bot']}`", *share_cells(row), banana_cell(row), f"{row['place']:.2f}"]
            for row in contest
        ]
        parts.append(table(["bot", "win share", "95 % interval", "bananas", "mean place"], *rows))
    return "\n\n".join(parts)


def ladder_step(measurement: Measurement, level: str, players: int) -> Row:
    """Return the contest of a level against the one below it.

    The arena reports the share of the wins for each seat of a bot; here it is that of all its
    seats together, which are half of the seats.
    """
    for row in measurement["results"]:
        first, _ = row["contest"].split()
        names = [spec.partition(":")[0] for spec in (first, row["bot"])]
        if names == [level, level] and row["players"] == players:
            share = {name: value * players / 2 for name, value in row["share"].items()}
            return {**row, "share": share}
    raise ValueError(f"no contest of {level} with {players} players")


def ladder_ratings(measurement: Measurement) -> dict[str, int]:
    """Return the rating of each level: the sum of the steps up to it, in games of two.

    A step is the difference of Elo ratings that corresponds to the share of the wins, rounded to
    tens.
    """
    rating, found = FIRST_RATING, {LADDER[0].name: FIRST_RATING}
    for level in LADDER[1:]:
        share = ladder_step(measurement, level.name, 2)["share"]["mean"]
        rating += 10 * round(40 * log10(share / (1 - share)))
        found[level.name] = rating
    return found


def ladder(measurement: Measurement) -> str:
    ratings = ladder_ratings(measurement)
    lowest, *levels = LADDER
    rows = [[f"`{lowest.name}`", str(ratings[lowest.name]), "", "", ""]]
    for level in levels:
        steps = [ladder_step(measurement, level.name, players) for players in (2, 3, 4)]
        cells = []
        for step in steps:
            share, interval = share_cells(step)
            cells.append(f"{share} ({interval.removesuffix(' %')}), {step['games']} games")
        rows.append([f"`{level.name}`", str(ratings[level.name]), *cells])
    head = ["level", "rating", "two players", "three players", "four players"]
    return table(head, *rows)


def promotions(measurement: Measurement) -> str:
    rows = [
        [
            str(row["generation"]),
            f"{row['games']:,}",
            f"{row['seconds']:,} s",
            f"`{row['against']}`" if row["against"] in NAMES_OF_BOTS else row["against"],
            str(row["played"]),
            f"{percent(row['share'])} % ({percent(row['low'])}–{percent(row['high'])})",
            "yes" if row["promoted"] else "no",
        ]
        for row in measurement["results"]
    ]
    return table(
        ["generation", "games", "time", "against", "test games", "win share", "new champion"], *rows
    )


def turn_times(measurement: Measurement) -> str:
    rows = [
        [
            f"`{row['bot']}`",
            f"{row['seconds']} s",
            str(row["turns"]),
            *(f"{row[name]:.2f}" for name in ("median", "p99", "longest")),
        ]
        for row in measurement["results"]
    ]
    return table(["bot", "budget", "turns", "median", "p99", "longest"], *rows)


def habits(measurement: Measurement) -> str:
    bots = measurement["results"]
    rows = [
        ["", *(bot["bot"].partition(":")[0] for bot in bots)],
        [
            "mean Recurring Delivery (pieces) of the cards that it buys, in each third of the game",
            *(two_digits(bot["income"]) for bot in bots),
        ],
        [
            "mean bananas of the cards that it buys, in each third of the game",
            *(two_digits(bot["bananas"]) for bot in bots),
        ],
        [
            "mean credits of the best staircase that it leaves to the other bot",
            *(two_digits([bot["left_to_next"]]) for bot in bots),
        ],
        [
            "share of the games that it ends; share of these games that it wins",
            *(f"{percent(bot['ends'])} %, {percent(bot['wins_when_ending'])} %" for bot in bots),
        ],
    ]
    return table(*rows)
