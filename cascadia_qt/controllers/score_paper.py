"""The score on paper: into a file of a person's choice, or to a printer after a preview."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from cascadia_qt.views.cascadia.score_export import export_score, name_filters
from cascadia_qt.views.cascadia.score_print import print_preview
from cascadia_qt.views.cascadia.scored_table import ScoredTable
from cascadia_qt.views.theme import Theme


def export_to_chosen_file(
    table: ScoredTable, theme: Theme, proposed: Path, window: QWidget
) -> Path | None:
    """Asks for a file and writes it; the result is where, None if nowhere. Raises ExportError."""
    title = QCoreApplication.translate("Shell", "Export the score")
    filters = name_filters()
    name, kind = QFileDialog.getSaveFileName(window, title, str(proposed), ";;".join(filters))
    if not name:
        return None
    path = Path(name)
    if not path.suffix:
        path = path.with_name(path.name + kind.rpartition("*")[2].removesuffix(")"))
    export_score(table, path, theme)
    return path


def print_with_preview(table: ScoredTable, window: QWidget) -> None:
    print_preview(table, window).exec()
