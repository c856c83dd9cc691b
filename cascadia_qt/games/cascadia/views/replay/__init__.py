"""A game as a film, with its graph."""
