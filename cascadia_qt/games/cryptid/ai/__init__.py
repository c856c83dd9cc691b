"""Computer players for Cryptid, and everything else that reasons about clues."""
