"""Which language every text is in, from the start and while the program runs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from cascadia_qt.assets import resource
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.words.language import translate_with

SOURCE = "en"
LANGUAGES = (SOURCE, "fr")


def system_language() -> str:
    """The first language that the system asks for and the program speaks, or English."""
    wanted = (QLocale(name).language() for name in QLocale.system().uiLanguages())
    spoken = (QLocale.languageToCode(language) for language in wanted)
    return next((language for language in spoken if language in LANGUAGES), SOURCE)


class Languages(QObject):
    """Keeps the texts of the program and of Qt in the language that is preferred.

    Widgets that are there when another one is chosen get QEvent.LanguageChange.
    """

    def __init__(self, app: QCoreApplication, preferences: Preferences) -> None:
        super().__init__(preferences)
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
