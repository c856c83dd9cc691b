"""How Cascadia looks."""
