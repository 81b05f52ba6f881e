"""Evaluate a game between two turns with a small neural network.

The input is the features of `features.py`. The outputs are the expected share of the win of the
seat, and its expected lead in bananas at the end, squashed by `squash_lead`. Kernels have no
exponential function, so every unit is squashed by x / (1 + |x|).

The parameters are one array of floats: the weights of the first layer by input, its biases, then
the same for the second layer and the outputs. Inputs that are 0 are skipped to save time.
"""

from __future__ import annotations

import base64
import hashlib
import json
import sys
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from monkeypalace.bots.features import FEATURE_COUNT, write_features
from monkeypalace.bots.policy import lead_of
from monkeypalace.engine import count_bananas, share_win
from monkeypalace.engine import layout as at
from monkeypalace.kernels import (
    FloatRows,
    Floats,
    Int16Rows,
    Int16s,
    Int64s,
    copy_numbers,
    float_scratch,
    int16_scratch,
    int64_scratch,
    kernel,
    long_kernel,
)

FIRST_UNITS = 64
SECOND_UNITS = 32
OUTPUTS = 2

FIRST_BIAS = FEATURE_COUNT * FIRST_UNITS
SECOND = FIRST_BIAS + FIRST_UNITS
SECOND_BIAS = SECOND + FIRST_UNITS * SECOND_UNITS
LAST = SECOND_BIAS + SECOND_UNITS
LAST_BIAS = LAST + SECOND_UNITS * OUTPUTS
PARAMETER_COUNT = LAST_BIAS + OUTPUTS

#: A lead of this many bananas is squashed to 0.75, halfway between 0.5 (a tie) and 1.
LEAD_SCALE = 8.0

#: The value of a position is a weighted mean of the share of the win and of the lead. The lead has
#: this weight, because it has less variance.
NETWORK_LEAD_WEIGHT = 0.5


#: The version of features and layers. Increase it with every change, because stored parameters
#: can be used only with the same features and layers.
NETWORK_VERSION = 1


@dataclass(frozen=True, slots=True)
class Network:
    """The parameters of a network, and facts about its training."""

    parameters: array[float]
    training: Mapping[str, Any]

    @property
    def digest(self) -> str:
        """Return an identifier of the parameters.

        >>> len(Network.load().digest)
        64
        """
        return hashlib.sha256(self._stored()).hexdigest()

    def _stored(self) -> bytes:
        """Return the parameters in single precision, which is enough, and half as large."""
        stored = array("f", self.parameters)
        if sys.byteorder == "big":
            stored.byteswap()
        return stored.tobytes()

    def to_json(self) -> dict[str, Any]:
        return {
            "form": NETWORK_VERSION,
            "training": dict(self.training),
            "parameters": base64.b64encode(self._stored()).decode("ascii"),
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Network:
        """Read the output of `to_json`; raise `ValueError` for another version."""
        stored = array("f", base64.b64decode(data["parameters"]))
        if sys.byteorder == "big":
            stored.byteswap()
        if data["form"] != NETWORK_VERSION or len(stored) != PARAMETER_COUNT:
            raise ValueError("the parameters are for another version of the network")
        return Network(array("d", stored), data["training"])

    @staticmethod
    def load(path: Path | None = None) -> Network:
        """Return the network in a file; by default the one in this package."""
        found = path or files("monkeypalace.bots") / "data" / "network.json"
        return Network.from_json(json.loads(found.read_text(encoding="utf-8")))

    def save(self, path: Path) -> None:
        path.write_text(json.dumps(self.to_json(), indent=2) + "\n", encoding="utf-8")


@kernel
def _squash(value: float) -> float:
    return value / (1.0 + abs(value))


@kernel
def squash_lead(lead: float) -> float:
    """Return a lead in bananas as a number between 0 and 1; 0.5 is a tie."""
    return 0.5 + 0.5 * lead / (LEAD_SCALE + abs(lead))


@kernel
def evaluate(features: Int16s, parameters: Floats, outputs: Floats) -> None:
    """Write the expected share of the win and the squashed lead."""
    first = float_scratch(FIRST_UNITS)
    second = float_scratch(SECOND_UNITS)
    copy_numbers(first, parameters[FIRST_BIAS:], FIRST_UNITS)
    copy_numbers(second, parameters[SECOND_BIAS:], SECOND_UNITS)
    copy_numbers(outputs, parameters[LAST_BIAS:], OUTPUTS)
    for index in range(FEATURE_COUNT):
        if features[index] != 0:
            value = float(features[index])
            row = parameters[index * FIRST_UNITS :]
            for unit in range(FIRST_UNITS):
                first[unit] += value * row[unit]
    for index in range(FIRST_UNITS):
        value = _squash(first[index])
        row = parameters[SECOND + index * SECOND_UNITS :]
        for unit in range(SECOND_UNITS):
            second[unit] += value * row[unit]
    for index in range(SECOND_UNITS):
        value = _squash(second[index])
        for unit in range(OUTPUTS):
            outputs[unit] += value * parameters[LAST + index * OUTPUTS + unit]
    for unit in range(OUTPUTS):
        outputs[unit] = 0.5 + 0.5 * _squash(outputs[unit])


@long_kernel
def evaluate_rows(
    features: Int16Rows, parameters: Floats, outputs: FloatRows, first: int, last: int
) -> None:
    """Evaluate the rows `first` to `last` - 1."""
    for index in range(first, last):
        evaluate(features[index], parameters, outputs[index])


@kernel
def write_results(state: Int16s, tables: Int16s, seat: int, outputs: Floats) -> None:
    """Write the actual share of the win and squashed lead of a game that is over."""
    bananas = int64_scratch(4)
    shares = float_scratch(4)
    count_bananas(state, tables, bananas)
    share_win(state, bananas, shares)
    outputs[0] = shares[seat]
    outputs[1] = squash_lead(lead_of(seat, int(state[at.PLAYERS]), bananas))


@kernel
def value_of(state: Int16s, tables: Int16s, work: Int64s, parameters: Floats, seat: int) -> float:
    """Return the value of a game for a seat, between 0 and 1, after a turn or at the end."""
    outputs = float_scratch(OUTPUTS)
    if state[at.KIND] == at.OVER:
        write_results(state, tables, seat, outputs)
    else:
        features = int16_scratch(FEATURE_COUNT)
        write_features(state, tables, work, seat, features)
        evaluate(features, parameters, outputs)
    return (1.0 - NETWORK_LEAD_WEIGHT) * outputs[0] + NETWORK_LEAD_WEIGHT * outputs[1]
