"""Fits a network of Cascadia's computers to what games have taught, with numpy alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import numpy as np

from cascadia_qt.games.cascadia.ai.kernel.numbers import INPUTS, PER_SPECIES, SPECIES
from cascadia_qt.games.cascadia.ai.networks import CARDS, DEEP, HIDDEN, PARTS
from cascadia_qt.games.cascadia.rules.state import TURNS

Table = np.ndarray[Any, np.dtype[Any]]
Parts = dict[str, Table]

_BATCH = 2048
_RATE = 2e-3
_FIRST_OTHER = SPECIES * PER_SPECIES
_SPECIES = tuple(slice(n * PER_SPECIES, (n + 1) * PER_SPECIES) for n in range(SPECIES))


@dataclass(frozen=True, slots=True)
class Lessons:
    """Landscapes: what is seen of each, the turns left, the points then to earn, and the cards."""

    inputs: Table
    left: Table
    earned: Table
    cards: Table

    @classmethod
    def joined(cls, cards: list[int], games: Sequence[list[tuple[int, bytes, float]]]) -> Self:
        """Those of games with the same cards."""
        rows = [row for game in games for row in game]
        inputs = np.frombuffer(b"".join(seen for _, seen, _ in rows), np.float32)
        return cls(
            inputs.reshape(len(rows), INPUTS).astype(np.float16),
            np.array([left for left, _, _ in rows], np.int8),
            np.array([earned for _, _, earned in rows], np.float32),
            np.tile(np.array(cards, np.int8), (len(rows), 1)),
        )

    @classmethod
    def all_of(cls, several: Sequence[Lessons]) -> Lessons:
        def put(name: str) -> Table:
            return np.concatenate([getattr(one, name) for one in several])

        return Lessons(put("inputs"), put("left"), put("earned"), put("cards"))

    @classmethod
    def read(cls, file: Path) -> Lessons:
        with np.load(file, allow_pickle=False) as held:
            return cls(held["inputs"], held["left"], held["earned"], held["cards"])

    def write(self, file: Path) -> None:
        """Whole or not at all."""
        begun = file.with_suffix(".begun.npz")
        np.savez(begun, inputs=self.inputs, left=self.left, earned=self.earned, cards=self.cards)
        begun.replace(file)


def fitted(several: Sequence[Lessons], epochs: int) -> bytes:
    """The file of a network that learned from these lessons; says how well on the way."""
    lessons, dice = Lessons.all_of(several), np.random.default_rng(1)
    inputs = lessons.inputs.astype(np.float32)
    middle, spread = inputs.mean(0), inputs.std(0) + 0.05
    inputs = (inputs - middle) / spread
    left, cards = lessons.left.astype(np.int64), lessons.cards.astype(np.int64)
    counts = np.maximum(1, np.bincount(left, minlength=TURNS + 1))
    usual = np.bincount(left, lessons.earned, TURNS + 1) / counts
    beyond = (lessons.earned - usual[left]).astype(np.float32)
    batch = min(_BATCH, len(left))
    steps = len(left) // batch
    network = _Fit(dice, epochs * steps)
    for epoch in range(epochs):
        order = dice.permutation(len(left))
        missed = 0.0
        for number in range(steps):
            rows = np.sort(order[number * batch : (number + 1) * batch])
            missed += network.learn(inputs[rows], left[rows], cards[rows], beyond[rows])
        explained = 1 - missed / steps / beyond.var()
        print(f"  epoch {epoch + 1}: explains {explained:.3f} of what is not usual", flush=True)
    return _file(_unscaled(network.parts, middle, spread), usual)


class _Fit:
    """A network in the making, by Adam and least squares."""

    def __init__(self, dice: np.random.Generator, steps: int) -> None:
        def noise(*shape: int, scale: float) -> Table:
            return (dice.normal(0, 1, shape) * scale).astype(np.float32)

        self.parts: Parts = {
            "species": noise(SPECIES, 1, PER_SPECIES, HIDDEN, scale=0.1).repeat(CARDS, 1),
            "others": noise(INPUTS - _FIRST_OTHER, HIDDEN, scale=0.1),
            "further": noise(HIDDEN, DEEP, scale=HIDDEN**-0.5),
        }
        for name, shape in PARTS.items():
            self.parts.setdefault(name, np.zeros(shape, np.float32))
        self._first = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self._second = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self._step, self._steps = 0, steps

    def learn(self, inputs: Table, left: Table, cards: Table, wanted: Table) -> float:
        """Goes one step towards what is wanted; the mean square of what was missed before."""
        parts = self.parts
        sums = inputs[:, _FIRST_OTHER:] @ parts["others"] + parts["turns"][left]
        for species, card, rows in _by_card(cards):
            seen = inputs[rows, _SPECIES[species]]
            sums[rows] += seen @ parts["species"][species, card] + parts["cards"][species, card]
        first = np.maximum(sums, 0)
        second = np.maximum(first @ parts["further"] + parts["biases"], 0)
        error = second @ parts["out"] + parts["usual"][left] - wanted
        self._improve(self._slopes(inputs, left, cards, (first, second, error)))
        return float((error**2).mean())

    def _slopes(
        self, inputs: Table, left: Table, cards: Table, passed: tuple[Table, Table, Table]
    ) -> Parts:
        first, second, error = passed
        parts, share = self.parts, error * (2 / len(error))
        deep = share[:, None] * parts["out"] * (second > 0)
        hidden = (deep @ parts["further"].T) * (first > 0)
        turns = np.zeros((len(left), TURNS + 1), np.float32)
        turns[np.arange(len(left)), left] = 1
        slopes = {
            "species": np.zeros_like(parts["species"]),
            "cards": np.zeros_like(parts["cards"]),
            "others": inputs[:, _FIRST_OTHER:].T @ hidden,
            "turns": turns.T @ hidden,
            "further": first.T @ deep,
            "biases": deep.sum(0),
            "out": second.T @ share,
            "usual": turns.T @ share,
        }
        for species, card, rows in _by_card(cards):
            slopes["species"][species, card] = inputs[rows, _SPECIES[species]].T @ hidden[rows]
            slopes["cards"][species, card] = hidden[rows].sum(0)
        return slopes

    def _improve(self, slopes: Parts) -> None:
        self._step += 1
        rate = _RATE * 0.5 * (1 + np.cos(np.pi * self._step / self._steps))
        rate *= min(1.0, self._step / 200)
        for name, slope in slopes.items():
            first, second = self._first[name], self._second[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            mean, square = first / (1 - 0.9**self._step), second / (1 - 0.999**self._step)
            self.parts[name] -= rate * mean / (np.sqrt(square) + 1e-8)


def _by_card(cards: Table) -> Iterator[tuple[int, int, Table]]:
    """The rows in which a species has a card."""
    for species in range(SPECIES):
        for card in range(CARDS):
            rows = np.flatnonzero(cards[:, species] == card)
            if len(rows):
                yield species, card, rows


def _unscaled(parts: Parts, middle: Table, spread: Table) -> Parts:
    """The same for inputs as they are seen."""
    found = dict(parts)
    found["others"] = parts["others"] / spread[_FIRST_OTHER:, None]
    found["turns"] = parts["turns"] - middle[_FIRST_OTHER:] @ found["others"]
    species = [parts["species"][n] / spread[place][:, None] for n, place in enumerate(_SPECIES)]
    found["species"] = np.array(species)
    shifts = [middle[place] @ species[n] for n, place in enumerate(_SPECIES)]
    found["cards"] = parts["cards"] - np.array(shifts)
    return found


def _file(parts: Parts, usual: Table) -> bytes:
    parts["usual"] = parts["usual"] + usual
    return b"".join(parts[name].astype("<f2").tobytes() for name in PARTS)
