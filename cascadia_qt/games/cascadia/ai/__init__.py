"""Computer players for Cascadia."""
