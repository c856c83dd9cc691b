"""The score pad: an editor for the tables of cardboard games."""
