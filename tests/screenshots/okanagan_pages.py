"""The pages of Okanagan, for the pictures of every page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cascadia_qt.games.okanagan.entry import ENTRY
from cascadia_qt.games.okanagan.model.setup import OkanaganSetup
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.rules.record import Record
from tests.screenshots.pages import PEOPLE, Key, Stage

_HELP_PAGES = 13
_INNER = (Phase.CLOSE, Phase.ORDER, Phase.ALONE, Phase.ACTION, Phase.TRADE, Phase.COLLECT)


def okanagan_pages(stage: Stage) -> None:
    """Set-up, help, every kind of decision, and the end with its film."""
    shell, window = stage.shell, stage.window
    shell.play(_game(lambda state: state.phase is Phase.LAY and state.turns > 6))
    stage.keep("okanagan-lay")
    stage.keep_dialog("okanagan-new-game", window.new_game)
    stage.keep_dialog("okanagan-score-so-far", window.scores)
    stage.keep_dialog("okanagan-keys", window.keys)
    for page in range(_HELP_PAGES):
        stage.keep_dialog(f"okanagan-help-{page + 1}", window.help, *[Key.Key_Down] * page)
    for phase in (Phase.KEEP, Phase.BUILD, *_INNER, Phase.TAKE):
        shell.play(_game(lambda state, phase=phase: state.phase is phase))  # type: ignore[misc]
        stage.keep(f"okanagan-{phase.value}")
    for players in (2, 4):
        over = _game(lambda state: state.phase is Phase.OVER, players)
        shell.play(over)
        stage.keep(f"okanagan-over-{players}")
        for row in range(6):
            stage.keep_dialog(
                f"okanagan-result-{players}-{row}", window.scores, *[Key.Key_Up] * row
            )
        shell.replay(over)
        stage.press(*[Key.Key_Right] * 60)
        stage.keep(f"okanagan-replay-{players}")
        stage.press(Key.Key_End)
        stage.keep(f"okanagan-replay-{players}-end")


def _game(until: Callable[[State], bool], players: int = 3) -> Record:
    """A game of one person among computers, played until the person is to decide as wanted."""
    seats = (PEOPLE[0], *(replace(seat, bot="easy") for seat in PEOPLE[1:players]))
    bot = ENTRY.bots().makers["medium"](0)
    for seed in range(1, 40):
        record = OkanaganSetup(seats, free_undo=True).dealt(seed)
        history = record.history
        while history.state.phase is not Phase.OVER:
            if until(history.state) and history.state.seat == 0:
                break
            history = history.played(OKANAGAN, bot.choose(history.state))
        if until(history.state):
            return replace(record, history=history)
    raise LookupError
