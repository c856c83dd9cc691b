"""The style sheet: rounded, quiet, on an eight-pixel grid."""

from __future__ import annotations

from string import Template

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from cascadia_qt.assets import resource
from cascadia_qt.views.text_size import sized
from cascadia_qt.views.theme import Theme
from cascadia_qt.views.touch.large_targets import SHEET as FOR_FINGERS
from cascadia_qt.views.touch.large_targets import for_fingers

_SHEET = Template("""
QMainWindow, QDialog, QMenu, QMenuBar, QToolBar { background: $paper; color: $ink; }
QMenuBar::item { padding: 4px 10px; border-radius: 4px; }
QMenuBar::item:selected, QMenu::item:selected { background: $sunken; color: $ink; }
QMenu { border: 1px solid $line; padding: 4px; }
QMenu::item { padding: 6px 24px; border-radius: 4px; }
QMenu::item:disabled, QMenuBar::item:disabled { background: transparent; color: $disabled; }
QMenu::separator { background: $line; height: 1px; margin: 4px 8px; }
QMenu::indicator { width: 12px; height: 12px; left: 8px; }
QMenu::indicator:checked { image: url("$marks/chosen.svg"); }
QMenu::indicator:checked:disabled { image: none; }
QToolBar { border: none; padding: 2px 12px; spacing: 4px; }
QToolBar::separator { background: $line; width: 1px; margin: 6px 6px; }
QToolButton { border: none; border-radius: 6px; padding: 5px 10px; color: $ink; }
QToolButton:hover { background: $sunken; }
QToolBar QToolButton:checked { background: $chosen; border: 1px solid $gold; padding: 4px 9px; }
QToolButton:focus { border: 2px solid $why; padding: 3px 8px; }
QToolButton:disabled { color: $disabled; }
QPushButton {
    background: $raised; color: $ink; border: 1px solid $line; border-radius: 6px;
    padding: 6px 14px; min-height: 18px;
}
QPushButton:hover { border-color: $gold; }
QPushButton:pressed { background: $sunken; }
QPushButton:focus { border: 2px solid $why; padding: 5px 13px; }
QPushButton[primary="true"] {
    background: $gold; color: $on_gold; border-color: $gold; font-weight: 600;
}
QPushButton[primary="true"]:hover { border-color: $ink; }
QPushButton[primary="true"]:focus { border-color: $ink; }
QPushButton[quiet="true"] { background: transparent; color: $faded; border-color: transparent; }
QPushButton[quiet="true"]:hover { background: $sunken; color: $ink; }
QPushButton[quiet="true"]:focus { color: $ink; border-color: $why; }
QPushButton:disabled, QPushButton[primary="true"]:disabled {
    background: transparent; color: $faded; border-color: $line; font-weight: normal;
}
QToolTip { background: $raised; color: $ink; border: 1px solid $line; padding: 4px; }
#prompt_bar { background: $raised; border-bottom: 1px solid $line; }
#guide_bar { background: $raised; border-top: 3px solid $gold; }
#guide_progress { color: $faded; }
#guide_sentence { font-size: 1.15em; font-weight: 600; }
#guide_word { color: $why; }
#side_panel[drawer="true"] { background: $paper; border-left: 1px solid $line; }
#prompt_who {
    color: white; border: 1px solid $line; border-radius: 6px; padding: 4px 12px; font-weight: 600;
}
#prompt_bar QPushButton { padding: 6px 10px; }
#prompt_bar QPushButton:focus { padding: 5px 9px; }
#prompt_what { font-size: 1.15em; }
#prompt_count { font-weight: 600; padding-right: 8px; }
#prompt_turn, #supply { color: $faded; }
#welcome_title { font-size: 3.6em; font-weight: 600; letter-spacing: 1px; }
#welcome_motto { color: $faded; font-size: 1.15em; }
#welcome_section { color: $faded; }
#welcome_menu QPushButton { padding: 10px 16px; font-size: 1.15em; }
#welcome_menu #welcome_recent {
    background: transparent; border: none; text-align: left; padding: 6px 8px; font-size: 1.08em;
}
#welcome_menu #welcome_recent:hover, #welcome_menu #welcome_recent:focus { background: $sunken; }
#score_title, #about_name, #error_title { font-size: 1.65em; font-weight: 600; }
#curtain_card { background: $raised; border-radius: 10px; }
#curtain_title { font-size: 1.65em; font-weight: 600; }
#score_detail { color: $faded; }
#toast { background: $ink; color: $paper; border-radius: 6px; padding: 8px 16px; }
#hint_card, #entering_card { background: $raised; border: 1px solid $line; border-radius: 6px; }
#entering_star { color: $gold; font-size: 1.3em; }
#entering_gold { font-weight: 600; }
#hint_title { font-weight: 600; }
#hint_details { color: $faded; }
#sheet_card, #why_card { background: $raised; border: 1px solid $line; border-radius: 8px; }
#sheet, #sheet QHeaderView { background: transparent; border: none; }
PaintedTable QTableCornerButton::section { background: $raised; border: none; }
#board_table { background: $raised; border: 1px solid $line; gridline-color: $line; }
#board_table QHeaderView, #board_table QTableCornerButton::section {
    background: $paper; border: none; }
#board_table QHeaderView::section {
    background: $paper; color: $faded; border: none; padding: 6px 8px; }
#board_table::item:selected { background: $sunken; color: $ink; }
#board_table::item:focus { border: 2px solid $why; }
#help_card { background: $raised; border: 1px solid $line; border-radius: 8px; }
#help_text { background: transparent; border: none; }
#help_pages, #help_hits { background: transparent; border: none; outline: none; font-size: 1.08em; }
#help_pages::item, #help_hits::item { padding: 8px 12px; border-radius: 6px; color: $ink; }
#help_pages::item:hover, #help_hits::item:hover { background: $raised; }
#help_pages::item:selected, #help_hits::item:selected { background: $sunken; color: $ink; }
#help_pages::item:focus, #help_hits::item:focus { border: 2px solid $why; padding: 6px 10px; }
#keys_card { background: $raised; border: 1px solid $line; border-radius: 8px; }
#keys_heading { font-size: 1.15em; font-weight: 600; }
#keycap {
    background: $paper; border: 1px solid $line; border-bottom-width: 2px; border-radius: 4px;
    padding: 2px 8px;
}
#about_version, #about_note { color: $faded; }
""")

