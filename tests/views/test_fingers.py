"""What fingers do to any window: each widget gets what a mouse would have given it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QGraphicsScene,
    QLabel,
    QListWidget,
    QPushButton,
    QSlider,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cascadia_qt.views.any_input import AnyInput
from cascadia_qt.views.touch.fingers import HELD, Fingers
from cascadia_qt.views.zoom_view import ZoomView
from tests.fingers import cancel, drag, lift, move, pinch, press, rest, tap

Kind = QEvent.Type
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


class Room(QWidget):
    """A window with one thing of every kind."""

    def __init__(self) -> None:
        super().__init__()
        self.button, self.list, self.slider = QPushButton("Here"), QListWidget(), QSlider()
        self.button.setToolTip("A tip")
        self.list.addItems([f"Line {number}" for number in range(100)])
        self.list.setMinimumHeight(200)
        self.slider.setOrientation(Qt.Orientation.Horizontal)
        self.held, self.view = QLabel("Hold"), ZoomView()
        self.held.setProperty(HELD, True)
        self.view.setScene(QGraphicsScene(0, 0, 4000, 4000))
        self.view.setSceneRect(-4000, -4000, 12000, 12000)
        column = QVBoxLayout(self)
        for widget in (self.button, self.list, self.slider, self.held, self.view):
            column.addWidget(widget)
        self.resize(400, 700)


class Ear(QObject):
    """Hears what of a mouse comes to a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.heard: list[QEvent.Type] = []
        widget.installEventFilter(self)

    def last(self) -> QEvent.Type:
        return self.heard[-1]

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        kinds = (Kind.Enter, Kind.Leave, Kind.MouseButtonPress, Kind.MouseButtonRelease)
        if event.type() in kinds:
            self.heard.append(event.type())
        return False


@pytest.fixture
def fingers(qapp: QApplication) -> Iterator[Fingers]:
    fingers = Fingers(qapp, qapp)
    yield fingers
    fingers.deleteLater()


@pytest.fixture
def room(qtbot: QtBot, fingers: Fingers) -> Room:
    room = Room()
    qtbot.addWidget(room)
    room.show()
    fingers.watch(room.windowHandle())
    qtbot.waitExposed(room)
    return room


def test_a_tap_clicks_and_a_rest_does_not(room: Room, fingers: Fingers) -> None:
    clicks: list[bool] = []
    touches: list[str] = []
    room.button.clicked.connect(lambda: clicks.append(True))
    fingers.touched.connect(lambda: touches.append("touched"))
    tap(room.button)
    assert (len(clicks), len(touches)) == (1, 1)
    ear = Ear(room.button)
    rest(room.button)
    assert QToolTip.text() == "A tip"
    lift(room.button)
    assert len(clicks) == 1
    assert Kind.MouseButtonPress not in ear.heard
    assert ear.last() is Kind.Enter
    tap(room.slider)
    assert ear.last() is Kind.Leave


def test_a_finger_that_slips_still_taps_and_one_that_slides_away_does_not(room: Room) -> None:
    clicks: list[bool] = []
    room.button.clicked.connect(lambda: clicks.append(True))
    drag(room.button, QPoint(100, 10), QPoint(106, 14))
    assert len(clicks) == 1
    drag(room.button, QPoint(100, 10), QPoint(100, 60))
    assert len(clicks) == 1


def test_a_list_is_scrolled_and_a_slider_pulled(room: Room) -> None:
    drag(room.list.viewport(), QPoint(50, 100), QPoint(50, 20))
    assert room.list.verticalScrollBar().value() >= 60
    assert room.list.selectedItems() == []
    tap(room.list.viewport(), QPoint(50, 10))
    assert len(room.list.selectedItems()) == 1
    start = QPoint(6, room.slider.height() // 2)
    drag(room.slider, start, start + QPoint(150, 0))
    assert room.slider.value() > 20


def test_a_touch_that_the_system_takes_away_does_nothing(room: Room) -> None:
    clicks: list[bool] = []
    room.button.clicked.connect(lambda: clicks.append(True))
    press(room.button)
    cancel(room.button)
    press(room.button, QPoint(100, 10))
    move(room.button, QPoint(130, 12))
    cancel(room.button)
    assert clicks == []
    assert not room.button.isDown()
    start = QPoint(6, room.slider.height() // 2)
    press(room.slider, start)
    move(room.slider, start + QPoint(150, 0))
    assert room.slider.value() > 20
    cancel(room.slider)
    assert room.slider.value() == 0
    tap(room.button)
    assert clicks == [True]


def test_what_is_to_be_held_is_pressed_at_once(room: Room) -> None:
    ear = Ear(room.held)
    press(room.held)
    assert ear.last() is Kind.MouseButtonPress
    lift(room.held)
    assert ear.last() is Kind.MouseButtonRelease


def test_two_fingers_zoom_and_a_third_thing_stays_as_it_is(room: Room) -> None:
    middle = QPoint(180, 60)
    before, fixed = room.view.transform().m11(), room.view.mapToScene(middle)
    ear = Ear(room.view.viewport())
    pinch(room.view.viewport(), middle, 20, 50)
    assert room.view.transform().m11() == pytest.approx(before * 2.5, rel=0.02)
    assert (room.view.mapFromScene(fixed) - middle).manhattanLength() <= 6
    assert Kind.MouseButtonPress not in ear.heard
    line = room.list.verticalScrollBar().value()
    pinch(room.list.viewport(), middle, 20, 50)
    assert room.list.verticalScrollBar().value() == line


def test_a_touch_that_somebody_else_has_taken_is_nobodys(room: Room) -> None:
    heard: list[str] = []

    def take() -> bool:
        heard.append("taken")
        return True

    AnyInput(room, take).listen()
    ear = Ear(room.view.viewport())
    drag(room.view.viewport(), QPoint(20, 20), QPoint(80, 50))
    assert heard == ["taken"]
    assert Kind.MouseButtonPress not in ear.heard
    drag(room.view.viewport(), QPoint(20, 20), QPoint(80, 50))
    assert Kind.MouseButtonPress in ear.heard


def test_a_tap_may_close_its_window(room: Room, qtbot: QtBot, fingers: Fingers) -> None:
    other = QPushButton("Close")
    other.show()
    fingers.watch(other.windowHandle())
    other.clicked.connect(other.close)
    other.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    with qtbot.waitSignal(other.destroyed):
        tap(other)
    tap(room.button)


def test_a_tap_may_open_a_dialog_that_waits(room: Room, qtbot: QtBot) -> None:
    opened: list[int] = []

    def ask() -> None:
        dialog = QDialog(room)
        close = QPushButton("Close", dialog)
        close.clicked.connect(dialog.accept)
        qtbot.addWidget(dialog)
        QTimer.singleShot(50, dialog, lambda: tap(close))
        opened.append(dialog.exec())

    room.button.clicked.connect(ask)
    tap(room.button)
    assert opened == [QDialog.DialogCode.Accepted]
