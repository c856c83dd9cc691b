"""What the prompt of the table says and offers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from cascadia_qt.views.prompt_bar import Answer

translate = QCoreApplication.translate


def chosen(does: str) -> str:
    """What the lifted set would do."""
    return translate("KaskariaTablePrompt", "This set: {0}").format(does)


def searching() -> str:
    return translate("KaskariaHint", "Looking for a good move…")


def hint(advice: str) -> str:
    """What somebody who was asked would do."""
    return translate("KaskariaHint", "Hint: {0}").format(advice)


def no_hint() -> str:
    return translate("KaskariaHint", "No hint could be found.")


def next_is(name: str) -> str:
    """Before the curtain falls, while only whoever has just decided may look."""
    return translate("KaskariaTablePrompt", "{0} is next").format(name)


def just_over() -> str:
    return translate("KaskariaTablePrompt", "The volcano!")


def given_up(can_undo: bool) -> str:
    if can_undo:
        return translate(
            "KaskariaTablePrompt", "The computer cannot think. Let it try again, or take back."
        )
    return translate("KaskariaTablePrompt", "The computer cannot think. Let it try again.")


def take(picture: QPixmap, *, primary: bool) -> Answer:
    text, key = translate("KaskariaTablePrompt", "Take from the pile"), "0"
    return Answer("pile", text, key, primary=primary, picture=picture)


def take_shown(number: int) -> Answer:
    """The card of the display that is advised."""
    text = translate("KaskariaHint", "Take card {0}").format(number)
    return Answer("shown", text, str(number), primary=True)


def play(picture: QPixmap) -> Answer:
    text, key = translate("KaskariaTablePrompt", "Play"), translate("KaskariaTablePrompt", "Enter")
    return Answer("play", text, key, primary=True, picture=picture)


def put_back() -> Answer:
    return Answer(
        "lower",
        translate("KaskariaTablePrompt", "Put back"),
        translate("KaskariaTablePrompt", "Esc"),
    )


def go_in(picture: QPixmap, *, primary: bool) -> Answer:
    text, key = translate("KaskariaTablePrompt", "Go in"), translate("KaskariaTablePrompt", "Y")
    return Answer("go_in", text, key, primary=primary, picture=picture)


def stay(picture: QPixmap, *, primary: bool) -> Answer:
    text, key = translate("KaskariaTablePrompt", "Stay"), translate("KaskariaTablePrompt", "N")
    return Answer("stay", text, key, primary=primary, picture=picture)


def show_result(picture: QPixmap) -> Answer:
    text, key = translate("KaskariaTablePrompt", "Result"), translate("KaskariaTablePrompt", "S")
    return Answer("result", text, key, picture=picture)


def play_again() -> Answer:
    return Answer("again", translate("KaskariaTablePrompt", "Play again"), "", primary=True)


def think_again() -> Answer:
    key = translate("KaskariaTablePrompt", "Enter")
    return Answer("think", translate("KaskariaTablePrompt", "Try again"), key, primary=True)


def easier_computer() -> Answer:
    return Answer("easier", translate("KaskariaTablePrompt", "Play on with an easier computer"), "")
