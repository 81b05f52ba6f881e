"""The tables for researchers: the size of the game, and what bots and trained agents achieve."""

from __future__ import annotations

from typing import Final

from docs.cells import paragraph, percent, quantity, table
from docs.measurements import Measurement, Row, origin
from monkeypalace.adapters.actions import ACTIONS
from monkeypalace.adapters.observations import BLOCKS, OBSERVATION_SIZE

OPPONENTS: Final = ("random", "capuchin", "macaque", "mandrill")

#: The checks of `tests/adapters/third_party.py`, with the library and what is called.
CHECKS: Final = {
    "gymnasium": ("gymnasium", "`check_env`, in `LegalActions`"),
    "stable_baselines3": ("stable-baselines3", "`check_env`, in `LegalActions`"),
    "masks_of_sb3_contrib": ("sb3-contrib", "`is_masking_supported`, `get_action_masks`"),
    "pettingzoo": ("pettingzoo", "`api_test` with two, three and four players"),
    "openspiel": ("open-spiel", "`random_sim_test` with two, three and four players"),
    "torchrl": ("torchrl", "`check_env_specs`, with `ActionMask`"),
    "tianshou": ("tianshou", "300 steps in its `PettingZooEnv`; the recipe collects with a policy"),
}


def range_cell(values: Row) -> str:
    """Format a mean with the 5th and the 95th percentile.

    >>> range_cell({"mean": 291.4, "low": 246.0, "high": 327.0})
    '291 (246 – 327)'
    """
    return f"{values['mean']:.0f} ({values['low']:.0f} – {values['high']:.0f})"


def size(measurement: Measurement) -> str:
    found = measurement["results"]
    same = [
        ["actions in the list", *[str(len(ACTIONS))] * len(found)],
        [
            f"numbers of an observation, in {len(BLOCKS)} blocks",
            *[str(OBSERVATION_SIZE)] * len(found),
        ],
    ]
    random = [
        ["actions of a random game", *(range_cell(row["actions"]) for row in found)],
        [
            "legal actions at a step of a random game, mean",
            *(f"{row['choices']['mean']:.1f}" for row in found),
        ],
        ["legal actions at a step, maximum", *(str(row["choices"]["most"]) for row in found)],
    ]
    strong = [
        ["turns of a game of `mandrill`", *(range_cell(row["turns"]) for row in found)],
        [
            "legal staircases in a turn of `mandrill`, median",
            *(quantity(row["staircases"]["median"]) for row in found),
        ],
        [
            "legal staircases, 95th percentile",
            *(quantity(row["staircases"]["high"]) for row in found),
        ],
        ["legal staircases, maximum", *(quantity(row["staircases"]["most"]) for row in found)],
    ]
    games = found[0]
    caption = (
        f"{origin(measurement)}; {games['random_games']:,} random games and {games['games']:,} "
        "games of `mandrill` against itself. In brackets: 5th and 95th percentile. Turns are those "
        "of all players together."
    )
    head = ["", *(f"{row['players']} players" for row in found)]
    return f"{paragraph(caption)}\n\n{table(head, *same, *random, *strong)}"


def agents(measurement: Measurement) -> str:
    rows = [
        [
            row["name"],
            f"{quantity(row['steps'])}",
            f"{quantity(row['core_seconds'])} s",
            *(f"{percent(row['won'][other])} %" for other in OPPONENTS),
        ]
        for row in measurement["results"]
    ]
    [games] = {row["games"] for row in measurement["results"]}
    caption = (
        f"{origin(measurement)}. The last columns have the share of {games:,} games with two "
        "players that the trained agent wins against each bot. The agent always takes its most "
        "probable action."
    )
    head = ["agent", "steps", "processor time", *(f"`{other}`" for other in OPPONENTS)]
    return f"{paragraph(caption)}\n\n{table(head, *rows)}"


def library_checks(measurement: Measurement) -> str:
    versions = measurement["versions"]
    rows = [
        [f"{library} {versions[library]}", what]
        for library, what in (CHECKS[row["check"]] for row in measurement["results"])
    ]
    caption = f"{origin(measurement)}, with PyTorch {versions['torch']}."
    return f"{paragraph(caption)}\n\n{table(['library', 'check that passed'], *rows)}"
