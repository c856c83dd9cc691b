"""What the strongest computer would do, which sees no more than whoever asks."""

from __future__ import annotations

from cascadia_qt.ai.seated import SeatedBot
from cascadia_qt.games.kaskaria.ai.bots import MAKERS
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.terminal.table import Table
from cascadia_qt.games.kaskaria.words.actions import action_words
from cascadia_qt.games.kaskaria.words.bots import bot_names
from cascadia_qt.words.language import labelled, translate

_SEED = 0  # the same position gets the same hint


def give_hint(table: Table) -> None:
    """Says what is good to do now."""
    seat, strongest = table.state.seat, next(iter(bot_names()))
    bot = SeatedBot(KASKARIA, seat, MAKERS[strongest](_SEED), _SEED)
    action = bot.choose(table.state)
    table.count_hint()
    label = translate("KaskariaTerminal", "Hint")
    table.screen.say(labelled(label, action_words(table.seen, action)), "bold")
