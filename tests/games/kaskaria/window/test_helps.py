"""Helps are given to whoever they were agreed for."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt

from cascadia_qt.games.kaskaria.words.helps import HELPS
from cascadia_qt.rules.helps import without
from tests.games.kaskaria.table import hero, scene
from tests.games.kaskaria.window.den import ANN, BEN, ROBOT, Den

Key = Qt.Key
AT_THE_VOLCANO = scene(hero("red gold runner", runner=9, gold=3), hero(griffin=5, gold=7))


def test_each_help_is_off_for_itself(den: Den) -> None:
    for off in ("", *HELPS):
        ann = replace(ANN, helps=without([off] if off else []))
        den.lay(AT_THE_VOLCANO, ann, ROBOT)
        shown = den.page.scene._shown
        assert shown is not None
        given = {"hints": den.window.hint.isEnabled(), "memory": shown.remembered}
        den.press(Key.Key_4)
        given["previews"] = den.page.entering.isVisible()
        assert ("would win" in den.table._display.prompt) == given["previews"]
        given["undo"] = den.window.undo.isEnabled()
        assert given == {name: name != off for name in given}, off


def test_the_other_person_has_them(den: Den) -> None:
    den.lay(AT_THE_VOLCANO, replace(ANN, helps=without(HELPS)), BEN)
    den.open_curtain()
    assert not den.window.hint.isEnabled()
    assert den.window.hint.toolTip() == "Ann plays without hints."
    den.press(Key.Key_4)
    den.press(Key.Key_Return)  # stays out, as nobody tells who would win
    den.open_curtain()
    assert den.window.hint.isEnabled()
