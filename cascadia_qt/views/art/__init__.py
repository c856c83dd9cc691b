"""Brushes, curves and grounds that the art of several games is painted with."""
