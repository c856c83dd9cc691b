"""Each page of the statistics as a table."""

from __future__ import annotations

from cascadia_qt.store.statistics import PlayerScores, Scores
from cascadia_qt.views.statistics.data import StatisticsData
from cascadia_qt.views.statistics.table import Row, Table
from cascadia_qt.views.statistics.words import computer_name, part_name, part_title
from cascadia_qt.words.language import translate


def overview_table(data: StatisticsData) -> Table:
    return _pointless_table(data) if data.rounds is not None else _points_table(data)


def _points_table(data: StatisticsData) -> Table:
    rows: list[Row] = [
        (persons_word(), "", *_numbers(data.persons.scores)),
        (computers_word(), "", *_numbers(data.computers.scores)),
    ]
    for part, parts in data.parts.items():
        title = part_title(part, data.game)
        rows += [(title, part_name(part, p.key, data.game), *_numbers(p.scores)) for p in parts]
    return Table((*_sorted_heads(), *_number_heads()), tuple(rows))


def _pointless_table(data: StatisticsData) -> Table:
    """Where there are no points, victories and rounds are compared."""
    rows: list[Row] = []
    for word, group in ((persons_word(), data.persons), (computers_word(), data.computers)):
        wins = sum(player.wins for player in group.players)
        rows.append((word, "", group.scores.games, group.scores.scores, wins, None))
    for part, parts in data.parts.items():
        title = part_title(part, data.game)
        for one in parts:
            name = part_name(part, one.key, data.game)
            scores = one.scores
            rows.append((title, name, scores.games, scores.scores, one.wins, one.rounds))
    heads = (
        translate("Statistics", "Games"),
        translate("Statistics", "Seats"),
        translate("Statistics", "Victories"),
        translate("Statistics", "Mean rounds"),
    )
    return Table((*_sorted_heads(), *heads), tuple(rows))


def _sorted_heads() -> tuple[str, str]:
    return translate("Statistics", "Sorted by"), translate("Statistics", "Which")


def time_table(data: StatisticsData) -> Table:
    yes, no = translate("Statistics", "won"), ""
    heads = (
        translate("Statistics", "Date"),
        translate("Statistics", "Player"),
        translate("Statistics", "Score"),
        translate("Statistics", "Victory"),
    )
    latest_first = [(one.name, one.point) for one in reversed(data.points)]
    return Table(
        heads,
        tuple((p.finished, name, p.total, yes if p.won else no) for name, p in latest_first),
    )


def distribution_table(data: StatisticsData) -> Table:
    persons, computers = data.persons.distribution, data.computers.distribution
    heads = (translate("Statistics", "Score"), persons_word(), computers_word())
    totals = sorted(persons.keys() | computers.keys())
    return Table(heads, tuple((t, persons.get(t, 0), computers.get(t, 0)) for t in totals))


def players_table(data: StatisticsData) -> Table:
    heads = (
        translate("Statistics", "Player"),
        translate("Statistics", "Kind"),
        translate("Statistics", "Against others"),
        translate("Statistics", "Victories"),
        translate("Statistics", "Victories in %"),
        *_number_heads(),
    )
    person, computer = translate("Statistics", "person"), translate("Statistics", "computer")
    rows = [_player_row(p, p.name, person) for p in data.persons.players]
    rows += [_player_row(p, computer_name(p, data.game), computer) for p in data.computers.players]
    return Table(heads, tuple(rows))


def persons_word() -> str:
    return translate("Statistics", "Persons")


def computers_word() -> str:
    return translate("Statistics", "Computers")


def _number_heads() -> tuple[str, ...]:
    return (
        translate("Statistics", "Games"),
        translate("Statistics", "Scores"),
        translate("Statistics", "Mean"),
        translate("Statistics", "Best"),
        translate("Statistics", "Lowest"),
    )


def _numbers(scores: Scores) -> Row:
    return scores.games, scores.scores, scores.mean, scores.best, scores.worst


def _player_row(player: PlayerScores, name: str, kind: str) -> Row:
    share = 100 * player.wins / player.contests if player.contests else None
    return name, kind, player.contests, player.wins, share, *_numbers(player.scores)
