"""The window: menus, one slim toolbar, and the page that is being looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionEvent,
    QCloseEvent,
    QKeySequence,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QMainWindow,
    QMenu,
    QMenuBar,
    QSizePolicy,
    QToolBar,
    QWidget,
)

from cascadia_qt.views.game_action import GameAction, Place
from cascadia_qt.views.plain_text import without_mnemonic
from cascadia_qt.views.room import fit_into_screen, room_for
from cascadia_qt.views.style import dress, tools_sheet

if TYPE_CHECKING:
    from cascadia_qt.views.help.key_lines import KeySection

_LEAST = QSize(960, 560)
_LOW = 840  # below which menus and tools share a row


class MainWindow(QMainWindow):
    """Holds pages and actions; what the actions do is decided elsewhere.

    Attributes:
        extras: the actions of the game whose turn it is to offer some, by their names.
        parts: its switches that show and hide parts of the table, by the names of these.

    Signals:
        closing: the window is about to go.
        translated: it speaks another language.
    """

    closing = Signal()
    translated = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumSize(_LEAST.boundedTo(room_for(self)))
        self._placed: QRect | None = None
        self._offered: Sequence[GameAction] = ()
        self._hint_words: Callable[[], tuple[str, str] | None] = lambda: None
        self._scored = True
        self.extras: dict[str, QAction] = {}
        self.parts: dict[str, QAction] = {}
        standard = QKeySequence.StandardKey
        self.new_game = self._action(standard.New)
        self.open_game = self._action(standard.Open)
        self.same_deal = self._action()
        self.save_game = self._action(standard.Save)
        self.export = self._action("Ctrl+E")
        self.print = self._action(standard.Print)
        self.welcome = self._action()
        self.preferences = self._action(standard.Preferences)
        self.quit = self._action("Ctrl+Q")
        self.games = self._action("Ctrl+G")
        self.statistics = self._action("Ctrl+T")
        self.folder = self._action()
        self.undo = self._action(standard.Undo, "U")
        self.redo = self._action("Ctrl+Y", "Ctrl+Shift+Z")
        self.hint = self._action("H")
        self.hint.setAutoRepeat(False)
        self.scores = self._action("S")
        self.fit = self._action("F")
        self.zoom_in = self._action(standard.ZoomIn, "+")
        self.zoom_out = self._action(standard.ZoomOut, "-")
        self.replay = self._action("P")
        self.describe = self._action("F2")
        self.describe_beside = self._action("Shift+F2")
        self.board_table = self._action("Ctrl+F2")
        self.panel = self._action("F9")
        self.panel.setCheckable(True)
        self.full_screen = self._action("F11")
        self.help = self._action("F1")
        self.learn = self._action()
        self.keys = self._action("?")
        self.about = self._action()
        self.quit.triggered.connect(self.close)
        self.full_screen.triggered.connect(self._toggle_full_screen)
        self._menus = QMenuBar()
        self._menus.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        self._add_menus()
        self._add_toolbar()
        self._build_menus()
        self._build_tools()
        self._build_head()
        self._retranslate()

    def show_page(self, page: QWidget, *, tools: bool) -> None:
        """Shows `page` instead of the one before, which is let go; `tools` shows the toolbar."""
        self._tools.setVisible(tools)
        before = self.centralWidget()
        self.setCentralWidget(page)
        page.setFocus()
        if before is not None:
            before.deleteLater()

    def show_on_screen(self) -> None:
        """Shows the window; all of it is on the screen as soon as its frame is there, too."""
        self.show()
        self._placed = self.geometry()

    def menuBar(self) -> QMenuBar:
        return self._menus

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WindowActivate:
            free = not (self.isMaximized() or self.isFullScreen())
            if free and self.geometry() == self._placed:
                fit_into_screen(self)
            self._placed = None
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_head()

    def _share_head(self) -> None:
        """On a low window menus and tools share a row, if it has room for all of them."""
        needed = sum(part.sizeHint().width() for part in (self._menus, self._tools))
        row = self.height() < _LOW and needed <= self.width()
        ways = QBoxLayout.Direction
        self._head.setDirection(ways.LeftToRight if row else ways.TopToBottom)

    def key_sections(self) -> list[KeySection]:
        """The keys of the menus, a section each."""
        from cascadia_qt.views.help.key_lines import KeySection, action_lines

        menus = (self._game_menu, self._turn_menu, self.view_menu, self._journal_menu)
        sections = [
            KeySection(without_mnemonic(menu.title()), action_lines(menu.actions()))
            for menu in (*menus, self._help_menu)
        ]
        return [section for section in sections if section.lines]

    def table_actions(self) -> list[QAction]:
        """The actions that only make sense at a table."""
        extras = (self.extras[each.name] for each in self._offered if each.at_table)
        return [self.save_game, self.same_deal, self.export, self.print, self.undo, self.redo,
                self.hint, self.scores, self.replay, self.fit, self.zoom_in, self.zoom_out,
                self.welcome, *self._words, *extras]  # fmt: skip

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._share_head()
            self.translated.emit()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._share_head()
        super().changeEvent(event)

    def offer(
        self,
        actions: Sequence[GameAction],
        hint: Callable[[], tuple[str, str] | None] = lambda: None,
        *,
        scored: bool = True,
    ) -> bool:
        """Lets the menus and tools have the actions of one game; whether it was another before.

        `hint` says what menu and tool call the hint of the game, if that has words of its own; a
        game that is not `scored` has a result.
        """
        if (actions, hint, scored) == (self._offered, self._hint_words, self._scored):
            return False
        self._offered, self._hint_words, self._scored = actions, hint, scored
        for old in (*self.extras.values(), *self.parts.values()):
            old.deleteLater()
        self.extras, self.parts = {}, {}
        for each in actions:
            self._named(each)[each.name] = self._extra(each)
        self._build_menus()
        self._build_tools()
        self._retranslate()
        return True

    def _extra(self, each: GameAction) -> QAction:
        extra = self._action(*each.keys)
        extra.setCheckable(each.checkable)
        if each.do is not None:
            extra.triggered.connect(lambda _=False, do=each.do: do())
        return extra

    def _named(self, each: GameAction) -> dict[str, QAction]:
        return self.parts if each.place is Place.PART else self.extras

    def _extras(self, place: Place) -> list[QAction]:
        return [self._named(each)[each.name] for each in self._offered if each.place is place]

    def _action(self, *keys: QKeySequence.StandardKey | str) -> QAction:
        action = QAction(self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        self.addAction(action)
        return action

    @property
    def _words(self) -> list[QAction]:
        """What tells in words what a table shows."""
        return [self.describe, self.describe_beside, self.board_table]

    def _build_menus(self) -> None:
        extras, quitting = self._extras, [self.quit]
        games = [self.new_game, *extras(Place.NEW), self.same_deal]
        files = [self.open_game, self.save_game]
        paper = [self.export, self.print, *extras(Place.PAPER)]
        around = [self.welcome, self.preferences]
        _fill(self._game_menu, games, files, paper, around, quitting)
        takes = [self.undo, self.redo]
        scores = [self.scores, *extras(Place.SCORES)]
        films = [self.replay, *extras(Place.FILM)]
        _fill(self._turn_menu, takes, [self.hint, *extras(Place.TURN)], scores, films)
        zooms = [self.fit, self.zoom_in, self.zoom_out]
        parts = [self.panel, *extras(Place.PART)]
        _fill(self.view_menu, zooms, self._words, extras(Place.SWITCH), parts, [self.full_screen])
        journal = [self.games, self.statistics]
        _fill(self._journal_menu, journal, extras(Place.JOURNAL), [self.folder])
        _fill(self._help_menu, [self.help, self.learn, self.keys], [self.about])

    def _build_head(self) -> None:
        """Menus and tools, one under the other or in one row."""
        head = QWidget()
        self._head = QBoxLayout(QBoxLayout.Direction.TopToBottom, head)
        self._head.setContentsMargins(0, 0, 0, 0)
        self._head.setSpacing(0)
        self._head.addWidget(self._menus, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addWidget(self._tools, 1)
        self.setMenuWidget(head)

    def _add_menus(self) -> None:
        self._game_menu = self._menus.addMenu("")
        self._turn_menu = self._menus.addMenu("")
        self.view_menu = self._menus.addMenu("")
        self._journal_menu = self._menus.addMenu("")
        self._help_menu = self._menus.addMenu("")

    def _add_toolbar(self) -> None:
        self._tools = bar = _Tools()
        bar.setObjectName("toolbar")
        bar.setMovable(False)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)

    def _build_tools(self) -> None:
        extras = [self.extras[each.name] for each in self._offered if each.tool is not None]
        files = [self.new_game, self.open_game, self.save_game]
        takes = [self.undo, self.redo]
        _fill(self._tools, files, takes, [self.hint], [self.scores, *extras, self.fit])

    def _retranslate(self) -> None:
        self._game_menu.setTitle(self.tr("&Game"))
        self._turn_menu.setTitle(self.tr("&Turn"))
        self.view_menu.setTitle(self.tr("&View"))
        self._journal_menu.setTitle(self.tr("&Journal"))
        self._help_menu.setTitle(self.tr("&Help"))
        self._tools.setWindowTitle(self.tr("Tools"))
        self.new_game.setText(self.tr("&New game…"))
        self.same_deal.setText(self.tr("Play this deal a&gain"))
        self.open_game.setText(self.tr("&Open…"))
        self.save_game.setText(self.tr("&Save as…"))
        self.welcome.setText(self.tr("&Welcome page"))
        self.preferences.setText(self.tr("&Preferences…"))
        self.quit.setText(self.tr("&Quit"))
        self.games.setText(self.tr("&Games played…"))
        self.statistics.setText(self.tr("&Statistics…"))
        self.folder.setText(self.tr("&Open the folder"))
        self.undo.setText(self.tr("&Undo"))
        self.redo.setText(self.tr("&Redo"))
        self.fit.setText(self.tr("&Fit the board"))
        self.zoom_in.setText(self.tr("&Zoom in"))
        self.zoom_out.setText(self.tr("Zoom &out"))
        self.replay.setText(self.tr("Re&play the game"))
        self.describe.setText(self.tr("D&escribe this place"))
        self.describe_beside.setText(self.tr("Describe &what is beside it"))
        self.board_table.setText(self.tr("&Board as a table"))
        self.panel.setText(self.tr("S&ide panel"))
        self._name_result()
        self._name_tools()
        for each in self._offered:
            self._named(each)[each.name].setText(each.text())
            if each.tool is not None:
                self.extras[each.name].setIconText(each.tool())
        self.full_screen.setText(self.tr("Full &screen"))
        self.help.setText(self.tr("&How to play"))
        self.learn.setText(self.tr("&Learn by playing"))
        self.keys.setText(self.tr("&Keys"))
        self.about.setText(self.tr("&About"))

    def _name_result(self) -> None:
        """What a game comes to: points, where it has them."""
        if self._scored:
            self.scores.setText(self.tr("&Scores"))
            self.export.setText(self.tr("&Export the score…"))
            self.print.setText(self.tr("P&rint the score…"))
        else:
            self.scores.setText(self.tr("Re&sult"))
            self.export.setText(self.tr("&Export the result…"))
            self.print.setText(self.tr("P&rint the result…"))

    def _name_tools(self) -> None:
        """What is shorter in the toolbar, where it stands beside the others, or a game's own."""
        self.save_game.setIconText(self.tr("Save"))
        self.fit.setIconText(self.tr("Fit"))
        hint, tool = self._hint_words() or (self.tr("&Hint"), self.tr("Hint"))
        self.hint.setText(hint)
        self.hint.setIconText(tool)

    def _toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()


def _fill(widget: QMenu | QToolBar, *groups: list[QAction]) -> None:
    """Holds `groups` and nothing else, with a line between any two of them."""
    widget.clear()
    for number, group in enumerate(filter(None, groups)):
        if number:
            widget.addSeparator()
        widget.addActions(group)


class _Tools(QToolBar):
    """A toolbar whose buttons hear of their actions once, however often these have changed.

    Since some version after 6.8 Qt connects a button to its action anew with every change, and
    never lets go: over an evening memory grows, and each change takes longer.
    """

    def showEvent(self, event: QShowEvent) -> None:
        dress(self, tools_sheet())
        super().showEvent(event)

    def actionEvent(self, event: QActionEvent) -> None:
        """Comes before the button's own, which connects it again."""
        if event.type() is QEvent.Type.ActionChanged:
            event.action().disconnect(self.widgetForAction(event.action()))
        super().actionEvent(event)
