"""Gestures at the table become actions here."""
