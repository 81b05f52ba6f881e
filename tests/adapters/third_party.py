"""Run the checks that other libraries offer for environments: `python third_party.py RESULTS.json`.

`make research` runs it with an installed wheel. It imports nothing from the tests, and writes the
versions of the libraries and the checks that have passed.
"""

from __future__ import annotations

import json
import sys
import warnings
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Final

PACKAGES: Final = (
    "gymnasium",
    "open-spiel",
    "pettingzoo",
    "sb3-contrib",
    "stable-baselines3",
    "tianshou",
    "torch",
    "torchrl",
)


def check_gymnasium() -> None:
    from gymnasium.utils.env_checker import check_env

    from monkeypalace.adapters.gymnasium import LegalActions, MonkeyPalaceEnv

    for opponents in (["random"], ["capuchin", "howler"]):
        check_env(LegalActions(MonkeyPalaceEnv(opponents)), skip_render_check=True)


def check_stable_baselines3() -> None:
    from stable_baselines3.common.env_checker import check_env

    from monkeypalace.adapters.gymnasium import LegalActions, MonkeyPalaceEnv

    check_env(LegalActions(MonkeyPalaceEnv(["capuchin"])))


def check_masks_of_sb3_contrib() -> None:
    from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

    from monkeypalace.adapters.gymnasium import MonkeyPalaceEnv
    from monkeypalace.adapters.sb3 import MonkeyPalaceVecEnv

    environments = MonkeyPalaceVecEnv(4, ["capuchin"], seed=1)
    environments.reset()
    assert is_masking_supported(environments)
    assert (get_action_masks(environments) == environments.action_masks()).all()
    environment = MonkeyPalaceEnv(["capuchin"])
    environment.reset(seed=1)
    assert is_masking_supported(environment)
    assert (get_action_masks(environment) == environment.action_masks()).all()


def check_pettingzoo() -> None:
    from pettingzoo.test import api_test

    from monkeypalace.adapters.pettingzoo import env

    for players in (2, 3, 4):
        api_test(env(players=players), num_cycles=300)


def check_openspiel() -> None:
    import pyspiel

    from monkeypalace.adapters.openspiel import SHORT_NAME

    for players in (2, 3, 4):
        game = pyspiel.load_game(SHORT_NAME, {"players": players})
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def check_torchrl() -> None:
    from torchrl.envs import GymWrapper, TransformedEnv
    from torchrl.envs.transforms import ActionMask
    from torchrl.envs.utils import check_env_specs

    from monkeypalace.adapters.gymnasium import MonkeyPalaceEnv

    wrapped = GymWrapper(MonkeyPalaceEnv(["random"]), categorical_action_encoding=True)
    check_env_specs(TransformedEnv(wrapped, ActionMask()))


def check_tianshou() -> None:
    from tianshou.env import PettingZooEnv

    from monkeypalace.adapters.pettingzoo import env

    environment = PettingZooEnv(env(players=3))
    observation, _ = environment.reset(seed=1)
    for _ in range(300):
        action = observation["mask"].index(True)
        observation, _, over, _, _ = environment.step(action)
        if over:
            break


CHECKS: Final[tuple[Callable[[], None], ...]] = (
    check_gymnasium,
    check_stable_baselines3,
    check_masks_of_sb3_contrib,
    check_pettingzoo,
    check_openspiel,
    check_torchrl,
    check_tianshou,
)


def main() -> None:
    warnings.simplefilter("ignore")
    passed = []
    for check in CHECKS:
        check()
        passed.append(check.__name__.removeprefix("check_"))
    versions = {package: version(package) for package in PACKAGES}
    results = {"versions": {"Python": sys.version.split()[0], **versions}, "passed": passed}
    Path(sys.argv[1]).write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
