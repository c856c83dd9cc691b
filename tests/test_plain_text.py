"""What somebody else wrote is never taken for mark-up: one place makes labels, one shows tips."""

from __future__ import annotations

import ast
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

import cascadia_qt

ROOT = Path(cascadia_qt.__file__).parent
FORMS = ROOT.parent / "ui"
FORMAT = "Qt::TextFormat::PlainText"
MARKED = {"summary"}  # labels of forms whose mark-up is our own

# What Qt would guess at, and the one module that may use it.
PLACES = {
    "QLabel": "views/labels.py",
    "setTextFormat": "views/labels.py",
    "marked_label": "games/cascadia/views/deal/dialog.py",
    "setToolTip": "views/tips.py",
    "showText": "views/tips.py",
    "QMessageBox": "views/messages.py",
    "setMarkdown": "views/help/text.py",
}
NOWHERE = (
    "QErrorMessage",
    "QGraphicsTextItem",
    "QInputDialog",
    "QSplashScreen",
    "insertHtml",
    "setHtml",
    "setLabelText",
    "setWhatsThis",
)
PLACES |= dict.fromkeys(NOWHERE, "")


def used(tree: ast.AST) -> Iterator[str]:
    """The names that are called, derived from, or asked for a part."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield _last_name(node.func)
        elif isinstance(node, ast.ClassDef):
            yield from map(_last_name, node.bases)
        elif isinstance(node, ast.Attribute):
            yield _last_name(node.value)


def _last_name(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def test_labels_tips_and_message_boxes_are_made_in_one_place() -> None:
    strays = []
    for path in sorted(ROOT.rglob("*.py")):
        place = path.relative_to(ROOT).as_posix()
        if path.parent.name != "forms":
            names = set(used(ast.parse(path.read_text(encoding="utf-8"))))
            strays += [(place, name) for name in names & PLACES.keys() if PLACES[name] != place]
    assert strays == []


@pytest.mark.parametrize(
    "words",
    [
        "label = QLabel()",
        "class Note(QLabel): ...",
        "widget.setToolTip(name)",
        "QtWidgets.QToolTip.showText(point, name)",
        "QMessageBox.warning(window, '', name)",
        "box = QMessageBox()",
    ],
)
def test_strays_are_found(words: str) -> None:
    assert set(used(ast.parse(words))) & PLACES.keys()


def test_types_and_questions_are_no_strays() -> None:
    words = "def show(label: QLabel) -> None:\n    isinstance(label, QLabel)"
    assert not set(used(ast.parse(words))) & PLACES.keys()


def test_no_form_knows_of_the_other_places() -> None:
    kinds = {each.get("class") for form in FORMS.rglob("*.ui") for each in widgets(form)}
    assert "QLabel" in kinds
    assert not kinds & {"QTextEdit", "QTextBrowser", "QErrorMessage"}


@pytest.mark.parametrize("form", sorted(FORMS.rglob("*.ui")), ids=lambda form: form.stem)
def test_every_label_of_a_form_says_that_it_is_plain(form: Path) -> None:
    for label in widgets(form):
        if label.get("class") == "QLabel" and label.get("name") not in MARKED:
            shown = label.find("property[@name='textFormat']/enum")
            assert shown is not None, label.get("name")
            assert shown.text == FORMAT, label.get("name")


def widgets(form: Path) -> Iterator[ET.Element]:
    return ET.parse(form).iter("widget")
