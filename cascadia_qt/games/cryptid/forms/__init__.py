"""Compiled from ui/cryptid by packaging/forms.py; never edited."""
