"""The bill of a hovering piece at the table, and the preferences that hide helps."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect

from cascadia_qt.games.cascadia.rules.actions import Action, PlaceTile, PlaceToken
from cascadia_qt.games.cascadia.rules.play import apply
from cascadia_qt.games.cascadia.rules.state import State, score_sheets
from cascadia_qt.games.cascadia.views.table.board_items import Mark
from cascadia_qt.games.cascadia.words.score_lines import LINES_BY_ID
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from cascadia_qt.views.clear_place import covered
from cascadia_qt.words.numbers import signed
from tests.documents import random_record
from tests.games.cascadia.window.conftest import Start
from tests.games.cascadia.window.desk import ANN, BEN, Desk, record_where, settle, trigger
from tests.games.cascadia.window.hands import Key, Keyboard, Mouse, marked


def gain(state: State, *actions: Action) -> int:
    after = state
    for action in actions:
        after = apply(after, action).state
    return score_sheets(after)[state.seat].total - score_sheets(state)[state.seat].total


def billed(desk: Desk) -> str | None:
    """The total on the card, if one is shown."""
    card = desk.page.bill
    return card.accessibleName().split(" ")[1] if card.isVisible() else None


def both_in_hand(state: State) -> bool:
    """A pair is taken, and its token could already be placed."""
    rules_tile = state.tile is not None and state.token is not None
    return (
        rules_tile
        and state.turn > 5
        and any(
            placed.token is None and state.token in placed.tile.wildlife
            for placed in state.player.environment.values()
        )
    )


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_every_place_has_the_bill_of_its_placement(desk: Desk, mouse: Mouse, grid: Grid) -> None:
    desk.play(record_where(both_in_hand, ANN, BEN, grid=grid))
    state = desk.state
    for cell in desk.turn.tile_places():
        mouse.move(mouse.at_cell(cell))
        assert billed(desk) == signed(gain(state, PlaceTile(cell, desk.turn.draft.rotation)))
    for cell in desk.turn.token_places():
        mouse.move(mouse.at_cell(cell))
        assert billed(desk) == signed(gain(state, PlaceToken(cell)))
    mouse.move(mouse.at(desk.page.prompt))
    assert billed(desk) is None


def test_turning_and_laying_change_the_bill(desk: Desk, mouse: Mouse, keyboard: Keyboard) -> None:
    desk.play(record_where(both_in_hand, ANN, BEN))
    state, cell = desk.state, desk.turn.tile_places()[0]
    mouse.move(mouse.at_cell(cell))
    for rotation in range(1, 6):
        keyboard.press(Key.Key_R)
        assert billed(desk) == signed(gain(state, PlaceTile(cell, rotation)))
    mouse.click(mouse.at_cell(cell))
    assert desk.turn.draft.laid == cell
    tile = PlaceTile(cell, desk.turn.draft.rotation)
    assert billed(desk) == signed(gain(state, tile))
    token = desk.turn.token_places()[0]
    mouse.move(mouse.at_cell(token))
    assert billed(desk) == signed(gain(state, tile, PlaceToken(token)))


def test_the_keyboard_s_cursor_has_a_bill(desk: Desk, keyboard: Keyboard) -> None:
    desk.play(record_where(both_in_hand, ANN, BEN))
    cell = desk.turn.tile_places()[0]
    keyboard.walk_to(cell)
    assert billed(desk) == signed(gain(desk.state, PlaceTile(cell, 0)))


def test_a_key_hides_the_bill_and_is_remembered(
    start: Start, desk: Desk, mouse: Mouse, keyboard: Keyboard
) -> None:
    desk.play(record_where(both_in_hand, ANN, BEN))
    keyboard.press(Key.Key_B)
    mouse.move(mouse.at_cell(desk.turn.tile_places()[0]))
    assert billed(desk) is None
    assert desk.preferences.bill is False
    keyboard.press(Key.Key_B)
    assert billed(desk) is not None


def test_a_purist_gets_no_help(desk: Desk, mouse: Mouse) -> None:
    desk.play(record_where(both_in_hand, ANN, BEN))
    desk.preferences.purist = True
    settle()
    page = desk.page
    mouse.move(mouse.at_cell(desk.turn.tile_places()[0]))
    assert billed(desk) is None
    assert marked(desk, Mark.TILE_PLACE) == set()
    assert not any(part.isVisible() for part in (page.scores, page.race, page.supply))
    assert page.cards.isVisible()
    window = desk.window
    assert not window.scores.isEnabled()
    assert not window.extras["bill"].isEnabled()
    assert not window.export.isEnabled()
    desk.preferences.purist = False
    settle()
    assert all(part.isVisible() for part in (page.scores, page.race, page.supply))
    assert marked(desk, Mark.TILE_PLACE) != set()
    trigger(window.scores)
    assert desk.dialogs.opened == ["ScoreDialog"]


def around(desk: Desk, cell: Cell) -> list[QRect]:
    """Where a cell and its neighbours are on the board."""
    near = desk.state.options.grid.neighbours(cell)
    return [desk.page.board.rect_of(one) for one in (cell, *near)]


def test_the_bill_follows_the_board(desk: Desk, mouse: Mouse, keyboard: Keyboard) -> None:
    desk.play(record_where(both_in_hand, ANN, BEN))
    cell = desk.turn.tile_places()[0]
    keyboard.walk_to(cell)
    places = set()
    for _ in range(4):
        trigger(desk.window.zoom_in)
        card = desk.page.bill.geometry()
        assert covered(card, around(desk, cell)) == 0
        assert desk.page.board.rect().contains(card)
        places.add(card.topLeft().toTuple())
    assert len(places) > 1


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
@pytest.mark.parametrize("size", [(1280, 720), (1060, 680)])
def test_the_bill_covers_no_neighbour_of_a_place(
    desk: Desk, mouse: Mouse, grid: Grid, size: tuple[int, int]
) -> None:
    desk.play(record_where(both_in_hand, ANN, BEN, grid=grid))
    desk.window.resize(*size)
    settle()
    places = {*desk.turn.tile_places(), *desk.turn.token_places()}
    for cell in places:
        mouse.move(mouse.at_cell(cell))
        card = desk.page.bill.geometry()
        assert covered(card, around(desk, cell)) == 0
        free = [desk.page.board.rect_of(place) for place in places]
        assert covered(card, free) == 0, "there is room beside all places"


def test_a_number_of_the_live_score_lights_up_the_landscape(desk: Desk, mouse: Mouse) -> None:
    desk.play(random_record(players=2, turns=20))
    sheets, scene = score_sheets(desk.state), desk.page.scenes[desk.looks_at()]
    seat = desk.looks_at()
    for panel in (desk.page.scores, desk.page.race):
        for spot in panel.spots():
            if spot.seat != seat:
                continue
            mouse.move(mouse.at(panel, spot.room.center()))
            units = LINES_BY_ID[spot.line].units(sheets[seat])
            lit = scene.lights.units if scene.lights is not None else ()
            assert lit == (() if spot.line == "total" else units)
    mouse.move(mouse.at(desk.page.prompt))
    assert scene.lights is None


def test_a_click_on_a_number_opens_the_sheet_there(desk: Desk, mouse: Mouse) -> None:
    desk.play(random_record(players=2, turns=20))
    looked_at: list[tuple[int, str]] = []
    desk.dialogs.answers["ScoreDialog"] = lambda dialog: looked_at.append(
        dialog._ui.sheet.looked_at
    )
    spot = next(s for s in desk.page.scores.spots() if (s.seat, s.line) == (1, "elk"))
    mouse.click(mouse.at(desk.page.scores, spot.room.center()))
    assert looked_at == [(1, "elk")]
