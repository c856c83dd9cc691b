"""What of the table is shown: the switches of the View menu, kept as preferences."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from cascadia_qt.model.preferences import Preferences
from cascadia_qt.views.main_window import MainWindow

if TYPE_CHECKING:
    from cascadia_qt.views.table.panelled_page import PanelledPage


class Panels(QObject):
    """Keeps the page of a table, the switches and the preferences of a game equal.

    A part is shown while the preference of its name with `_shown` says so. The switches are the
    game's for as long as its actions are in the menus.
    """

    def __init__(
        self, window: MainWindow, preferences: Preferences, beside: Collection[str], parent: QObject
    ) -> None:
        """The side panel holds the parts that are `beside` the board."""
        super().__init__(parent)
        self._window = window
        self._preferences = preferences
        self._beside = beside
        self._page: PanelledPage | None = None
        self._parts: dict[str, QAction] = {}
        window.panel.triggered.connect(self._call)
        window.view_menu.aboutToShow.connect(self._show_switches)
        preferences.changed.connect(self._apply)

    def offer(self) -> None:
        """The switches of the game are in the menus from now on."""
        self._parts = self._window.parts
        for part, switch in self._parts.items():
            switch.triggered.connect(lambda on, part=part: self._switch(part, on))
        self._show_switches()

    @property
    def _offered(self) -> bool:
        return self._parts is self._window.parts

    def attach(self, page: PanelledPage | None) -> None:
        """Another table is shown, or none."""
        self._page = page
        if page is not None:
            page.panel_called.connect(self._call)
            page.panel_moved.connect(self._show_switches)
        self._apply()

    def _switch(self, part: str, on: bool) -> None:
        """Shows or hides a part; what is called up is seen, too."""
        setattr(self._preferences, f"{part}_shown", on)
        if on and part in self._beside:
            self._call(True)

    def _call(self, on: bool) -> None:
        """Opens or closes the side panel; the drawer is remembered by itself."""
        if self._offered:
            setattr(self._preferences, self._place(), on)

    def _place(self) -> str:
        drawer = self._page is not None and self._page.panel_is_drawer
        return "drawer_shown" if drawer else "panel_shown"

    def _apply(self) -> None:
        page, preferences = self._page, self._preferences
        if page is not None:
            page.hide_parts(part for part in self._parts if not self._wanted(part))
            page.set_panel_wanted(beside=preferences.panel_shown, drawer=preferences.drawer_shown)
        self._show_switches()

    def _wanted(self, part: str) -> bool:
        return bool(getattr(self._preferences, f"{part}_shown"))

    def _show_switches(self) -> None:
        page = self._page
        if not self._offered:
            return
        self._window.panel.setChecked(getattr(self._preferences, self._place()))
        self._window.panel.setEnabled(page is not None)
        for part, switch in self._parts.items():
            switch.setChecked(self._wanted(part))
            switch.setEnabled(page is not None and page.has_part(part))
