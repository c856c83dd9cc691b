"""What a network sees, what it says, and who chooses by it."""

from __future__ import annotations

from array import array
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.assets import resource
from cascadia_qt.games.cascadia.ai import networks
from cascadia_qt.games.cascadia.ai.effort import NOTHING_BUT_POINTS, Effort
from cascadia_qt.games.cascadia.ai.kernel.candidates import candidates, judged
from cascadia_qt.games.cascadia.ai.kernel.judge import Judge
from cascadia_qt.games.cascadia.ai.kernel.land import Land
from cascadia_qt.games.cascadia.ai.kernel.network import Network
from cascadia_qt.games.cascadia.ai.kernel.numbers import (
    EDGE_BITS,
    HABITATS,
    INPUTS,
    NONE,
    PER_HABITAT,
    PER_SPECIES,
    SPECIES,
)
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
    return Judge(tally, network, Weights(Effort().weights), breadth, position.supply.tokens)


def seen(position: Position) -> list[float]:
    sight = Sight()
    sight.expect(position.supply.tokens)
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


def laid_to(laid: Land, cell: int, habitat: int, corridor: int, before: Land) -> bool:
    """Whether the tile laid on `cell` has joined what was this corridor before."""
    whole = laid.corridor[cell * HABITATS + habitat]
    cells = (tile * HABITATS + habitat for tile in before.tiles[: before.laid])
    return any(before.corridor[at] == corridor and laid.corridor[at] == whole for at in cells)


@on_both_grids
def test_it_sees_how_often_each_species_is_to_come(grid: Grid) -> None:
    sight = Sight()
    sight.expect([0, 0, 0, 1, 4, 4])
    sight.look(positions(grid, 3)[5].land)
    shares = [sight.inputs[n * PER_SPECIES + PER_SPECIES - 1] for n in range(SPECIES)]
    assert shares == pytest.approx([2.5, 5 / 6, 0, 0, 5 / 3])
    sight.expect([])  # the bag is empty
    assert sight.inputs[PER_SPECIES - 1] == 0


@on_both_grids
def test_it_sees_which_tiles_are_best_left_to_whom(grid: Grid) -> None:
    for position in positions(grid, 3):
        land, inputs = position.land, seen(position)
        more = [0.0] * SPECIES
        for cell in land.free[: land.open]:
            takes = [n for n in range(SPECIES) if land.wildlife[cell] >> n & 1]
            gains = {n: max(0, land.gain(n, cell)) for n in takes}
            most = max(gains, key=lambda n: gains[n])
            rest = [gain for n, gain in gains.items() if n != most]
            more[most] += (gains[most] - max([0, *rest])) / 4
        assert [inputs[n * PER_SPECIES + PER_SPECIES - 2] for n in range(SPECIES)] == more


@on_both_grids
def test_it_sees_where_corridors_grow(grid: Grid) -> None:
    """By laying a tile of each habitat alone beside all others."""
    habitats_from = SPECIES * PER_SPECIES
    others_from = habitats_from + HABITATS * PER_HABITAT
    for position in positions(grid, 3)[::4]:
        land, inputs = position.land, seen(position)
        sides = land.tally.geometry.sides
        most, pairs, several = [0] * HABITATS, set(), [0, 0]
        for cell in land.front[: land.ahead]:
            grows = []
            for habitat in range(HABITATS):
                laid = land.copy()
                laid.lay(cell, sum(habitat << EDGE_BITS * side for side in range(sides)), 1, False)
                near = land.tally.geometry.near[cell * sides : (cell + 1) * sides]
                beside = [land.corridor[one * HABITATS + habitat] for one in near]
                joined = {n for n in beside if n != NONE and laid_to(laid, cell, habitat, n, land)}
                if any(land.sizes[n] == land.largest[habitat] for n in joined):
                    grows.append(habitat)
                    grown = sum(land.sizes[n] for n in joined) + 1 - land.largest[habitat]
                    most[habitat] = max(most[habitat], grown)
                    assert laid.largest[habitat] == land.largest[habitat] + grown
            pairs |= set(combinations(grows, 2))
            several[0] += len(grows) >= 2
            several[1] += len(grows) >= 3
        seen_there = inputs[habitats_from + 5 : others_from : PER_HABITAT]
        assert seen_there == most
        assert inputs[others_from + 10] == len(pairs) / 2
        assert inputs[others_from + 11 : others_from + 13] == [count / 4 for count in several]


@on_both_grids
def test_what_it_sees_is_small_and_hangs_on_landscape_and_bag_alone(grid: Grid) -> None:
    sight = Sight()
    for position in positions(grid, 4):
        sight.expect(position.supply.tokens)
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
