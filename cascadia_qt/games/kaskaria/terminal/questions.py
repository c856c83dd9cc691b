"""What is asked before a game."""

from __future__ import annotations

from dataclasses import replace

from cascadia_qt.games.kaskaria.ai.bots import MAKERS
from cascadia_qt.games.kaskaria.model.setup import KaskariaSetup
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.options import LENGTHS
from cascadia_qt.games.kaskaria.terminal.commands import setup_of
from cascadia_qt.games.kaskaria.terminal.known import Known
from cascadia_qt.games.kaskaria.words.agreement import fearless_words
from cascadia_qt.games.kaskaria.words.bots import bot_names
from cascadia_qt.terminal.people import ask_drawn, ask_names, leaving
from cascadia_qt.terminal.prompts import Screen, numbered
from cascadia_qt.words.language import translate


def ask_setup(screen: Screen, known: Known) -> KaskariaSetup:
    """The game that is wanted; asks for what is not known. Raises Leave.

    Who names the players all at once wants to play; what else was not said is as proposed.
    """
    if known.players is not None:
        return setup_of(known)
    count = _ask_count(screen)
    length = known.length or _ask_length(screen)
    fearless = known.fearless or _ask_fearless(screen)
    open_hands = known.open_hands or _ask_open(screen)
    players = ask_names(screen, count, MAKERS, bot_names())
    drawn = ask_drawn(screen) if known.drawn is None else known.drawn
    undo = translate("KaskariaTerminal", "May undo go past cards that have been seen? (y/n)")
    chosen = Known(players, length, fearless, open_hands, known.seed, drawn)
    return replace(setup_of(chosen), free_undo=screen.agree(undo, leaving(screen)))


def _ask_count(screen: Screen) -> int:
    counts = {str(count): count for count in KASKARIA.players}
    question = translate("KaskariaTerminal", "How many players? (2-4)")
    return screen.choose(question, counts, leaving(screen))


def _ask_length(screen: Screen) -> str:
    question = translate("KaskariaTerminal", "How long are the ways? 1 short, 2 normal, 3 long")
    return screen.choose(question, numbered(LENGTHS), leaving(screen))


def _ask_fearless(screen: Screen) -> bool:
    screen.say(fearless_words())
    question = translate("KaskariaTerminal", "Which rules? 1 usual, 2 fearless")
    return screen.choose(question, numbered((False, True)), leaving(screen))


def _ask_open(screen: Screen) -> bool:
    question = translate("KaskariaTerminal", "Which hands? 1 hidden, 2 open for everybody")
    return screen.choose(question, numbered((False, True)), leaving(screen))
