"""Games that are remembered: kept once, ticked off, shown in the notebook, played as scenarios."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.achievements import Refusal
from cascadia_qt.games.cascadia.rules.state import Phase
from cascadia_qt.games.cascadia.rules.terms import Card
from cascadia_qt.games.cascadia.store import notebook
from cascadia_qt.games.cascadia.views.notebook.dialog import NotebookDialog
from cascadia_qt.games.cascadia.views.notebook.tick_dialog import TickDialog
from cascadia_qt.games.cascadia.views.scenarios.dialog import ScenarioOffer
from cascadia_qt.games.cascadia.views.scenarios.page import ScenariosPage
from cascadia_qt.games.cascadia.views.score.dialog import ScoreDialog
from cascadia_qt.games.cascadia.views.setup.dialog import NewGameDialog
from cascadia_qt.games.cascadia.words.ticking import refusal_words
from cascadia_qt.rules.grid import SQUARE
from cascadia_qt.rules.record import Record
from cascadia_qt.store.finished_game import Helps
from cascadia_qt.store.game_store import GameStore
from tests.games.cascadia.window.desk import ANN, BEN, PATIENCE, Desk, almost_over, settle, trigger
from tests.games.cascadia.window.hands import Keyboard
from tests.results import points
from tests.store import played_by

Key = Qt.Key


def store_of(tmp_path: Path) -> GameStore:
    return GameStore(tmp_path / "games.sqlite")


def end(desk: Desk, keyboard: Keyboard) -> None:
    """The last action of the game; the store has it afterwards."""
    keyboard.press(Key.Key_D)
    hear_from_store(desk)


def hear_from_store(desk: Desk) -> None:
    """It has kept what there was, and has answered what was asked then."""
    for _ in range(2):
        desk.application.shell.memory.wait()
        settle()


def test_a_game_is_kept_once_however_often_it_ends(
    desk: Desk, keyboard: Keyboard, tmp_path: Path
) -> None:
    desk.play(almost_over(ANN, BEN))
    end(desk, keyboard)
    with store_of(tmp_path) as store:
        assert [game.summary.players for game in store.games()] == [2]
    desk.session.undo()
    end(desk, keyboard)
    with store_of(tmp_path) as store:
        assert store.count() == 1
    assert (tmp_path / "GameAchievements.txt").read_text(encoding="utf-8").count("Nom du") == 1


@pytest.mark.parametrize("allowed", [False, True])
def test_a_solo_game_goes_into_the_text_file_where_solo_players_may_tick(
    allowed: bool, desk: Desk, keyboard: Keyboard, tmp_path: Path
) -> None:
    desk.preferences.all_achievements = allowed
    desk.play(almost_over(ANN))
    end(desk, keyboard)
    assert (tmp_path / "GameAchievements.txt").exists() is allowed


def test_a_finished_game_that_is_opened_again_is_not_kept_again(
    desk: Desk, keyboard: Keyboard, tmp_path: Path
) -> None:
    desk.play(almost_over(ANN, BEN))
    end(desk, keyboard)
    desk.play(desk.session.record)
    desk.application.shell.memory.wait()
    with store_of(tmp_path) as store:
        assert store.count() == 1


def helps_of_the_only_game(tmp_path: Path) -> Helps | None:
    with store_of(tmp_path) as store:
        (game,) = store.games()
    return game.summary.circumstances.helps


def test_hints_and_turns_taken_back_are_kept_with_it(
    desk: Desk, keyboard: Keyboard, qtbot: QtBot, tmp_path: Path
) -> None:
    record = almost_over(ANN, BEN)
    desk.deal(ANN, BEN, seed=record.seed)
    for action in record.history.actions:
        desk.session.submit(action)
    settle()
    keyboard.press(Key.Key_H, Key.Key_H)  # the second one while it is being thought out
    qtbot.waitUntil(desk.page.hint.more.isVisible, timeout=PATIENCE)
    keyboard.press(Key.Key_Escape)
    end(desk, keyboard)
    helps = helps_of_the_only_game(tmp_path)
    assert helps is not None
    assert (helps.hints, helps.taken_back) == (1, 0)
    assert "bill" in helps.settings


def test_nobody_knows_what_helped_in_a_game_that_was_begun_elsewhere(
    desk: Desk, keyboard: Keyboard, tmp_path: Path
) -> None:
    desk.play(almost_over(ANN, BEN))
    keyboard.press(Key.Key_H)
    end(desk, keyboard)
    assert helps_of_the_only_game(tmp_path) is None


@pytest.mark.parametrize("ticks", [True, False])
def test_the_winner_may_tick_what_he_reached(
    ticks: bool, desk: Desk, keyboard: Keyboard, tmp_path: Path, qtbot: QtBot
) -> None:
    seen: list[TickDialog] = []

    def answer(dialog: TickDialog) -> None:
        seen.append(dialog)
        if ticks:
            dialog.accept()

    desk.dialogs.answers["TickDialog"] = answer
    desk.play(almost_over(ANN, BEN))
    end(desk, keyboard)
    qtbot.waitUntil(lambda: desk.dialogs.offered == 1, timeout=PATIENCE)
    desk.application.shell.memory.wait()
    totals = points(desk.session.record.rules, desk.state)
    winner = "Ann" if totals[0] > totals[1] else "Ben"
    with store_of(tmp_path) as store:
        assert len(notebook.ticks(store, winner)) == ticks
    assert len(seen) == 1


def test_who_plays_again_may_tick_what_the_last_game_earned(
    desk: Desk, keyboard: Keyboard, tmp_path: Path
) -> None:
    """Once the score sheet is gone, and not before, in this game and in the next one."""
    before_the_sheet_was_gone: list[int] = []

    def play_again(dialog: ScoreDialog) -> None:
        hear_from_store(desk)
        before_the_sheet_was_gone.append(desk.dialogs.offered)
        dialog._ui.again_button.click()

    desk.dialogs.answers |= {"ScoreDialog": play_again, "TickDialog": TickDialog.accept}
    desk.play(almost_over(ANN, BEN))
    end(desk, keyboard)
    assert desk.state.turn == 0
    assert desk.dialogs.offered == 1
    with store_of(tmp_path) as store:
        assert sum(len(notebook.ticks(store, name)) for name in ("Ann", "Ben")) == 1
    desk.play(almost_over(ANN, BEN, grid=SQUARE))
    end(desk, keyboard)
    assert before_the_sheet_was_gone == [0, 1]
    assert desk.dialogs.offered == 2


@pytest.fixture
def told(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the window says at its foot."""
    sentences: list[str] = []
    monkeypatch.setattr(desk.application.shell, "tell", sentences.append)
    return sentences


