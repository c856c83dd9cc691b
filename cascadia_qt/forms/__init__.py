"""Compiled from ui by packaging/forms.py; never edited."""
