"""What a person has chosen, each declared once with its type and default."""

from __future__ import annotations

from typing import Generic, TypeVar, cast, overload

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal, SignalInstance

from cascadia_qt.shelf import FIRST_GAME
from cascadia_qt.words.languages import CODES

_USUAL_SPEED = 100
T = TypeVar("T")
Kind = TypeVar("Kind", bound="Preferences")


class Preference(Generic[T]):
    """A value kept in QSettings; setting it to something else tells everybody."""

    def __init__(self, default: T, choices: tuple[T, ...] = (), key: str = "") -> None:
        self._default = default
        self._choices = choices
        self._key = key

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name
        self._key = self._key or name

    @overload
    def __get__(self, preferences: None, owner: type) -> Preference[T]: ...
    @overload
    def __get__(self, preferences: Preferences, owner: type) -> T: ...
    def __get__(self, preferences: Preferences | None, owner: type) -> Preference[T] | T:
        if preferences is None:
            return self
        value = _read(preferences.settings.value(self._key), type(self._default))
        sound = value is not None and (not self._choices or value in self._choices)
        return cast("T", value) if sound else self._default

    def __set__(self, preferences: Preferences, value: T) -> None:
        if value != self.__get__(preferences, type(preferences)):
            preferences.settings.setValue(self._key, value)
            preferences.changed.emit(self._name)


def _read(value: object, kind: type) -> object:
    """What a settings file holds, as `kind`; None if it is not that. Files know text only."""
    if kind is bool and value in ("true", "false"):
        return value == "true"
    if kind is int and isinstance(value, str) and value.isdecimal() and len(value) < 10:
        return int(value)
    if kind is str and type(value) is int:
        return str(value)
    return value if type(value) is kind else None


class _Bell(QObject):
    """Tells whatever belongs to one file of settings; carries the name of a preference.

    Attributes:
        still: whether the system wants as little motion as possible.
    """

    rang = Signal(str)

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self.still = False


class Preferences:
    """Everything that is remembered between two starts, but for games.

    A game declares what only it asks for in a class of its own, which adds to these.

    Attributes:
        changed: a preference has a new value; carries its name.
    """

    language = Preference("", ("", *CODES))  # "" is the system's
    theme = Preference("system", ("system", "light", "dark", "contrast"))
    letters = Preference(False)  # on pieces that differ in colour
    text_size = Preference(100, (100, 125, 150, 175, 200))  # per cent of what the system uses
    touch = Preference(False)  # targets are large enough for fingers
    touched = Preference(False)  # somebody has touched the screen
    speed = Preference("system", ("system", "0", "50", "100", "200"), key="motion")
    handover = Preference(True)
    confirm_turn = Preference(False)
    helps = Preference(True)
    purist = Preference(False)
    panel_shown = Preference(True)  # beside the board
    drawer_shown = Preference(False)  # over the board, where there is no room beside it
    log_shown = Preference(True)
    log_folded = Preference(False)
    film_speed = Preference(100, (50, 100, 200, 400))  # per cent of the usual speed
    last_folder = Preference("")
    recent_games = Preference("[]")

    def __init__(
        self, settings: QSettings, parent: QObject | None = None, bell: _Bell | None = None
    ) -> None:
        self.settings = settings
        self._bell = bell or _Bell(parent)
        self.changed: SignalInstance = self._bell.rang

    @property
    def motion(self) -> int:
        """How long motions take, in per cent of the usual duration; 0 is off."""
        if self.speed == "system":
            return 0 if self._bell.still else _USUAL_SPEED
        return int(self.speed)

    @motion.setter
    def motion(self, percent: int) -> None:
        self.speed = str(percent)

    def set_still(self, still: bool) -> None:
        """The system wants as little motion as possible, or does not mind."""
        if still != self._bell.still:
            self._bell.still = still
            self.changed.emit("speed")

    def of(self, kind: type[Kind]) -> Kind:
        """The same file of settings with what the preferences of a game add to these."""
        return kind(self.settings, bell=self._bell)

    def setup(self, game: str) -> str:
        """How `game` was set up the last time, as its own text."""
        value = self.settings.value(_setup_key(game))
        return value if isinstance(value, str) else ""

    def set_setup(self, game: str, text: str) -> None:
        self.settings.setValue(_setup_key(game), text)

    def state(self, name: str) -> QByteArray | None:
        """The geometry of a window or splitter; None at first."""
        value = self.settings.value(f"geometry/{name}")
        return value if isinstance(value, QByteArray) else None

    def set_state(self, name: str, value: QByteArray) -> None:
        self.settings.setValue(f"geometry/{name}", value)


def _setup_key(game: str) -> str:
    # The first game was alone when its key got a name.
    return "last_setup" if game == FIRST_GAME else f"setup/{game}"
