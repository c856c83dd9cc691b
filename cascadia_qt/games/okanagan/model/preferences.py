"""What a person has chosen that only Okanagan asks for."""

from __future__ import annotations

from cascadia_qt.model.preferences import Preference, Preferences


class OkanaganPreferences(Preferences):
    """The preferences of the program, and those of Okanagan."""

    foresees = Preference(True)  # whether a tile in hand tells what it would close
    speaks = Preference(False)
    players_shown = Preference(True)
    survey_shown = Preference(True)
