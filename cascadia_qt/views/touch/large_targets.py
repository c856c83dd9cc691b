"""Targets that fingers hit: forty pixels, padding and border included, once there are fingers."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

LEAST = 40
_FINGERS = "for_fingers"

SHEET = """
QMenuBar::item { padding: 13px 12px; }
QMenu::item { padding: 13px 24px; }
QToolButton { min-height: 30px; }
QPushButton { min-height: 26px; }
QLineEdit, QComboBox { min-height: 30px; }
QSpinBox { min-width: 40px; min-height: 38px; padding: 0 40px; }
QSpinBox:focus { min-height: 36px; padding: 0 39px; }
QSpinBox::down-button { subcontrol-position: center left; width: 40px; height: 40px; }
QSpinBox::up-button { subcontrol-position: center right; width: 40px; height: 40px; }
QComboBox QAbstractItemView::item { min-height: 40px; }
QCheckBox, QRadioButton { min-height: 34px; }
QPushButton[segment="true"] { min-height: 30px; }
QToolButton[mark="true"] { min-width: 28px; min-height: 28px; }
QPushButton[fold="true"] { min-height: 28px; }
QTabBar::tab { min-width: 40px; min-height: 40px; }
QPrintPreviewDialog QToolButton { min-width: 40px; min-height: 40px; padding: 0; }
#welcome_menu #welcome_recent { min-height: 28px; }
#help_pages::item, #help_hits::item { padding: 13px 12px; }
#help_pages::item:focus, #help_hits::item:focus { padding: 11px 10px; }
Swatch, FilmButton { min-width: 40px; min-height: 40px; }
PlayerTab, Scrubber { min-height: 40px; }
"""


def make_room(*, fingers: bool) -> None:
    """Tells everybody whether there are fingers; style sheets are to be set afterwards."""
    app = QApplication.instance()
    assert app is not None
    app.setProperty(_FINGERS, fingers)


def for_fingers() -> bool:
    """Whether everything is to be large enough for fingers."""
    app = QApplication.instance()
    return app is not None and bool(app.property(_FINGERS))


def least(side: int) -> int:
    """`side`, or what a finger needs if there are fingers."""
    return max(side, LEAST) if for_fingers() else side
