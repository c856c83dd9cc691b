"""What is asked before a game."""

from __future__ import annotations

from dataclasses import replace

from cascadia_qt.games.cryptid.ai.bots import MAKERS
from cascadia_qt.games.cryptid.model.setup import CryptidSetup
from cascadia_qt.games.cryptid.rules.clues import MODES
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.options import HELPS, clues_for
from cascadia_qt.games.cryptid.terminal.commands import setup_of
from cascadia_qt.games.cryptid.terminal.known import Known
from cascadia_qt.games.cryptid.words.bots import bot_names, share_words
from cascadia_qt.terminal.people import ask_drawn, ask_names, leaving
from cascadia_qt.terminal.prompts import Screen, numbered
from cascadia_qt.words.language import translate


def ask_setup(screen: Screen, known: Known) -> CryptidSetup:
    """The game that is wanted; asks for what is not known. Raises Leave.

    Who names the players all at once wants to play; what else was not said is as proposed.
    """
    if known.players is not None:
        return setup_of(known)
    count = _ask_count(screen, known)
    mode = known.puzzle.board.mode if known.puzzle else known.mode or _ask_mode(screen)
    yourselves = known.yourselves or _ask_yourselves(screen)
    helps = known.helps or _ask_helps(screen)
    screen.say(share_words())
    players = ask_names(screen, count, MAKERS, bot_names())
    drawn = ask_drawn(screen) if known.drawn is None else known.drawn
    answered = replace(known, players=players, mode=mode, yourselves=yourselves, drawn=drawn)
    return setup_of(replace(answered, helps=helps))


def _ask_count(screen: Screen, known: Known) -> int:
    """How many play; a puzzle is for as many as have a clue each, or two."""
    possible = [
        count
        for count in CRYPTID.players
        if known.puzzle is None or clues_for(count) == len(known.puzzle.clues)
    ]
    counts = {str(count): count for count in possible}
    question = translate("CryptidTerminal", "How many players? ({0})").format(", ".join(counts))
    return screen.choose(question, counts, leaving(screen))


def _ask_mode(screen: Screen) -> str:
    question = translate("CryptidTerminal", "Which game? 1 normal, 2 advanced")
    return screen.choose(question, numbered(MODES), leaving(screen))


def _ask_yourselves(screen: Screen) -> bool:
    question = translate("CryptidTerminal", "Who answers? 1 the program, 2 people themselves")
    return screen.choose(question, numbered((False, True)), leaving(screen))


def _ask_helps(screen: Screen) -> tuple[str, ...]:
    question = translate(
        "CryptidTerminal",
        "Deduction sheets? 1 no help, 2 strike refuted clues, 3 strike them and shade cells",
    )
    return screen.choose(question, numbered((helped,) for helped in HELPS), leaving(screen))
