"""The command `play --terminal`: a whole game, from the first question to the score."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any

from cascadia_qt.ai.seated import SeatedBot
from cascadia_qt.entry import Line
from cascadia_qt.model.thinking_partner import thinking_along
from cascadia_qt.rules.helps import ALL_HELPS, Helps
from cascadia_qt.rules.record import Record
from cascadia_qt.shelf import GAMES
from cascadia_qt.store.finished_game import Helps as HelpsGiven
from cascadia_qt.store.folders import autosave_folder
from cascadia_qt.store.saved_games import SavedGame
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.terminal import language
from cascadia_qt.terminal.at_terminal import AtTerminal, Player
from cascadia_qt.terminal.curtain import Curtain
from cascadia_qt.terminal.prompts import Leave, Screen
from cascadia_qt.words.helps import helps_of_persons
from cascadia_qt.words.language import translate
from cascadia_qt.words.seats import drawn_words


@dataclass(frozen=True, slots=True)
class Request:
    """What the command line asks for.

    Attributes:
        known: what it says about the game, as that game's own value.
        language: None for that of the system.
        without: by name who does without some helps; nobody's name is everybody's.
    """

    game: str
    known: Any
    resume: bool = False
    speaks: bool = False
    language: str | None = None
    without: Mapping[str, Helps] = field(default_factory=dict)


def run(request: Request) -> int:
    """Plays until the end, or until somebody leaves; the result is the exit status."""
    spoken = request.language or language.system_language()
    language.speak(spoken)
    screen = Screen(speaks=request.speaks, yes=language.yes_words(spoken))
    saved = SavedGame(autosave_folder())
    try:
        record = _resumed(screen, saved) if request.resume else _dealt(screen, saved, request)
        if record is None:
            return 1
        return play(record, saved, screen, resumed=request.resume)
    except Leave as leave:
        return leave.status
    except KeyboardInterrupt:
        screen.say()
        return Leave(130).status


def play(record: Record, saved: SavedGame, screen: Screen, *, resumed: bool = False) -> int:
    """Plays `record` to its end, saving it after every action; the result is the exit status."""
    player = _terminal_of(record.rules.id).sit(record, saved, screen)
    return _played(screen, player, resumed=resumed)


def _terminal_of(game: str) -> AtTerminal:
    terminal: AtTerminal = import_module(GAMES[game].terminal).TERMINAL
    return terminal


def _resumed(screen: Screen, saved: SavedGame) -> Record | None:
    record, complaint = saved.load()
    if complaint is not None:
        screen.say(complaint)
    if record is None:
        screen.say(translate("Terminal", "There is no saved game."))
    return record


def _dealt(screen: Screen, saved: SavedGame, request: Request) -> Record:
    waiting, _ = saved.load()
    if waiting is not None and waiting.rules.to_move(waiting.history.state) is not None:
        screen.say(translate("Terminal", "A saved game waits; --resume goes on with it."))
        screen.say(translate("Terminal", "A new one takes its place."))
    setup = _terminal_of(request.game).ask(screen, request.known)
    record = _helped(setup.dealt(GAMES[request.game].setups().fresh_seed()), request.without)
    for name in request.without.keys() - {"", *(seat.name for seat in record.seats)}:
        screen.say(translate("Terminal", "Nobody here is called {0}.").format(name))
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


def _helped(record: Record, agreed: Mapping[str, Helps]) -> Record:
    """`record`, at whose table persons do without what was `agreed`."""
    everybody = agreed.get("", ALL_HELPS)
    seats = (
        seat if seat.bot else replace(seat, helps=agreed.get(seat.name, everybody))
        for seat in record.seats
    )
    return replace(record, seats=tuple(seats))


def _played(screen: Screen, player: Player, *, resumed: bool) -> int:
    table, curtain = player.table, Curtain(player.table, screen)
    seats, bots = table.record.seats, GAMES[table.record.rules.id].bots()
    table.save()
    if resumed:
        curtain.fall()  # whoever sat here last may have gone without a word
    try:
        player.introduce()
        screen.say(translate("Terminal", "? helps at every question."), "dim")
        names = [seat.bot for seat in seats if seat.bot is not None]
        with thinking_along(bots, names) as line:
            _play(player, curtain, _bots(table.record, line))
    except (Leave, KeyboardInterrupt) as end:
        curtain.fall()
        _say_goodbye(screen, player)
        return end.status if isinstance(end, Leave) else Leave(130).status
    player.end(None if resumed else HelpsGiven(table.taken_back, table.hints))
    helped = helps_of_persons(seats, GAMES[table.record.rules.id].helps)
    if helped:
        screen.say(helped)
    return 0


def _play(player: Player, curtain: Curtain, bots: dict[int, SeatedBot]) -> None:
    table = player.table
    while (seat := table.to_move) is not None:
        if seat in bots:
            table.submit(bots[seat].choose(table.state))
        else:
            curtain.open_for(seat)
            player.decide()


def _bots(record: Record, line: Line | None) -> dict[int, SeatedBot]:
    """The computers, with the seeds that they have in the window."""
    rules, makers = record.rules, GAMES[record.rules.id].bots().makers
    return {
        seat: SeatedBot(rules, seat, makers[who.bot](record.seed + seat, None, line), record.seed)
        for seat, who in enumerate(record.seats)
        if who.bot is not None
    }


def _say_goodbye(screen: Screen, player: Player) -> None:
    screen.say()
    if player.table.save_at_last():
        screen.say(translate("Terminal", "The game is saved. To go on with it:"))
        screen.say("cascadia-qt play --terminal --resume", whole=True)
