"""Which helps a table may agree on for each person."""

HELPS = ("hints", "previews", "memory", "undo")
