"""Compiled from ui/okanagan by packaging/forms.py; never edited."""
