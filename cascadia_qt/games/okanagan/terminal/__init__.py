"""Okanagan in a terminal."""
