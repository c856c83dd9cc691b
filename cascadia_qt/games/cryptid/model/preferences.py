"""What a person has chosen that only Cryptid asks for."""

from __future__ import annotations

from cascadia_qt.model.preferences import Preference, Preferences


class CryptidPreferences(Preferences):
    """The preferences of the program, and those of Cryptid."""

    sheet_shown = Preference(True)
