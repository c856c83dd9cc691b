"""How Cryptid looks."""
