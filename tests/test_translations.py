"""Translations are complete and well made, and the program speaks the language that is wanted."""

from __future__ import annotations

import importlib
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QSettings, QTranslator
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.words.names import habitat_name, species_name
from cascadia_qt.games.cascadia.words.outcome import rank_name
from cascadia_qt.games.kaskaria.entry import ENTRY as KASKARIA
from cascadia_qt.games.kaskaria.rules.cards import Card
from cascadia_qt.games.kaskaria.rules.state import FIGURES
from cascadia_qt.games.kaskaria.words.names import card_name, figure_name
from cascadia_qt.language import Languages, system_language
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.words.languages import CODES

PACKAGING = Path(__file__).parent.parent / "packaging"
FOLDER = PACKAGING.parent / "resources" / "translations"

PLURALS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Points</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation><numerusform>%n point</numerusform><numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>bear</source><comment>a verb</comment><translation>porter</translation>
    </message>
    <message>
        <source>bear</source><translation>ours</translation>
    </message>
    <message>
        <source>late</source><translation type="unfinished">tard</translation>
    </message>
</context>
</TS>
"""


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Any:
    """packaging/translations.py, which is no part of any package."""
    monkeypatch.syspath_prepend(PACKAGING)
    return importlib.import_module("translations")


@pytest.fixture
def preferences(qapp: QApplication, translations: None, tmp_path: Path) -> Iterator[Preferences]:
    """Preferences that a Languages obeys."""
    before = QLocale()
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    kept = Preferences(settings, qapp)
    kept.language = "en"
    languages = Languages(qapp, kept, qapp)
    yield kept
    kept.language = "en"
    languages.setParent(None)
    QLocale.setDefault(before)


def messages(script: Any, language: str) -> list[Any]:
    found: list[Any] = script.read_catalogue(script.catalogue(FOLDER, language))
    return found


def system(*languages: str) -> SimpleNamespace:
    """A system whose user reads `languages`, the dearest first."""
    return SimpleNamespace(uiLanguages=lambda: list(languages))


# The files


def test_nothing_is_wrong() -> None:
    command = [sys.executable, str(PACKAGING / "translations.py"), "check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("</context>", "", "mismatched tag"),
        ("<source>&amp;Undo</source>", "<source>&amp;Unmake</source>", "'&Undo' is missing"),
        ("<source>&amp;Undo</source>", "<source>&amp;Unmake</source>", "'&Unmake' is obsolete"),
        ("<translation>&amp;Annuler", '<translation type="unfinished">&amp;A', "is not translated"),
        ("<translation>&amp;Annuler", '<translation type="vanished">&amp;A', "'&Undo' is missing"),
        ("&amp;Annuler", "Annuler", "has other mnemonics than 'Annuler'"),
        ("Tour {0} sur {1}", "Tour {0}", "has other placeholders than 'Tour {0}'"),
    ],
)
def test_the_check_sees(
    script: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, complaint: str
) -> None:
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    path = tmp_path / "cascadia_fr.ts"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    monkeypatch.setattr(script, "FOLDER", tmp_path)
    assert any(complaint in line for line in script.complaints())


def test_the_check_sees_texts_that_lupdate_cannot_read(
    script: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = tmp_path / "module.py"
    module.write_text('class Page:\n    def f(self):\n        self.tr(f"{self} and more")\n')
    monkeypatch.setattr(script, "ROOT", tmp_path)
    monkeypatch.setattr(script, "modules", lambda: [module])
    assert "module.py:3: lupdate cannot read this text" in script.complaints()


def test_french_has_no_break_spaces(script: Any) -> None:
    breaks = re.compile(r"[^\s\u00a0][:;?!»]|[ ][:;?!»]|«[^\u00a0]")
    forms = [form for message in messages(script, "fr") for form in message.forms]
    assert forms
    assert [form for form in forms if breaks.search(form) and "://" not in form] == []


@pytest.mark.parametrize("language", CODES)
def test_every_text_comes_back_from_the_compiled_file(
    qapp: QApplication, script: Any, translations: None, language: str
) -> None:
    made = QTranslator()
    assert made.load(f"cascadia_{language}", str(FOLDER))
    for message in messages(script, language):
        context, source, comment = message.key
        for number, form in said_of(message, language):
            assert made.translate(context, source, comment, number) == form


def said_of(message: Any, language: str) -> list[tuple[int, str]]:
    """Numbers to say the message of, and the form that belongs to each."""
    if not message.plural:
        return [(-1, message.forms[0])]
    one, many = message.forms
    return [(0, one if language == "fr" else many), (1, one), (2, many), (101, many)]


def test_the_compiled_french_file_has_texts(script: Any, translations: None) -> None:
    made = QTranslator()
    assert made.load("cascadia_fr", str(FOLDER))
    assert len(messages(script, "fr")) > 500
    assert made.translate("Cards", "Bear") == "Ours"


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", ["%n point", "%n point", "%n points"]), ("en", ["%n points", "%n point", "%n points"])],
)
def test_plurals_comments_and_unfinished_texts(
    qapp: QApplication, script: Any, tmp_path: Path, language: str, said: list[str]
) -> None:
    source, target = tmp_path / "points.ts", tmp_path / "points.qm"
    source.write_text(PLURALS.replace('"fr"', f'"{language}"'), encoding="utf-8")
    script.compile_one(source, target)
    translator = QTranslator()
    assert translator.load(str(target))
    counted = [translator.translate("Points", "%n point(s)", "", number) for number in (0, 1, 2)]
    assert counted == said
    assert translator.translate("Points", "bear", "a verb") == "porter"
    assert translator.translate("Points", "bear") == "ours"
    assert not translator.translate("Points", "late")


def test_a_file_that_cannot_be_compiled_leaves_the_old_one(
    script: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(script, "FOLDER", tmp_path)
    for language in CODES:
        script.catalogue(tmp_path, language).write_text("this is none", encoding="utf-8")
        script.catalogue(tmp_path, language).with_suffix(".qm").write_text("old")
    with pytest.raises(subprocess.CalledProcessError):
        script.compile_all()
    assert {path.suffix for path in tmp_path.iterdir()} == {".ts", ".qm"}
    assert {path.read_text() for path in tmp_path.glob("*.qm")} == {"old"}


def test_a_build_has_the_versions_of_qt_that_the_program_has() -> None:
    project = tomllib.loads((PACKAGING.parent / "pyproject.toml").read_text(encoding="utf-8"))
    needed = {one for one in project["project"]["dependencies"] if one.startswith("PySide6")}
    assert needed
    assert needed <= set(project["build-system"]["requires"])


# The language


def test_words_of_the_french_edition(preferences: Preferences) -> None:
    preferences.language = "fr"
    animals = [species_name(species) for species in Wildlife]
    assert animals == ["Ours", "Wapiti", "Saumon", "Buse", "Renard"]
    habitats = [habitat_name(habitat) for habitat in Habitat]
    assert habitats == ["Montagne", "Forêt", "Prairie", "Marais", "Rivière"]
    assert [rank_name(rank) for rank in range(6)] == [
        "Flâneur",
        "Randonneur amateur",
        "Trekkeur averti",
        "Garde forestier",
        "Ranger d\u2019élite",
        "Légende de la Forêt",
    ]


def test_words_of_the_french_edition_of_kaskaria(preferences: Preferences) -> None:
    preferences.language = "fr"
    assert KASKARIA.title() == "Les héros de Kaskaria"
    assert [figure_name(figure) for figure in FIGURES] == [
        "Arpenteur des crêtes",
        "Griffon reptilien",
    ]
    assert card_name(Card("blue gold")) == "pépite\N{NO-BREAK SPACE}(bleu)"


def test_the_buttons_of_qt_follow(preferences: Preferences, qtbot: QtBot) -> None:
    for language, word in (("fr", "Annuler"), ("en", "Cancel")):
        preferences.language = language
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        qtbot.addWidget(box)
        button = box.button(QDialogButtonBox.StandardButton.Cancel)
        assert button.text().replace("&", "") == word


def test_the_default_locale_follows(preferences: Preferences) -> None:
    preferences.language = "fr"
    assert QLocale().language() is QLocale.Language.French
    preferences.language = "en"
    assert QLocale().language() is QLocale.Language.English


@pytest.mark.parametrize(
    ("languages", "spoken"),
    [
        (["fr-FR", "fr"], "fr"),
        (["fr-CA"], "fr"),
        (["de-DE", "de", "fr-Latn-FR", "fr"], "fr"),
        (["en-GB", "en", "fr"], "en"),
        (["de-DE", "de"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, languages: list[str], spoken: str
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: system(*languages))
    assert system_language() == spoken


@pytest.mark.parametrize(("language", "word"), [("fr-BE", "Ours"), ("de-DE", "Bear")])
def test_without_a_choice_the_system_decides(
    preferences: Preferences, monkeypatch: pytest.MonkeyPatch, language: str, word: str
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: system(language))
    preferences.language = ""
    assert QCoreApplication.translate("Cards", "Bear") == word
