"""Compiled from ui/kaskaria by packaging/forms.py; never edited."""
