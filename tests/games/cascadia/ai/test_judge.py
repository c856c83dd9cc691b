"""What a network sees, what it says, and who chooses by it."""

from __future__ import annotations

from array import array
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.assets import resource
from cascadia_qt.games.cascadia.ai import networks
from cascadia_qt.games.cascadia.ai.effort import NOTHING_BUT_POINTS, Effort
from cascadia_qt.games.cascadia.ai.kernel.candidates import candidates, judged
from cascadia_qt.games.cascadia.ai.kernel.judge import Judge
from cascadia_qt.games.cascadia.ai.kernel.network import Network
from cascadia_qt.games.cascadia.ai.kernel.numbers import INPUTS, PER_SPECIES, SPECIES
from cascadia_qt.games.cascadia.ai.kernel.plan import Outlook, Weights
from cascadia_qt.games.cascadia.ai.kernel.position import Position
from cascadia_qt.games.cascadia.ai.kernel.sight import Sight
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings, Scoring
from cascadia_qt.games.cascadia.rules.state import TURNS
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.rules.grid import GRIDS, HEX, SQUARE, Grid
from tests.games.cascadia.ai.lands import positions

AAAAA = Scoring(Variant.CARDS, (Card.A,) * SPECIES)
on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
small = st.floats(-4, 4, width=16)


def judge(position: Position, breadth: int = 4) -> Judge:
    tally = position.land.tally
    network = networks.network_of(tally.geometry.grid, AAAAA)
    return Judge(tally, network, Weights(Effort().weights), breadth)


def seen(position: Position) -> list[float]:
    sight = Sight()
    sight.look(position.land)
    return list(sight.inputs)


def numbers(count: int) -> st.SearchStrategy[list[float]]:
    return st.lists(small, min_size=count, max_size=count)


@given(st.tuples(*map(numbers, (6, 8, 4, 2, 2, 4))), numbers(3))
def test_a_network_is_two_layers_and_what_is_usual(
    layers: tuple[list[float], ...], inputs: list[float]
) -> None:
    seen, turns, further, biases, out, usual = layers
    network = Network([array("f", layer) for layer in layers])
    for left in range(4):
        first = [
            max(0.0, turns[2 * left + n] + sum(inputs[i] * seen[2 * i + n] for i in range(3)))
            for n in range(2)
        ]
        second = [
            max(0.0, biases[n] + sum(first[i] * further[2 * i + n] for i in range(2)))
            for n in range(2)
        ]
        wanted = usual[left] + sum(second[n] * out[n] for n in range(2))
        assert network.expected(array("f", inputs), left) == pytest.approx(wanted, abs=1e-2)


@on_both_grids
def test_it_sees_what_tokens_would_earn(grid: Grid) -> None:
    for position in positions(grid, 3):
        land, inputs = position.land, seen(position)
        for species in range(SPECIES):
            first = species * PER_SPECIES
            takes = [cell for cell in land.free[: land.open] if land.wildlife[cell] >> species & 1]
            gains = sorted((max(0, land.gain(species, cell)) for cell in takes), reverse=True)
            ahead = [max(0, land.gain(species, cell)) for cell in land.front[: land.ahead]]
            assert inputs[first : first + 3] == [*gains, 0, 0, 0][:3]
            assert inputs[first + 3] == len(takes)
            assert inputs[first + 4] == sum(gains) / 4
            assert inputs[first + 8] == max(ahead)
            assert inputs[first + 10] == sum(gain > 0 for gain in ahead) / 4


@on_both_grids
def test_what_it_sees_is_small_and_hangs_on_the_landscape_alone(grid: Grid) -> None:
    sight = Sight()
    for position in positions(grid, 4):
        sight.look(position.land)
        first = list(sight.inputs)
        sight.look(position.land.copy())
        assert list(sight.inputs) == first == seen(position)
        assert len(first) == INPUTS
        assert all(0 <= number <= 24 for number in first)


@on_both_grids
def test_it_chooses_the_best_of_those_that_are_best_at_first_sight(grid: Grid) -> None:
    for position in positions(grid, 2)[:-1:4]:
        who = judge(position)
        outlook = Outlook(position.land, who.weights, position.left)
        free = position.land.nature > 0
        most = outlook.look_for_plans(position.pieces, position.tokens, 4, free)
        worths = [
            who.worth_after(
                position.land, plan, position.pieces, position.tokens, position.left - 1
            )
            for plan in outlook.plans[:most]
        ]
        chosen = who.choose(outlook, position.pieces, position.tokens, position.left)
        worth = who.worth_after(
            position.land, chosen, position.pieces, position.tokens, position.left - 1
        )
        assert worth == max(worths)


