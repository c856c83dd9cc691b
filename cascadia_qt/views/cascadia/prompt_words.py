"""What to do now, in one line, and the answers that fit."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cascadia_qt.views.prompt_bar import Answer

translate = QCoreApplication.translate


def choosing(three_equal: bool) -> str:
    if three_equal:
        return translate("Prompt", "Three tokens are equal. Replace them, or take a pair.")
    return translate("Prompt", "Take a pair from the market.")


def wiping(chosen: int) -> str:
    if chosen:
        return translate("Prompt", "Confirm, or choose further tokens to replace.")
    return translate("Prompt", "Choose the tokens to replace.")


def picking_tile() -> str:
    return translate("Prompt", "Choose any tile.")


def picking_token() -> str:
    return translate("Prompt", "Choose any token.")


def placing(tile: bool, token: bool) -> str:
    if tile and token:
        return translate("Prompt", "Lay the tile on a marked place, or place the token first.")
    if tile:
        return translate("Prompt", "Lay the tile on a marked place.")
    return translate("Prompt", "Place the token on a marked tile.")


def laid(token: bool) -> str:
    if token:
        return translate("Prompt", "Turn the tile if you like, then place the token.")
    return translate("Prompt", "Turn the tile if you like, then confirm.")


def confirming() -> str:
    return translate("Prompt", "End your turn, or take it back.")


def waiting() -> str:
    return translate("Prompt", "is thinking…")


def over(winners: str) -> str:
    return translate("Prompt", "The game is over. Winner: {0}").format(winners)


def over_alone(points: int) -> str:
    return translate("Prompt", "The game is over. Your points: {0}").format(points)


def turn_of(turn: int, turns: int) -> str:
    return translate("Prompt", "Turn {0} of {1}").format(turn, turns)


def looking_back(step: int, steps: int) -> str:
    return translate("Prompt", "Looking back: step {0} of {1}").format(step, steps)


def replace_three() -> Answer:
    return Answer("replace", translate("Prompt", "Replace"), "Y", primary=True)


def keep_three() -> Answer:
    return Answer("refuse", translate("Prompt", "Keep"), "N")


def nature_wipe() -> Answer:
    return Answer("wipe", translate("Prompt", "Replace tokens"), "J")


def nature_pick() -> Answer:
    return Answer("pick", translate("Prompt", "Pick freely"), "T")


def confirm() -> Answer:
    return Answer("confirm", translate("Prompt", "Confirm"), translate("Prompt", "Space"), True)


def decline() -> Answer:
    return Answer("decline", translate("Prompt", "Decline token"), "D")


def back() -> Answer:
    return Answer("back", translate("Prompt", "Back"), "⌫")


def show_scores() -> Answer:
    return Answer("scores", translate("Prompt", "Scores"), "", primary=True)


def play_again() -> Answer:
    return Answer("again", translate("Prompt", "Play again"), "")


def cancel() -> Answer:
    return Answer("refuse", translate("Prompt", "Never mind"), "N")


def earlier() -> Answer:
    return Answer("earlier", translate("Prompt", "Earlier"), translate("Prompt", "PgUp"))


def later() -> Answer:
    return Answer("later", translate("Prompt", "Later"), translate("Prompt", "PgDn"))


def leave_look_back() -> Answer:
    return Answer(
        "leave", translate("Prompt", "Back to the game"), translate("Prompt", "Esc"), True
    )
