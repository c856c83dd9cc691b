"""What of the table is shown: the switches of the View menu, kept as preferences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cascadia_qt.games.cascadia.model.preferences import CascadiaPreferences
from cascadia_qt.views.main_window import MainWindow

if TYPE_CHECKING:
    from cascadia_qt.games.cascadia.views.table.page import TablePage

_BESIDE = ("score", "race", "cards", "goals", "log")  # what the side panel holds


class Panels(QObject):
    """Keeps the page of a table, the switches and the preferences equal."""

    def __init__(self, window: MainWindow, preferences: CascadiaPreferences) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._page: TablePage | None = None
        for part, switch in window.parts.items():
            switch.triggered.connect(lambda on, part=part: self._switch(part, on))
        window.panel.triggered.connect(self._call)
        window.view_menu.aboutToShow.connect(self._show_switches)
        preferences.changed.connect(self._apply)
        self._show_switches()

    def attach(self, page: TablePage | None) -> None:
        """Another table is shown, or none."""
        self._page = page
        if page is not None:
            page.panel_called.connect(self._call)
            page.panel_moved.connect(self._show_switches)
        self._apply()

    def _switch(self, part: str, on: bool) -> None:
        """Shows or hides a part; what is called up is seen, too."""
        setattr(self._preferences, f"{part}_shown", on)
        if on and part in _BESIDE:
            self._call(True)

    def _call(self, on: bool) -> None:
        """Opens or closes the side panel; the drawer is remembered by itself."""
        setattr(self._preferences, self._place(), on)

    def _place(self) -> str:
        drawer = self._page is not None and self._page.panel_is_drawer
        return "drawer_shown" if drawer else "panel_shown"

    def _apply(self) -> None:
        page, preferences = self._page, self._preferences
        if page is not None:
            page.hide_parts(part for part in self._window.parts if not self._wanted(part))
            page.set_panel_wanted(beside=preferences.panel_shown, drawer=preferences.drawer_shown)
        self._show_switches()

    def _wanted(self, part: str) -> bool:
        return bool(getattr(self._preferences, f"{part}_shown"))

    def _show_switches(self) -> None:
        page = self._page
        self._window.panel.setChecked(getattr(self._preferences, self._place()))
        self._window.panel.setEnabled(page is not None)
        for part, switch in self._window.parts.items():
            switch.setChecked(self._wanted(part))
            switch.setEnabled(page is not None and page.has_part(part))
