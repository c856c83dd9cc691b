"""What is typed for a decision: cells by letter and number, players by name or number."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cascadia_qt.games.cryptid.rules.actions import (
    Action,
    AnswerCube,
    AnswerDisc,
    Ask,
    ProposeHint,
    PutCube,
    PutDisc,
    Search,
    Share,
    Vote,
)
from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.words.language import listed, translate

Answer = AnswerCube | AnswerDisc
_PLACING: dict[Phase, Callable[[int, int | None], Action]] = {
    Phase.SHARE: Share,
    Phase.PAY: PutCube,
    Phase.DISC: PutDisc,
}


class NotUnderstood(ValueError):
    """What was typed is no decision; the message is a sentence."""


def cell_typed(text: str) -> int:
    """The cell that is called so; raises NotUnderstood."""
    cell = CELL_NAMED.get(text.upper())
    if cell is None:
        complaint = translate("CryptidTerminal", "{0} is no cell: they go from A1 to L9.")
        raise NotUnderstood(complaint.format(text))
    return cell


def turn_typed(text: str, state: State, names: Sequence[str]) -> Action:
    """What somebody wants to do with a turn, such as "ask F4 Ben"; raises NotUnderstood."""
    word, _, rest = text.partition(" ")
    if word in _hint_words():
        return ProposeHint()
    if word in _search_words() and rest:
        return Search(cell_typed(rest))
    if word in _ask_words() and rest:
        cell, _, who = rest.partition(" ")
        return Ask(cell_typed(cell), _player_typed(who, state, names))
    raise NotUnderstood(
        translate("CryptidTerminal", "Type ask, a cell and a player, or search and a cell.")
    )


def token_typed(text: str, state: State) -> Action:
    """The cell for a cube or a disc, and its colour where there are two; raises NotUnderstood."""
    cell, _, number = text.partition(" ")
    action = _PLACING[state.phase]
    if state.options.players > 2:
        return action(cell_typed(text), None)
    due = due_colours(state)
    if not number and len(due) == 1:
        return action(cell_typed(cell), due[0])
    if number not in {str(colour + 1) for colour in due}:
        text = translate("CryptidTerminal", "Type the cell and then the colour: {0}.")
        raise NotUnderstood(text.format(", ".join(str(colour + 1) for colour in due)))
    return action(cell_typed(cell), int(number) - 1)


def due_colours(state: State) -> tuple[int, ...]:
    """The colours that come into question for the token that is due."""
    return state.tasks[0].colours or tuple(state.options.colours(state.seat))


def answer_typed(text: str, answers: Sequence[Answer]) -> Answer:
    """An answer by its number, or by its word; raises NotUnderstood."""
    words: dict[str, Answer] = {str(number): each for number, each in enumerate(answers, 1)}
    known: dict[str, Answer] = {"cube": AnswerCube(), "disc": AnswerDisc()}
    for word, each in known.items():
        if each in answers:
            words |= dict.fromkeys((word, word[0]), each)
    if text not in words:
        numbers = ", ".join(str(number) for number in range(1, len(answers) + 1))
        complaint = translate("CryptidTerminal", "Type the number of your answer: {0}.")
        raise NotUnderstood(complaint.format(numbers))
    return words[text]


def vote_typed(text: str, yes: Sequence[str], no: Sequence[str]) -> Action:
    """Yes or no; raises NotUnderstood."""
    if text not in (*yes, *no):
        raise NotUnderstood(translate("CryptidTerminal", "Type yes or no."))
    return Vote(text in yes)


def _player_typed(text: str, state: State, names: Sequence[str]) -> int:
    """The seat of another player by name, the beginning of one, or number."""
    others = [seat for seat in range(len(names)) if seat != state.seat]
    if not text and len(others) == 1:
        return others[0]
    if text.isdecimal() and int(text) - 1 in others:
        return int(text) - 1
    wanted = text.casefold()
    exact = [seat for seat in others if names[seat].casefold() == wanted]
    begun = [seat for seat in others if wanted and names[seat].casefold().startswith(wanted)]
    found = exact or begun
    if len(found) != 1:
        complaint = translate("CryptidTerminal", "Whom do you ask? {0}.")
        known = listed(f"{seat + 1} {names[seat]}" for seat in others)
        raise NotUnderstood(complaint.format(known))
    return found[0]


def _ask_words() -> tuple[str, ...]:
    return "ask", "a", translate("CryptidTerminal", "ask")


def _search_words() -> tuple[str, ...]:
    return "search", "s", translate("CryptidTerminal", "search")


def _hint_words() -> tuple[str, ...]:
    return "hint", translate("CryptidTerminal", "hint")
