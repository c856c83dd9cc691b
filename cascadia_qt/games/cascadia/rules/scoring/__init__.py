"""Scores, explained: every point belongs to a unit that says which cells earned it and why."""
