"""Which helps a table may agree on for each person, beside how much a deduction sheet helps."""

HELPS = ("places",)
