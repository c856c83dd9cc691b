"""The pages of Cryptid, for the pictures of every page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtTest import QTest

from cascadia_qt.ai.seated import SeatedBot
from cascadia_qt.games.cryptid.ai.bots import MAKERS
from cascadia_qt.games.cryptid.controllers.replay import CryptidReplay
from cascadia_qt.games.cryptid.gui import Gui
from cascadia_qt.games.cryptid.model.setup import CryptidSetup
from cascadia_qt.games.cryptid.rules.actions import ProposeHint
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.games.cryptid.views.setup.own_box import OwnBoxDialog
from cascadia_qt.rules.record import Record
from tests.games.cryptid.table import puzzle
from tests.screenshots.pages import PEOPLE, Key, Stage, kept_dialog, settle

_HELPS = ("struck", "shaded", "none", "struck")
_CASES = (("easy", 1), ("hard", 2))


def cryptid_pages(stage: Stage) -> None:
    """Every kind of decision, the end with its film, case files, notebook and own box."""
    shell, window = stage.shell, stage.window
    for phase in (Phase.SHARE, Phase.TURN, Phase.ANSWER, Phase.DISC, Phase.PAY):
        shell.play(_game(lambda state, phase=phase: state.phase is phase))  # type: ignore[misc]
        stage.keep(f"cryptid-{phase.value}")
    stage.shell.play(_proposed())
    stage.keep("cryptid-hint")
    late = _game(lambda state: state.phase is Phase.TURN and state.turns > 3)
    shell.play(late)
    stage.press(Key.Key_Right, Key.Key_Right, Key.Key_Down)
    stage.keep("cryptid-late")
    stage.keep_dialog("cryptid-new-game", window.new_game)
    stage.keep_dialog("cryptid-so-far", window.scores)
    shell.play(replace(late, seats=PEOPLE[:3]))
    stage.keep("cryptid-curtain")
    for players, mode in ((4, "normal"), (2, "advanced")):
        over = _game(lambda state: state.phase is Phase.OVER, players, mode)
        shell.play(over)
        settle()
        stage.keep(f"cryptid-over-{players}")
        stage.keep_dialog(f"cryptid-result-{players}", window.scores)
        shell.replay(over)
        _wait_for_hindsight(stage)
        stage.press(*[Key.Key_Right] * 20)
        stage.keep(f"cryptid-replay-{players}")
        stage.press(Key.Key_End)
        stage.keep(f"cryptid-replay-{players}-end")
    beside_games(stage)


def beside_games(stage: Stage) -> None:
    gui = stage.shell.gui("cryptid")
    assert isinstance(gui, Gui)
    gui.open_cases()
    stage.keep("cryptid-cases")
    for grade, number in _CASES:
        gui.cases.open_case(grade, number)
        while gui.cases.case is None or gui.cases.case.grade != grade:
            QTest.qWait(20)
        gui.cases.hint()
        stage.keep(f"cryptid-case-{grade}")
    gui.cases.answer(0)
    stage.keep("cryptid-case-wrong")
    case = gui.cases.case
    assert case is not None
    gui.cases.answer(case.habitat)
    stage.keep("cryptid-case-solved")
    gui.open_notebook()
    stage.keep("cryptid-notebook-empty")
    notebook = gui.notebook
    notebook.document.set_board(puzzle(0).board)
    notebook._draft.replace(puzzle(0).board)
    stage.keep("cryptid-notebook-map")
    assert notebook.page is not None
    notebook.page.show_tab("game")
    stage.keep("cryptid-notebook-game")
    names = [seat.name for seat in PEOPLE[:3]]
    faces, window = gui.faces(), stage.window
    for name, box in (("empty", None), ("laid", puzzle(0))):
        kept_dialog(
            stage,
            f"cryptid-own-box-{name}",
            lambda box=box: OwnBoxDialog(None, "normal", names, faces, window, box=box),  # type: ignore[misc]
        )


def _wait_for_hindsight(stage: Stage) -> None:
    """The graph of a film is drawn when it is known who could have known what."""
    replay = stage.shell.table
    assert isinstance(replay, CryptidReplay)
    while replay.looked_back is not None and replay.looked_back.hindsight is None:
        QTest.qWait(20)


def _proposed() -> Record:
    """Somebody else has proposed a hint, and the person votes."""
    record = _game(lambda state: state.phase is Phase.TURN and state.hintable)
    history = record.history.played(CRYPTID, ProposeHint())
    return replace(record, history=history)


def _game(until: Callable[[State], bool], players: int = 3, mode: str = "normal") -> Record:
    """A game of one person among computers, played until the person is to decide as wanted."""
    seats = (PEOPLE[0], *(replace(seat, bot="steady") for seat in PEOPLE[1:players]))
    for seed in range(1, 9):
        setup = CryptidSetup(seats, mode, None, True, _HELPS[:players], free_undo=True)
        record = setup.dealt(seed)
        history = record.history
        bots = [SeatedBot(CRYPTID, seat, MAKERS["steady"](seat), seed) for seat in range(players)]
        while (seat := CRYPTID.to_move(history.state)) is not None:
            if until(history.state) and seat == 0:
                break
            history = history.played(CRYPTID, bots[seat].choose(history.state))
        if until(history.state):
            return replace(record, history=history)
    raise LookupError