_CONTROLS = Template("""
QPushButton, QToolButton, QCheckBox, QRadioButton { outline: none; }
QLineEdit, QComboBox, QSpinBox {
    background: $sunken; color: $ink; border: 1px solid $line; border-radius: 6px;
    padding: 4px 8px; min-height: 20px;
    selection-background-color: $gold; selection-color: $on_gold;
}
QLineEdit { placeholder-text-color: $faded; }
QLineEdit:hover, QComboBox:hover, QSpinBox:hover { border-color: $gold; }
QLineEdit:focus, QComboBox:focus, QComboBox:on, QSpinBox:focus {
    border: 2px solid $why; padding: 3px 7px;
}
QLineEdit[tight="true"] { padding: 4px 0; }
QLineEdit[tight="true"]:focus { padding: 3px 0; }
QLineEdit[wrong="true"] { border-color: $loss; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled {
    background: transparent; color: $faded; border-color: $line;
}
QComboBox { padding-right: 4px; combobox-popup: 0; }
QComboBox:focus, QComboBox:on { padding-right: 3px; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow { image: url("$marks/down.svg"); width: 12px; height: 12px; }
QComboBox QAbstractItemView {
    background: $raised; color: $ink; border: 1px solid $line; outline: none; padding: 4px;
    selection-background-color: $sunken; selection-color: $ink;
}
QComboBox QAbstractItemView::item { min-height: 28px; padding: 0 8px; border-radius: 4px; }
QComboBox QAbstractItemView::item:selected { background: $sunken; color: $ink; }
QSpinBox::up-button, QSpinBox::down-button { border: none; width: 20px; }
QSpinBox::up-arrow { image: url("$marks/up.svg"); width: 12px; height: 12px; }
QSpinBox::down-arrow { image: url("$marks/down.svg"); width: 12px; height: 12px; }
QCheckBox, QRadioButton {
    color: $ink; spacing: 8px; border: 2px solid transparent; border-radius: 6px; padding: 1px 4px;
}
QCheckBox:focus, QRadioButton:focus { border-color: $why; }
QCheckBox:disabled, QRadioButton:disabled { color: $faded; }
QCheckBox::indicator, QRadioButton::indicator {
    width: 16px; height: 16px; background: $sunken; border: 1px solid $faded;
}
QCheckBox::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: 9px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $gold; }
QCheckBox::indicator:checked {
    background: $gold; border-color: $gold; image: url("$marks/tick.svg");
}
QRadioButton::indicator:checked {
    width: 8px; height: 8px; background: $raised; border: 5px solid $gold;
}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $line; }
QCheckBox::indicator:checked:disabled { background: $line; }
QFileDialog {
    backward-icon: url("$marks/left.svg"); forward-icon: url("$marks/right.svg");
    filedialog-parent-directory-icon: url("$marks/up.svg");
}
QMessageBox {
    messagebox-warning-icon: url("$marks/warning.svg");
    messagebox-question-icon: url("$marks/question.svg");
}
QMessageBox #qt_msgboxex_icon_label { margin: 12px 4px 12px 12px; }
QMessageBox #qt_msgbox_label { margin: 20px 16px 12px 0; }
QMessageBox QPushButton { min-width: 56px; margin: 0 4px 8px 4px; }
QFrame[track="true"] { background: $sunken; border: none; border-radius: 6px; }
QPushButton[segment="true"] {
    background: transparent; color: $faded; border: 2px solid transparent; border-radius: 5px;
    padding: 3px 10px; min-height: 18px;
}
QPushButton[segment="true"]:hover { color: $ink; }
QPushButton[segment="true"]:checked { background: $chosen; color: $ink; border-color: $gold; }
QPushButton[segment="true"]:focus { border-color: $why; }
#helps_card { background: $raised; border: 1px solid $line; }
QPushButton[place_to_fill="true"] {
    background: transparent; color: $faded; border: 1px dashed $faded;
}
QPushButton[place_to_fill="true"]:hover { color: $ink; border-color: $gold; }
QPushButton[place_to_fill="true"]:focus { color: $ink; border: 2px solid $why; }
QToolButton[mark="true"] { border: 2px solid transparent; padding: 4px; }
QToolButton[mark="true"]:focus { border-color: $why; }
QPushButton[fold="true"] {
    background: transparent; border: 2px solid transparent; padding: 4px 6px 4px 0;
    font-weight: 600; min-height: 1.3em;
}
QPushButton[fold="true"]:hover { background: $sunken; }
QPushButton[fold="true"]:focus { border-color: $why; }
QLabel[place="true"] {
    color: white; border-radius: 12px; font-weight: 600;
    min-width: 24px; min-height: 24px;
}
QFrame[footer="true"] { border: none; border-top: 1px solid $line; }
QLabel[heading="true"] { font-size: 1.15em; font-weight: 600; }
QLabel[title="true"] { font-weight: 600; }
QLabel[quiet="true"] { color: $faded; }
QLabel[error="true"] { color: $loss; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $line; border-radius: 4px; margin: 2px; }
QScrollBar::handle:hover { background: $faded; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")


_OUTLINES = Template("""
QToolButton { border: 1px solid $line; padding: 4px 9px; }
QPushButton:focus, QToolButton:focus { border: 3px solid $why; padding: 4px 12px; }
QPushButton[primary="true"]:focus { border: 3px solid $why; }
QPushButton[quiet="true"], QPushButton[segment="true"] { border-color: $line; color: $ink; }
QPushButton[segment="true"]:checked { background: $gold; color: $on_gold; }
QPushButton[segment="true"]:focus { border: 3px solid $why; padding: 2px 9px; }
QMenuBar::item:selected, QMenu::item:selected { background: $gold; color: $on_gold; }
QCheckBox:focus, QRadioButton:focus { border: 3px solid $why; padding: 0 3px; }
QLineEdit:focus, QComboBox:focus, QComboBox:on, QSpinBox:focus {
    border: 3px solid $why; padding: 2px 6px;
}
QScrollBar::handle { background: $ink; }
QFrame[track="true"] { border: 1px solid $line; }
""")

_WASH = 0.25  # of gold, on what is chosen


def style_sheet(theme: Theme) -> str:
    """The style of every widget in the colours of `theme`, sized as the application's font."""
    words = {name: getattr(theme, name) for name in Theme._fields}
    gold = QColor(theme.gold)
    words["chosen"] = f"rgba({gold.red()}, {gold.green()}, {gold.blue()}, {_WASH})"
    words["marks"] = resource("marks").as_posix()
    sheets = (_SHEET, _CONTROLS, _OUTLINES) if theme.outlined else (_SHEET, _CONTROLS)
    sheet = "".join(sheet.substitute(words) for sheet in sheets)
    return sized(sheet + FOR_FINGERS if for_fingers() else sheet)


def tools_sheet() -> str:
    """The mark of a toolbar that has more; who shows no tools does without Qt's library for it."""
    mark = resource("marks/more.svg").as_posix()
    return f'#qt_toolbar_ext_button {{ image: url("{mark}"); padding: 0; }}'


def dress(widget: QWidget, sheet: str) -> bool:
    """Gives `widget` a style sheet of its own, and tells whether it was another one than before.

    Qt tells of one change of the palette more than once, and of those that a sheet makes.
    """
    if sheet == widget.styleSheet():
        return False
    widget.setStyleSheet(sheet)
    return True
