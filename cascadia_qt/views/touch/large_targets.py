"""The style of what fingers are to hit: forty pixels, padding and border included."""

from __future__ import annotations

LARGE = """
QMenuBar::item { padding: 11px 12px; }
QMenu::item { padding: 12px 24px; }
QToolButton { min-width: 20px; min-height: 30px; }
QPushButton { min-width: 10px; min-height: 26px; }
QLineEdit, QComboBox { min-height: 30px; }
QSpinBox { min-width: 100px; min-height: 30px; padding: 4px 44px; }
QSpinBox:focus { padding: 3px 43px; }
QSpinBox::down-button { subcontrol-position: center left; width: 40px; height: 40px; }
QSpinBox::up-button { subcontrol-position: center right; width: 40px; height: 40px; }
QComboBox QAbstractItemView::item { min-height: 40px; }
QCheckBox, QRadioButton { min-height: 34px; }
QPushButton[segment="true"] { min-height: 30px; }
QToolButton[mark="true"] { min-width: 28px; min-height: 28px; }
QPushButton[fold="true"] { min-height: 28px; }
QTabBar::tab { min-height: 40px; min-width: 40px; }
Scrubber { min-height: 40px; }
"""
