"""The games: a package each, and none knows another."""
