"""What is said of pencil marks, in every game that has them."""

from __future__ import annotations

from cascadia_qt.words.language import labelled, translate


def menu_words() -> str:
    return translate("Pencil", "Pencil &marks")


def tool_words() -> str:
    return translate("Pencil", "Pencil")


def box_words() -> str:
    """What the box with everything that can be pencilled is called."""
    return translate("Pencil", "Pencil marks")


def cross_words() -> str:
    return translate("Pencil", "cross")


def rubber_words() -> str:
    return translate("Pencil", "Rub out")


def clear_words() -> str:
    return translate("Pencil", "Rub out everything")


def away_words() -> str:
    return translate("Pencil", "Put the pencil away")


def with_key(words: str, key: str) -> str:
    return translate("Pencil", "{0} ({1})").format(words, key)


def marked_words(name: str) -> str:
    """What somebody has pencilled on a cell."""
    return labelled(translate("Pencil", "Pencilled"), name) + "."


def unmarked_words() -> str:
    return translate("Pencil", "Nothing is pencilled here.")


def refused_words(name: str) -> str:
    """Why a mark is not made there."""
    return translate("Pencil", "That cannot be planned here: {0}.").format(name)


def section_words() -> str:
    """The title above the keys of the pencil."""
    return translate("Pencil", "Pencil in hand")


def move_words() -> str:
    return translate("Pencil", "Move over the cells")


def digit_words() -> str:
    return translate("Pencil", "Pencil what shows the digit")


def cross_key_words() -> str:
    return translate("Pencil", "Pencil a cross")


def again_words() -> str:
    return translate("Pencil", "Pencil what was chosen, or rub it out")


def command_words() -> str:
    """What a terminal says of the command."""
    return translate("Pencil", "p  what you have pencilled; change it there")


def nothing_words() -> str:
    return translate("Pencil", "You have pencilled nothing.")


def possible_words() -> str:
    """The label of everything that can be pencilled."""
    return translate("Pencil", "What can be pencilled")


def which_words(example: str, cell: str) -> str:
    text = translate("Pencil", "Which mark? ({0}; {1} rubs out; Enter goes back)")
    return text.format(example, cell)


def no_mark_words(example: str) -> str:
    return translate("Pencil", "That is no mark; type {0}.").format(example)
