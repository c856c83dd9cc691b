"""What to do now, in one line, and the answers that fit."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.words.names import the_species
from cascadia_qt.views.prompt_bar import Answer

translate = QCoreApplication.translate


def choosing(three_equal: bool) -> str:
    if three_equal:
        return translate("Prompt", "Three tokens are equal. Replace them, or take a pair.")
    return translate("Prompt", "Take a pair from the market.")


def wiping(chosen: bool, going_on: bool) -> str:
    if not chosen:
        return translate("Prompt", "Choose the tokens to replace.")
    if going_on:
        return translate("Prompt", "Choose further tokens to replace.")
    return translate("Prompt", "Replace further tokens?")


def picking_tile() -> str:
    return translate("Prompt", "Choose any tile.")


def picking_token() -> str:
    return translate("Prompt", "Choose any token.")


def laying(token_fits: bool, marked: bool) -> str:
    """A tile is in hand, and maybe a token that fits somewhere already."""
    if token_fits and marked:
        return translate("Prompt", "Lay the tile on a marked place, or place the token first.")
    if token_fits:
        return translate("Prompt", "Lay the tile beside your landscape, or place the token first.")
    if marked:
        return translate("Prompt", "Lay the tile on a marked place.")
    return translate("Prompt", "Lay the tile beside your landscape.")


def turning() -> str:
    return translate("Prompt", "Wheel or right button turns it.")


def placing(marked: bool) -> str:
    """Only a token is in hand."""
    if marked:
        return translate("Prompt", "Place the token on a marked tile.")
    return translate("Prompt", "Place the token on a tile that shows its animal.")


def stuck(species: Wildlife) -> str:
    text = translate("Prompt", "No tile can take {0}: return it to the bag (D).")
    return text.format(the_species(species))


def fits_nowhere(species: Wildlife) -> str:
    return translate("Prompt", "No tile can take {0}.").format(the_species(species))


def laid(token_fits: bool, turns: bool) -> str:
    """The tile lies as a draft, and maybe the token has a place to go to."""
    if turns and token_fits:
        return translate(
            "Prompt", "Turn the tile if you like (wheel, right button), then place the token."
        )
    if turns:
        return translate("Prompt", "Turn the tile if you like (wheel, right button), then confirm.")
    if token_fits:
        return translate("Prompt", "Place the token, or move the tile.")
    return translate("Prompt", "Confirm, or move the tile.")


def confirming(token_returns: bool) -> str:
    if token_returns:
        return translate(
            "Prompt", "The token goes back into the bag. End your turn, or take it back."
        )
    return translate("Prompt", "End your turn, or take it back.")


def visiting(name: str) -> str:
    text = translate("Prompt", "This is the landscape of {0}. Esc or a click leads back.")
    return text.format(name)


def waiting() -> str:
    return translate("Prompt", "is thinking…")


def given_up(can_undo: bool) -> str:
    if can_undo:
        return translate(
            "Prompt", "cannot think here. Undo, let another computer play on, or leave the game."
        )
    return translate(
        "Prompt", "cannot think here. Let another computer play on, or leave the game."
    )


def just_over() -> str:
    return translate("Prompt", "The game is over.")


def over(winners: str) -> str:
    return translate("Prompt", "The game is over. Winner: {0}").format(winners)


def over_alone(points: int) -> str:
    return translate("Prompt", "The game is over. Your points: {0}").format(points)


def replace_three() -> Answer:
    return Answer("accept", translate("Prompt", "Replace"), _yes(), primary=True)


def keep_three() -> Answer:
    return Answer("refuse", translate("Prompt", "Keep"), _no())


def nature_wipe() -> Answer:
    return Answer("wipe", translate("Prompt", "Replace tokens"), "J", price=1, tip=_price())


def nature_pick() -> Answer:
    return Answer("pick", translate("Prompt", "Pick freely"), "T", price=1, tip=_price())


def _price() -> str:
    return translate("Prompt", "Costs a nature token, which is worth a point in the end.")


def _yes() -> str:
    return translate("Prompt", "Y")


def _no() -> str:
    return translate("Prompt", "N")


def wipe_more() -> Answer:
    return Answer("accept", translate("Prompt", "Go on"), _yes())


def wipe_these() -> Answer:
    return Answer("refuse", translate("Prompt", "Replace these"), _no(), primary=True)


def confirm() -> Answer:
    return Answer("confirm", translate("Prompt", "Confirm"), translate("Prompt", "Space"), True)


def turn_tile() -> Answer:
    return Answer("turn", translate("Prompt", "Turn"), "R")


def decline(stuck: bool) -> Answer:
    if stuck:
        return Answer("decline", translate("Prompt", "Return the token"), "D", primary=True)
    return Answer("decline", translate("Prompt", "Decline token"), "D")


def back() -> Answer:
    return Answer("back", translate("Prompt", "Back"), "⌫")


def show_scores() -> Answer:
    return Answer("scores", translate("Prompt", "Scores"), "", primary=True)


def play_again() -> Answer:
    return Answer("again", translate("Prompt", "Play again"), "")


def think_again() -> Answer:
    return Answer("think", translate("Prompt", "Try again"), translate("Prompt", "Space"), True)


def easier_computer() -> Answer:
    return Answer("easier", translate("Prompt", "Let an easy computer play on"), "")


def cancel() -> Answer:
    return Answer("back", translate("Prompt", "Never mind"), translate("Prompt", "Esc"))


def go_home() -> Answer:
    return Answer("home", translate("Prompt", "Back to play"), translate("Prompt", "Esc"), True)
