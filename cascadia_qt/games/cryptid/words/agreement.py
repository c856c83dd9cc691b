"""What was agreed before a game, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.cryptid.rules.options import Options
from cascadia_qt.words.language import labelled, listed, translate


def mode_name(mode: str) -> str:
    names = {
        "normal": translate("CryptidAgreement", "Normal"),
        "advanced": translate("CryptidAgreement", "Advanced"),
    }
    return names.get(mode, mode)


def mode_sentence(mode: str) -> str:
    if mode == "advanced":
        return translate("CryptidAgreement", "The advanced game: clues may be negated.")
    return translate("CryptidAgreement", "The normal game: no clue is negated.")


def difficulty_name(difficulty: str) -> str:
    return {
        "easy": translate("CryptidAgreement", "Easy"),
        "medium": translate("CryptidAgreement", "Medium"),
        "hard": translate("CryptidAgreement", "Hard"),
        "expert": translate("CryptidAgreement", "Expert"),
    }[difficulty]


def help_name(helped: str) -> str:
    """How much a deduction sheet helps."""
    return {
        "none": translate("CryptidAgreement", "no help"),
        "struck": translate("CryptidAgreement", "refuted clues are struck"),
        "shaded": translate("CryptidAgreement", "refuted clues are struck, cells are shaded"),
    }[helped]


def help_words(helped: str) -> str:
    """How much the sheet of a seat has helped, as a line."""
    return labelled(translate("CryptidAgreement", "Deduction sheet"), help_name(helped))


def agreement_words(options: Options, names: Sequence[str]) -> str:
    """The mode, and what else is not as usual."""
    sentences = [mode_sentence(options.board.mode)]
    if options.players == 2:
        text = translate("CryptidAgreement", "Both players have two clues and two colours.")
        sentences.append(text)
    if options.answer_yourselves:
        sentences.append(translate("CryptidAgreement", "People answer themselves."))
    sentences += helps_words(options, names)
    return " ".join(sentences)


def helps_words(options: Options, names: Sequence[str]) -> list[str]:
    """How the deduction sheets help, as sentences; none if they do not."""
    if not options.helps:
        return []
    each = (labelled(name, help_name(options.help_of(seat))) for seat, name in enumerate(names))
    label = translate("CryptidAgreement", "Deduction sheets")
    sentences = [f"{labelled(label, listed(each))}."]
    if options.unique_known:
        text = translate("CryptidAgreement", "They use that exactly one cell fits all clues.")
        sentences.append(text)
    return sentences
