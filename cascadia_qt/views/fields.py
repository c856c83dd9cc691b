"""Small manners of fields and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget


def keep_place(widget: QWidget) -> None:
    """Lets nothing move when `widget` hides."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)


def show_error(edit: QLineEdit, beside: QLabel, error: str) -> None:
    """Says beside `edit` what is wrong with it; nothing if it is well."""
    beside.setText(error)
    mark_error(edit, error)


def mark_error(edit: QLineEdit, error: str) -> None:
    """Shows whether something is wrong with `edit`, which is said elsewhere."""
    edit.setAccessibleDescription(error)
    edit.setProperty("wrong", bool(error))
    edit.style().unpolish(edit)
    edit.style().polish(edit)


def make_one_tab_stop(buttons: Sequence[QAbstractButton]) -> None:
    """Lets Tab reach only the checked one of buttons that exclude each other, arrows the others."""

    def follow() -> None:
        for button in buttons:
            policy = Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    for button in buttons:
        button.toggled.connect(follow)
    follow()


def set_tab_order(widgets: Sequence[QWidget]) -> None:
    """Lets Tab go through `widgets` from the first to the last."""
    for before, after in pairwise(widgets):
        QWidget.setTabOrder(before, after)


def click_focused(page: QWidget) -> bool:
    """Clicks the button of `page` that has the focus; whether there is one.

    Outside of dialogs a button takes Space only and leaves Enter to whatever it lies on.
    """
    focus = page.focusWidget()
    if isinstance(focus, QAbstractButton):
        focus.click()
        return True
    return False
