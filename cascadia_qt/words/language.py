"""Which language the words are in: English until a front end says who translates."""

from __future__ import annotations

from collections.abc import Callable, Iterable

Translator = Callable[[str, str], str]


def _untranslated(_context: str, text: str) -> str:
    return text


_translator: Translator = _untranslated


def translate(context: str, text: str) -> str:
    """`text` in the language of the program; `context` tells equal texts apart."""
    return _translator(context, text)


def said(what: object) -> str:
    """A complaint, or an error that holds one, in the language of the program."""
    from cascadia_qt.rules.complaint import Complained, Complaint

    if isinstance(what, Complained):
        what = what.complaint
    if not isinstance(what, Complaint):
        return str(what)
    return _translator(what.context, what.text).format(*map(said, what.values))


def labelled(label: str, text: object) -> str:
    """`text` after its label and a colon, which not every language sets alike."""
    return translate("Why", "{0}: {1}").format(label, text)


def listed(parts: Iterable[str]) -> str:
    """`parts` with semicolons between them, which not every language sets alike."""
    return translate("Why", "{0}; {1}").format("", "").join(parts)


def capital(clause: str) -> str:
    """`clause` as the beginning of a sentence; the accents of Dutch “één” stay behind."""
    if clause.startswith("één"):
        return f"Eén{clause[3:]}"
    return clause[:1].upper() + clause[1:]


def translate_with(translator: Translator) -> None:
    """From now on `translator` is asked."""
    global _translator  # noqa: PLW0603 - one language for the program, as in Qt
    _translator = translator
