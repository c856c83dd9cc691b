"""The program's style in every language and text size."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from itertools import product

import pytest
from PySide6.QtCore import QLocale, QSettings
from PySide6.QtWidgets import QApplication

from cascadia_qt.language import Languages
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.views.style import style_sheet
from cascadia_qt.views.text_size import set_text_size
from cascadia_qt.views.theme import LIGHT
from cascadia_qt.words.language import translate_with
from cascadia_qt.words.languages import CODES, SOURCE
from tests.pseudo import PSEUDO, spoken_pseudo

# What fits at 150 and at 100 per cent fits between them, too.
LOOKS = (*product(CODES, (100, 150, 200)), (PSEUDO, 100))


@pytest.fixture(scope="module", params=LOOKS, ids=lambda p: f"{p[0]}-{p[1]}")
def looks(
    request: pytest.FixtureRequest, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[None]:
    """The program's style in a language and a text size."""
    language, percent = request.param
    path = tmp_path_factory.mktemp("looks") / "settings.ini"
    preferences = Preferences(QSettings(str(path), QSettings.Format.IniFormat))
    preferences.language = language if language in CODES else SOURCE
    locale, style = QLocale(), qapp.style().objectName()
    languages = Languages(qapp, preferences, qapp)
    qapp.setStyle("Fusion")
    set_text_size(percent)
    qapp.setStyleSheet(style_sheet(LIGHT))
    with spoken_pseudo(qapp) if language == PSEUDO else nullcontext():
        yield
    for translator in languages._translators:
        qapp.removeTranslator(translator)
    translate_with(lambda _context, text: text)
    qapp.setStyleSheet("")
    qapp.setStyle(style)
    set_text_size(100)
    QLocale.setDefault(locale)
