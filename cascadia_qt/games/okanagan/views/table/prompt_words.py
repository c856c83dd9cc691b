"""What the prompt of the table says and offers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cascadia_qt.views.prompt_bar import Answer

translate = QCoreApplication.translate


def _enter() -> str:
    return translate("OkanaganTablePrompt", "Enter")


def searching() -> str:
    return translate("OkanaganHint", "Looking for a good move…")


def hint(advice: str) -> str:
    """What somebody who was asked would do."""
    return translate("OkanaganHint", "Hint: {0}").format(advice)


def do_hint() -> str:
    """What asking once more does."""
    return translate("OkanaganHint", "Do it")


def no_hint() -> str:
    return translate("OkanaganHint", "No hint could be found.")


def next_is(name: str) -> str:
    """Before the curtain falls, while only whoever has just decided may look."""
    return translate("OkanaganTablePrompt", "{0} is next").format(name)


def just_over() -> str:
    return translate("OkanaganTablePrompt", "The valley is surveyed!")


def picked(prompt: str, chosen: int, wanted: int) -> str:
    """A prompt, and how much of it is done."""
    text = translate("OkanaganTablePrompt", "{0} ({1} of {2})")
    return text.format(prompt, chosen, wanted)


def for_what(reward: str) -> str:
    """After one's own reward was chosen."""
    return translate("OkanaganTablePrompt", "{0}: for which one?").format(reward)


def given_up(can_undo: bool) -> str:
    if can_undo:
        return translate(
            "OkanaganTablePrompt", "The computer cannot think. Let it try again, or take back."
        )
    return translate("OkanaganTablePrompt", "The computer cannot think. Let it try again.")


def turn_tile() -> Answer:
    text, key = translate("OkanaganTablePrompt", "Turn"), translate("OkanaganTablePrompt", "R")
    return Answer("turn", text, key)


def lay() -> Answer:
    return Answer("confirm", translate("OkanaganTablePrompt", "Lay"), _enter(), primary=True)


def do_it() -> Answer:
    """What was picked, or advised."""
    return Answer("confirm", translate("OkanaganTablePrompt", "Do it"), _enter(), primary=True)


def keep() -> Answer:
    return Answer("confirm", translate("OkanaganTablePrompt", "Keep"), _enter(), primary=True)


def put_away() -> Answer:
    return Answer("confirm", translate("OkanaganTablePrompt", "Put away"), _enter(), primary=True)


def collect() -> Answer:
    return Answer("confirm", translate("OkanaganTablePrompt", "Collect"), _enter(), primary=True)


def settle(by_key: bool) -> Answer:
    text = translate("OkanaganTablePrompt", "This order")
    return Answer("settle", text, _enter() if by_key else "", primary=True)


def no_more() -> Answer:
    text, key = translate("OkanaganTablePrompt", "No trade"), translate("OkanaganTablePrompt", "N")
    return Answer("finish", text, key)


def own_cards() -> Answer:
    text, key = translate("OkanaganTablePrompt", "My cards"), translate("OkanaganTablePrompt", "O")
    return Answer("own cards", text, key)


def put_back() -> Answer:
    text, key = (
        translate("OkanaganTablePrompt", "Put back"),
        translate("OkanaganTablePrompt", "Esc"),
    )
    return Answer("drop", text, key)


def show_result() -> Answer:
    text, key = translate("OkanaganTablePrompt", "Result"), translate("OkanaganTablePrompt", "S")
    return Answer("result", text, key)


def play_again() -> Answer:
    return Answer("again", translate("OkanaganTablePrompt", "Play again"), "", primary=True)


def think_again() -> Answer:
    text = translate("OkanaganTablePrompt", "Try again")
    return Answer("think", text, _enter(), primary=True)


def easier_computer() -> Answer:
    return Answer("easier", translate("OkanaganTablePrompt", "Play on with an easier computer"), "")
