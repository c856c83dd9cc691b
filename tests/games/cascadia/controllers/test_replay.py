"""A replay leads through a game, as a film or by hand, and changes nothing in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from cascadia_qt.controllers import replay as replay_module
from cascadia_qt.controllers.replay import variation
from cascadia_qt.games.cascadia.controllers.replay import CascadiaReplay
from cascadia_qt.games.cascadia.model.preferences import CascadiaPreferences
from cascadia_qt.games.cascadia.model.scored_log import ScoredLog
from cascadia_qt.games.cascadia.rules.events import TilePlaced
from cascadia_qt.games.cascadia.rules.state import State, score_sheets
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.table.page import TablePage
from cascadia_qt.model.bot_seats import BotSeats
from cascadia_qt.model.game_log import LogRole
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.grid import SQUARE
from cascadia_qt.rules.record import Record, read_record, write_record
from cascadia_qt.shelf import RULES
from cascadia_qt.views.film.graph_key import GraphKey
from cascadia_qt.views.motion import Motion
from tests.documents import random_record
from tests.views.access.reader import heard, pressable

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
PATIENCE = 10_000  # milliseconds


@dataclass
class Cinema:
    """A replay on a page, and what it has asked for."""

    session: GameSession
    log: ScoredLog
    page: TablePage
    motion: Motion
    preferences: CascadiaPreferences
    replay: CascadiaReplay
    variations: list[Record]
    left: list[bool]

    @property
    def cursor(self) -> int:
        return self.replay.look.cursor

    @property
    def last(self) -> int:
        return self.session.history.cursor

    def state(self, cursor: int) -> State:
        state: State = self.session.history.moved(cursor).state
        return state

    def press(self, *keys: Qt.Key, held: Qt.KeyboardModifier | None = None) -> None:
        for key in keys:
            QTest.keyClick(self.page, key, held or Qt.KeyboardModifier.NoModifier)

    def prompt(self) -> str:
        return self.page.prompt.accessibleName()

    def answers(self) -> list[str]:
        buttons = self.page.prompt.findChildren(QPushButton)
        return [button.text() for button in buttons if not button.isHidden()]

    def answer(self, text: str) -> None:
        buttons = self.page.prompt.findChildren(QPushButton)
        [button] = [b for b in buttons if not b.isHidden() and b.text().startswith(text)]
        QTest.mouseClick(button, LEFT)

    def shows(self, state: State) -> bool:
        """Whether landscapes and totals are those of `state`."""
        laid = [{cell: item._tile for cell, item in s._tiles.items()} for s in self.page.scenes]
        totals = [spot.points for spot in self.page.scores.spots() if spot.line == "total"]
        return laid == [
            {cell: placed.tile for cell, placed in player.environment.items()}
            for player in state.players
        ] and totals == [sheet.total for sheet in score_sheets(state)]


Open = Callable[..., Cinema]


@pytest.fixture(scope="module")
def faces() -> Faces:
    return Faces()


@pytest.fixture
def open_(qtbot: Any, faces: Faces, tmp_path: Path) -> Iterator[Open]:
    opened: list[Cinema] = []

    def begin(record: Record, **wanted: object) -> Cinema:
        settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
        preferences = CascadiaPreferences(settings)
        for name, value in wanted.items():
            setattr(preferences, name, value)
        session, motion = GameSession(record), Motion()
        motion.set_percent(preferences.motion)
        log = ScoredLog(session)
        page = TablePage(record.options, log, faces, motion)
        log.setParent(page)
        replay = CascadiaReplay(log, page, preferences, QObject(session))
        replay.panel.setParent(page)
        qtbot.addWidget(page)
        cinema = Cinema(session, log, page, motion, preferences, replay, [], [])
        replay.variation_requested.connect(cinema.variations.append)
        replay.leave_requested.connect(lambda: cinema.left.append(True))
        opened.append(cinema)
        page.resize(1280, 760)
        replay.panel.resize(728, 144)
        page.show()
        return cinema

    yield begin
    for cinema in opened:
        cinema.replay.close()


@pytest.fixture
def cinema(open_: Open) -> Cinema:
    return open_(random_record(players=2, turns=6), motion=0)


def test_it_begins_at_the_beginning(cinema: Cinema) -> None:
    assert cinema.cursor == 0
    assert not cinema.replay.playing
    assert cinema.shows(cinema.state(0))
    assert cinema.prompt() == "Ann: The table is laid"


def test_readers_of_the_screen_find_buttons_only_where_they_do_something(cinema: Cinema) -> None:
    cinema.press(Key.Key_Right)
    assert heard(cinema.replay._reading.landmarks)
    assert heard(cinema.page.market.landmarks)
    assert pressable(cinema.page) == {"ScorePanel", "RacePanel", "Miniature"}


def test_every_step_is_shown_and_told(cinema: Cinema) -> None:
    before = write_record(cinema.session.record)
    for cursor in range(1, cinema.last + 1):
        cinema.press(Key.Key_Right)
        assert cinema.shows(cinema.state(cursor))
        row = cinema.log.index(cursor - 1)
        who = cinema.session.record.seats[row.data(LogRole.SEAT)].name
        assert cinema.prompt() == f"{who}: {row.data()}"
    cinema.press(Key.Key_Right)
    assert cinema.cursor == cinema.last
    assert write_record(cinema.session.record) == before


KEYS = [
    pytest.param([Key.Key_Right] * 3, 3, id="right"),
    pytest.param([Key.Key_PageDown] * 3 + [Key.Key_PageUp], 2, id="page down and up"),
    pytest.param([Key.Key_Right, Key.Key_Left, Key.Key_Left], 0, id="left of the beginning"),
    pytest.param([Key.Key_End, Key.Key_Left], -2, id="end"),
    pytest.param([Key.Key_End, Key.Key_Home], 0, id="home"),
]


@pytest.mark.parametrize(("keys", "cursor"), KEYS)
def test_keys_lead_through_the_game(cinema: Cinema, keys: list[Qt.Key], cursor: int) -> None:
    cinema.press(*keys)
    assert cinema.cursor == range(cinema.last + 1)[cursor]


def test_keys_with_control_lead_from_turn_to_turn(cinema: Cinema) -> None:
    turns = []
    for _ in range(6):
        cinema.press(Key.Key_PageDown, held=CONTROL)
        turns.append(cinema.state(cinema.cursor).turn)
    assert turns == [1, 2, 3, 4, 5, 6]
    cinema.press(Key.Key_Left)
    cinema.press(Key.Key_PageUp, held=CONTROL)
    assert cinema.state(cinema.cursor).turn == 5


def test_the_film_plays_to_the_end(
    open_: Open, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_module, "_PACE", 4)
    cinema = open_(random_record(SQUARE, 2, turns=4))
    seen: list[int] = []
    cinema.replay.look.changed.connect(lambda: seen.append(cinema.cursor))
    cinema.press(Key.Key_Space)
    assert cinema.replay.playing
    qtbot.waitUntil(lambda: not cinema.replay.playing, timeout=PATIENCE)
    assert seen == list(range(1, cinema.last + 1))
    assert cinema.replay.panel.bar.play.accessibleName() == "Play"


def test_a_film_that_is_over_begins_again(cinema: Cinema) -> None:
    cinema.press(Key.Key_End, Key.Key_Space)
    assert cinema.cursor == 0
    assert cinema.replay.playing


@pytest.mark.parametrize(
    "how",
    [
        pytest.param(lambda c: c.press(Key.Key_Space), id="Space"),
        pytest.param(lambda c: QTest.mouseClick(c.replay.panel.bar.play, LEFT), id="the button"),
        pytest.param(lambda c: c.press(Key.Key_Right), id="a step"),
        pytest.param(lambda c: c.press(Key.Key_PageDown, held=CONTROL), id="a turn"),
        pytest.param(lambda c: c.replay.play_on(), id="playing on"),
    ],
)
def test_the_film_stops_for(cinema: Cinema, how: Callable[[Cinema], None]) -> None:
    cinema.replay.toggle()
    assert cinema.replay.panel.bar.play.accessibleName() == "Pause"
    how(cinema)
    assert not cinema.replay.playing
    assert cinema.replay.panel.bar.play.accessibleName() == "Play"


def test_the_film_plays_on_from_where_one_jumps(cinema: Cinema) -> None:
    cinema.replay.toggle()
    cinema.page.log.step_chosen.emit(5)
    assert cinema.cursor == 5
    assert cinema.replay.playing


def test_up_is_faster_and_down_slower(cinema: Cinema) -> None:
    pace = cinema.replay._film.interval()
    cinema.press(Key.Key_Up, Key.Key_Up)
    assert cinema.replay._film.interval() == pace // 4
    cinema.press(Key.Key_Down, Key.Key_Down, Key.Key_Down)
    assert cinema.replay._film.interval() == pace * 2


def test_the_next_film_is_as_fast_as_the_last(open_: Open) -> None:
    record = random_record(players=2, turns=2)
    first = open_(record, motion=0)
    first.press(Key.Key_Up)
    following = open_(record)
    assert following.preferences.film_speed == 200
    assert following.replay._film.interval() == first.replay._film.interval()
    assert following.replay.panel.bar._speeds.checkedId() == 200


def test_nothing_to_play_is_no_film(open_: Open) -> None:
    cinema = open_(random_record(turns=0))
    cinema.press(Key.Key_Space, Key.Key_Right)
    assert not cinema.replay.playing
    assert cinema.cursor == 0


def test_a_click_on_the_graph_goes_there(cinema: Cinema, qtbot: Any) -> None:
    graph = cinema.replay.panel.graph
    starts = [c for c in range(1, cinema.last) if cinema.state(c).turn > cinema.state(c - 1).turn]
    qtbot.waitUntil(lambda: graph.width() > 200)
    for cursor in starts[1:4]:
        QTest.mouseClick(graph, LEFT, pos=graph.frame.point_of(cursor, 0).toPoint())
        assert cinema.cursor == cursor
        assert cinema.shows(cinema.state(cursor))


def test_the_slider_goes_to_every_step(cinema: Cinema) -> None:
    scrubber = cinema.replay.panel.scrubber
    QTest.keyClick(scrubber, Key.Key_Right)
    assert cinema.cursor == 1
    cinema.press(Key.Key_Right)
    assert scrubber.value() == 2


def test_the_key_tells_the_points_of_the_step(cinema: Cinema, qtbot: Any) -> None:
    cinema.replay.look.go_to(9)
    sheets = score_sheets(cinema.state(9))
    key = cinema.replay.panel.findChild(GraphKey)
    assert isinstance(key, GraphKey)
    told = {f"{name}: {sheet.total}" for name, sheet in zip(("Ann", "Ben"), sheets, strict=True)}
    qtbot.waitUntil(lambda: told <= {row.accessibleName() for row in key._seat_rows})


def test_no_gesture_plays(cinema: Cinema) -> None:
    before = write_record(cinema.session.record)
    cinema.press(Key.Key_Right, Key.Key_1, Key.Key_D, Key.Key_R, Key.Key_Y, Key.Key_J)
    market = cinema.page.market
    QTest.mouseClick(market, LEFT, pos=market.tile_rect(1).center().toPoint())
    QTest.mouseClick(cinema.page.board.viewport(), LEFT)
    assert cinema.cursor == 1
    assert write_record(cinema.session.record) == before


def test_a_miniature_shows_its_landscape_large(cinema: Cinema) -> None:
    cinema.page.seat_clicked.emit(1)
    assert cinema.page.board.scene() is cinema.page.scenes[1]
    cinema.press(Key.Key_1, held=CONTROL)
    assert cinema.page.board.scene() is cinema.page.scenes[0]
    cinema.press(Key.Key_4, held=CONTROL)
    assert cinema.page.board.scene() is cinema.page.scenes[0]


def test_computers_do_not_think(open_: Open) -> None:
    record = random_record(turns=3)
    seats = tuple(replace(seat, bot="random") for seat in record.seats)
    cinema = open_(replace(record, seats=seats))
    assert cinema.replay.findChildren(BotSeats) == []
    cinema.press(Key.Key_End)
    assert cinema.answers()[0] == "Play on from here"


def test_playing_on_asks_for_a_variation(cinema: Cinema) -> None:
    cinema.press(*[Key.Key_Right] * 4)
    cinema.answer("Play on")
    [made] = cinema.variations
    assert made.history.state == cinema.state(4)
    assert made.history.entries == cinema.session.history.entries[:4]
    assert made.seats == cinema.session.record.seats


def test_a_variation_draws_what_was_drawn(cinema: Cinema) -> None:
    made = variation(cinema.session.record, 5)
    again = read_record(write_record(made), RULES)
    assert again.history.state == cinema.state(5)
    history = again.history
    for entry in cinema.session.history.entries[5:]:
        history = history.played(again.rules, entry.action)
    assert history.state == cinema.session.state


def test_a_game_that_is_over_cannot_be_played_on(open_: Open) -> None:
    cinema = open_(random_record(players=1), motion=0)
    cinema.press(Key.Key_End)
    total = score_sheets(cinema.session.state)[0].total
    assert str(total) in cinema.prompt()
    assert cinema.answers() == ["Leave the replay  (Esc)"]
    cinema.replay.play_on()
    assert cinema.variations == []


def test_the_end_tells_who_has_won(open_: Open) -> None:
    cinema = open_(random_record(players=2), motion=0)
    cinema.press(Key.Key_End)
    totals = [sheet.total for sheet in score_sheets(cinema.session.state)]
    winner = ("Ann", "Ben")[totals.index(max(totals))]
    assert cinema.prompt().startswith(f"{winner}: ")
    assert cinema.prompt().endswith(winner)


def test_it_can_be_left(cinema: Cinema) -> None:
    cinema.press(Key.Key_Escape)
    cinema.answer("Leave")
    assert cinema.left == [True, True]


def test_tiles_glide_only_when_time_runs_forward(open_: Open) -> None:
    cinema = open_(random_record(players=2, turns=4), motion=100)
    laid = next(
        cursor
        for cursor, entry in enumerate(cinema.session.history.entries, 1)
        if any(isinstance(event, TilePlaced) for event in entry.step.events)
    )
    cinema.replay.look.go_to(laid - 1)
    cinema.motion.finish()
    cinema.press(Key.Key_Right)
    assert "pos" in {glide.name for glide in cinema.motion.running}
    cinema.press(Key.Key_Right)
    cinema.motion.finish()
    cinema.press(Key.Key_Left)
    assert "pos" not in {glide.name for glide in cinema.motion.running}


@pytest.mark.parametrize(("turns", "hidden"), [(4, True), (None, False)], ids=["running", "over"])
def test_purists_see_no_points_before_the_end(open_: Open, turns: int | None, hidden: bool) -> None:
    cinema = open_(random_record(turns=turns), purist=True)
    assert cinema.page.scores.isHidden() is hidden
    assert cinema.replay.panel.key.isHidden() is hidden


def test_a_number_shows_its_reasons(cinema: Cinema) -> None:
    cinema.press(*[Key.Key_Right] * 3)
    scene = cinema.page.scenes[0]
    cinema.page.scores.line_hovered.emit(0, "habitats")
    assert scene._lights is not None
    cinema.page.scores.line_left.emit()
    assert scene._lights is None


def test_another_language_is_spoken(cinema: Cinema) -> None:
    cinema.page.prompt.show_prompt("", "", "", "")
    QCoreApplication.sendEvent(cinema.page, QEvent(QEvent.Type.LanguageChange))
    assert cinema.prompt() == "Ann: The table is laid"
