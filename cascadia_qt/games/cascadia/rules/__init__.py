"""Cascadia, on hexagonal and on square tiles."""
