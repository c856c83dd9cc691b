"""The map as a widget of its own, for whatever is not the table."""
