"""What a strong computer would do, which sees no more than whoever asks."""

from __future__ import annotations

from cascadia_qt.ai.seated import SeatedBot
from cascadia_qt.games.cryptid.ai.bots import MAKERS
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.terminal.table import Table
from cascadia_qt.games.cryptid.words.actions import action_words
from cascadia_qt.games.cryptid.words.bots import bot_names
from cascadia_qt.words.language import labelled, translate

_SEED = 0  # the same position gets the same advice


def give_advice(table: Table) -> None:
    """Says what is good to do now."""
    seat, strongest = table.state.seat, next(iter(bot_names()))
    bot = SeatedBot(CRYPTID, seat, MAKERS[strongest](_SEED), _SEED)
    action = bot.choose(table.state)
    table.count_hint()
    label = translate("CryptidTerminal", "Advice")
    table.screen.say(labelled(label, action_words(table.names, action)), "bold")
