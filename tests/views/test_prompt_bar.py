"""Every answer of a prompt can be given, however many there are and however little room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.views.prompt_bar import Answer, PromptBar
from cascadia_qt.views.style import style_sheet
from cascadia_qt.views.theme import LIGHT

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

WORDS = (
    "Remplacer les trois jetons identiques", "Les garder", "Remplacer des jetons au choix",
    "Prendre une tuile et un jeton au choix", "Terminer le tour", "Remettre dans le sac",
    "Reprendre", "Laisser un ordinateur facile continuer", "Voir le décompte final", "Rejouer",
    "Continuer à partir d\u2019ici", "Revenir à la dernière étape",
)  # fmt: skip
KEYS = "E", "", "N", "P", "Espace", "D", "Échap", "", "S", "", "C", "Fin"
SENTENCE = "Trois jetons sont identiques. Remplace-les, ou prends une paire de la rivière."
WIDTHS = (600, 720, 900, 1280, 1600, 1920)
SIZES = (100, 150)


def answers(count: int) -> list[Answer]:
    return [
        Answer(f"answer {n}", WORDS[n], KEYS[n], primary=n == 0, price=n % 3) for n in range(count)
    ]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size}%")
def bar(request: pytest.FixtureRequest, qtbot: QtBot, qapp: QApplication) -> Iterator[PromptBar]:
    before = qapp.font(), qapp.styleSheet()
    font = qapp.font()
    font.setPointSizeF(font.pointSizeF() * request.param / 100)
    qapp.setFont(font)
    qapp.setStyleSheet(style_sheet(LIGHT))
    window = QWidget()
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(QLineEdit())
    bar = PromptBar()
    column.addWidget(bar)
    column.addWidget(QLineEdit())
    column.addStretch()
    bar.show_prompt("Maximilienne", "#335577", SENTENCE, "Tour 7 sur 20")
    bar.show_tokens(QPixmap(24, 24), 3, "")
    qtbot.addWidget(window)
    window.resize(1920, 400)
    with qtbot.waitExposed(window):
        window.show()
    yield bar
    window.hide()
    qapp.setFont(before[0])
    qapp.setStyleSheet(before[1])


def lay(bar: PromptBar, width: int, count: int) -> None:
    window = bar.window()
    bar.show_answers(answers(count))
    window.resize(width, 400)
    for _ in range(3):
        QApplication.processEvents()
    assert bar.width() == window.width() == width


def shown(bar: PromptBar) -> list[QPushButton]:
    """The buttons, in the order in which they are read."""
    found = [button for button in bar.findChildren(QPushButton) if button.isVisible()]
    return sorted(found, key=lambda one: (place(bar, one).y(), place(bar, one).x()))


def place(bar: PromptBar, button: QPushButton) -> QPoint:
    return button.mapTo(bar, QPoint())


def menu(bar: PromptBar) -> QMenu:
    found = bar.findChild(QMenu)
    assert isinstance(found, QMenu)
    return found


def give_all(bar: PromptBar) -> list[str]:
    """What is reported when everything is clicked, from the first to the last."""
    given: list[str] = []
    bar.answered.connect(given.append)
    for button in shown(bar):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        if button.objectName() == "prompt_more":
            give_menu(bar)
    bar.answered.disconnect(given.append)
    return given


def give_menu(bar: PromptBar) -> None:
    """Clicks everything in the menu, which closes each time."""
    for number in range(len(menu(bar).actions())):
        if number:
            QTest.mouseClick(shown(bar)[-1], Qt.MouseButton.LeftButton)
        assert menu(bar).isVisible()
        room = menu(bar).actionGeometry(menu(bar).actions()[number])
        QTest.mouseClick(menu(bar), Qt.MouseButton.LeftButton, pos=room.center())
        assert not menu(bar).isVisible()


@pytest.mark.parametrize("width", WIDTHS)
def test_every_answer_is_read_and_given_with_the_mouse(bar: PromptBar, width: int) -> None:
    for count in range(2, len(WORDS) + 1):
        lay(bar, width, count)
        for button in shown(bar):
            assert button.width() >= button.sizeHint().width()
            assert button.height() >= button.sizeHint().height()
            corner = place(bar, button)
            assert bar.rect().contains(corner)
            assert bar.rect().contains(corner + button.rect().bottomRight())
        rooms = [button.rect().translated(place(bar, button)) for button in shown(bar)]
        assert not any(one.intersects(two) for n, one in enumerate(rooms) for two in rooms[:n])
        assert give_all(bar) == [answer.id for answer in answers(count)]


def press_tab() -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Tab)


@pytest.mark.parametrize("width", WIDTHS)
def test_every_answer_is_given_with_the_keyboard(bar: PromptBar, width: int) -> None:
    lay(bar, width, len(WORDS))
    given: list[str] = []
    bar.answered.connect(given.append)
    window = bar.window()
    window.activateWindow()
    window.findChildren(QLineEdit)[0].setFocus()
    for button in shown(bar):
        press_tab()
        assert QApplication.focusWidget() is button
        QTest.keyClick(button, Qt.Key.Key_Space)
        if button.objectName() == "prompt_more":
            for number in range(len(menu(bar).actions())):
                if number:
                    QTest.keyClick(button, Qt.Key.Key_Space)
                for _ in range(number):
                    QTest.keyClick(menu(bar), Qt.Key.Key_Down)
                QTest.keyClick(menu(bar), Qt.Key.Key_Return)
    assert given == [answer.id for answer in answers(len(WORDS))]
    press_tab()
    assert QApplication.focusWidget() is window.findChildren(QLineEdit)[1]


def test_a_few_short_answers_need_no_menu(bar: PromptBar) -> None:
    for width in WIDTHS:
        lay(bar, width, 2)
        assert len(shown(bar)) == 2
    lay(bar, 1920, 4)
    assert [button.objectName() for button in shown(bar)] == [""] * 4


def test_many_answers_take_two_rows_at_most(bar: PromptBar) -> None:
    for width in WIDTHS:
        lay(bar, width, len(WORDS))
        assert len({place(bar, button).y() for button in shown(bar)}) <= 2


def test_the_menu_says_what_the_button_would(bar: PromptBar) -> None:
    lay(bar, 600, len(WORDS))
    said = [action.text() for action in menu(bar).actions()]
    assert said[-1] == "\N{MINUS SIGN}2  Revenir à la dernière étape\tFin"
    assert shown(bar)[-1].text() == "More…"
    lay(bar, 600, 2)
    assert menu(bar).actions() == []


def test_an_open_menu_stays_while_the_answers_are_the_same(bar: PromptBar) -> None:
    lay(bar, 600, len(WORDS))
    QTest.mouseClick(shown(bar)[-1], Qt.MouseButton.LeftButton)
    bar.show_answers(answers(len(WORDS)))
    assert menu(bar).isVisible()
    bar.show_answers(answers(2))
    assert not menu(bar).isVisible()


def test_an_open_menu_goes_with_the_bar(bar: PromptBar) -> None:
    lay(bar, 600, len(WORDS))
    QTest.mouseClick(shown(bar)[-1], Qt.MouseButton.LeftButton)
    assert menu(bar).isVisible()
    bar.hide()
    assert not menu(bar).isVisible()


def test_a_sign_stands_for_the_sentence_where_there_is_one(qtbot: QtBot) -> None:
    bar = PromptBar()
    qtbot.addWidget(bar)
    bar.show()
    assert not bar._sign.isVisible()
    picture = QPixmap(30, 30)
    picture.fill(Qt.GlobalColor.red)
    bar.show_sign(picture)
    assert bar._sign.isVisible()
    bar.show_sign(QPixmap())
    assert not bar._sign.isVisible()


def test_an_answer_shows_its_picture_in_its_size(qtbot: QtBot) -> None:
    bar = PromptBar()
    qtbot.addWidget(bar)
    picture = QPixmap(44, 40)
    picture.fill(Qt.GlobalColor.red)
    bar.show_answers([Answer("go", "Go", "", picture=picture)])
    button = bar._buttons[0]
    assert button.iconSize() == picture.size()
    assert not button.icon().isNull()


def test_a_click_that_comes_when_something_else_is_asked_answers_nothing(qtbot: QtBot) -> None:
    """A reader of the screen presses, and Qt clicks a tenth of a second later."""
    bar, given = PromptBar(), list[str]()
    qtbot.addWidget(bar)
    bar.answered.connect(given.append)
    first, second = Answer("first", "First", "1"), Answer("second", "Second", "2")
    bar.show_answers((first, second))
    button, other = bar.button_of("first"), bar.button_of("second")
    assert button is not None
    assert other is not None
    button.pressed.emit()
    other.pressed.emit()
    bar.show_answers((second,))
    other.clicked.emit()
    button.clicked.emit()
    assert given == []
    button.click()
    assert given == ["second"]
