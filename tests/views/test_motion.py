"""Motion: short, at the chosen speed, and never in the way."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
import shiboken6
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Property, QObject
from pytestqt.qtbot import QtBot

from cascadia_qt.views.motion import Motion

LONGEST = 300


class Dot(QObject):
    """Something with two numbers that can glide."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.x = self.y = -1.0

    def _get_x(self) -> float:
        return self.x

    def _set_x(self, value: float) -> None:
        self.x = value

    def _get_y(self) -> float:
        return self.y

    def _set_y(self, value: float) -> None:
        self.y = value

    across = Property(float, _get_x, _set_x)
    down = Property(float, _get_y, _set_y)


class Count:
    """Counts how often it is called."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self) -> None:
        self.calls += 1


@pytest.fixture
def room(qtbot: QtBot) -> Iterator[QObject]:
    """The parent of all that is moved in a test."""
    room = QObject()
    yield room
    shiboken6.delete(room)


@pytest.fixture
def motion(qtbot: QtBot) -> Motion:
    return Motion()


def durations(motion: Motion, target: QObject) -> list[int]:
    """How long what moves of `target` takes."""
    return [glide.duration for glide in motion.running if glide.target is target]


def delete_now(target: QObject) -> None:
    shiboken6.delete(target)


def delete_later(target: QObject) -> None:
    target.deleteLater()


def test_a_motion_begins_at_its_start(motion: Motion, room: QObject) -> None:
    dot = Dot(room)
    motion.glide(dot, "across", 3.0, 7.0, 200)
    assert dot.x == 3.0
    assert motion.moving


def test_a_motion_ends_at_its_end(motion: Motion, room: QObject, qtbot: QtBot) -> None:
    dot, landed = Dot(room), Count()
    motion.glide(dot, "across", 3.0, 7.0, 20, landed)
    qtbot.waitUntil(lambda: not motion.moving)
    assert (dot.x, landed.calls) == (7.0, 1)


def test_nothing_is_left_of_a_motion_that_has_ended(
    motion: Motion, room: QObject, qtbot: QtBot
) -> None:
    dot = Dot(room)
    motion.glide(dot, "across", 3.0, 7.0, 20)
    motion.finish()
    qtbot.waitUntil(lambda: durations(motion, dot) == [])


@pytest.mark.parametrize(("percent", "milliseconds"), [(0, 200), (100, 0), (50, 1), (0, 0)])
def test_no_time_is_at_once(percent: int, milliseconds: int, motion: Motion, room: QObject) -> None:
    dot, landed = Dot(room), Count()
    motion.set_percent(percent)
    motion.glide(dot, "across", 3.0, 7.0, milliseconds, landed)
    assert (dot.x, landed.calls) == (7.0, 1)
    assert not motion.moving
    assert durations(motion, dot) == []


@pytest.mark.parametrize("percent", [0, 50, 100, 200])
def test_motions_are_on_but_at_zero(percent: int, motion: Motion) -> None:
    motion.set_percent(percent)
    assert motion.switched_on is (percent > 0)


@pytest.mark.parametrize(
    ("percent", "milliseconds", "expected"),
    [
        (100, 200, 200),
        (50, 200, 100),
        (200, 120, 240),
        (100, 300, 300),
        (100, 301, 300),
        (200, 200, 300),
        (200, 60_000, 300),
        (50, 600, 300),
    ],
)
def test_how_long_a_motion_takes(
    percent: int, milliseconds: int, expected: int, motion: Motion, room: QObject
) -> None:
    dot = Dot(room)
    motion.set_percent(percent)
    motion.glide(dot, "across", 0.0, 1.0, milliseconds)
    assert durations(motion, dot) == [expected]


@given(st.integers(1, 1000), st.integers(1, 100_000))
def test_nothing_takes_longer_than_people_wait(percent: int, milliseconds: int) -> None:
    room, motion = QObject(), Motion()
    dot = Dot(room)
    motion.set_percent(percent)
    motion.glide(dot, "across", 0.0, 1.0, milliseconds)
    assert all(0 < duration <= LONGEST for duration in durations(motion, dot))


@pytest.mark.parametrize(("percent", "expected"), [(50, 400), (100, 800), (200, 1600)])
def test_what_is_watched_may_take_longer(
    motion: Motion, room: QObject, percent: int, expected: int
) -> None:
    dot = Dot(room)
    motion.set_percent(percent)
    motion.watch(dot, "across", 800, Count())
    assert durations(motion, dot) == [expected]
    assert dot.x == 0


def test_what_is_watched_passes_evenly(motion: Motion, room: QObject) -> None:
    dot, landed = Dot(room), Count()
    motion.watch(dot, "across", 800, landed)
    (glide,) = motion.running
    assert [glide.value_at(part) for part in (0.0, 0.25, 0.5, 1.0)] == [0, 0.25, 0.5, 1]
    motion.finish()
    assert (dot.x, landed.calls) == (1, 1)


def test_without_motion_nothing_is_watched(motion: Motion, room: QObject) -> None:
    dot, landed = Dot(room), Count()
    motion.set_percent(0)
    motion.watch(dot, "across", 800, landed)
    assert (dot.x, landed.calls, motion.moving) == (1, 1, False)


def test_finish_ends_everything_at_once(motion: Motion, room: QObject) -> None:
    dots, landed = [Dot(room) for _ in range(5)], Count()
    for dot in dots:
        motion.glide(dot, "across", 3.0, 7.0, 200, landed)
        motion.glide(dot, "down", 0.0, 9.0, 100, landed)
    motion.finish()
    assert [(dot.x, dot.y) for dot in dots] == [(7.0, 9.0)] * 5
    assert landed.calls == 10
    assert not motion.moving


def test_finish_without_motion_is_nothing(motion: Motion) -> None:
    motion.finish()
    assert not motion.moving


def test_switching_off_ends_what_moves(motion: Motion, room: QObject) -> None:
    dot, landed = Dot(room), Count()
    motion.glide(dot, "across", 3.0, 7.0, 200, landed)
    motion.set_percent(0)
    assert (dot.x, landed.calls, motion.moving) == (7.0, 1, False)


def test_another_speed_lets_go_on_what_moves(motion: Motion, room: QObject) -> None:
    motion.glide(dot := Dot(room), "across", 3.0, 7.0, 200)
    motion.set_percent(50)
    assert motion.moving
    assert durations(motion, dot) == [200]


def test_landing_is_told_once_even_if_it_is_finished_twice(
    motion: Motion, room: QObject, qtbot: QtBot
) -> None:
    dot, landed = Dot(room), Count()
    motion.glide(dot, "across", 3.0, 7.0, 200, landed)
    motion.finish()
    motion.finish()
    qtbot.waitUntil(lambda: durations(motion, dot) == [])
    assert landed.calls == 1


def test_landing_finds_the_end_and_nothing_moving(motion: Motion, room: QObject) -> None:
    dot, found = Dot(room), list[tuple[float, bool]]()
    motion.glide(dot, "across", 3.0, 7.0, 200, lambda: found.append((dot.x, motion.moving)))
    motion.finish()
    assert found == [(7.0, False)]


def test_a_landing_may_begin_another_motion(motion: Motion, room: QObject, qtbot: QtBot) -> None:
    dot = Dot(room)

    def go_back() -> None:
        motion.glide(dot, "across", 7.0, 3.0, 20)

    motion.glide(dot, "across", 3.0, 7.0, 20, go_back)
    motion.finish()
    assert motion.moving
    qtbot.waitUntil(lambda: not motion.moving)
    assert dot.x == 3.0


def test_a_new_motion_of_a_property_takes_the_place_of_the_old(
    motion: Motion, room: QObject
) -> None:
    dot, first, second = Dot(room), Count(), Count()
    motion.glide(dot, "across", 3.0, 7.0, 200, first)
    motion.glide(dot, "across", 5.0, 9.0, 200, second)
    motion.finish()
    assert (dot.x, first.calls, second.calls) == (9.0, 0, 1)
    assert not motion.moving


def test_an_instant_motion_takes_the_place_of_a_slow_one(motion: Motion, room: QObject) -> None:
    dot = Dot(room)
    motion.glide(dot, "across", 3.0, 7.0, 200)
    motion.glide(dot, "across", 5.0, 9.0, 0)
    motion.finish()
    assert (dot.x, motion.moving) == (9.0, False)


def test_stop_leaves_a_property_where_it_is(motion: Motion, room: QObject) -> None:
    dot, landed = Dot(room), Count()
    motion.glide(dot, "across", 3.0, 7.0, 200, landed)
    motion.stop(dot, "across")
    motion.finish()
    assert (dot.x, landed.calls, motion.moving) == (3.0, 0, False)


def test_stop_leaves_all_else_moving(motion: Motion, room: QObject) -> None:
    dot, other = Dot(room), Dot(room)
    motion.glide(dot, "across", 3.0, 7.0, 200)
    motion.glide(other, "across", 3.0, 7.0, 200)
    motion.stop(dot, "down")
    motion.stop(Dot(room), "across")
    motion.finish()
    assert (dot.x, other.x) == (7.0, 7.0)


@pytest.mark.parametrize("delete", [delete_now, delete_later])
def test_a_target_that_is_deleted_stops_moving(
    delete: Callable[[QObject], None], motion: Motion, room: QObject, qtbot: QtBot
) -> None:
    dot, other = Dot(room), Dot(room)
    motion.glide(dot, "across", 3.0, 7.0, 300)
    motion.glide(dot, "down", 3.0, 7.0, 300)
    delete(dot)
    qtbot.waitUntil(lambda: not motion.moving)
    motion.glide(other, "across", 3.0, 7.0, 200)
    motion.finish()
    assert other.x == 7.0


@pytest.mark.parametrize("delete", [delete_now, delete_later])
def test_a_landing_may_delete_its_own_target(
    delete: Callable[[QObject], None], motion: Motion, room: QObject, qtbot: QtBot
) -> None:
    dot = Dot(room)
    motion.glide(dot, "across", 3.0, 7.0, 20, lambda: delete(dot))
    qtbot.waitUntil(lambda: not shiboken6.isValid(dot))
    assert not motion.moving


@pytest.mark.parametrize("delete", [delete_now, delete_later])
def test_a_landing_may_delete_another_target(
    delete: Callable[[QObject], None], motion: Motion, room: QObject
) -> None:
    dot, other, last = Dot(room), Dot(room), Dot(room)
    motion.glide(dot, "across", 3.0, 7.0, 200, lambda: delete(other))
    motion.glide(other, "across", 3.0, 7.0, 200)
    motion.glide(last, "across", 3.0, 7.0, 200)
    motion.finish()
    assert last.x == 7.0
    assert not motion.moving


LAST_HOLDER = """
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from cascadia_qt.views.motion import Motion
app, motion = QCoreApplication([]), Motion()
for _ in range(20):
    target = QObject()
    target.setProperty("across", 0.0)
    motion.glide(target, "across", 3.0, 7.0, 200, lambda target=target: None)
    del target
    motion.finish()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
print(motion.moving)
"""


def test_a_landing_may_hold_its_target_when_nobody_else_does() -> None:
    """In a process of its own, because the way this goes wrong is a crash."""
    done = subprocess.run(
        [sys.executable, "-c", LAST_HOLDER], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "False\n"), done.stderr
