"""Who plays and who begins, asked before a game of any kind."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping

from cascadia_qt.rules.names import typed_name
from cascadia_qt.rules.seating import COMPUTER, bot_named
from cascadia_qt.terminal.prompts import Leave, Screen, numbered
from cascadia_qt.words.language import translate


def ask_names(
    screen: Screen, count: int, bots: Iterable[str], words: Mapping[str, str]
) -> tuple[str, ...]:
    """The players; `words` say of each of the `bots` that are proposed who it is."""
    known = tuple(bots)
    screen.say(translate("Terminal", "A computer plays as bot: and its level:"))
    for level, said in words.items():
        line = f"{COMPUTER}{level}: {said}" if screen.speaks else f"  {COMPUTER}{level}  {said}"
        screen.say(line)
    names: tuple[str, ...] = ()
    while len(names) < count:
        names += (_ask_name(screen, len(names) + 1, names, known),)
    return names


def ask_drawn(screen: Screen) -> bool:
    """Whether it is drawn who begins."""
    question = translate("Terminal", "Who begins? 1 as seated, 2 drawn")
    return screen.choose(question, numbered((False, True), 1), leaving(screen))


def leaving(screen: Screen) -> Mapping[str, Callable[[], None]]:
    """What can be typed at every question before a game."""

    def leave() -> None:
        raise Leave

    def explain() -> None:
        screen.say(translate("Terminal", "Type one of the answers and Enter; q quits."))

    return {"q": leave, "?": explain}


def _ask_name(screen: Screen, number: int, others: Container[str], bots: tuple[str, ...]) -> str:
    """A name, or what stands for a computer; nothing typed is the name that is proposed."""
    question = translate("Terminal", "Name of player {0}?").format(number)
    while True:
        name = screen.line(question)
        wrong = _wrong_name(name, others, bots)
        if wrong is None:
            return name
        screen.say(wrong)


def _wrong_name(name: str, others: Container[str], bots: tuple[str, ...]) -> str | None:
    """What is wrong with the name of a player; None if nothing is."""
    bot = bot_named(name)
    if bot in bots:
        return None
    if bot is not None:
        text = translate("Terminal", "There is no such computer, only {0}.")
        return text.format(", ".join(bots))
    if typed_name(name) != name:
        return translate("Terminal", "That name is too long or cannot be shown.")
    taken = name and name in others
    return translate("Terminal", "Somebody has that name already.") if taken else None
