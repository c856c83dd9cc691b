"""Cascadia in a terminal."""
