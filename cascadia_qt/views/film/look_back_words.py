"""What is said while somebody looks back."""

from __future__ import annotations

from collections.abc import Iterator

from cascadia_qt.views.prompt_bar import Answer
from cascadia_qt.words.language import translate


def looking_back(step: int, steps: int) -> str:
    return translate("Prompt", "Looking back: step {0} of {1}").format(step, steps)


def look_back_answers(*, first: bool) -> Iterator[Answer]:
    """What can be answered while an earlier step is looked at; `first` if there is none before."""
    if not first:
        yield Answer("earlier", translate("Prompt", "Earlier"), translate("Prompt", "PgUp"))
    yield Answer("later", translate("Prompt", "Later"), translate("Prompt", "PgDn"))
    text, key = translate("Prompt", "Back to the game"), translate("Prompt", "Esc")
    yield Answer("leave", text, key, primary=True)


def replay_answers(*, play_on: bool) -> Iterator[Answer]:
    """What can be answered in a replay; `play_on` if the game was not over then."""
    if play_on:
        yield Answer("play_on", translate("Replay", "Play on from here"), "", primary=True)
    yield Answer("leave", translate("Replay", "Leave the replay"), translate("Prompt", "Esc"))
