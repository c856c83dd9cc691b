"""Notebooks on disk: files that people name, and the one that is kept by itself."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from cascadia_qt.games.cryptid.model.kept_document import KeptDocument
from cascadia_qt.games.cryptid.model.notebook import Notebook, read_notebook, write_notebook
from cascadia_qt.store.documents import Complaints, read_document, write_document
from cascadia_qt.words.language import translate

SUFFIX = ".json"
NAME = "cryptid-notebook.json"


def _complaints() -> Complaints:
    return Complaints(
        too_large=translate("CryptidFiles", "{0} is too large to be a notebook."),
        damaged=translate("CryptidFiles", "{0} is not a notebook that can be used: {1}"),
        not_one=translate("CryptidFiles", "{0} is not a notebook."),
    )


def load_notebook(path: Path) -> Notebook:
    """The notebook in the file at `path`; raises StorageError."""
    return read_document(path, read_notebook, _complaints())


def save_notebook(path: Path, notebook: Notebook) -> None:
    """Writes `notebook` to `path`, whole or not at all; raises StorageError."""
    write_document(path, write_notebook(notebook))


def notebook_keeper(folder: Path, parent: QObject) -> KeptDocument[Notebook]:
    """Who keeps the notebook in a folder, after every change."""
    return KeptDocument(folder / NAME, read_notebook, _complaints, parent)
