"""A network of two small layers that says what the rest of a game is going to earn."""

from __future__ import annotations

from array import array
from collections.abc import Sequence


class Network:
    """Numbers learned from games; see `networks`.

    Its layers are given row by row, one row for each number that goes in.

    Attributes:
        _seen, _turns: what each input adds to the first layer, and each number of turns left.
        _further, _biases: the second layer.
        _out, _usual: what that adds to the end, and what is usual with so many turns left.
    """

    def __init__(self, layers: Sequence[array[float]]) -> None:
        seen, turns, further, biases, out, usual = layers
        self._deep: int = len(biases)
        self._hidden: int = len(further) // len(biases)
        self._inputs: int = len(seen) // self._hidden
        self._seen, self._turns = seen, turns
        self._further, self._biases = further, biases
        self._out, self._usual = out, usual
        self._first = array("f", [0.0]) * self._hidden
        self._second = array("f", [0.0]) * self._deep

    def expected(self, inputs: array[float], left: int) -> float:
        """The points that so many turns `left` are going to earn."""
        first, second = self._first, self._second
        for number in range(self._hidden):
            first[number] = self._turns[left * self._hidden + number]
        _add(self._seen, inputs, self._inputs, first, self._hidden)
        for number in range(self._hidden):
            first[number] = max(0.0, first[number])
        for number in range(self._deep):
            second[number] = self._biases[number]
        _add(self._further, first, self._hidden, second, self._deep)
        total = self._usual[left]
        for number in range(self._deep):
            total += max(0.0, second[number]) * self._out[number]
        return total


def _add(
    weights: array[float], values: array[float], count: int, sums: array[float], width: int
) -> None:
    """Adds to `sums` the rows of `weights`, each as often as its value says."""
    for row in range(count):
        value = values[row]
        if value == 0.0:
            continue
        place = row * width
        for number in range(width):
            sums[number] += value * weights[place + number]
