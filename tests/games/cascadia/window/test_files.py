"""Games on the disk: kept after every action, found again, saved and opened anywhere."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QDeadlineTimer, QStandardPaths
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.controllers import table
from cascadia_qt.games.cascadia.controllers.turn import Stage
from cascadia_qt.model import storage
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record
from cascadia_qt.store import documents, saved_games, whole_file
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.views.reading_notice import ReadingNotice
from cascadia_qt.views.welcome.page import WelcomePage
from tests.games.cascadia.window.conftest import Start, end
from tests.games.cascadia.window.desk import ANN, BEN, PATIENCE, Desk, almost_over, settle, trigger
from tests.games.cascadia.window.hands import Key, Keyboard, Mouse
from tests.games.cascadia.window.test_looking import play_turn
from tests.games.cascadia.window.test_prompts import with_nature

BOT = Seat("Robot", "random")
FOREVER = 3_600_000


def welcome_buttons(desk: Desk) -> dict[str, QPushButton]:
    """What the welcome page offers, by its words."""
    page = desk.window.centralWidget()
    assert isinstance(page, WelcomePage)
    found = [button for button in page.findChildren(QPushButton) if button.isVisible()]
    return {button.text().replace("&", ""): button for button in found}


def click(desk: Desk, text: str) -> None:
    mouse = Mouse(desk)
    mouse.click(mouse.at(welcome_buttons(desk)[text]))


@pytest.fixture
def chosen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The file that people choose next; none at first."""
    name = [""]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (name[0], ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (name[0], ""))
    return name


# While playing


def test_every_action_is_kept(desk: Desk, keyboard: Keyboard) -> None:
    """From the deal on the disk follows the table, undo and redo included."""
    desk.deal(ANN, BEN)
    assert desk.kept().history.actions == ()
    seen = []
    desk.session.changed.connect(lambda: seen.append((desk.digest(), desk.keeps_up())))
    play_turn(desk, keyboard)
    keyboard.press(Key.Key_N, Key.Key_2, Key.Key_U)
    keyboard.controlled(Key.Key_Y)
    assert len({digest for digest, _ in seen}) >= 4
    assert all(kept for _, kept in seen)


def test_three_copies_lie_one_step_apart(desk: Desk, keyboard: Keyboard) -> None:
    """The newest first; each is whole."""
    desk.deal(ANN, BEN)
    keyboard.press(Key.Key_N, Key.Key_1)
    keyboard.walk_to(desk.turn.tile_places()[0])
    keyboard.press(Key.Key_Return, Key.Key_Return)
    desk.kept()
    copies = [saved_games.read_game(desk.folder / f"game-{number}.json") for number in range(3)]
    assert [len(copy.history.actions) for copy in copies] == [2, 1, 0]


def test_what_cannot_be_kept_is_said_once(start: Start, tmp_path: Path, qtbot: QtBot) -> None:
    """A full or missing disk is said in one sentence, not after every action."""
    in_the_way = tmp_path / "file"
    in_the_way.write_text("no folder")
    desk = start(folder=in_the_way)
    desk.deal(ANN, BEN)
    desk.application._autosave.wait()
    qtbot.waitUntil(lambda: bool(desk.dialogs.warnings), timeout=PATIENCE)
    play_turn(desk, Keyboard(desk))
    desk.application._autosave.wait()
    settle()
    assert desk.state.turn == 1
    assert len(desk.dialogs.warnings) == 1


# Leaving and coming back


def take(desk: Desk, keyboard: Keyboard) -> None:
    desk.deal(ANN, BEN)
    keyboard.press(Key.Key_N, Key.Key_1)


def lay(desk: Desk, keyboard: Keyboard) -> None:
    take(desk, keyboard)
    keyboard.walk_to(desk.turn.tile_places()[0])
    keyboard.press(Key.Key_Return)
    assert desk.stage() is Stage.LAID


def rest(desk: Desk, keyboard: Keyboard) -> None:
    desk.preferences.handover = True
    desk.deal(ANN, BEN)
    play_turn(desk, keyboard)
    assert desk.page.earned.isVisible()


def hand_over(desk: Desk, keyboard: Keyboard) -> None:
    rest(desk, keyboard)
    keyboard.press(Key.Key_X)
    assert desk.page.handover.isVisible()


def wait_for_computer(desk: Desk, keyboard: Keyboard) -> None:
    desk.deal(ANN, BOT)
    play_turn(desk, keyboard)
    assert desk.stage() is Stage.WAITING


