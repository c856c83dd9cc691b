"""Where to write something: asked of a person, with all its questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from cascadia_qt.store.file_names import is_there
from cascadia_qt.views.file_formats import FileFormats
from cascadia_qt.views.messages import ask

translate = QCoreApplication.translate
Place = QStandardPaths.StandardLocation


def folder_for(last: str, usual: Place = Place.DocumentsLocation) -> Path:
    """Where a file dialog begins: in the `last` folder, or the `usual` one, or what is left of it.

    Qt takes the last part of a folder that is not there for the name of a file.
    """
    wanted = Path(last or QStandardPaths.writableLocation(usual))
    return next((there for there in (wanted, *wanted.parents) if _is_folder(there)), Path.home())


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # a name too long for the system, or a disk that does not answer
        return False


def asked_path(
    over: QWidget | None, title: str, proposed: Path, formats: FileFormats[Any]
) -> Path | None:
    """The file that somebody chooses; None if nobody does, or an old one is to stay."""
    filters = ";;".join(formats.name_filters())
    return _asked(over, title, proposed, filters, formats.path_for)


def asked_file(
    over: QWidget | None, title: str, proposed: Path, name_filter: str, suffixes: Sequence[str]
) -> Path | None:
    """The same for one format: a name without any of its `suffixes` gets the first one."""

    def path_for(name: str, _: str) -> Path:
        return Path(name if Path(name).suffix.lower() in suffixes else name + suffixes[0])

    return _asked(over, title, proposed, name_filter, path_for)


def _asked(
    over: QWidget | None,
    title: str,
    proposed: Path,
    filters: str,
    path_for: Callable[[str, str], Path],
) -> Path | None:
    name, kind = QFileDialog.getSaveFileName(over, title, str(proposed), filters)
    if not name:
        return None
    path = path_for(name, kind)
    # The file dialog has asked already if the name was whole.
    if path != Path(name) and is_there(path) and not _may_replace(path, over):
        return None
    return path


def _may_replace(path: Path, over: QWidget | None) -> bool:
    question = translate("ScorePaper", "{0} exists already. Replace it?").format(path.name)
    return ask(over, question)
