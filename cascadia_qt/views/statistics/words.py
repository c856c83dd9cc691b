"""How the statistics name games, computers, numbers and dates."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from cascadia_qt.games.cascadia.words.bots import bot_names
from cascadia_qt.store.statistics import Part, PlayerScores
from cascadia_qt.words.language import translate

NOTHING = "\N{EN DASH}"


def grid_name(grid: str) -> str:
    names = {
        "hex": translate("Statistics", "Hexagons"),
        "square": translate("Statistics", "Squares"),
    }
    return names.get(grid, grid)


def players_name(players: int) -> str:
    if players == 1:
        return translate("Statistics", "Solo")
    return translate("Statistics", "{0} players").format(players)


def scoring_name(scoring: str) -> str:
    """The letters of the cards, or which simple card scores the wildlife."""
    names = {
        "family": translate("Cards", "Family card"),
        "intermediate": translate("Cards", "Intermediate card"),
    }
    return names.get(scoring, scoring)


def part_title(part: Part) -> str:
    titles = {
        Part.GRID: translate("Statistics", "Tiles"),
        Part.PLAYERS: translate("Statistics", "Players"),
        Part.SCORING: translate("Statistics", "Scoring cards"),
    }
    return titles[part]


def part_name(part: Part, key: str | int) -> str:
    if part is Part.PLAYERS:
        return players_name(int(key))
    return grid_name(str(key)) if part is Part.GRID else scoring_name(str(key))


def player_name(player: PlayerScores, *, computer: bool) -> str:
    """A computer is called by its level alone, without what it scores on average."""
    if not computer:
        return player.name
    return bot_names().get(player.name, player.name).partition(",")[0]


def points_words(mean: float | None, digits: int = 1) -> str:
    return NOTHING if mean is None else QLocale().toString(float(mean), "f", digits)


def count_words(count: int | None) -> str:
    return NOTHING if count is None else QLocale().toString(count)


def date_words(moment: datetime) -> str:
    pattern = translate("Statistics", "d MMM yyyy, HH:mm")
    day, hour = (moment.year, moment.month, moment.day), (moment.hour, moment.minute)
    return QLocale().toString(QDateTime(QDate(*day), QTime(*hour)), pattern)
