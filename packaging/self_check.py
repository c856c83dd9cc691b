"""Does in the frozen program what `--smoke` does not: late imports, paper, plots, translations."""

from __future__ import annotations

import importlib
import json
import pkgutil
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo
from PySide6.QtWidgets import QWidget

import cascadia_qt
from cascadia_qt.app import make_application
from cascadia_qt.assets import resource
from cascadia_qt.games.cascadia.ai.kernel import search
from cascadia_qt.games.cascadia.views.score.report import report_of
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable, scored_table
from cascadia_qt.shelf import GAMES, PLACES, commands_of
from cascadia_qt.views.help.book import help_pages
from cascadia_qt.views.paper.export import export_report
from cascadia_qt.views.paper.printing import print_preview
from cascadia_qt.views.theme import LIGHT
from cascadia_qt.words.languages import CODES


def check(folder: str) -> int:
    """Writes into `folder` what came out, as report.json, and the files that were made."""
    place, app = Path(folder), make_application()
    record = GAMES["cascadia"].setups().smoke()
    table = scored_table(record.seats, record.history.state)
    for suffix in ("pdf", "png", "svg", "csv"):
        export_report(report_of(table), place / f"score.{suffix}", LIGHT)
    _print(table, place / "printed.pdf")
    report = {
        "modules": _import_everything(),
        "games": {game: _parts(game) for game in PLACES},
        "compiled kernel": not search.__file__.endswith((".py", ".pyc")),
        "printers": QPrinterInfo.availablePrinterNames(),
        "Qt": _translated("qtbase", "QPlatformTheme", "Cancel"),
        "program": _translated("cascadia", "Program", "Cascadia Table"),
        "help pages": {game: len(help_pages(game, "fr")) for game in PLACES},
        "plot": _plot(place / "plot.png"),
    }
    (place / "report.json").write_text(json.dumps(report), encoding="utf-8")
    app.quit()
    return 0


def _import_everything() -> list[str]:
    names = [
        info.name
        for info in pkgutil.walk_packages(cascadia_qt.__path__, "cascadia_qt.")
        if not info.name.endswith("__main__")
    ]
    for name in names:
        importlib.import_module(name)
    return names


def _parts(game: str) -> list[str]:
    """The modules that are found by a name alone, which nothing shows but asking for each."""
    entry = GAMES[game]
    names = [PLACES[game], entry.gui, entry.commands, entry.terminal, commands_of(game).pictures]
    names += filter(None, [entry.statistics])
    return [importlib.import_module(name).__name__ for name in names]


def _print(table: ScoredTable, path: Path) -> None:
    parent = QWidget()
    preview = print_preview(report_of(table), parent)
    printer = preview.printer()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    preview.paintRequested.emit(printer)


def _translated(name: str, context: str, text: str) -> dict[str, str]:
    """What `text` is in every language but its own."""
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    folder = qt if name == "qtbase" else str(resource("translations"))
    found = {}
    for language in CODES[1:]:
        translator = QTranslator()
        translator.load(f"{name}_{language}", folder)
        QCoreApplication.installTranslator(translator)
        found[language] = QCoreApplication.translate(context, text)
        QCoreApplication.removeTranslator(translator)
    return found


def _plot(path: Path) -> bool:
    import numpy as np
    import pyqtgraph as pg

    from cascadia_qt.views.statistics.plots import Plot

    plot = Plot()
    days = np.arange(20.0)
    plot.canvas.addItem(pg.ScatterPlotItem(days, days * 2))
    plot.canvas.addItem(pg.PlotCurveItem(days, np.convolve(days, days, "same")))
    plot.canvas.addItem(pg.BarGraphItem(x=days, height=days, width=1))
    plot.resize(600, 400)
    return plot.grab().save(str(path))