def test_who_plays_alone_is_told_why_nothing_is_ticked(
    desk: Desk, keyboard: Keyboard, told: list[str]
) -> None:
    desk.play(almost_over(ANN))
    end(desk, keyboard)
    assert desk.dialogs.offered == 0
    assert told == [f"Achievements of Ann: {refusal_words(Refusal.ALONE)}"]
    assert refusal_words(Refusal.ALONE) in desk.page.goals.accessibleDescription()


def test_who_loses_is_told_why_nothing_is_ticked(
    desk: Desk, keyboard: Keyboard, told: list[str]
) -> None:
    desk.play(almost_over(ANN, BEN))
    end(desk, keyboard)
    totals = points(desk.session.record.rules, desk.state)
    loser = "Ben" if totals[0] > totals[1] else "Ann"
    assert told == [f"Achievements of {loser}: {refusal_words(Refusal.LOST)}"]


def nearly_passed() -> Record:
    """A game with the cards of scenario 4, just before the end that passes it."""
    record = played_by("hex-3-DDDDD", "Ann", "Ben")
    history = record.history
    while history.state.phase is Phase.OVER:
        history = replace(history, entries=history.entries[:-1], cursor=history.cursor - 1)
    return replace(record, history=history)


@pytest.mark.parametrize("ticks", [True, False])
def test_a_scenario_that_nobody_announced_is_offered_afterwards(
    ticks: bool, desk: Desk, keyboard: Keyboard, qtbot: QtBot, tmp_path: Path
) -> None:
    titles: list[str] = []

    def answer(dialog: ScenarioOffer) -> None:
        titles.append(dialog.result_card.title)
        if ticks:
            dialog.accept()

    desk.dialogs.answers["ScenarioOffer"] = answer
    record = played_by("hex-3-DDDDD", "Ann", "Ben")
    desk.play(nearly_passed())
    for action in record.history.actions[len(desk.session.history.actions) :]:
        desk.session.submit(action)
    hear_from_store(desk)
    qtbot.waitUntil(lambda: bool(titles), timeout=PATIENCE)
    desk.application.shell.memory.wait()
    assert titles == ["Ann and Greedy have passed scenario 4"]
    with store_of(tmp_path) as store:
        assert [(one.scenario, one.player) for one in notebook.passes(store)] == (
            [(4, "Ann")] if ticks else []
        )
    assert (tmp_path / "ScenarioAchievements.txt").exists() is ticks


