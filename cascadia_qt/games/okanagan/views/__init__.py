"""How Okanagan looks."""
