"""What is to be decided, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.cryptid.rules.cells import name_of
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.words.language import translate


def prompt(state: State, names: Sequence[str]) -> str:
    """What whoever is to move has to do; made for his own eyes."""
    match state.phase:
        case Phase.SHARE:
            return translate("CryptidPrompt", "Share a cube where your clue denies the habitat")
        case Phase.TURN:
            return translate("CryptidPrompt", "Choose a cell: ask or search")
        case Phase.DISC | Phase.PAY:
            return _token_due(state)
        case Phase.ANSWER:
            return question_words(state, names)
        case Phase.HINT:
            text = translate("CryptidPrompt", "{0} proposes a hint. Do you agree?")
            return text.format(names[state.active])
        case Phase.OVER:
            return translate("CryptidPrompt", "The game is over")


def question_words(state: State, names: Sequence[str]) -> str:
    """What whoever is to answer is asked."""
    assert state.lantern is not None
    if is_search(state):
        text = translate("CryptidPrompt", "{0} searches {1}. What is your answer?")
    else:
        text = translate("CryptidPrompt", "{0} asks you about {1}. What is your answer?")
    return text.format(names[state.active], name_of(state.lantern))


def is_search(state: State) -> bool:
    """Whether a search is under way, which may end the game."""
    return any(task.phase is Phase.OVER for task in state.tasks)


def waiting(name: str) -> str:
    """What others read while `name` decides."""
    return translate("CryptidPrompt", "{0} is playing").format(name)


def _token_due(state: State) -> str:
    task = state.tasks[0]
    if task.phase is Phase.PAY:
        return (
            translate("CryptidPrompt", "Your answer was wrong: put a cube where it is right")
            if task.slip
            else translate("CryptidPrompt", "Pay with a cube where your clue denies the habitat")
        )
    return (
        translate("CryptidPrompt", "Your answer was wrong: put a disc where it is right")
        if task.slip
        else translate("CryptidPrompt", "Your disc lies there: put one on another cell that fits")
    )
