"""How large a window may be, so that all of it is on the screen."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from cascadia_qt.views.tall_scroll import TallScroll

_SHARE = 0.94  # of the window that a large dialog lies over
_FRAME = QSize(2, 40)  # what is drawn around a window, with its title


def room_for(window: QWidget) -> QSize:
    """The largest size of `window` that its screen has room for."""
    return window.screen().availableSize() - _FRAME


def most_of_window(dialog: QWidget) -> QSize:
    """So large that the pictures in `dialog` are, and the window below can still be seen."""
    parent, screen = dialog.parentWidget(), room_for(dialog)
    room = screen if parent is None else parent.window().size()
    return (room * _SHARE).expandedTo(dialog.minimumSizeHint()).boundedTo(screen)


def fit_height(window: QWidget, scroll: TallScroll) -> None:
    """Makes `window` so high that `scroll` need not scroll, or as high as there is room for."""
    window.ensurePolished()
    scroll.measure_anew()
    width = max(window.width(), window.minimumSizeHint().width())
    around = window.sizeHint().height() - scroll.sizeHint().height()
    wanted = QSize(width, around + scroll.height_of_all(width))
    window.resize(wanted.boundedTo(room_for(window)))


def keep_on_screen(window: QWidget) -> None:
    """Moves `window` as little as is needed for all of it to be seen."""
    room, frame = window.screen().availableGeometry(), window.frameGeometry()
    frame.moveRight(min(frame.right(), room.right()))
    frame.moveBottom(min(frame.bottom(), room.bottom()))
    frame.moveLeft(max(frame.left(), room.left()))
    frame.moveTop(max(frame.top(), room.top()))
    window.move(frame.topLeft())


def fit_into_screen(window: QWidget) -> None:
    """Shrinks and moves `window` as little as is needed for it and its frame to be seen."""
    frame = window.frameGeometry().size() - window.size()
    window.resize(window.size().boundedTo(window.screen().availableSize() - frame))
    keep_on_screen(window)
