"""Leads a game of Cryptid at its table."""