def spend(desk: Desk, keyboard: Keyboard) -> None:
    desk.play(with_nature())
    keyboard.press(Key.Key_T, Key.Key_1)
    assert desk.stage() is Stage.PICKING_TOKEN


@pytest.mark.parametrize("moment", [take, lay, rest, hand_over, wait_for_computer, spend])
@pytest.mark.parametrize("way", ["close", "welcome"])
def test_leaving_at_any_time_loses_nothing(
    start: Start,
    monkeypatch: pytest.MonkeyPatch,
    moment: Callable[[Desk, Keyboard], None],
    way: str,
) -> None:
    """Whatever was decided is there again; only a draft is not yet decided."""
    monkeypatch.setattr(table, "_BOT_PAUSE", FOREVER)
    desk = start(motion=100)
    moment(desk, Keyboard(desk))
    before, names = desk.digest(), [seat.name for seat in desk.session.record.seats]
    if way == "close":
        trigger(desk.window.quit)
        assert not desk.window.isVisible()
        end(desk)
        desk = start(motion=100)
    else:
        trigger(desk.window.welcome)
    click(desk, f"Continue: {', '.join(names)}")
    assert desk.digest() == before
    assert desk.dialogs.warnings == []


@pytest.mark.parametrize("way", ["continue", "recent", "new", "again"])
def test_keys_work_at_once_however_the_game_began(
    desk: Desk, keyboard: Keyboard, chosen: list[str], tmp_path: Path, way: str
) -> None:
    """Whatever was clicked to come to the table, the next key belongs to the turn."""
    if way == "again":
        desk.play(almost_over(ANN, BEN))
        keyboard.press(Key.Key_D)
        Mouse(desk).answer("Play again")
    else:
        desk.deal(ANN, BEN)
        chosen[0] = str(tmp_path / "one.cascadia")
        trigger(desk.window.save_game)
        trigger(desk.window.welcome)
        desk.dialogs.answers["NewGameDialog"] = lambda dialog: dialog._ui.start.click()
        click(desk, {"continue": "Continue: Ann, Ben", "recent": "one", "new": "Cascadia"}[way])
    assert desk.moves == []
    keyboard.press(Key.Key_N, Key.Key_1)
    assert desk.moves == ["take 0"]


