"""H proposes the hint of the table: menu, tools and page of keys say so, or why there is none."""

from __future__ import annotations

from PySide6.QtCore import Qt

from cascadia_qt.games.cryptid.controllers.turn import Stage, Wish
from cascadia_qt.games.cryptid.rules.actions import ProposeHint
from tests.games.cryptid.window.conftest import Open
from tests.games.cryptid.window.den import ANN, BEN, CLEO, Den
from tests.games.cryptid.window.test_by_keyboard import share_all

Key = Qt.Key
OWN_TURN = "A hint is proposed in one's own turn."


def begun(den: Den) -> None:
    """Ann has the first turn."""
    den.play(ANN, BEN, CLEO, number=0)
    share_all(den)
    den.open_curtain()
    assert den.stage is Stage.TURN


def test_menu_and_page_of_keys_say_what_h_does(den: Den) -> None:
    begun(den)
    hint = den.window.hint
    assert (hint.text(), hint.iconText()) == ("Propose a &hint", "Hint")
    lines = [line for section in den.window.key_sections() for line in section.lines]
    assert (("H",), "Propose a hint") in lines
    hint.trigger()
    assert den.turn.wish is Wish.HINT
    den.press(Key.Key_Escape)
    den.press(Key.Key_H)
    assert den.turn.wish is Wish.HINT


def test_where_there_is_none_a_tip_says_why(den: Den) -> None:
    den.play(ANN, BEN, CLEO, number=0)
    den.open_curtain()
    hint = den.window.hint
    assert den.prompt().startswith("Share a cube")
    assert (hint.isEnabled(), hint.toolTip()) == (False, OWN_TURN)
    share_all(den)
    den.open_curtain()
    assert (hint.isEnabled(), hint.toolTip()) == (True, "Propose a hint")
    den.table.session.submit(ProposeHint())
    den.open_curtain()
    assert den.prompt() == "Ann proposes a hint. Do you agree?"
    assert hint.toolTip() == OWN_TURN
    den.press(Key.Key_N)
    den.open_curtain()
    assert den.stage is Stage.TURN
    assert (hint.isEnabled(), hint.toolTip()) == (False, "There is no hint to be had now.")


def test_a_purist_may_propose_it_too(open_den: Open) -> None:
    den = open_den(purist=True)
    begun(den)
    assert den.window.hint.isEnabled()


def test_another_game_has_the_usual_word(den: Den) -> None:
    den.window.offer(())
    assert (den.window.hint.text(), den.window.hint.iconText()) == ("&Hint", "Hint")


def test_menus_speak_of_a_result_where_there_are_no_points(den: Den) -> None:
    begun(den)
    window = den.window
    told = [each.text() for each in (window.scores, window.export, window.print)]
    assert told == ["Re&sult", "&Export the result…", "P&rint the result…"]
    window.offer(())
    told = [each.text() for each in (window.scores, window.export, window.print)]
    assert told == ["&Scores", "&Export the score…", "P&rint the score…"]
