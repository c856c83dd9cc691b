"""The pages of Heroes of Kaskaria, for the pictures of every page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cascadia_qt.games.kaskaria.ai.bots import MAKERS
from cascadia_qt.games.kaskaria.model.setup import KaskariaSetup
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.state import Phase, State
from cascadia_qt.rules.record import Record
from tests.screenshots.pages import PEOPLE, Key, Stage


def kaskaria_pages(stage: Stage) -> None:
    """Every kind of decision, the curtain, and the end with its film."""
    shell, window = stage.shell, stage.window
    for phase, after in ((Phase.TURN, 0), (Phase.TAKING, 0), (Phase.ENTERING, 0), (Phase.TURN, 12)):
        record = _game(
            lambda state, phase=phase, after=after: state.phase is phase and state.turn >= after  # type: ignore[misc]
        )
        shell.play(record)
        stage.keep(f"kaskaria-{phase.value}-{after}")
    stage.press(Key.Key_Right, Key.Key_Space)
    stage.keep("kaskaria-choosing")
    stage.keep_dialog("kaskaria-new-game", window.new_game)
    stage.keep_dialog("kaskaria-score-so-far", window.scores)
    shell.play(replace(record, seats=PEOPLE[:3]))
    stage.keep("kaskaria-curtain")
    for players in (2, 4):
        over = _game(lambda state: state.phase is Phase.OVER, players)
        shell.play(over)
        stage.keep(f"kaskaria-over-{players}")
        for row in range(4):
            stage.keep_dialog(
                f"kaskaria-result-{players}-{row}", window.scores, *[Key.Key_Up] * row
            )
        shell.replay(over)
        stage.press(*[Key.Key_Right] * 20)
        stage.keep(f"kaskaria-replay-{players}")
        stage.press(Key.Key_End)
        stage.keep(f"kaskaria-replay-{players}-end")


def _game(until: Callable[[State], bool], players: int = 3) -> Record:
    """A game of one person among computers, played until the person is to decide as wanted."""
    seats = (PEOPLE[0], *(replace(seat, bot="easy") for seat in PEOPLE[1:players]))
    bot = MAKERS["medium"](0)
    for seed in range(1, 60):
        record = KaskariaSetup(seats, free_undo=True).dealt(seed)
        history = record.history
        while (seat := KASKARIA.to_move(history.state)) is not None:
            if until(history.state) and seat == 0:
                break
            history = history.played(KASKARIA, bot.choose(history.state))
        if until(history.state):
            return replace(record, history=history)
    raise LookupError
