"""Cryptid in a terminal."""
