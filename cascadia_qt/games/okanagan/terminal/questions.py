"""What is asked before a game."""

from __future__ import annotations

from dataclasses import replace

from cascadia_qt.games.okanagan.ai.bots import MAKERS
from cascadia_qt.games.okanagan.model.setup import OkanaganSetup
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.terminal.commands import setup_of
from cascadia_qt.games.okanagan.terminal.known import Known
from cascadia_qt.games.okanagan.words.bots import bot_names
from cascadia_qt.terminal.people import ask_drawn, ask_names, leaving
from cascadia_qt.terminal.prompts import Screen
from cascadia_qt.words.language import translate


def ask_setup(screen: Screen, known: Known) -> OkanaganSetup:
    """The game that is wanted; asks for what is not known. Raises Leave.

    Who names the players all at once wants to play; what else was not said is as proposed.
    """
    if known.players is not None:
        return setup_of(known)
    counts = {str(count): count for count in OKANAGAN.players}
    question = translate("OkanaganTerminal", "How many players? (2-4)")
    count = screen.choose(question, counts, leaving(screen))
    players = ask_names(screen, count, MAKERS, bot_names())
    drawn = ask_drawn(screen) if known.drawn is None else known.drawn
    undo = translate("OkanaganTerminal", "May undo go past tiles that have been seen? (y/n)")
    chosen = Known(players, known.seed, drawn)
    return replace(setup_of(chosen), free_undo=screen.agree(undo, leaving(screen)))
