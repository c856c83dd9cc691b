"""How the statistics name games, computers, numbers and dates."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from cascadia_qt import shelf
from cascadia_qt.kept import Facet
from cascadia_qt.shelf import GAMES
from cascadia_qt.store.statistics import Part, PlayerScores
from cascadia_qt.words.language import translate
from cascadia_qt.words.seats import level_name

NOTHING = "\N{EN DASH}"


def game_name(game: str) -> str:
    """What people call it; one that is not on this shelf has no name but its id."""
    return GAMES[game].title() if game in shelf.PLACES else game


def facets_of(game: str | None) -> tuple[Facet, ...]:
    """What the words of its variants are; nothing is known of several games at once."""
    return () if game is None or game not in shelf.PLACES else GAMES[game].kept().facets


def has_scenarios(game: str) -> bool:
    return game in shelf.PLACES and bool(GAMES[game].kept().scenarios)


def players_name(players: int) -> str:
    if players == 1:
        return translate("Statistics", "Solo")
    return translate("Statistics", "{0} players").format(players)


def part_title(part: Part | int, game: str | None) -> str:
    if isinstance(part, int):
        return facets_of(game)[part].title()
    titles = {
        Part.GAME: translate("Statistics", "Games"),
        Part.PLAYERS: translate("Statistics", "Players"),
    }
    return titles[part]


def part_name(part: Part | int, key: str | int, game: str | None) -> str:
    if part is Part.PLAYERS:
        return players_name(int(key))
    return game_name(str(key)) if part is Part.GAME else facets_of(game)[part].name(str(key))


def computer_name(player: PlayerScores, game: str | None) -> str:
    """A computer is called by its level alone, without what it scores on average."""
    known = GAMES[game].bots().names() if game is not None and game in shelf.PLACES else {}
    return level_name(known.get(player.name, player.name))


def points_words(mean: float | None, digits: int = 1) -> str:
    return NOTHING if mean is None else QLocale().toString(float(mean), "f", digits)


def count_words(count: int | None) -> str:
    return NOTHING if count is None else QLocale().toString(count)


def date_words(moment: datetime) -> str:
    pattern = translate("Statistics", "d MMM yyyy, HH:mm")
    day, hour = (moment.year, moment.month, moment.day), (moment.hour, moment.minute)
    return QLocale().toString(QDateTime(QDate(*day), QTime(*hour)), pattern)
