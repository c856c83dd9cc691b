"""What the prompt of the table says and offers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from cascadia_qt.views.prompt_bar import Answer

translate = QCoreApplication.translate
_PROMPT = "KaskariaTablePrompt"


def chosen(does: str) -> str:
    """What the lifted set would do."""
    return translate(_PROMPT, "This set: {0}").format(does)


def just_over() -> str:
    return translate(_PROMPT, "The volcano!")


def given_up(can_undo: bool) -> str:
    if can_undo:
        return translate(_PROMPT, "The computer cannot think. Let it try again, or take back.")
    return translate(_PROMPT, "The computer cannot think. Let it try again.")


def take(picture: QPixmap, *, primary: bool) -> Answer:
    text, key = translate(_PROMPT, "Take from the pile"), "0"
    return Answer("pile", text, key, primary=primary, picture=picture)


def play(picture: QPixmap) -> Answer:
    text, key = translate(_PROMPT, "Play"), translate(_PROMPT, "Enter")
    return Answer("play", text, key, primary=True, picture=picture)


def put_back() -> Answer:
    return Answer("lower", translate(_PROMPT, "Put back"), translate(_PROMPT, "Esc"))


def go_in(picture: QPixmap, *, primary: bool) -> Answer:
    text, key = translate(_PROMPT, "Go in"), translate(_PROMPT, "Y")
    return Answer("go_in", text, key, primary=primary, picture=picture)


def stay(picture: QPixmap, *, primary: bool) -> Answer:
    text, key = translate(_PROMPT, "Stay"), translate(_PROMPT, "N")
    return Answer("stay", text, key, primary=primary, picture=picture)


def show_result(picture: QPixmap) -> Answer:
    text, key = translate(_PROMPT, "Result"), translate(_PROMPT, "S")
    return Answer("result", text, key, picture=picture)


def play_again() -> Answer:
    return Answer("again", translate(_PROMPT, "Play again"), "", primary=True)


def think_again() -> Answer:
    key = translate(_PROMPT, "Enter")
    return Answer("think", translate(_PROMPT, "Try again"), key, primary=True)


def easier_computer() -> Answer:
    return Answer("easier", translate(_PROMPT, "Play on with an easier computer"), "")
