"""The means of the numbers that the store keeps of a seat, as a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cascadia_qt.views.statistics.data import StatisticsData
from cascadia_qt.views.statistics.table import Table
from cascadia_qt.views.statistics.tables import computers_word, persons_word


def parts_table(
    data: StatisticsData, parts: Sequence[str], part_name: Callable[[str], str], mean: str
) -> Table:
    """A row a part; `mean` is what stands above their names."""
    persons, computers = data.persons.means, data.computers.means
    rows = tuple((part_name(part), persons.get(part), computers.get(part)) for part in parts)
    return Table((mean, persons_word(), computers_word()), rows)
