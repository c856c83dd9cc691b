"""The report: every number and reason is there, nothing is cut off, nothing lies on another."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QDate, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.views.score import render
from cascadia_qt.games.cascadia.views.score.report import ScoreReport
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.games.cascadia.words.cards import card_summary
from cascadia_qt.games.cascadia.words.score_lines import LINES
from cascadia_qt.games.cascadia.words.units import explanation
from cascadia_qt.views.paper.pages import PAPER, numbered_pages
from cascadia_qt.views.theme import DARK, LIGHT, Theme
from tests.games.cascadia.views.scored_tables import ODD_NAMES, TABLES, named, numbers, parts, table
from tests.views.drawn_text import Text, drawn, run_on, squeezed

DAY = QDate(2026, 3, 14)
A4, LETTER = QSizeF(1594, 2365), QSizeF(1647, 2209)
SIZES = {"a4": A4, "letter": LETTER, "wide": A4.transposed(), "square": QSizeF(1590, 1700)}
LONG_NAMES = ("W" * 100, "Bartholomew Featherstone", "Maximiliane von Habsburg", "An " * 33)

Make = Callable[[], ScoredTable]

pytestmark = pytest.mark.usefixtures("qapp")
only_words = pytest.mark.usefixtures("bare")
every_table = pytest.mark.parametrize("make", TABLES.values(), ids=list(TABLES))


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """No landscapes, where only words are looked at: these take most of the time."""
    monkeypatch.setattr(render, "paint_embedded", lambda *_: None)


def report(shown: ScoredTable, theme: Theme = LIGHT) -> ScoreReport:
    return ScoreReport(shown, theme, DAY)


def picture(shown: ScoredTable) -> list[Text]:
    made = report(shown)
    return drawn(made.picture_size(), made.paint_picture)


def paged(shown: ScoredTable, size: QSizeF = A4) -> list[list[Text]]:
    made = report(shown, PAPER)
    return [drawn(size.toSize(), page) for page in numbered_pages(made, size)]


def image_of(shown: ScoredTable, theme: Theme = LIGHT) -> QImage:
    made = report(shown, theme)
    image = QImage(made.picture_size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    made.paint_picture(painter)
    painter.end()
    return image


def rows(shown: ScoredTable, found: list[Text]) -> list[list[str]]:
    """The lines of the sheet as they are written, without the words on the cards."""
    scoring = shown.options.scoring
    rules = {card_summary(each, scoring.card(each)) for each in Wildlife if scoring.cards}
    words = [text.words for text in found if text.words not in rules]
    start = words.index(LINES[0].name())
    read = []
    for line in LINES:
        row = numbers(shown, line)
        read.append(words[start : start + len(row)])
        start += len(row)
    return read


def told(shown: ScoredTable, seat: int) -> Counter[str]:
    """The reasons of a player, each with how often it holds in its line."""
    found: Counter[str] = Counter()
    for line in parts():
        units = line.units(shown.sheets[seat])
        for reason, times in Counter(explanation(unit) for unit in units).items():
            found[squeezed(f"{reason} (×{times})" if times > 1 else reason)] += 1  # noqa: RUF001
    return found


def assert_apart(found: list[Text], room: QRectF) -> None:
    for text in found:
        assert room.contains(text.box), text
    for one, other in itertools.combinations(found, 2):
        assert not one.box.intersects(other.box), (one, other)


@only_words
@every_table
def test_a_picture_has_every_number_in_its_line(make: Make) -> None:
    assert rows(make(), picture(make())) == [numbers(make(), line) for line in LINES]


@only_words
@every_table
def test_the_first_page_has_every_number_in_its_line(make: Make) -> None:
    assert rows(make(), paged(make())[0]) == [numbers(make(), line) for line in LINES]


@only_words
@every_table
def test_a_picture_has_outcome_day_names_and_reasons(make: Make) -> None:
    shown = make()
    words = run_on(picture(shown))
    assert words.startswith(squeezed(report(shown).title))
    assert "14March2026" in words
    for seat, player in enumerate(shown.seats):
        # In the sheet, above the landscape and above the reasons, besides those who played.
        assert words.count(squeezed(player.name)) >= 4
        assert all(reason in words for reason in told(shown, seat))


@only_words
@pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
@every_table
def test_pages_have_every_reason_as_often_as_it_holds(make: Make, size: QSizeF) -> None:
    shown = make()
    first, *others = (run_on(page) for page in paged(shown, size))
    assert first.startswith(squeezed(report(shown).title))
    assert len(others) == len(shown.seats)
    for seat, words in enumerate(others):
        for reason, times in told(shown, seat).items():
            assert words.count(reason) >= times


@only_words
@every_table
def test_in_a_picture_nothing_is_cut_off_or_covered(make: Make) -> None:
    size = QSize(report(make()).picture_size())
    margin = 48
    room = QRectF(margin, margin, size.width() - 2 * margin, size.height() - 2 * margin)
    assert_apart(picture(make()), room)


@only_words
@pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
@pytest.mark.parametrize("players", [1, 4])
def test_on_pages_nothing_is_cut_off_or_covered(players: int, size: QSizeF) -> None:
    for page in paged(table(players), size):
        assert_apart(page, QRectF(0, 0, size.width() + 1, size.height() + 1))


@only_words
@pytest.mark.parametrize("names", [LONG_NAMES, ODD_NAMES], ids=["long", "odd"])
def test_a_name_stands_whole_on_the_sheet(names: tuple[str, ...]) -> None:
    shown = named(table(4), names)
    for found in (picture(shown), paged(shown)[0]):
        head = run_on(found).split(LINES[0].name())[0]
        for name in names:
            assert head.count(squeezed(name)) >= 2  # among those who played, and above a column


@only_words
def test_long_names_leave_everything_in_its_room() -> None:
    shown = named(table(4), LONG_NAMES)
    size = report(shown).picture_size()
    assert_apart(picture(shown), QRectF(48, 48, size.width() - 96, size.height() - 96))


@only_words
def test_many_reasons_go_on_on_further_pages() -> None:
    shown = table(1)
    units = tuple(
        replace(unit, count=count, points=count)
        for count in range(10, 60)
        for unit in shown.sheets[0].units
    )
    crowded = replace(shown, sheets=(ScoreSheet(units),))
    found = paged(crowded)
    assert len(found) > 3
    words = "".join(run_on(page) for page in found)
    assert all(reason in words for reason in told(crowded, 0))
    for number, page in enumerate(found, 1):
        assert page[-1].words == f"Page {number} of {len(found)}"
        assert_apart(page, QRectF(0, 0, A4.width() + 1, A4.height() + 1))


def test_only_who_has_won_is_marked() -> None:
    over = table(2)
    going_on = replace(over, over=False)
    assert report(over).title != report(going_on).title
    column = _gold(image_of(over))
    assert column > 2 * _gold(image_of(going_on))


def _gold(image: QImage) -> int:
    gold = QColor(LIGHT.gold).rgb()
    return sum(
        image.pixel(x, y) == gold
        for x in range(image.width() // 2)
        for y in range(image.height() // 4, image.height() // 2 + 200)
    )


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_picture_lies_on_the_paper_of_its_theme(theme: Theme) -> None:
    image = image_of(table(1), theme)
    corners = itertools.product((0, image.width() - 1), (0, image.height() - 1))
    assert {image.pixel(x, y) for x, y in corners} == {QColor(theme.paper).rgb()}


@only_words
def test_an_empty_table_can_be_reported() -> None:
    shown = table(2)
    empty = replace(shown, environments=({}, {}), sheets=(ScoreSheet(()), ScoreSheet(())))
    assert rows(empty, picture(empty)) == [numbers(empty, line) for line in LINES]
    assert len(paged(empty)) == 3
