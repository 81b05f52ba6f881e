"""Fit the network to results of games with the Adam optimiser, in plain numpy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from monkeypalace.bots.features import FEATURE_COUNT
from monkeypalace.bots.network import FIRST_UNITS, OUTPUTS, SECOND_UNITS

#: Shapes of the parameters, in the order of `bots/network.py`.
SHAPES: Final = (
    (FEATURE_COUNT, FIRST_UNITS),
    (FIRST_UNITS,),
    (FIRST_UNITS, SECOND_UNITS),
    (SECOND_UNITS,),
    (SECOND_UNITS, OUTPUTS),
    (OUTPUTS,),
)

#: Adam's decay rates for the mean of the gradients and of their squares, and its smallest divisor.
MEAN_DECAY: Final = 0.9
SQUARE_DECAY: Final = 0.999
SMALLEST: Final = 1e-8

Arrays = list[Any]


@dataclass
class Learner:
    """The parameters of the network, and the state of Adam between two steps.

    Inputs are divided by `scales`, so that all of them have a similar size. The result of
    `parameters` includes this division.
    """

    layers: Arrays
    means: Arrays
    squares: Arrays
    scales: Any
    steps: int = 0

    @classmethod
    def begin(cls, seed: int, scales: Any, kind: Any = np.float32) -> Learner:
        """Return a learner with random weights."""
        random = np.random.default_rng(seed)
        layers = [
            (random.standard_normal(shape) / np.sqrt(shape[0])).astype(kind)
            if len(shape) > 1
            else np.zeros(shape, kind)
            for shape in SHAPES
        ]
        return cls(
            layers,
            [np.zeros_like(layer) for layer in layers],
            [np.zeros_like(layer) for layer in layers],
            np.asarray(scales, kind),
        )

    def to_arrays(self) -> dict[str, Any]:
        """Return the whole state as named numpy arrays, for a file."""
        arrays = {"scales": self.scales, "steps": np.array(self.steps)}
        for name, group in self._groups():
            arrays |= {f"{name}{number}": array for number, array in enumerate(group)}
        return arrays

    @classmethod
    def from_arrays(cls, arrays: Mapping[str, Any]) -> Learner:
        """Return the learner from the arrays that `to_arrays` returned."""
        layers, means, squares = (
            [arrays[f"{name}{number}"] for number in range(len(SHAPES))]
            for name in ("layer", "mean", "square")
        )
        return cls(layers, means, squares, arrays["scales"], int(arrays["steps"]))

    def _groups(self) -> tuple[tuple[str, Arrays], ...]:
        return ("layer", self.layers), ("mean", self.means), ("square", self.squares)

    def predict(self, features: Any) -> Any:
        """Return the outputs for rows of features."""
        return self._forward(features)[-1]

    def _forward(self, features: Any) -> tuple[Any, ...]:
        first_weights, first_bias, second_weights, second_bias, last_weights, last_bias = (
            self.layers
        )
        inputs = features.astype(first_weights.dtype) / self.scales
        first = inputs @ first_weights + first_bias
        first_out = first / (1 + np.abs(first))
        second = first_out @ second_weights + second_bias
        second_out = second / (1 + np.abs(second))
        last = second_out @ last_weights + last_bias
        return (
            inputs,
            first,
            first_out,
            second,
            second_out,
            last,
            0.5 + 0.5 * last / (1 + np.abs(last)),
        )

    def loss_and_gradients(self, features: Any, targets: Any) -> tuple[float, Arrays]:
        """Return the mean squared error of both outputs and its gradients."""
        inputs, first, first_out, second, second_out, last, outputs = self._forward(features)
        errors = outputs - targets
        loss = float(np.mean(errors**2))
        back = errors * (2 / errors.size) * 0.5 / (1 + np.abs(last)) ** 2
        last_gradient = second_out.T @ back
        back_second = (back @ self.layers[4].T) / (1 + np.abs(second)) ** 2
        second_gradient = first_out.T @ back_second
        back_first = (back_second @ self.layers[2].T) / (1 + np.abs(first)) ** 2
        return loss, [
            inputs.T @ back_first,
            back_first.sum(axis=0),
            second_gradient,
            back_second.sum(axis=0),
            last_gradient,
            back.sum(axis=0),
        ]

    def step(self, features: Any, targets: Any, rate: float) -> float:
        """Move the parameters against the gradients; return the loss before the step."""
        loss, gradients = self.loss_and_gradients(features, targets)
        self.steps += 1
        mean_part = 1 - MEAN_DECAY**self.steps
        square_part = 1 - SQUARE_DECAY**self.steps
        for number, gradient in enumerate(gradients):
            mean, square = self.means[number], self.squares[number]
            mean += (1 - MEAN_DECAY) * (gradient - mean)
            square += (1 - SQUARE_DECAY) * (gradient**2 - square)
            divisor = np.sqrt(square / square_part) + SMALLEST
            self.layers[number] -= rate * (mean / mean_part) / divisor
        return loss

    def parameters(self) -> Any:
        """Return the parameters for the kernel, which does not scale its inputs."""
        first = self.layers[0].astype(np.float64) / self.scales.astype(np.float64)[:, np.newaxis]
        parts = [first, *self.layers[1:]]
        return np.concatenate([part.astype(np.float64).ravel() for part in parts])
