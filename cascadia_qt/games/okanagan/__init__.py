"""Okanagan: Valley of the Lakes, on one common board of square tiles."""