@pytest.mark.parametrize("possible", [True, False])
def test_the_folder_of_the_files_is_opened(
    possible: bool, desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def open_url(url: QUrl) -> bool:
        opened.append(url.toLocalFile())
        return possible

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    trigger(desk.window.folder)
    assert [Path(path) for path in opened] == [tmp_path]
    sentence = f"Nothing here can show a folder. The files are in {tmp_path}."
    assert desk.dialogs.warnings == ([] if possible else [sentence])


def test_the_notebook_opens_with_everybody_who_has_played(
    desk: Desk, keyboard: Keyboard, qtbot: QtBot
) -> None:
    names: list[list[str]] = []

    def read(dialog: NotebookDialog) -> None:
        names.append([dialog._names.itemText(row) for row in range(dialog._names.count())])

    desk.dialogs.answers["NotebookDialog"] = read
    desk.play(almost_over(ANN, BEN))
    end(desk, keyboard)
    trigger(desk.window.extras["notebook"])
    qtbot.waitUntil(lambda: bool(names), timeout=PATIENCE)
    assert names == [["Ann", "Ben"]]


def test_a_scenario_is_chosen_played_and_kept_as_one(
    desk: Desk, keyboard: Keyboard, tmp_path: Path
) -> None:
    def start(dialog: NewGameDialog) -> None:
        dialog.accept()

    desk.dialogs.answers["NewGameDialog"] = start
    trigger(desk.window.extras["scenarios"])
    page = desk.window.centralWidget()
    assert isinstance(page, ScenariosPage)
    page.chosen.emit(5)
    settle()
    options = desk.state.options
    assert options.scenario == 5
    assert options.scoring.cards == (Card.C, Card.D, Card.B, Card.B, Card.B)
    assert desk.page.goals.isVisible()
    trigger(desk.window.extras["scenarios"])
    assert isinstance(desk.window.centralWidget(), ScenariosPage)
    QApplication.processEvents()


def test_leaving_the_scenarios_leads_to_the_welcome_page(desk: Desk) -> None:
    trigger(desk.window.extras["scenarios"])
    page = desk.window.centralWidget()
    assert isinstance(page, ScenariosPage)
    page.left.emit()
    settle()
    assert type(desk.window.centralWidget()).__name__ == "WelcomePage"


@pytest.mark.parametrize(
    ("action", "dialog"), [("games", "GamesList"), ("statistics", "StatisticsDialog")]
)
def test_the_journal_opens_over_the_table(
    action: str, dialog: str, desk: Desk, keyboard: Keyboard
) -> None:
    desk.play(almost_over(ANN, BEN))
    end(desk, keyboard)
    trigger(getattr(desk.window, action))
    assert desk.dialogs.opened[-1] == dialog


def test_a_kept_game_can_be_watched_again(desk: Desk, keyboard: Keyboard, qtbot: QtBot) -> None:
    desk.play(almost_over(ANN, BEN))
    end(desk, keyboard)
    kept = desk.session.record
    memory = desk.application.shell.memory
    with qtbot.waitSignal(memory.replay_requested, timeout=PATIENCE) as asked:
        memory._games.replay(1)
    assert asked.args == [kept]
    settle()
    assert desk.application.shell.table is not None
