"""Which language every text is in, from the start and while the program runs."""

from __future__ import annotations

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
)
from PySide6.QtGui import QGuiApplication

from cascadia_qt.assets import resource
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.program_name import program_name
from cascadia_qt.words.language import translate_with
from cascadia_qt.words.languages import CODES, SOURCE

# What Qt's own dialogs say and its own catalogue lacks in one of these languages: it stands in
# the catalogue of the program, which is asked first.
TEXTS_OF_QT = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Alias"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Shortcut"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Page &order:"),
    QT_TRANSLATE_NOOP("QPageSetupWidget", "Pages &per sheet:"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Page &Set:"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "&Billing information:"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "&End:"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "&Start:"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Job &priority:"),
    QT_TRANSLATE_NOOP("QCupsJobWidget", "Scheduled &printing:"),
)


def system_language() -> str:
    """The first language that the system asks for and the program speaks, or English."""
    wanted = (QLocale(name).language() for name in QLocale.system().uiLanguages())
    spoken = (QLocale.languageToCode(language) for language in wanted)
    return next((language for language in spoken if language in CODES), SOURCE)


class Languages(QObject):
    """Keeps the texts of the program and of Qt in the language that is preferred.

    Widgets that are there when another one is chosen get QEvent.LanguageChange.
    """

    def __init__(self, app: QCoreApplication, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._app = app
        self._preferences = preferences
        self._translators: list[QTranslator] = []
        preferences.changed.connect(self._preference_changed)
        translate_with(QCoreApplication.translate)
        self._apply()

    def _preference_changed(self, name: str) -> None:
        if name == "language":
            self._apply()

    def _apply(self) -> None:
        language = self._preferences.language or system_language()
        for translator in self._translators:
            self._app.removeTranslator(translator)
            translator.deleteLater()
        QLocale.setDefault(QLocale(language))
        folders = {
            "qtbase": QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath),
            "cascadia": str(resource("translations")),
        }
        self._translators = [QTranslator(self) for _ in folders]
        for translator, (name, folder) in zip(self._translators, folders.items(), strict=True):
            if translator.load(f"{name}_{language}", folder):
                self._app.installTranslator(translator)
        QGuiApplication.setApplicationDisplayName(
            program_name()
        )  # which titles of dialogs end with
