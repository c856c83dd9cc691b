"""The help of Okanagan: what it tells is what the rules do."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QTextBrowser
from pytestqt.qtbot import QtBot

from cascadia_qt.games.okanagan.rules.backs import BACKS
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.options import SUPPLIES
from cascadia_qt.games.okanagan.rules.reckoning import NUGGET_POINTS, reckonings
from cascadia_qt.games.okanagan.rules.rewards import REWARDS
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.rules.tiles import TILES
from cascadia_qt.games.okanagan.views.help_book import help_book
from cascadia_qt.games.okanagan.views.help_pictures import help_picture
from cascadia_qt.games.okanagan.views.help_positions import (
    RED,
    WHITE,
    YELLOW,
    closing_example,
    score_example,
    valley,
)
from cascadia_qt.views.help.book import help_pages
from cascadia_qt.views.help.help_dialog import HelpDialog
from cascadia_qt.words.languages import CODES
from tests.help_text import text_of

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

PAGES = 14  # with the one about what is around every table


@pytest.mark.parametrize(
    "name", ["unicorn", "tile-0", "tile-61", "tile-x", "back-three", "reward-gold", "objective-36"]
)
def test_there_is_no_picture_of_anything_else(qtbot: QtBot, name: str) -> None:
    assert help_picture(name, 1.0) is None


@pytest.mark.parametrize("language", CODES)
def test_numbers_of_the_rules_are_those_of_the_game(language: str) -> None:
    pages = {page.stem: text_of(page) for page in help_pages("okanagan", language)}
    rows = re.findall(r"^\| (\d) \| (.*?) \| (.*?) \| (.*?) \|$", pages["09-rounds"], re.M)
    assert len(rows) == len(SUPPLIES)
    for players, *rounds, turns in rows:
        told = [tuple(map(int, re.findall(r"\d+", words))) for words in rounds]
        assert told == [tuple(supply) for supply in SUPPLIES[int(players)]]
        assert turns == " + ".join(str(sum(supply)) for supply in told)
    nuggets = next(line for line in pages["08-score"].splitlines() if "10" in line)
    assert tuple(map(int, re.findall(r"\d+", nuggets))) == NUGGET_POINTS
    for number, points in ((0, 3), (12, 5), (24, 7)):
        assert OBJECTIVES[number].points == points
        row = next(
            line for line in pages["07-objectives"].splitlines() if f"(objective-{number})" in line
        )
        assert re.search(rf"\| {points} (points|punten)\b", row)


@pytest.mark.parametrize("language", CODES)
def test_every_special_action_and_reward_is_shown(language: str) -> None:
    pages = {page.stem: text_of(page) for page in help_pages("okanagan", language)}
    shown = set(re.findall(r"\((back-.*?)\)", pages["05-actions"]))
    deeds = {name.split("-")[1] for name in shown}
    assert deeds == {back.name.split(" ")[0] for back in BACKS}
    assert set(re.findall(r"\(reward-(.*?)\)", pages["01-aim"])) == set(REWARDS)


@pytest.mark.parametrize("language", CODES)
def test_backs_are_counted_as_they_are(language: str) -> None:
    page = next(p for p in help_pages("okanagan", language) if p.stem == "11-computers")
    told = {
        name.replace("-", " ").split(" ")[0] if name.startswith(("one", "two")) else name: count
        for name, count in re.findall(r"\(sign-(.*?)\).*\| (\d+) \|", text_of(page))
    }
    backs = Counter(tile.back.deed.value for tile in TILES if tile.back is not None)
    assert {name.replace("-", " "): int(count) for name, count in told.items()} == dict(backs)


def after(state: State, *moves: str) -> State:
    for move in moves:
        state = OKANAGAN.apply(state, OKANAGAN.parse(move)).state
    return state


def test_the_example_of_a_closing_is_that_of_the_printed_rules() -> None:
    state = closing_example()
    assert state.phase is Phase.ORDER
    assert state.seat == RED
    forces = state.closing.influence
    assert (forces[WHITE], forces[RED], forces[YELLOW]) == (4, 2, 2)
    state = after(state, f"order {WHITE} {YELLOW} {RED}")
    assert (state.phase, state.seat) == (Phase.ACTION, RED)


def test_the_heap_of_the_closing_is_shared_as_the_printed_rules_say() -> None:
    state = after(closing_example(), f"order {WHITE} {YELLOW} {RED}")
    while state.phase is not Phase.COLLECT:
        state = OKANAGAN.apply(state, OKANAGAN.legal(state)[0]).state
    assert state.closing.heap is not None
    assert sum(state.closing.heap) == 6
    assert state.closing.order == (WHITE, YELLOW, RED)
    before = [sum(explorer.rewards) for explorer in state.explorers]
    while state.phase is Phase.COLLECT:
        state = OKANAGAN.apply(state, OKANAGAN.legal(state)[0]).state
    taken = [sum(e.rewards) - had for e, had in zip(state.explorers, before, strict=True)]
    assert (taken[WHITE], taken[YELLOW], taken[RED]) == (4, 2, 0)


@pytest.mark.parametrize("language", CODES)
def test_the_example_of_a_score_is_that_of_the_printed_rules(language: str) -> None:
    reckoning = reckonings(score_example())[0]
    points = [OBJECTIVES[card].points for card, _ in reckoning.objectives]
    assert [sets for _, sets in reckoning.objectives] == [3, 4, 2]
    assert points == [5, 3, 7]
    assert reckoning.total == 8 + 15 + 12 + 14 + 10 == 59
    page = next(p for p in help_book().pages(language) if p.name == "score")
    for sums in ("2 × 4 | 8", "3 × 5 | 15", "4 × 3 | 12", "2 × 7 | 14", "**59**"):  # noqa: RUF001
        assert sums in page.text


def test_the_valley_has_a_tile_to_lay_and_places_for_it() -> None:
    state = valley()
    assert state.phase is Phase.LAY
    assert state.explorer.hand is not None
    assert len(dict(state.board.places(state.explorer.hand.tile))) > 3


def test_pages_are_turned_by_the_keyboard(qtbot: QtBot) -> None:
    dialog = HelpDialog(help_book())
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    pages, text = dialog.findChild(QListWidget, "help_pages"), dialog.findChild(QTextBrowser)
    assert isinstance(pages, QListWidget)
    assert isinstance(text, QTextBrowser)
    assert pages.count() == PAGES
    for row in range(PAGES):
        assert text.toPlainText().startswith(pages.item(row).text())
        QTest.keyClick(pages, Qt.Key.Key_Down)


@pytest.mark.usefixtures("looks")
def test_no_page_is_wider_than_its_card(qtbot: QtBot) -> None:
    dialog = HelpDialog(help_book())
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    pages, text = dialog.findChild(QListWidget, "help_pages"), dialog.findChild(QTextBrowser)
    assert isinstance(pages, QListWidget)
    assert isinstance(text, QTextBrowser)
    for row in range(PAGES):
        pages.setCurrentRow(row)
        QApplication.processEvents()
        wide = text.document().size().width()
        assert wide <= text.viewport().width() + 1, (pages.item(row).text(), wide)
