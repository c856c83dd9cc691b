"""Helps are given to whoever they were agreed for."""

from __future__ import annotations

from dataclasses import replace

from cascadia_qt.games.okanagan.words.helps import HELPS
from cascadia_qt.games.okanagan.words.reading import fits_words
from cascadia_qt.rules.grid import Cell
from cascadia_qt.rules.helps import without
from tests.games.okanagan.table import scene
from tests.games.okanagan.window.den import ANN, BEN, ROBOT, Den
from tests.games.okanagan.window.test_foresight import BUILT


def test_each_help_is_off_for_itself(den: Den) -> None:
    for off in ("", *HELPS):
        ann = replace(ANN, helps=without([off] if off else []))
        den.lay(scene(3, on=BUILT), ann, ROBOT, ROBOT)
        den.hover(Cell(7, 4))
        given = {
            "hints": den.window.hint.isEnabled(),
            "previews": den.page.area.isVisible(),
            "places": den.shown.places != frozenset(),
        }
        assert given == {name: name != off for name in given}, off
        words = [cell for row in den.table.board_table().cells for cell in row]
        assert any(fits_words() in each for each in words) == (off != "places")
        assert ("Ann plays without hints." in den.window.hint.toolTip()) == (off == "hints")
        den.click(Cell(7, 4))
        assert den.window.undo.isEnabled() == (off != "undo")


def test_the_other_person_has_them(den: Den) -> None:
    den.lay(scene(2), ANN, replace(BEN, helps=without(HELPS)))
    den.open_curtain()
    assert den.shown.places
    assert den.window.hint.isEnabled()
    den.lay(scene(2), replace(BEN, helps=without(HELPS)), ANN)
    den.open_curtain()
    assert not den.shown.places
    assert not den.window.hint.isEnabled()
