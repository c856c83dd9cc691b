"""Laying out a board: sections, their turns, and structures."""
