"""The command `play --terminal`: a whole game, from the first question to the score."""

from __future__ import annotations

from dataclasses import dataclass

from cascadia_qt.ai.bot import Bot
from cascadia_qt.entry import Line
from cascadia_qt.games.cascadia.entry import ENTRY
from cascadia_qt.games.cascadia.model.setup import fresh_seed
from cascadia_qt.games.cascadia.rules.actions import Action
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.terminal.display import Display
from cascadia_qt.games.cascadia.terminal.ending import Ending
from cascadia_qt.games.cascadia.terminal.prompts import Leave, Screen
from cascadia_qt.games.cascadia.terminal.questions import Known, ask_setup
from cascadia_qt.games.cascadia.terminal.table import Table
from cascadia_qt.games.cascadia.terminal.turn import PersonTurn
from cascadia_qt.model.thinking_partner import thinking_along
from cascadia_qt.rules.record import Record
from cascadia_qt.store.finished_game import Helps
from cascadia_qt.store.folders import autosave_folder, kept_places
from cascadia_qt.store.saved_games import SavedGame
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.terminal import language
from cascadia_qt.words.language import translate
from cascadia_qt.words.seats import drawn_words


@dataclass(frozen=True, slots=True)
class Request:
    """What the command line asks for; `language` is None for that of the system."""

    known: Known
    resume: bool = False
    speaks: bool = False
    language: str | None = None


def run(request: Request) -> int:
    """Plays until the end, or until somebody leaves; the result is the exit status."""
    spoken = request.language or language.system_language()
    language.speak(spoken)
    screen = Screen(speaks=request.speaks, yes=language.yes_words(spoken))
    saved = SavedGame(autosave_folder())
    try:
        record = _resumed(screen, saved) if request.resume else _dealt(screen, saved, request.known)
        if record is None:
            return 1
        return _played(screen, Table(record, saved, screen), resumed=request.resume)
    except Leave as leave:
        return leave.status
    except KeyboardInterrupt:
        screen.say()
        return Leave(130).status


def _resumed(screen: Screen, saved: SavedGame) -> Record | None:
    record, complaint = saved.load()
    if complaint is not None:
        screen.say(complaint)
    if record is None:
        screen.say(translate("Terminal", "There is no saved game."))
    return record


def _dealt(screen: Screen, saved: SavedGame, known: Known) -> Record:
    waiting, _ = saved.load()
    if waiting is not None and waiting.rules.to_move(waiting.history.state) is not None:
        screen.say(translate("Terminal", "A saved game waits; --resume goes on with it."))
        screen.say(translate("Terminal", "A new one takes its place."))
    record = ask_setup(screen, known).dealt(fresh_seed())
    if record.drawn:
        screen.say(drawn_words(record.seats[0].name), "bold")
    try:
        before = saved.set_aside(record)
    except StorageError as error:
        screen.say(str(error))
    else:
        if before is not None:
            screen.say(translate("Terminal", "The game before is in {0}.").format(before))
    return record


def _played(screen: Screen, table: Table, *, resumed: bool) -> int:
    display = Display(screen)
    names = {seat: who.bot for seat, who in enumerate(table.record.seats) if who.bot is not None}
    table.save()
    try:
        display.cards(table.state)
        display.legend()
        screen.say(translate("Terminal", "? helps at every question."), "dim")
        with thinking_along(ENTRY.bots, names.values()) as line:
            _play(table, PersonTurn(table, display), _bots(names, table.record.seed, line))
    except (Leave, KeyboardInterrupt) as end:
        _say_goodbye(screen, table)
        return end.status if isinstance(end, Leave) else Leave(130).status
    helps = None if resumed else Helps(table.taken_back, table.hints)
    Ending(screen, table, kept_places()).run(helps)
    return 0


def _play(table: Table, person: PersonTurn, bots: dict[int, Bot[State, Action]]) -> None:
    while (seat := table.to_move) is not None:
        if seat in bots:
            table.submit(bots[seat].choose(table.state))
        else:
            person.decide()


def _bots(names: dict[int, str], seed: int, line: Line | None) -> dict[int, Bot[State, Action]]:
    """The computers, with the seeds that they have in the window."""
    return {seat: ENTRY.bots.makers[name](seed + seat, None, line) for seat, name in names.items()}


def _say_goodbye(screen: Screen, table: Table) -> None:
    screen.say()
    if table.save_at_last():
        screen.say(translate("Terminal", "The game is saved. To go on with it:"))
        screen.say("cascadia-qt play --terminal --resume", whole=True)
