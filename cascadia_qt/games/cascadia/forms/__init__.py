"""Compiled from ui/cascadia by packaging/forms.py; never edited."""
