"""Finished games in a database: no Qt, no window, and never in the way of a game."""