def test_a_slow_disk_loses_nothing(
    desk: Desk, keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever leaves the table and returns at once finds the last action, too."""
    desk.deal(ANN, BEN)
    desk.kept()
    written, write = threading.Event(), whole_file.write_whole

    def write_slowly(path: Path, data: bytes, *, private: bool) -> None:
        written.wait()
        write(path, data, private=private)

    monkeypatch.setattr(documents, "write_whole", write_slowly)
    keyboard.press(Key.Key_N, Key.Key_3)
    timer = threading.Timer(0.5, written.set)
    timer.start()
    trigger(desk.window.welcome)
    click(desk, "Continue: Ann, Ben")
    timer.join()
    assert desk.moves == ["take 2"]


def test_a_game_that_is_over_is_not_offered(start: Start) -> None:
    """The welcome page proposes a new one."""
    desk = start()
    desk.play(almost_over(ANN, BEN))
    Keyboard(desk).press(Key.Key_D)
    trigger(desk.window.welcome)
    assert not [text for text in welcome_buttons(desk) if text.startswith("Continue")]


# Damage


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:200])


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def scrambled(path: Path) -> None:
    path.write_bytes(bytes(range(256)))


def altered(path: Path) -> None:
    document = json.loads(path.read_text(encoding="utf-8"))
    document["seed"] += 1
    path.write_text(json.dumps(document), encoding="utf-8")


@pytest.mark.parametrize("damage", [truncated, emptied, scrambled, altered])
def test_a_damaged_copy_gives_way_to_the_one_before(
    start: Start, damage: Callable[[Path], None]
) -> None:
    """One sentence says so, and the game goes on one action earlier."""
    desk = start()
    desk.deal(ANN, BEN)
    Keyboard(desk).press(Key.Key_N, Key.Key_1)
    desk.kept()
    end(desk)
    damage(desk.folder / "game-0.json")
    desk = start()
    (sentence,) = desk.dialogs.warnings
    assert sentence.startswith("game-0.json is ")
    assert "\n" not in sentence
    click(desk, "Continue: Ann, Ben")
    assert desk.moves == []
    assert desk.keeps_up()


def test_nothing_is_offered_when_all_copies_are_damaged(start: Start) -> None:
    """That, too, is said once, and a new game can begin."""
    desk = start()
    desk.deal(ANN, BEN)
    Keyboard(desk).press(Key.Key_N, Key.Key_1, Key.Key_U)
    desk.kept()
    end(desk)
    for number in range(3):
        truncated(desk.folder / f"game-{number}.json")
    desk = start()
    assert len(desk.dialogs.warnings) == 1
    assert not [text for text in welcome_buttons(desk) if text.startswith("Continue")]
    desk.deal(ANN)
    assert desk.keeps_up()


def test_a_copy_that_is_missing_is_no_damage(start: Start) -> None:
    """As when the power fails between moving the old copy and writing the new one."""
    desk = start()
    desk.deal(ANN, BEN)
    Keyboard(desk).press(Key.Key_N, Key.Key_1)
    desk.kept()
    end(desk)
    (desk.folder / "game-0.json").unlink()
    desk = start()
    assert desk.dialogs.warnings == []
    assert "Continue: Ann, Ben" in welcome_buttons(desk)


# Save and open


def test_a_game_is_saved_and_opened(
    desk: Desk, keyboard: Keyboard, chosen: list[str], tmp_path: Path
) -> None:
    """The file gets its suffix, and holds exactly the game on the table."""
    desk.deal(ANN, BEN, seed=3)
    keyboard.press(Key.Key_N, Key.Key_4)
    before = desk.digest()
    chosen[0] = str(tmp_path / "évening")
    keyboard.controlled(Key.Key_S)
    saved = tmp_path / "évening.cascadia"
    assert saved.is_file()
    desk.deal(ANN, seed=9)
    chosen[0] = str(saved)
    keyboard.controlled(Key.Key_O)
    assert desk.digest() == before
    assert desk.keeps_up()
    assert desk.preferences.last_folder == str(tmp_path)
    keyboard.press(Key.Key_U)
    assert desk.moves == []


@pytest.mark.parametrize("replace", [True, False])
def test_a_game_is_replaced_only_if_somebody_says_so(
    desk: Desk, chosen: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, replace: bool
) -> None:
    """The file dialog has not asked: it does not know of the suffix."""
    asked: list[str] = []
    answer = QMessageBox.StandardButton.Yes if replace else QMessageBox.StandardButton.No

    def ask(_over: object, _title: str, question: str) -> QMessageBox.StandardButton:
        asked.append(question)
        return answer

    monkeypatch.setattr(QMessageBox, "question", ask)
    old = tmp_path / "Ann.cascadia"
    old.write_text("precious")
    desk.deal(ANN, BEN)
    chosen[0] = str(tmp_path / "Ann")
    trigger(desk.window.save_game)
    assert asked == ["Ann.cascadia exists already. Replace it?"]
    assert (old.read_text() == "precious") is not replace


@pytest.mark.parametrize(
    ("name", "saved"),
    [
        ("Ann vs. Ben", "Ann vs. Ben.cascadia"),
        ("v1.5", "v1.5.cascadia"),
        ("old.json", "old.json"),
        ("Ann.CASCADIA", "Ann.CASCADIA"),
    ],
)
def test_only_the_suffix_of_a_game_is_one(
    desk: Desk, chosen: list[str], tmp_path: Path, name: str, saved: str
) -> None:
    desk.deal(ANN, BEN)
    chosen[0] = str(tmp_path / "games" / name)
    (tmp_path / "games").mkdir()
    trigger(desk.window.save_game)
    assert [path.name for path in (tmp_path / "games").iterdir()] == [saved]


def test_a_file_dialog_begins_in_a_folder_that_is_there(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise Qt proposes the folder as the name of a file."""
    begun: list[str] = []

    def asked(_parent: object, _title: str, folder: str, _filter: str) -> tuple[str, str]:
        begun.append(folder)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", asked)
    home = tmp_path / "home"
    home.mkdir()
    documents = str(home / "Documents")
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: documents)
    for last in ("", str(home / "gone" / "games"), str(home / ("x" * 5000))):
        desk.preferences.last_folder = last
        trigger(desk.window.open_game)
    assert begun == [str(home)] * 3


def test_nothing_happens_when_no_file_is_chosen(
    desk: Desk, chosen: list[str], tmp_path: Path
) -> None:
    """Saving and opening can be called off."""
    desk.deal(ANN, BEN)
    before = desk.digest()
    trigger(desk.window.save_game)
    trigger(desk.window.open_game)
    assert desk.digest() == before
    assert desk.dialogs.warnings == []
    assert not [path for path in tmp_path.iterdir() if path.suffix in (".cascadia", ".json")]


