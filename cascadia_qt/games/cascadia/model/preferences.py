"""What a person has chosen that only Cascadia asks for."""

from __future__ import annotations

from cascadia_qt.model.preferences import Preference, Preferences


class CascadiaPreferences(Preferences):
    """The preferences of the program, and those of Cascadia."""

    bill = Preference(True)
    score_shown = Preference(True)
    race_shown = Preference(True)
    cards_shown = Preference(True)
    goals_shown = Preference(True)
    supply_shown = Preference(True)
    landscapes_shown = Preference(True)
    achievements_folded = Preference(True)
    pondering = Preference(True)  # computers think on while persons decide
    all_achievements = Preference(False)  # the winner ticks all he reached, and solo players too
