"""What the prompt of the table says and offers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from cascadia_qt.views.prompt_bar import Answer

translate = QCoreApplication.translate


def enter() -> str:
    return translate("CryptidTablePrompt", "Enter")


def choose_cell() -> str:
    return translate("CryptidTablePrompt", "Choose a cell on the map first.")


def hint_in_own_turn() -> str:
    return translate("CryptidTablePrompt", "A hint is proposed in one's own turn.")


def choose_deed(cell: str) -> str:
    return translate("CryptidTablePrompt", "{0}: ask a player, or search").format(cell)


def choose_player(cell: str) -> str:
    return translate("CryptidTablePrompt", "{0}: whom do you ask?").format(cell)


def happening() -> str:
    """While a step is shown."""
    return translate("CryptidTablePrompt", "Answers come in")


def found() -> str:
    return translate("CryptidTablePrompt", "The habitat!")


def given_up() -> str:
    return translate("CryptidTablePrompt", "The computer cannot think. Let it try again.")


def confirm(text: str, picture: QPixmap) -> Answer:
    """Does what was chosen."""
    return Answer("confirm", text, enter(), primary=True, picture=picture)


def search(picture: QPixmap) -> Answer:
    text, key = translate("CryptidTablePrompt", "Search"), translate("CryptidTablePrompt", "S")
    return Answer("search", text, key, picture=picture)


def hint(picture: QPixmap) -> Answer:
    text, key = (
        translate("CryptidTablePrompt", "Propose a hint"),
        translate("CryptidTablePrompt", "H"),
    )
    return Answer("hint", text, key, picture=picture)


def not_now() -> Answer:
    return Answer(
        "drop", translate("CryptidTablePrompt", "Not now"), translate("CryptidTablePrompt", "Esc")
    )


def colour(number: int, picture: QPixmap) -> Answer:
    text = (
        translate("CryptidTablePrompt", "First colour")
        if number == 0
        else translate("CryptidTablePrompt", "Second colour")
    )
    return Answer(f"number {number}", text, str(number + 1), picture=picture)


def answer(number: int, text: str, key: str, picture: QPixmap, *, primary: bool) -> Answer:
    return Answer(f"answer {number}", text, key, primary=primary, picture=picture)


def agree(picture: QPixmap) -> Answer:
    text, key = translate("CryptidTablePrompt", "Agree"), translate("CryptidTablePrompt", "Y")
    return Answer("agree", text, key, picture=picture)


def refuse(picture: QPixmap) -> Answer:
    text, key = translate("CryptidTablePrompt", "Refuse"), translate("CryptidTablePrompt", "N")
    return Answer("refuse", text, key, picture=picture)


def show_result(picture: QPixmap) -> Answer:
    text, key = translate("CryptidTablePrompt", "Result"), translate("CryptidTablePrompt", "S")
    return Answer("result", text, key, picture=picture)


def play_again() -> Answer:
    return Answer("again", translate("CryptidTablePrompt", "Play again"), "", primary=True)


def think_again() -> Answer:
    return Answer("think", translate("CryptidTablePrompt", "Try again"), enter(), primary=True)


def easier_computer() -> Answer:
    return Answer("easier", translate("CryptidTablePrompt", "Play on with an easier computer"), "")