@on_both_grids
def test_plans_come_best_first_and_the_first_is_the_best_plan(grid: Grid) -> None:
    for position in positions(grid, 5)[::3]:
        outlook = Outlook(position.land, Weights(Effort().weights), position.left)
        best = outlook.best_plan(position.pieces, position.tokens)
        count = outlook.look_for_plans(position.pieces, position.tokens, 12, free=False)
        worths = [plan.worth for plan in outlook.plans[:count]]
        assert worths == sorted(worths, reverse=True)
        assert worths[0] == best.worth
        assert all(plan.tile == plan.token for plan in outlook.plans[:count])


def test_a_free_pick_costs_a_nature_token() -> None:
    position = next(p for p in positions(HEX, 1) if p.land.nature > 0)
    outlook = Outlook(position.land, Weights(NOTHING_BUT_POINTS), position.left)
    count = outlook.look_for_plans(position.pieces, position.tokens, 32, free=True)
    free = next(plan for plan in outlook.plans[:count] if plan.tile != plan.token)
    pieces, tokens = list(position.pieces), list(position.tokens)
    paid = judge(position).worth_after(position.land, free, pieces, tokens, 0)
    tokens[free.tile] = tokens[free.token]
    free.token = free.tile
    assert paid == judge(position).worth_after(position.land, free, pieces, tokens, 0) - 1


def test_with_no_turn_left_it_knows_the_score() -> None:
    position = positions(HEX, 7)[-1]
    assert judge(position).worth(position.land, 0) == position.land.score()
    assert judge(position).worth(position.land, 5) > position.land.score() + 5


def test_candidates_are_ordered_by_what_is_expected_after_them() -> None:
    position = positions(HEX, 6)[9]
    found = candidates(position, Weights(Effort().weights), 20)
    ordered = judged(found, position, judge(position))
    worths = [candidate.plan.worth for candidate in ordered]
    assert worths == sorted(worths, reverse=True)
    assert set(map(id, ordered)) == set(map(id, found))


@on_both_grids
def test_what_is_expected_comes_true(grid: Grid) -> None:
    """On average, for players at first sight, who do worse than those it learned from."""
    expected = total = 0.0
    for seed in range(6):
        found = positions(grid, seed)
        total += found[-1].land.score()
        expected += judge(found[10]).worth(found[10].land, found[10].left)
    assert total / 6 < expected / 6 < total / 6 + 20


@pytest.mark.parametrize("grid", GRIDS.values(), ids=GRIDS)
@pytest.mark.parametrize("cards", ["AAAAA", "DCBAD", "family", "intermediate"])
def test_there_is_a_network_for_any_cards_on_any_grid(grid: Grid, cards: str) -> None:
    scoring = (
        Scoring(Variant(cards))
        if cards in ("family", "intermediate")
        else Scoring(Variant.CARDS, tuple(map(Card, cards)))
    )
    assert networks.network_of(grid, scoring).expected(array("f", [0.0] * INPUTS), 3) != 0


def test_a_set_of_cards_may_have_a_network_of_its_own() -> None:
    own = networks.file_of(HEX, AAAAA)
    assert own == resource("networks/cascadia_hex_AAAAA.f16")
    other = replace(AAAAA, rulings=Rulings(salmon_malformed="drop_overcrowded"))
    assert networks.file_of(HEX, other) == own
    assert networks.file_of(HEX, Scoring(Variant.FAMILY)).name == "cascadia.f16"
    assert networks.file_of(SQUARE, AAAAA).name == "cascadia.f16"


def test_variants_have_cards_of_their_own() -> None:
    assert networks.cards_of(Scoring(Variant.CARDS, tuple(map(Card, "ABCDA")))) == [0, 1, 2, 3, 0]
    family, intermediate = map(
        networks.cards_of, (Scoring(Variant.FAMILY), Scoring(Variant.INTERMEDIATE))
    )
    assert (set(family), set(intermediate)) == ({4}, {5})
    assert len(family) == len(Wildlife)


@pytest.mark.parametrize("file", sorted(resource("networks").glob("*.f16")), ids=lambda f: f.stem)
def test_files_hold_what_they_should(file: Path) -> None:
    parts = networks.read_parts(file.read_bytes())
    assert list(parts) == list(networks.PARTS)
    usual = list(parts["usual"])[1:TURNS]
    assert usual == sorted(usual)
