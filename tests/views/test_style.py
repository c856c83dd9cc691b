"""The style sheet is whole: no colour is left out and every picture is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from cascadia_qt.views.statistics.segments import Segments
from cascadia_qt.views.style import style_sheet
from cascadia_qt.views.theme import (
    CONTRAST,
    DARK,
    LIGHT,
    SEAT_COLOURS,
    Theme,
    behind_white,
    dressed,
    palette,
)
from tests.views.colour import contrast

# The screen that is none says so of every window.
pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.qt_log_ignore("plugin does not support", extend=True),
]


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
def test_every_picture_is_there(theme: Theme) -> None:
    pictures = re.findall(r'url\("(.+?)"\)', style_sheet(theme))
    assert pictures
    assert [name for name in pictures if not Path(name).is_file()] == []


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
def test_every_word_is_replaced_and_every_brace_closed(theme: Theme) -> None:
    sheet = style_sheet(theme)
    assert "$" not in sheet
    assert sheet.count("{") == sheet.count("}")


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
def test_what_cannot_be_used_looks_so_in_a_menu(qtbot: QtBot, theme: Theme) -> None:
    """Also under the pointer."""
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.setPalette(palette(theme))
    menu.setStyleSheet(style_sheet(theme))
    usable, unusable = (menu.addAction("MMMM") for _ in range(2))
    unusable.setEnabled(False)
    menu.resize(menu.sizeHint())
    pictures = menu.grab().toImage()
    usable_ink, unusable_ink = (
        _farthest(pictures.copy(menu.actionGeometry(action)), QColor(theme.paper))
        for action in (usable, unusable)
    )
    paper = QColor(theme.paper)
    assert contrast(usable_ink, paper) >= 4.5
    assert contrast(unusable_ink, paper) < contrast(usable_ink, paper) / 3
    menu.setActiveAction(unusable)
    touched = menu.grab().toImage().copy(menu.actionGeometry(unusable))
    assert touched.pixelColor(4, touched.height() // 2) == paper


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("focused", [False, True], ids=["", "focused"])
def test_the_chosen_segment_stands_out(qtbot: QtBot, theme: Theme, focused: bool) -> None:
    segments = Segments(2)
    qtbot.addWidget(segments)
    segments.setStyleSheet(style_sheet(theme))
    segments.set_words("Look", ("Drawn", "Table"))
    segments.show()
    segments.activateWindow()
    if focused:
        segments.buttons[0].setFocus()
    else:
        segments.setFocus()
    picture, track = segments.grab().toImage(), QColor(theme.sunken)
    least = 3.0 if theme.dark else 1.8
    for button in segments.buttons:
        edge = button.geometry().topLeft() + QPoint(button.width() // 2, 1)
        seen = contrast(picture.pixelColor(edge), track)
        assert (seen >= least) is button.isChecked()
        ink = _farthest(picture.copy(button.geometry().adjusted(4, 4, -4, -4)), track)
        middle = picture.pixelColor(button.geometry().topLeft() + QPoint(5, button.height() // 2))
        assert contrast(ink, middle) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
def test_the_arrows_of_a_file_dialog_are_seen(
    qtbot: QtBot, qapp: QApplication, theme: Theme
) -> None:
    before = qapp.palette()
    qapp.setPalette(palette(theme))
    qapp.setStyleSheet(style_sheet(theme))
    dialog = QFileDialog()
    qtbot.addWidget(dialog)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.show()
    buttons = [button for button in dialog.findChildren(QToolButton) if button.isVisible()]
    assert len(buttons) >= 6
    for button in buttons:
        button.setEnabled(True)
        ink = _farthest(button.grab().toImage(), QColor(theme.paper))
        assert contrast(ink, QColor(theme.paper)) >= 3
    qapp.setStyleSheet("")
    qapp.setPalette(before)


def test_everything_stands_out_in_high_contrast() -> None:
    theme = CONTRAST
    for ink in (theme.ink, theme.faded, theme.gold, theme.why, theme.loss):
        for paper in (theme.paper, theme.raised, theme.sunken):
            assert contrast(QColor(ink), QColor(paper)) >= 7, (ink, paper)
    assert contrast(QColor(theme.on_gold), QColor(theme.gold)) >= 7
    assert contrast(QColor(theme.line), QColor(theme.sunken)) >= 7
    with dressed(theme):
        behind = [behind_white(colour) for colour in SEAT_COLOURS.values()]
    assert all(contrast(QColor("white"), colour) >= 7 for colour in behind)


def _farthest(picture: QImage, paper: QColor) -> QColor:
    """The colour of the text: what is seen best on `paper`."""
    colours = (
        picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height())
    )
    return max(colours, key=lambda colour: contrast(colour, paper))
