"""Which helps a table may agree on for each person."""

HELPS = ("hints", "previews", "places", "undo")
