"""The notebook beside the cardboard game."""
