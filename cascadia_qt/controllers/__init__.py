"""Gestures become actions here, and everything is wired together."""
