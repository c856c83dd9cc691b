"""What a person has chosen that only Kaskaria asks for."""

from __future__ import annotations

from cascadia_qt.model.preferences import Preference, Preferences


class KaskariaPreferences(Preferences):
    """The preferences of the program, and those of Kaskaria."""

    remembers = Preference(True)  # whether cards that others took openly are shown
    speaks = Preference(False)