@pytest.mark.parametrize("damage", [truncated, emptied, scrambled, altered, Path.unlink])
def test_a_bad_file_is_refused_in_one_sentence(
    desk: Desk, chosen: list[str], tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    """The game on the table goes on."""
    desk.deal(ANN, BEN)
    chosen[0] = str(tmp_path / "bad.cascadia")
    trigger(desk.window.save_game)
    damage(Path(chosen[0]))
    before = desk.digest()
    trigger(desk.window.open_game)
    (sentence,) = desk.dialogs.warnings
    assert sentence.startswith("bad.cascadia ")
    assert "\n" not in sentence
    assert desk.digest() == before


def test_a_file_that_cannot_be_written_is_said(
    desk: Desk, chosen: list[str], tmp_path: Path
) -> None:
    """Nothing is remembered of it."""
    desk.deal(ANN, BEN)
    chosen[0] = str(tmp_path / "nowhere" / "game.cascadia")
    trigger(desk.window.save_game)
    (sentence,) = desk.dialogs.warnings
    assert sentence.startswith("game.cascadia cannot be written")
    assert desk.preferences.last_folder == ""


def test_recent_games_are_offered(start: Start, chosen: list[str], tmp_path: Path) -> None:
    """The latest first; a file that has gone is not offered."""
    desk = start()
    for number, name in enumerate(("one", "two", "three")):
        desk.deal(ANN, BEN, seed=number)
        chosen[0] = str(tmp_path / f"{name}.cascadia")
        trigger(desk.window.save_game)
    (tmp_path / "two.cascadia").unlink()
    end(desk)
    desk = start()
    recent = [text for text in welcome_buttons(desk) if text in ("one", "two", "three")]
    assert recent == ["three", "one"]
    click(desk, "one")
    assert desk.session.record.seed == 0
    trigger(desk.window.welcome)
    recent = [text for text in welcome_buttons(desk) if text in ("one", "three")]
    assert recent == ["one", "three"]


def test_a_game_that_is_left_for_another_waits_among_the_recent_ones(
    desk: Desk, keyboard: Keyboard
) -> None:
    desk.deal(ANN, BEN)
    keyboard.press(Key.Key_1)
    left = desk.digest()
    desk.deal(ANN, seed=4)
    desk.kept()
    settle()
    trigger(desk.window.welcome)
    (name,) = [name for name in welcome_buttons(desk) if name.startswith("Ann, Ben 2")]
    click(desk, name)
    assert desk.digest() == left


def test_a_game_that_goes_on_is_not_set_aside(desk: Desk, keyboard: Keyboard) -> None:
    desk.deal(ANN, BEN)
    keyboard.press(Key.Key_1)
    desk.kept()
    trigger(desk.window.welcome)
    click(desk, "Continue: Ann, Ben")
    keyboard.press(Key.Key_Right, Key.Key_Return)
    desk.kept()
    assert not (desk.folder.parent / "unfinished").exists()


def test_looking_at_saved_games_makes_no_copies_of_them(
    desk: Desk, keyboard: Keyboard, chosen: list[str], tmp_path: Path
) -> None:
    for number, name in enumerate(("one", "two")):
        desk.deal(ANN, BEN, seed=number)
        keyboard.press(Key.Key_N, Key.Key_1)
        chosen[0] = str(tmp_path / f"{name}.cascadia")
        trigger(desk.window.save_game)
    for name in ("one", "two", "one"):
        desk.application.shell.open_path(tmp_path / f"{name}.cascadia")
        desk.kept()
        settle()
    assert not (desk.folder.parent / "unfinished").exists()


def test_a_disk_that_does_not_answer_is_not_waited_for(
    desk: Desk, keyboard: Keyboard, chosen: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window goes on, and says how to wait no longer."""
    answers = threading.Event()

    def never(_: Path) -> Record:
        answers.wait()
        raise StorageError("late")

    monkeypatch.setattr(storage, "load_game", never)
    desk.deal(ANN, BEN)
    chosen[0] = "/mnt/slow.cascadia"
    desk.window.open_game.trigger()
    patience = QDeadlineTimer(5000)
    while not (notices := shown_notices(desk)) and not patience.hasExpired():
        QApplication.processEvents()
    (notice,) = notices
    assert notice.labelText() == "Reading slow.cascadia…"
    (cancel,) = notice.findChildren(QPushButton)
    cancel.click()
    answers.set()
    settle()
    assert shown_notices(desk) == []
    assert desk.dialogs.warnings == []
    keyboard.press(Key.Key_N, Key.Key_1)
    assert desk.moves == ["take 0"]


def shown_notices(desk: Desk) -> list[ReadingNotice]:
    return [one for one in desk.window.findChildren(ReadingNotice) if one.isVisible()]
