"""What the strongest computer would do and why, which sees no more than whoever asks."""

from __future__ import annotations

from cascadia_qt.ai.seated import SeatedBot
from cascadia_qt.games.okanagan.ai.bots import MAKERS
from cascadia_qt.games.okanagan.ai.reasons import reasons
from cascadia_qt.games.okanagan.model.hint_words import reason_lines
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.terminal.table import Table
from cascadia_qt.games.okanagan.words.actions import action_words
from cascadia_qt.games.okanagan.words.bots import bot_names
from cascadia_qt.words.language import labelled, translate

_SEED = 0  # the same position gets the same hint


def give_hint(table: Table) -> None:
    """Says what is good to do now, and what for."""
    seat, strongest = table.state.seat, next(iter(bot_names()))
    bot = SeatedBot(OKANAGAN, seat, MAKERS[strongest](_SEED), _SEED)
    action = bot.choose(table.state)
    table.count_hint()
    label = translate("OkanaganTerminal", "Hint")
    table.screen.say(labelled(label, action_words(table.seen, table.names, action)), "bold")
    for line in reason_lines(reasons(table.seen, action), table.names):
        table.screen.say(line)
