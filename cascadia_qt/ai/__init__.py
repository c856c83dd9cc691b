"""Computer players: pure Python like the rules, so that they can think anywhere."""
