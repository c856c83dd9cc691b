"""Leads a game of Okanagan at its table."""
