"""The pencil over the common valley: everybody has his own marks, and sees no others."""

from __future__ import annotations

from PySide6.QtCore import Qt

from cascadia_qt.rules.pencil import CROSS
from cascadia_qt.views.table.pencil_layer import MarkItem
from tests.games.okanagan.window.conftest import Open
from tests.games.okanagan.window.den import ANN, BEN, ROBOT, Den
from tests.window.readable import readable

Key = Qt.Key


def drawn(den: Den) -> int:
    return sum(isinstance(item, MarkItem) for item in den.page.scene.items())


def test_each_person_draws_into_the_valley_unseen_by_the_other(den: Den) -> None:
    den.play(ANN, BEN)
    assert den.closed
    assert not den.window.extras["pencil"].isEnabled()
    den.open_curtain()
    pencil = den.table.pencil
    place, other = sorted(den.state.board.gaps)[:2]
    den.press(Key.Key_1)
    picked = den.turn.picked
    assert picked
    den.press(Key.Key_M)
    assert den.window.extras["pencil"].isChecked()
    den.press(Key.Key_2)
    den.click(place)
    assert pencil.marks == {place: "lake"}
    assert den.cursor == 0
    assert any("Pencilled: lake" in text for text in readable())
    # The desk wants its digits again once the pencil is away, and Ben sees nothing of it.
    den.press(Key.Key_Escape)
    assert den.turn.picked == picked
    for key in (Key.Key_2, Key.Key_3, Key.Key_Return):
        den.press(key)
    assert den.closed
    assert drawn(den) == 0
    assert not any("lake." in text for text in readable() if "encilled" in text)
    den.open_curtain()
    assert pencil.seat == 1
    assert drawn(den) == 0
    assert pencil.marks == {}
    den.window.extras["pencil"].trigger()
    pencil.choose(CROSS)
    den.click(other)
    assert drawn(den) == 1
    assert den.session.note(0) != den.session.note(1)
    # Somebody else looks: the pencil is out of hand.
    den.press(Key.Key_Escape)
    for key in (Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_Return):
        den.press(key)
    den.open_curtain()
    assert pencil.marks == {place: "lake"}


def test_by_keys_and_after_a_restart(open_den: Open) -> None:
    den = open_den()
    den.play(ANN, ROBOT)
    pencil = den.table.pencil
    den.press(Key.Key_M)
    den.press(Key.Key_Up)
    at = pencil.cursor
    assert at in den.state.board.gaps
    den.press(Key.Key_4)
    assert pencil.marks == {at: "rock"}
    assert "Pencilled: rock." in den.table.here()
    den.press(Key.Key_Right)
    assert pencil.cursor != at
    den.press(Key.Key_Space)
    assert len(pencil.marks) == 2
    den.press(Key.Key_Backspace)
    assert pencil.marks == {at: "rock"}
    assert den.cursor == 0
    den.table.look.go_to(0)
    record = den.session.record
    again = open_den()
    again.go_on(record)
    assert again.table.pencil.marks == {at: "rock"}
    assert drawn(again) == 1
    again.shell.replay(record)
    assert not again.window.extras["pencil"].isEnabled()
    again.go_on(record.with_note(0, '{"pencil":{"rock":[[0,0],[9,9]],"bear":[[1,0]]}}'))
    assert again.table.pencil.marks == {}


def test_a_tile_that_lies_settles_the_plan(den: Den) -> None:
    den.come_to(lambda state: state.seat == 0 and state.phase.name == "LAY", ANN, ROBOT)
    place = next(iter(den.turn.places))
    den.table.pencil.take()
    den.click(place)
    assert drawn(den) == 1
    den.press(Key.Key_M)
    den.click(place)
    assert place in den.state.board.tiles
    assert drawn(den) == 0
    assert den.session.note(0) != ""
