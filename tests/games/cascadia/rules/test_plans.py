"""What can be planned for the cells of a landscape."""

from __future__ import annotations

from cascadia_qt.games.cascadia.rules.environment import (
    open_cells,
    starting_environment,
    with_token,
)
from cascadia_qt.games.cascadia.rules.plans import ANIMALS, HABITATS, plan_cells, plan_fits
from cascadia_qt.games.cascadia.rules.tiles import HEX_BOX
from cascadia_qt.rules.grid import HEX
from cascadia_qt.rules.pencil import CROSS


def test_anything_can_be_planned_beside_the_landscape_and_animals_on_tiles_that_take_them() -> None:
    environment = starting_environment(HEX_BOX.starters[0])
    beside = open_cells(HEX, environment)[0]
    assert all(plan_fits(environment, beside, kind) for kind in (*ANIMALS, *HABITATS, CROSS))
    for cell, placed in environment.items():
        fitting = {
            kind for kind in (*ANIMALS, *HABITATS, CROSS) if plan_fits(environment, cell, kind)
        }
        assert fitting == {species.word for species in placed.tile.wildlife}


def test_nothing_is_planned_where_a_token_lies() -> None:
    environment = starting_environment(HEX_BOX.starters[0])
    cell, placed = next(iter(environment.items()))
    species = placed.tile.wildlife[0]
    assert cell in plan_cells(HEX, environment)
    settled = with_token(environment, cell, species)
    assert cell not in plan_cells(HEX, settled)
    assert not plan_fits(settled, cell, species.word)
