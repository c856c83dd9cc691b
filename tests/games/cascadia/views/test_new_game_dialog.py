"""Everything that can be chosen before a game but for the seats, by mouse and by keyboard."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.model.setup import GameSetup, read_setup, write_setup
from cascadia_qt.games.cascadia.rules.deal_code import Deal, deal_code
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.rules.scoring.rulings import DEFAULT_RULINGS, Scoring
from cascadia_qt.games.cascadia.rules.state import Options
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.setup.pictures import CardButton
from cascadia_qt.games.cascadia.words.cards import card_summary
from cascadia_qt.games.cascadia.words.goals import scenario_name
from cascadia_qt.rules.grid import HEX, SQUARE
from cascadia_qt.rules.rng import SEED_LIMIT
from cascadia_qt.views.seats.seat_board import Swatch
from tests.games.cascadia.views.new_game_table import ANN, TWO, UNUSUAL, Table

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

RULINGS = {
    "salmon_drop": replace(DEFAULT_RULINGS, salmon_malformed="drop_overcrowded"),
    "salmon_one": replace(DEFAULT_RULINGS, salmon_d_minimum=1),
    "elk_cap": replace(DEFAULT_RULINGS, elk_c_above_8="cap_28"),
    "elk_no_gaps": replace(DEFAULT_RULINGS, elk_d_gaps=False),
}


@pytest.fixture(scope="module")
def faces() -> Faces:
    return Faces()


@pytest.fixture
def table(qtbot: QtBot, faces: Faces) -> Table:
    return Table(qtbot, faces, TWO)


@pytest.mark.parametrize("setup", [GameSetup((ANN,)), TWO, UNUSUAL], ids=["one", "two", "unusual"])
def test_begins_with_the_given_setup(qtbot: QtBot, faces: Faces, setup: GameSetup) -> None:
    assert Table(qtbot, faces, setup).setup == setup


def test_remembers_what_was_chosen(qtbot: QtBot, faces: Faces) -> None:
    chosen = Table(qtbot, faces, UNUSUAL).setup
    again = Table(qtbot, faces, read_setup(write_setup(chosen), TWO))
    assert again.setup == replace(UNUSUAL, seed=None)


def test_enter_starts_from_the_beginning_and_from_a_field(table: Table) -> None:
    for widget in (QApplication.focusWidget(), table.line("name_edit", table.boards[0])):
        assert widget is not None
        with table.bot.waitSignal(table.dialog.accepted):
            QTest.keyClick(widget, Qt.Key.Key_Return)
        table.dialog.show()


def test_start_accepts_and_cancel_and_escape_reject(table: Table) -> None:
    table.click(table.button("start"))
    assert table.dialog.result() == QDialog.DialogCode.Accepted
    table.dialog.show()
    table.click(table.button("cancel"))
    assert table.dialog.result() == QDialog.DialogCode.Rejected
    table.dialog.show()
    with table.bot.waitSignal(table.dialog.rejected):
        QTest.keyClick(table.dialog, Qt.Key.Key_Escape)


def test_enter_on_cancel_cancels(table: Table) -> None:
    with table.bot.waitSignal(table.dialog.rejected):
        table.press(table.button("cancel"), Qt.Key.Key_Return)


def test_tiles_by_mouse_and_shortcut(table: Table) -> None:
    table.click(table.tiles("Squares"))
    assert table.setup.grid is SQUARE
    table.shortcut(Qt.Key.Key_H)
    table.bot.waitUntil(lambda: table.setup.grid is HEX)


def test_tiles_by_arrows(table: Table) -> None:
    table.press(table.tiles("Hexagons"), Qt.Key.Key_Right)
    assert table.setup.grid is SQUARE


def test_squares_recommend_the_simple_cards_and_allow_all(table: Table) -> None:
    hint = table.label("tiles_hint")
    assert hint.isHidden()
    table.click(table.tiles("Squares"))
    assert not hint.isHidden()
    assert table.button("start").isEnabled()
    table.click(table.button("family"))
    assert hint.isHidden()


@pytest.mark.parametrize(
    ("name", "key", "variant"),
    [
        ("family", Qt.Key.Key_F, Variant.FAMILY),
        ("intermediate", Qt.Key.Key_I, Variant.INTERMEDIATE),
    ],
)
def test_variants(table: Table, name: str, key: Qt.Key, variant: Variant) -> None:
    table.click(table.button(name))
    assert table.setup.variant is variant
    assert not table.cards[0].isVisible()
    assert table.label("summary").isHidden()
    table.click(table.button("by_cards"))
    assert table.setup.variant is Variant.CARDS
    assert table.cards[0].isVisible()
    table.shortcut(key)
    table.bot.waitUntil(lambda: table.setup.variant is variant)


def test_variants_by_arrows(table: Table) -> None:
    table.press(table.button("by_cards"), Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert table.setup.variant is Variant.INTERMEDIATE


def test_cards_are_kept_while_a_variant_is_chosen(table: Table) -> None:
    table.click(table.button("all_random"))
    table.click(table.button("family"))
    assert table.letters == "?????"


def test_a_click_on_a_card_goes_round(table: Table) -> None:
    elk = table.cards[Wildlife.ELK]
    seen = []
    for _ in range(5):
        table.click(elk, QPoint(20, 20))
        seen.append(table.setup.cards[Wildlife.ELK])
    assert seen == [Card.B, Card.C, Card.D, None, Card.A]


@pytest.mark.parametrize("card", [*Card, None])
def test_a_click_on_a_letter_chooses_it(table: Table, card: Card | None) -> None:
    hawk = table.cards[Wildlife.HAWK]
    table.click(hawk, hawk.pip_rect(card).center().toPoint())
    assert table.setup.cards == (Card.A, Card.A, Card.A, card, Card.A)


@pytest.mark.parametrize(
    ("key", "card"),
    [
        (Qt.Key.Key_B, Card.B),
        (Qt.Key.Key_D, Card.D),
        (Qt.Key.Key_Question, None),
        (Qt.Key.Key_Down, Card.B),
        (Qt.Key.Key_Up, None),
        (Qt.Key.Key_Space, Card.B),
    ],
)
def test_cards_by_keyboard(table: Table, key: Qt.Key, card: Card | None) -> None:
    table.press(table.cards[Wildlife.FOX], key)
    assert table.setup.cards[Wildlife.FOX] is card


def test_arrows_go_from_card_to_card(table: Table) -> None:
    table.press(table.cards[0], Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)
    assert QApplication.focusWidget() is table.cards[1]


def test_the_focused_card_says_what_it_scores(table: Table) -> None:
    salmon = table.cards[Wildlife.SALMON]
    table.press(salmon, Qt.Key.Key_C)
    words = card_summary(Wildlife.SALMON, Card.C)
    assert words in table.label("summary").text()
    assert "Salmon C" in table.label("summary").text()
    assert salmon.toolTip() == words
    table.press(salmon, Qt.Key.Key_Question)
    assert "Drawn when the game is dealt" in table.label("summary").text()


def test_all_cards_at_once(table: Table) -> None:
    table.click(table.button("all_random"))
    assert table.letters == "?????"
    table.press(table.button("all_a"), Qt.Key.Key_Return)
    assert table.letters == "AAAAA"
    assert table.dialog.isVisible()
    table.shortcut(Qt.Key.Key_R)
    table.bot.waitUntil(lambda: table.letters == "?????")


def test_table_rules_are_folded_until_asked_for(table: Table) -> None:
    rule = table.button("salmon_drop")
    assert not rule.isVisible()
    height = table.dialog.height()
    table.click(table.button("rules_fold"))
    assert rule.isVisible()
    assert table.dialog.height() >= height
    table.shortcut(Qt.Key.Key_U)
    table.bot.waitUntil(lambda: not rule.isVisible())
    assert table.dialog.height() == height


@pytest.mark.parametrize("name", RULINGS)
def test_rulings_by_mouse(table: Table, name: str) -> None:
    table.click(table.button("rules_fold"))
    assert table.label("rules_summary").text() == "as recommended"
    table.click(table.button(name), QPoint(12, 10))
    assert table.setup.rulings == RULINGS[name]
    assert table.label("rules_summary").text() == "changed for this table"


@pytest.mark.parametrize("name", ["salmon_zero", "salmon_three", "elk_split", "elk_gaps"])
def test_rulings_by_arrows(table: Table, name: str) -> None:
    table.click(table.button("rules_fold"))
    assert "recommended" in table.button(name).text()
    table.press(table.button(name), Qt.Key.Key_Down)
    assert table.setup.rulings in RULINGS.values()


def test_undo_agreement(table: Table) -> None:
    table.click(table.button("rules_fold"))
    table.press(table.button("free_undo"), Qt.Key.Key_Space)
    assert table.setup.free_undo
    table.click(table.button("free_undo"), QPoint(12, 10))
    assert not table.setup.free_undo


def test_seed(table: Table) -> None:
    assert table.setup.seed is None
    table.shortcut(Qt.Key.Key_D)
    assert QApplication.focusWidget() is table.line("code")
    QTest.keyClicks(table.line("code"), " 42 ")
    assert table.setup.seed == 42


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("abc", "The code is too short: 3 of 5 characters."),
        ("-1", "The digit 1 is not used in codes."),
        ("1.5", "The digit 1 is not used in codes."),
        (str(SEED_LIMIT), "The digit 1 is not used in codes."),
    ],
)
def test_a_code_that_is_none(table: Table, text: str, complaint: str) -> None:
    QTest.keyClicks(table.line("code"), text)
    assert table.label("code_error").text() == complaint
    assert not table.button("start").isEnabled()
    table.line("code").clear()
    assert table.label("code_error").text() == ""
    assert table.button("start").isEnabled()


DEAL = Deal(
    Options(SQUARE, 2, Scoring(Variant.CARDS, tuple(map(Card, "DCBAD")), RULINGS["elk_cap"])), 99
)


def test_a_deal_has_one_name_everywhere(table: Table) -> None:
    assert table.label("code_label").text().replace("&", "") == "Deal code"


def test_a_typed_code_chooses_what_belongs_to_its_deal(table: Table) -> None:
    QTest.keyClicks(table.line("code"), deal_code(DEAL).lower())
    setup = table.setup
    assert setup.dealt(0).options == DEAL.options
    assert (setup.seed, setup.seats) == (99, TWO.seats)
    table.click(table.tiles("Hexagons"))
    table.shortcut(Qt.Key.Key_H)
    QTest.qWait(150)  # a shortcut presses a button for a while
    table.click(table.cards[0], QPoint(20, 20))
    assert table.setup == setup
    for name in ("by_cards", "all_a", "all_random", "rules_fold"):
        assert not table.button(name).isEnabled(), name
    table.line("code").clear()
    assert table.setup == replace(setup, seed=None)
    table.click(table.tiles("Hexagons"))
    table.click(table.button("all_a"))
    table.click(table.cards[0], QPoint(20, 20))
    assert (table.setup.grid, table.letters) == (HEX, "BAAAA")


def test_a_typed_code_may_be_that_of_a_scenario(table: Table) -> None:
    options = Options(HEX, 2, Scoring(Variant.CARDS, SCENARIOS[4].cards), 5)
    table.line("code").setText(deal_code(Deal(options, 7)))
    assert table.setup.scenario == 5
    assert table.label("scoring_title").text() == scenario_name(5)
    assert not table.button("by_cards").isVisible()
    table.line("code").clear()
    assert table.setup.scenario is None
    assert table.label("scoring_title").text() == "Scoring"
    assert table.button("by_cards").isVisible()


def test_a_scenario_that_nobody_can_pass_is_not_begun(qtbot: QtBot, faces: Faces) -> None:
    table = Table(qtbot, faces, replace(TWO, scenario=5))
    assert table.button("start").isEnabled()
    table.click(table.tiles("Squares"))
    assert table.label("code_error").text().startswith("Not on squares: a fox")
    assert not table.button("start").isEnabled()
    table.click(table.tiles("Hexagons"))
    assert table.label("code_error").text() == ""
    assert table.button("start").isEnabled()


def test_some_scenarios_take_more_players_on_squares(qtbot: QtBot, faces: Faces) -> None:
    table = Table(qtbot, faces, replace(TWO, grid=SQUARE, scenario=14))
    assert table.label("code_error").text().endswith("it takes 3 players at least.")
    assert not table.button("start").isEnabled()
    table.click(table.add())
    assert table.button("start").isEnabled()


def test_a_typed_code_needs_its_players(table: Table) -> None:
    table.click(table.add())
    table.line("code").setText(deal_code(DEAL))
    assert table.label("code_error").text() == "Players in this deal: 2"
    assert not table.button("start").isEnabled()
    table.click(table.button("remove", table.boards[2]))
    assert table.button("start").isEnabled()


def test_a_match_takes_the_code_of_a_deal_for_one(table: Table) -> None:
    table.dialog.ask_for_match()
    table.line("code").setText(deal_code(DEAL))
    assert table.label("code_error").text() == "Players in this deal: 2"
    alone = replace(DEAL, options=replace(DEAL.options, players=1))
    table.line("code").setText(deal_code(alone))
    assert table.button("start").isEnabled()
    table.click(table.button("remove", table.boards[0]))
    assert table.label("code_error").text() == "A match needs two players at least."


def test_tab_goes_through_everything_once_in_the_order_of_reading(table: Table) -> None:
    table.click(table.button("rules_fold"))
    visited: list[QWidget] = []
    table.line("name_edit", table.boards[0]).setFocus()
    while (widget := QApplication.focusWidget()) not in visited:
        assert widget is not None
        visited.append(widget)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    assert visited[0] is widget
    boards = table.boards
    assert [w for w in visited if w.objectName() == "name_edit"] == [
        table.line("name_edit", board) for board in boards
    ]
    assert [w for w in visited if isinstance(w, CardButton)] == table.cards
    assert len([w for w in visited if isinstance(w, Swatch)]) == len(boards)
    last = ["all_a", "all_random", "rules_fold", "seated"]
    last += [
        "salmon_zero",
        "salmon_three",
        "elk_split",
        "elk_gaps",
        "free_undo",
        "code",
        "cancel",
        "start",
    ]
    assert [w.objectName() for w in visited][-len(last) :] == last
