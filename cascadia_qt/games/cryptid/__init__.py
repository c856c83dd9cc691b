"""Cryptid: one secret clue each, and one habitat that fits them all."""
